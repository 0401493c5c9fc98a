# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-five-all = Cinco a cinco
exhibit-five-all-story = Usted y quien reparte van cinco a cinco. Pintan corazones, y usted tiene la sota y el dos. El dos será Bajo con toda seguridad; su sota no será Alto, porque hay por ahí un corazón mejor. Primero se cuenta Alto y luego Bajo; después, la sota dará los siete tantos a uno de los dos. Juego se cuenta demasiado tarde. Estas cartas se prepararon para esta mesa, pero el caso se da todos los días.
exhibit-five-all-task = Usted es mano, y se ha quedado. Salga y gane la partida.
exhibit-five-all-goal = Pintan corazones, y van cinco a cinco. Gane la partida.
exhibit-five-all-hero = La vieja máxima manda hacer la sota en cuanto se pueda: aquí, quien sale con ella la regala.
exhibit-five-all-best = La partida, aun contra el mejor juego, si sale con { $best }, y con ninguna otra carta.
exhibit-five-all-moral = Con la sota y un triunfo pequeño, espere: gaste su palo corto, y haga la sota fallando.
exhibit-done = Conseguido: la partida es suya.
exhibit-not-done = Esta vez no: la partida es de quien reparte.
