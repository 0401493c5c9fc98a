# Why to take or to decline, what to lay away, what to play: each speaks for the answer, in ten words or so.

do-take_blind = Prendre le blind
do-decline_blind = Refuser
do-bury = Écarter { $cards }
do-lay_down = Poser les cartes

hint-any = L’un vaut l’autre.
hint-lay-down = Rien de ce qui reste ne peut changer le compte.
hint-revoke = À la levée { $number }, ils avaient de ce qu’on jouait.
hint-only = C’est la seule carte que la loi vous laisse.
hint-take = Jouée contre les mains possibles, elle fait le jeu : { $often }.
hint-take-count = { CAP(WORDS($number)) } atouts, et hauts, valent plus qu’une chance égale.
hint-decline =
    { $fit ->
        [0] Une main si faible fait bien au moins.
       *[other] Avec { WORDS($number) } atouts de cette force, le jeu n’est pas assez probable.
    }
hint-bury-empties = Cela vide une couleur, et met { WORDS($number) } de côté.
hint-bury =
    { $number ->
        [0] Ce qu’on garde vaut plus que des points à l’écart.
       *[other] Cela met { WORDS($number) } de côté, où nul ne peut les prendre.
    }
hint-least-throw = On la jette sur une levée qu’on n’est pas tenu de prendre.
hint-least-lead = Quelqu’un la prendra sans doute.
hint-least-win = S’il faut en faire une, celle-ci coûte peu.
hint-draw-trumps = Elle tire leurs atouts, deux à la fois.
hint-lead-trump = Deux atouts du solo tombent, ou un haut.
hint-lead-full = Elle peut faire sa levée avant qu’on la coupe.
hint-lead-small = Elle donne peu, et demande davantage au solo.
hint-takes =
    { $number ->
        [0] Elle prend la main.
       *[other] Elle prend { WORDS($number) } points.
    }
hint-schmear = La levée est presque à vous : mettez-y des points.
hint-spares = La levée est presque à vous, et l’on garde des points.
hint-throws = C’est celle qui donne le moins.
