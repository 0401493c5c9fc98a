# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Un jugador lleva la banca y los demás apuestan contra ella. Gana las apuestas quien tiene las cartas que mejor cuentan.
lesson-silent = La banca de { $seat_dealer } tiene { $farthings_bank }. Podría cantar «¡<banco>Banco</>!» y jugarla entera por su cuenta. Por esta vez, calle.
lesson-silent-why = Otro jugador cantó <banco>banco</>: dos cartas a cada uno, que se suman; figuras y dieces no cuentan. Gana quien más se acerca a nueve.
lesson-seen = { CAP(WORDS($point_active_result_drawn)) } contra { WORDS($point_result_drawn) }: la banca ha perdido. Pase a la <jugada>jugada</> siguiente.
lesson-seen-why = De la suma solo cuentan las unidades, y figuras y dieces no valen nada: una dama, un rey y un diez son <bacara>bacará</>, es decir, nada.
lesson-wait = Otro jugador toma la banca, con { $farthings_bank }. Calle otra vez.
lesson-wait-why = Nadie la juega entera: así que cada uno, por turno, puede cubrir la parte que quiera.
lesson-bet = Apueste { $farthings }, todo lo que tiene la banca.
lesson-bet-why = Quien apuesta más, o antes que otro igual, juega la mano por todos los que apuestan; ahora las cartas son suyas.
lesson-draw = { CAP($rank_own_1) } y { $rank_own_2 } suman { WORDS($number_sum) }, que vale { WORDS($number_own) }: pida una carta.
lesson-draw-why = Con { WORDS($number_must_draw) } o menos, pida; con { WORDS($number_must_stand) } o { WORDS($number_may_stand) }, plántese; con { WORDS($number_free) }, como guste; { WORDS($number_natural) } o { WORDS($number_best) } se enseñan enseguida, y ganan.
lesson-paid = La carta que vino le deja en { WORDS($point_active_result_drawn) }; pero la banca pidió también, y tiene { WORDS($point_result_drawn) }. Usted cobra: siga.
lesson-paid-why = La banca vio que usted pedía, y pidió también. Se puede jugar bien y perder; así son las cartas.
lesson-bank = Ahora la banca es suya. Tómela con { $farthings }.
lesson-bank-why = Usted lleva la banca, y juega contra todos los que apuestan; habla al final, y eso es una ventaja.
lesson-stand = { CAP($rank_own_1) } y { $rank_own_2 }: tiene { WORDS($number_own) }. El otro ha pedido, así que tenía poco. Plántese.
lesson-stand-why = Con { WORDS($number_own) }, una carta le ayudaría en { WORDS($number_better) } casos de { WORDS($number_cases) }, y le haría daño en casi todos los demás. Si hay empate, cada uno recobra su apuesta.
lesson-swept = { CAP(WORDS($point_result_drawn)) } contra { WORDS($point_active_result_drawn) }: gana la banca. Pase a la <jugada>jugada</> siguiente.
lesson-swept-why = Quien gana con la banca la conserva, y puede dejarla crecer, o dejarla a otro mientras haya algo en ella.
