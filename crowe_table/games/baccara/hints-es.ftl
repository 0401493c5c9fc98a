# Why one bets, draws and keeps a bank so: what is said when advice is asked for.

do-take_bank = Tomar la banca con { $farthings }
do-bid_sum = Pujar { $farthings }
do-bet = Apostar { $farthings }
do-name_cutter = Que corte { $seat }
do-banco = Cantar banco
do-draw = Pedir carta
do-stand = Plantarse

hint-any = Tanto da uno como otro: no se conoce ninguna carta.
hint-ready = La <jugada>jugada</> ha terminado, y no hay nada que pensar.
hint-take = La banca lleva ventaja en cada apuesta.
hint-decline = De media, una banca da poco, y una sola <jugada>jugada</> puede llevársela entera.
hint-pass = Lo que recoja ahora ya no se puede perder.
hint-silent = De media, la banca se queda una parte de cada apuesta, y <banco>banco</> es la mayor de todas.
hint-banco = Juega usted sus propias cartas, contra toda la banca.
hint-no-bet = Lo que no se apuesta no se pierde.
hint-bet = Con la apuesta mínima se pierde lo mínimo, y aun así se juega.
hint-bound = Las reglas del club no dejan elegir.
hint-draw =
    Si pide, { $wins_own ->
        [0] pierde
       *[1] gana
    } { WORDS($number_own) } de cada cien; si se planta, { $wins_other ->
        [0] pierde
       *[1] gana
    } { WORDS($number_other) }.
hint-stand =
    Si se planta, { $wins_own ->
        [0] pierde
       *[1] gana
    } { WORDS($number_own) } de cada cien; si pide, { $wins_other ->
        [0] pierde
       *[1] gana
    } { WORDS($number_other) }.
