# Every word that Bassett puts on the table.

game-bassett = Bassett
game-bassett-contents = Bassett (Faro)
game-bassett-line = Thirteen spades on a cloth, your coin between them, and two cards at a time: the first loses, the second wins.
game-bassett-plain = Put a coin on a card, and see whether it turns up to win or to lose.
game-bassett-minutes = 15
game-bassett-difficulty = 2

preset-pearson = Mr. Pearson’s
preset-pearson-help = Faro, as the book has it under the name of Bassett. Bets can be changed only when a card is turned that somebody has bet on.
preset-pearson-source = Andy Pearson, Carde Gaymes of Olde Englande
preset-saloon = The saloon
preset-saloon-help = A faro bank of a hundred years later: bets may be changed after every turn, and nobody may call three cards alike.
preset-saloon-source = Foster’s Complete Hoyle, and the faro banks of the nineteenth century
preset-court = The court
preset-court-help = True Basset, of the court of Charles the Second: couches, corners bent for the paroli, and sixty-seven times your stake for six wins running.
preset-court-source = The Compleat Gamester of 1721

## Places, charts and sums.

ticket-dealer = banker
place-loses = Loses
place-wins = Wins
place-gone = Gone
name-banker = Mr. Delorme
spot-even = Even
spot-odd = Odd
spot-high = High
account-bet = the bet
account-coppered = the coppered bet
account-call = the call
account-bent_1 = the paroli
account-bent_2 = sept-et-le-va
account-bent_3 = quinze-et-le-va
account-bent_4 = trente-et-le-va
account-bent_5 = soixante-et-le-va
chart-odds = The bank’s share of a bet decided this turn
chart-left =
    { $number ->
        [one] One left
       *[other] { CAP(WORDS($number)) } left
    }
chart-high = High
chart-even = Even
chart-odd = Odd
chart-spot = { CAP($ranks) }
chart-in =
    { $number ->
        [0] a fair bet
       *[other] { $number } in { $total }
    }
chart-calls = The turn is called
chart-call = { CAP($rank_loses) }, { $rank_wins }, { $rank_last }
chart-call-sum = { $seat }, { $farthings }
offer-call = { CAP($rank_loses) } loses, { $rank_wins } wins, { $rank_last } is left

## Questions, as they are put to whom they concern, and as the others wait.

ask-bid-sealed = The bank goes to the highest bid. What will you put up? The least is { $farthings }.
wait-bid-sealed = Bidding for the bank: { $seats }.
ask-take-bank = You are offered the bank for one pack. What will you put up? The least is { $farthings }.
wait-take-bank = The bank is offered to { $seats }.
ask-bets = Place your bets. Press a card to bet on it; again, to bet that it loses; again, to take it back.
wait-bets = Placing their bets: { $seats }.
ask-bets-last = Three cards are left. Place your bets; and who will call the turn?
wait-bets-last = Before the last turn: { $seats }.
ask-couches = Lay your <couch>couches</>.
wait-couches = Laying their <couch>couches</>: { $seats }.
ask-after-win = The { $rank } has won for you. Take your pay, or bend a corner for the next step.
wait-after-win = Taking the pay, or bending a corner: { $seats }.
ask-last-card = The pack is out. Take what a bent card has reached, or leave it for the next pack.
wait-last-card = Deciding about bent cards: { $seats }.
ask-next-deal = The pack is done. Go on to the next when you are ready.
wait-next-deal = Before the next pack: { $seats }.

act-bid_sum = Bid
act-drop_out = No bid
act-take_bank = Take the bank
act-take_bank-number = { $act } for { $amount }
act-decline_bank = Decline
act-bet = Bet
act-copper = Copper it
act-take_up = Take it up
act-uncopper = Take the copper off
act-shift = Move it
act-call = Call the turn
act-uncall = Take the call back
act-take = Take the pay
act-take-brings = { $act }: { $amount }
act-paroli = Bend a corner
act-take_pay = Take a bent card
act-ready = All set
act-ready-next-deal = Go on

## Refusals.

refuse-step = Silver or gold only, if you please: bets go by steps of { $farthings }.
refuse-spot = No coin can lie there.
refuse-limit = That is above the limit: no more than { $farthings } may lie on one spot.
refuse-call-limit = The most that may be called now is { $farthings }.
refuse-early-call = The turn is called when three cards are left, and not before.
refuse-uncovered = The bank cannot cover it.
refuse-dead = { $spot ->
        [cards] Every { $ranks } is gone
       *[field] Every card of it is gone
    }: nothing could come of such a bet.
refuse-bent = A bent card must stay until it has won or lost.
refuse-no-stake = You have no such bet there.
refuse-taken = You have a bet there already: add to it instead.
refuse-shut = Bets cannot be changed now. They can be when a card is turned that somebody has bet on.
refuse-no-sale = The bank is not for sale just now.
refuse-no-bidder = You have too little to keep a bank.
refuse-banker = Whoever keeps the bank makes no bets.

unfit-seats = Bassett is for one to eight players; not for { WORDS($seats) }.
unfit-limits = No multiple of { $farthings } lies between the least stake and the greatest. Widen the limits, or make the stake unit smaller.
unfit-house-purses = At least one player must have { $farthings }, the least stake. Fill the purses, or play for less.
unfit-alone = One alone can only play against the house: let the house keep the bank.
unfit-bank = Somebody must have { $farthings } to keep a bank, and another player the least stake. Fill the purses, or play for less.
unfit-late-couch = If the first card of a couple decided, whoever laid a couch after the fasse would gain by it. Allow no late couches, or give doublets to the bank.

## What is told.

paid-money = { CAP($source) } to { $target }: { $sum }.
deal-begins =
    Pack { $number }{ $deals ->
        [0] {""}
       *[other] { " " }of { $deals }
    }.
handed-back =
    { $who ->
        [you] The bank can bear no more: your { $farthings } on { $spot ->
            [cards] the { $ranks }
           *[field] { $spot }
        } go back to you.
       *[other] The bank can bear no more: { $seat }’s { $farthings } on { $spot ->
            [cards] the { $ranks }
           *[field] { $spot }
        } go back.
    }
result-house = The pack is out. The bank of the house stands at { $farthings }.
result-bank =
    { $who ->
        [you] The pack is out. You take up your bank: { $farthings }.
       *[other] The pack is out. { $seat } takes up a bank of { $farthings }.
    }

## What is spoken. The house speaks by its banker.

say-soda = { CAP($rank) }: the first card, <soda>soda</>, counts for nothing; place your bets
say-turn = { CAP($rank_loses) } loses, { $rank_wins } wins
say-split = { CAP($rank_loses) } and { $rank_wins }: a <split>split</>, and the bank takes half
say-nothing = { CAP($rank_loses) } loses, { $rank_wins } wins; nobody has a bet on them, so I turn again
say-last = The last is the { $rank }
say-fasse = The <fasse>fasse</> is the { $rank }
say-couple = { CAP($rank_wins) } wins, { $rank_loses } loses
say-doublet = { CAP($rank_wins) } and { $rank_loses }: a doublet
say-bank = I keep the bank, with { $farthings }
say-bid-sum = { CAP($farthings) } for the bank
say-drop-out = I do not bid
say-decline-bank = Not I
say-call = { CAP($rank_loses) } to lose, { $rank_wins } to win
say-paroli =
    { $number ->
        [1] <paroli>Paroli</>
        [2] Sept-et-le-va!
        [3] Quinze-et-le-va!
        [4] Trente-et-le-va!
       *[5] Soixante-et-le-va!
    }
say-rise = I have had enough; let us stop

## Money that moves.

paid-fund = the bank
paid-bet =
    { $spot ->
        [cards] on { $ranks }
       *[field] on { $spot }
    }
# The account of a turn, with the reader's gain.
log-own-say-turn = { CAP($rank_loses) } loses, { $rank_wins } wins: you { $sum }
log-own-say-split = { CAP($rank_wins) } loses and wins: you { $sum }
log-own-say-couple = { CAP($rank_wins) } wins, { $rank_loses } loses: you { $sum }
log-own-say-doublet = { CAP($rank_wins) } loses and wins: you { $sum }
log-paid-bet = bets laid
paid-turned = turned over
paid-shifted = moved
paid-back = a bet taken up
paid-bank = lost to the bank
paid-punter = won
paid-call = the call
paid-call-lost = the call is wrong
paid-call-won = the turn is called
paid-bent = a corner bent
paid-fresh = a fresh <couch>couch</>
paid-step =
    { $number ->
        [1] the <couch>couch</>
        [2] <paroli>paroli</>
        [3] sept-et-le-va
        [4] quinze-et-le-va
        [5] trente-et-le-va
       *[6] soixante-et-le-va
    }
paid-take-up = the bank taken up

win-hands =
    { $number ->
        [one] The only pack has been played. The game is over.
       *[other] That was the last of { WORDS($number) } packs. The game is over.
    }
win-purses = Nobody is left who can pay the least stake. The game is over.
win-no-bank = Nobody will keep the bank. The game is over.
win-rise =
    { $who ->
        [you] You stop, and the game ends here.
       *[other] { $seat } stops, and the game ends here.
    }

## The rules of the house.

option-unit = Table unit
option-unit-help = What one unit of the stakes is worth.
option-hands = Packs
option-hands-help = How many packs are played.
option-hands-0 = until somebody stops
option-game = The game
option-game-help = Faro upon the cloth, as the book has it; or the Basset of the court, each card by itself.
option-game-faro = faro
option-game-court = true Basset
option-bank_by = The bank
option-bank_by-help = The house keeps it; or it goes to whoever bids most; or it goes to the left, pack by pack.
option-bank_by-house = the house
option-bank_by-auction = the highest bidder
option-bank_by-rotate = by turns
option-bank_fund = The fund
option-bank_fund-help = What the house puts in its bank, in table units; never less than a bank must hold at these stakes.
option-casekeeper = The case-keeper
option-casekeeper-help = A frame of beads that tells which cards are gone. The saloon had it; the book only says that one should count.
option-doublet = A split
option-doublet-help = What the bank takes when the same card loses and wins. It has no other advantage on bets on cards.
option-doublet-half = takes half
option-doublet-none = takes nothing
option-doublet-whole = takes all
option-high_tie = A split and the high card
option-high_tie-help = What happens to a bet on the high card when both cards are alike.
option-high_tie-stand_off = stands off
option-high_tie-half = loses half
option-parity = Even and odd
option-parity-help = Whether Knave, Queen and King count as eleven, twelve and thirteen, or as neither.
option-parity-numbered = court cards count
option-parity-pips = pips alone
option-table_opens = The table opens
option-table_opens-help = When bets may be laid, moved and lifted.
option-table_opens-on_decision = when a bet is touched
option-table_opens-every_turn = after every turn
option-call_distinct = Calling three cards
option-call_distinct-help = What the right order of three different cards pays, to one. Five would be fair.
option-call_distinct-4 = four to one
option-call_distinct-5 = five to one
option-call_pair = Calling a pair
option-call_pair-help = What a right call pays, to one, when two of the three are alike. Two is fair.
option-call_pair-1 = evens
option-call_pair-2 = two to one
option-call_three_alike = Calling three alike
option-call_three_alike-help = Whoever has counted the cards cannot call it wrong.
option-call_three_alike-evens = evens
option-call_three_alike-void = no bet
option-call_max = The greatest call
option-call_max-help = In table units.
option-fasse = The fasse
option-fasse-help = How much of every couch on it the first card of the pack takes.
option-fasse-half = half
option-fasse-two_thirds = two thirds
option-fasse-whole = the whole
option-couple_doublet = A doublet
option-couple_doublet-help = Who gets the stake when both cards of a couple are alike.
option-couple_doublet-bank = the bank’s
option-couple_doublet-first = the first card decides
option-late_couch = Late couches
option-late_couch-help = Whether a couch may be laid after the first card.
option-trente = Trente-et-le-va
option-trente-help = What five wins running are paid, to one.
option-trente-30 = thirty to one
option-trente-31 = thirty-one to one
option-trente-33 = thirty-three to one
option-soixante = Soixante-et-le-va
option-soixante-help = What six wins running are paid, to one.
option-soixante-60 = sixty to one
option-soixante-63 = sixty-three to one
option-soixante-67 = sixty-seven to one
option-stake_unit = Stake unit
option-stake_unit-help = Every bet is a multiple of it; in table units.
option-min_stake = The least stake
option-min_stake-help = In table units.
option-max_stake = The greatest stake
option-max_stake-help = The most that a player may have on one spot; in table units.
edge-note = Each turn counts with its exact odds. The lines suppose that every bet meets the odds of now.
