# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-nothing-to-choose = Nada que elegir
exhibit-nothing-to-choose-story = Los paquetes están levantados: trece cartas para usted, el resto para quien reparte. El suyo puede ser el mejor de la sala o el peor. Nadie lo sabe, y no hay maña que lo averigüe. Usted solo elige una cosa: su apuesta.
exhibit-nothing-to-choose-task = Reparte otro. Apueste como quien sabe la ventaja que hay.
exhibit-nothing-to-choose-goal = Reparte otro. Salga de esta mano sin perder más de un sixpence.
exhibit-nothing-to-choose-hero = De cada diecisiete que se apuestan, quien reparte gana uno de media, apueste quien apueste.
exhibit-nothing-to-choose-best = La menor apuesta que haya.
exhibit-nothing-to-choose-moral = Apueste poco mientras reparte otro. Cuando le toque repartir, alégrese de que otros apuesten mucho.
exhibit-done = Conseguido: se ha ido un sixpence, y no más.
exhibit-not-done = No se ha conseguido: se ha ido más del sixpence que pudo ser.
exhibit-over = Nada gana a un as; pero usted no podía saber que estaba ahí.
