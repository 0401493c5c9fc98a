# The review: a player’s choices beside the best ones.

review-open = Revoir mes choix
review-heading = Vos choix
review-told = Chaque choix est jugé sur ce que vous pouviez savoir à ce moment-là.
review-none = Dans les donnes achevées, vous n’aviez rien à choisir.
review-weighing = Choix jugés : { $done } sur { $total }.
review-mark-best = Le meilleur
review-mark-equal = Aussi bon
review-mark-dearer = Coûte un peu
review-mark-dear = Coûte cher
review-mark-other = Non comparé
review-deal = Donne { $number }
review-dear-heading = Ce qui a le plus coûté
review-dear-none = Aucun de vos choix n’a coûté plus que le hasard ne l’explique.
review-chose = Votre choix : { $own }. { $cost }
review-better = Mieux : { $better }
review-lay-same = Telles qu’étaient les cartes, cela revenait au même.
review-lay-better = Telles qu’étaient les cartes, cela rapportait { $gain } de plus.
review-lay-worse = Telles qu’étaient les cartes, votre choix valait { $gain } de plus.
review-expert-heading = Les meilleurs de la maison à votre place
review-expert-points = Mêmes cartes, même compagnie : l’avance de chacun, en points.
review-expert-money = Mêmes cartes, même compagnie : ce que chacun a gagné ou perdu.
review-expert-both = vous { $own }, la maison { $expert }
review-points =
    { $number ->
        [one] { $figure } point
       *[other] { $figure } points
    }
review-money = { $farthings }
review-see = Voir à la table
review-back = Retour
review-again = Réessayer
review-failed = La revue s’est interrompue. Ce qui a été trouvé reste valable.
records-expert = À côté des meilleurs
records-skill = Vos choix coûtent, par donne
records-luck = Chance de vos cartes, par donne
records-expert-told = En { $deals } donnes, les meilleurs de la maison ont joué vos cartes à votre place. La chance est leur gain ; ± dit jusqu’où va le hasard.
records-skill-course = Ce que coûtent vos choix, donne après donne
records-mean = { $mean } ± { $error }
records-dearest = Ce qui vous coûte le plus
records-dearest-told =
    { $measure ->
        [games] Le plus coûteux : { $kind }. En moyenne, chacun de ces choix perd { $cost } ± { $error } parties sur cent ; { $choices } sont jugés.
        [money] Le plus coûteux : { $kind }. En moyenne, chacun de ces choix perd { $cost } ± { $error } mises ; { $choices } sont jugés.
       *[other] Le plus coûteux : { $kind }. En moyenne, chacun de ces choix perd { $cost } ± { $error } points ; { $choices } sont jugés.
    }
records-early = Avant
records-late = Depuis
records-lesson = Suivre la leçon
kind-act = « { $act } »
kind-play-lead = les cartes d’entame
kind-play-follow = les cartes que vous fournissez
kind-play-trump = les atouts dont vous coupez
kind-play-throw = les cartes que vous jetez
