# A famous hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-rape-of-the-lock = La Boucle enlevée
exhibit-rape-of-the-lock-story = Hampton Court, 1714 : la Belinda de Mr. Pope joue à l’Hombre contre le Baron et un autre. Elle tient les trois matadors et le roi, et dit : « Que pique soit atout ! » Dans le poème, spadille, manille, baste et le roi font quatre levées ; puis son roi de trèfle tombe sous la dame de pique du Baron, dont les carreaux le mettent à égalité, et seul le roi de cœur la sauve à la fin. Les cartes que Mr. Pope ne nomme pas furent disposées pour cette table.
exhibit-rape-of-the-lock-task = Vous êtes Belinda, et vous entamez. Faites mieux qu’elle : prenez vos cinq levées avant que nul n’en prenne une.
exhibit-rape-of-the-lock-goal = Atout pique, et vous entamez. Faites les cinq premières levées.
exhibit-rape-of-the-lock-hero = Belinda en fait quatre, et son roi de trèfle est coupé ; elle gagne à la neuvième levée.
exhibit-rape-of-the-lock-best = Les cinq premières : les quatre atouts, d’en haut, puis un cœur.
exhibit-rape-of-the-lock-moral = Quand il reste un atout contre vous, jouez la couleur dont il est le plus dehors : on la fournira.
exhibit-done = C’est fait : les { $number } premières levées sont à vous.
exhibit-not-done = { $number ->
        [0] Ce n’est pas fait : la première levée fut à un autre.
        [one] Ce n’est pas fait : après une levée, un autre a pris la main.
       *[other] Ce n’est pas fait : après { $number } levées, un autre a pris la main.
    }
