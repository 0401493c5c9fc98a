# Why one bets as one does: what is said when advice is asked for.

do-take_bank = Prendre la banque pour { $farthings }
do-bet =
    Miser { $farthings } sur { $ranks }
do-take_up = Reprendre une mise qui ne peut plus se décider
do-call = Annoncer le coup
do-take = Prendre le gain
do-take_pay = Prendre le gain de la carte cornée
do-ready = Ne plus rien miser

hint-ready = Rien n’en dépend : continuez.
hint-buy-in = Sans la moindre mise, on ne peut jouer.
hint-wait = Aucune mise ne vous avantage à présent : chacune est équitable, ou la banque y gagne.
hint-cheapest = Aucune mise n’est encore équitable. La moins chère : { $rank } ; la banque garde environ un sur { $number }.
hint-case =
    { $gender_rank ->
        [f] Il reste une { $rank } : point de doublet, et la mise est équitable.
       *[m] Il reste un { $rank } : point de doublet, et la mise est équitable.
    }
hint-few = Il n’en reste que { WORDS($number) }, et d’une telle mise la banque garde moins d’un pour cent.
hint-price = C’est à présent la mise la moins chère : la banque en garde environ un sur { $number }.
hint-fair = À cette mise, la banque ne gagne rien.
hint-uncounted = Les perles sont rangées : on ne donne pas de nombre ici. Misez là où, d’après votre compte, il reste peu de cartes.
hint-any = Sans les perles, toutes les cartes se valent, et une mise est aussi bonne qu’une autre.
hint-dead = Toutes ces cartes sont passées : votre mise ne peut plus ni gagner ni perdre.
hint-take = Continuer coûte plus, en moyenne, qu’il ne rapporte.
hint-take-even = Continuer ne rapporte pas plus, en moyenne, et risque ce que vous avez gagné.
hint-take-bent = Ce gain est à vous maintenant. Si vous le laissez, la toute première carte du prochain jeu peut déjà vous coûter.
hint-bank = Chaque mise avantage un peu la banque, ou est équitable : il vaut la peine de la tenir.
hint-bank-even = À cette table un doublet ne coûte rien aux joueurs : la banque est à jeu égal. Prenez-la s’il vous plaît.
hint-no-bank = Qui ne tient pas de banque n’en peut perdre.
hint-alike = Les trois sont pareilles : l’annonce ne peut être fausse.
hint-pair = Deux des trois sont pareilles, et l’annonce est équitable.
hint-call = Six ordres sont possibles, et une annonce juste paie { WORDS($number) } contre un : c’est équitable.
