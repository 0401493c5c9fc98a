# Every word that Speculation puts on the table.

game-speculation = Speculation
game-speculation-line = Nobody may look at their cards, and the highest trump is bought and sold.
game-speculation-plain = Buy and sell cards that nobody may look at. The highest wins.
game-speculation-minutes = 15
game-speculation-difficulty = 1

preset-crowe = Mr. Crowe’s game
preset-crowe-help = The pack is not shuffled unless the dealer wins by an ace, so remember what has been turned. If no trump is shown but the first, the pot stays.
preset-crowe-source = Mr. Crowe’s Games, London 1775
preset-hoyle = Hoyle’s fish
preset-hoyle-help = Four fish from each and six from the dealer. Used cards are laid aside until the pack has been dealt out.
preset-hoyle-source = Hoyle’s Games, Improved and Enlarged
preset-parlour = In the parlour
preset-parlour-help = Shuffled for every hand. Cards may be sold unseen before they are turned; whoever turns a Knave or a five pays a coin.
preset-parlour-source = Later manuals

## Places, charts and sums.

place-used = Laid aside
place-spare = Nobody’s
chart-odds = The { $rank }
chart-blind = The trump, unseen
chart-stands = Stands
chart-remembered = To memory
chart-price = Fair price
chart-card-price = An unseen card
chart-sum = { $farthings }
chart-in =
    { $number ->
        [0] never
       *[other] { $number ->
            [one] { $total ->
                [1] always
               *[other] { $number } in { $total }
            }
           *[other] { $number } in { $total }
        }
    }
chart-about = about { $number } in { $total }
slate-trump = The { $rank }
slate-blind = The trump, unseen
slate-unseen =
    { $number ->
        [one] Unseen: one card
       *[other] Unseen: { WORDS($number) } cards
    }
slate-stands =
    { $who ->
        [you] You
       *[other] { $seat }
    }: { $farthings }
slate-seat =
    { $who ->
        [you] You
       *[other] { $seat }
    }
slate-bid = { $farthings }
slate-out = out
slate-reserve = At least
slate-hammer =
    { $number ->
        [1] Going once …
       *[other] Going twice …
    }

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Draw a card: the lowest deals.
wait-cut-for-deal = { $seats } draws a card for the deal.
ask-sell-blind = The trump is not turned yet. There are { $farthings } in the <pot>pot</>. Keep it, or sell it <unseen>unseen</>?
wait-sell-blind = { $seats } may sell the trump <unseen>unseen</>.
ask-keep-or-sell = { CAP($card) } is the highest trump. There are { $farthings } in the <pot>pot</>. Keep it or sell it: now or never.
wait-keep-or-sell = { $seats } has the highest trump, and may sell it.
ask-bid-first = What do you bid? At least { $farthings }.
wait-bid-first = Who bids?
ask-bid-more = { $seat } bids { $farthings }. Bid more, or drop out.
wait-bid-more = { $seat } bids { $farthings }. Who bids more?
ask-bid-sealed = How far would you go? Name your limit in secret: at least { $farthings }.
wait-bid-sealed = Still naming a limit in secret: { $seats }.
ask-take-bid = { $seat } bids { $farthings }. Do you sell?
wait-take-bid = { $seats } considers the best bid.
ask-turn = Turn your top card.
wait-turn = { $seats } turns a card.
ask-turn-or-sell = Turn your top card, or sell cards <unseen>unseen</>.
wait-turn-or-sell = { $seats } turns a card.
ask-propose = You may buy cards <unseen>unseen</>, before the next is turned.
wait-propose = { $seats } turns a card.
ask-sell-unseen =
    { $number ->
        [one] { $seat } would buy your top card for { $farthings }. Will you sell?
       *[other] { $seat } would buy { WORDS($number) } of your cards for { $farthings }. Will you sell?
    }
wait-sell-unseen = { $seats } is thinking about an offer.
ask-next-deal = The hand is over. Go on to the next when you are ready.
wait-next-deal = Before the next hand: { $seats }.

act-keep = Keep it
act-offer = Sell it
act-offer-number = { $act } from { $amount }
act-bid_sum = Bid
act-drop_out = Drop out
act-turn = Turn
act-offer_unseen = Sell unseen
act-offer_unseen-number = { $act } from { $amount }
act-propose = Buy unseen
act-propose-number = { $act } for { $amount }
act-agree = Sell
act-decline = Refuse
act-ready = Go on
word-offer_unseen-one = one card
word-offer_unseen-all = all of them
word-propose-one = one card
word-propose-all = all their cards

## Refusals.

refuse-too-little = Bid { $farthings } or more.
refuse-purse = You have only { $farthings }.
refuse-no-sale = The <hammer>hammer</> has fallen: nothing is for sale.
refuse-no-bidder = You cannot bid in this sale: the card is your own, or you have no stake in this hand.
refuse-reserve = At this table the seller names no lowest price.

unfit-seats = Speculation is for three to nine players; not for { WORDS($seats) }.
unfit-purse = Everybody must bring ten stakes, which is { $farthings }: fill the purses, or play for less.
unfit-patience = The hammer waits at least { WORDS($number) } seconds; at 0 it waits for everybody.

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
moved-show =
    { $who ->
        [you] You turn { $cards }.
       *[other] { $seat } turns { $cards }.
    }
log-moved-show =
    { $who ->
        [you] You turn
       *[other] { $seat } turns
    }
trumps-are = { CAP($suit) } are trumps.
hammer =
    { $number ->
        [1] Going once …
        [2] Going twice …
       *[other] Gone!
    }
result-highest =
    { $who ->
        [you] { CAP($card) } is the highest trump shown: you take { $farthings }.
       *[other] { CAP($card) } is the highest trump shown: { $seat } takes { $farthings }.
    }
result-ace =
    { $who ->
        [you] { CAP($card) }: you take { $farthings } at once.
       *[other] { CAP($card) }: { $seat } takes { $farthings } at once.
    }
result-carried-alone = No trump was shown but { $card }: the <pot>pot</> of { $farthings } stays for the next hand.
result-carried-spare = { CAP($card) } was in the spare hand, above all that were shown: the <pot>pot</> of { $farthings } stays.

## What is spoken.

say-my-deal = The lowest: I deal
say-keep = I keep it
say-offer-trump = What am I bid for the { $rank }? At least { $farthings }
say-offer-blind = What am I bid for the trump, before it is turned? At least { $farthings }
say-offer-unseen =
    { $number ->
        [one] What am I bid for a card <unseen>unseen</>? Not under { $farthings }
       *[other] What am I bid for { WORDS($number) } cards <unseen>unseen</>? Not under { $farthings }
    }
say-bid-sum = { $farthings }
say-drop-out = I drop out
say-sold =
    { $who ->
        [you] Going, going, gone: it is yours for { $farthings }
       *[other] Going, going, gone: to { $seat } for { $farthings }
    }
say-unsold = Nobody? Then it stays with me
say-propose =
    { $number ->
        [one] { $who ->
            [you] { $farthings } for your top card?
           *[other] { $farthings } for the top card of { $seat }?
        }
       *[other] { $who ->
            [you] { $farthings } for all your cards?
           *[other] { $farthings } for all the cards of { $seat }?
        }
    }
say-agree = Sold
say-decline = Not at that price
say-lower = A trump, and lower
say-ace = The ace! The <pot>pot</> is mine
say-highest = The highest is mine, and the <pot>pot</>
say-rise = I have had enough; let us stop

## Money that moves.

paid-stake = the stake
paid-fine = the fine for { $card }
paid-price = the price
paid-pot = the <pot>pot</>
paid-share = a share of the <pot>pot</> that was left
paid-loan = lent by the house
log-paid-price = the price
log-paid-pot = the <pot>pot</>
log-paid-share = a share of the <pot>pot</>

win-hands = { $number ->
        [one] The only hand has been played. The game is over.
       *[other] That was the last of { WORDS($number) } hands. The game is over.
    }
win-purses = Fewer than two players can pay their stake. The game is over.
win-rise = { $who ->
        [you] You stop, and the game ends here.
       *[other] { $seat } stops, and the game ends here.
    }

## The rules of the house.

option-unit = Table unit
option-unit-help = What one unit of the stakes is worth.
option-stake = The stake
option-stake-help = In table units, and even: the dealer stakes half as much again.
option-hands = Hands
option-hands-help = How many hands are played.
option-hands-0 = until fewer than two can stake
option-reshuffle = The pack is shuffled
option-reshuffle-help = Otherwise used cards go under the pack, and a good memory is worth money.
option-reshuffle-dealer_ace = when the dealer wins by an ace
option-reshuffle-any_ace = when anybody wins by an ace
option-reshuffle-every_hand = for every hand
option-reshuffle-exhausted = when it has been dealt out
option-gather = Used cards
option-gather-help = How they go under the pack: mixed, or in the order in which they lie, which you may learn by heart.
option-gather-haphazard = are mixed
option-gather-as_they_lie = keep their order
option-only_turnup = No trump but the first
option-only_turnup-help = What becomes of the pot if no other trump is shown.
option-only_turnup-carry = the pot stays
option-only_turnup-carry_unless_sold = it stays, unless that trump was sold
option-only_turnup-owner_wins = its owner takes the pot
option-auction = The sale
option-auction-help = All bid when they like; or in turn, and whoever passes is out; or everybody names a limit in secret, and the highest pays a step above the next.
option-auction-open = open, by the hammer
option-auction-called = called round
option-auction-sealed = sealed
option-patience = The hammer’s patience
option-patience-help = In an open sale, how many seconds after the last bid the hammer falls. At 0 it waits until all others have dropped out, and nobody is hurried.
option-patience-0 = waits for all
option-increment = The least raise
option-increment-help = By how much each bid is above the last, in table units.
option-reserve = A reserve
option-reserve-help = Whether the seller may name a lowest price.
option-seller_may_refuse = The seller may refuse
option-seller_may_refuse-help = Whether the best bid may be declined.
option-unseen_sales = Cards sold unseen
option-unseen_sales-help = Whether face-down cards may be sold; they go under the buyer’s pile, and nobody looks.
option-unseen_sales-off = no
option-unseen_sales-own_turn = before your turn
option-unseen_sales-any_time = at any time
option-blind_trump_sale = The trump sold blind
option-blind_trump_sale-help = Whether the dealer may sell the trump before it is turned.
option-fine_knave_five = A fine for Knaves and fives
option-fine_knave_five-help = What a player pays to the pot for turning one, in table units.
option-fine_knave_five-0 = none
option-spare_hand = A spare hand
option-spare_hand-help = Three cards for nobody, turned at the end: if the highest trump is there, the pot stays.
option-short_stake = A purse too short
option-short_stake-help = A player who has less than the stake looks on; or stakes what there is, and can win only that part; or borrows ten stakes from the house.
option-short_stake-sit_out = looks on
option-short_stake-reduced = stakes what there is
option-short_stake-lend = borrows from the house
option-double_on_carry = Double stakes
option-double_on_carry-help = Whether stakes are doubled while a pot is carried.
edge-note = Only trades count: the price, against the exact value of what was sold. All other staking is even.
