# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-two-aces = Deux as
exhibit-two-aces-story = Cinq atouts et deux as d’autres couleurs : au compte du livre cela fait sept, assez pour prendre le talon. Il vous a donné un sixième atout. Il faut maintenant écarter deux des douze cartes. Les as mettraient vingt-deux points à l’abri. Cette main a été composée pour cette table, mais tout joueur en solo connaît la tentation.
exhibit-two-aces-task = Vous jouez en solo. Écartez deux cartes, entamez, et faites soixante et un points.
exhibit-two-aces-goal = Jouez en solo, et faites plus de la moitié des 120 points.
exhibit-two-aces-hero = Le vieux conseil : garder ces as, et se défaire d’une couleur courte.
exhibit-two-aces-best = Ceci gagne contre toute défense, par exemple : écarter { $best }.
exhibit-two-aces-moral = Un as qui fait sa levée amène deux cartes de plus ; un as à l’écart n’en amène aucune.
exhibit-done = Réussi : vous avez gagné le jeu.
exhibit-not-done = Pas cette fois : il vous faut plus de la moitié des points.
