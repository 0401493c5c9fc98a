# Every word that Cribbage puts on the table.

game-cribbage = Cribbage
game-cribbage-line = Throw good cards to your own crib, count fifteens as you play, and peg home first.
game-cribbage-plain = Make fifteens, pairs and runs with your cards, and race your peg along the board.
game-cribbage-minutes = 20
game-cribbage-difficulty = 2

preset-crowe = Mr. Crowe’s
preset-crowe-help = The start is turned up before you lay out, three in sequence are two, and once round the board is game. Four may play as partners.
preset-crowe-source = Mr. Crowe’s Games, London 1775

preset-modern = Six-card, as clubs play it
preset-modern-help = Six cards each, twice round the board to a hundred and twenty-one: the Cribbage most players know, from after the time of our books.
preset-modern-source = The custom of clubs today
preset-encyclopaedia = The encyclopaedia’s
preset-encyclopaedia-help = Five cards, the start is cut for after laying out and lies on the crib, three holes for last, and once round is game. Four may play as partners. Its penalties apply only where players claim and move their own pegs: choose both among the house rules.
preset-encyclopaedia-source = An encyclopaedia of the last century
preset-hoyle5 = Hoyle’s, with five cards
preset-hoyle5-help = The old game for two: three cards kept, the hand laid by after thirty-one or a go, three holes for last, and once round is game.
preset-hoyle5-source = Hoyle’s Games Modernized, London 1909
preset-hoyle6 = Hoyle’s, with six cards
preset-hoyle6-help = Four cards kept and every card played out; twice round is game. Three may play each for themselves, or four as partners, with five cards each.
preset-hoyle6-source = Hoyle’s Games Modernized, London 1909
preset-hoyle7 = Hoyle’s, with seven cards
preset-hoyle7-help = Five cards kept, high counts, and three times round the board is game.
preset-hoyle7-source = Hoyle’s Games Modernized, London 1909

## Places.

place-start-on_pack = The turn-up
place-start-on_crib = On the <crib>crib</>
place-crib = The <crib>crib</>

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Cut for the deal: draw a card from the pack. The lowest deals, and the ace is lowest.
wait-cut-for-deal = { $seats } cuts for the deal.
ask-cut-pack = Cut the pack for the dealer.
wait-cut-pack = { $seats } cuts the pack.
ask-lay-out =
    { $number ->
        [one] Choose a card for the <crib>crib</>
       *[other] Choose { WORDS($number) } cards for the <crib>crib</>
    }{ $who ->
        [you] , which is yours.
       *[other] , which is { $seat }’s.
    }
wait-lay-out = Laying out for the <crib>crib</>: { $seats }.
ask-cut-start = Cut the pack, so that the dealer may turn up the <start>start</>.
wait-cut-start = { $seats } cuts for the <start>start</>.
ask-play =
    { $count ->
        [0] Lead a card: the count begins.
       *[other] Play a card. The count stands at { WORDS($count) }.
    }
wait-play = { $seats } is to play.
wait-count =
    { $who ->
        [you] You count.
       *[other] { CAP($seat) } counts.
    }
ask-play-claim =
    { $count ->
        [0] Lead a card, and say what it scores.
       *[other] The count stands at { WORDS($count) }. Play a card, and say what it scores.
    }
wait-play-claim = { $seats } is to play.
ask-claim-hand = Count your hand with the <start>start</>, and say what it comes to.
wait-claim-hand = { $seats } counts the hand.
ask-claim-crib = Count the <crib>crib</> with the <start>start</>, and say what it comes to.
wait-claim-crib = { $seats } counts the <crib>crib</>.
ask-agree = { CAP($seat) } has claimed. Did that leave anything out?
wait-agree = The claim is looked at: { $seats }.
ask-peg =
    { $number ->
        [one] You have scored one. Set your back peg one hole beyond the front one.
       *[other] You have scored { WORDS($number) }. Set your back peg that many holes beyond the front one.
    }
wait-peg = { $seats } pegs.
ask-fresh-deal = After such a fault you may call for a fresh deal by the same dealer.
wait-fresh-deal = { $seats } may call for a fresh deal.

act-lay_out = Lay out
act-play = Play
act-play_for = Play and claim
act-claim_score = Claim
act-muggins = Muggins!
act-let_stand = Let it stand
act-peg = Peg
act-lift_fore = Lift the front peg
act-own_up = Own up
act-fresh_deal = A fresh deal
act-deal_stands = Play on
word-own_up-card_shown = I showed a card in dealing
word-own_up-too_many_dealt = I dealt a card too many
word-own_up-pack_touched = I touched the pack
word-own_up-too_many_found = I hold a card too many
word-own_up-pegs_touched = I touched my pegs

## Refusals.

refuse-over-31 = { CAP($card) } would make { WORDS($count) }, and the count may not pass thirty-one.
unfit-seats = Cribbage is for two, for three each for themselves, or for four as partners; not for { WORDS($seats) }.
unfit-crib = The crib must be of four cards in all: with so many players each lays out { $seats ->
        [2] two
        [3] one, and one comes from the pack
       *[other] one
    }.
unfit-dealer = Whoever is to deal first must have a seat at this table.
unfit-stake =
    { $amount ->
        [0] The poorest purse is empty: play for nothing, or fill the purses.
       *[other] A lurch may double the loss, and the poorest purse must be able to pay it. Stake at most { $farthings }.
    }

## What is said of claims, pegs and faults.

over-claimed =
    { $number ->
        [0] There is nothing in it: the claim is put back.
       *[other] That is too many. It comes to { WORDS($number) }, and the rest is put back.
    }
nothing-missed = Nothing was left out.
pegged-over = That is a hole too far: { WORDS($number) } were due, and the peg is put back.
pegged-under = That is too few: { WORDS($number) } were due.
lifted-fore =
    { $who ->
        [you] You took out your front peg: it goes behind the other, and { $number ->
            [one] one point is
           *[other] { WORDS($number) } points are
        } lost.
       *[other] { CAP($seat) } took out the front peg: it goes behind the other, and { $number ->
            [one] one point is
           *[other] { WORDS($number) } points are
        } lost.
    }
fault-card_shown = An adversary’s card was shown in the deal: two to them, and they may call for a fresh deal.
fault-too_many_dealt = A card too many was dealt: two to the adversary, who may call for a fresh deal.
fault-pack_touched = The pack was touched before the cut: two to the adversary.
fault-too_many_found = A card too many is found in hand: four to the adversary, who may call for a fresh deal.
fault-pegs_touched = Pegs were touched without need: two to the adversary.

## What is spoken.

say-count = { CAP(WORDS($count)) }
say-go = Go
say-claim =
    { $number ->
        [0] None
       *[other] { CAP(WORDS($number)) }
    }
say-muggins = Muggins!
say-fresh-deal = A fresh deal, if you please
say-my-deal = Mine is the lowest: I deal

log-say-count = { $count }
log-moved-lay_out =
    { $who ->
        [you] You <lay-out>lay out</>
       *[other] { $seat } lays out
    }

count-claimed = claimed, { WORDS($running) }
count-muggins = left out, { WORDS($running) }
count-over-claimed = claimed too many, { WORDS($running) }
count-penalty = for the fault, { WORDS($running) }
count-none = None; I am <bilked>bilked</>
count-fifteen = fifteen { WORDS($running) }
count-pair =
    { $first ->
        [yes] a pair is { WORDS($running) }
       *[no] and a pair is { WORDS($running) }
    }
count-pair-royal =
    { $first ->
        [yes] a <pair-royal>pair-royal</> is { WORDS($running) }
       *[no] and a <pair-royal>pair-royal</> is { WORDS($running) }
    }
count-double-pair-royal =
    { $first ->
        [yes] a <double-pair-royal>double pair-royal</> is { WORDS($running) }
       *[no] and a <double-pair-royal>double pair-royal</> is { WORDS($running) }
    }
count-run =
    { $first ->
        [yes] a sequence of { WORDS($length) } is { WORDS($running) }
       *[no] and a sequence of { WORDS($length) } is { WORDS($running) }
    }
count-flush =
    { $first ->
        [yes] a flush of { WORDS($length) } is { WORDS($running) }
       *[no] and a flush of { WORDS($length) } is { WORDS($running) }
    }
count-noddy =
    { $first ->
        [yes] <knave-noddy>Knave Noddy</>, one
       *[no] and one for <knave-noddy>Knave Noddy</>, { WORDS($running) }
    }
count-nob =
    { $first ->
        [yes] one for <his-nob>his nob</>
       *[no] and one for <his-nob>his nob</>, { WORDS($running) }
    }

play-fifteen = fifteen two
play-thirty-one =
    { $first ->
        [yes] thirty-one for two
       *[no] thirty-one is { WORDS($running) }
    }
play-pair =
    { $first ->
        [yes] a pair for two
       *[no] and a pair is { WORDS($running) }
    }
play-pair-royal =
    { $first ->
        [yes] a pair-royal for six
       *[no] and a pair-royal is { WORDS($running) }
    }
play-double-pair-royal =
    { $first ->
        [yes] a double pair-royal for twelve
       *[no] and a double pair-royal is { WORDS($running) }
    }
play-run =
    { $first ->
        [yes] a sequence of { WORDS($length) } for { WORDS($points) }
       *[no] and a sequence of { WORDS($length) } is { WORDS($running) }
    }
play-flush =
    { $first ->
        [yes] a flush of { WORDS($length) } for { WORDS($points) }
       *[no] and a flush of { WORDS($length) } is { WORDS($running) }
    }
play-noddy =
    { $first ->
        [yes] Knave Noddy, one
       *[no] and one for Knave Noddy, { WORDS($running) }
    }
play-nob =
    { $first ->
        [yes] his nob for one
       *[no] and his nob is { WORDS($running) }
    }
play-last = one for last
three-for-last = three for last
noddy-turned = Knave Noddy, two
nob-turned = two for his heels

score-in-play = in play, { WORDS($points) }
score-last = for last, { WORDS($points) }
score-hand = in hand, { WORDS($points) }
score-crib = in the <crib>crib</>, { WORDS($points) }
score-muggins = muggins, { WORDS($points) }
score-over-claimed = for the adversary’s claim, { WORDS($points) }
score-penalty = by the laws, { WORDS($points) }
score-three-for-last = three for last
score-nob-turned = two for <his-heels>his heels</>
score-noddy-turned = for <knave-noddy>Knave Noddy</> turned up, { WORDS($points) }

# The same without their points, for the record.
record-score-in-play = in play
record-score-last = for last
record-score-hand = in hand
record-score-crib = in the crib
record-score-muggins = muggins
record-score-over-claimed = for the adversary’s claim
record-score-penalty = by the laws
record-score-noddy-turned = for Knave Noddy turned up

result-counted =
    { CAP($seats) } counted { $points ->
        [0] nothing
       *[other] { WORDS($points) }
    } in hand; { $seats_dealer } { $points_dealer ->
        [0] nothing
       *[other] { WORDS($points_dealer) }
    }, and { $points_crib ->
        [0] nothing
       *[other] { WORDS($points_crib) }
    } in the <crib>crib</>. The board: { $score } to { $score_dealer }.
result-counted-three =
    { CAP($seats) } counted { $points ->
        [0] nothing
       *[other] { WORDS($points) }
    } in hand, { $seats_second } { $points_second ->
        [0] nothing
       *[other] { WORDS($points_second) }
    }, { $seats_dealer } { $points_dealer ->
        [0] nothing
       *[other] { WORDS($points_dealer) }
    }, and { $points_crib ->
        [0] nothing
       *[other] { WORDS($points_crib) }
    } in the <crib>crib</>. The board: { $score }, { $score_second } and { $score_dealer }.
win = Game. The loser stands at { $score }, and saves the <lurch>lurch</>.
win-lurch = Game, and a <lurch>lurch</>! The loser has only { $score } of { $target }, and pays double.

## What happened, in words.

moved-lay_out =
    { $who ->
        [you] You <lay-out>lay out</> { $cards }.
       *[other] { $seat } lays out { $cards }.
    }
shown-crib = The <crib>crib</> is { $cards }.

## The rules of the house.

option-unit = Table unit
option-unit-help = What one unit of the stakes is worth.
option-cards_dealt = Cards dealt
option-cards_dealt-help = How many cards each player has before laying out.
option-laid_out = Laid out
option-laid_out-help = How many cards each player gives to the crib, which is always of four.
option-pack_to_crib = From the pack to the crib
option-pack_to_crib-help = Where three play, one card of the pack makes the crib four.
option-count_mode = Counting
option-count_mode-help = The table may count for you, or each player says what they score with each card and hand.
option-count_mode-automatic = the table counts
option-count_mode-claim = each claims
option-under_claim = Points left out
option-under_claim-help = What becomes of points that are not claimed, or not pegged.
option-under_claim-forgiven = are scored all the same
option-under_claim-lost = are lost
option-under_claim-muggins = muggins: whoever sees them
option-over_claim = Points too many
option-over_claim-help = They are put back; by the encyclopaedia’s law the adversary scores as many.
option-over_claim-corrected = are put back
option-over_claim-pegged = go to the adversary
option-penalties = Penalties
option-penalties-help = The encyclopaedia’s laws for pegs and cards mishandled, where pegs are moved by hand.
option-penalties-none = none
option-penalties-encyclopaedia = the encyclopaedia’s
option-pegging = Pegging
option-pegging-help = The table may move the pegs, or each player moves their own.
option-pegging-automatic = the table pegs
option-pegging-by_hand = each by hand
option-target = Game
option-target-help = How many points win.
option-target-31 = 31: half round
option-target-61 = 61: once round
option-target-121 = 121: twice round
option-target-181 = 181: three times round
option-lurch_below = Lurch below
option-lurch_below-help = A loser with fewer points than this is lurched and pays double.
option-lurch_below-0 = no lurch
option-stake_rule = The stake is
option-stake_rule-help = One stake for the whole game, or so much for every point between winner and loser.
option-stake_rule-flat = for the game
option-stake_rule-difference = for each point of difference
option-stake = Stake on the game
option-stake-help = In units of the table; nothing, to play for the game alone.
option-stake-0 = nothing
option-rate = Stake on a point
option-rate-help = In quarters of the table’s unit, where points of difference are paid.
option-rate-0 = nothing
option-first_dealer = First to deal
option-first_dealer-help = Mr. Crowe leaves it to the players; the other books cut, and the lowest deals.
option-first_dealer-cut_low = the lowest cut
option-first_dealer-chosen = one who is chosen
option-first_dealer-random = left to chance
option-chosen_dealer = The dealer chosen
option-chosen_dealer-help = The seat that deals first, where the dealer is chosen.
option-next_game_dealer = First to deal again
option-next_game_dealer-help = Who deals first in another game at the same table.
option-next_game_dealer-cut = the lowest cut
option-next_game_dealer-alternate = whoever did not deal last
option-next_game_dealer-winner = the winner
option-next_game_dealer-loser = the loser
option-pack_cut_before_deal = Cut before the deal
option-pack_cut_before_deal-help = Whether the player on the dealer’s right cuts the pack.
option-start_when = The start is turned
option-start_when-help = Mr. Crowe turns it up before anything is laid out; the other books afterwards.
option-start_when-before_lay_out = before laying out
option-start_when-after_lay_out = after laying out
option-start_how = The start is
option-start_how-help = Simply the top of the pack, or where eldest cuts.
option-start_how-top_card = the top card
option-start_how-cut = cut for
option-start_lies = The start lies
option-start_lies-help = Upon the pack, or upon the crib, whose it will be.
option-start_lies-on_pack = on the pack
option-start_lies-on_crib = on the crib
option-three_for_last = Three for last
option-three_for_last-help = Three points to eldest, because the first crib is the dealer’s.
option-three_for_last-none = never
option-three_for_last-first_deal = in the first deal
option-three_for_last-every_deal = in every deal
option-run_of_three = A sequence of three
option-run_of_three-help = Mr. Crowe, like older books, pays two for it; later books three.
option-run_of_three-2 = two points
option-run_of_three-3 = three points
option-play_fifteen = Fifteen in play
option-play_fifteen-help = Mr. Crowe counts any top cards of the pile that make fifteen; later books only the whole count.
option-play_fifteen-top_cards = the top cards
option-play_fifteen-whole_count = the whole count
option-play_flush = Flushes in play
option-play_flush-help = Whether three or more of a suit, one upon another, score as they are played.
option-hand_flush = A flush in hand
option-hand_flush-help = Any three of a suit with the start, or only all the cards of the hand.
option-hand_flush-any_three = any three of a suit
option-hand_flush-whole_hand = the whole hand
option-crib_flush = A flush in the crib
option-crib_flush-help = Any three of a suit, or only all four with the start.
option-crib_flush-any_three = any three of a suit
option-crib_flush-five_only = all five
option-knave = The Knave is called
option-knave-help = Knave Noddy in older books; in later ones his nob, and his heels when he is turned up.
option-knave-noddy = Knave Noddy
option-knave-nob = his nob and his heels
option-noddy_in_play = Knave Noddy in play
option-noddy_in_play-help = Whether the Knave of the start’s suit scores one when it is played.
option-go_rule = After a go
option-go_rule-help = Whether a player whose opponent cannot play may play on, or the play is over.
option-go_rule-stop = the play ends
option-go_rule-play_on = play goes on
option-play_out = Play the cards out
option-play_out-help = Whether the cards left after thirty-one or a go are played to a new count.
option-early_end = May be left unfinished
option-early_end-help = Whether all may agree between deals to leave the game. It is drawn, and no stake is paid.
option-chosen_dealer-0 = the first player
option-chosen_dealer-1 = the second player
option-chosen_dealer-2 = the third player
option-chosen_dealer-3 = the fourth player
kind-lay_out-five = the fives that you lay out
