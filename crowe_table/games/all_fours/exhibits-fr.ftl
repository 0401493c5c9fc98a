# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-five-all = Cinq partout
exhibit-five-all-story = Vous et le donneur avez cinq points chacun. Atout cœur, et vous tenez le valet avec le deux. Le deux est Bas à coup sûr ; votre valet n’est pas Haut, car un cœur plus fort est dehors. On compte Haut d’abord, puis Bas : à six partout, c’est le Valet qui donnera le septième point. Le Jeu viendra trop tard. Ces cartes ont été disposées pour cette table, mais le cas se présente à chaque séance.
exhibit-five-all-task = Vous êtes premier, et vous avez tenu. Entamez, et gagnez la partie.
exhibit-five-all-goal = Atout cœur, et cinq partout. Gagnez la partie.
exhibit-five-all-hero = La vieille maxime veut qu’on fasse le valet à la première occasion : ici, l’entamer, c’est le donner.
exhibit-five-all-best = La partie contre le meilleur jeu, en jouant { $best }, et aucune autre carte.
exhibit-five-all-moral = Avec le valet et un seul petit atout, attendez : défaites-vous de votre couleur courte, et faites-le en coupant.
exhibit-done = Réussi : la partie est à vous.
exhibit-not-done = Pas cette fois : la partie est au donneur.
