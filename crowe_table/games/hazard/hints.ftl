# Why a bet is good, or is not: what is said when advice is asked for.

hint-first = Throw: there is nothing to consider.
hint-throw = The stakes are down: throw.
hint-ready = The hand is done, and there is nothing to consider.

## The wager, and what stands against it.

hint-wager-gain = Wager { $farthings }. He who takes back his wager whenever his chance is the worse gains { $percent } in the hundred by a turn with the box.
hint-wager-lose = Wager { $farthings }. At evens the caster loses { $percent } in the hundred of what he casts for: cast for as little as you may, and for the pleasure.
hint-set-gain = Set { $farthings }. The odds are with you, by { $percent } in the hundred.
hint-set-lose = Set { $farthings }. The caster may take back his wager, and so has the better of you by { $percent } in the hundred; but without setters there is no game.
hint-set-nothing = Set nothing: what you do not set you cannot lose.
hint-offer = Offer { $farthings }, which is { $price } for one. The fair price is { $fair }.
hint-no-offer = Offer nothing: no price you can name is a good one.
hint-no-better-offer = Let it be: { $price } for one is offered already, and to go above it is to give more than it is worth.
hint-accept = Take { $seat }'s bet: { $price } for one, where { $fair } is fair.
hint-accept-yielding = { $seat }'s bet is the best, at { $price } for one, though { $fair } would be fair: take it if you would throw.
hint-refuse-all = Refuse them: { $seat } offers { $price } for one, and { $fair } is fair.
hint-lay-gain = Lay { $farthings }. The caster has the worse of it, by { $percent } in the hundred, so lay as freely as your purse allows.
hint-lay-lose = Lay no more than { $farthings }: here the caster has the better of it, by { $percent } in the hundred.
hint-knock-gain = Knock to { $seats }: you have the better of it, by { $percent } in the hundred.
hint-knock-lose = Knock to { $seats }, and no further: the caster has the worse of it, by { $percent } in the hundred.
hint-knock-nobody = Knock to nobody, and pass the box: he who does not cast does not lose.
hint-main = Call { WORDS($main) }: it should win { WORDS($number) } hands in a hundred.

## Once there is a chance. The ways are of thirty-six; late is 1 where other throws count too.

hint-cast-on =
    { $late ->
        [0] { CAP(WORDS($chance)) }, your chance, comes { WORDS($wins) } ways in thirty-six, and the main { WORDS($loses) }
       *[1] { CAP(WORDS($wins)) } throws in thirty-six win, and { WORDS($loses) } lose
    }: { $how ->
        [0] even money
        [1] { WORDS($more) } to { WORDS($less) } against you, but for the odds laid
       *[2] { WORDS($more) } to { WORDS($less) } in your favour
    }. Cast on.
hint-retrieve =
    { $late ->
        [0] { CAP(WORDS($main)) } comes { WORDS($loses) } ways in thirty-six, your { WORDS($chance) } only { WORDS($wins) }
       *[1] { CAP(WORDS($loses)) } throws in thirty-six lose, and { WORDS($wins) } win
    }: { $how ->
        [0] even money, and the box is worth more to the next
        [1] { WORDS($more) } to { WORDS($less) } against you
       *[2] { WORDS($more) } to { WORDS($less) } on you
    }{ $laid ->
        [1] , and the { $farthings } laid do not make it good
       *[0] {""}
    }. Take back your wager.
hint-lay-odds =
    { $late ->
        [0] { CAP(WORDS($main)) } comes { WORDS($loses) } ways in thirty-six, his { WORDS($chance) } only { WORDS($wins) }
       *[1] { CAP(WORDS($loses)) } throws in thirty-six are yours, and { WORDS($wins) } his
    }: he will draw his stake unless he is paid to stay. With { $farthings } more he may stand to it, and you still have the better of him.
hint-no-odds =
    { $late ->
        [0] { CAP(WORDS($chance)) } comes { WORDS($wins) } ways in thirty-six, and the main { WORDS($loses) }
       *[1] { CAP(WORDS($wins)) } throws in thirty-six are his, and { WORDS($loses) } yours
    }: lay nothing, for he stands to it in any case, or what would keep him is too dear.

## Bets aside.

hint-take-side =
    Take { $seat }'s bet, with { $farthings }: { $gain ->
        [gain] the odds are with you, by { $percent } in the hundred.
        [fair] it is a fair bet.
       *[loss] it costs { $percent } in the hundred on the average.
    }
hint-offer-side =
    Offer { $farthings } to { $against } { $side ->
        [in] that the caster wins
        [out] that the caster loses
        [cast_nick] on a nick
       *[cast_lose] on a throw out
    }: { $gain ->
        [gain] the odds are with you, by { $percent } in the hundred.
        [fair] it is a fair bet.
       *[loss] it costs { $percent } in the hundred on the average.
    }
hint-no-side = No bet that stands is worth taking. Look to the dice.
