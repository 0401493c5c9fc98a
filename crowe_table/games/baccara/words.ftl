# Every word that Baccara puts on the table.

game-baccara = Baccara
game-baccara-line = One player keeps the bank, whoever bets most plays for all the others, and the hand nearest to nine wins.
game-baccara-plain = Bet on one of two hands: the one nearer to nine wins.
game-baccara-minutes = 15
game-baccara-difficulty = 1

preset-pearson = Mr. Pearson’s
preset-pearson-help = Draw or stand as you like. The third card lies face down until all are turned up.
preset-pearson-source = Andy Pearson, Carde Gaymes of Olde Englande
preset-chemin = As in the clubs
preset-chemin-help = Chemin de fer: the third card is dealt face up, and whoever plays for all must draw to four and stand on six.
preset-chemin-source = Hoyle’s Games Modernized, and the clubs of France and Italy

## Places, charts and sums.

ticket-dealer = the pack
place-active = The bettors
place-bank = The bank
place-banker = The banker
place-discards = Laid by
account-bet = the bet
tag-role =
    { $role ->
        [0] {""}
        [1] plays for all
        [2] banco
        [3] keeps the bank
        [4] bids { $farthings }
       *[5] bids no more
    }
chart-odds = Of a hundred coups
chart-wins = The bank wins
chart-null = Equal
chart-advantage = Its gain on 100
chart-in-hundred = { $whole }·{ $tens }{ $units }
chart-point = Of a hundred, with { WORDS($number) }
chart-stand = To stand
chart-draw = To draw
chart-gains = wins { $number }
chart-costs = loses { $number }
chart-bank =
    { $who ->
        [you] Your bank
       *[other] The bank of { $seat }
    }
chart-put-up = Begun with
chart-won = Coups it won
chart-times = { $number }
chart-uncovered = Not covered
chart-sum = { $farthings }

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Draw a card: the lowest deals, and is offered the bank last.
wait-cut-for-deal = { $seats } cuts for the deal.
ask-name-cutter = You have shuffled. Who shall cut the pack?
wait-name-cutter = { $seats } names who cuts.
ask-cut-pack = Cut the pack.
wait-cut-pack = { $seats } cuts the pack.
ask-take-bank = Will you take the bank? Put up { $farthings } or more.
wait-take-bank = { $seats } is offered the bank.
ask-take-over = The bank is given up at { $farthings }. Take it for that sum, or for more?
wait-take-over = { $seats } may take the bank for what it holds.
ask-keep = The bank is yours, and holds { $farthings }. Keep it, or give it up and take what is in it?
wait-keep = { $seats } keeps the bank, or gives it up.
ask-bid-first = The bank is for sale. What will you put up? The least is { $farthings }.
wait-bid-first = { $seats } may bid for the bank.
ask-bid-more = { $seat } would put up { $farthings }. Will you go higher?
wait-bid-more = { $seats } may bid higher.
ask-bid-sealed = The bank is for sale, by sealed bids. What will you put up? The least is { $farthings }.
wait-bid-sealed = Sealing a bid: { $seats }.
ask-suivi = The bank holds { $farthings }. You may cry <banco>banco</> again, before anybody else.
wait-suivi = { $seats } may cry <banco>banco</> again.
ask-banco = The bank holds { $farthings }. Take it all alone, or keep silent?
wait-banco = Crying <banco>banco</>, or not: { $seats }.
ask-bet = { $farthings } of the bank are not covered. What do you bet?
wait-bet = { $seats } is to bet.
ask-draw =
    { $how ->
        [partial] You play for all who bet. A card, or do you stand?
       *[banco] You play the whole bank alone. A card, or do you stand?
    }
wait-draw =
    { $how ->
        [partial] { $seats } plays for all: a card, or none.
       *[banco] { $seats } plays the whole bank: a card, or none.
    }
ask-draw-banker =
    { $drew ->
        [0] The other stands. A card for the bank, or none?
       *[1] The other drew, face down. A card for the bank, or none?
    }
wait-draw-banker = { $seats } has the bank: a card, or none.
ask-draw-banker-up = The other drew { $card }. A card for the bank, or none?
wait-draw-banker-up = { $seats } has the bank: a card, or none.
ask-next-deal = The <coup>coup</> is done. Go on to the next when you are ready.
wait-next-deal = Before the next <coup>coup</>: { $seats }.

act-name_cutter = Let this player cut
act-take_bank = Take the bank
act-take_bank-number = { $act } for { $amount }
act-decline_bank = Decline
act-keep_bank = Keep the bank
act-pass_bank = Give up the bank
act-bid_sum = Bid
act-drop_out = Bid no more
act-banco_suivi = Banco suivi
act-let_go = Let it go
act-banco = Banco!
act-keep_silent = Keep silent
act-bet = Bet
act-no_bet = Bet nothing
act-draw = Card
act-stand = I stand
act-ready = Go on

## Refusals.

refuse-banco-banker = The bank is yours: nobody bets against their own.
refuse-banco-purse = You have less than the bank: it holds { $farthings }, and whoever cries <banco>banco</> stakes as much.
refuse-banco-suivi =
    { $who ->
        [you] You played the last <banco>banco</>: yours is a <banco-suivi>banco suivi</>, and goes before any other.
       *[other] { $seat } played the last <banco>banco</>, and may follow it before anybody else cries.
    }
refuse-banco-late = <banco>Banco</> must be cried before the first small bet. Now you may bet in your turn.
refuse-banco-let-go = You have let the bank go for this <coup>coup</>. You may still bet a part of it.
refuse-suivi = <banco-suivi>Banco suivi</> is for whoever has just played a <banco>banco</> against this banker and not won it.
refuse-uncovered = Nobody can bet more than the part of the bank that is not yet covered: { $farthings }.
refuse-no-sale = The bank is not for sale just now.
refuse-no-bidder = You cannot bid: you have just given up the bank, or you have too little.
refuse-club-stand =
    { $number ->
        [0] By the rules of the club you must draw to nothing.
       *[other] By the rules of the club you must draw to { WORDS($number) }.
    }
refuse-club-draw = By the rules of the club you must stand on { WORDS($number) }.

unfit-seats = Baccara is for three to eight players; not for { WORDS($seats) }.
unfit-purses = At least two players must have { $farthings }, the least bank and the least bet. Fill the purses, or play for less.

## What is told.

paid-money = { CAP($source) } to { $target }: { $sum }.
deal-begins =
    { $who ->
        [you] Coup { $number }{ $deals ->
        [0] {""}
       *[other] { " " }of { $deals }
    }.
       *[other] Coup { $number }{ $deals ->
        [0] {""}
       *[other] { " " }of { $deals }
    }.
    }
moved-deal-aside = Dealt: { $cards }.
moved-burn =
    { $number ->
        [one] One card is <burnt>burnt</>.
       *[other] { CAP(WORDS($number)) } cards are <burnt>burnt</>.
    }
log-moved-burn = <burnt>Burnt</>
shown-active = The bettors’ hand: { $cards }.
shown-banker = The bank’s hand: { $cards }.
pack-low =
    { $number ->
        [0] No card is left, so all are shuffled again.
        [one] Only one card is left, so all are shuffled again.
       *[other] Only { WORDS($number) } cards are left, so all are shuffled again.
    }
must-pass =
    { $who ->
        [you] Your bank has grown to { $farthings }, and must be given up.
       *[other] { $seat }’s bank has grown to { $farthings }, and must be given up.
    }
for-sale = Nobody takes the bank for what it holds. It is for sale.
result-no-banker = Nobody wants the bank. It is offered round again, if the company stays.
result-unbet =
    { $who ->
        [you] Nobody bets against you. You take up the bank, and it goes to the right.
       *[other] Nobody bets against { $seat }, and the bank goes to the right.
    }
result-active-natural =
    { $how ->
        [active] A <natural>natural</>: { WORDS($point_active) } against { $point ->
            [0] nothing
           *[other] { WORDS($point) }
        }. The bank is lost, and pays { $farthings }.
        [bank] { CAP(WORDS($point_active)) } against { WORDS($point) }: the bank wins { $farthings }.
       *[tie] { CAP(WORDS($point_active)) } each: the bets go back.
    }
result-banker-natural = The bank has { WORDS($point) } with two cards, and wins { $farthings }. The other hand is not shown.
result-drawn =
    { $how ->
        [active] { CAP(WORDS($point_active)) } against { WORDS($point) }: the bank is lost, and pays { $farthings }.
        [bank] { CAP(WORDS($point_active)) } against { WORDS($point) }: the bank wins { $farthings }.
       *[tie] { CAP(WORDS($point)) } each: the bets go back.
    }

## What is spoken.

say-my-deal = The lowest: I deal
say-take-bank = A bank of { $farthings }
say-decline-bank = Not I
say-keep = I stay: { $farthings } in the bank
say-pass = The bank passes: who will take it for what it holds?
say-bid-sum = { $farthings }
say-drop-out = No more for me
say-banco-suivi = <banco-suivi>Banco suivi</>!
say-let-go = I let it go
say-banco = <banco>Banco</>!
say-no-bet = Nothing from me
say-card = Card
say-stand = I stand
say-point =
    { $number ->
        [0] <baccara>Baccara</>
        [8] Eight!
        [9] Nine!
       *[other] { CAP(WORDS($number)) }
    }
say-rise = I have had enough; let us stop

## Money that moves.

paid-bank = the bank put up
paid-take-up = the bank taken up
paid-banco = the whole bank, alone
paid-bet = the bet
paid-to-bank = lost to the bank
paid-by-bank = paid by the bank
paid-back = the bet back
log-paid-bank = the bank
log-paid-take-up = the bank
log-paid-banco = <banco>banco</>
log-paid-bet = the bet
log-paid-to-bank = lost
log-paid-by-bank = won
log-paid-back = the bet

win-hands =
    { $number ->
        [one] The only <coup>coup</> has been played. The game is over.
       *[other] That was the last of { WORDS($number) } <coup>coups</>. The game is over.
    }
win-purses = Fewer than two players can pay the least stake. The game is over.
win-rise =
    { $who ->
        [you] You stop, and the game ends here.
       *[other] { $seat } stops, and the game ends here.
    }

## The rules of the house.

option-unit = Table unit
option-unit-help = What one unit of the stakes is worth.
option-hands = Coups
option-hands-help = How many coups are played.
option-hands-0 = until somebody stops
option-stake_unit = Stake unit
option-stake_unit-help = Bank, bets and bids are multiples of it; in table units.
option-min_stake = The least stake
option-min_stake-help = The least bank, and the least bet; in table units.
option-max_bank = The greatest bank
option-max_bank-help = A bank that has grown to so many table units must be given up after the coup.
option-max_bank-0 = no limit
option-third_card = The third card
option-third_card-help = Whether it lies face down until all are turned up, or both see it; that is worth more to the banker.
option-third_card-down = face down
option-third_card-up = face up
option-draw_rules = Drawing
option-draw_rules-help = Each player may draw or stand; or whoever plays against the bank must draw to four or less, and stand on six and seven.
option-draw_rules-free = free
option-draw_rules-club = as in the clubs
option-tie = Equal points
option-tie-help = The bets go back; or the bank takes them, and gains about a tenth of every bet by it.
option-tie-null = the bets go back
option-tie-bank = are the bank’s
option-banco_after_tie = Banco suivi after equal points
option-banco_after_tie-help = Whether whoever cried banco, and came out equal, may cry it again before all others.
option-packs = Packs
option-packs-help = How many packs are shuffled together. The clubs used six.
option-burn = Burnt cards
option-burn-help = How many are put aside, unseen, whenever the pack has been cut.
option-burn-0 = none
option-reshuffle_at = The pack is shuffled again
option-reshuffle_at-help = When so many cards, or fewer, are left before a coup.
option-auction = A bank that is sold
option-auction-help = One bids above another, round and round; or all name a sum at once.
option-auction-open = by outcry
option-auction-sealed = by sealed bids
edge-note = Exact, if both sides draw by the best plan. Draws that are better or worse than the plan count too.
