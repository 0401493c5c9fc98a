# Why one stakes little: what is said when advice is asked for.

do-stake =
    Stake { $farthings }{ $word ->
        [left] {" "}on the left
        [middle] {" "}on the middle
        [right] {" "}on the right
       *[none] {""}
    }
do-lift = Lift { WORDS($number) }
do-take = Take the { $word ->
        [left] left
        [middle] middle
       *[right] right
    }
do-enough = Stake on one heap only

hint-any = One is as good as another: nobody knows a card.
hint-ready = This hand is over. Go on when you like.
hint-least = Of every seventeen counters staked the dealer wins one, on average: stake the least.
hint-little = Of every seventeen staked the dealer wins one, on average: the less you stake, the less it costs you.
hint-fair = The odds are even: stake as much as you like.
hint-same-heap = If all the stakes lie on one <heap>heap</>, the dealer is likelier to lose the deal.
hint-one-heap = Every stake favours the dealer, and so would a second one.
hint-sit-out = What you do not stake you cannot lose.
