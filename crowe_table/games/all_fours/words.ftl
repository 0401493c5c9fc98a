# Every word that All Fours puts on the table.

game-all-fours = All Fours
game-all-fours-line = You may beg for another suit of trumps; then six tricks, for High, Low, the Knave and Game.
game-all-fours-plain = Play a card each, and the best takes them all. The highest, the lowest and the Knave score.
game-all-fours-minutes = 15
game-all-fours-difficulty = 2

preset-pearson = The Encyclopædia’s
preset-pearson-help = Seven points win, and you must follow suit. You may beg as often as you like. The points for turned Knaves come out of the four of the deal.
preset-pearson-source = The Encyclopædia’s All Fours, or Seven-Up
preset-cotton_1674 = Mr. Cotton’s, of Kent
preset-cotton_1674-help = For two players, to eleven points. You may always trump, and beg only once.
preset-cotton_1674-source = The Compleat Gamester, 1674
preset-seven_up = Seven-Up
preset-seven_up-help = As in the later Hoyles: you may always trump, you beg only once, and a gift cannot win the game.
preset-seven_up-source = The later Hoyles

## Places.

place-pack = The <stock>stock</>
place-turned = Turned up
place-refused = Refused
tag-tokens =
    { $high ->
        [0] {""}
       *[other] High{" "}
    }{ $low ->
        [0] {""}
       *[other] Low{" "}
    }{ $knave ->
        [0] {""}
       *[other] Knave{" "}
    }{ $game ->
        [0] {""}
       *[other] Game
    }

tag-waits =
    { $number ->
        [0] {""}
       *[other] not yet looked at
    }

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Draw a card: the highest deals.
wait-cut-for-deal = { $seats } cuts for the deal.
ask-stand-or-beg = { CAP($suit) } are turned up. Will you stand, or <beg>beg</> for another suit?
wait-stand-or-beg = { $seats } may stand or <beg>beg</>.
ask-give-or-run =
    { CAP($seat) } <beg>begs</>. Will you give a point and keep { $suit }, or <run>run</> the cards?
wait-give-or-run = { $seats } is to give a point, or to <run>run</> the cards.
ask-lay-away = Keep six cards, and lay out { WORDS($number) }.
wait-lay-away = { $seats } lays out.
ask-lead = Lead a card.
wait-lead = { $seats } is to lead.
ask-follow = { CAP($suit) } were led. Follow suit, or trump.
wait-follow = { $seats } is to play.
ask-count = The tricks are played. If you know of a revoke, claim it now; then let the points be counted.
wait-count = Before the count: { $seats }.

act-stand = I stand
act-beg = I beg
act-give = Take one
act-run = I run the cards
act-lay_away = Lay out
act-play = Play
act-claim = The rest are mine
act-claim_revoke = Claim a revoke

## Refusals.

refuse-gift-wins = A <gift>gift</> may not win the game: you must <run>run</> the cards.
refuse-revoke-asked = That play has been looked into already.
unfit-seats = All Fours is for two, three or four, and Mr. Cotton’s for two: it is not for { WORDS($seats) }.
unfit-stake =
    { $amount ->
        [0] Every purse must hold the stake. Play for love, or fill the purses.
       *[other] Every purse must hold the stake, which is { $farthings }.
    }

## What is spoken.

say-my-deal = I deal
say-stand = I stand
say-beg = I <beg>beg</>
say-give = <take-one>Take one</>
say-run = I <run>run</> the cards
say-trumps = { CAP($suit) } are trumps
say-claim = The rest are mine
say-all-fours = All fours!
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
run-out =
    { $who ->
        [you] The cards have run out: all are gathered, and you deal again.
       *[other] The cards have run out: all are gathered, and { $seat } deals again.
    }

score-turned = the card turned up, { WORDS($points) }
score-gift = the <gift>gift</>
score-revoke = for a revoke
score-high = the best trump <in-play>in play</>
score-low = the smallest trump <in-play>in play</>
score-knave = the Knave of trumps taken
score-game = the most in cards taken

# The same without their points, for the record.
record-score-turned = the card turned up
count-turned = { $card }, turned up: { WORDS($number) }
count-gift = one for the <gift>gift</>
count-revoke = one for the revoke
count-high = High
count-low = Low
count-knave = Knave
count-game = Game, with { WORDS($number) }

result-points =
    { $what ->
        [high] High: { $seats_high }.
        [high-low] High: { $seats_high }. Low: { $seats_low }.
        [high-low-knave] High: { $seats_high }. Low: { $seats_low }. Knave: { $seats_knave }.
        [high-low-game] High: { $seats_high }. Low: { $seats_low }. Game: { $seats_game }.
        [high-low-knave-game] High: { $seats_high }. Low: { $seats_low }. Knave: { $seats_knave }. Game: { $seats_game }.
        [game] No trump was <in-play>in play</>. Game: { $seats_game }.
       *[nothing] No point is scored.
    }

win = The game to { $seats }, { $score } to { $loser }.
pay-game = for the game

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

## The rules of the house.

option-unit = Table unit
option-unit-help = What one unit of the stakes is worth.
option-target = Game
option-target-help = How many points win: seven by most books, eleven in Kent, thirty-one at Running All-Fours.
option-follow = Following suit
option-follow-help = Whether you may trump a card that you could follow.
option-follow-strict = follow if you can
option-follow-follow_or_trump = follow or trump
option-max_begs = Begging
option-max_begs-help = Whether eldest may beg again when another suit is turned up.
option-max_begs-any = as often as they like
option-max_begs-one = once
option-gift_to = The gift
option-gift_to-help = Who gets a point when the dealer does not run the cards.
option-gift_to-all_opponents = to every adversary
option-gift_to-eldest = to eldest
option-gift_can_win = A gift may win
option-gift_can_win-help = If not, a dealer whose gift would end the game must run the cards.
option-onlookers = Players who do not choose
option-onlookers-help = Whether those who neither beg nor give may look at their cards before trumps are settled.
option-onlookers-wait = wait to look
option-onlookers-look = look at once
option-after_run = After a run
option-after_run-help = Everybody keeps six cards; or, after exactly one run, all nine are played.
option-after_run-discard_to_six = keep six
option-after_run-keep_nine = play nine after one run
option-point_cap = Turned Knaves
option-point_cap-help = Whether the points for them come out of the four of the deal, so that the last may not be scored.
option-point_cap-four = come out of the four
option-point_cap-none = are scored besides
option-tie_game = Equal for Game
option-tie_game-help = Who has the point when the best counts are equal.
option-tie_game-elder = the elder
option-tie_game-nobody = nobody
option-turned = Cards turned up
option-turned-help = What scores for the dealer: a Knave one; or, running, the ace four, the King three, the Queen two, the Knave one.
option-turned-knave = the Knave
option-turned-running = running, the four best
option-cut_rank = The cut
option-cut_rank-help = Which cards are highest in the cut for the deal.
option-cut_rank-ace_high = ace high
option-cut_rank-put = as at Put, three high
option-stake = Stake on a game
option-stake-help = In units of the table: what each loser pays.
option-stake-0 = nothing
option-regulations = Regulations
option-regulations-help = The table prevents every slip; or a player may revoke, and it may be found out and punished.
option-regulations-guarded = no slip can be made
option-regulations-strict = slips are punished

## The ladder of answers.

ladder-stand = the suit turned up is trumps
ladder-beg =
    { $number ->
        [one] the dealer gives you a point, or turns up another suit
       *[other] the dealer gives you { WORDS($number) } points, or turns up another suit
    }
ladder-give = the suit turned up stays trumps
ladder-gift =
    { $points ->
        [one] { $points } point to them
       *[other] { $points } points to them
    }
ladder-run = { WORDS($number) } more cards for everybody, and another suit
ladder-refuse-gift-wins = the point would win them the game
