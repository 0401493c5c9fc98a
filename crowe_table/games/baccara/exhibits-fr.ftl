# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-five-is-not-enough = Cinq ne suffit pas
exhibit-five-is-not-enough-story = Vous tenez une banque d’une guinée, et un joueur a fait banco pour le tout. Vos deux cartes font cinq. C’est le meilleur point sur lequel on puisse tirer, et le pire sur lequel on puisse rester. L’autre a vu ses deux cartes, et reste.
exhibit-five-is-not-enough-task = L’autre reste. Gagnez le coup pour votre banque.
exhibit-five-is-not-enough-goal = Vous avez cinq, et l’autre reste. Gagnez le coup pour votre banque.
exhibit-five-is-not-enough-hero = Celui qui reste a six ou sept, parfois cinq : cinq perd donc contre la plupart.
exhibit-five-is-not-enough-best = Une carte.
exhibit-five-is-not-enough-moral = Ne demandez pas ce que vaut votre point, mais ce que l’autre doit avoir pour être content.
exhibit-done = Réussi : la banque tient, et elle est doublée.
exhibit-not-done = Pas cette fois : cinq n’a pas tenu contre sept.
exhibit-over = La carte suivante était un trois.
