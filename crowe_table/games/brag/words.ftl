# Every word that Brag puts on the table.

game-brag = Brag
game-brag-line = Three cards each: look, or play them blind; wager, fold, and see who dares to be seen.
game-brag-plain = Three cards each. Bet on them, or pretend that they are better than they are.
game-brag-minutes = 30
game-brag-difficulty = 2

preset-crowe = Mr. Crowe’s
preset-crowe-help = Three threes beat everything. Three, deuce, ace is the lowest run. The pack is shuffled only after a hand has been seen and won.
preset-crowe-source = Mr. Crowe’s Games, London 1775
preset-modern = The modern game
preset-modern-help = As later houses play. Three, deuce, ace is the best run; a player out of money covers the pot; only a pair royal brings a shuffle.
preset-modern-source = Three-card Brag as it is played in later houses
preset-braggers = With braggers
preset-braggers-help = The older game. The Knave of clubs and the nine of diamonds stand for any card; runs and flushes count for nothing; players go it, bolt, or call a sight.
preset-braggers-source = Hoyle’s Games, Improved and Enlarged, and later accounts

account-bystander = the bystander
account-cover = the covered pot

## Questions, as they are put to whom they concern, and as the others wait.

ask-look = Your cards lie before you. Pick them up, or leave them and play <blind>blind</>?
ask-look-two = You have two unseen hands. Look at one of them, or leave both as they lie?
wait-look = Choosing whether to look: { $seats }.
ask-first = Wager { $farthings } or more, or fold.
wait-first = { $seats } has the first wager.
ask-first-blind = You have not looked: for you the least wager is { $farthings }. Look, wager, or fold.
wait-first-blind = { $seats } has the first wager, <blind>blind</>.
ask-wager = At every turn it costs { $farthings } to stay in. Wager, or fold?
wait-wager = { $seats } is to wager or fold.
ask-blind = <blind>Blind</>, you stay in for half the price, { $farthings }. Wager, look, or fold?
wait-blind = { $seats } is to wager <blind>blind</>, look, or fold.
ask-keep =
    { $hand ->
        [new] You have looked at the new hand. Keep it, and the other goes under the pack unseen; or drop it, and play the other <blind>blind</>.
       *[old] You have looked at the old hand. Keep it, and the other goes under the pack unseen; or drop it, and play the other <blind>blind</>.
    }
wait-keep = { $seats } has looked at one of two hands, and must keep or drop it.
ask-stand = Which of your two unseen hands do you play? The other goes under the pack.
wait-stand = { $seats } is choosing one of two unseen hands.
ask-retain = All have folded, and the pot stays for the next deal. Which of your two unseen hands do you keep for it?
wait-retain = { $seats } is choosing which hand to keep.
ask-prove = These are the cards you paid to see. If yours are better, show them and take the pot; if not, you need not show.
wait-prove = { $seats } has paid to see, and is to show or give in.
ask-lend = { $seat } asks you to lend { $farthings }, without interest, to be paid back when the hand is over.
wait-lend = { $seats } is asked for a loan.
ask-lend-shown = { $seat } lets you see { $pronoun ->
        [she] her
        [he] his
       *[they] their
    } cards, and asks you to lend { $farthings }. Tell nobody what they are.
wait-lend-shown = { $seats } has seen the cards, and is asked for a loan.
ask-lend-ante = { $seat } cannot pay the <ante>ante</>, and asks you to lend { $farthings }.
wait-lend-ante = { $seats } is asked to lend an <ante>ante</>.
ask-ante = You are { $farthings } short of the <ante>ante</>. Borrow it, or sit this deal out.
wait-ante = { $seats } cannot pay the <ante>ante</>.
ask-brag = Brag { $farthings } or more, or <bolt>bolt</>.
wait-brag = { $seats } is to brag or <bolt>bolt</>.
ask-go = <go-it>Go it</> with { $farthings }, or <bolt>bolt</>?
wait-go = { $seats } is to <go-it>go it</> or <bolt>bolt</>.
ask-sight = You were the last to <go-it>go it</>: call a <sight>sight</>, or return the brag.
wait-sight = { $seats } may call a <sight>sight</>, or return the brag.
ask-next-deal = When you have seen how it ended, go on to the next deal.
wait-next-deal = Still looking before the next deal: { $seats }.
ask-next-overtime = All the deals are played, but a pot is left. Play on until somebody wins it, or stop here: if all stop, it is shared.
wait-next-overtime = Playing on for the pot that is left, or stopping: { $seats }.

act-look = Look
act-look_at = Look at one
act-leave = Leave them
act-keep = Keep it
act-drop = Drop it
act-stand = Choose a hand
act-show = Show
act-yield = Give in
act-fold = Fold
act-wager = Wager
act-see = See
act-cover = Cover the pot
act-cover-brings = Cover: { $amount }
act-brag = Brag
act-go_it = Go it
act-bolt = Bolt
act-call_sight = Call a sight
act-return_brag = Return the brag
act-borrow = Borrow
why-choose-borrow = First choose who is to lend.
act-borrow_bystander = Ask the bystander
act-lend = Lend it
act-decline = Refuse
act-sit_out = Sit out

word-look_at-new = the new hand
word-look_at-old = the old hand
word-stand-new = the new hand
word-stand-old = the old hand
word-borrow-show = showing my cards
word-borrow-hide = without showing them

## Charts beside the cards.

chart-ranks = What beats what
kind-pair-royal = A pair royal
kind-running-flush = A running flush
kind-run = A run
kind-flush = A flush
kind-pair = A pair
kind-high = The highest card
chart-one-in = 1 in { $number }
chart-threes = Three threes are best of all.
chart-low-run = Three, deuce, ace is the lowest run.
chart-low-run-best = Three, deuce, ace is the best run.
chart-braggers = { $number ->
        [one] { CAP($cards) } is the bragger, and stands for any card.
       *[other] { CAP($cards) } are braggers, and stand for any card.
    }

## The ladder of a turn: its steps, and why one is refused.

ladder-sum = { $farthings }
ladder-fold = out of this deal
ladder-look = then you pay in full
ladder-look-new = The new hand
ladder-look-old = The old hand
ladder-look-one = look at it, then keep it or drop it
ladder-leave = pay half for as long as they lie unseen
ladder-stay-in = Stay in
ladder-stay = at every turn
ladder-blind = half price, as you are blind
ladder-open = the least that begins
ladder-raise = Raise
ladder-double = twice as much
ladder-step = one step more
ladder-most = the most that you may
ladder-more = still more
ladder-see = the better hand wins
ladder-go = match the brag and stay in
ladder-sight = the best hand wins
ladder-refuse-purse = you have only { $farthings }
ladder-refuse-limit = the limit is { $farthings }
ladder-refuse-borrowed = not with borrowed money
ladder-refuse-looked = you have looked
ladder-refuse-look-two = choose one of your two hands
ladder-refuse-see-two = once two players are left
ladder-refuse-see-wager = once somebody has wagered
ladder-refuse-see-blind = not while the other is blind
ladder-refuse-answer-first = first answer the brag
ladder-refuse-bolt = you were the last to go it
ladder-refuse-go = nobody has bragged yet
ladder-refuse-sight = for the last to go it

## Refusals.

refuse-purse = You have only { $farthings } in your purse.
refuse-limit = That is above the limit: the most you may wager now is { $farthings }.
refuse-borrowed = Borrowed money may match a wager, or see; it may not raise.
refuse-looked = You have looked at your cards already.
refuse-look-two = You have two hands: choose which of them to look at.
refuse-see-two = You may see once only two players are left.
refuse-see-wager = Nobody has wagered yet, so there is nothing to see.
refuse-see-blind = You have looked, so you may not see a player who is still <blind>blind</>.
refuse-answer-first = A brag is made: answer it first. The last to <go-it>go it</> may return it.
refuse-bolt = You were the last to <go-it>go it</>: call a <sight>sight</>, or return the brag.
refuse-go = There is no brag to answer now.
refuse-sight = Only the last player to <go-it>go it</> may call a <sight>sight</>, once all have answered.
unfit-seats = Brag is for two to eight players, each alone; not for { WORDS($seats) }.
unfit-sight-blind = Nobody plays blind where sights are called: choose one or the other.
unfit-sight-cover = Nobody covers the pot where sights are called: let short purses borrow, or fold.
unfit-purse = Every purse must hold the ante and a first wager: { $farthings }. Fill the purses, or play for less.

## What is spoken. Nothing of it ever tells of a card that is not open to all.

say-look = I look.
say-leave = <blind>Blind</>.
say-look-new = I look at the new hand.
say-look-old = I look at the old hand.
say-keep = I keep this one; the other goes under.
say-drop = This one goes under; I play the other <blind>blind</>.
say-stand-new = I play the new hand.
say-stand-old = I play the old hand.
say-fold = I fold.
say-bolt = I <bolt>bolt</>.
say-wager = I wager { $farthings }.
say-blind = { CAP($farthings) }, <blind>blind</>.
say-see = I see you; that is { $farthings }.
say-yield = I do not show. It is yours.
say-cover = I cover the pot.
say-brag = I brag { $farthings }.
say-return = I return the brag: { $farthings }.
say-go = I <go-it>go it</>.
say-sight = A <sight>sight</>!
say-borrow = Will you lend me { $farthings }, my friend?
say-borrow-show = Look at these: will you lend me { $farthings }?
say-borrow-bystander = Sir, { $farthings }, if you please.
say-lend = With pleasure.
say-decline = Not tonight, thank you.
say-decline-shown = Not on those cards, I fear.

hand-best = A pair royal of threes, the best there is
hand-pair-royal = A pair royal of { $rank ->
        [six] sixes
       *[other] { $rank }s
    }
hand-running-flush = A running flush, { $rank } high
hand-running-flush-low = A running flush of three, deuce, ace
hand-run = A run, { $rank } high
hand-run-low = A run of three, deuce, ace
hand-flush = A flush, { $rank } high
hand-pair = A pair of { $rank ->
        [six] sixes
       *[other] { $rank }s
    }
hand-high = { CAP($rank) } high

told-shuffled = The pack is shuffled.
told-not-shuffled = The pack is not shuffled.
result-carried =
    { $who ->
        [you] All the others have folded, but you have not looked. The pot of { $farthings } stays for the next deal.
       *[other] All the others have folded, but { $seat } has not looked. The pot of { $farthings } stays for the next deal.
    }

result-unseen =
    All the others are out: { $who ->
        [you] you take
       *[other] { $seat } takes
    } the pot of { $farthings }.
bluff-found =
    { $who ->
        [you] You were bluffing
       *[other] { $seat } was bluffing
    }: not even a pair.
result-open =
    With { $hand ->
        [hand-best] three threes
        [hand-pair-royal] three { $rank ->
            [six] sixes
           *[other] { $rank }s
        }
        [hand-running-flush] a running flush, { $rank } high
        [hand-running-flush-low] a running flush of three, deuce, ace
        [hand-run] a run, { $rank } high
        [hand-run-low] a run of three, deuce, ace
        [hand-flush] a flush, { $rank } high
        [hand-pair] a pair of { $rank ->
            [six] sixes
           *[other] { $rank }s
        }
       *[hand-high] { $rank } high
    }, { $who ->
        [you] { $amount ->
            [0] you win.
           *[other] you take the pot of { $farthings }.
        }
       *[other] { $amount ->
            [0] { $seat } wins.
           *[other] { $seat } takes the pot of { $farthings }.
        }
    }
result-beaten =
    { $who_other ->
        [you] You lose: with
       *[other] With
    } { $hand ->
        [hand-best] three threes
        [hand-pair-royal] three { $rank ->
            [six] sixes
           *[other] { $rank }s
        }
        [hand-running-flush] a running flush, { $rank } high
        [hand-running-flush-low] a running flush of three, deuce, ace
        [hand-run] a run, { $rank } high
        [hand-run-low] a run of three, deuce, ace
        [hand-flush] a flush, { $rank } high
        [hand-pair] a pair of { $rank ->
            [six] sixes
           *[other] { $rank }s
        }
       *[hand-high] { $rank } high
    }, against { $who_other ->
        [you] your
       *[other] { $other }’s
    } { $hand_other ->
        [hand-best] three threes
        [hand-pair-royal] three { $rank_other ->
            [six] sixes
           *[other] { $rank_other }s
        }
        [hand-running-flush] running flush, { $rank_other } high
        [hand-running-flush-low] running flush of three, deuce, ace
        [hand-run] run, { $rank_other } high
        [hand-run-low] run of three, deuce, ace
        [hand-flush] flush, { $rank_other } high
        [hand-pair] pair of { $rank_other ->
            [six] sixes
           *[other] { $rank_other }s
        }
       *[hand-high] { $rank_other } high
    }, { $who ->
        [you] { $amount ->
            [0] you win.
           *[other] you take the pot of { $farthings }.
        }
       *[other] { $amount ->
            [0] { $seat } wins.
           *[other] { $seat } takes the pot of { $farthings }.
        }
    }

note-debts =
    { $of_player ->
        [0] { $seat } owes the bystander { $farthings }.
       *[other] { $seat } owes { $other } { $farthings }.
    }
tag-standing =
    { $state ->
        [0] sits out
        [1] out
        [2] { $amount ->
            [0] has looked
           *[other] open, { $farthings }
        }
        [3] { $amount ->
            [0] blind
           *[other] blind, { $farthings }
        }
        [4] { $amount ->
            [0] two hands, blind
           *[other] two hands, { $farthings }
        }
       *[other] cards on the pot
    }

log-wagered = none
staked = the ante
wagered = a wager
paid-to-see = to see
covered = a whole purse, to cover the pot
pot-closed = the pot is closed
won-seen = the pot, seen and won
won-unseen = the pot, unseen
won-cover = the covered pot
repaid = a debt repaid
lent = a loan
pot-shared = a share of the pot
bystander-comes = the bystander’s purse
bystander-leaves = the bystander goes

ended-deals =
    { $number ->
        [one] The sitting is over: one deal has been played.
       *[other] The sitting is over: { WORDS($number) } deals have been played.
    }
ended-broke = The sitting is over: fewer than two players can pay the <ante>ante</>.
ended-risen = { $who ->
        [you] You stop, and the game ends here.
       *[other] { $seat } stops, and the game ends here.
    }
ended-shared = All stop here, and share the pot that was left.

## What happened, in words.

moved-draw =
    { $who ->
        [you] You draw { $cards } for the deal.
       *[other] { $seat } draws { $cards } for the deal.
    }
shown-hand =
    { $number ->
        [one] { CAP($cards) } is seen.
       *[other] { CAP($cards) } are seen.
    }
shown-old = { CAP($cards) } are seen, of the hand that was kept.

## The rules of the house.

option-unit = Table unit
option-unit-help = What one unit of the stakes is worth; every wager is so many units.
option-ante = Ante
option-ante-help = What each puts into the pot before the deal, in units of the table.
option-ante-0 = none
option-min_wager = Least first wager
option-min_wager-help = The least that may be laid first, in units of the table.
option-max_first_wager = Greatest first wager
option-max_first_wager-help = The most that may be laid first, in units of the table; as a rule what lies in the pot.
option-max_first_wager-0 = what is in the pot
option-raise_limit = Limit of a wager
option-raise_limit-help = The most that a wager may be: what is in the pot, or a fixed sum above the last wager; or no limit.
option-raise_limit-pot = what is in the pot
option-raise_limit-fixed = fixed, above the last
option-raise_limit-none = none but the purse
option-raise_most = The fixed limit
option-raise_most-help = By how many units a wager may pass the last, where the limit is fixed.
option-blind_play = Blind play
option-blind_play-help = Whether cards may be left unseen, and wagered on at half price.
option-retain_blind = A blind hand is kept
option-retain_blind-help = Whether a player who is left alone without having looked keeps the hand for the next deal. If not, it is thrown in, and only the pot stays.
option-look_time = When to look
option-look_time-help = Whether cards may be picked up as soon as they are dealt, or only on your turn.
option-look_time-at_deal = at the deal
option-look_time-on_turn = on your turn
option-ace_low_run = Three, deuce, ace
option-ace_low_run-help = The place of that run among the runs: lowest in the book, best at modern tables.
option-ace_low_run-lowest = the lowest run
option-ace_low_run-highest = the best run
option-threes_best = Three threes best
option-threes_best-help = Whether a pair royal of threes is above one of aces.
option-tie_break = Hands that are nearly equal
option-tie_break-help = Whether all three cards are compared in turn, or the highest alone.
option-tie_break-full = all three cards
option-tie_break-top_card = the highest card alone
option-equal_hands = Equal hands
option-equal_hands-help = Who wins with equal hands: not the player who paid to see, or the one who sits nearest the dealer’s left.
option-equal_hands-caller_loses = the caller loses
option-equal_hands-elder = the elder wins
option-loser_shows = The loser shows
option-loser_shows-help = Whether a player who has paid to see and lost must show the cards.
option-dealer = The dealer
option-dealer-help = Players deal in turn, or somebody deals who does not play.
option-dealer-passing = players in turn
option-dealer-impartial = somebody who does not play
option-shuffle = The pack is shuffled
option-shuffle-help = In the book only after a hand that was seen and won.
option-shuffle-after_seen = after a hand seen
option-shuffle-after_seen_prial = after a pair royal seen
option-shuffle-every_deal = before every deal
option-gather = Used cards
option-gather-help = Whether the cards of a deal are mixed before they go under the pack, or lie as they were thrown in.
option-gather-haphazard = mixed
option-gather-as_they_lie = as they lie
option-short_purse = A short purse
option-short_purse-help = What a player may do who cannot pay the wager.
option-short_purse-borrow_or_fold = borrows or folds
option-short_purse-fold_only = folds
option-short_purse-cover_the_pot = covers the pot
option-lenders = Who may lend
option-lenders-help = Players who have folded, the bystander with a purse, or both.
option-lenders-both = players and bystander
option-lenders-players = players
option-lenders-bystander = the bystander
option-bystander_credit = The bystander’s credit
option-bystander_credit-help = The most that the bystander lends to one player, in units of the table.
option-borrow_for = Borrowed money
option-borrow_for-help = Whether it may only match a wager or see, or raise as well.
option-borrow_for-match_or_see = matches or sees
option-borrow_for-any_wager = may raise too
option-show_to_lender = Showing to a lender
option-show_to_lender-help = Whether a borrower may show the cards to the player who is asked.
option-braggers = Braggers
option-braggers-help = Cards that stand for any other.
option-braggers-none = none
option-braggers-knave = the Knave of clubs
option-braggers-knave_and_nine = Knave of clubs, nine of diamonds
option-combinations = What makes a hand
option-combinations-help = Every kind of hand, or only pairs royal, pairs and high cards.
option-combinations-full = every kind
option-combinations-pairs_only = pairs alone
option-betting = The wagers
option-betting-help = Mr. Crowe’s, laid again at every turn; or the older manner of going, bolting, and calling a sight.
option-betting-rolling = laid at every turn
option-betting-sight = with sights
option-length = The sitting
option-length-help = A number of deals, or until only one player has money, or until somebody stops.
option-length-deals = a number of deals
option-length-until_broke = until one player has all
option-length-open = until somebody stops
option-deals = Deals
option-deals-help = How many deals are played, if their number is fixed: usually four for each player.

## Tags on cards.

card-bragger = bragger
