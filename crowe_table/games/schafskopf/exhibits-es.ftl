# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-two-aces = Dos ases
exhibit-two-aces-story = Cinco triunfos y dos ases de otros palos: según la cuenta del libro son siete, bastante para tomar la baceta. Con ella ha venido un sexto triunfo. Ahora hay que apartar dos de las doce cartas. Los ases pondrían a salvo veintidós tantos. Esta mano se compuso para esta mesa, pero todo el que juega a solas conoce la tentación.
exhibit-two-aces-task = Usted juega a solas. Aparte dos cartas, salga, y haga sesenta y un tantos.
exhibit-two-aces-goal = Juegue a solas, y haga más de la mitad de los 120 tantos.
exhibit-two-aces-hero = El viejo consejo: guardar los ases de otros palos, y quedarse fallo a un palo corto.
exhibit-two-aces-best = Gana contra cualquier defensa, por ejemplo, apartar { $best }.
exhibit-two-aces-moral = Un as que hace su baza trae consigo dos cartas más; un as apartado no trae ninguna.
exhibit-done = Ha hecho usted juego.
exhibit-not-done = Esta vez no: necesita más de la mitad de los tantos.
