# Why to take or to decline, what to lay away, what to play: each speaks for the answer, in ten words or so.

do-take_blind = Take the blind
do-decline_blind = Decline
do-bury = Lay away { $cards }
do-lay_down = Lay down

hint-any = One is as good as another.
hint-lay-down = Nothing that is left can change what the deal comes to.
hint-revoke = In trick { $number } they had what was led.
hint-only = It is the only card the law leaves you.
hint-take = Played out with hands the others may hold, it makes game { $often }.
hint-take-count = { CAP(WORDS($number)) } trumps, and high ones, are more than an even chance.
hint-decline =
    { $fit ->
        [0] So weak a hand does well for least.
       *[other] With { WORDS($number) } trumps of this height game is not likely enough.
    }
hint-bury-empties = It empties a suit, and puts { WORDS($number) } by.
hint-bury =
    { $number ->
        [0] What is kept is worth more than any points laid by.
       *[other] It puts { WORDS($number) } by, where nobody can take them.
    }
hint-least-throw = It is thrown away on a trick you need not take.
hint-least-lead = Somebody is likely to beat it.
hint-least-win = If you must take one, this one is cheap.
hint-draw-trumps = It draws their trumps, two at a time.
hint-lead-trump = Two of the lone player’s trumps fall, or a high one.
hint-lead-full = It may take its trick before it is trumped.
hint-lead-small = It gives little away, and asks the lone player for more.
hint-takes =
    { $number ->
        [0] It takes the lead.
       *[other] It takes { WORDS($number) } points.
    }
hint-schmear = The trick is as good as yours: put points on it.
hint-spares = The trick is as good as yours, and points are kept.
hint-throws = It gives away least.
