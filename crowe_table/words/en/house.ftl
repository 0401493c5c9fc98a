# What the house says at any table: refusals, saved sessions, and what happened, told in words.

## The code of a deal: six words that are written down and typed again.

deal-code-letters = “{ $word }” is not a deal code. A code is six words, or 1 to 64 letters, figures, dots and hyphens.
deal-code-count =
    { $number ->
        [one] A code has six words, and this is only one.
       *[other] A code has six words, and these are { WORDS($number) }.
    }
deal-code-word = “{ $word }” is not in any code. Please look again.
deal-code-near = “{ $word }” is not in any code. Is it “{ $near }”?
daily-code-check = These six words are nobody’s result. One may be misspelt, or two may have changed places.
deal-code-check = These six words are not the code of any deal. One may be misspelt, or two may have changed places.

## Famous hands, at their end.

exhibit-done = You did it! Points made: { $number }; asked for: { $wanted }.
exhibit-not-done = Not this time. Points made: { $number }; asked for: { $wanted }.
exhibit-over = The hand is played. Points made: { $number }.
exhibit-act = “{ $act }”
exhibit-verdict =
    { $right ->
        [yes]
            { $done ->
                [yes] You chose { $did }, which is sure against the best play.
               *[no] You chose { $did }, which was right; another choice of yours lost it.
            }
       *[no]
            { $number_best ->
                [one] Against the best play the only sure way was { $best }.
                [2] Against the best play the only sure ways were { $best }.
               *[other] One sure way was { $best }.
            } { $done ->
                [yes]
                    { $number_against ->
                        [one] You chose { $did }, and { $seats_against } let you off.
                       *[other] You chose { $did }, and your adversaries let you off.
                    }
               *[no] You chose { $did }.
            }
    }

## Refusals. Each says what is wrong and, where it can, what would be right.

refuse-foreign = That is not an answer in this game: “{ $act }” belongs to another game.
refuse-no-such-seat = There is no seat { $number } at this table.
refuse-over = The game is over.
refuse-not-asked =
    { $who ->
        [you] You are not asked just now: the table waits for another.
       *[other] { $seat } is not asked just now: the table waits for another.
    }
refuse-not-the-question = That is not what you are being asked now.
refuse-place = Cut nearer the middle: the place must be from { $least } to { $most }.
refuse-not-held = That card is not in your hand.
refuse-card = That card may not be played now.
refuse-drop = You cannot put it there. Drop the card where the cloth is lit.
refuse-cards-number =
    { $least ->
        [one] Choose one card, no more and no fewer.
       *[other] Choose { WORDS($least) } cards, no more and no fewer.
    }
refuse-cards-between = Choose from { WORDS($least) } to { WORDS($most) } cards, and none of them twice.
refuse-follow = You must follow suit, and you have { $suit }.
refuse-follow-or-trump = You must follow suit or play a trump, and you have { $suit }.
refuse-changed-suit = Today { $card } belongs to { $suit }, and follows no other suit.
refuse-win = You must win the trick if you can, and you have { $suit } that would.
refuse-trump = You have none of that suit, and must play a trump.
refuse-number = Choose a number from { $least } to { $most }.
refuse-numbers = Name { WORDS($number) } numbers, none less than { $least }, that add up to { $total }.
refuse-too-little = That is too little: the least just now is { $farthings }.
refuse-too-much = That is too much: the most just now is { $farthings }.
refuse-purse = There is only { $farthings } in your purse, and nobody may stake more than they have.
refuse-step = Name a sum in steps of { $farthings }.
refuse-word = You cannot say that here.
refuse-seat = That player cannot be named just now.
refuse-offer = You have nothing of that kind to declare.
refuse-bid = You must bid higher than the bid that stands.
refuse-bid-low = You must bid higher than the bid that stands.
refuse-no-such-bid = There is no such bid.
refuse-best-bid = The best bid is yours: nobody bids against themselves.
refuse-dropped-out = You have dropped out of this sale and cannot come back in.
refuse-spot = Nothing may be laid there just now.
say-cut-again = We are equal: cut again
refuse-fault-reported = The program made a mistake, so that could not be done. Nothing on the table has changed. A report that you can read and send lies beside the saved games: { $file }.
refuse-fault = The program made a mistake, so that could not be done. Nothing on the table has changed. ({ $fault })
refuse-take-back-house = No card may be taken back at this table. You can allow it in the Settings.
refuse-take-back-stakes = What is played for money cannot be taken back at this table. You can allow it in the Settings.
refuse-take-back-none = You have played nothing that you could take back.
take-back-peeked = You had already seen the outcome when you took that back, so the Record will leave this game out.
refuse-hint-stakes = You are playing for coin, and while money is at stake nobody may give advice.
refuse-hint-house = Hints are turned off. You can turn them on again in the Settings.
refuse-hint-not-asked = It is not your turn just now.
refuse-no-sequel = This game is not over: finish it before you play another.

## Saved sessions.

save-torn = The last line was only half written. The game goes on from line { $line }.
save-damaged = Line { $line } cannot be read.
save-edited = Line { $line } does not match its seal: somebody has changed it since it was written.
save-empty = The file is empty.
save-no-header = This is not a session of Crowe’s Table.
save-future = A later edition of Crowe’s Table wrote it (format { $version }). This edition leaves it as it is.
save-too-long = The file is longer than any session can be.
save-unreadable = The file cannot be opened: { $why }.
save-in-use = This table is open already in another window.
save-link = It is a link to a table that lies elsewhere, and nothing is written through a link. Open the table where it lies, or move its file here.
save-unknown-game = It is a session of “{ $game }”, a game this house does not keep.
save-other-laws = It was played under edition { $laws } of the laws of { $game }; this house now plays under edition { $ours }.
save-other-generator = Its cards were dealt by “{ $word }”, which this house does not know.
save-options = The rules it was played under cannot be read.
save-company = The list of players cannot be read.
save-sitting-company = The company of its sitting cannot be read.
save-sitting-row = Line { $line } of its account does not add up: what some won, others must have lost.
save-sitting-purses = The purses do not agree with its account.
save-close = Line { $line } gives another result than the game had.
save-unfit = No table could have been set up like this.
save-line = Line { $line } is something that the rules of this game do not allow.
save-deal = Played again, deal { $deal } comes out differently from what was written (line { $line }).
save-set-aside = The file is kept under another name: { $file }.
save-left = The file is left unchanged.
save-cannot-write = This game cannot be written to the disk ({ $why }). Play on: it will be written as soon as that is possible.
save-written-again = This game is being written to the disk again. Nothing was lost.
save-slow = What was played last may not be written yet: the disk does not answer.
save-not-written = What was played last could not be written: { $why }.
save-stood = Line { $line } does not describe the table as it stood.
save-not-brought-back = The session cannot be brought back: { $why }.
save-cannot-delete = The session cannot be deleted: { $why }.
save-no-seed = The file with the seed of this game is missing. It lies beside the game until the game is over.
save-other-seed = The seed beside this game is not the one that was sealed before the first deal.
share-not-written = A copy of the game could not be written: { $why }.
share-not-taken = The game could not be copied among the saved ones: { $why }.
save-gone = There is no such session.
save-long = It is too long to be read for this list. It will be read when you sit down to it.
save-refereed = A referee was shown what player { $number } holds in this game, on { $date }.
refuse-look = While a game is going on, only a referee may see another player’s hand. “--referee” shows it, and marks the game.
refuse-look-torn = The last line of this game is only half written. It can be marked only after somebody has sat down to it again.
refuse-look-unwritten = No hand is shown, because the table cannot be marked: { $why }.

settings-set-aside = The settings could not be read, so all of them are reset. The old file is now { $file }.
settings-left = The settings could not be read ({ $why }), so all of them are reset.
settings-not-kept = The settings could not be saved ({ $why }). They last until you leave.

## What happened, for the slip of the last words, for captions, and for a session read as text.

moved-deal =
    { $who ->
        [you] You are dealt { $cards }.
       *[other] { $seat } is dealt { $cards }.
    }
# Cards dealt to no player, as a blind.
moved-deal-aside =
    { $number ->
        [one] { CAP($cards) } is dealt to the table.
       *[other] { CAP($cards) } are dealt to the table.
    }
moved-play =
    { $who ->
        [you] You play { $cards }.
       *[other] { $seat } plays { $cards }.
    }
moved-cut =
    { $who ->
        [you] You cut { $cards }.
       *[other] { $seat } cuts { $cards }.
    }
moved-show =
    { $who ->
        [you] You show { $cards }.
       *[other] { $seat } shows { $cards }.
    }
moved-turn =
    { $number ->
        [one] { CAP($cards) } is turned up.
       *[other] { CAP($cards) } are turned up.
    }
shown-cards =
    { $number ->
        [one] { CAP($cards) } is shown.
       *[other] { CAP($cards) } are shown.
    }
said-words =
    { $who ->
        [you] You: “{ $words }”
       *[other] { $seat }: “{ $words }”
    }
paid-money =
    { $who ->
        [you] You pay { $target } { $sum }.
       *[other] { CAP($source) } pays { $target } { $sum }.
    }
threw-dice =
    { $who ->
        [you] You throw { $dice }.
       *[other] { $seat } throws { $dice }.
    }
scored-points =
    { $who ->
        [you] You score { $points }, and stand at { $after }. { $recital }.
       *[other] { $seat } scores { $points }, and stands at { $after }. { $recital }.
    }
scored-nothing =
    { $who ->
        [you] You score nothing. { $recital }.
       *[other] { $seat } scores nothing. { $recital }.
    }
deal-begins =
    { $who ->
        [you] Deal { $number }{ $deals ->
        [0] {""}
       *[other] { " " }of { $deals }
    }. You deal.
       *[other] Deal { $number }{ $deals ->
        [0] {""}
       *[other] { " " }of { $deals }
    }. { $seat } deals.
    }

## The account of a deal: what stands at the beginning of a line, a card or a sum at its end.

log-plays =
    { $who ->
        [you] You
       *[other] { $seat }
    }
log-led =
    { $who ->
        [you] You led
       *[other] { $seat } led
    }
log-won =
    { $who ->
        [you] You won
       *[other] { $seat } won
    }
log-says =
    { $who ->
        [you] You
       *[other] { $seat }
    }
log-said = “{ $words }”
log-with-card = { $card_text } ({ $words })
log-score =
    { $who ->
        [you] You: { $words }
       *[other] { $seat }: { $words }
    }
log-reached = now { $score }
log-count = The count
log-round = Round { WORDS($number) }
log-throws =
    { $who ->
        [you] You throw
       *[other] { $seat } throws
    }
log-thrown = { $dice_told } = { $number }
log-shown = Laid open
log-shows =
    { $who ->
        [you] Your cards
       *[other] { $seat } shows
    }
log-moved-turn = Turned up
log-moved-show =
    { $who ->
        [you] You show
       *[other] { $seat } shows
    }
log-moved-cut =
    { $who ->
        [you] You cut
       *[other] { $seat } cuts
    }
log-moved-review = The trick turned
log-puts =
    { $why ->
        [none] { $who ->
            [you] You
           *[other] { $seat }
        }
       *[other] { $who ->
            [you] You: { $why }
           *[other] { $seat }: { $why }
        }
    }
log-each =
    { CAP($why) }: { $number ->
        [2] twice
       *[other] { WORDS($number) } times
    } { $sum }
log-takes =
    { $who ->
        [you] You take
       *[other] { $seat } takes
    }{ $why ->
        [none] {""}
       *[other] : { $why }
    }
paid-buy-in = a new purse from the mint
act-buy_in = Buy in again
hint-buy-in = Your purse is too light to go on: buy in again.
option-buy_in = Buying in again
option-buy_in-help = How many units a player who has too little to go on may buy between deals. The mint gives them, and they count neither as won nor as lost.
option-buy_in-0 = not allowed
log-has-back =
    { $who ->
        [you] You have back
       *[other] { $seat } has back
    }{ $why ->
        [none] {""}
       *[other] : { $why }
    }
log-pays =
    { $who ->
        [you] You to { $other }: { $why }
       *[other] { $seat } to { $who_other ->
            [you] you
           *[other] { $other }
        }: { $why }
    }

## What was asked for and cannot be had.

bad-game = There is no game “{ $word }” in this house. The games are: { $allowed }.
bad-preset = { $game } has no preset “{ $word }”. It has: { $allowed }.
bad-seats = The preset “{ $preset }” of { $game } is not for “{ $word }” players. It is for: { $allowed }.
bad-stakes = There are no stakes “{ $word }”. There are: { $allowed }.
bad-level = There is no level “{ $word }”. There are: { $allowed }.
bad-rule = That rule of the house is not possible: { $why }

## Between deals.

act-ready = Next deal
act-rise = Stop here
act-propose_rise = Propose to stop
act-agree_to_rise = Stop here
act-play_on = Play on
ask-rise-together = { $seat } would like to stop here. Stop together, or play on?
wait-rise-together = Deciding whether to stop or play on: { $seats }.
say-propose-rise = Shall we stop here?
say-agree-to-rise = Gladly
say-play-on = I would rather play on
ended-agreed = You all agreed to stop here.
ended-drawn = All agreed to leave the game unfinished. It is a draw, and no stake is paid.
hint-rise-together = An unfinished game is drawn, and nobody pays for it.
hint-rise-settled = A game that stops early is settled as it stands.
act-cut = Cut
act-lapse = Time is up
ask-next-deal = When you have seen the count, go on to the next deal.
wait-next-deal = Looking over the count: { $seats }.

## Tables that cannot be laid.

unfit-seats = This game is not for { WORDS($seats) } players.
unfit-stake = That stake is too high: you could lose up to { $farthings }, more than anybody’s purse holds.

## Advice. What to do, and why; then the next best, and what it loses.

hint-told = { $act }. { $why }
hint-told-equal = { $told } Just as good: { $other }.
hint-told-unlikely = { $told } Every other choice costs more.
hint-told-measured = { $told } { $next }
hint-next = The next best: { $act }.
hint-next-loses = { $next } { $loss }
hint-equal = Just as good: { $act }.
hint-no-other = No other choice is better.
hint-exactly = { $told } Counted exactly: { $part } in { $whole }.
hint-loss-points =
    { $halves ->
        [0] It comes to nearly as much.
        [1] It loses about half a point.
        [2] It loses about a point.
        [3] It loses about a point and a half.
       *[other] It loses about { WORDS($whole) } points.
    }
hint-loss-money =
    { $amount ->
        [0] It comes to nearly as much.
       *[other] It loses about { $farthings }.
    }
hint-loss-games =
    { $some ->
        [0] It wins nearly as often.
       *[other] Of all such games it loses { $share } more.
    }
do-act = { $act }: { $what }
do-act-object = { $act } { $what }
do-nothing = Say nothing
do-claim_revoke = Say that { $seat } revoked in trick { $number }

## Why a card is good, from the play that is expected: of all games of tricks.

hint-line-last-trump-good = It draws the last trump, and your { $suit } are good: { $often }.
hint-line-last-trump = It draws the last of their trumps: { $often }.
hint-line-draws-two = It draws two of their trumps for one of yours: { $often }.
hint-line-drives-out = It drives out the { $rank_high }, and your { $rank_low } is good: { $often }.
hint-line-partner-trumps = Partner has none of it, and trumps it: { $often }.
hint-line-ruff = You trump when { $suit } are led again: { $often }.
hint-line-they-lead = An adversary must lead { $suit } to you: { $often }.
hint-line-keeps = { CAP($card) } is kept, and makes a trick later: { $often }.
hint-line-takes = It takes the trick: { $often }.
hint-line-partner-takes = It leaves the trick to partner, who can take it: { $often }.

## Advice, where a game has none of its own.

hint-search-only = There is no other choice.
hint-search-best =
    { $worlds ->
        [one] In the one deal imagined, nothing did better.
       *[other] In { WORDS($worlds) } deals imagined, nothing did better.
    }
hint-measured = In the deals that I tried, nothing did better.
hint-judged = It is what I would do, though no single reason decides it.
