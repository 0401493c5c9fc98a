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

hint-ready = This hand is over. Go on when you like.
hint-any = One is as good as another.
hint-even-money = At even money a bet brings nothing in the long run.
hint-mistaken = It was against the law, and may be found out.
hint-mark = It scores one <point>point</>, and is lost if you do not say it in time.
hint-claim = All that is left is yours, wherever the cards lie.
hint-doubt = You have seen where that King is.
hint-revoke = In trick { $number } the other could have played as the law demands.
hint-no-stock = You cannot propose any more, so you play.
hint-jeu = It is a <jeu-de-regle>jeu de règle</>: as it is, you make the <point>point</> { $often }.
hint-made = As your hand is, you make the <point>point</> { $often }.
hint-propose = As your hand is, you make the <point>point</> { $often }: other cards may improve it.
hint-refuse = With these cards you make the <point>point</> { $often }.
hint-give = With these cards you make the <point>point</> { $often }: other cards may improve it.
hint-listed = It is one of the jeux de règle, on which the old rule is to play.
hint-not-listed = It is none of the jeux de règle, on which the old rule is to play.
hint-keep-all = All of them are trumps or Kings.
hint-throw = You keep every trump and every King.
hint-only = It is the only card that you may play.
hint-vole = It takes the last trick, and makes the <vole>vole</>.
hint-point = It takes the trick that makes the <point>point</>.
hint-wins = It takes the trick, and you lead next.
hint-master = Nothing that is out can beat it.
hint-spares = You cannot take this trick: give the lowest card.
hint-lead-trump = No higher trump is out: it takes a trump from the other, if they have one.
hint-lead-guarded = You lead your { $suit } from the top: go on with them.
hint-lead-alone = It is your only card of its suit: your other suits stay together.
hint-lead-low = It is your lowest of the suit: the higher ones stay behind.
