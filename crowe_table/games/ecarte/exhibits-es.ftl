# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-king-high = Un jeu de règle, con rey
exhibit-king-high-story = Un triunfo pequeño, y cuatro tréboles con el rey. No parece nada, y un principiante pide cartas. Pero la vieja regla manda jugar toda mano que haga tres bazas si quien reparte tiene menos de dos triunfos, y eso pasa dos de cada tres veces. Las cartas se prepararon para esta mesa.
exhibit-king-high-task = Pintan corazones, y usted habla primero. Juegue, o proponga otras cartas; y haga el punto.
exhibit-king-high-goal = Pintan corazones. Haga el punto.
exhibit-king-high-hero = Los autores juegan sin cartas, y salen con el rey de tréboles.
exhibit-king-high-best = El punto, si se juega sin pedir: se sigue con los tréboles hasta que quedan firmes.
exhibit-king-high-moral = Cuando su mano lleva ventaja tal como está, no pida nada: el cambio mejora también la de quien reparte.
