# Every word that Hazard puts on the table.

game-hazard = Hazard
game-hazard-line = Two dice and a box: find a main, throw for a chance, and see which of the two comes first.
game-hazard-plain = Throw two dice, and bet on what comes next.
game-hazard-minutes = 15
game-hazard-difficulty = 2

preset-crowe = Mr. Crowe’s
preset-crowe-help = All match the caster’s wager together. Once there is a chance the caster may take the wager back, and the others may lay odds to prevent it.
preset-crowe-source = Mr. Crowe’s Games, London 1775
preset-pearson = Mr. Pearson’s
preset-pearson-help = Everybody offers the caster a bet, and one is taken. Twos, threes, elevens and twelves count to the end. The others bet among themselves.
preset-pearson-source = Andy Pearson, Carde Gaymes of Olde Englande
preset-classical = The classical game
preset-classical-help = Everybody lays as much as they like, and the caster knocks with the box to show whose money is covered. Three mains lost running pass the box. The others bet among themselves.
preset-classical-source = Cotton’s Compleat Gamester, and Hoyle’s Games

## What the house says of cards, said of dice.

menu-seal = The throws were sealed before the first hand: { $seal }. Their seed is shown at the end, so that anyone can check them.
seat-code = The same throws again? Write the six words of the game.
slip-code = Type these words when you start a new table, and the same throws come again.
end-same = Play it again with the same throws

## Places, slips and sums.

figure-table = A table for Hazard, with its rim to keep the dice upon it
figure-box = The box and the dice
figure-box-tipped = The dice are out
ticket-dealer = the box
place-main = <main>Main</>
place-chance = <chance>Chance</>
place-bets-aside = Bets aside
chart-race = { CAP(WORDS($chance)) } wins · { WORDS($main) } loses
chart-price =
    { $how ->
        [0] Even money.
        [1] { CAP(WORDS($more)) } to { WORDS($less) } against.
        [3] {""}
       *[2] { CAP(WORDS($more)) } to { WORDS($less) } on.
    }
coins-odds = + { $amount }
account-odds = the odds

## Questions, as they are put to whom they concern, and as the others wait.

ask-first-caster = Throw for the <box>box</>: the highest casts first.
wait-first-caster = { $seats } throws for the <box>box</>.
ask-wager-setters = The <box>box</> is yours. Declare your wager, or pass the dice.
wait-wager-setters = { $seats } has the <box>box</>, and is to wager.
ask-wager-one_bet = The <box>box</> is yours. Put up a stake, or pass the dice.
wait-wager-one_bet = { $seats } has the <box>box</>, and is to stake.
ask-setters = What will you set against { $seat }’s wager of { $farthings }?
wait-setters = { $seats } is to set.
ask-one_bet = { $seat } stakes { $farthings }. What bet do you offer { $pronoun ->
        [she] her
        [he] him
       *[they] them
    }?
wait-one_bet = Offering a bet: { $seats }.
ask-covers = { $seat } has the <box>box</>. What will you lay against { $pronoun ->
        [she] her
        [he] him
       *[they] them
    }?
wait-covers = { $seats } is to lay.
ask-accept = Take one of the bets against your { $farthings }, or refuse them all and pass the dice.
wait-accept = { $seats } chooses a bet.
ask-knock = Choose whose money you will <cover>cover</>. If you choose nobody, the <box>box</> passes.
wait-knock = { $seats } has the <box>box</>, and may <knock>knock</>.
ask-side-bets = Bet with another player, or say that you are ready for the throw.
wait-side-bets = Betting with one another: { $seats }.
ask-throw-main = Throw for a <main>main</>: five to nine.
wait-throw-main = { $seats } throws for a <main>main</>.
ask-name-main = Call your <main>main</>: five to nine.
wait-name-main = { $seats } calls a <main>main</>.
ask-throw-to-main = { CAP(WORDS($main)) } is the <main>main</>. Throw to it.
wait-throw-to-main = { $seats } throws; { WORDS($main) } is the <main>main</>.
ask-lay-odds = { CAP(WORDS($chance)) } is the <chance>chance</>, { WORDS($main) } the <main>main</>. { $who ->
        [you] What do you add, to keep yourself in?
       *[other] What do you add to your stake, so that { $seat } stays in?
    }
wait-lay-odds = { $seats } may lay <odds>odds</>.
ask-cast-on = { CAP(WORDS($chance)) } wins and { WORDS($main) } loses. Will you cast on, or take back your wager and pass the dice?
wait-cast-on = { $seats } casts on, or <retrieve>retrieves</> { $pronoun ->
        [she] her
        [he] his
       *[they] their
    } wager.
ask-throw-race = { CAP(WORDS($chance)) } wins, { WORDS($main) } loses. Throw!
wait-throw-race = { $seats } throws; { WORDS($chance) } wins for { $pronoun ->
        [she] her
        [he] him
       *[they] them
    }, { WORDS($main) } loses.
ask-next-deal = The hand is over. Go on to the next when you are ready.
wait-next-deal = Before the next hand: { $seats }.

act-throw = Throw
act-declare = Wager
act-pass_dice = Pass the dice
act-set_stake = Set
act-set_stake-nothing = Set nothing
act-offer = Offer
act-no_offer = No offer
act-accept = Take this bet
act-refuse_all = Refuse all
act-lay = Lay
act-no_lay = Lay nothing
act-knock = Knock
act-name_main = Call this main
act-lay_odds = Lay odds
act-lay_odds-nothing = Lay no odds
act-cast_on = Cast on
act-retrieve = Take it back
act-offer_side = Offer a side bet
act-take_side = Take a bet
act-withdraw_side = Withdraw it
act-ready = Go on

terms-stake = { $farthings }
terms-side =
    { $farthings } to { $against }, { $side ->
        [in] that the caster is out
        [out] that the caster wins
        [cast_nick] that it is no nick
       *[cast_lose] that it is not out
    }
word-offer_side-in = The caster wins
word-offer_side-out = The caster loses
word-offer_side-cast_nick = The next throw nicks
word-offer_side-cast_lose = The next throw is out

## Charts beside the dice.

chart-mains = The main may be
chart-main = { CAP(WORDS($main)) }
chart-ways = { WORDS($number) } ways
chart-throws = { CAP(WORDS($main)) } is the main
chart-nicks = Nicks
chart-out = Out
chart-wins = Wins
chart-loses = Loses
chart-numbers = { $numbers }
chart-chance = Chance { $chance }
chart-odds =
    { $how ->
        [0] evens
        [1] { $more } to { $less } against
       *[2] { $more } to { $less } on
    }
chart-bets = Open bets
chart-bet-taken =
    { $who ->
        [you] You with
       *[other] { $seat } with
    } { $who_other ->
        [you] you
       *[other] { $other }
    }, { $side ->
        [in] on the caster
        [out] against the caster
        [cast_nick] on a nick
       *[cast_lose] on a throw out
    }
chart-bet-to =
    { $who ->
        [you] You to
       *[other] { $seat } to
    } { $who_other ->
        [you] you
       *[other] { $other }
    }, { $side ->
        [in] on the caster
        [out] against the caster
        [cast_nick] on a nick
       *[cast_lose] on a throw out
    }
chart-bet-open =
    { $who ->
        [you] You to anybody,
       *[other] { $seat } to anybody,
    } { $side ->
        [in] on the caster
        [out] against the caster
        [cast_nick] on a nick
       *[cast_lose] on a throw out
    }
chart-terms = { $farthings } to { $against }

## Refusals.

refuse-side-closed = Nobody can bet on that just now.
refuse-side-price = The table sets the <odds>odds</> here: name only your own stake.
refuse-side-uncovered = Nobody you ask has { $farthings } to put against it: offer less.

unfit-seats = Hazard is for two to eight players; not for { WORDS($seats) }.
unfit-limits = No multiple of { $farthings } lies between the least wager and the greatest. Widen the limits, or make the stake unit smaller.
unfit-purses = At least two players must have { $farthings }, the least wager: fill the purses, or play for less.

## What is told.

paid-money = { CAP($source) } to { $target }: { $sum }.

deal-begins =
    { $who ->
        [you] Hand { $number }{ $deals ->
        [0] {""}
       *[other] { " " }of { $deals }
    }. You have the box.
       *[other] Hand { $number }{ $deals ->
        [0] {""}
       *[other] { " " }of { $deals }
    }. { $seat } has the box.
    }
passed-over = { $who ->
        [you] You have less than the least wager, and the box passes you by.
       *[other] { $seat } has less than the least wager, and the box passes on.
    }
too-little =
    { $who ->
        [you] You have too little to put down.
       *[other] { $seat } has too little to put down.
    }
result-thrown =
    { CAP(WORDS($total)) }{ $how ->
        [nick] {" "}to a <main>main</> of { WORDS($main) }: a <nick>nick</>
        [crabs] {" "}to a <main>main</> of { WORDS($main) }: <crabs>crabs</>
        [out] {" "}to a <main>main</> of { WORDS($main) }: <out>out</>
        [chance_made] , the <chance>chance</>, before the <main>main</> of { WORDS($main) }
        [main_came] , the <main>main</>, before the <chance>chance</> of { WORDS($chance) }
        [late_nick] {" "}with the <main>main</> at { WORDS($main) } and the <chance>chance</> at { WORDS($chance) }: a late <nick>nick</>
       *[late_crabs] {" "}with the <main>main</> at { WORDS($main) } and the <chance>chance</> at { WORDS($chance) }: <crabs>crabs</>
    }. { $who ->
        [you] You { $how ->
            [nick] win
            [chance_made] win
            [late_nick] win
           *[lost] lose
        }
       *[other] { $seat } { $how ->
            [nick] wins
            [chance_made] wins
            [late_nick] wins
           *[lost] loses
        }
    } { $farthings }.
result-retrieved = { $who ->
        [you] You take your wager back
       *[other] { $seat } takes the wager back
    }, and the dice pass. Nobody wins.
result-nobody-casts = Everybody has passed the dice: there is no hand.
result-unset = Nobody sets anything: the wager is void, and the dice pass.
result-no-offer = Nobody offers a bet: the stake goes back, and the dice pass.
result-refused = Every bet is refused: the stake goes back, and the dice pass.
result-no-lay = Nobody lays anything: the dice pass.
result-no-knock =
    { $who ->
        [you] You <knock>knock</> to nobody: the dice pass.
       *[other] { $seat } <knock>knocks</> to nobody: the dice pass.
    }

## What is spoken.

say-throw-again = We are equal: throw again
say-my-box = The <box>box</> is mine
say-wager-set = I cast for { $farthings }. Who sets against me?
say-wager-offer = I stake { $farthings }. Who will bet?
say-pass = I pass the <box>box</>
say-setters = I set { $farthings }
say-setters-nothing = I set nothing
say-one_bet = I offer you { $farthings }
say-one_bet-nothing = I make no offer
say-covers = { CAP($farthings) } that you throw <out>out</>
say-covers-nothing = Nothing from me
say-accept =
    { $who ->
        [you] Your bet is taken
       *[other] I take { $seat }’s bet
    }
say-refuse-all = I like none of these; the dice are yours
say-knock =
    { $who ->
        [you] I <cover>cover</> you
       *[other] I <cover>cover</> { $seats }
    }
say-no-main = { CAP(WORDS($total)) }: no <main>main</>
say-main = { CAP(WORDS($main)) }’s the <main>main</>
say-blank = { CAP(WORDS($total)) } is nothing; again
say-chance =
    { CAP(WORDS($main)) }’s the <main>main</>, { WORDS($chance) } the <chance>chance</>; { $how ->
        [0] even money
        [1] { WORDS($more) } to { WORDS($less) } against
       *[2] { WORDS($more) } to { WORDS($less) } on
    }
say-odds = I lay you { $farthings } more to cast on
say-no-odds = I lay no <odds>odds</>
say-cast-on = I cast on
say-retrieve = I take my wager back, and pass the <box>box</>
say-nick = <nick>Nick</>!
say-crabs = <crabs>Crabs</>!
say-out = <out>Out</>!
say-chance_made = { CAP(WORDS($chance)) }: my <chance>chance</>!
say-main_came = { CAP(WORDS($main)) }: the <main>main</>. I’m <out>out</>
say-late_nick = A late <nick>nick</>!
say-late_crabs = <crabs>Crabs</>, and I lose
say-keep-dice = <crabs>Crabs</>: I keep the dice
say-box-is-yours =
    { $who ->
        [you] The <box>box</> is yours
       *[other] The <box>box</> is { $seat }’s
    }
say-side-in = { CAP($farthings) } to { $against } that the <caster>caster</> wins{ $named ->
        [1] , { $other }?
       *[0] . Who’ll have it?
    }
say-side-out = { CAP($farthings) } to { $against } that the <caster>caster</>’s <out>out</>{ $named ->
        [1] , { $other }?
       *[0] . Who’ll have it?
    }
say-side-cast_nick = { CAP($farthings) } to { $against } that the <caster>caster</> nicks it{ $named ->
        [1] , { $other }?
       *[0] . Who’ll have it?
    }
say-side-cast_lose = { CAP($farthings) } to { $against } that the <caster>caster</> throws <out>out</>{ $named ->
        [1] , { $other }?
       *[0] . Who’ll have it?
    }
say-side-done =
    { $who ->
        [you] Done with you
       *[other] Done, { $seat }
    }
say-side-off = My bet is off
say-rise = I have had enough; let us stop

## Money that moves.

paid-wager = the wager
log-paid-setters = set
log-paid-covers = laid
log-paid-covers-caster = <cover>covered</>
log-paid-one_bet = offered
log-paid-caster-wins = the stakes
log-paid-caster-wins-odds = the <odds>odds</>
log-paid-unmatched = not matched
log-paid-stake-back = the stake
log-paid-retrieved = the wager
log-paid-back = the wager
paid-setters = set against the <caster>caster</>
paid-one_bet = a bet offered
paid-covers = laid against the <caster>caster</>
paid-covers-caster = <cover>covered</> by the <caster>caster</>
paid-unmatched = nobody matched it
paid-not-taken = a bet not taken
paid-cut = the larger bet cut to the smaller
paid-odds = <odds>odds</> laid
paid-caster-wins = the <caster>caster</> wins
paid-caster-wins-odds = the <caster>caster</> wins the <odds>odds</>
paid-caster-loses = the <caster>caster</> loses
paid-stake-back = a stake back
paid-retrieved = the wager retrieved
paid-back = nothing was thrown
paid-fee = the <box>box’s</> fee
paid-house = the <box>box’s</> fees to the house
paid-side-offer = a bet aside
paid-side-take = a bet aside
paid-side-back = a bet withdrawn
paid-side-untaken = a bet nobody took
paid-side-void = a bet that is off
paid-side-won = a bet aside won

win-hands = { $number ->
        [one] The only hand has been played. The game is over.
       *[other] That was the last of { WORDS($number) } hands. The game is over.
    }
win-purses = Fewer than two players can pay the least wager. The game is over.
win-rise = { $who ->
        [you] You stop, and the game ends here.
       *[other] { $seat } stops, and the game ends here.
    }

## The rules of the house.

option-unit = Table unit
option-unit-help = What one unit of the stakes is worth.
option-hands = Hands
option-hands-help = How many hands are played.
option-hands-0 = until somebody stops
option-opposition = Against the caster
option-opposition-help = Mr. Crowe’s setters match the caster together; Mr. Pearson’s caster takes one bet; in the classical game the caster covers whichever bets they please.
option-opposition-setters = all set together
option-opposition-one_bet = one bet is taken
option-opposition-covers = those who are knocked to
option-accepted_bet = The bet taken
option-accepted_bet-help = Where one bet is taken: it stands as it was offered, or the larger sum is cut down to the smaller.
option-accepted_bet-as_offered = as offered
option-accepted_bet-matched = made equal
option-bet_offers = Bets are named
option-bet_offers-help = Where one bet is taken: aloud in turn, or in secret and all at once.
option-bet_offers-open = aloud in turn
option-bet_offers-sealed = in secret
option-main_by = The main is
option-main_by-help = Thrown, as in both books, or called by the caster, as in later clubs.
option-main_by-throw = thrown
option-main_by-call = called
option-crabs_keep_dice = Crabs keep the dice
option-crabs_keep_dice-help = Whether a two or three thrown to the main loses the wager but not the dice.
option-retrieve = The wager may be taken back
option-retrieve-help = Whether the caster, once there is a chance, may take back the wager and pass the dice.
option-setters_odds = Odds may be laid
option-setters_odds-help = Whether those against the caster may add money once there is a chance.
option-comeout_12 = Twelve to the main
option-comeout_12-help = A nick to six and eight and out to the others, or out to every main.
option-comeout_12-classical = nicks six and eight
option-comeout_12-out = always out
option-comeout_7 = Seven after seven
option-comeout_7-help = What a seven is to a main of seven.
option-comeout_7-nick = a nick
option-comeout_7-blank = nothing
option-comeout_11_main7 = Eleven to seven
option-comeout_11_main7-help = What an eleven is to a main of seven.
option-comeout_11_main7-nick = a nick
option-comeout_11_main7-blank = nothing
option-comeout_11 = Eleven to other mains
option-comeout_11-help = What an eleven is to a main of five, six, eight or nine.
option-comeout_11-classical = as the classical game
option-comeout_11-blank = nothing
option-comeout_11-out = out
option-late_throws = Once there is a chance
option-late_throws-help = Whether twos, threes, elevens and twelves still count when the caster has a chance.
option-late_throws-none = only main and chance count
option-late_throws-pearson = late crabs and nicks count
option-losses_to_pass = The dice pass after
option-losses_to_pass-help = How many mains running a caster must lose before the dice pass.
option-losses_to_pass-1 = one main lost
option-losses_to_pass-2 = two lost running
option-losses_to_pass-3 = three lost running
option-side_bets = Bets aside
option-side_bets-help = Whether those who do not hold the box may bet with one another.
option-side_odds = Odds of bets aside
option-side_odds-help = The exact odds of the moment, or always evens, or whatever two players agree.
option-side_odds-listed = by the table of odds
option-side_odds-even = always evens
option-side_odds-free = as they agree
option-stake_unit = Stake unit
option-stake_unit-help = Every wager, set and lay is a multiple of it; in table units.
option-offer_unit = Step of a bet offered
option-offer_unit-help = Where one bet is taken: every bet offered is a multiple of it; in quarters of the table unit.
option-min_wager = The least wager
option-min_wager-help = In table units.
option-max_wager = The greatest wager
option-max_wager-help = In table units.
option-box_fee = The box’s fee
option-box_fee-help = What a caster pays at every third main won running, in table units.
option-box_fee-0 = nothing
edge-note = Exact, if the caster takes the wager back whenever that is better. Other choices and side bets count too.
