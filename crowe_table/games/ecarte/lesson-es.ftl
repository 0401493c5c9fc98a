# The lesson. Of each step: what is to be done, and afterwards why.

lesson-follow = Pintan picas. Salen con la dama de corazones, que usted no puede ganar: asista con el siete.
lesson-follow-why = Ha de asistir al palo, y ganar si puede; aquí no podía. El orden es rey, dama, sota y después el as.
lesson-ten = Salen de diamantes: su diez es más alto, así que ha de ganar con él.
lesson-ten-why = Una baza para usted. Tres de las cinco hacen el punto.
lesson-nine = Salga con el nueve de tréboles.
lesson-nine-why = Lo han fallado: quien no tiene de ese palo ha de jugar triunfo, si puede.
lesson-must = Otra vez corazones: su diez gana al ocho.
lesson-must-why = Dos bazas cada uno; la quinta decide. Le queda un siete, y se juega por usted.
lesson-score = Tres bazas son del otro, y un tanto. La partida es a cinco tantos. Pase a la mano siguiente.
lesson-score-why = El reparto cambia de manos cada vez. Ahora usted es mano, y habla primero.
lesson-propose = Se descubre el rey, que da un tanto a quien reparte. Usted tiene un triunfo y nada más: proponga otras cartas.
lesson-propose-why = Si quien reparte acepta, ambos pueden descartar lo que quieran y tomar otras. Si no, empieza el juego, y rechazar puede salir caro.
lesson-change = Descarte todo menos la sota de tréboles.
lesson-change-why = Guarde triunfos y reyes, y descarte lo demás: eso es écarter, y de ahí viene el nombre del juego.
lesson-stand = ¡Cuatro triunfos y una dama! No pida más: juegue estas.
lesson-stand-why = Quien haya de ganar tres bazas de cinco tiene bastante con estas; un segundo cambio solo ayudaría a quien reparte.
lesson-knave = Salga desde arriba: la sota de triunfos.
lesson-knave-why = El as cayó ante ella, pues en este juego el as está entre la sota y el diez.
lesson-draw = Una vez más: salga con el diez de triunfos.
lesson-draw-why = No vino ninguno: a quien reparte se le acabaron los triunfos, y los de usted mandan.
lesson-on = Siga con el ocho.
lesson-on-why = Ya son tres bazas, y el punto es suyo.
lesson-sure = Las cinco serían la bola, que vale dos. Salga con el siete.
lesson-sure-why = Guarde una buena carta para el final: su dama de picas ganó, porque el otro había guardado un rey de otro palo.
lesson-vole = La bola vale dos. Vea la cuenta, y pase a la mano siguiente.
lesson-vole-why = El rey de triunfos en la mano vale uno, si se apunta antes de la primera carta; no lo olvide.
