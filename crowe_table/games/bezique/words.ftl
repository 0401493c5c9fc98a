# Every word that Rubicon Bézique puts on the table.

game-bezique = Rubicon Bézique
game-bezique-line = Four packs and sixty-four tricks: win one when you hold something to declare. Reach a thousand, or losing costs you much more.
game-bezique-plain = A long game for two: collect kings, queens and whole suits, and score for each set.
game-bezique-minutes = 30
game-bezique-difficulty = 3

preset-portland_1887 = The Portland Club’s
preset-portland_1887-help = The code of 1887: a rubicon costs thirteen hundred besides both scores. Its laws on fresh packs, torn cards and onlookers apply only if you set a price and a stake.
preset-portland_1887-source = The Laws of Rubicon Bézique, framed by a committee of the Portland Club, 1887
preset-modern = The later books’
preset-modern-help = The same, but a rubicon costs thirteen hundred and twenty, because every brisque is counted.
preset-modern-source = Rubicon Bézique as later books print it

option-unit = Table unit
option-unit-help = What one unit of the stakes is worth.
option-deal_by = Cards are dealt
option-deal_by-help = Nine cards go to each player, one by one or by threes.
option-deal_by-1 = one by one
option-deal_by-3 = by threes
option-first_deal = The first deal
option-first_deal-help = The higher cut chooses who deals, or must deal; or the players agree on it.
option-first_deal-cut_choice = the higher cut chooses
option-first_deal-cut_high_deals = the higher cut deals
option-first_deal-chosen = as agreed
option-chosen_dealer = The dealer agreed on
option-chosen_dealer-help = Who deals first, where that is agreed.
option-chosen_dealer-0 = the first player
option-chosen_dealer-1 = the second player
option-next_deal = The next game is dealt
option-next_deal-help = By turns, or the cards are cut for it afresh.
option-next_deal-alternate = by turns
option-next_deal-cut = by another cut
option-carte_blanche_repeats = Carte blanche goes on
option-carte_blanche_repeats-help = Whether each card drawn after a carte blanche scores fifty again, until a King, Queen or Knave comes.
option-crossed_marriages = Marriages may be crossed
option-crossed_marriages-help = Whether two declared marriages of a suit may change partners, and score twice more.
option-brisques_shown = Brisques are counted
option-brisques_shown-help = When you are told how many aces and tens you have taken.
option-brisques_shown-late = near the end of the stock
option-brisques_shown-always = always
option-brisques_shown-never = not before the end
option-rubicon = The Rubicon
option-rubicon-help = A loser with fewer points than this, even with the brisques, has not crossed it and pays for both scores.
option-game_bonus = Added to the difference
option-game_bonus-help = What the game itself is worth, when the loser has crossed the Rubicon.
option-rubicon_bonus = Added for a rubicon
option-rubicon_bonus-help = A thousand, and for the brisques three hundred or three hundred and twenty.
option-rubicon_bonus-1300 = 1,300
option-rubicon_bonus-1320 = 1,320
option-saved_can_win = A player saved may win
option-saved_can_win-help = Whether a loser saved by brisques wins, if they carry the score past the other’s.
option-stake_per_hundred = Stake on a hundred
option-stake_per_hundred-help = In quarters of the table unit, for every hundred that the game comes to. A game of 3,000 costs thirty times as much.
option-stake_per_hundred-0 = nothing
option-fresh_pack_price = Fresh packs
option-fresh_pack_price-help = What four fresh packs cost, in table units. Whoever calls for them pays; for a torn card both pay half.
option-fresh_pack_price-0 = are never called for
option-bystander_rule = Onlookers’ advice
option-bystander_rule-help = Where money is staked: nobody may advise; or a player who hears advice answers for the other’s stake; or anybody may speak.
option-bystander_rule-silent = is forbidden
option-bystander_rule-hint_pays = must be paid for
option-bystander_rule-off = is free

## Places.

place-pack = The <stock>stock</>
place-heap = The heap
account-box = the house
chart-brisques =
    { $number ->
        [0] no brisque
        [one] one brisque
       *[other] { WORDS($number) } brisques
    }
chart-scores = What scores
chart-points = { $points }
chart-marriage = Marriage
chart-royal-marriage = in trumps
chart-sequence = Sequence
chart-royal-sequence = in trumps
chart-bezique = Bézique
chart-two = double
chart-three = triple
chart-four = quadruple
chart-aces = Four aces
chart-kings = Kings
chart-queens = Queens
chart-knaves = Knaves
chart-stake = A game of 3,000 costs { $farthings }.

## Questions, as they are put to whom they concern, and as the others wait.

ask-fresh-packs = Shall we play with these packs?
wait-fresh-packs = Looking at the packs: { $seats }.
ask-cut-for-deal = Draw a card: the higher has the choice.
wait-cut-for-deal = { $seats } cuts for the deal.
ask-choose-deal = You drew the higher card. Will you deal, or lead?
wait-choose-deal = { $seats } chooses who deals.
ask-cut-pack = Cut the packs for the dealer.
wait-cut-pack = { $seats } cuts the packs.
ask-lead =
    { $number ->
        [0] Lead any card.
       *[other] Lead any card, from the hand or the table.
    }
wait-lead = { $seats } is to lead.
ask-reply = Play any card: you need not follow suit while there is a <stock>stock</>.
wait-reply = { $seats } is to play.
ask-declare = The trick is yours. <declare>Declare</> one thing if you can, then draw.
wait-declare = { $seats } may <declare>declare</>, and draws.
ask-follow = { CAP($suit) } were led. Follow suit, and win if you can.
wait-follow = { $seats } is to play.

act-keep_packs = Play with these
act-call_fresh_packs = Call for fresh packs
act-torn_card = Report a torn card
act-choose_deal = Choose
word-choose_deal-deal = I deal
word-choose_deal-receive = I lead
act-play = Play
act-declare_blanche = Show carte blanche
act-show_drawn = Show the card drawn
act-hear_onlooker = Hear an onlooker
act-declare = Declare
act-draw = Draw
act-waive = Draw without declaring
act-resign = Resign

## Declarations: as they are offered, called, and counted.

offer-marriage = Marriage of { $suit }
offer-royal-marriage = Royal marriage
offer-sequence = Sequence of { $suit }
offer-royal-sequence = Sequence in trumps
offer-bezique =
    { $number ->
        [1] Bézique
        [2] Double bézique
        [3] Triple bézique
       *[4] Quadruple bézique
    }
offer-aces = Four aces
offer-kings = Four Kings
offer-queens = Four Queens
offer-knaves = Four Knaves

say-marriage = <marriage>Marriage</>, twenty
say-royal-marriage = Royal <marriage>marriage</>, forty
say-sequence = <sequence>Sequence</>, a hundred and fifty
say-royal-sequence = <sequence>Sequence</> in <trumps>trumps</>, two hundred and fifty
say-bezique =
    { $number ->
        [1] <bezique>Bézique</>, forty
        [2] Double <bezique>bézique</>, five hundred
        [3] Triple <bezique>bézique</>, fifteen hundred
       *[4] Quadruple <bezique>bézique</>, four thousand five hundred
    }
say-aces = Four aces, a hundred
say-kings = Four Kings, eighty
say-queens = Four Queens, sixty
say-knaves = Four Knaves, forty
say-to-score = 
    { $points ->
        [1500] And fifteen hundred still to score
        [4500] And four thousand five hundred still to score
       *[other] And { WORDS($points) } still to score
    }
say-blanche = <carte-blanche>Carte blanche</>, fifty
say-deal = I deal
say-receive = You deal
say-resign = I resign

score-marriage = a <marriage>marriage</>
score-royal-marriage = the royal <marriage>marriage</>
score-sequence = a <sequence>sequence</>
score-royal-sequence = the <sequence>sequence</> in <trumps>trumps</>
score-bezique = <bezique>bézique</>
score-aces = four aces
score-kings = four Kings
score-queens = four Queens
score-knaves = four Knaves
score-blanche = <carte-blanche>carte blanche</>
score-last-trick = the last trick
count-marriage = <marriage>Marriage</> of { $suit }
count-royal-marriage = Royal <marriage>marriage</>
count-sequence = <sequence>Sequence</> of { $suit }
count-royal-sequence = <sequence>Sequence</> in <trumps>trumps</>
count-bezique =
    { $number ->
        [1] <bezique>Bézique</>
        [2] Double <bezique>bézique</>
        [3] Triple <bezique>bézique</>
       *[4] Quadruple <bezique>bézique</>
    }
count-aces = Four aces
count-kings = Four Kings
count-queens = Four Queens
count-knaves = Four Knaves
count-blanche = <carte-blanche>Carte blanche</>
count-last-trick = Fifty for the last trick

## Refusals.

refuse-meld-no-such = You hold no such combination.
refuse-meld-none-with = Nothing can be declared with that card.
refuse-meld-in-sequence = That King or Queen has scored in a <sequence>sequence</>, and cannot be married any more.
refuse-meld-in-greater = One of these has scored in a greater <bezique>bézique</>, and cannot score in a smaller one.
refuse-meld-again = The same cards have scored for that already.
refuse-meld-unplayed = First you must play one of the cards that scored, and then bring in another.
refuse-one-a-trick = You may <declare>declare</> one thing after each trick, and you have drawn already.
refuse-declare-first = You may <declare>declare</> only when you have won a trick, before anybody draws. Win this one first.
refuse-stock-gone = The <stock>stock</> is gone, and nothing more can be declared.
refuse-follow = The <stock>stock</> is gone: you must follow suit, and you have { $suit }.
refuse-win = The <stock>stock</> is gone: you must win the trick if you can, and you have { $suit } that would.
refuse-trump = The <stock>stock</> is gone: you have none of that suit, and must play a trump.
unfit-seats = Rubicon Bézique is for two players, not for { WORDS($seats) }.
unfit-stake = Every purse must hold the least that a game may cost, with the price of the packs: { $farthings }.

## What the table says.

fresh-packs = Four fresh packs are brought.
last-nine = The stock is gone. Nine tricks are left: follow suit, and win if you can.
hears-onlooker =
    { $who ->
        [you] You hear an onlooker, and answer for what comes of it.
       *[other] { $seat } hears an onlooker, and answers for what comes of it.
    }
brisques-taken =
    { $who ->
        [you] You have taken { $number ->
            [0] no brisque
            [one] one brisque
           *[other] { WORDS($number) } brisques
        }.
       *[other] { $seat } has taken { $number ->
            [0] no brisque
            [one] one brisque
           *[other] { WORDS($number) } brisques
        }.
    }
tie-by-brisques =
    { $who ->
        [you] The scores are equal, and your brisques decide.
       *[other] The scores are equal, and the brisques decide for { $seat }.
    }
rubicon-saved = 
    { $who ->
        [you] Your brisques have carried you across the Rubicon.
       *[other] The brisques have carried { $seat } across the Rubicon.
    }
result-void = Scores and <brisque>brisques</> are equal: the game is void.
result-won = 
    { $who ->
        [you] You win the game. It comes to { $points }.
       *[other] { $seat } wins the game. It comes to { $points }.
    }
result-rubicon = 
    { $who_loser ->
        [you] You have not crossed the <rubicon>Rubicon</>. The game comes to { $points }.
       *[other] { $seat_loser } has not crossed the <rubicon>Rubicon</>. The game comes to { $points }.
    }
onlooker-pays =
    { $who ->
        [you] You heard an onlooker, and answer for the loser’s { $farthings }: you are paid nothing.
       *[other] { $seat } heard an onlooker, and answers for the loser’s { $farthings }: nothing is paid.
    }
purse-short = 
    { $who ->
        [you] Your purse is empty. The { $farthings } that you still owe are forgiven.
       *[other] The purse of { $seat } is empty. The { $farthings } still owed are forgiven.
    }
win-void = A void game: nothing is paid.
win-won = The scores: { $score } to { $loser }.
win-rubicon = The scores: { $score } to { $loser }.
pay-packs = for fresh packs
pay-game = for a game of { $points }
