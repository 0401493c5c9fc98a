# Why to throw out, to call or to play: each speaks for the answer, in ten words or so.

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

hint-ready = Ce coup est fini. Continuez quand vous voudrez.
hint-any = L’un vaut l’autre.
hint-claim = Vous l’avez fait, et il est perdu si vous ne le réclamez pas.
hint-see = Voir ne coûte rien.
hint-blank = <carte-blanche>Carte blanche</> compte { WORDS($number) }, avant tout le reste.
hint-blank-cancels = Vous avez tous deux <carte-blanche>carte blanche</> : si vous déclarez la vôtre, aucune ne compte.
hint-no-blank = Vous avez un roi, une dame ou un valet : ce n’est pas <carte-blanche>carte blanche</>.
hint-leave = Ce que vous regardez, le <premier>premier</> le voit aussi.
hint-throw-set =
    { $rank ->
        [as] Vous gardez tous vos { $suit }s et tous vos as.
        [dix] Vous gardez tous vos { $suit }s et tous vos dix.
        [dame] Vous gardez tous vos { $suit }s et toutes vos dames.
       *[other] Vous gardez tous vos { $suit }s et tous vos { $rank }s.
    }
hint-throw-suit = Vous gardez toute votre couleur à { $suit }, et il peut en rentrer d’autres.
hint-throw-rank =
    { $rank ->
        [as] Vous gardez tous vos as, et il peut en rentrer un autre.
        [dix] Vous gardez tous vos dix, et il peut en rentrer un autre.
        [dame] Vous gardez toutes vos dames, et il peut en rentrer une autre.
       *[other] Vous gardez tous vos { $rank }s, et il peut en rentrer un autre.
    }
hint-throw-plain = Toutes sont au-dessous du dix : elles n’entrent dans aucun <trio>trio</>.
hint-throw-most = Vous écartez tout ce que vous pouvez : chaque carte nouvelle peut faire un <trio>trio</> ou allonger une couleur.
hint-call-more = C’est plus que les { WORDS($number_called) } annoncés, et cela compte { WORDS($number) }.
hint-call-equal = C’est autant que l’annonce : la plus haute carte décide.
hint-call-equal-ruff = C’est autant que l’annonce : aucun des deux <point>points</> ne compte.
hint-call-sure = L’autre ne peut pas avoir aussi bon : cela compte { WORDS($number) }.
hint-call = Si l’autre n’a rien d’aussi bon, cela compte { WORDS($number) }.
hint-good = Vous n’avez rien d’aussi bon à opposer.
hint-nothing = Vous n’avez rien à annoncer.
hint-only = C’est la seule carte que vous puissiez jouer.
hint-seventh = Cette levée vous donne les cartes, qui comptent { WORDS($points) }.
hint-saves-capot = Elle fait votre première levée : l’autre ne peut plus vous faire <capot>capot</>.
hint-all-good = Aucune des cartes restantes ne bat l’une des vôtres : le reste est à vous.
hint-void = L’autre n’a plus de { $suit } : elle fait la levée.
hint-master = Il ne reste pas de carte plus haute dans la couleur : elle fait la levée.
hint-drives-out = Une seule carte la bat : { $card }. Quand elle sera partie, votre { $suit } sera maître.
hint-wins-low = C’est la plus basse qui fasse la levée, et vous jouez ensuite le <premier>premier</>.
hint-wins = Elle fait la levée, et vous jouez ensuite le <premier>premier</>.
hint-follows-low = Rien dans votre { $suit } ne fait cette levée : donnez la plus basse.
hint-ducks = Vous laissez passer cette levée, et gardez { $card } pour plus tard.
hint-lead-suit = Elle est de votre plus longue couleur : les hauts { $suit }s partis, le reste sera maître.
hint-lead-point = Elle compte un pour l’entame, même si elle perd la levée.
hint-lead-low = C’est la plus basse de la couleur : vous gardez les hautes.
hint-lead-single = C’est votre seule carte de la couleur : vos autres couleurs restent entières.
hint-discard-lowest = C’est la plus basse carte de votre main.
hint-discard-low = C’est la plus basse de votre { $suit } : vous gardez les meilleures.
hint-discard-keeps = Vous gardez tout votre { $suit }, la couleur où vous avez le plus de cartes.
