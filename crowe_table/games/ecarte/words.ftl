# Every word that Écarté puts on the table.

game-ecarte = Écarté
game-ecarte-line = Five cards each, and more if you are given them: ask, refuse, or stand, and take three tricks of five.
game-ecarte-plain = A quick duel with five cards: win three rounds of five.
game-ecarte-minutes = 10
game-ecarte-difficulty = 2

preset-encyclopaedia = The Encyclopædia’s
preset-encyclopaedia-help = One pack, one stake for the game, and the table prevents every mistake.
preset-encyclopaedia-source = The Encyclopædia, completed from the code of the London clubs
preset-club = The clubs’
preset-club-help = Two packs, a game worth up to three stakes, and whoever breaks a law may have to answer for it.
preset-club-source = The code of the London clubs, as Mr. Hoffmann prints it

## Places.

place-pack = The <stock>stock</>
place-turned = Turned up
note-backed = { $seat }: { $farthings } on { $other }
account-backing = the bets

## Questions, as they are put to whom they concern, and as the others wait.

ask-back = Will you bet on either player?
wait-back = Betting, or not: { $seats }.
ask-cut-for-deal = Draw a card: the highest deals.
wait-cut-for-deal = { $seats } cuts for the deal.
ask-cut-pack = Cut the pack for the dealer.
wait-cut-pack = { $seats } cuts the pack.
ask-pattern = You deal for the first time in this game: how will you deal in it?
wait-pattern = { $seats } is about to deal.
ask-propose = 
    { $number ->
        [0] Will you play these cards, or propose for others?
       *[other] Will you play these cards, or propose for others? If you play now and lose the <point>point</>, it counts { WORDS($number) }.
    }
wait-propose = { $seats } may play or propose.
ask-answer = 
    { $number ->
        [0] You are asked for cards. Will you give them, or refuse?
       *[other] You are asked for cards. Will you give them, or refuse? If you refuse and lose the <point>point</>, it counts { WORDS($number) }.
    }
wait-answer = { $seats } is to give cards or to refuse them.
ask-change =
    { $number ->
        [one] Throw out a card for one from the <stock>stock</>.
       *[other] Throw out what you like, and draw as many. The most is { WORDS($number) }.
    }
wait-change = { $seats } changes cards.
ask-lead = Lead a card.
wait-lead = { $seats } is to lead.
ask-follow = { CAP($suit) } were led. Follow suit, and win if you can.
wait-follow = { $seats } is to play.
ask-count = The hand is played. If a law was broken, say so now; then let it be counted.
wait-count = Before the count: { $seats }.
ask-next-hand = When you have seen the hand, go on to the next.
wait-next-hand = Looking over the hand: { $seats }.
ask-next-game = The game is won. Shall the next begin?
wait-next-game = Before the next game: { $seats }.

act-back = Back a player
act-back_nobody = No bet
act-pattern = Deal
word-pattern-3_2 = by three and two
word-pattern-2_3 = by two and three
act-stand = Play this hand
act-propose = Propose
act-accept = Give cards
act-accept_if_enough = I accept, if enough are left
act-accept_if_enough-number = I accept, if { $amount } are left
dial-of-accept_if_enough = Left for me, at least
act-refuse = Refuse
act-change = Change
act-play = Play
act-mark = Mark the King
act-unmark = I take that back
act-doubt_mark = Doubt the King
word-doubt_mark-replay = the hand again
word-doubt_mark-reduced = one point less
act-claim_revoke = Claim a fault
word-claim_revoke-replay = again from there
word-claim_revoke-reduced = one point less
act-amend = Take it up again
act-abandon = Throw up the hand
act-throw_in = Leave the rest
act-claim = Claim the rest
act-fresh_cards = Ask for fresh cards
act-ready = Go on

## Refusals.

refuse-revoke-asked = That play has been looked into already.
unfit-seats = Two play Écarté, and four more may wait their turn: { WORDS($seats) } are too many or too few.
unfit-pair = A pair is two players, not { WORDS($seats) }. More may come in one after another; three may play for a pool.
unfit-pool = Three players play for a pool, not { WORDS($seats) }.
unfit-rentrants = Three to six players may come in one after another, not { WORDS($seats) }. Two are a pair.
unfit-stake =
    { $amount ->
        [0] Every purse must hold what a game may cost. Play for love, or fill the purses.
       *[other] Every purse must hold what a game may cost. The largest stake that all can pay is { $farthings }.
    }

## What is spoken.

say-trumps = { CAP($suit) } are trumps
say-stand = I play
say-propose = I propose
say-accept = I accept: how many?
say-refuse = I refuse: play
say-change =
    { $number ->
        [0] I keep mine
        [one] I take one
       *[other] I take { WORDS($number) }
    }
say-not-enough =
    { $number ->
        [one] You take one, and too few are left for me: then play
       *[other] You take { WORDS($number) }, and too few are left for me: then play
    }
say-mark = I mark the King
say-unmark = I was mistaken: I do not have the King
say-doubt-mark = You marked a King that you did not have
say-revoke =
    { $who ->
        [you] You broke the law in trick { $number }
       *[other] { $seat } broke the law in trick { $number }
    }
say-amend = I was mistaken: I take it up again
say-abandon = I throw up the hand
say-throw-in = The rest changes nothing for either of us
say-claim = The rest are mine
say-fresh-cards = Fresh cards, if you please
fresh-cards =
    { $number ->
        [one] A new pack is brought.
       *[other] Two new packs are brought.
    }

mark-true = 
    { $who ->
        [you] You had { $card }: the King was rightly marked.
       *[other] { $seat } had { $card }: the King was rightly marked.
    }
mark-false =
    { $who ->
        [you] You never had { $card }: the mark is taken down.
       *[other] { $seat } never had { $card }: the mark is taken down.
    }
revoke-proved =
    { $who ->
        [you] It is so: in trick { $number } you did not play as the law demands.
       *[other] It is so: in trick { $number } { $seat } did not play as the law demands.
    }
revoke-not-proved =
    { $who ->
        [you] It is not so: in trick { $number } you played as the law allows.
       *[other] It is not so: in trick { $number } { $seat } played as the law allows.
    }

score-king-turned = the King turned up
score-king-held = the King
score-point = the <point>point</>
score-double = the <point>point</>, twice over
score-vole = the <vole>vole</>
score-reduced = the hand, less one
count-king-turned = { WORDS($number) } for the King turned up
count-king-held = { WORDS($number) } for the King
count-point = { WORDS($number) } for the <point>point</>
count-double = { WORDS($number) } for the <point>point</>
count-vole = { WORDS($number) } for the <vole>vole</>
count-reduced = { WORDS($number) } for the hand

result-point =
    { $who ->
        [you] You have the <point>point</>: one.
       *[other] { $seat } has the <point>point</>: one.
    }
result-double = 
    { $who ->
        [you] You have the <point>point</> against a player who stood or refused: it counts two.
       *[other] { $seat } has the <point>point</> against a player who stood or refused: it counts two.
    }
result-vole =
    { $who ->
        [you] You have the <vole>vole</>: two.
       *[other] { $seat } has the <vole>vole</>: two.
    }
result-reduced =
    { $points ->
        [0] { $who ->
                [you] You have the <point>point</>, and mark nothing: you broke a law.
               *[other] { $seat } has the <point>point</>, and marks nothing for having broken a law.
            }
       *[other] { $who ->
                [you] You have the hand, and mark one: you broke a law.
               *[other] { $seat } has the hand, and marks one for having broken a law.
            }
    }

game-won = 
    { $who ->
        [you] You win the game, { $score } to { $loser }.
       *[other] { $seat } wins the game, { $score } to { $loser }.
    }
comes-in =
    { $who ->
        [you] You come in.
       *[other] { $seat } comes in.
    }
nobody-stakes = Nobody else can stake: the game is over.
win = The game, { $score } to { $loser }.
win-pool = Two games running: the pool of { $farthings }.
win-most =
    { $games ->
        [one] Nobody has won more than one game.
       *[other] The most games: { WORDS($games) }.
    }

pay-game = for the game
pay-pool = a stake to the pool
pay-pool-won = the pool
pay-backing = a bet
pay-unmatched = what nobody took up
pay-backed = a bet won

## What happened, in words.

moved-lay_out =
    { $who ->
        [you] You throw out { $cards }.
       *[other] { $seat } throws out { $cards }.
    }
log-moved-lay_out =
    { $who ->
        [you] You throw out
       *[other] { $seat } throws out
    }
moved-take_back = { CAP($cards) } { $number ->
        [one] goes
       *[other] go
    } back in hand.
shown-hand = { CAP($cards) } { $number ->
        [one] is
       *[other] are
    } laid open.

## The rules of the house.

option-unit = Table unit
option-unit-help = What one unit of the stakes is worth.
option-packs = Packs
option-packs-help = One pack is enough; with two, of different backs, each dealer has a pack of their own.
option-packs-1 = one
option-packs-2 = two
option-target = Game
option-target-help = How many points win a game.
option-deal_pattern = The deal
option-deal_pattern-help = Each dealer chooses for the game how the cards are dealt; or the house has fixed it.
option-deal_pattern-dealer_chooses = as the dealer likes
option-deal_pattern-3_2 = by three and two
option-deal_pattern-2_3 = by two and three
option-proposals = Proposals
option-proposals-help = How often a player may get other cards in one hand.
option-proposals-unlimited = as often as they like
option-proposals-once = once
option-min_change = The fewest cards changed
option-min_change-help = Whether whoever has asked for cards must change one.
option-min_change-0 = none
option-min_change-1 = one
option-mark_king = The King of trumps
option-mark_king-help = Whether its holder must say so to score it, or it is marked at once. Its holder is allowed to keep silent.
option-mark_king-by_hand = is marked by its holder
option-mark_king-automatic = is marked by itself
option-second_hand = The second to a trick
option-second_hand-help = Must follow suit and win if able; or, for beginners, need only follow.
option-second_hand-must_win = must follow and win
option-second_hand-must_follow = must follow
option-stood_penalty = Against one who stood or refused
option-stood_penalty-help = What the point is worth to the other.
option-stood_penalty-1 = one
option-stood_penalty-2 = two
option-stake_rule = The stake is
option-stake_rule-help = One for the game; or two from a loser with one or two points, and three from one with none.
option-stake_rule-flat = one for the game
option-stake_rule-multiple = single, double or treble
option-stake = Stake on a game
option-stake-help = In units of the table; in a pool, what each puts in.
option-stake-0 = nothing
option-table = The company
option-table-help = Two alone; or the loser makes room for the next; or three for a pool, won by two games running.
option-table-pair = a pair
option-table-rentrants = come in one after another
option-table-pool = a pool of three
option-games = Games
option-games-help = How many games are played where players come in one after another.
option-side_bets = Onlookers’ bets
option-side_bets-help = Whether those who wait may back a player, at even money.
option-bettors_see = Whoever bets sees
option-bettors_see-help = Whether onlookers who bet see the hand that they back.
option-bettors_see-nothing = neither hand
option-bettors_see-backed_hand = the hand backed
option-regulations = Regulations
option-regulations-help = The table prevents every slip; or a player may revoke, or mark a King falsely, and be punished.
option-regulations-guarded = no slip can be made
option-regulations-strict = slips are punished
