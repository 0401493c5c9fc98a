# A famous hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-rape-of-the-lock = La Boucle enlevée
exhibit-rape-of-the-lock-story = Hampton Court, 1714 : la Belinda de Mr. Pope joue à l’Hombre contre le Baron et un autre. Elle a les trois matadors et le roi, et dit : « Que pique soit atout ! » Dans le poème, spadille, manille, baste et le roi font quatre levées ; puis son roi de trèfle tombe sous la dame de pique du Baron, dont les carreaux le mettent à égalité, et seul le roi de cœur la sauve à la fin. Les cartes que Mr. Pope ne nomme pas ont été disposées pour cette table.
exhibit-rape-of-the-lock-task = Vous êtes Belinda, et vous entamez. Faites mieux qu’elle : prenez vos cinq levées avant que personne n’en prenne une.
exhibit-rape-of-the-lock-goal = Atout pique, et vous entamez. Faites les cinq premières levées.
exhibit-rape-of-the-lock-hero = Belinda en fait quatre, et son roi de trèfle est coupé ; elle gagne à la neuvième levée.
exhibit-rape-of-the-lock-best = Les cinq premières : les quatre atouts, en commençant par le plus fort, puis un cœur.
exhibit-rape-of-the-lock-moral = Quand il reste un atout contre vous, jouez la couleur dont il reste le plus de cartes dehors : on la fournira.
exhibit-done = Réussi : les { $number } premières levées sont à vous.
exhibit-not-done = { $number ->
        [0] Pas cette fois : la première levée a été à un autre.
        [one] Pas cette fois : après une levée, un autre a pris la main.
       *[other] Pas cette fois : après { $number } levées, un autre a pris la main.
    }
