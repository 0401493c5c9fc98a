# Why one bets as one does: what is said when advice is asked for.

do-take_bank = Prendre la banque pour { $farthings }
do-bet =
    Miser { $farthings } sur { $ranks }
do-take_up = Reprendre une mise qui ne peut plus ni gagner ni perdre
do-call = Annoncer le coup
do-take = Prendre le gain
do-take_pay = Encaisser la carte cornée
do-ready = Ne plus rien miser

hint-ready = Rien n’en dépend : continuez.
hint-buy-in = Quand on n’a pas de quoi miser, on ne peut pas jouer.
hint-wait = Aucune mise ne vous avantage à présent : chacune est équitable, ou la banque y gagne.
hint-cheapest = Aucune mise n’est encore équitable. La moins chère : { $rank } ; la banque en garde environ 1 sur { $number }.
hint-case =
    { $gender_rank ->
        [f] Il reste une seule { $rank } : plus de <doublet>doublet</>, et la mise est équitable.
       *[m] Il reste un seul { $rank } : plus de <doublet>doublet</>, et la mise est équitable.
    }
hint-few = Il n’en reste que { WORDS($number) }, et d’une telle mise la banque garde moins d’un pour cent.
hint-price = C’est à présent la mise la moins chère : la banque en garde environ 1 sur { $number }.
hint-fair = À cette mise, la banque ne gagne rien.
hint-uncounted = Il n’y a pas de perles ici, et je ne donne pas de nombres. Misez sur les cartes dont, d’après votre compte, il reste peu.
hint-any = Sans les perles, toutes les cartes se valent, et une mise est aussi bonne qu’une autre.
hint-dead = Toutes ces cartes sont sorties : votre mise ne peut plus ni gagner ni perdre.
hint-take = Continuer coûte plus, en moyenne, qu’il ne rapporte.
hint-take-even = Continuer ne rapporte pas plus, en moyenne, et risque ce que vous avez gagné.
hint-take-bent = Ce gain est à vous maintenant. Si vous le laissez, la toute première carte de la prochaine taille peut vous le coûter.
hint-bank = Chaque mise est équitable ou avantage un peu la banque : il vaut la peine de la tenir.
hint-bank-even = À cette table, un <doublet>doublet</> ne coûte rien aux joueurs : la banque joue à égalité. Prenez-la s’il vous plaît.
hint-no-bank = Sans banque, on ne peut pas en perdre.
hint-alike = Les trois sont pareilles : l’annonce ne peut pas être fausse.
hint-pair = Deux des trois sont pareilles, et l’annonce est équitable.
hint-call = Six ordres sont possibles, et une annonce juste paie { WORDS($number) } contre un : c’est équitable.
