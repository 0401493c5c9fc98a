# Reasons for bets: what is said when advice is asked for.

do-declare = Apostar { $farthings }
do-set_stake =
    { $amount ->
        [0] No poner nada
       *[other] Poner { $farthings }
    }
do-accept = Aceptar la apuesta de { $seat }
do-knock =
    { $number ->
        [0] No cubrir a nadie
       *[other] Cubrir a { $seats }
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
       *[cast_lose] a que la próxima es fallo
    }
do-retrieve = Retirar su apuesta
do-no_offer = No ofrecer nada
do-refuse_all = Rechazarlas todas
do-take_side = Aceptar la apuesta de { $seat }

hint-first = No hay nada que decidir: tire.
hint-throw = Las apuestas están hechas; ahora deciden los dados.
hint-ready = Esta mano ha terminado. Siga cuando quiera.

## The wager, and what stands against it.

hint-wager-gain = A la larga gana <quien-tira>quien tira</>, si puede <retirar>retirar</> su apuesta.
hint-wager-good = En esta mesa, a la larga gana <quien-tira>quien tira</>.
hint-wager-lose = A la larga pierde <quien-tira>quien tira</>: apueste poco.
hint-set-gain = <quien-tira>Quien tira</> pierde más veces de las que gana.
hint-set-lose = <quien-tira>Quien tira</> tiene una pequeña ventaja, pero si nadie pone, nadie juega.
hint-set-nothing = Lo que no se apuesta no se pierde.
hint-offer = No es más que el precio justo.
hint-no-offer = Incluso lo mínimo que puede ofrecer es demasiado.
hint-no-better-offer = Ofrecer más que los otros sería pasar del precio justo.
hint-accept = Es el precio justo, o mejor.
hint-accept-yielding = Es la mejor oferta, y sin apuesta tiene que pasar los dados.
hint-refuse-all = Ninguna llega al precio justo.
hint-lay-gain = <quien-tira>Quien tira</> pierde más veces de las que gana.
hint-lay-lose = <quien-tira>Quien tira</> tiene una pequeña ventaja: ponga poco.
hint-knock-gain = <quien-tira>Quien tira</> gana más veces de las que pierde.
hint-knock-lose = <quien-tira>Quien tira</> pierde más veces de las que gana: cubra poco.
hint-knock-nobody = Quien no tira no puede perder.
hint-main = De todos los <principal>principales</>, este es el mejor para <quien-tira>quien tira</>.

## Once there is a chance.

hint-cast-on = Gana { $often }.
hint-cast-on-odds = Solo gana { $often }, pero con lo que le añaden vale la pena.
hint-cast-on-box = Solo gana { $often }, pero así conserva el <cubilete>cubilete</>, y vale la pena.
hint-retrieve = Solo ganaría { $often }.
hint-lay-odds = Paga a <quien-tira>quien tira</> para que siga, y conserva la ventaja.
hint-no-odds = Para que siga <quien-tira>quien tira</> habría que dar más de lo que vale.
hint-no-odds-stays = A <quien-tira>quien tira</> le conviene seguir de todos modos.
hint-no-odds-retrieve = De todos modos, <quien-tira>quien tira</> no puede <retirar>retirar</> su apuesta.

## Bets aside.

hint-side-gain = Esta apuesta se gana más veces de lo que pide su precio.
hint-side-fair = Es una apuesta justa.
hint-no-side = Ninguna de las apuestas que hay vale el riesgo.
