# Every word that Blind Hookey puts on the table.

game-blind-hookey = Blind Hookey
game-blind-hookey-line = Lift a packet that nobody looks at, stake on it, and turn them all over together.
game-blind-hookey-plain = Bet on a packet of cards that nobody has seen. Then all are turned over.
game-blind-hookey-minutes = 6
game-blind-hookey-difficulty = 1

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
chart-bank = The dealer’s gain
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
ask-shuffle-last = The pack has been shuffled. Shuffle it once more, or leave it?
wait-shuffle-last = { $seats } has the pack.
ask-cut-pack = Cut the pack.
wait-cut-pack = { $seats } cuts the pack.
ask-lift = Lift your <packet>packet</>: { WORDS($least) } to { WORDS($most) } cards. Draw the pack upwards, or choose a number.
wait-lift = { $seats } lifts a <packet>packet</>.
ask-divide = Divide the pack into three <heap>heaps</>: draw it upwards twice, or choose two numbers.
wait-divide = { $seats } divides the pack.
ask-stake-packets = Make your stake. Nobody looks at the cards.
wait-stake-packets = { $seats } is to stake.
ask-stake-heaps = Choose a <heap>heap</>, and make your stake.
wait-stake-heaps = { $seats } is to stake.
ask-stake-second = Stake on a second <heap>heap</> too?
wait-stake-second = { $seats } may stake once more.
ask-take = All the stakes lie on one <heap>heap</>. Which of the others will you take?
wait-take = { $seats } takes a <heap>heap</>.
ask-next-deal = This hand is over. Go on to the next when you are ready.
wait-next-deal = Before the next hand: { $seats }.

act-shuffle = Shuffle
act-leave = Leave it
act-lift = Lift
act-divide = Divide
act-stake = Stake
why-choose-stake = First choose a <heap>heap</>.
act-enough = One heap only
act-stake_nothing = Sit out
act-take = Take a heap
why-choose-take = First choose a <heap>heap</>.
act-ready = Next hand

## Refusals.

refuse-packet = A <packet>packet</> has at least { $least ->
        [one] one card
       *[other] { WORDS($least) } cards
    }, and here at most { WORDS($most) }.
refuse-unanswered = The dealer could not pay so much: only { $farthings } of that purse is free.
refuse-third-heap = Stakes already lie on two <heap>heaps</>. The third belongs to the dealer.
refuse-same-heap = You have already staked on that <heap>heap</>. Choose another, or stop at one.

unfit-seats = Blind Hookey is for two to eight players, not for { WORDS($seats) }.
unfit-limits = No multiple of { $farthings } lies between the least stake and the greatest. Widen the limits, or make the stake unit smaller.
unfit-purses = At least two players must have { $farthings }, the least stake. Fill the purses, or play for less.

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
moved-divide = { CAP($cards) } in a <heap>heap</>.
unanswered = { $who ->
        [you] The dealer can pay no more stakes, so you sit this hand out.
       *[other] The dealer can pay no more stakes, so { $seat } sits this hand out.
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
result-void = Nobody has staked. No card is shown, and the deal passes.

## What is spoken.

say-my-deal = Mine is the lowest: I deal
say-sit-out = I sit this one out
say-take-left = The left is mine
say-take-middle = The middle is mine
say-take-right = The right is mine
say-dealer-shows = { CAP($rank) }
say-all-round =
    { $who ->
        [you] <all-round>All round</>: the deal is yours
       *[other] <all-round>All round</>: the deal goes to { $seat }
    }
say-deal-passes =
    { $who ->
        [you] The deal is yours
       *[other] The deal goes to { $seat }
    }
say-rise = I have had enough; let us stop here

## Money that moves.

paid-stake = the stake
paid-covers = covers all the stakes
paid-dealer = lost to the dealer
log-paid-dealer = lost
log-paid-player = won
log-paid-back = the stake
log-paid-take-up = the <bank>bank</>
paid-player = paid by the dealer
paid-back = the stake back
paid-take-up = takes the <bank>bank</> back

win-hands = { $number ->
        [one] The one hand agreed on is over.
       *[other] All { WORDS($number) } hands have been played.
    }
win-purses = Fewer than two players can pay the least stake, so the game ends.
win-rise = { $who ->
        [you] You stop here, and the game ends.
       *[other] { $seat } stops here, and the game ends.
    }

## The rules of the house.

option-unit = Table unit
option-unit-help = What one unit of the stakes is worth.
option-hands = Hands
option-hands-help = How many hands you play.
option-hands-0 = until somebody stops
option-method = Method
option-method-help = Each player lifts a packet, or all stake on three heaps.
option-method-packets = a packet each
option-method-heaps = three heaps
option-ace = The ace
option-ace-help = What the ace counts for when packets are shown. It changes nobody’s chances.
option-ace-high = high
option-ace-low = low
option-cut_ace = The ace in the cut
option-cut_ace-help = What the ace counts for when cards are drawn for the deal, which the lowest has.
option-cut_ace-low = low
option-cut_ace-high = high
option-equal = Equal cards
option-equal-help = If the dealer wins equals, that is all the dealer’s advantage; if they stand off, the game is fair.
option-equal-dealer = win for the dealer
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
option-max_hands-help = The most hands of one deal, even if the dealer has not lost to everybody.
option-max_hands-0 = a loss to everybody
edge-note = Exact: every stake costs the same share, wherever it lies.
