# Why one bets as one does: what is said when advice is asked for.

do-take_bank = Take the bank for { $farthings }
do-bet =
    Lay { $farthings } on the { $ranks }
do-take_up = Take up a bet that can no longer be decided
do-call = Call the turn
do-take = Take the pay
do-take_pay = Take the bent card’s pay
do-ready = Lay nothing more

hint-ready = There is nothing more to consider here.
hint-buy-in = Without the least stake nobody can bet.
hint-wait = Whatever may be laid besides, the bank gains by it or is even.
hint-case = One { $rank } is left: it cannot be split, and the bet is fair.
hint-few =
    { $number ->
        [one] One is left, and the odds are even.
        [two] Only two are left: of such a bet the bank keeps little.
       *[other] Few are left: of such a bet the bank keeps little.
    }
hint-uncounted = The beads are put away: whoever has counted lays where few are left.
hint-lively = More cards are backed at once, and something happens oftener.
hint-dead = Every card of it is gone, and the coin is idle.
hint-take = To go on costs more, on the average, than it brings.
hint-paroli = The next step pays far more, if the card wins again.
hint-take-bent = In the next pack the first card may take half.
hint-bank = Of every split the bank has half: it is worth having.
hint-no-bank = Whoever keeps no bank can lose none.
hint-alike = Three alike cannot be called wrong.
hint-pair = With a pair among them the call is fair.
hint-call = It pays four for one, and is once in six right.
