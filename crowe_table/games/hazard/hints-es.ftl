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

hint-first = No hay nada que decidir: tire.
hint-throw = Las apuestas están hechas, y deciden los dados.
hint-ready = Esta mano ha terminado. Siga cuando quiera.

## The wager, and what stands against it.

hint-wager-gain = Quien tira y puede retirar su apuesta gana a la larga.
hint-wager-good = En esta mesa, quien tira gana a la larga.
hint-wager-lose = Quien tira pierde a la larga: apueste poco.
hint-set-gain = Quien tira pierde más veces de las que gana.
hint-set-lose = Quien tira tiene una pequeña ventaja, pero si nadie pone, nadie juega.
hint-set-nothing = Lo que no apuesta no puede perderlo.
hint-offer = No es más que el precio justo.
hint-no-offer = Incluso lo mínimo que puede ofrecer es demasiado.
hint-no-better-offer = Ofrecer más que los otros pasaría del precio justo.
hint-accept = Es el precio justo, o mejor.
hint-accept-yielding = Es la mejor oferta, y sin apuesta tiene que pasar los dados.
hint-refuse-all = Nadie ofrece el precio justo.
hint-lay-gain = Quien tira pierde más veces de las que gana.
hint-lay-lose = Quien tira tiene una pequeña ventaja: ponga poco.
hint-knock-gain = Quien tira gana más veces de las que pierde.
hint-knock-lose = Quien tira pierde más veces de las que gana: cubra poco.
hint-knock-nobody = Si no tira, no puede perder.
hint-main = De todos los principales, este es el mejor para quien tira.

## Once there is a chance.

hint-cast-on = Gana { $often }.
hint-cast-on-odds = Solo gana { $often }, pero con lo que han añadido vale la pena.
hint-cast-on-box = Solo gana { $often }, pero entonces conserva el cubilete, y vale la pena.
hint-retrieve = Solo ganaría { $often }.
hint-lay-odds = Paga a quien tira para que siga, y conserva la ventaja.
hint-no-odds = Lo que haría seguir a quien tira cuesta más de lo que da.
hint-no-odds-stays = A quien tira le conviene seguir de todos modos.
hint-no-odds-retrieve = De todos modos, quien tira no puede retirar su apuesta.

## Bets aside.

hint-side-gain = Gana esta apuesta más veces de lo que pide su precio.
hint-side-fair = Es una apuesta justa.
hint-no-side = Ninguna de las apuestas que se ofrecen vale el riesgo.
