# The lesson. Of each step: what is to be done, and afterwards why.

lesson-silent = La banca de { $seat_dealer } tiene { $farthings_bank }. Podría cantar «¡Banco!» y jugarla entera por su cuenta. Por esta vez, calle.
lesson-silent-why = Otro cantó banco: dos cartas para cada uno, sumadas, y figuras y dieces no cuentan. Gana quien más se acerca a nueve.
lesson-seen = { CAP(WORDS($point_active_result_drawn)) } contra { WORDS($point_result_drawn) }: la banca se perdió. Pase a la jugada siguiente.
lesson-seen-why = De una suma solo cuentan las unidades, y figuras y dieces no valen nada: una dama, un rey y un diez son bacará, nada.
lesson-wait = Otro toma la banca, de { $farthings_bank }. Calle otra vez.
lesson-wait-why = Nadie la juega entera: así que cada cual, por turno, puede cubrir de ella lo que quiera.
lesson-bet = Apueste { $farthings }, todo lo que tiene la banca.
lesson-bet-why = Quien apuesta más, o antes, juega la mano por todos los que apuestan; así que ahora las cartas son de usted.
lesson-draw = { CAP($rank_own_1) } y { $rank_own_2 } hacen { WORDS($number_sum) }, que cuenta { WORDS($number_own) }: pida una carta.
lesson-draw-why = Con { WORDS($number_must_draw) } o menos, pida; con { WORDS($number_must_stand) } o { WORDS($number_may_stand) }, plántese; con { WORDS($number_free) }, como guste; { WORDS($number_natural) } o { WORDS($number_best) } se enseña al momento, y gana.
lesson-paid = La carta que vino le deja en { WORDS($point_active_result_drawn) }; pero la banca pidió también, y tiene { WORDS($point_result_drawn) }. Usted cobra: siga.
lesson-paid-why = La banca vio que usted pedía, y pidió también. Se puede obrar bien y perder por ello; así son las cartas.
lesson-bank = Ahora la banca es suya. Tómela con { $farthings }.
lesson-bank-why = Usted lleva la banca, y juega contra todos los que apuestan; actúa al final, y eso vale algo.
lesson-stand = { CAP($rank_own_1) } y { $rank_own_2 }: tiene { WORDS($number_own) }. El otro ha pedido, así que tenía poco. Plántese.
lesson-stand-why = Con { WORDS($number_own) }, una carta ayudaría en { WORDS($number_better) } casos de { WORDS($number_cases) }, y estropearía casi todos los demás.
lesson-swept = { CAP(WORDS($point_result_drawn)) } contra { WORDS($point_active_result_drawn) }: gana la banca. Pase a la jugada siguiente.
lesson-swept-why = Quien gana con la banca la conserva, y puede dejarla crecer, o cederla mientras haya algo en ella.
