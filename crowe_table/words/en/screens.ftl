# The screens that belong to no one game.

## The title page.

title-house = Mr. Crowe’s
title-table = Table
title-of = of
title-games = Games
title-imprint = LONDON: Printed, and Sold by N. CROWE without Temple-Bar.
title-edition = Edition { $version }
title-continue = Continue
title-take-a-seat = Take a Seat
title-saved = Saved Games
title-exhibits = Famous Hands
title-rules = The Rule Booke
title-settings = Settings
title-about = About this Table
title-leave = Leave the House

## Take a Seat.

seat-contents = The Contents
contents-choose = Choose a game. Those that do not fit your answers are shown pale.
contents-last = played last
contents-last-with = { $game }, with { $name }
contents-last-company = { $number ->
    [0] { $game }
   *[other] { $game }, with { $number } others
  }
contents-length = { $minutes } min.
contents-books = { $more ->
    [0] { $book }
    [1] { $book }, and one more
   *[other] { $book }, and { $number } more
  }
contents-book-number = by { $number } books
contents-ask-seats = How many are you?
contents-ask-minutes = How much time?
contents-ask-difficulty = ❦ How hard?
contents-ask-book = By whose book?
contents-any-number = any number
contents-any-length = as you like
contents-any-difficulty = any game
contents-difficulty-1 = easy to learn
contents-difficulty-2 = not much to learn
contents-any-book = any of them
contents-minutes = { $minutes } minutes
seat-drafts = Drafts
seat-kind-tricks = Tricks, in company
seat-kind-cribbage = Two hands and a stock
seat-kind-wagers = Wagers and bargains
seat-kind-banks = Banks and dice
seat-facts = { $players }; { $minutes }; { $difficulty }
seat-minutes = about { $minutes } minutes
seat-difficulty-1 = easy to learn
seat-difficulty-2 = takes some practice
seat-difficulty-3 = takes long practice
seat-preset = By whose book
seat-players = How many sit down
seat-your-name = You
seat-their-name = Seat { $number }
seat-person = A person
seat-level = Who plays
seat-called = Called
seat-chair-done = Done
seat-who-sits = Who sits where
seat-what-for = What is played for
seat-code = The same cards again? Write the six words of the deal.
seat-with-purse = { $level }, with { $purse }
seat-fill = The purses
seat-fill-no = As they are
seat-fill-yes = Filled by the house
seat-money-own = Purses carry over; a newcomer starts with { $farthings }.
seat-stakes = For what
seat-coinage = In what coin
seat-options = The rules of the house
seat-options-as-printed = As in the book
seat-options-altered = Altered by the house
seat-money-line = Each player sits down with { $farthings }.
seat-play = Sit down and play
seat-back = Back
seat-refused = The table cannot be set up like this: { $why }

## Players’ names. The first is offered to a visitor; the others sit for the house.

name-visitor = A Visitor
name-near = First Visitor
name-far = Second Visitor
name-sharp = Mr. Sharp
name-pimlott = Mrs. Pimlott
name-fenn = Captain Fenn
name-tolliver = Miss Tolliver
name-hask = Dr. Hask
name-ogle = Mrs. Ogle
name-quill = Mr. Quill
name-barrow = Lady Barrow
name-tapley = Mr. Tapley
name-battle = Mrs. Battle
name-prince = Mr. Prince
name-tom = Master Tom
name-domino = The Domino

## How well an opponent plays.

level-learner = A beginner
level-sound = A good player
level-sharp = An expert

## Saved games.

saved-heading = Saved Games
saved-none = There is no saved game yet.
saved-continue = Sit down again
saved-delete = Delete
saved-delete-marked = { $number ->
    [one] Delete the one marked
   *[other] Delete the { $number } marked
}
saved-share = Save as a file
saved-shared = Saved in { $file }
saved-shared-cards = A friend can open it in this program. It holds the cards to come, so the game will not count there.
saved-mark = Mark to delete
saved-unmark = Unmark it
saved-marked = † { $game }
saved-bring-back = { $number ->
    [one] Bring it back
   *[other] Bring the { $number } back
}
saved-group = The list
saved-group-unfinished = { $number } unfinished
saved-group-finished = { $number } finished
saved-group-famous = { $number ->
    [one] one famous hand
   *[other] { $number } famous hands
}
saved-back = Back
saved-records = The Record
saved-line = { $game }: { $score }; deal { $deal }, { $state }
score-side = { $names } { $score }
saved-state-open = in play
saved-state-finished = finished
saved-state-torn = in play; its last line was only half written
saved-state-damaged = damaged
saved-state-in-use = open in another window
saved-refereed = a referee was shown a hand
saved-peeked = left out of the Record: a play was taken back after its outcome was seen, or the cards could be known
saved-look = Look at it
saved-sitting = game { $number } of the sitting begun { $date }

## The Record.

records-heading = The Record
records-none = No game has been played to its end yet. When one has, this page tells how each of you has done.
records-reading = Earlier games are being read…
records-back = Back
records-write = Save as a file
records-written = Saved in { $file }
records-not-written = { $file } could not be written: { $why }
records-person = Of
records-game = At
records-games = Games played
records-won = Won
records-lost = Lost
records-drawn = Drawn
records-run = Winning streak
records-longest-run = Longest winning streak
records-gain = Won in all, in stakes
records-marked = Not counted
records-marked-why = In these games a play was taken back after its outcome was seen.
records-from-game-to-game = From game to game
records-course = Games won, less games lost
records-course-money = What was won in all, in stakes
records-a-deal = In a deal, on average
records-own = Yours
records-house = House
records-best = Most
records-level = { $number }
records-more = +{ $number }
records-less = −{ $number }

## Settings.

settings-heading = Settings
settings-back = Back
settings-as-new = Reset all
settings-group-room = The room
settings-on = On
settings-off = Off
settings-group-see = What you see
settings-group-hear = What you hear
settings-group-play = How you play
settings-text_size = Size of type
settings-text_size-help = How large everything is printed.
settings-text_size-ordinary = Ordinary
settings-text_size-larger = Larger
settings-text_size-largest = Largest
settings-pencilled = Pencilled corners
settings-pencilled-help = The rank and suit of each card in its corner, as if its last owner had pencilled them in.
settings-pack = The pack
settings-pack-help = Which cards are on the table.
settings-pack-english = English, 1775
settings-pack-plain = Plain
settings-backs = The backs
settings-backs-help = Plain, as the English pack of 1775 has them, or in a pattern of the time.
settings-backs-plain = Plain, 1775
settings-backs-speckled = Speckled
settings-backs-marbled = Marbled
settings-backs-tarotee = Tarotée
settings-cloth = The table top
settings-cloth-help = Baize in green, blue or red, or bare wood.
settings-cloth-green = Green baize
settings-cloth-blue = Blue baize
settings-cloth-red = Red baize
settings-cloth-wood = Bare wood
settings-face = Your face
settings-face-help = The profile on your ticket. The player of the house who has this face then stays away.
settings-face-none = A plain oval
settings-pronoun = How you are spoken of
settings-pronoun-help = Used when the table tells the others what you have done.
settings-pronoun-they = They
settings-pronoun-she = She
settings-pronoun-he = He
settings-group-self = Yourself
settings-four_colour = Suits in four colours
settings-four_colour-help = Diamonds in blue and clubs in green, with an index in the corner, so that no two suits look alike.
settings-high_contrast = High contrast
settings-high_contrast-help = Lighter paper, darker cloth, stronger edges.
settings-speed = Speed
settings-speed-help = How quickly cards are dealt, played and counted.
settings-speed-slow = Slow
settings-speed-ordinary = Ordinary
settings-speed-quick = Quick
settings-speed-instant = At once
settings-slow_counts = Count slowly, please
settings-slow_counts-help = From the third deal on, a long count takes half the time. Tick this to hear every count in full.
settings-left_handed = Left-handed
settings-left_handed-help = The account of the deal and the buttons are at the left of the table. F9 changes it at any time.
settings-scanning = Switches
settings-scanning-help = For switches and buttons in place of a keyboard. With two keys, Space moves the bright frame and Enter chooses. With one key, the frame moves by itself, and Enter or Space chooses.
settings-scanning-off = off
settings-scanning-two_keys = two keys
settings-scanning-one_key = one key
settings-scan_seconds = The frame rests for
settings-scan_seconds-help = How long the bright frame stays at each place when one key is used.
settings-scan_seconds-1 = one second
settings-scan_seconds-2 = two seconds
settings-scan_seconds-3 = three seconds
settings-scan_seconds-5 = five seconds
settings-reduced_motion = Reduced motion
settings-reduced_motion-help = Cards appear in their places and nothing glides or flickers.
settings-volume_cards = Cards and pegs
settings-volume_cards-help = How loud cards, pegs, coins and dice are.
settings-volume_voices = Knocks and pages
settings-volume_voices-help = How loud a knock on the table and the turning of a page are.
settings-volume_room = The room
settings-volume_room-help = How loud the clock, the fire and the rain at the window are. At 0 the room is silent.
settings-only_answers = Shuffle and pass for me
settings-only_answers-help = Where there is only one thing to do and nothing to choose, the table does it for you.
settings-cut_for_me = Cut the cards for me
settings-cut_for_me-help = Cutting, shuffling again, and choosing packets of cards that nobody has seen, changes no chances. The table does it for you.
settings-forced_cards = Play my only card for me
settings-forced_cards-help = Your last card, or the only one you are allowed to play, is played for you after a moment.
settings-forced_cards-ask = Ask me
settings-forced_cards-never = Never
settings-forced_cards-always = Always
settings-sure_tricks = Play my sure tricks for me
settings-sure_tricks-help = When every trick left is yours, whatever the others hold, the table plays your cards for you.
settings-sure_tricks-ask = Ask me
settings-sure_tricks-never = Never
settings-sure_tricks-always = Always
settings-cover_after = Cover an open hand after
settings-cover_after-help = When several people share the window and nobody has moved for this long.
settings-cover_after-90 = a minute and a half
settings-cover_after-180 = three minutes
settings-cover_after-300 = five minutes
settings-cover_after-never = never
settings-captions = Captions
settings-captions-help = Every sound that means something is also written.
settings-sayings = Sayings of the others
settings-sayings-help = Now and then a player of the house says something that is not part of the game.
settings-speech = Read aloud
settings-speech-help = A voice of your system reads the question, what happens, and the thing in the bright frame. F8 changes it at any time.
settings-hints = Hints
settings-hints-help = You may ask for a hint when you play for fun or for counters, but not when you play for coin.
settings-coaching = Cards in first deals
settings-coaching-help = While you play the first deals of a game that is new to you, a small card says what is new. Press it to put it away.
settings-review_always = Review after each deal
settings-review_always-help = When a deal is over, your choices are set beside the best ones without your asking.
settings-odds_strip = The strip of the odds unfolded
settings-odds_strip-help = At games of chance a strip beside the table says what you have staked, what it should have brought by the odds, and what it has brought.
settings-take_backs = Taking back
settings-take_backs-help = Whether you may take back a card that you have played.
settings-take_backs-never = Never
settings-take_backs-without_stakes = Except where you play for money
settings-take_backs-always = Always
settings-language = Language
settings-language-help = The language of everything written here.
settings-full_screen = Full screen
settings-full_screen-help = The table fills the whole screen. F11 changes it at any time.
settings-name = Your name
settings-name-help = What the others call you.
settings-value-percent = { $percent } %
language-name = English

## Being taught.

title-daily = The Deal of the Day
title-lessons = Learn a Game
lessons-heading = Learn a Game
lessons-line = A short game of each, with the cards chosen beforehand. You are shown what to do, and then why.
lessons-begun = { $number } of { $count } steps
lessons-done = Learnt ✓
lessons-back = Back
lesson-opening-end = This is how a game may end. { $won }.
lesson-opening-begin = Begin the lesson
lesson-opening-deal = Begin the next deal
lesson-opening-stay = Play this deal on
differs-heading = { $game }: what differs
differs-from-lesson = “{ $name }” is not quite what the lesson teaches:
differs-play = To the table
offer-lesson-heading = New to { $game }?
offer-lesson-told = You have not played it here before. A short game, dealt beforehand, shows how it goes in { WORDS($number) } steps; then you play on.
offer-lesson-yes = Teach me first
offer-lesson-no = I know the game
lesson-none = There is no lesson in this game.
lesson-wait = Wait a moment: it is another player’s turn.
lesson-another = The rules allow that, and another time you may do it. For now, do as the lesson says, or press “Show”.
lesson-reason = Here is what comes of it: { $why }
lesson-over-deal = This deal of the lesson is done. Play it on as you like, or take the next one from “Learn a Game”.
lesson-over = That is the lesson. Play on as you like, and ask for a Hint when in doubt.

## At the table.

button-hint = Hint
button-do-it = Show
button-why = Why?
button-rules = Rules
button-menu = Menu
key-hint = H
key-why = W
key-rules = F1
key-menu = Esc
key-play = Enter
key-throw = Space

menu-heading = The Table
menu-seal = The shuffle was sealed before the first deal: { $seal }. Its seed is shown at the end, so that anyone can check it.
menu-resume = Back to the table
menu-rules = The rules of this game
menu-settings = Settings
menu-leave = Leave the table
menu-quit = Leave the house
menu-take-back = Take back
menu-ledger = The Ledger
menu-odds = The odds
menu-change = Change the game
menu-pass = Pass the table to another

## Asked first, before something is left or lost.

confirm-leave-house-heading = Leave the house?
confirm-leave-house-keep = Stay
confirm-leave-house-yes = Leave
confirm-sure_tricks-heading = Are the rest yours?
confirm-sure_tricks-told = Every trick that is left is yours, whatever the others hold. The table can play such cards for you, now and later. You can change this in the Settings.
confirm-sure_tricks-keep = Play them myself
confirm-sure_tricks-yes = Play them for me
confirm-forced_cards-heading = You have no choice here
confirm-forced_cards-told = Only one card may be played now. The table can play such cards for you, now and later. You can change this in the Settings.
confirm-forced_cards-keep = Play them myself
confirm-forced_cards-yes = Play them for me
confirm-leave-table-heading = Leave the table?
confirm-leave-table-told = The game is not over.
confirm-leave-table-keep = Play on
confirm-leave-table-yes = Leave the table
# { $act }: what is on the button that was pressed: Resign, Rise.
confirm-end-heading = { $act }?
confirm-end-told = You cannot take this back.
confirm-end-keep = Play on
confirm-end-yes = { $act }
confirm-as-new-heading = Reset all?
confirm-as-new-told = All settings go back to what they were at first, except your name and language.
confirm-as-new-keep = Keep as it is
confirm-as-new-yes = Reset all
fault-heading = Something fell off the table
fault-told = The program made a mistake and had to close what was open.
fault-log = The log says what went wrong. It shows nobody’s cards.
fault-on = To the title page
no-memory = There is not enough free memory: please close other programs, and start Crowe’s Table again.
confirm-delete-heading = Delete this game?
confirm-delete-told = You can bring it back until you leave this page.
confirm-delete-keep = Keep it
confirm-delete-yes = Delete it
confirm-delete-marked-heading = Delete all that are marked?
confirm-delete-marked-told = You can bring them back until you leave this page.
confirm-delete-marked-keep = Keep them
confirm-delete-marked-yes = Delete them
confirm-unsaved-heading = Leave without saving?
confirm-unsaved-told = If you leave now, you lose what is not yet saved.
confirm-unsaved-keep = Stay at the table
confirm-unsaved-yes = Leave anyway

pass-heading = Pass the table to

## The Cover, between two persons at one table.

cover-soon = The hand is covered in { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }
hot-seat-handed = The table is for { $name }.
cover-for = The table is for
cover-look-away = The others look away, please.
cover-take = I am { $name }
cover-hold = { $name }: hold the button down, or press it twice, slowly. Your cards come up face down, and turn over when you let go.

hint-heading = A hint
hint-second = The next best
hint-thinking = Considering…
hint-none = You have nothing to choose just now.

walk-opposite = { $partner ->
    [yes] { $seat } sits opposite you: { $pronoun ->
        [she] she is your partner.
        [he] he is your partner.
       *[they] they are your partner.
    }
   *[no] { $seat } sits opposite you now.
}
ticket-dealer = dealer
ticket-banker = banker
ticket-partner = your partner
ticket-score = { $target ->
    [0] { $score }
   *[other] { $score } of { $target }
}

place-pack = The pack

wait-any = The table waits for { $seats }.
ask-any = It is your turn to answer.

## The end of a game.

end-heading-won =
    { $who ->
        [you] You win the game
       *[other]
            { $number ->
                [one] { CAP($seats) } wins the game
               *[other] { CAP($seats) } win the game
            }
    }
end-heading-over = The game is over
end-ledger = The Ledger
end-began = Each began with { $sum }.
end-peeked = A play was taken back after its outcome was seen, so the Record leaves this game out.
end-known = These cards could be known beforehand, so the Record leaves this game out.
end-bought = Bought in again: { $sums }.
end-bought-by = { $name }, { $sum }
end-account = The whole account
end-walk = Step through it again
end-same = Play it again with the same cards
end-again = Another game
end-refill = Fill the purses and play
end-change = Choose another game
end-title = To the title page
end-try-again = Try it again
end-exhibits = Famous Hands
deal-code = These cards in six words
deal-code-plain = The code of these cards
deal-code-close = Close
deal-code-copy = Copy the words
deal-code-copied = Copied
deal-code-not-copied = There is nowhere to copy them to

## The moral of a famous hand.

exhibit-moral = The Moral
exhibit-asked = Asked of you
exhibit-hero = In the books
exhibit-yours = At this table
exhibit-best = What could be made

## A finished game walked through again.

walk-answer = Step
walk-trick = Trick
walk-deal = Deal
walk-at = { $number } of { $count }
walk-seen = Seen
walk-open = All hands open
walk-by = As { $seat } saw it
walk-close = Back
walk-play = Play
walk-stop = Stop
walk-first = First
walk-last = Last
walk-dealt = The cards are dealt.
walk-began = The table before the first card.
walk-not-over = That game is not over yet. While it is being played, no other hand may be shown.

## The Cabinet of Hands.

exhibits-heading = Famous Hands
exhibits-by = { $game }, { $preset }
exhibits-asked = What is asked of you
exhibits-play = Sit down to this hand
exhibits-back = Back

## The Ledger.

ledger-heading = The Ledger
ledger-house = The house
ledger-table = On the table
ledger-sum = Sum: { $sum }
ledger-plus = +{ $sum }
ledger-given = A purse from the house
ledger-filled = Filled by the house
ledger-game = { $game }, { $preset }
ledger-playing = { $game }, in play
ledger-won = Won in all
ledger-lost = Lost in all
ledger-level = Neither won nor lost
ledger-purse = In the purse
ledger-sits-out = sits out
ledger-person = a person
ledger-back = Back
ledger-before = Earlier
ledger-after = Later

## The Rule Booke.

booke-heading = The Rule Booke
booke-contents = Contents
booke-before = Previous
booke-after = Next
booke-in-english = { $title } (in English)
ruling-book = The book says:
ruling-open = It leaves open:
ruling-ours = Here:
ruling-others = Other accounts:
rulings-link = Rulings: { $rulings }.
rulings-departs = **{ $number }**, { $title } *(we depart from the book)*
rulings-silent = **{ $number }**, { $title }
rulings-title = Rulings at { $game }
rulings-order = First the rulings in which we depart from the book, then those in which it is silent.
booke-preset = Rules as in
rules-here-heading = At this table
rules-here-preset =
    { $players ->
        [one] **{ $preset }**, for one player. The pages that follow give the rules of this table, in order of play.
       *[other] **{ $preset }**, for { WORDS($players) } players. The pages that follow give the rules of this table, in order of play.
    }
rules-here-unit = Where a sum is told in table units, one unit is { $farthings } at this table.
rules-here-as-printed = Every rule is as that book has it.
rules-here-altered =
    { $number ->
        [one] One rule has been changed. The mark **{ $mark }** stands before each passage that this makes different from the book.
       *[other] { CAP(WORDS($number)) } rules have been changed. The mark **{ $mark }** stands before each passage that this makes different from the book.
    }
rules-here-option = **{ $option }:** { $value }. The book has: { $printed }.
booke-of-preset = { $game } · { $preset }
booke-unwritten = Not yet written
booke-unwritten-help = This game is a draft and has no rule booke yet.
booke-of = { $page } of { $pages }
booke-larger = Larger Print
booke-search = Find a heading
booke-none-found = No heading has these words.
booke-close-title = Back

## About this table.

about-heading = About this Table

## Captions of sounds.

sound-shuffle = The pack is shuffled
sound-throw = Dice on the cloth

## Options of a table.

option-yes = yes
option-no = no
option-value = { $value }

## What is said of keeping. Each of these is said only while it is so: Navigator.kept asks the session first.

kept-menu = This table is saved as it stands. Sit down to it again whenever you like.
kept-leave-house = Every table is saved as it stands, and waits for you.
kept-leave-table = It is saved as it stands. Sit down to it again whenever you like.
kept-fault = Every card that was played is saved: sit down again from the title page, and the table is as you left it.
kept-saved = Every game you begin is saved by itself, card by card.
kept-about = Everything you begin is saved, card by card, and can be taken up again.
exhibition-not-your-own = When you leave, the table is set up afresh for the next visitors.

## A table of which something is not on the disk: what is wrong, and what can be done.

unwritten-heading = Not saved
unwritten-full = The disk is full. Make room on it, and this game is written at once.
unwritten-read-only = The folder “{ $folder }” is read-only. Allow writing there, and this game is written at once.
unwritten-gone = The file of this game is gone. Put it back, or press “Try again” in the menu to write a new one.
unwritten-replaced = Another file has taken the place of this game’s file: { $file }. Move it away, and this game is written at once.
unwritten-slow = The disk does not answer. Wait a little before you leave, or what was played last may be lost.
unwritten-failed = The disk refuses to write ({ $why }). Once it is mended, this game is written at once.
unwritten-again = Try again
unwritten-tried = That did not help: the game is still not written.
unwritten-trying = Trying again…
unwritten-left = What was played last at a table could not be saved, and is lost.

## What an earlier visit could not write down, told once.

lost-heading = Not everything was saved
lost-told = When the program last ran, the disk would not take everything. This is lost:
lost-whole = A table of { $game }, begun on { $date }: all of it.
lost-last = At { $game }, begun on { $date }: what was played last. The table stands as it was when it was last written.
lost-whole-file = A table that was never written: { $file }.
lost-last-file = What was played last at { $file }. The table stands as it was when it was last written.
lost-more = { $number ->
    [one] And one more table.
   *[other] And { $number } more tables.
}
lost-on = Go on

# The deal of the day
daily-heading = The Deal of the Day
daily-back = Back
daily-length = { CAP($players) } at the table, about { $minutes } minutes
daily-play = Sit down
daily-replay = See it again
daily-told = Everybody who opens this page today gets the same game and the same cards. Nothing is sent anywhere: the date alone decides them.
daily-results = Your Result
daily-own = Today: { $result }.
daily-none = You have not played today’s deal to its end yet.
daily-run = { CAP(WORDS($number)) } days in a row.
daily-points = { $own } points, and the best of the others { $other }
daily-counters =
    { $outcome ->
        [won] won { $sum }
        [lost] lost { $sum }
       *[even] came out even
    }
daily-code = Your result in six words, to tell a friend
daily-friend-code = A friend’s result in six words
daily-compare = Compare
daily-friend-told = { $day }, { $game }. Your friend: { $result }.
daily-own-then = You: { $result }.
daily-own-missing = You did not play that deal.

## What the odds of the stakes should have brought.

edge-heading = The Odds
edge-own = You
edge-staked = Staked so far
edge-expected = By the odds you should have
edge-gained = In fact you have
edge-bank = The bank
edge-bank-expected = By the odds it should have
edge-bank-gained = In fact it has
edge-back = Back
edge-thousand = { CAP(WORDS($hands)) } Hands of This
edge-bet =
    { $kind ->
        [lies] Your bet of { $sum }
        [bank] A bet of { $sum } against your bank
       *[example] A bet of { $sum }
    }, { WORDS($hands) } times. By the odds the end is { $mean }.
edge-how = Each line is one evening of { WORDS($hands) } hands. The red line is the mean.
edge-done = Of { WORDS($lines) } lines { $ahead } end above and { $behind } below the start.
edge-strip = Staked { $staked }; by the odds { $expected }; in fact { $gained }
odds-strip-staked = Staked
odds-strip-expected = By the odds
odds-strip-gained = In fact
