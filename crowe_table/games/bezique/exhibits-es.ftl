# Instructive hands: title, story, task; and at the end what could be made, and the moral.

exhibit-rubicon = El último vado del Rubicón
exhibit-rubicon-story = Se han jugado cincuenta y cinco bazas y el talón se ha acabado. Mrs. Pimlott tiene 1420 y va a ganar. Usted tiene 910, y cinco briscas en su montón: con ellas le faltan cuarenta, y ya no se puede cantar nada. Si no pasa el Rubicón, paga por la suma de los dos tanteos.
exhibit-rubicon-task = Pintan picas, quedan nueve bazas, y sale usted. Llegue a mil: cincuenta tantos por la última baza, diez por cada brisca.
exhibit-rubicon-goal = Pintan picas. Llegue a 1000 con la última baza y las briscas.
exhibit-rubicon-hero = Quien sale con el as de diamantes, como harían casi todos, se queda corto por treinta tantos.
exhibit-rubicon-best = Mil justos, con cuatro briscas más; y contra el mejor juego solo los da una salida: { $best }.
exhibit-rubicon-moral = De dos dieces gana el que sale: salga con el suyo donde ningún as pueda caerle encima.
