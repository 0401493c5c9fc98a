# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-two-aces = Dos ases
exhibit-two-aces-story = Cinco triunfos y dos ases de otros palos: según la cuenta del libro son siete, la mitad de la suerte, y usted ha tomado la baceta. Le ha traído un sexto triunfo. De las doce cartas hay que apartar dos. Los ases pondrían a salvo veintidós tantos, donde nadie puede ganarlos. Estas cartas se prepararon para esta mesa, pero a todo el que juega a solas lo han tentado así.
exhibit-two-aces-task = Usted juega a solas. Aparte dos cartas, salga, y haga sesenta y un tantos.
exhibit-two-aces-goal = Juegue a solas, y haga más de la mitad de los 120 tantos.
exhibit-two-aces-hero = El viejo consejo guarda los ases de otros palos, y vacía un palo corto.
exhibit-two-aces-best = El juego contra cualquier defensa, si aparta, por ejemplo, { $best }.
exhibit-two-aces-moral = Un as que hace su baza trae consigo dos cartas más; un as apartado no trae ninguna.
exhibit-done = Conseguido: ha hecho juego.
exhibit-not-done = No se ha conseguido: sesenta no es más de la mitad.
