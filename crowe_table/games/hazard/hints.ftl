# Why a bet is good: what is said when advice is asked for. Each speaks for the answer, in ten words or so.

do-declare = Wager { $farthings }
do-set_stake =
    { $amount ->
        [0] Set nothing
       *[other] Set { $farthings }
    }
do-accept = Take { $seat }’s bet
do-knock =
    { $number ->
        [0] Knock to nobody
       *[other] Knock to { $seats }
    }
do-name_main = Call { WORDS($number) }
do-lay_odds =
    { $amount ->
        [0] Lay no odds
       *[other] Lay { $farthings } of odds
    }
do-offer_side =
    Bet { $farthings } { $word ->
        [in] that the caster wins
        [out] that the caster loses
        [cast_nick] that the next throw nicks
       *[cast_lose] that the next throw is out
    }
do-retrieve = Take back your wager
do-no_offer = Make no offer
do-refuse_all = Refuse them all
do-take_side = Take { $seat }’s bet

hint-first = There is nothing to consider.
hint-throw = The stakes are down.
hint-ready = The hand is done, and there is nothing to consider.

## The wager, and what stands against it.

hint-wager-gain = A caster who may retrieve gains by the box.
hint-wager-lose = The caster has the worse of it: wager little.
hint-set-gain = The odds are on your side.
hint-set-lose = The caster is favoured, but without setters nobody plays.
hint-set-nothing = What you do not set you cannot lose.
hint-offer = It is no more than the fair price.
hint-no-offer = No price that you can name is a good one.
hint-no-better-offer = To go above the best offer is to give too much.
hint-accept = It is the fair price, or better.
hint-accept-yielding = It is the best that is offered, if you would throw.
hint-refuse-all = None of them offers the fair price.
hint-lay-gain = The caster has the worse of it.
hint-lay-lose = The caster has the better of it: lay little.
hint-knock-gain = You have the better of it.
hint-knock-lose = You have the worse of it, so cover little.
hint-knock-nobody = Who does not cast does not lose.
hint-main = Of all the mains this one serves the caster best.

## Once there is a chance. The ways are of thirty-six; late is 1 where other throws count too.

hint-cast-on =
    { $late ->
        [0] Your { WORDS($chance) } comes { WORDS($wins) } ways, the main { WORDS($loses) }
       *[1] { CAP(WORDS($wins)) } throws in thirty-six win, and { WORDS($loses) } lose
    }{ $how ->
        [1] : the odds mend it
       *[other] {""}
    }.
hint-retrieve =
    { $late ->
        [0] { CAP(WORDS($main)) } comes { WORDS($loses) } ways, your { WORDS($chance) } only { WORDS($wins) }.
       *[1] { CAP(WORDS($loses)) } throws in thirty-six lose, and { WORDS($wins) } win.
    }
hint-lay-odds = Paid to stay, the caster throws at a disadvantage.
hint-no-odds = The caster stays without them, or asks too much.

## Bets aside.

hint-side-gain = The odds of it are on your side.
hint-side-fair = It is a fair bet.
hint-no-side = No bet that stands is worth taking.
