# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-all-or-nothing = Tout ou rien
exhibit-all-or-nothing-story = Vous êtes premier au jeu simple, et l’on vous a donné neuf piques à l’as, avec l’as, le roi, la dame et le deux de cœur. Avec une telle main, on n’évite pas les levées : vous aurez des points à foison, et vous paierez. À moins que vous ne preniez toutes les levées. Douze de vos cartes sont maîtresses, ou le seront ; la treizième est un deux. Les autres cœurs sont répartis trois, trois et trois.
exhibit-all-or-nothing-task = Vous entamez. Faites toutes les levées, et le reversis.
exhibit-all-or-nothing-goal = Jeu simple, vous entamez. Faites les treize levées.
exhibit-all-or-nothing-hero = Un joueur prudent se défait d’abord du deux, et perd le reversis avec lui.
exhibit-all-or-nothing-best = Les treize : le deux de cœur se joue quand l’as, le roi et la dame ont fait tomber tous les autres cœurs.
exhibit-all-or-nothing-moral = Pour un reversis, gardez votre seule carte faible jusqu’à ce que les fortes aient fait tomber ce qui pourrait la prendre.
exhibit-done = Réussi : toutes les levées sont à vous.
exhibit-not-done = Pas cette fois : { $number } levées sur { $wanted } sont à vous.
