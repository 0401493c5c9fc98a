# Lo que hay que hacer de otro modo que en la lección, por regla.

differs-game_points = Se gana con { $value } tantos.
differs-honours-hoyle = As, rey, dama y sota de triunfo cuentan a la pareja que tiene más.
differs-call_at_eight-yes = La pareja con ocho tantos puede preguntar, antes de jugar, si sus honores ganan la partida.
differs-rubber-best_of_3 = Quien gana dos partidas de tres se lleva el rubber.
differs-revoke-three_tricks = La mesa deja hacer renuncio: le puede costar tres bazas.
