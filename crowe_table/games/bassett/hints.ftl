# Why one bets as one does: what is said when advice is asked for.

do-take_bank = Take the bank for { $farthings }
do-bet =
    Bet { $farthings } on the { $ranks }
do-take_up = Take up a bet that can no longer be decided
do-call = Call the turn
do-take = Take the pay
do-take_pay = Take the bent card’s pay
do-ready = Bet nothing more

hint-ready = This decides nothing: go on.
hint-buy-in = Without the least stake nobody can bet.
hint-wait = No bet that is open now favours you: each is even, or the bank gains by it.
hint-cheapest = No bet is fair yet. Cheapest is the { $rank }: the bank keeps about one in { $number }.
hint-case = One { $rank } is left: it cannot be <split>split</>, so the bet is fair.
hint-few = Only { WORDS($number) } are left, and of such a bet the bank keeps less than one in a hundred.
hint-price = This is the cheapest bet there is now: the bank keeps about one in { $number }.
hint-fair = By this bet the bank gains nothing.
hint-uncounted = The beads are put away, so no number is told here. Bet where you have counted that few cards are left.
hint-any = Without the beads every card looks alike, and one bet is as good as another.
hint-dead = Every card of it is gone: your stake can no longer win or lose.
hint-take = Going on costs more, on average, than it brings.
hint-take-even = Going on brings no more, on average, and risks what you have won.
hint-take-bent = This pay is yours now. If you leave it, the very first card of the next pack may already cost you.
hint-bank = Every bet favours the bank a little, or is even: the bank is worth having.
hint-bank-even = At this table a pair costs the players nothing, so the bank is an even game: take it if you like.
hint-no-bank = Whoever does not hold the bank cannot lose by it.
hint-alike = All three are alike, so the call cannot be wrong.
hint-pair = Two of the three are alike, and the call is fair.
hint-call = Six orders are possible, and a right call pays { WORDS($number) } to one: it is fair.
