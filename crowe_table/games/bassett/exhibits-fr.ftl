# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-the-last-turn = Jusqu’au dernier coup
exhibit-the-last-turn-story = Une nuit au saloon. On va tourner tout le jeu, deux cartes à la fois, et les perles montrent ce qui est sorti. Tant que les quatre cartes d’un rang sont là, la banque y a son profit ; quand il n’en reste qu’une, elle n’y gagne plus rien. Quand il reste trois cartes, tous savent lesquelles, et il ne reste qu’à deviner leur ordre.
exhibit-the-last-turn-task = Jouez une taille jusqu’au bout, et levez-vous avec au moins autant que vous aviez apporté.
exhibit-the-last-turn-goal = Une seule taille. Levez-vous avec au moins autant que vous aviez apporté.
exhibit-the-last-turn-hero = Celui qui ne mise que sur la dernière carte d’un rang ne donne rien à la banque.
exhibit-the-last-turn-best = Miser sur les rangs dont il ne reste qu’une carte, et annoncer le dernier coup : avec une paire, l’annonce est équitable.
exhibit-the-last-turn-moral = Comptez, attendez, et misez là où aucun doublet n’est possible ; le reste est à la banque.
exhibit-done = Réussi : vous avez au moins autant que vous aviez apporté.
exhibit-not-done = Pas cette fois : la banque en a pris une part.
exhibit-over = La taille est finie, et la compagnie se lève.
