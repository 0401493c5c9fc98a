# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-five-is-not-enough = Cinco no basta
exhibit-five-is-not-enough-story = Usted lleva una banca de una guinea, y un jugador la ha querido entera: ¡banco! Sus dos cartas suman cinco: el punto más alto con el que aún se pide, y el más bajo con el que aún se planta uno. El otro ha mirado sus dos cartas, y se planta.
exhibit-five-is-not-enough-task = El otro se planta. Gane la jugada para su banca.
exhibit-five-is-not-enough-goal = Usted tiene cinco, y el otro se planta. Gane la jugada para su banca.
exhibit-five-is-not-enough-hero = Quien se planta tiene seis o siete, o alguna vez cinco: cinco pierde contra casi todos.
exhibit-five-is-not-enough-best = Pedir carta.
exhibit-five-is-not-enough-moral = No pregunte si su punto es bueno, sino con qué punto se contenta el otro.
exhibit-done = Conseguido: la banca resiste, y se dobla.
exhibit-not-done = Esta vez no: cinco no pudo con siete.
exhibit-over = La carta siguiente era un tres.
