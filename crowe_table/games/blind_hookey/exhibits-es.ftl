# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-nothing-to-choose = Nada que elegir
exhibit-nothing-to-choose-story = Ya están levantados los paquetes: trece cartas para usted, el resto para quien reparte. El suyo puede ser el mejor de la sala o el peor. Nadie lo sabe, y no hay maña que lo averigüe. Usted solo elige una cosa: su apuesta.
exhibit-nothing-to-choose-task = Reparte otro. Apueste como quien conoce las probabilidades.
exhibit-nothing-to-choose-goal = Reparte otro. Salga de esta mano sin perder más de seis peniques.
exhibit-nothing-to-choose-hero = De cada diecisiete que se apuestan, quien reparte gana uno de media, apueste quien apueste.
exhibit-nothing-to-choose-best = La apuesta mínima.
exhibit-nothing-to-choose-moral = Apueste poco mientras reparte otro. Cuando reparta usted, alégrese de que los demás apuesten mucho.
exhibit-done = Conseguido: ha perdido seis peniques, y nada más.
exhibit-not-done = Esta vez no: ha perdido más de los seis peniques que podía haber perdido.
exhibit-over = A un as no le gana nada; pero usted no podía saber que estaba ahí.
