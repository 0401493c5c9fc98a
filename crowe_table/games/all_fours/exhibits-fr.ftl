# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-five-all = Cinq partout
exhibit-five-all-story = Vous et le donneur en êtes tous deux à cinq. Atout cœur, et vous tenez le valet avec le deux. Le deux est Bas à coup sûr ; votre valet n’est pas Haut, car un meilleur cœur est dehors. On compte Haut d’abord, puis Bas : et alors le Valet donnera sept à l’un de vous. Le Jeu vient trop tard. Ces cartes furent disposées pour cette table, mais le cas vient à chaque séance.
exhibit-five-all-task = Vous êtes premier, et avez tenu. Entamez, et gagnez la partie.
exhibit-five-all-goal = Atout cœur, et cinq partout. Gagnez la partie.
exhibit-five-all-hero = La vieille maxime veut qu’on fasse le valet à la première occasion : qui l’entame ici le donne.
exhibit-five-all-best = La partie contre le meilleur jeu, en jouant { $best }, et nulle autre carte.
exhibit-five-all-moral = Avec le valet et un seul petit atout, attendez : défaites-vous de votre courte, et faites-le en coupant.
exhibit-done = C’est fait : la partie est à vous.
exhibit-not-done = Ce n’est pas fait : la partie est au donneur.
