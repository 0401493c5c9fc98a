# Lo que hay que hacer de otro modo que en la lección, por regla.

differs-game-ruff_and_honours = Es el antiguo Ruff and Honours: gana quien más bazas hace, y cuentan as, rey, dama y sota de triunfo.
differs-first_lead-eldest = Sale el de la izquierda del que reparte, elija quien elija triunfo.
differs-exchange_duty-must = Quien reparte debe tomar la muestra si es triunfo.
differs-games-best_of_3 = Gana quien se lleva dos partidas de tres.
