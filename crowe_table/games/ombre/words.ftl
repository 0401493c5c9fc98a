# Every word that Ombre puts on the table.

game-ombre = Ombre
game-ombre-contents = Ombre (German Solo)
game-ombre-line = Bid, call an ace, and play with a partner whom nobody knows until it falls.
game-ombre-plain = Play with a secret partner, whom nobody knows until a certain ace falls.
game-ombre-minutes = 40
game-ombre-difficulty = 3

preset-pearson = The Encyclopædia’s
preset-pearson-help = Four play; the bidding goes to the right, and the Player who succeeds takes the pot.
preset-pearson-source = The Encyclopædia’s Ombre
preset-german_solo = German Solo
preset-german_solo-help = The seven of trumps is second, clubs are the colour, and all goes to the left.
preset-german_solo-source = German Solo, as card-game books give it
preset-hombre_1674 = L’Hombre of 1674
preset-hombre_1674-help = The Spanish game of three: matadors, the exchange, codillo and repuesto.
preset-hombre_1674-source = Mr. Cotton’s Compleat Gamester, 1674

## Places.

place-pot = The <pot>pot</>
ticket-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
bid-name =
    { $bid ->
        [1] Frog in { $suit }
        [2] Frog in colour
        [3] Solo in { $suit }
        [4] Solo in colour
        [5] Tout in { $suit }
       *[6] Tout in colour
    }
slate-word =
    { $way ->
        [-1] Bids, to the right
       *[other] Bids, to the left
    }
slate-seat =
    { $who ->
        [you] You
       *[other] { $seat }
    }
slate-said =
    { $bid ->
        [0] pass
        [1] Frog in { $suit }{ $out ->
            [1] , out
           *[0] {""}
        }
        [2] Frog in colour{ $out ->
            [1] , out
           *[0] {""}
        }
        [3] Solo in { $suit }{ $out ->
            [1] , out
           *[0] {""}
        }
        [4] Solo in colour{ $out ->
            [1] , out
           *[0] {""}
        }
        [5] Tout in { $suit }{ $out ->
            [1] , out
           *[0] {""}
        }
        [6] Tout in colour
        [7] by your leave
        [8] sans prendre
        [9] I keep it
       *[10] I yield
    }
slate-contract =
    { $bid ->
        [1] Frog in { $suit }
        [2] Frog in { $suit }
        [3] Solo in { $suit }
        [4] Solo in { $suit }
        [5] Tout in { $suit }
        [6] Tout in { $suit }
        [7] By your leave
       *[8] Sans prendre
    }
note-colour = The colour: { $suit }
tag-drawn =
    { $number ->
        [-1] {""}
        [0] changed none
       *[other] changed { $number }
    }
chart-trumps = In { $suit }
chart-best = { $briefs }
chart-rest = { $briefs }
chart-called = Called: { $briefs }
chart-you-hold = Called: { $briefs }. You hold it
chart-partner =
    { $who ->
        [you] Partner: you
       *[other] Partner: { $seat }
    }

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Draw a card: the highest deals.
wait-cut-for-deal = { $seats } cuts for the deal.
ask-colour = Nobody has looked. Which suit shall be the <colour>colour</>? For clubs nobody need agree.
wait-colour = { $seats } proposes the <colour>colour</>.
ask-agree = Shall { $suit } be the <colour>colour</>? If anybody refuses, clubs are.
wait-agree = { $seats } may refuse the <colour>colour</>.
ask-bid = Will you bid, or pass for this deal?
wait-bid = { $seats } is to bid.
ask-bid-bound = Both black Queens are in your hand: you must bid a <solo>Solo</>, or more.
ask-bid-above =
    { $bid ->
        [1] { $seat } bids a <frog>Frog</> in { $suit }. Do you go above it?
        [2] { $seat } bids a <frog>Frog</> in <colour>colour</>. Do you go above it?
        [3] { $seat } bids a <solo>Solo</> in { $suit }. Do you go above it?
        [4] { $seat } bids a <solo>Solo</> in <colour>colour</>. Do you go above it?
        [5] { $seat } bids a <tout>Tout</> in { $suit }. Do you go above it?
       *[6] { $seat } bids a <tout>Tout</> in <colour>colour</>. Do you go above it?
    }
wait-bid-above = { $seats } is to bid higher, or pass.
ask-name-suit = You play. Which suit is <trumps>trumps</>?
wait-name-suit = { $seats } names the <trumps>trumps</>.
ask-call = Call a card: whoever holds it is your partner, and says nothing.
wait-call = { $seats } calls a card.
ask-words = Will you ask leave to play, play <sans-prendre>sans prendre</>, or pass?
wait-words = { $seats } is to speak.
ask-words-after = { $seat } has asked leave to play. Will you play <sans-prendre>sans prendre</>, or pass?
wait-words-after = { $seats } is to speak.
ask-keep-or-yield = { $seat } would play <sans-prendre>sans prendre</>. Will you do so too, and keep the game?
wait-keep-or-yield = { $seats } may keep the game.
ask-name-trump = You are the <ombre>Ombre</>. Which suit is <trumps>trumps</>?
wait-name-trump = { $seats } names the <trumps>trumps</>.
ask-change = Lay out what you would change, one card at the least. There are { WORDS($number) } to draw.
wait-change = { $seats } changes cards.
ask-may-change = Lay out what you would change, or nothing. There are { WORDS($number) } to draw.
wait-may-change = { $seats } may change cards.
ask-lead = Lead a card.
wait-lead = { $seats } is to lead.
ask-follow = { CAP($suit) } were led. Follow suit if you can.
wait-follow = { $seats } is to play.
ask-count = The tricks are played. If you know of a renounce, claim it now; then let it be settled.
wait-count = Before the settlement: { $seats }.

act-propose = Propose
word-propose-spades = spades
word-propose-hearts = hearts
word-propose-diamonds = diamonds
word-propose-clubs = clubs
act-agree = Agreed
act-refuse = No: clubs
act-bid = Bid
act-pass = I pass
act-name = Name trumps
word-name-spades = spades
word-name-hearts = hearts
word-name-diamonds = diamonds
word-name-clubs = clubs
act-call = Call
call-card = { $card }
act-ask = By your leave
act-sans_prendre = Sans prendre
act-keep_game = I keep it
act-yield = I yield
act-change = Change
act-play = Play
act-play_gano = Play, and say Gano
act-voll = The Voll
act-claim = The rest are mine
act-claim_revoke = Claim a renounce

## Refusals.

refuse-bid-low =
    { $number ->
        [1] { $bid ->
            [1] A <frog>Frog</> in { $suit_bid } does not beat a Frog in { $suit }: say Frog in <colour>colour</>, or more.
           *[other] That is not above a <frog>Frog</>.
        }
        [2] A <frog>Frog</> in <colour>colour</> stands: say <solo>Solo</>, or more.
        [3] A <solo>Solo</> in { $suit } stands: say Solo in <colour>colour</>, or a <tout>Tout</>.
        [4] A <solo>Solo</> in <colour>colour</> stands: only a <tout>Tout</> is above it.
        [5] A <tout>Tout</> in { $suit } stands: only a Tout in <colour>colour</> is above it.
       *[6] Nothing is above a <tout>Tout</> in <colour>colour</>.
    }
refuse-both-queens = Both black Queens are in your hand: until a <solo>Solo</> stands you must bid one yourself, and may neither pass nor bid a <frog>Frog</>.
refuse-bid-colour = The <colour>colour</> is { $suit }: bid in colour, and it counts twice as much.
refuse-the-colour = You bid to play in suit, and { $suit } are the <colour>colour</>: name another.
refuse-call-held = You hold { $card } yourself: call a card that another has.
refuse-call-trump = By the rule of this house a card of <trumps>trumps</> may not be called.
refuse-call =
    { $rank ->
        [King] You hold all the aces that might be called: call a King that you lack.
       *[other] Call an ace that you do not hold.
    }
refuse-revoke-asked = That play has been looked into already.
unfit-game = That game is for { WORDS($number) } players, and { WORDS($seats) } sit at the table.
unfit-deals = A party of { WORDS($number) } deals would not go round evenly among { WORDS($seats) }.
unfit-stake =
    { $amount ->
        [0] Every purse must hold the stakes. Play for love, or fill the purses.
       *[other] Every purse must hold { $farthings }, for the pot.
    }

## What is spoken.

say-my-deal = I deal
say-propose = Shall { $suit } be the <colour>colour</>?
say-agree = Agreed
say-refuse = No: clubs
say-bid =
    { $bid ->
        [1] <frog>Frog</> in { $suit }
        [2] <frog>Frog</> in <colour>colour</>
        [3] <solo>Solo</> in { $suit }
        [4] <solo>Solo</> in <colour>colour</>
        [5] <tout>Tout</> in { $suit }
       *[6] <tout>Tout</> in <colour>colour</>
    }
say-pass = I pass
say-trumps = { CAP($suit) } are <trumps>trumps</>
say-call = I call { $card }
say-ask = Do you give me leave?
say-sans-prendre = <sans-prendre>Sans prendre</>
say-keep = I keep it, <sans-prendre>sans prendre</>
say-yield = I yield
say-change =
    { $number ->
        [0] I keep mine
        [one] One
       *[other] { CAP(WORDS($number)) }
    }
say-gano = Gano
say-voll = The <voll>Voll</>
say-claim = The rest are mine
say-revoke =
    { $who ->
        [you] You renounced in trick { $number }
       *[other] { $seat } renounced in trick { $number }
    }
revoke-proved =
    { $who ->
        [you] It is so: in trick { $number } you did not play as the law demands.
       *[other] It is so: in trick { $number } { $seat } did not play as the law demands.
    }
revoke-not-proved =
    { $who ->
        [you] There was no renounce: in trick { $number } you played as the law allows.
       *[other] There was no renounce: in trick { $number } { $seat } played as the law allows.
    }
spadilla =
    { $who ->
        [you] All have passed, and you hold { $card }: you must play.
       *[other] All have passed, and { $seat } holds { $card }: they must play.
    }
partner-known =
    { $who ->
        [you] The card that was called: you are the partner.
       *[other] The card that was called: { $seat } is the partner.
    }

score-made = for the contract
score-defeated = for defeating it
count-made = { WORDS($number) } for the contract
count-defeated = { WORDS($number) } for defeating it
scored-points =
    { $who ->
        [you] You come to { $after }. { $recital }.
       *[other] { $seat } comes to { $after }. { $recital }.
    }

result-made =
    { $who ->
        [you] You made the game, with { WORDS($number) } tricks.
       *[other] { $seat } made the game, with { WORDS($number) } tricks.
    }
result-failed =
    { $who ->
        [you] You lost the game, with { $number ->
            [0] no trick
            [one] one trick
           *[other] { WORDS($number) } tricks
        }.
       *[other] { $seat } lost the game, with { $number ->
            [0] no trick
            [one] one trick
           *[other] { WORDS($number) } tricks
        }.
    }
result-all-passed = Nobody plays: the cards are thrown in, and the <pot>pot</> stays.
result-win =
    { $who ->
        [you] You have won as <ombre>Ombre</>, with { WORDS($number) } tricks.
       *[other] { $seat } has won as <ombre>Ombre</>, with { WORDS($number) } tricks.
    }
result-codillo =
    { $who_other ->
        [you] <codillo>Codillo</>: you have more tricks than the <ombre>Ombre</>, and take the <pot>pot</>.
       *[other] <codillo>Codillo</>: { $other } has more tricks than the <ombre>Ombre</>, and takes the <pot>pot</>.
    }
result-repuesto = <repuesto>Repuesto</>: nobody takes the <pot>pot</>, and the <ombre>Ombre</> doubles it.

win-points =
    { $number ->
        [one] The party goes to { $seats }, with { $score }.
       *[other] The party goes to { $seats }, who share it with { $score }.
    }
win-money =
    { $number ->
        [one] The party goes to { $seats }.
       *[other] The party goes to { $seats }, who share it.
    }
pay-dealer = the dealer’s stake
pay-pot = the <pot>pot</>
pay-beast = a beast: as much as lay there
pay-shared = what was left in the <pot>pot</>
pay-points = for the difference in points
pay-stake = the stake
pay-eldest = eldest’s counter
pay-pass = for passing
pay-cards = for cards changed
pay-codillo = <codillo>codillo</>
pay-repuesto = made good by the <ombre>Ombre</>
pay-matadors = <matador>matadors</>
pay-sans-prendre = <sans-prendre>sans prendre</>
pay-voll = the <voll>Voll</>
pay-renounce = a beast, for the renounce

## What happened, in words.

moved-take_up =
    { $who ->
        [you] You take up { $cards }.
       *[other] { $seat } takes up { $cards }.
    }
log-moved-take_up =
    { $who ->
        [you] You take up
       *[other] { $seat } takes up
    }

## The rules of the house.

option-unit = Table unit
option-unit-help = What one unit of the stakes is worth.
option-game = The game
option-game-help = The Encyclopædia’s game of four, or the Spanish game of three.
option-game-solo = of four
option-game-hombre = of three
option-deals = Deals
option-deals-help = How many deals make a party: the same number for each player.
option-trump_order = Best trumps
option-trump_order-help = Whether the seven of trumps stands below both black Queens or between them.
option-trump_order-queens_first = Queen, Queen, seven
option-trump_order-manilla_second = Queen, seven, Queen
option-colour_rule = The colour
option-colour_rule-help = It is proposed in each deal, or once for the party, or it is always clubs.
option-colour_rule-propose = proposed in each deal
option-colour_rule-agree_once = agreed on once
option-colour_rule-clubs = always clubs
option-bid_turn = The bidding goes
option-bid_turn-help = Which way the word goes round.
option-bid_turn-right = to the right
option-bid_turn-left = to the left
option-play_turn = The play goes
option-play_turn-help = Which way the tricks go round.
option-play_turn-right = to the right
option-play_turn-left = to the left
option-suit_named = The suit is named
option-suit_named-help = A bid in suit names it at once; or the winner does, afterwards.
option-suit_named-in_bid = in the bid
option-suit_named-after = afterwards
option-both_queens = Both black Queens
option-both_queens-help = Whoever holds both must bid a Solo at least, or is as free as others.
option-both_queens-must_solo = must play Solo
option-both_queens-free = free
option-forced = When all pass
option-forced-help = Whoever holds one of the black Queens must play; or the cards are thrown in.
option-forced-queen_of_spades = Queen of spades plays
option-forced-queen_of_clubs = Queen of clubs plays
option-forced-redeal = thrown in
option-call_rule = Calling
option-call_rule-help = Whether the ace of trumps may be called too.
option-call_rule-any_ace = any ace
option-call_rule-plain_ace = not that of trumps
option-first_lead = First lead
option-first_lead-help = The Player leads to the first trick, or whoever spoke first.
option-first_lead-player = the Player
option-first_lead-eldest = eldest
option-pot_to = The pot of a Frog
option-pot_to-help = The Player takes it, or shares it with the partner.
option-pot_to-player = the Player’s
option-pot_to-side = shared
option-beast = A game lost
option-beast-help = It costs nothing beyond the points; or a beast, as much as lies in the pot.
option-beast-none = costs nothing more
option-beast-match = a beast
option-ante = The dealer’s stake
option-ante-help = In quarters of the unit: what the dealer puts in the pot.
option-ante-0 = nothing
option-point_rate = A point of difference
option-point_rate-help = In quarters of the unit: what each point is worth in the end.
option-point_rate-0 = nothing
option-lesser = The lesser counter
option-lesser-help = In the game of three; in quarters of the unit.
option-great = The great counter
option-great-help = How many lesser counters it is worth, in the game of three: twelve in Mr. Cotton, ten in the Court Gamester.
option-great-10 = ten lesser
option-great-12 = twelve lesser
option-all_pass = Three pass
option-all_pass-help = The cards are thrown in, or spadillo must play.
option-all_pass-redeal = thrown in
option-all_pass-forced_spadille = spadillo plays
option-matadors_paid = Matadors
option-matadors_paid-help = Paid to the Ombre always, or only if the game is won; or paid by whoever loses it.
option-matadors_paid-always = always paid
option-matadors_paid-if_won = if the game is won
option-matadors_paid-won_or_lost = by the loser
option-voll_word = The Voll
option-voll_word-help = Whether all nine tricks must be announced before the fifth.
option-voll_word-declared = must be said
option-voll_word-free = need not be said
option-regulations = Regulations of three
option-regulations-help = The table prevents every slip; or a player may renounce, and it may be found out.
option-regulations-guarded = no slip can be made
option-regulations-strict = slips are punished
option-gano = Gano
option-gano-help = Whether a defender may ask the other to leave a trick.

## The ladder of answers.

ladder-pass = out for this deal
ladder-frog = Frog
ladder-frog-means = { WORDS($number) } tricks, with a partner
ladder-solo = Solo
ladder-solo-means = { WORDS($number) } tricks, alone
ladder-tout = Tout
ladder-tout-means = all { WORDS($number) } tricks, alone
ladder-other-suit = another suit
ladder-refuse-bid-low =
    { $number ->
        [1] a Frog stands
        [2] a Frog in colour stands
        [3] a Solo stands
        [4] a Solo in colour stands
        [5] a Tout stands
       *[6] a Tout in colour stands
    }
ladder-refuse-both-queens = you hold both black Queens
ladder-ask = change cards and play; another may go above it
ladder-sans-prendre = play the cards as dealt
ladder-yield = out for this deal
ladder-keep = play the cards as dealt, too
ladder-costs = costs { $farthings }
ladder-each = { $farthings } a card
ladder-from-each = { $farthings } from each

## Tags on cards.

card-called = the called card
