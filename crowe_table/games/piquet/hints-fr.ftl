# Why to throw out, to call or to play: each speaks for the answer, in ten words or so.

do-call = Annoncer
do-nothing = Ne rien annoncer
do-good = Dire « Bon »
do-see = Demander à voir
do-ask_missing = Demander laquelle manque
do-pique = Réclamer le pic
do-repique = Réclamer le repic
do-declare_blank = Déclarer carte blanche
do-look_left = Les regarder
do-leave_unseen = Les laisser
do-no_blank = Ne rien déclarer
do-change =
    { $number ->
        [0] Garder toutes vos cartes
       *[other] Écarter { $cards }
    }

hint-any = L’un vaut l’autre.
hint-claim = Il est à vous, et perdu si on le tait.
hint-see = Voir ne coûte rien.
hint-blank = Carte blanche compte dix avant tout le reste.
hint-leave = Ce que vous regardez, le premier le voit aussi.
hint-throw-plain = Ce sont celles qui pèsent le moins.
hint-throw-suit = Elles ne sont pas de votre { $suit }, que vous gardez.
hint-throw-set =
    { $rank ->
        [as] Vous gardez votre { $suit } et vos as.
        [dix] Vous gardez votre { $suit } et vos dix.
       *[other] Vous gardez votre { $suit } et vos { $rank }s.
    }
hint-call-ruff = Votre plus fort est à { $suit }.
hint-call-run = Une séquence de { WORDS($number) } compte si elle est bonne.
hint-call-set =
    { $rank ->
        [as] Vos as comptent s’ils sont bons.
        [dix] Vos dix comptent s’ils sont bons.
        [dame] Vos dames comptent si elles sont bonnes.
       *[other] Vos { $rank }s comptent s’ils sont bons.
    }
hint-good = Vous n’avez rien d’aussi bon à opposer.
hint-nothing = Vous n’avez rien à annoncer.
hint-only = C’est la seule carte que la loi vous laisse.
hint-wins = Elle prend la levée, et la main.
hint-follows-low = C’est ce qui donne le moins dans la couleur.
hint-discards = C’est celle dont vous pouvez le mieux vous passer.
hint-master = Il ne reste rien qui la prenne.
hint-lead-suit = Votre { $suit } vaut d’être mené jusqu’au bout.
