# Every word that Ruff puts on the table.

game-ruff = Ruff
game-ruff-contents = Ruff (Euchre)
game-ruff-line = Two against two: a card is turned up, somebody makes trumps, and must win three of the five tricks.
game-ruff-plain = Two against two, five cards each: win three rounds of five.
game-ruff-minutes = 20
game-ruff-difficulty = 2

preset-pearson = The Encyclopædia’s
preset-pearson-help = Five points win. Whoever makes trumps leads; if nobody does, the same dealer deals again.
preset-pearson-source = The Encyclopædia’s Ruff, whose rules are those of Euchre
preset-hoyle_euchre = Euchre, after Hoyle
preset-hoyle_euchre-help = The player at the dealer’s left leads, the dealer must take the turned card, and the best of three games is played.
preset-hoyle_euchre-source = The later Hoyles
preset-ruff_and_honours_1674 = Ruff and Honours
preset-ruff_and_honours_1674-help = The old game: twelve cards each, whoever holds the ace of trumps may take the stock, and nine points win.
preset-ruff_and_honours_1674-source = Mr. Cotton’s Compleat Gamester, 1674

## Places.

place-pack = The <stock>stock</>
place-turned = Turned card
slate-seat =
    { $who ->
        [you] You
       *[other] { $seat }
    }
slate-turned = { CAP($suit) } are turned up
slate-refused = { CAP($suit) } are turned down
slate-made = { CAP($suit) } are trumps
note-won =
    { $who ->
        [you] Your side
       *[other] { $seat }’s side
    }: { $number ->
        [one] one game
       *[other] { WORDS($number) } games
    }

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Draw a card: the highest deals.
wait-cut-for-deal = { $seats } draws a card for the deal.
ask-order-up = { CAP($suit) } are turned up. Will you <order-up>order the card into the dealer’s hand</>, or pass?
wait-order-up = { $seats } may <order-up>order up</> { $suit }.
ask-assist = Your partner turned up { $suit }. Will you <assist>assist</>, or pass?
wait-assist = { $seats } may <assist>assist</>.
ask-take-up = You turned up { $suit }. Will you take the card up, or turn it down?
wait-take-up = { $seats } may take up { $suit }, or turn the card down.
ask-exchange = Take up { $card }, and lay out a card for it.
wait-exchange = { $seats } may take up the turned card, and lay out another.
ask-name-suit = { CAP($suit) } were turned down. Will you name another suit, or pass?
wait-name-suit = { $seats } may name another suit than { $suit }.
ask-defence = { CAP($seat) } plays <alone>alone</>. Will you defend alone, or with your partner?
wait-defence = { $seats } may defend <alone>alone</>.
ask-ruff = You have the ace of trumps. Will you <ruff>ruff</>, and take the <stock>stock</>?
wait-ruff = { $seats } has the ace of trumps, and may <ruff>ruff</>.
ask-lay-out-four = Lay out { WORDS($number) } cards for those of the <stock>stock</>.
wait-lay-out-four = { $seats } lays out { WORDS($number) } cards.
ask-call = Your side is at eight. Will you call your <honours>honours</>?
wait-call = { $seats } may call <honours>honours</>.
ask-answer = { CAP($seat) } asks whether you have an honour. You must answer truly.
wait-answer = { $seats } is to answer.
ask-lead = Lead a card.
wait-lead = { $seats } is to lead.
ask-follow = Play a card. { CAP($suit) } were led.
wait-follow = { $seats } is to play.
ask-count = All the tricks are played. If you noticed a revoke, claim it now; then go on to the count.
wait-count = Before the count: { $seats }.

act-pass_bid = Pass
act-order_up = Order it up
act-order_up_alone = Order it up, alone
act-assist = Assist
act-assist_alone = Assist, alone
act-take_up = Take it up
act-take_up_alone = Take it up, alone
act-turn_down = Turn it down
act-name = Make trumps …
act-name_alone = Alone, make trumps …
word-name-spades = spades
word-name-hearts = hearts
word-name-diamonds = diamonds
word-name-clubs = clubs
word-name_alone-spades = spades
word-name_alone-hearts = hearts
word-name_alone-diamonds = diamonds
word-name_alone-clubs = clubs
act-lay_out = Take it up, lay this out
act-keep_hand = Leave it
act-defend_alone = Defend alone
act-defend_together = Defend together
act-ruff = Ruff
act-leave_stock = Leave the stock
act-lay_out_four = Lay out
act-call = Can ye?
act-answer = I can
act-pass = No
act-play = Play
act-claim = Claim the rest
act-claim_revoke = Claim a revoke

## Refusals.

refuse-turned-down = { CAP($suit) } were turned down: name another suit.
refuse-revoke-asked = That trick has been looked at already.
unfit-seats = Ruff is for four players, two against two; not for { WORDS($seats) }.
unfit-points = Ruff and Honours is played to { WORDS($number) } points, and Euchre is not: choose five, seven or ten.
unfit-stake =
    { $amount ->
        [0] Every purse must hold what a game may cost. Play for love, or fill the purses.
       *[other] Every purse must hold what a game may cost: { $farthings }. Play for less, or for love, or fill the purses.
    }

## What is spoken.

say-my-deal = I deal
say-trumps = { CAP($suit) } are trumps
say-pass = I pass
say-order-up = I order it up
say-order-up-alone = I order it up. <alone>Alone</>
say-assist = I <assist>assist</>
say-assist-alone = I <assist>assist</>. <alone>Alone</>
say-take-up = I take it up
say-take-up-alone = I take it up. <alone>Alone</>
say-turn-down = I turn it down
say-name = I make it { $suit }
say-name-alone = I make it { $suit }. <alone>Alone</>
say-keep-hand = I leave it
say-alone = <alone>Alone</>
say-ruff = I <ruff>ruff</>
say-leave-stock = I leave it
say-can-you-one = Can ye?
say-i-can = I can
say-i-cannot = I cannot
say-claim = The rest are mine
say-revoke =
    { $who ->
        [you] You revoked in trick { $number }
       *[other] { $seat } revoked in trick { $number }
    }
revoke-proved =
    { $who ->
        [you] It is so: in trick { $number } you did not follow suit though you could. It is paid for at the count.
       *[other] It is so: in trick { $number } { $seat } did not follow suit though { $pronoun ->
            [she] she
            [he] he
           *[they] they
        } could. It is paid for at the count.
    }
revoke-not-proved =
    { $who ->
        [you] There was no revoke: in trick { $number } you played as the law allows.
       *[other] There was no revoke: in trick { $number } { $seat } played as the law allows.
    }
all-pass = Nobody makes trumps: the cards are thrown in and dealt again.

score-made = the point
score-march = the <march>march</>
score-lone-march = the <march>march</>, <alone>alone</>
score-euchre = <euchred>euchred</>
score-revoke = for a revoke
score-odd = by tricks, { WORDS($points) }
score-honours = by <honours>honours</>, { WORDS($points) }
score-call = by <honours>honours</> called, { WORDS($points) }

# The same without their points, for the record.
record-score-odd = by tricks
record-score-honours = by honours
record-score-call = by honours called
count-made = one for the point
count-march = two for the <march>march</>
count-lone-march = four for the <march>march</>, <alone>alone</>
count-euchre = { WORDS($number) } for the euchre
count-revoke =
    { $number ->
        [one] one for the revoke
       *[other] { WORDS($number) } for the revoke
    }
count-odd =
    { $number ->
        [one] one by tricks
       *[other] { WORDS($number) } by tricks
    }
count-honours = { WORDS($number) } by <honours>honours</>
count-call = { WORDS($number) } by <honours>honours</>

result-made =
    { $points ->
        [0] <maker>Makers</>: { WORDS($tricks) } tricks. For their revoke they score nothing.
       *[other] { CAP($seats) }: { WORDS($tricks) } tricks, and the point.
    }
result-march =
    { $points ->
        [0] <maker>Makers</>: a <march>march</>. For their revoke they score nothing.
       *[other] <march>March</>! { CAP($seats) }: all five tricks, two points.
    }
result-lone-march =
    { $points ->
        [0] The <maker>maker</>: a <march>march</>. For their revoke they score nothing.
       *[other] <march>March</>, and <alone>alone</>! { CAP($seats) }: all five tricks, four points.
    }
result-euchre =
    { $points ->
        [0] <euchred>Euchred</>. For their own revoke the others score nothing.
       *[other] <euchred>Euchred</>, with { $tricks ->
            [0] no trick
            [one] one trick
           *[other] { WORDS($tricks) } tricks
        }. { CAP($seats) }: { WORDS($points) } points.
    }
result-odd =
    { $number ->
        [0] Six tricks each.
        [one] { CAP($seats) }: one by tricks.
       *[other] { CAP($seats) }: { WORDS($number) } by tricks.
    }{ $honours ->
        [0] {" "}<honours>Honours</> are <split>split</>.
       *[other] {" "}{ CAP($seats_other) }: { WORDS($honours) } by <honours>honours</>.
    }
game-won = { CAP($seats) } win a game, { $score } to { $loser }.
win = { CAP($seats) } win the game, { $score } to { $loser }.
win-rubber = { $games ->
        [0] { CAP($seats) } win the rubber, two games to none.
       *[other] { CAP($seats) } win the rubber, two games to one.
    }
pay-game = for the game
pay-lurch = for the game, twice, as the losers have no point

## What happened, in words.

moved-lay_out =
    { $who ->
        [you] You lay out { $cards }.
       *[other] { $seat } lays out { $cards }.
    }
moved-take_up =
    { $who ->
        [you] You take up { $cards }.
       *[other] { $seat } takes up { $cards }.
    }
moved-turn_down = { CAP($cards) } is turned down.
moved-lay_down =
    { $who ->
        [you] You lay your hand down.
       *[other] { $seat } lays down the hand.
    }
log-moved-lay_out =
    { $who ->
        [you] You lay out
       *[other] { $seat } lays out
    }
log-moved-take_up =
    { $who ->
        [you] You take up
       *[other] { $seat } takes up
    }
log-moved-turn_down = Turned down
log-moved-lay_down =
    { $who ->
        [you] You lay down
       *[other] { $seat } lays down
    }
shown-hand = { CAP($cards) } { $number ->
        [one] is
       *[other] are
    } laid open.

## The rules of the house.

option-unit = Table unit
option-unit-help = What one unit of the stakes is worth.
option-game = The game
option-game-help = Euchre, which the Encyclopædia calls Ruff; or the old Ruff and Honours, which is played to nine points.
option-game-euchre = Euchre
option-game-ruff_and_honours = Ruff and Honours
option-game_points = Game
option-game_points-help = How many points win: five, seven or ten, or one for a single deal; at Ruff and Honours nine.
option-game_points-1 = one: a single deal
option-game_points-5 = five
option-game_points-7 = seven
option-game_points-9 = nine, in Ruff and Honours
option-game_points-10 = ten
option-first_lead = First lead
option-first_lead-help = The Encyclopædia has the maker lead; everywhere else the player at the dealer’s left does.
option-first_lead-maker = whoever made trumps
option-first_lead-eldest = eldest
option-exchange = The turned card
option-exchange-help = Whether the dealer gets the turned card whoever made it trumps, or only after taking it up.
option-exchange-any = goes to the dealer
option-exchange-taken_up_only = only if the dealer takes it up
option-exchange_duty = The exchange
option-exchange_duty-help = Whether the dealer may leave the turned card and keep five.
option-exchange_duty-may = is the dealer’s choice
option-exchange_duty-must = must be made
option-all_pass = If nobody makes trumps
option-all_pass-help = Who deals again.
option-all_pass-same_dealer = the same dealer deals
option-all_pass-next_dealer = the deal passes
option-defend_alone = Defending alone
option-defend_alone-help = Whether an adversary of a lone maker may play alone too; a euchre then counts four.
option-assist_alone = Assist alone
option-assist_alone-help = Whether the dealer’s partner may assist only by playing alone.
option-ace_turned = The ace turned up
option-ace_turned-help = At Ruff and Honours: who may ruff if the ace is the card turned up.
option-ace_turned-dealer_ruffs = the dealer ruffs
option-ace_turned-nobody = nobody ruffs
option-can_ye = Can ye?
option-can_ye-help = At Ruff and Honours: whether a side at eight may win by calling three honours.
option-honours_at_eight = Honours at eight
option-honours_at_eight-help = At Ruff and Honours: whether a side at eight that did not call counts them after the tricks.
option-honours_at_eight-after_tricks = are counted
option-honours_at_eight-call_only = must be called
option-stake = Stake
option-stake-help = In units of the table: what each loser pays for the game, or for the rubber.
option-stake-0 = nothing
option-lurch = Losers without a point
option-lurch-help = Whether they pay double.
option-lurch-off = pay the stake
option-lurch-love = pay double
option-games = Played for
option-games-help = A single game, or the best of three.
option-games-one = a single game
option-games-best_of_3 = the best of three
option-regulations = Regulations
option-regulations-help = The table prevents every mistake; or a player may revoke, and be found out and punished.
option-regulations-guarded = no mistake is possible
option-regulations-strict = mistakes are punished

## The ladder of answers.

ladder-pass_bid = leave it to the next player
ladder-turn_down = another suit may be made trumps
ladder-name-trumps = Make trumps
ladder-name = with your partner
ladder-name_alone-trumps = Make trumps
ladder-name_alone = without your partner
ladder-together = { WORDS($number) } tricks with your partner, or the others score { WORDS($points) }
ladder-alone = { WORDS($number) } tricks without your partner, or the others score { WORDS($points) }
ladder-defend_together = with your partner, if you take enough tricks
ladder-defend_alone = without your partner, if you take enough tricks
ladder-refuse-turned-down = it was turned down

## Tags on cards.

card-right-bower = right bower
card-left-bower = left bower
