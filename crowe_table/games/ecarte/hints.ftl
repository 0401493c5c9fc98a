# Why to stand, to propose, to throw out or to play: each speaks for the answer, in ten words or so.

do-stand = Play these cards
do-propose = Propose
do-accept = Accept
do-refuse = Refuse
do-mark = Mark the King
do-change =
    { $number ->
        [0] Keep all your cards
       *[other] Throw out { $cards }
    }

hint-any = One is as good as another.
hint-even-money = At even money it brings nothing to bet.
hint-mistaken = It was against the law, and may be found out.
hint-mark = It is one point, and lost if not said now.
hint-claim = All that is left is yours, wherever the cards lie.
hint-doubt = You have seen where that King is.
hint-revoke = In trick { $number } they had what the law asked for.
hint-no-stock = The stock is out: there is nothing else.
hint-jeu = A jeu de règle: you make the point { $often }.
hint-made = You make the point { $often } so.
hint-propose = You make the point { $often }: cards may mend it.
hint-refuse = You make the point { $often } with these.
hint-give = With these you make the point { $often }.
hint-listed = It is one of the jeux de règle.
hint-not-listed = It is none of the jeux de règle.
hint-throw = Keep trumps and Kings, and what goes with them.
hint-only = It is the only card the law leaves you.
hint-wins = It takes the trick.
hint-spares = It gives away least.
hint-lead-trump = Your trumps are strong enough to draw theirs.
hint-lead-guarded = A guarded suit, from the top: go on with it.
hint-lead-alone = It may take its trick, and keeps your suits together.
