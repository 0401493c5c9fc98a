# Every word that Schafskopf puts on the table.

game-schafskopf = Schafskopf
game-schafskopf-line = Take the blind and play alone against two; or, if nobody does, take as few points as you can.
game-schafskopf-plain = One against two: play alone for the points, or take as few as you can.
game-schafskopf-minutes = 40
game-schafskopf-difficulty = 3

preset-pearson = The Encyclopædia’s
preset-pearson-help = The book’s two tables of points: whoever plays alone scores, and nobody else.
preset-pearson-source = The Encyclopædia’s Schafskopf
preset-sheepshead = Sheepshead
preset-sheepshead-help = The same game, paid between the players: whoever plays alone is paid by both others, or pays both.
preset-sheepshead-source = American Sheepshead

## Places.

place-blind = The <blind>blind</>
tag-declined =
    { $number ->
        [0] {""}
       *[other] declines
    }
note-contest = { $contest ->
        [1] { $who ->
            [you] You play alone
           *[other] { $seat } plays alone
        }
       *[other] For least: all play alone
    }
chart-points = { $alone ->
    [1] Your card points: { $number }
   *[0] Our card points: { $number }
}
chart-trumps = Always trumps
chart-queens = Queens
chart-queens-are = ♣ ♠ ♥ ♦
chart-knaves = Knaves
chart-knaves-are = ♣ ♠ ♥ ♦
chart-diamonds = ♦
chart-diamonds-are = A 10 K 9 8 7
chart-plain = ♣ ♠ ♥
chart-plain-are = A 10 K 9 8 7
chart-high = Ace 11, ten 10,
chart-low = King 4, Queen 3, Knave 2

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Draw a card: the highest deals.
wait-cut-for-deal = { $seats } draws a card for the deal.
ask-the-blind = Will you take the <blind>blind</>, and play alone against the other two?
wait-the-blind = { $seats } may take the <blind>blind</>.
ask-bury = Lay { WORDS($number) } cards away, face down.
wait-bury = { $seats } lays { WORDS($number) } cards away.
ask-lead = Lead a card.
wait-lead = { $seats } is to lead.
ask-follow = { CAP($suit) } were led. Follow suit if you can.
wait-follow = { $seats } is to play.
ask-count = All the tricks are played. If you noticed a revoke, claim it now; then go on to the count.
wait-count = Before the count: { $seats }.

act-take_blind = Take the blind
act-decline_blind = Decline
act-bury = Lay away
act-play = Play
act-claim = Claim the rest
act-claim_revoke = Claim a revoke
act-lay_down = Lay down your hand

## Refusals.

refuse-changed-suit = Queens, Knaves and diamonds are one suit, trumps: { $card } belongs to it.
refuse-revoke-asked = That trick has been looked at already.
unfit-seats = Schafskopf is for three, four or five at the table, of whom three play; not for { WORDS($seats) }.
unfit-deals = { CAP(WORDS($number)) } deals cannot be shared evenly among { WORDS($seats) } dealers.
unfit-stake = { $amount ->
        [0] Every purse must hold the stake. Play for love, or fill the purses.
       *[other] Every purse must hold what one deal may cost: { $farthings }. Play for less, or fill the purses.
    }

## What is spoken.

say-my-deal = I deal
say-take-blind = I take the <blind>blind</>
say-decline = I decline
say-for-least = For <least>least</>, then
say-claim = The rest are mine
say-lay-down = Nothing can change it now
say-points =
    { $number ->
        [0] Nothing
       *[other] { CAP($numbers) }
    }
say-revoke =
    { $who ->
        [you] You revoked in trick { $number }
       *[other] { $seat } revoked in trick { $number }
    }
revoke-proved =
    { $who ->
        [you] It is so: in trick { $number } you did not play as the law demands.
       *[other] It is so: in trick { $number } { $seat } did not play as the law demands.
    }
revoke-not-proved =
    { $who ->
        [you] There was no revoke: in trick { $number } you played as the law allows.
       *[other] There was no revoke: in trick { $number } { $seat } played as the law allows.
    }

score-trickless = alone, without a trick
score-far-below = alone, thirty points or fewer
score-below = alone, sixty points or fewer
score-game = <game>game</>
score-schneider = <schneider>schneider</>
score-schwarz = <schwarz>schwarz</>
score-least = for <least>least</>
score-between = against the <lone-player>lone player</>
count-taken = { WORDS($number) } in the tricks
count-away =
    { $number ->
        [0] nothing laid away
       *[other] and { WORDS($number) } laid away are { WORDS($running) }
    }
count-trickless = and no trick at all
count-between = settled with the <lone-player>lone player</>
count-far-below = which is not above thirty
count-below = which is not more than half
count-game = and that is <game>game</>
count-schneider = and that is <schneider>schneider</>
count-schwarz = and that is <schwarz>schwarz</>, for every trick
count-least-least = { WORDS($number) }, and that is <least>least</>
count-least-trickless = without a trick
count-least-others =
    { $number ->
        [0] nothing
       *[other] { WORDS($number) }
    }

scored-points = { $who ->
        [you] Your total is { $after }. { $recital }.
       *[other] { $seat }’s total is { $after }. { $recital }.
    }

result-alone = { $what ->
        [trickless] { $who ->
            [you] You played alone, and took no trick.
           *[other] { $seat } played alone, and took no trick.
        }
        [schwarz] { $who ->
            [you] You played alone, and took every trick: <schwarz>schwarz</>.
           *[other] { $seat } played alone, and took every trick: <schwarz>schwarz</>.
        }
        [schneider] { $who ->
            [you] You played alone and made { WORDS($points) } points of 120: <schneider>schneider</>.
           *[other] { $seat } played alone and made { WORDS($points) } points of 120: <schneider>schneider</>.
        }
        [game] { $who ->
            [you] You played alone and made { WORDS($points) } points of 120: <game>game</>.
           *[other] { $seat } played alone and made { WORDS($points) } points of 120: <game>game</>.
        }
       *[below] { $who ->
            [you] You played alone, made { WORDS($points) } points of 120, and have lost.
           *[other] { $seat } played alone, made { WORDS($points) } points of 120, and has lost.
        }
    }
result-least =
    { $number ->
        [0] For <least>least</>: nobody scores.
       *[other] For <least>least</>: { $seats }.
    }
result-nobody = Nobody takes the <blind>blind</>: the cards are thrown in.

win = { $number ->
        [one] { $who ->
            [you] You win the party with { $score }.
           *[other] { CAP($seats) } wins the party with { $score }.
        }
       *[other] { CAP($seats) } share the party with { $score }.
    }
pay-points = for the difference in points

## What happened, in words.

moved-take_up =
    { $who ->
        [you] You take up { $cards }.
       *[other] { $seat } takes up { $cards }.
    }
moved-bury =
    { $who ->
        [you] You lay { $cards } away.
       *[other] { $seat } lays { $cards } away.
    }
log-moved-take_up =
    { $who ->
        [you] You take up
       *[other] { $seat } takes up
    }
log-moved-bury =
    { $who ->
        [you] You lay away
       *[other] { $seat } lays away
    }

## The rules of the house.

option-unit = Table unit
option-unit-help = What one unit of the stakes is worth.
option-sit_out_five = Five at table
option-sit_out_five-help = Three play. With five at the table two rest, in turn.
option-sit_out_five-dealer_and_third = dealer and third left
option-sit_out_five-dealer_and_right = dealer and right neighbour
option-bury_counts = Cards laid away
option-bury_counts-help = For whom the two cards count that the lone player laid away.
option-bury_counts-lone = count for the lone player
option-bury_counts-nobody = count for nobody
option-no_taker = If nobody takes it
option-no_taker-help = All play for least; or the cards are thrown in, and the next player deals.
option-no_taker-least = play for least
option-no_taker-redeal = the next player deals
option-least_measure = Least is
option-least_measure-help = What is counted when all play for least: points in the cards taken, or tricks.
option-least_measure-points = fewest points
option-least_measure-tricks = fewest tricks
option-least_tie = Equal for least
option-least_tie-help = It goes to whoever took a trick longest ago; or equals have one point each.
option-least_tie-longest_without = longest without a trick
option-least_tie-shared = shared
option-scoring = Tournament points
option-scoring-help = Written down for one player by the book’s tables; or paid between the players.
option-scoring-pearson = the book’s tables
option-scoring-between = between the players
option-deals = Deals
option-deals-help = Deals of a party, the same number for each player: four rounds as a rule.
option-point_rate = A point of difference
option-point_rate-help = In quarters of the unit: what each tournament point is worth in the end.
option-point_rate-0 = nothing
option-regulations = Regulations
option-regulations-help = The table prevents every mistake; or a player may revoke, and be found out and punished.
option-regulations-guarded = no mistake is possible
option-regulations-strict = mistakes are punished

## The ladder of answers.

ladder-decline = leave the blind to the next player
ladder-take = two more cards; then alone against two, for { $number } card points
