# Why one bets, draws and keeps a bank so: what is said when advice is asked for.

do-take_bank = Tomar la banca con { $farthings }
do-bid_sum = Pujar { $farthings }
do-bet = Apostar { $farthings }
do-name_cutter = Que corte { $seat }
do-banco = Cantar banco
do-draw = Pedir carta
do-stand = Plantarse

hint-any = Lo mismo da uno que otro: no se conoce ninguna carta.
hint-ready = La jugada ha terminado, y no hay nada que pensar.
hint-take = La banca lleva ventaja en cada apuesta.
hint-decline = Una banca da poco, de promedio, y una sola jugada puede llevársela entera.
hint-pass = Lo que ahora recoja ya no se puede perder.
hint-silent = De cada apuesta la banca se queda una parte, y el banco es la mayor.
hint-banco = Juega su propia mano, contra toda la banca.
hint-no-bet = Lo que no se apuesta no se pierde.
hint-bet = La apuesta mínima es la que menos pierde, y aun así se juega.
hint-bound = Las reglas del club no dejan elegir.
hint-draw =
    Pedir { $wins_own ->
        [0] pierde
       *[1] gana
    } { WORDS($number_own) } de cada cien; plantarse { $wins_other ->
        [0] pierde
       *[1] gana
    } { WORDS($number_other) }.
hint-stand =
    Plantarse { $wins_own ->
        [0] pierde
       *[1] gana
    } { WORDS($number_own) } de cada cien; pedir { $wins_other ->
        [0] pierde
       *[1] gana
    } { WORDS($number_other) }.
