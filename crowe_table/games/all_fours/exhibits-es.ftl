# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-five-all = Cinco iguales
exhibit-five-all-story = Usted y quien reparte están los dos en cinco. Pintan corazones, y usted tiene la sota con el dos. El dos es Bajo de seguro; su sota no es Alto, porque hay fuera un corazón mejor. Primero se cuenta Alto, luego Bajo: y entonces la sota dará siete a uno de los dos. Juego llega muy tarde para importar. Estas cartas se prepararon para esta mesa, pero el caso se da en cualquier sesión.
exhibit-five-all-task = Es usted mano, y se ha quedado. Salga, y gane la partida.
exhibit-five-all-goal = Pintan corazones, y están cinco a cinco. Gane la partida.
exhibit-five-all-hero = La vieja máxima hace la sota en cuanto puede: quien sale con ella aquí, la regala.
exhibit-five-all-best = La partida contra el mejor juego, si sale con { $best }, y con ninguna otra carta.
exhibit-five-all-moral = Con la sota y un triunfo pequeño, espere: quítese de encima su palo corto, y hágala fallando.
exhibit-done = Conseguido: la partida es suya.
exhibit-not-done = No se ha conseguido: la partida es de quien reparte.
