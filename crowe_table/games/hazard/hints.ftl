# Reasons for bets: what is said when advice is asked for.

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

hint-first = There is nothing to decide: throw.
hint-throw = The stakes are down, and the dice decide.
hint-ready = This hand is over. Go on when you like.

## The wager, and what stands against it.

hint-wager-gain = A <caster>caster</> who may take the wager back gains in the long run.
hint-wager-good = At this table the <caster>caster</> gains in the long run.
hint-wager-lose = The <caster>caster</> loses in the long run, so wager little.
hint-set-gain = The <caster>caster</> is more likely to lose than to win.
hint-set-lose = The <caster>caster</> has a small advantage, but if nobody sets, nobody plays.
hint-set-nothing = What you do not stake you cannot lose.
hint-offer = It is no more than the fair price.
hint-no-offer = Even the least that you can offer is too much.
hint-no-better-offer = To outbid the others would cost more than the fair price.
hint-accept = It is the fair price, or better.
hint-accept-yielding = It is the best offer, and without a bet you must pass the dice.
hint-refuse-all = None of them offers the fair price.
hint-lay-gain = The <caster>caster</> is more likely to lose than to win.
hint-lay-lose = The <caster>caster</> has a small advantage: lay little.
hint-knock-gain = The <caster>caster</> is more likely to win than to lose.
hint-knock-lose = The <caster>caster</> is more likely to lose than to win, so <cover>cover</> little.
hint-knock-nobody = If you do not cast you cannot lose.
hint-main = Of all <main>mains</>, this one is the best for the <caster>caster</>.

## Once there is a chance.

hint-cast-on = You win { $often }.
hint-cast-on-odds = You win only { $often }, but the <odds>odds</> that are laid make it worth while.
hint-cast-on-box = You win only { $often }, but then you keep the <box>box</>, which is worth it.
hint-retrieve = You would win only { $often }.
hint-lay-odds = You pay the <caster>caster</> to stay, and still have the advantage.
hint-no-odds = To keep the <caster>caster</> in you would have to lay more than it brings you.
hint-no-odds-stays = The <caster>caster</> does best to stay in any case.
hint-no-odds-retrieve = The <caster>caster</> cannot take the wager back in any case.

## Bets aside.

hint-side-gain = You win this bet more often than its price asks.
hint-side-fair = It is a fair bet.
hint-no-side = No bet on offer is worth the risk.
