# Why a bet is good: what is said when advice is asked for. Each speaks for the answer, in ten words or so.

do-declare = Apostar { $farthings }
do-set_stake =
    { $amount ->
        [0] No poner nada
       *[other] Poner { $farthings }
    }
do-accept = Aceptar la apuesta de { $seat }
do-knock =
    { $number ->
        [0] No golpear hacia nadie
       *[other] Golpear hacia { $seats }
    }
do-name_main = Decir { WORDS($number) }
do-lay_odds =
    { $amount ->
        [0] No dar ventaja
       *[other] Dar { $farthings } de ventaja
    }
do-offer_side =
    Apostar { $farthings } { $word ->
        [in] a que gana quien tira
        [out] a que pierde quien tira
        [cast_nick] a que la próxima es acierto
       *[cast_lose] a que la próxima sale fuera
    }
do-retrieve = Retirar su apuesta
do-no_offer = No ofrecer nada
do-refuse_all = Rechazarlas todas
do-take_side = Tomar la apuesta de { $seat }

hint-first = No hay nada que pensar.
hint-throw = Las apuestas están puestas.
hint-ready = La mano ha terminado, y no hay nada que pensar.

## The wager, and what stands against it.

hint-wager-gain = Quien tira y puede retirar gana con el cubilete.
hint-wager-lose = Quien tira lleva la peor parte: apueste poco.
hint-set-gain = La ventaja está de su lado.
hint-set-lose = Quien tira lleva ventaja, pero si nadie pone no se juega.
hint-set-nothing = Lo que no pone no lo puede perder.
hint-offer = No es más que el precio justo.
hint-no-offer = Ningún precio que pueda decir es bueno.
hint-no-better-offer = Pasar de la mejor oferta es dar demasiado.
hint-accept = Es el precio justo, o mejor.
hint-accept-yielding = Es lo mejor que se ofrece, si quiere tirar.
hint-refuse-all = Ninguna ofrece el precio justo.
hint-lay-gain = Quien tira lleva la peor parte.
hint-lay-lose = Quien tira lleva la mejor parte: ponga poco.
hint-knock-gain = Usted lleva la mejor parte.
hint-knock-lose = Usted lleva la peor parte: cubra poco.
hint-knock-nobody = Quien no tira no pierde.
hint-main = De todos los principales, este es el mejor para quien tira.

## Once there is a chance. The ways are of thirty-six; late is 1 where other throws count too.

hint-cast-on =
    { $late ->
        [0] Su { WORDS($chance) } sale de { WORDS($wins, form: "f") } maneras, y el principal de { WORDS($loses, form: "f") }
       *[1] De treinta y seis tiradas ganan { WORDS($wins, form: "f") }, y pierden { WORDS($loses, form: "f") }
    }{ $how ->
        [1] : la ventaja lo compensa
       *[other] {""}
    }.
hint-retrieve =
    { $late ->
        [0] El { WORDS($main) } sale de { WORDS($loses, form: "f") } maneras, y su { WORDS($chance) } solo de { WORDS($wins, form: "f") }.
       *[1] De treinta y seis tiradas pierden { WORDS($loses, form: "f") }, y ganan { WORDS($wins, form: "f") }.
    }
hint-lay-odds = Pagado para seguir, quien tira va en desventaja.
hint-no-odds = Quien tira sigue sin ella, o pide demasiado.

## Bets aside.

hint-side-gain = La ventaja está de su lado.
hint-side-fair = Es una apuesta justa.
hint-no-side = Ninguna apuesta de las que hay merece tomarse.
