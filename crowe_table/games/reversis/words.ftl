# Every word that Reversis puts on the table.

game-reversis = Reversis
game-reversis-line = Tricks turned upside down: take as few points as you can, or else every trick there is.
game-reversis-plain = Everything upside down: win as little as you can.
game-reversis-minutes = 20
game-reversis-difficulty = 3

preset-plain = The plain game
preset-plain-help = Three to six players, all the cards, and no dishes: whoever takes the fewest points is paid by all.
preset-plain-source = The oldest game, France, 1601
preset-hoyle = Hoyle’s full game
preset-hoyle-help = For four: two quinolas with a dish each, the card passed across, and fish from box to box.
preset-hoyle-source = Hoyle’s Games, Improved and Enlarged
preset-basket = The one basket
preset-basket-help = As at The Hague: one quinola and one dish, nothing is passed, and a card need not be changed.
preset-basket-source = The rules adopted at The Hague, 1785

## Places.

place-great = Great dish
place-little = Little dish
place-party = The <party>party</>
place-discard = Put away
ticket-score = { $score } fish
counters-number = { $number } fish
account-counters = the box of fish
account-great = the great dish
account-little = the little dish

chart-points =
    { $number ->
        [0] Your points: none
       *[other] Your points: { $number }
    }
chart-espagnolette = The espagnolette: you need not follow suit
chart-rates = What fish are paid for
chart-ace = An ace thrown away
chart-ace-of-diamonds = That of diamonds
chart-knave = The Knave of hearts
chart-queen = The Queen of hearts
chart-reversis = A reversis, from each
chart-fish = { $number }
chart-by-points = by points
chart-paid-by-each = The stakes
chart-fewest = The fewest points, from each
chart-slam = Every trick, from each
chart-cards-count = Ace 4, King 3, Queen 2, Knave 1.
chart-opposite = Players who face each other pay double.
chart-forced = The same from each, if it is forced.

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Draw a card: the lowest deals, the ace being low.
wait-cut-for-deal = { $seats } cuts for the deal.
ask-cut-pack = Cut the cards for the dealer.
wait-cut-pack = { $seats } cuts the cards.
ask-put-away = Put a card away, and take the card before you.
wait-put-away = { $seats } is to put a card away.
ask-put-away-dealer = You have a card too many: put one away.
wait-put-away-dealer = { $seats } deals, and puts a card away.
ask-pass-across = Choose a card to pass to the player opposite.
wait-pass-across = Still to choose a card to pass: { $seats }.
ask-lead = Lead a card.
wait-lead = { $seats } is to lead.
ask-follow = { CAP($suit) } were led. Follow suit if you can.
wait-follow = { $seats } is to play.
ask-next-deal = When you have seen who pays, go on to the next deal.
wait-next-deal = Looking over the <fish>fish</>: { $seats }.

act-put_away = Put away
act-keep = I keep my hand
act-pass_across = Pass across
act-play = Play
act-ask_for_due = Ask for what is due

## Refusals.

refuse-quinola = The <quinola>quinola</> may not be put away: it belongs to its dish.
refuse-quinola-low = The <quinola>quinola</> may be put away only when its dish holds { $number } <fish>fish</>.
refuse-lead = The first lead must be a heart, and you have one.
unfit-seats = The plain game is for three to six players, the others are for four: none is for { WORDS($seats) }.
unfit-full-game = The full game is for four: { WORDS($seats) } may play the plain one.
unfit-stake =
    { $amount ->
        [0] Every purse must hold the price of a reversis. Play for love, or fill the purses.
       *[other] Every purse must hold the price of a reversis, which is { $farthings }.
    }

## What is spoken.

say-my-deal = I deal
say-keep = I keep my hand
say-placed = <quinola>Quinola</> <placed>placed</>!
say-forced = <forced>Forced</>! Pay the stake
say-ask-for-due = The cards that were led, if you please
reversis-under-way =
    { $who ->
        [you] Reversis! You have every trick but two: there is no party now.
       *[other] Reversis! { $seat } has every trick but two: there is no party now.
    }
espagnolette-played =
    { $who ->
        [you] You have played the espagnolette.
       *[other] { $seat } held the espagnolette, and has played it.
    }

result-party =
    { $who ->
        [you] You win the <party>party</>, worth { $number }. { $other } pays it.
       *[other]
            { $who_other ->
                [you] { $seat } wins the <party>party</>, worth { $number }. You pay it.
               *[other] { $seat } wins the <party>party</>, worth { $number }. { $other } pays it.
            }
    }
result-made =
    { $who ->
        [you] You have made the reversis!
       *[other] { $seat } has made the reversis!
    }
result-broken =
    { $who ->
        [you] Your reversis is broken by { $other }.
       *[other]
            { $who_other ->
                [you] You break the reversis of { $seat }.
               *[other] { $other } breaks the reversis of { $seat }.
            }
    }
result-plain =
    { $who ->
        [you] You have the fewest points, { $number }, and are paid by all.
       *[other] { $seat } has the fewest points, { $number }, and is paid by all.
    }
result-slam =
    { $who ->
        [you] You have taken every trick, and are paid by all!
       *[other] { $seat } has taken every trick, and is paid by all!
    }

win = The fullest box: { $seats }, with { $number } <fish>fish</>.

pay-box = the boxes are filled
pay-dealer = the dealer’s stake
pay-pool = the stake
pay-ace-placed = for an ace thrown away
pay-ace-forced = for an ace <forced>forced</>
pay-quinola-placed = for the <quinola>quinola</> thrown away
pay-quinola-forced = for the <quinola>quinola</> <forced>forced</>
pay-led = for cards led
pay-party = the <party>party</>
pay-reversis = for the reversis
pay-broken = for the broken reversis
pay-returned = given back
pay-stake-won = the stake of the <quinola>quinola</>
pay-stake-lost = the stake of the <quinola>quinola</>
pay-divided = a share of the dish
pay-settlement = what the <fish>fish</> come to
pay-fewest = for the fewest points
pay-slam = for every trick

## What happened, in words.

moved-put_away =
    { $who ->
        [you] You put away { $cards }.
       *[other] { $seat } puts away { $cards }.
    }
moved-draw =
    { $who ->
        [you] You take up { $cards }.
       *[other] { $seat } takes up { $cards }.
    }
moved-open_party = The <party>party</> is { $cards }.
log-moved-open_party = The <party>party</>
moved-pass_across =
    { $who ->
        [you] You pass { $cards } across.
       *[other] { $seat } passes { $cards } across.
    }
log-moved-put_away =
    { $who ->
        [you] You put away
       *[other] { $seat } puts away
    }
log-moved-draw =
    { $who ->
        [you] You take up
       *[other] { $seat } takes up
    }
log-moved-pass_across =
    { $who ->
        [you] You pass across
       *[other] { $seat } passes across
    }

## The rules of the house.

option-unit = Table unit
option-unit-help = What one unit of the stakes is worth.
option-game = The game
option-game-help = The full game of dishes and parties, or the plain one, in which the fewest points are paid by all.
option-game-full = full
option-game-plain = plain
option-quinolas = Quinolas
option-quinolas-help = Cards that carry a dish of their own: none, the Knave of hearts, or the Queen besides.
option-across_exchange = A card passed across
option-across_exchange-help = Whether each passes one card to the player opposite before the first lead.
option-talon = The talon
option-talon-help = Whether those who do not deal must change a card.
option-talon-compulsory = must be changed
option-talon-optional = may be changed
option-talon-none = is put away unseen
option-great_base = Great dish, laid anew below
option-great_base-help = All lay their stake again when it holds fewer fish than this.
option-little_base = Little dish, laid anew below
option-little_base-help = All lay their stake again when it holds fewer fish than this.
option-great_high = Great dish, at three stakes
option-great_high-help = With this many fish or more in it, no more than this is won or lost at a time, and nobody need change a card.
option-little_high = Little dish, at three stakes
option-little_high-help = With this many fish or more in it, no more than this is won or lost at a time, and nobody need change a card.
option-quinola_discard = A quinola put away
option-quinola_discard-help = When a quinola may be put away instead of played.
option-quinola_discard-at_three_stakes = at three stakes
option-quinola_discard-never = never
option-quinola_discard-free = always
option-party_bonus = The party besides
option-party_bonus-help = Fish that the party is worth, besides the points of the four cards put away.
option-opposite_double = Double across
option-opposite_double-help = Whether players who face each other pay each other double.
option-last_double = Double at the last
option-last_double-help = Whether aces and quinolas in the last trick are paid double.
option-led_out_payer = Aces and quinolas led
option-led_out_payer-help = Who pays the winner of the party for them.
option-led_out_payer-leader = whoever led
option-led_out_payer-all = all
option-reversis_unit = For a reversis
option-reversis_unit-help = Fish that each pays for it; whoever is broken pays four times as much.
option-espagnolette = The espagnolette
option-espagnolette-help = Whether whoever holds four aces, or quinolas among them, need not follow suit.
option-espagnolette-whole_game = in all tricks
option-espagnolette-nine_tricks = in the first nine
option-espagnolette-off = not played
option-esp_pays_break = The espagnolette and a broken reversis
option-esp_pays_break-help = Whether whoever has played it pays for a reversis that somebody else breaks.
option-first_lead_heart = First lead a heart
option-first_lead_heart-help = Whether the first lead must be a heart.
option-ask_for_due = What is due must be asked for
option-ask_for_due-help = What is owed for aces and quinolas led lapses unless it is asked for before the next cut.
option-rotation = Which way it goes
option-rotation-help = Whether the deal and the play go to the right, as they did, or to the left.
option-rotation-right = to the right
option-rotation-left = to the left
option-rounds = Rounds
option-rounds-help = A round is one deal by each player.
option-box = Fish in a box
option-box-help = With how many each begins.
option-fish_value = Worth of a fish
option-fish_value-help = Farthings for a fish at the end; nothing, and all is for love.
option-fish_value-0 = nothing
option-stake = Stake of the plain game
option-stake-help = Fish that each pays to the fewest points.
option-plain_pay = Payment of the plain game
option-plain_pay-help = All pay the stake; or each by how many points they have more.
option-plain_pay-stake = the stake
option-plain_pay-difference = by the difference
option-slam_factor = Every trick, in the plain game
option-slam_factor-help = How many stakes each pays to one who takes all tricks.

## Tags on cards.

card-quinola = Quinola
