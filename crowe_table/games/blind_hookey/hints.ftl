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
do-enough = Leave it at one

hint-any = One is as good as another: no card is known.
hint-ready = The hand is done, and there is nothing to consider.
hint-least = Of every seventeen staked the dealer keeps one: stake least.
hint-fair = The odds are even: stake as you please.
hint-same-heap = Where one heap alone is backed the deal is sooner lost.
hint-one-heap = The dealer has the better of any second stake.
hint-sit-out = What is not staked cannot be lost.
