# Every word that Piquet puts on the table.

game-piquet = Piquet
game-piquet-line = Change your cards, call what you hold, and play them out. Whoever makes thirty before the other has one gains a great bonus.
game-piquet-plain = A duel for two: swap cards, count what you hold, then play them all.
game-piquet-minutes = 20
game-piquet-difficulty = 3

preset-crowe = Mr. Crowe’s
preset-crowe-help = Thirty-six cards, and eight to change. Threes count thirteen, and a pique must be claimed.
preset-crowe-source = Mr. Crowe’s Games, 1775
preset-royall_1651 = The Royall Game, 1651
preset-royall_1651-help = Thirty-six cards, as the first English treatise has it. The ruff pays its suit, and threes count three.
preset-royall_1651-source = The Royall and Delightfull Game of Picquet, London 1651
preset-hoyle_32 = Hoyle’s, to a hundred
preset-hoyle_32-help = Thirty-two cards, and five to change. The younger counts after the first card is led.
preset-hoyle_32-source = Hoyle’s Games, Improved and Enlarged
preset-rubicon_32 = Rubicon Piquet
preset-rubicon_32-help = Thirty-two cards and six deals. Whoever does not cross the hundred pays for both scores.
preset-rubicon_32-source = The Laws of Piquet, with the rubicon, 1882

## Places, and what is written beside them.

place-pack = The <stock>stock</>
tag-made =
    { $points ->
        [0] {""}
       *[other] { $points } this deal
    }
tag-changed =
    { $number ->
        [-1] {""}
        [0] changed none
       *[other] changed { WORDS($number) }
    }

chart-ruff =
    { $number ->
        [0] I. The ruff
       *[other] I. The ruff · { $number }
    }
chart-sequences =
    { $number ->
        [0] II. Sequences
       *[other] II. Sequences · { $number }
    }
chart-sets =
    { $number ->
        [0] III. Sets
       *[other] III. Sets · { $number }
    }
chart-who = { $who ->
    [you] You
   *[other] { $seat }
}
chart-you-hold = you hold
chart-to-come = to be told later
chart-nobody = nobody counts
chart-none = nothing
chart-holds-ruff = { CAP($suit) }, { $number }
chart-holds-sequences = { CAP(WORDS($number)) } to the { $rank }
chart-holds-sets =
    { CAP(WORDS($number)) } { $rank ->
        [six] sixes
       *[other] { $rank }s
    }

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Lift a card: the lower deals.
wait-cut-for-deal = { $seats } cuts for the deal.
ask-cut-for-choice = Lift a card: the higher deals.
wait-cut-for-choice = { $seats } cuts for the deal.
ask-cut-pack = Cut the pack for the dealer.
wait-cut-pack = { $seats } cuts the pack.
ask-packet = By how many cards will you deal?
wait-packet = { $seats } is about to deal.
ask-blank = Before the <elder>elder</> discards: have you a <blank>blank</>, no King, Queen or Knave?
wait-blank = { $seats } looks for a <blank>blank</>.
ask-change = 
    { $least ->
        [0] Throw out the cards that do not help you, and draw as many: at most { WORDS($most) }.
       *[other] { $most ->
            [one] Throw out one card, and draw one.
           *[other] Throw out the cards that do not help you, and draw as many: from { WORDS($least) } to { WORDS($most) }.
        }
    }
wait-change = { $seats } changes cards.
ask-call-ruff = You are the <elder>elder</>. Call a <ruff>ruff</>: the points of one suit.
wait-call-ruff = { $seats } calls the <ruff>ruff</>.
ask-call-sequences = Call a <sequence>sequence</>: three cards or more that follow in one suit.
wait-call-sequences = { $seats } calls the <sequence>sequences</>.
ask-call-sets = Call a <set>set</>: three or four of a rank, from tens up.
wait-call-sets = { $seats } calls the <set>sets</>.
ask-answer-ruff = A <ruff>ruff</> of { $number } is called. Is it good?
wait-answer-ruff = { $seats } answers to a <ruff>ruff</> of { $number }.
ask-answer-sequences = A <sequence>sequence</> of { WORDS($number) } is called. Is it good?
wait-answer-sequences = { $seats } answers to a <sequence>sequence</> of { WORDS($number) }.
ask-answer-sets = A <set>set</> of { WORDS($number) } is called. Is it good?
wait-answer-sets = { $seats } answers to a <set>set</> of { WORDS($number) }.
ask-after-ruff = The <elder>elder</> calls no <ruff>ruff</>. You may call one.
wait-after-ruff = { $seats } may call a <ruff>ruff</>.
ask-after-sequences = The <elder>elder</> calls no <sequence>sequence</>. You may call one.
wait-after-sequences = { $seats } may call a <sequence>sequence</>.
ask-after-sets = The <elder>elder</> calls no <set>set</>. You may call one.
wait-after-sets = { $seats } may call a <set>set</>.
ask-lead = Lead a card.
wait-lead = { $seats } is to lead.
ask-follow = { CAP($suit) } were led. Follow suit if you can.
wait-follow = { $seats } is to play.
ask-left =
    { $number ->
        [one] A card is left in the <stock>stock</>. If you look at it, the <elder>elder</> sees it too.
       *[other] { CAP(WORDS($number)) } cards are left in the <stock>stock</>. If you look at them, the <elder>elder</> sees them too.
    }
wait-left = { $seats } may look at what is left.
ask-next-deal = When you have seen the deal, go on to the next.
wait-next-deal = Looking over the deal: { $seats }.
ask-result = The game is won.
wait-result = Looking over the game: { $seats }.

act-packet = Deal
word-packet-2 = by twos
word-packet-3 = by threes
word-packet-4 = by fours
act-declare_blank = Declare a blank
act-declare_blank-number = { $act }; to change { $amount }
dial-of-declare_blank = Cards to change
act-no_blank = No blank
act-change = Change
act-call = Call
act-call_falsely = Call what you do not hold
word-call_falsely-ace = to the ace, or aces
word-call_falsely-king = to the King, or Kings
word-call_falsely-queen = to the Queen, or Queens
word-call_falsely-knave = to the Knave, or Knaves
word-call_falsely-ten = to the ten, or tens
word-call_falsely-nine = to the nine
word-call_falsely-eight = to the eight
act-nothing = Call nothing
act-good = Say “good”
act-see = Ask to see it
act-ask_missing = Ask which is missing
word-ask_missing-ace = of the aces
word-ask_missing-king = of the Kings
word-ask_missing-queen = of the Queens
word-ask_missing-knave = of the Knaves
word-ask_missing-ten = of the tens
act-pique = Claim the pique
act-repique = Claim the repique
act-look_left = Look at them
act-leave_unseen = Leave them
act-play = Play
act-ready = Go on

offer-ruff = 
    { $heard ->
        [calls] “{ CAP(WORDS($number)) }”, in { $suit }
        [equal] Equal: my { $suit } make as much
       *[other] Not good: my { $suit } make { $number }
    }
offer-sequences = 
    { $heard ->
        [calls] “{ CAP(WORDS($number)) } cards”, to the { $rank }
        [equal] Equal: my { WORDS($number) } go to the { $rank }
       *[other] Not good: my { WORDS($number) } to the { $rank } beat { WORDS($number_called) }
    }{ $more ->
        [0] {""}
        [one] , and I have another
       *[other] , and I have { WORDS($more) } more
    }{ $sunk ->
        [sunk] {" "}(the rest kept secret)
       *[other] {""}
    }
offer-sets = 
    { $heard ->
        [calls] “{ CAP(WORDS($number)) }”: { $rank }s
        [equal] Equal: I have { WORDS($number) } { $rank }s
       *[other] Not good: my { WORDS($number) } { $rank }s beat { WORDS($number_called) }
    }{ $more ->
        [0] {""}
        [one] , and I have another set
       *[other] , and I have { WORDS($more) } more sets
    }{ $sunk ->
        [sunk] {" "}(the rest kept secret)
       *[other] {""}
    }

## Refusals.

refuse-unheld = You do not hold that: you may call only what your hand can show.
refuse-blank-face = You have a King, a Queen or a Knave: that is no <blank>blank</>.
refuse-blank-younger = The <younger>younger</> may declare a <blank>blank</> only when the <elder>elder</> has declared one.
refuse-blank-late = A <blank>blank</> must be declared before any cards are changed, and only once.
refuse-more-than-left = 
    { $number ->
        [one] You may change one card only: no more are left for you.
       *[other] You may change at most { WORDS($number) } cards: no more are left for you.
    }
unfit-seats = Piquet is for two players, not for { WORDS($seats) }.
unfit-stake = Every purse must hold what a game may easily cost: { $farthings }.

## What is spoken.

say-blank = A <blank>blank</>
say-blank-number =
    { $number ->
        [one] A <blank>blank</>; I shall change one
       *[other] A <blank>blank</>; I shall change { WORDS($number) }
    }
say-change =
    { $number ->
        [0] I take none
        [one] I take one
       *[other] I take { WORDS($number) }
    }
say-looks =
    { $number ->
        [one] I look at the next
       *[other] I look at the next { WORDS($number) }
    }
say-look-left = We shall see what is left
say-leave-unseen = Let them lie

say-ruff-calls = { CAP(WORDS($number)) }
say-ruff-good = Good
say-ruff-equal = Equal
say-ruff-not-good = Not good
say-ruff-nothing = No <ruff>ruff</>
say-ruff-counts = I count { WORDS($number) }
say-ruff-false = It was not true
say-ruff-better = Not good: { WORDS($number) }
say-sequences-calls = { CAP(WORDS($number)) } cards
say-sequences-good = Good
say-sequences-equal = Equal
say-sequences-not-good = Not good
say-sequences-nothing = No <sequence>sequence</>
say-sequences-rank = To the { $rank }
say-sequences-higher = Not good: to the { $rank }
say-sequences-has = { CAP(WORDS($number)) } to the { $rank }
say-sequences-counts = I count { WORDS($number) }
say-sequences-false = It was not true
say-sequences-better = Not good: { WORDS($number) } cards
say-sets-calls = { CAP(WORDS($number)) }
say-sets-good = Good
say-sets-equal = Equal
say-sets-not-good = Not good
say-sets-nothing = No <set>set</>
say-sets-rank = { CAP($rank) }s
say-sets-higher = Not good: { $rank }s
say-sets-has = { CAP(WORDS($number)) } { $rank }s
say-sets-counts = I count { WORDS($number) }
say-sets-wanting = The { $rank } of { $suit }
say-sets-false = It was not true
say-sets-better = Not good: { WORDS($number) }

say-see = Show it, please
say-ask-missing = Which of the { $rank }s is not counted?
say-pique = <pique>Pique</>!
say-repique = <repique>Repique</>!

false-call =
    { $who ->
        [you] You cannot show what you called, and lose all that you called.
       *[other] { $seat } cannot show what was called, and loses all that was called.
    }
divided = The cards are divided: nobody counts for them.
rubicon =
    { $crossed ->
        [0] The rubicon is not crossed: { $who ->
                [you] both scores and a hundred are yours, { $points }.
               *[other] both scores and a hundred go to { $seat }, { $points }.
            }
       *[other] The rubicon is crossed: { $who ->
                [you] the difference and a hundred are yours, { $points }.
               *[other] the difference and a hundred go to { $seat }, { $points }.
            }
    }
owed-forgiven = 
    { $who ->
        [you] You cannot pay { $farthings } of it: this is forgiven.
       *[other] { $seat } cannot pay { $farthings } of it: this is forgiven.
    }

score-blank = a <blank>blank</>
score-ruff = the <ruff>ruff</>
score-sequences = <sequence>sequences</>
score-sets = <set>sets</>
score-repique = <repique>repique</>
score-pique = <pique>pique</>
score-lead = a card led
score-trick = a trick
score-last-trick = the last trick
score-cards = the cards
score-capet = <capot>capot</>
count-blank = { WORDS($number) } for the <blank>blank</>
count-ruff = { WORDS($number) } for the <ruff>ruff</>
count-sequences = { WORDS($number) } for <sequence>sequences</>
count-sets = { WORDS($number) } for <set>sets</>
count-repique = and { WORDS($number) } for the <repique>repique</>
count-pique = and { WORDS($number) } for the <pique>pique</>
count-lead = { WORDS($number) } for the lead
count-trick = { WORDS($number) } for the trick
count-last-trick = { WORDS($number) } for the last trick
count-cards = { WORDS($number) } for the cards
count-capet = { WORDS($number) } for the <capot>capot</>

result-deal =
    { $who ->
        [you] This deal you made { $points }, and { $seat_other } { $points_other }.
       *[other] This deal { $seat } made { $points }, and { $who_other ->
            [you] you
           *[other] { $seat_other }
        } { $points_other }.
    }
win = The game, { $score } to { $loser }.
win-equal = Equal at { $score }: nobody pays.

pay-game = for the game

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
shown-hand = { CAP($cards) } { $number ->
        [one] is
       *[other] are
    } shown.
shown-pack = { CAP($cards) } { $number ->
        [one] is
       *[other] are
    } looked at in the <stock>stock</>.

## The rules of the house.

option-unit = Table unit
option-unit-help = What one unit of the stakes is worth.
option-lowest = The pack
option-lowest-help = Thirty-six cards, aces down to sixes; or thirty-two, down to sevens.
option-lowest-6 = thirty-six cards
option-lowest-7 = thirty-two cards
option-elder_max = The elder changes at most
option-elder_max-help = The most cards that the elder may change. The elder must change at least one.
option-younger_max = The younger changes at most
option-younger_max-help = The most cards that the younger may change, of those that are left.
option-younger_max-0 = all that are left
option-younger_min = The younger must change
option-younger_min-help = Whether the younger may keep all twelve cards.
option-younger_min-0 = none
option-younger_min-1 = one card
option-packet = Cards dealt at a time
option-packet-help = Two, three or four, as the dealer likes for each deal; or two or three, chosen once for all deals.
option-packet-2 = two
option-packet-3 = three
option-packet-4 = four
option-packet-dealer = as the dealer likes
option-packet-partie = two or three, for all deals
option-deal_rotation = The deal
option-deal_rotation-help = Whether the deal is cut for before every hand, or passes to the other.
option-deal_rotation-cut_each_hand = is cut for each hand
option-deal_rotation-alternate = passes to the other
option-cut = Of the cards cut
option-cut-help = Which deals first. The dealer has the worse part.
option-cut-low_deals = the lower deals
option-cut-high_deals = the higher deals
option-look_at_left = Cards left in the stock
option-look_at_left-help = Whether the elder may look at those not taken, and the younger turn up what is left for both.
option-look_at_left-none = stay unseen
option-look_at_left-period = may be looked at
option-blank_points = A blank counts
option-blank_points-help = What a hand without King, Queen or Knave counts to whoever declares it.
option-blank_mode = A blank is declared
option-blank_mode-help = By the elder, who shows it before the younger discards; or by either, and shown after.
option-blank_mode-elder_shows_first = by the elder, shown first
option-blank_mode-either = by either
option-ruff_score = The ruff pays
option-ruff_score-help = A tenth of the points of all twelve cards, or of the suit alone; or one for each card of it.
option-ruff_score-whole_hand = for the whole hand
option-ruff_score-winning_suit = for the suit
option-ruff_score-cards = one a card
option-trio = Three of a rank count
option-trio-help = What a set of three counts. Four count fourteen.
option-trio-3 = three
option-trio-13 = thirteen
option-quatorze = Four of a rank count
option-quatorze-help = What a set of four counts, in every book.
option-quatorze-14 = fourteen
option-lead_point = A card led counts one
option-lead_point-help = Whether any card does, or only tens and up.
option-lead_point-ten_up = if it is ten or up
option-lead_point-any = whatever it is
option-trick_point = A trick counts one
option-trick_point-help = Whoever wins it, or only one who did not lead to it, with any card or with ten and up.
option-trick_point-every = whoever wins it
option-trick_point-capture_ten_up = taken from the leader with ten and up
option-trick_point-capture_any = taken from the leader
option-last_trick = The last trick counts
option-last_trick-help = Two points if it is won with a ten or better, else one; or always two. The point for the lead is added, or is part of it.
option-last_trick-instead_2_1 = two or one, and the lead
option-last_trick-in_all_2_1 = two or one in all
option-last_trick-in_all_2 = two in all
option-cards = Most tricks count
option-cards-help = What seven to eleven tricks count.
option-capet = All twelve tricks count
option-capet-help = This is a capot. It counts in place of the points for most tricks.
option-capet-40 = forty
option-capet-60 = sixty
option-pique_by = A pique is made
option-pique_by-help = By either; or by the elder alone. A repique may always be made by either.
option-pique_by-either = by either
option-pique_by-elder_only = by the elder alone
option-pique_claim = Piques and repiques
option-pique_claim-help = They must be claimed before the next cut, or they are lost; or they are counted without a claim.
option-pique_claim-must_claim = must be claimed
option-pique_claim-automatic = are counted at once
option-younger_calls = What the younger has better
option-younger_calls-help = The younger names it at once; or says only “not good”, and names it after the elder’s first lead.
option-younger_calls-at_once = is named at once
option-younger_calls-after_first_lead = is named after the first lead
option-sinking = Sinking
option-sinking-help = Whether a player may call less than the hand holds, or nothing.
option-ask_missing = Asking which is missing
option-ask_missing-help = Of a set of three, whether the other may ask which of the four cards is not counted.
option-false_call = A false call
option-false_call-help = It is refused; or it is allowed, and loses everything called if the other asks to see it.
option-false_call-refused = is refused
option-false_call-penalty = is punished if found out
option-target = Game
option-target-help = The points that win the game. If there is no such number, six deals are played, and a hundred is the rubicon.
option-target-0 = six deals
option-stake_mode = The stake is
option-stake_mode-help = One for the game; or so much for each point of the difference.
option-stake_mode-flat = one for the game
option-stake_mode-difference = by the difference
option-stake = Stake on a game
option-stake-help = In units of the table, where there is one stake for the game.
option-stake-0 = nothing
option-rate = Stake on a point
option-rate-help = In quarters of the unit, where the difference is paid.
option-rate-0 = nothing
option-double_under = Pays double below
option-double_under-help = A loser with fewer points than this pays twice.
option-double_under-0 = nobody pays double

## The ladder of answers.

ladder-cards = { $briefs }
ladder-nothing = your hand stays secret, and you score nothing
ladder-good = the other player counts it
