# Why one bets as one does: what is said when advice is asked for.

do-take_bank = Prendre la banque pour { $farthings }
do-bet =
    Miser { $farthings } sur { $ranks }
do-take_up = Reprendre une mise qui ne peut plus se décider
do-call = Annoncer le coup
do-take = Prendre le gain
do-take_pay = Prendre le gain de la carte cornée
do-ready = Ne plus rien miser

hint-ready = Il n’y a plus rien à décider ici.
hint-buy-in = Sans la moindre mise, on ne peut jouer.
hint-wait = Quoi qu’on mise de plus, la banque y gagne ou fait égalité.
hint-case =
    { $gender_rank ->
        [f] Il reste une { $rank } : point de doublet, et la mise est équitable.
       *[m] Il reste un { $rank } : point de doublet, et la mise est équitable.
    }
hint-few =
    { $number ->
        [one] Il n’en reste qu’une, et les chances sont égales.
        [2] Il n’en reste que deux : d’une telle mise, la banque garde peu.
       *[other] Il en reste peu : d’une telle mise, la banque garde peu.
    }
hint-uncounted = Les perles sont rangées : qui a compté mise où il reste peu de cartes.
hint-lively = On mise sur plus de cartes à la fois, et il se passe plus de choses.
hint-dead = Il n’en reste plus une carte, et l’argent dort.
hint-take = Continuer coûte plus, en moyenne, qu’il ne rapporte.
hint-paroli = Le degré suivant paie bien plus, si la carte gagne encore.
hint-take-bent = Au jeu suivant, la première carte peut en prendre moitié.
hint-bank = De chaque doublet, la banque a moitié : il vaut la peine de la tenir.
hint-no-bank = Qui ne tient pas de banque n’en peut perdre.
hint-alike = Trois pareilles ne peuvent s’annoncer à tort.
hint-pair = Avec une paire parmi elles, l’annonce est équitable.
hint-call = Elle paie quatre pour un, et n’est juste qu’une fois sur six.
