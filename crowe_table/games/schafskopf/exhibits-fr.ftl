# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-two-aces = Deux as
exhibit-two-aces-story = Cinq atouts et deux as simples : au compte du livre cela fait sept, une chance égale, et vous avez pris le blind. Il vous a donné un sixième atout. Deux des douze cartes doivent aller à l’écart. Les as mettraient vingt-deux points de côté, où nul ne peut les prendre. Ces cartes furent disposées pour cette table, mais tout joueur en solo a été tenté ainsi.
exhibit-two-aces-task = Vous jouez en solo. Écartez deux cartes, entamez, et faites soixante et un points.
exhibit-two-aces-goal = Jouez en solo, et faites plus de la moitié des 120 points.
exhibit-two-aces-hero = Le vieux conseil garde les as simples, et vide une courte.
exhibit-two-aces-best = Le jeu contre toute défense, en écartant par exemple { $best }.
exhibit-two-aces-moral = Un as qui fait sa levée amène deux cartes de plus ; un as à l’écart n’en amène aucune.
exhibit-done = C’est fait : le jeu est gagné.
exhibit-not-done = Ce n’est pas fait : soixante n’est pas plus de la moitié.
