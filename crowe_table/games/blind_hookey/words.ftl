# Every word that Blind Hookey puts on the table.

game-blind-hookey = Blind Hookey
game-blind-hookey-line = A packet each that nobody looks at, a stake upon it, and all are turned over together.
game-blind-hookey-minutes = 6
game-blind-hookey-difficulty = 1
game-blind-hookey-short = Five hands

preset-packets = A packet each
preset-packets-help = The pack goes round, and each lifts a packet off it. What is left is the dealer’s.
preset-packets-source = Hoyle’s Games Modernized, the first method
preset-heaps = Three heaps
preset-heaps-help = The dealer divides the pack in three heaps. The company stakes on two of them, and the third is the dealer’s.
preset-heaps-source = Hoyle’s Games Modernized, the second method

## Places, charts and sums.

heap-left = Left
heap-middle = Middle
heap-right = Right
account-bet = the stake
chart-odds-packets = Any packet, unseen
chart-odds-heaps = Any heap, unseen
chart-beats = Beats the dealer’s
chart-equals = Equals it
chart-is-beaten = Is beaten
chart-bank = The bank’s part
chart-all-round-packets = Loses to all
chart-all-round-heaps =
    { $number ->
        [one] Loses to one heap
       *[other] Loses to { WORDS($number) }
    }
chart-shown = The dealer’s card
chart-shown-left = Left: the dealer’s
chart-shown-middle = Middle: the dealer’s
chart-shown-right = Right: the dealer’s
chart-against = The { $rank } is beaten
chart-in =
    { $number ->
        [0] never
       *[other] { $number } in { $total }
    }
chart-about = about { $number } in { $total }

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Draw a card: the lowest deals.
wait-cut-for-deal = { $seats } cuts for the deal.
ask-shuffle-last = The pack is shuffled. Shuffle it once more, or leave it.
wait-shuffle-last = { $seats } has the pack.
ask-cut-pack = Cut the pack.
wait-cut-pack = { $seats } cuts the pack.
ask-lift = Lift your packet, from { WORDS($least) } cards to { WORDS($most) }: draw the pack upwards, or name a number.
wait-lift = { $seats } lifts a packet.
ask-divide = Divide the pack in three heaps: draw it upwards twice, or name two numbers.
wait-divide = { $seats } divides the pack.
ask-stake-packets = Make your stake, and no looking.
wait-stake-packets = { $seats } is to stake.
ask-stake-heaps = Choose a heap, and make your stake.
wait-stake-heaps = { $seats } is to stake.
ask-stake-second = Stake on a second heap too, or leave it at one.
wait-stake-second = { $seats } may stake once more.
ask-take = One heap alone is backed. Which of the others is yours?
wait-take = { $seats } takes a heap.
ask-next-deal = The hand is done. Go on to the next when you are ready.
wait-next-deal = Before the next hand: { $seats }.

act-shuffle = Shuffle
act-leave = Leave it
act-lift = Lift
act-divide = Divide
act-stake = Stake
act-enough = One is enough
act-stake_nothing = Sit it out
act-take = Take a heap
act-ready = Go on

## Refusals.

refuse-packet =
    { $least ->
        [one] One card at least
       *[other] { CAP(WORDS($least)) } cards at least
    }, and not above { WORDS($most) }.
refuse-unanswered = The dealer cannot answer so much: there is but { $farthings } left in that purse.
refuse-third-heap = Two heaps are taken; the third is the dealer’s.
refuse-same-heap = You have staked on that heap. Choose another, or leave it at one.

unfit-seats = Blind Hookey is for two to eight players; not for { WORDS($seats) }.
unfit-limits = Between the least stake and the greatest there is no multiple of { $farthings }: widen the limits, or make the stake unit less.
unfit-purses = Two at least must have { $farthings }, the least stake: fill the purses, or play for less.

## What is told.

paid-money = { CAP($source) } to { $target }: { $sum }.
deal-begins =
    { $who ->
        [you] Hand { $number }{ $deals ->
        [0] {""}
       *[other] { " " }of { $deals }
    }. You deal.
       *[other] Hand { $number }{ $deals ->
        [0] {""}
       *[other] { " " }of { $deals }
    }. { $seat } deals.
    }
moved-lift =
    { $who ->
        [you] You lift { $cards }.
       *[other] { $seat } lifts { $cards }.
    }
moved-divide = { CAP($cards) } in a heap.
unanswered =
    { $who ->
        [you] The dealer can answer no more, and you sit this hand out.
       *[other] The dealer can answer no more, and { $seat } sits this hand out.
    }
result-shown =
    { $who ->
        [you] You show the { $rank }, and { $how ->
            [wins] win { $farthings }
            [loses] lose { $farthings }
           *[even] come out even
        }
       *[other] { $seat } shows the { $rank }, and { $how ->
            [wins] wins { $farthings }
            [loses] loses { $farthings }
           *[even] comes out even
        }
    }.
result-void = Nobody has staked: nothing is shown, and the deal passes.

## What is spoken.

say-my-deal = The lowest: I deal
say-sit-out = I sit this one out
say-take-left = The left is mine
say-take-middle = The middle is mine
say-take-right = The right is mine
say-dealer-shows = { CAP($rank) }
say-all-round =
    { $who ->
        [you] All round: the deal is yours
       *[other] All round: the deal goes to { $seat }
    }
say-deal-passes =
    { $who ->
        [you] The deal is yours
       *[other] The deal goes to { $seat }
    }
say-rise = I have had enough; let us rise

## Money that moves.

paid-stake = the stake
paid-covers = answers all stakes
paid-dealer = lost to the dealer
log-paid-dealer = lost
log-paid-player = won
log-paid-back = the stake
log-paid-take-up = the bank
paid-player = paid by the bank
paid-back = the stake back
paid-take-up = the bank taken up

win-hands =
    { $number ->
        [one] The one hand agreed on is done. The company rises.
       *[other] That was the last of { WORDS($number) } hands. The company rises.
    }
win-purses = Fewer than two can pay the least stake. The company rises.
win-rise =
    { $who ->
        [you] You rise, and the company with you.
       *[other] { $seat } rises, and the company with { $pronoun ->
            [she] her
            [he] him
           *[they] them
        }.
    }

## The rules of the house.

option-unit = Table unit
option-unit-help = What one unit of the stakes is worth.
option-hands = Hands
option-hands-help = How many hands the company sits for.
option-hands-0 = until somebody rises
option-method = Method
option-method-help = Each lifts a packet for themselves, or all stake on three heaps.
option-method-packets = a packet each
option-method-heaps = three heaps
option-ace = The ace
option-ace-help = What the ace counts for when packets are shown. It changes nobody’s chances.
option-ace-high = high
option-ace-low = low
option-cut_ace = The ace in the cut
option-cut_ace-help = What it counts for in cutting for the deal, which the lowest has.
option-cut_ace-low = low
option-cut_ace-high = high
option-equal = Equal cards
option-equal-help = The dealer’s, which is all the dealer’s profit; or a stand-off, and the game is fair.
option-equal-dealer = are the dealer’s
option-equal-push = stand off
option-due_share = The greatest packet
option-due_share-help = A player’s share of the whole pack, or of the cards that are left.
option-due_share-whole = a share of the pack
option-due_share-remaining = a share of what is left
option-least_packet = The least packet
option-least_packet-help = The fewest cards in a packet, or a heap.
option-must_stake = All must stake
option-must_stake-help = Whether a player may not sit a hand out.
option-stake_unit = Stake unit
option-stake_unit-help = Every stake is a multiple of it; in table units.
option-min_stake = The least stake
option-min_stake-help = In table units.
option-max_stake = The greatest stake
option-max_stake-help = In table units.
option-max_hands = The deal passes after
option-max_hands-help = So many hands end a deal, though the dealer have not lost all round.
option-max_hands-0 = a loss all round
