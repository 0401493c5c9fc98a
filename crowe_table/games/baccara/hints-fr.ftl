# Why one bets, draws and keeps a bank so: what is said when advice is asked for.

do-take_bank = Prendre la banque pour { $farthings }
do-bid_sum = Enchérir { $farthings }
do-bet = Miser { $farthings }
do-name_cutter = Faire couper { $seat }
do-banco = Faire banco
do-draw = Tirer une carte
do-stand = Rester

hint-any = L’un vaut l’autre : on ne connaît aucune carte.
hint-ready = Le <coup>coup</> est fini : il n’y a rien à décider.
hint-take = La banque a l’avantage sur toute mise.
hint-decline = Une banque rapporte peu, en moyenne, et un seul <coup>coup</> peut l’emporter tout entière.
hint-pass = Ce que vous reprenez maintenant ne peut plus se perdre.
hint-silent = La banque garde une part de chaque mise, et <banco>banco</> est la plus forte.
hint-banco = Vous jouez votre propre main, contre toute la banque.
hint-no-bet = Ce qu’on ne mise pas ne se perd pas.
hint-bet = La plus petite mise perd le moins, et vous êtes du jeu.
hint-bound = La règle du cercle ne laisse pas le choix.
hint-draw =
    Tirer { $wins_own ->
        [0] perd
       *[1] gagne
    } { WORDS($number_own) } sur cent ; rester { $wins_other ->
        [0] perd
       *[1] gagne
    } { WORDS($number_other) }.
hint-stand =
    Rester { $wins_own ->
        [0] perd
       *[1] gagne
    } { WORDS($number_own) } sur cent ; tirer { $wins_other ->
        [0] perd
       *[1] gagne
    } { WORDS($number_other) }.
