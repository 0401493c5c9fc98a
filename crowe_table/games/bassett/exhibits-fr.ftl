# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-the-last-turn = Jusqu’au dernier coup
exhibit-the-last-turn-story = Une nuit au saloon. Tout le jeu va se tourner, deux cartes à la fois, et les perles disent ce qui a passé. Tant qu’un rang a ses quatre cartes, la banque en vit ; où il n’en reste qu’une, elle n’y peut rien gagner. Quand il reste trois cartes, tous savent lesquelles, et seul leur ordre est à trouver.
exhibit-the-last-turn-task = Jouez un jeu jusqu’au bout, et levez-vous avec autant au moins que vous apportiez.
exhibit-the-last-turn-goal = Un seul jeu. Levez-vous avec autant au moins que vous apportiez.
exhibit-the-last-turn-hero = Qui ne mise que sur la dernière d’un rang ne donne rien à la banque.
exhibit-the-last-turn-best = Des mises sur les rangs dont il ne reste qu’une carte, et une annonce du coup : avec une paire, elle est équitable.
exhibit-the-last-turn-moral = Comptez, attendez, et misez où nul doublet n’est possible ; tout le reste est à la banque.
exhibit-done = C’est fait : vous avez autant au moins que vous apportiez.
exhibit-not-done = Ce n’est pas fait : la banque en a pris une part.
exhibit-over = La taille est finie, et la compagnie se lève.
