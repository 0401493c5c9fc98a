# Every word that Whist puts on the table.

game-whist = Whist
game-whist-line = Two against two: follow suit, take tricks, and every trick beyond six is a point. Ten points win.
game-whist-plain = Two against two: play a card each, and the highest wins the round.
game-whist-minutes = 30
game-whist-difficulty = 3

preset-crowe = Mr. Crowe’s
preset-crowe-help = Ten points win, honours are not counted, and one game is played at a time.
preset-crowe-source = Mr. Crowe’s Games, London 1775
preset-hoyle_long = Long Whist, after Hoyle
preset-hoyle_long-help = Ten points, honours counted and called at eight, the best of three games, and revokes punished.
preset-hoyle_long-source = Hoyle’s Games, in the printings of the early nineteenth century
preset-short = Short Whist
preset-short-help = Five points, honours counted, the best of three games, each treble, double or single.
preset-short-source = The Laws of Whist, London 1864

label-turned = turned

## Places.

note-won =
    { $who ->
        [you] Your side
       *[other] { $seat }’s side
    }: { $number ->
        [one] one game
       *[other] { WORDS($number) } games
    }

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal =
    { $which ->
        [highest] Cut for the deal: draw a card. The highest deals, and the ace is lowest.
       *[lowest] Cut for the deal: draw a card. The lowest deals, and the ace is lowest.
    }
wait-cut-for-deal = { $seats } cuts for the deal.
ask-cut-for-partners = Cut for partners: draw a card. The two highest play the two lowest, and the ace is lowest.
wait-cut-for-partners = { $seats } cuts for partners.
ask-shuffle = Will you shuffle for the dealer?
wait-shuffle = { $seats } is to shuffle.
ask-shuffle-last = The pack is shuffled. As dealer you may shuffle it again, or leave it.
wait-shuffle-last = { $seats } may shuffle last.
ask-cut-pack = Cut the pack for the dealer.
wait-cut-pack = { $seats } cuts the pack.
ask-call = Your side has eight points. Will you call your <honours>honours</>?
wait-call = { $seats } may call <honours>honours</>.
ask-answer = { $seat } asks whether you have an honour. You must answer truly.
wait-answer = { $seats } is to answer { $pronoun ->
        [she] her
        [he] his
       *[they] their
    } partner.
ask-lead = Lead a card.
wait-lead = { $seats } is to lead.
ask-follow = Play a card. { CAP($suit) } were led.
wait-follow = { $seats } is to play.
ask-count = All the tricks are played. If you noticed a <revoke>revoke</>, claim it now; then go on to the count.
wait-count = Before the count: { $seats }.

act-shuffle = Shuffle
act-shuffle-shuffle-last = Shuffle again
act-leave = Leave it
act-call = Can you one?
act-answer = I can
act-pass = No
act-play = Play
act-review = See the last trick
act-look_back = See a trick
act-claim = Claim the rest
act-claim_revoke = Claim a revoke
act-ready = Go on
word-claim_revoke-three_tricks = three tricks
word-claim_revoke-three_points_off = three points off their score
word-claim_revoke-three_points_on = three points more for us

## Refusals.

refuse-now-review = The last trick may be seen again only before the next card is led, and each player may ask once.
refuse-revoke-asked = That trick has been looked at already.
unfit-seats = Whist is for four players, two against two; not for { WORDS($seats) }.
unfit-stake = Every purse must hold what a game may cost: { $farthings }. Play for less, or for love, or fill the purses.

## What is spoken.

say-my-deal = I deal
say-trumps = { CAP($suit) } are <trumps>trumps</>
say-can-you-one = Can you one?
say-i-can = I can
say-i-cannot = I cannot
say-may-i-see = May I see the trick?
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
        [you] There was no <revoke>revoke</>: in trick { $number } you played as the law allows.
       *[other] There was no <revoke>revoke</>: in trick { $number } { $seat } played as the law allows.
    }
revoke-tricks = For the <revoke>revoke</> tricks pass to { $seats }.
points-kept-back = Because of a revoke { $seats } may not win yet, and stay at { $score }.
result-void =
    { $who ->
        [you] Both sides have revoked: the deal is void, and you deal again.
       *[other] Both sides have revoked: the deal is void, and { $seat } deals again.
    }
honours-barred = The honours are not counted: a side one short of game cannot win by them.

count-odd =
    { $number ->
        [one] one <by-cards>by cards</>
       *[other] { WORDS($number) } <by-cards>by cards</>
    }
count-honours = { WORDS($number) } <by-honours>by honours</>
count-call = { WORDS($number) } <by-honours>by honours</>
count-revoke = { WORDS($number) } for the <revoke>revoke</>
count-none = nothing
score-odd = <by-cards>by cards</>, { WORDS($points) }
score-honours = <by-honours>by honours</>, { WORDS($points) }
score-call = <by-honours>by honours</> called, { WORDS($points) }
score-revoke = for a <revoke>revoke</>, { WORDS($points) }

# The same without their points, for the record.
record-score-odd = by cards
record-score-honours = by honours
record-score-call = by honours called
record-score-revoke = for a revoke

result-odd =
    { CAP($seats) }: { WORDS($tricks) } tricks, { WORDS($number) } <by-cards>by cards</>: { $points ->
        [0] no point
        [one] one point
       *[other] { WORDS($points) } points
    }{ $honours ->
        [0] {""}
       *[other] , and { WORDS($honours) } <by-honours>by honours</>
    }.{ $honours_other ->
        [0] {""}
       *[other] {" "}{ CAP($seats_other) }: { WORDS($honours_other) } <by-honours>by honours</>.
    }
game-won = { CAP($seats) } win a game, { $score } to { $loser }.
win-game = { CAP($seats) } win the game, { $score } to { $loser }.
win-rubber = { $games ->
        [0] { CAP($seats) } win the <rubber>rubber</>, two games to none.
       *[other] { CAP($seats) } win the <rubber>rubber</>, two games to one.
    }
pay-game = for the game
pay-rubber = for the <rubber>rubber</>
pay-debt = what was written down
debt-written =
    { $who ->
        [you] Your purse is short: { $farthings } are written down against you.
       *[other] The purse of { $seat } is short: { $farthings } are written down.
    }
debt-struck-off =
    { $who ->
        [you] Your purse is short: { $farthings } are struck off.
       *[other] The purse of { $seat } is short: { $farthings } are struck off.
    }

exhibit-done = Well done! Tricks taken: { $number }; asked for: { $wanted }.
exhibit-not-done = Not this time. Tricks taken: { $number }; asked for: { $wanted }.
exhibit-over = The hand is played. Tricks taken: { $number }.

## What happened, in words.

moved-review = The trick turned was { $cards }.
moved-take_up =
    { $who ->
        [you] You take up the trump card.
       *[other] The trump card is taken up.
    }
shown-hand = { CAP($cards) } { $number ->
        [one] is
       *[other] are
    } laid open.

## The rules of the house.

option-unit = Table unit
option-unit-help = What one unit of the stakes is worth.
option-game_points = Game
option-game_points-help = How many points win a game.
option-game_points-5 = five: short Whist
option-game_points-7 = seven
option-game_points-9 = nine, the old number
option-game_points-10 = ten: long Whist
option-honours = Honours
option-honours-help = Ace, King, Queen and Knave of trumps: Mr. Crowe does not count them; Hoyle counts four for all and two for three.
option-honours-none = not counted
option-honours-hoyle = counted
option-honours_bar = Honours barred
option-honours_bar-help = Whether a side one short of game counts no honours.
option-call_at_eight = Call at eight
option-call_at_eight-help = Whether a side at eight of ten may win by showing three honours before a card is played.
option-rubber = Played for
option-rubber-help = Single games, or the best of three.
option-rubber-none = a single game
option-rubber-best_of_3 = the best of three
option-game_value = A game is worth
option-game_value-help = One point; or three if the losers have nothing, two if they have less than half, and else one.
option-game_value-flat = one
option-game_value-treble_double_single = treble, double or single
option-rubber_points = For the rubber
option-rubber_points-help = Points added for winning the rubber, where games are treble, double or single.
option-rubber_points-0 = none
option-stake_mode = The stake is
option-stake_mode-help = Nothing, one stake for a game, or so much for every point between the scores.
option-stake_mode-none = nothing: for love
option-stake_mode-flat = for the game
option-stake_mode-difference = for each point of difference
option-stake = Stake on a game
option-stake-help = In units of the table; nothing, to play for love.
option-stake-0 = nothing
option-rate = Stake on a point
option-rate-help = In quarters of the table’s unit, for a point of difference, or of a treble, double or single game.
option-rate-0 = nothing
option-debts = What a purse cannot pay
option-debts-help = It is struck off, or written down and paid first out of what is won later in the rubber.
option-debts-struck_off = is struck off
option-debts-written_down = is written down
option-count_overshoot = Points beyond the game
option-count_overshoot-help = Whether they add to the difference that is paid for.
option-partners = Partners
option-partners-help = As they sit, or by cutting: the two highest play the two lowest.
option-partners-seats = as they sit
option-partners-cut = by cutting
option-cut_for_deal = First to deal
option-cut_for_deal-help = Mr. Crowe says only that they cut; by Hoyle the lowest deals.
option-cut_for_deal-lowest = the lowest cut
option-cut_for_deal-highest = the highest cut
option-cut_for_deal-random = left to chance
option-cut_for_deal-chosen = the player you choose
option-chosen_dealer = The dealer chosen
option-chosen_dealer-help = The seat that deals first, where the dealer is chosen.
option-chosen_dealer-0 = the first player
option-chosen_dealer-1 = the second player
option-chosen_dealer-2 = the third player
option-chosen_dealer-3 = the fourth player
option-ritual = Shuffling and cutting
option-ritual-help = Done by the players, or at once. The deal is chance alone either way.
option-ritual-full = by the players
option-ritual-quick = at once
option-dealer_may_shuffle_last = The dealer may shuffle last
option-dealer_may_shuffle_last-help = Whether the dealer is asked before the pack is cut.
option-early_end = May be left unfinished
option-early_end-help = Whether all may agree between deals to leave the game. It is drawn, and no stake is paid for it.
option-review = Looking back
option-review-help = Which turned tricks may be looked at again, before the next lead.
option-review-last_trick = the last trick
option-review-none = none
option-review-all = every trick: for teaching
option-revoke = A revoke
option-revoke-help = Not following suit when one could: impossible, or possible and punished if an adversary notices it.
option-revoke-impossible = is not possible
option-revoke-three_tricks = costs three tricks
option-revoke-three_points_off = takes three off the score
option-revoke-three_points_on = gives the others three
option-revoke-choice = costs what they choose
option-claim = Claiming the rest
option-claim-help = Whether a player who is certain of every trick that is left may claim them.
option-lead_low = The small card led
option-lead_low-help = Which small card of a long suit the house’s players lead: the lowest, as in Hoyle’s day, or later the fourth best.
option-lead_low-lowest = the lowest
option-lead_low-fourth_best = the fourth best
option-signals = The book’s conventions
option-signals-help = Whether the house’s players use them, and read them in their partners.
option-signals-book = used and read
option-signals-none = not used
option-deal_source = The deal
option-deal_source-help = A pack mixed by chance, or a famous hand, played once and for love.
option-deal_source-random = by chance
option-deal_source-exhibit-cumberland = the Duke of Cumberland’s
option-deal_source-exhibit-hoyle_forcing_a = Hoyle’s case of forcing, A to lead
option-deal_source-exhibit-hoyle_forcing_c = Hoyle’s case of forcing, C to lead
option-deal_source-exhibit-whitfeld_six = Whitfeld’s six
option-deal_source-exhibit-lewis = Mr. Lewis’s problem
option-deal_source-exhibit-vienna = the Vienna coup
