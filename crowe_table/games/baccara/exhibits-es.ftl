# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-five-is-not-enough = Cinco no basta
exhibit-five-is-not-enough-story = Usted lleva una banca de una guinea, y un jugador ha cantado banco por toda ella. Sus dos cartas hacen cinco. Es el mejor punto que podría mejorarse y el peor que podría guardarse; y el otro ha mirado dos cartas, y se planta.
exhibit-five-is-not-enough-task = El otro se planta. Gane la jugada para su banca.
exhibit-five-is-not-enough-goal = Usted tiene cinco, y el otro se planta. Gane la jugada para su banca.
exhibit-five-is-not-enough-hero = Quien se planta tiene seis o siete, o alguna vez cinco: así que cinco pierde contra casi todos.
exhibit-five-is-not-enough-best = Una carta.
exhibit-five-is-not-enough-moral = No pregunte si su punto es bueno, sino con qué punto se contenta el otro.
exhibit-done = Conseguido: la banca resiste, y se ha doblado.
exhibit-not-done = No se ha conseguido: cinco no resistió contra siete.
exhibit-over = La carta siguiente era un tres.
