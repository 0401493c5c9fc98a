# A table that stands in an exhibition: what visitors read, and what staff do.

exhibition-touch = Touch the cards to play
exhibition-play = Play
exhibition-object-before = Previous
exhibition-object-after = Next
exhibition-object-stay = Stay
exhibition-object-go-on = Go on
exhibition-no-voice = No voice
exhibition-captioned = This exhibit has sound, all of it captioned.
exhibition-larger = Larger text
exhibition-smaller = Smaller text
exhibition-still = Stop motion
exhibition-moving = Start motion
exhibition-choose = Choose a game
exhibition-choose-line = A player of the house deals. You can ask for a hint at any time.
exhibition-choose-facing = For two, opposite each other. Hold a finger on your cards to see them.
exhibition-hold = Hold a finger here to see your cards.
exhibition-choose-limit = These are short games: a visit lasts { $minutes } minutes.
exhibition-choose-visit = A visit lasts { $minutes } minutes. A longer game stops after a deal.
exhibition-about = About { $minutes } minutes
exhibition-taught = Show me
exhibition-leave = I have finished
exhibition-menu-on = Go on with the game
exhibition-menu-rules = The rules
exhibition-start-over = Start over
confirm-start-over-heading = Start over?
confirm-start-over-told = Your game ends, and you choose a game again.
confirm-start-over-keep = Go on with the game
confirm-start-over-yes = Start over
confirm-finish-visit-heading = Finish your visit?
confirm-finish-visit-told = Your game ends, and the table is set up for the next visitor.
confirm-finish-visit-keep = Go on with the game
confirm-finish-visit-yes = I have finished
exhibition-idle-heading = Are you still there?
exhibition-idle-told = { $seconds ->
        [one] In one second the table is set up for the next visitor.
       *[other] In { $seconds } seconds the table is set up for the next visitor.
    }
exhibition-more = More time
exhibition-done = I have finished
exhibition-result = The result
exhibition-again = Play again
exhibition-soon-heading = Two minutes more
exhibition-soon-told = Others would like to play too. Finish your game; then the table is set up for the next visitor.
exhibition-soon-on = Play on
exhibition-pin-heading = Staff only
exhibition-pin-told = Enter the PIN, then touch OK.
exhibition-pin-wrong = That is not the PIN.
exhibition-pin-paused = That is not the PIN. The next can be tried in { $time }.
exhibition-pin-clear = Clear
exhibition-pin-enter = OK
exhibition-pin-back = Back to the table
## The page of those who keep the exhibition.

exhibition-staff-heading = Staff page
exhibition-staff-day = Nothing personal is kept
exhibition-staff-week = The last seven days
exhibition-date = { $weekday ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
  }, { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
  }
exhibition-staff-uncounted = Visits are not counted, as the settings file disables it.
exhibition-staff-nobody = Nobody has played yet.
exhibition-staff-visits = { $number ->
    [one] visit
   *[other] visits
}
exhibition-staff-minutes = { $minutes } min.
exhibition-staff-middle = median visit
exhibition-staff-over = { $number ->
    [one] game played out
   *[other] games played out
}
exhibition-staff-hours = Visits by hour
exhibition-staff-lengths = Length of visits
exhibition-staff-under = under { $minutes } min.: { $number }
exhibition-staff-longer = longer: { $number }
exhibition-staff-games = Games started
exhibition-staff-lessons = Where visitors leave lessons
exhibition-staff-lesson = started { $begun }, finished { $ended }
exhibition-staff-left = Most leave at step { $step }.
exhibition-staff-ends = How visits ended
exhibition-end-finished = Finished
exhibition-end-left = Visitor went away
exhibition-end-limit = Time limit reached
exhibition-end-staff = By staff, or at closing time
exhibition-end-crash = By a crash
exhibition-staff-asked = Help and settings used
exhibition-help-why = Why?
exhibition-help-hint = Hints
exhibition-help-rules = The rules
exhibition-help-take-back = Moves taken back
exhibition-staff-languages = Languages
exhibition-staff-crashes = { $number ->
    [0] No crash in this time.
    [one] One crash in this time.
   *[other] { $number } crashes in this time.
}
exhibition-staff-report = Crash on { $date } at { $time }.
exhibition-staff-reports = The reports are in { $folder }.
exhibition-staff-wrong-pins = { $number ->
    [0] No wrong PIN in this time.
    [one] One wrong PIN in this time.
   *[other] { $number } wrong PINs in this time.
}
exhibition-staff-wrong-pins-paused = { $number } wrong PINs in this time; the longest pause was { $time }.
confirm-reset-heading = End this visit?
confirm-reset-told = Whoever is playing loses their game, and the table is laid for the next visitor.
confirm-reset-keep = Go back
confirm-reset-yes = End the visit
confirm-leave-heading = End the exhibition?
confirm-leave-told = The program ends, and the desktop of this computer lies open to anybody who stands here.
confirm-leave-keep = Go back
confirm-leave-yes = End it
exhibition-staff-volume = Maximum volume
exhibition-staff-opens = Opens at
exhibition-staff-closes = Closes at
exhibition-staff-always = always open
exhibition-staff-tables = Visitors’ games are
exhibition-tables-wiped = deleted
exhibition-tables-kept = kept
exhibition-staff-clean = Lock the glass
exhibition-staff-clean-told = thirty seconds, to clean it
exhibition-staff-reset = Reset now
exhibition-staff-reset-told = ends this visit
exhibition-staff-display = Test the display
exhibition-staff-display-told = seven pictures
exhibition-staff-sound = Test the sound
exhibition-staff-sound-told = one sound per press
exhibition-staff-leave = Leave
exhibition-staff-leave-told = ends the program
exhibition-staff-back = Back
exhibition-staff-back-told = to the visitors
exhibition-staff-told = Changes made here are saved in the settings file.
exhibition-not-kept = The change lasts until the program is next started: the settings file could not be written ({ $why }).
exhibition-not-kept-anywhere = The change lasts until the program is next started: this exhibition has no settings file.
exhibition-clean-heading = The glass may be cleaned
exhibition-clean-told = It does not react to touch until these seconds are over.
exhibition-display-told = The white line should run along every edge, and the circles be round. Touch anywhere: a ring marks the place. Five plain colours follow, and sixteen greys.

exhibition-resting-heading = The table is being set up
exhibition-resting-told = Something went wrong. The staff will see to it soon.

## What lies on the table, and its history.

exhibition-object-king-of-clubs-name = The King of Clubs
exhibition-object-king-of-clubs = Four kings, four queens, four knaves: no two hold the same thing, and nobody remembers why. This one bears an orb. His pattern was cut at Rouen two hundred years before this pack was printed, and each copyist understood it a little less.
exhibition-object-king-of-clubs-source = W. Gurney Benham, Playing Cards, London 1931.
exhibition-object-duty-ace-name = The duty ace
exhibition-object-duty-ace = From 1765 the Stamp Office itself printed the ace of spades, to prove that the duty on the pack was paid. Forging one was a hanging matter: Richard Harding, a card maker, was hanged for it in 1805.
exhibition-object-duty-ace-source = Act 5 Geo. III c. 46 (1765); Old Bailey Proceedings, 1805.
exhibition-object-pegging-board-name = The pegging board
exhibition-object-pegging-board = Sixty-one holes for each player: thirty up, thirty down, and one for game. Two pegs leap over one another, so that an adversary can always see how far the last score went.
exhibition-object-pegging-board-source = Charles Cotton, The Compleat Gamester, London 1674.
exhibition-object-guinea-name = A guinea
exhibition-object-guinea = One and twenty shillings, and about two weeks’ pay of a London labourer. At the clubs of St James’s ten of them were a modest stake, and estates changed hands in a night.
exhibition-object-guinea-source = Horace Walpole to Horace Mann, 2 February 1770; L. D. Schwarz, Economic History Review 38 (1985).
exhibition-object-dice-name = Box and dice
exhibition-object-dice = At Hazard the caster calls a main from five to nine, and throws. The lowest throw of all was called crabs; from that name, it is said, America has its craps.
exhibition-object-dice-source = Edmond Hoyle, Hoyle’s Games; Oxford English Dictionary, “craps”.
exhibition-object-pam-name = Pam
exhibition-object-pam = At the game of Loo this knave beat every king and queen, and players called him Pam. Alexander Pope made a hero of him: “mighty Pam, that kings and queens o’erthrew”.
exhibition-object-pam-source = Alexander Pope, The Rape of the Lock, canto III, London 1714.
exhibition-object-faro-cloth-name = The cloth of Faro
exhibition-object-faro-cloth = Thirteen spades on a cloth: players lay their money on a card, and the banker draws two at a time. The first wins for the bank, the second for the players. In 1781 Charles James Fox and his friends kept such a bank at Brooks’s club.
exhibition-object-faro-cloth-source = George Selwyn to Lord Carlisle, May 1781.
exhibition-object-curse-of-scotland-name = The curse of Scotland
exhibition-object-curse-of-scotland = The nine of diamonds has borne this name for three hundred years, and nobody knows why. Some say that a cruel order was written on one. A dictionary of slang already gave several reasons in 1785.
exhibition-object-curse-of-scotland-source = Francis Grose, A Classical Dictionary of the Vulgar Tongue, London 1785.
exhibition-object-fish-name = Fish
exhibition-object-fish = Counters of bone or mother-of-pearl stood for money, and the best were cut as fish. In Jane Austen’s novel, Lydia Bennet talks all evening of the fish that she had lost and the fish that she had won.
exhibition-object-fish-source = Jane Austen, Pride and Prejudice, chapter 16, London 1813.
exhibition-object-rule-book-name = The rule book
exhibition-object-rule-book = In 1742 Edmond Hoyle sold a short book about Whist for a guinea, two weeks’ pay of a labourer. Others printed it for less, so he signed the true copies. “According to Hoyle” still means: by the rules.
exhibition-object-rule-book-source = Edmond Hoyle, A Short Treatise on the Game of Whist, London 1742.
exhibition-object-standing-queen-name = A queen on her feet
exhibition-object-standing-queen = Kings, queens and knaves had feet, and only one way up. Whoever turned such a card in their hand showed the others that they held one. English courts were given two heads only in the nineteenth century.
exhibition-object-standing-queen-source = Catherine Perry Hargrave, A History of Playing Cards, Boston 1930.
exhibition-object-hazard-table-name = The hazard table
exhibition-object-hazard-table = A raised edge keeps the dice on the table; the players crowd around it. Thomas Rowlandson drew what happened when somebody was thought to cheat: chairs fly, pistols are drawn, and the candles fall.
exhibition-object-hazard-table-source = Thomas Rowlandson, Kick-up at a Hazard Table, British Museum.
exhibition-object-corners-name = No number in the corner
exhibition-object-corners = Seven hearts, and you count them: no card had a number in its corner. Hands were held spread wide, in both hands if need be. The small numbers came from America, in the second half of the nineteenth century.
exhibition-object-corners-source = Catherine Perry Hargrave, A History of Playing Cards, Boston 1930.
exhibition-object-plain-back-name = A plain back
exhibition-object-plain-back = Backs were white, so an old card was good paper: people wrote invitations and notes on it. Hogarth painted such cards on the floor of a countess, and one of them asks how Lady Squander slept.
exhibition-object-plain-back-source = William Hogarth, Marriage A-la-Mode, plate 4, London 1745.
exhibition-object-coins-name = Pounds, shillings and pence
exhibition-object-coins = Twelve pence made a shilling, and twenty shillings a pound: so it stayed until 1971. Here lie a crown of five shillings, a shilling, a sixpence and a halfpenny.
exhibition-object-coins-source = C. E. Challis (ed.), A New History of the Royal Mint, Cambridge 1992.

## The file of settings. Each is explained to whoever sets the table up.

exhibition-heading = Settings of Crowe’s Table in an exhibition. A comment above each setting explains it; all values are the defaults but the PIN, which is random.
exhibition-display = The display that the table fills, counted from 0.
exhibition-pin = The staff PIN: 4 to 8 digits, in quotation marks. To open the PIN pad, hold the upper left corner of
    the screen and then the lower right one for five seconds each (or both at once), or the keys Home and End together for five seconds.
exhibition-games = The games on offer, also played while nobody is there. Use the names that “crowe-table list” shows.
exhibition-level = The strength of the computer players: "learner", "sound" or "sharp".
exhibition-idle_seconds = Seconds without a touch after which the visitor is asked whether they are still there: 30 to 600.
    During a lesson or on a page of the rules, 90 seconds are added.
exhibition-countdown_seconds = Seconds the visitor has to answer: 10 to 60.
exhibition-visit_minutes = Time limit of a visit in minutes, with up to three more to finish a deal; 0 for no limit. The visitor is warned two minutes before the end.
    With a limit, only games that have a short form are offered, and in that form.
exhibition-volume = Maximum volume, 0 to 100.
exhibition-text_size = Text size at the start of a visit: "ordinary", "larger" or "largest".
exhibition-pencilled = Whether cards show their rank and suit in the corner.
exhibition-cloth = The table top: green, blue or red baize, or bare wood.
exhibition-four_colour = Whether each suit has a colour of its own: spades black, hearts red, diamonds blue, clubs green.
exhibition-left_handed = Whether the log and the buttons are at the left of the table.
exhibition-reduced_motion = Whether cards appear in place without animation.
exhibition-speech = Whether the strip has a button that reads the table aloud with a voice of the system. Every visit begins without it.
exhibition-scanning = Whether visitors use switches in place of a keyboard: off, two_keys (Space moves the bright frame, Enter chooses) or one_key (the frame moves by itself).
exhibition-hints = Whether visitors may ask for a hint.
exhibition-coaching = Whether small cards explain the first deal of each visit.
exhibition-pointer = Whether the mouse pointer is shown. Use false for a touch screen without a mouse.
exhibition-opens = Opening time, as "10:00"; empty for always open.
exhibition-closes = Closing time. From then on the screen is dark.
exhibition-languages = The languages on offer, as ["en", "de"]; a visit begins with the first. [] offers all languages,
    beginning with that of the system.
exhibition-tables = What happens to visitors’ games: "wiped" deletes them at the end of the visit, "kept" adds them to the
    saved tables of this program, where staff can open them.
exhibition-statistics = Whether visits are counted: their number, time, length, games, lessons and how they
    ended. No personal data is stored. The folder “visits” holds one CSV file a day, for the last 400 days that had any.

## What is wrong with it.

exhibition-unread = { $file } cannot be read ({ $why }), and without its PIN the exhibition does not open.
exhibition-no-text = { $file } is not text in UTF-8, and without its PIN the exhibition does not open.
exhibition-no-toml = Line { $line } is not written as TOML, and the exhibition does not open: each line is a name, an equals sign and a value, and what is neither a number nor true or false stands in quotation marks.
exhibition-twice = Line { $line } sets what an earlier line has set already, and the exhibition does not open: each setting may stand in the file once.
exhibition-too-deep = { $file } has brackets within brackets, too many to be read, and the exhibition does not open.
exhibition-no-file = An exhibition opens with a file that holds its PIN: “crowe-table exhibit --write FILE” writes one, and “crowe-table exhibit FILE” opens it.
exhibition-no-pin = There is no PIN in the file, and without one the exhibition does not open: “crowe-table exhibit --write FILE” writes a file that has one.
exhibition-bad-pin = Line { $line }: the PIN is { $least } to { $most } digits from 0 to 9 in quotation marks, and nothing else; without one the exhibition does not open.
exhibition-guessable-pin = Line { $line }: the PIN is one of the first that anybody would try, such as a year, a row or a pattern of digits; choose another, or take one that “crowe-table exhibit --write FILE” makes up.
exhibition-chosen-pin = The PIN is { $pin }. It is shown only this once; the file keeps it.
exhibition-unknown = Line { $line }: there is no setting “{ $word }”. There are: { $allowed }.
exhibition-bad-number = Line { $line }: “{ $word }” is a whole number from { $least } to { $most }, without quotation marks. It is taken as { $usual }.
exhibition-bad-switch = Line { $line }: “{ $word }” is either true or false, without quotation marks. It is taken as { $usual }.
exhibition-bad-choice = Line { $line }: “{ $word }” is one of { $allowed }. It is taken as { $usual }.
exhibition-bad-list = Line { $line }: “{ $word }” is a list of names in square brackets, each name in quotation marks. It is taken as { $usual }.
exhibition-bad-hour = Line { $line }: “{ $word }” is an hour in quotation marks, from "00:00" to "23:59", or "" for none. It is taken as { $usual }.
exhibition-bad-games = Line { $line }: these are no games of this house: { $word }. There are: { $allowed }.
exhibition-bad-languages = Line { $line }: these languages are not offered: { $word }. There are: { $allowed }.
exhibition-long-games = Line { $line }: these games have no short form, and are not offered while a visit lasts { $number } minutes at the most: { $word }.
exhibition-games-not-for-two = Line { $line }: these games are not for two players, and are not offered while facing is true: { $word }.
exhibition-sound = The settings are in order.
exhibition-thanks = Thank you for playing.
exhibition-template = A template for pages of your own is in { $folder }. Rename it to “{ $name }” to use it.
exhibition-objects = The pages about objects of the house, in the order in which they appear. [] shows none.
exhibition-famous_hands = The famous hands on offer, in their order, by the names that “crowe-table exhibits --json” shows. [] offers none.
exhibition-lessons = The games whose lessons are offered. [] offers the lessons of all games on offer.
exhibition-bad-names = Line { $line }: “{ $word }” names what does not exist: { $wrong }. There are: { $allowed }.
exhibit-fault-unread = { $file } cannot be read ({ $why }).
exhibit-fault-no-text = { $file } is not text in UTF-8.
exhibit-fault-title = { $file }, line { $line }: the file begins with a line that has “# ” and a title.
exhibit-fault-markup = { $file }, line { $line }: only a title (#), a picture (![caption](file)), paragraphs without markup and a source (>) can stand here.
exhibit-fault-long = { $file }, line { $line }: this has { $number } characters, and there is room for { $most }.
exhibit-fault-part = { $file } has no { $part ->
        [title] title (a line with “# ”)
        [picture] picture (![caption](file))
        [text] text
       *[source] source (a line with “> ”)
    }.
exhibit-fault-language = { $file } is missing, so this is not shown in that language.
exhibit-fault-logo = { $file } is missing, so the pages and slips have no logo. It may also be a JPEG, logo.jpg.
exhibit-fault-picture = { $file }, line { $line }: there is no picture { $word } in the folder of the page.
exhibit-fault-kind = { $file }, line { $line }: { $word } is not a complete PNG or JPEG picture.
exhibit-fault-large = { $file }, line { $line }: { $word } is larger than { $most } MB, or more than { $side } pixels wide or high.
exhibition-keyboard = Whether the names of keys (F3, H, Enter) are printed on buttons. Use false for a touch screen without a keyboard.
exhibition-reach = "standing", or "seated" to put the strip at the foot of every screen. On an upright screen, everything to press is then within reach of children and visitors in wheelchairs.
exhibition-staff-morning = Morning check
exhibition-staff-morning-told = picture, sound, touch …
exhibition-staff-save = Save the statistics
exhibition-staff-save-told = CSV, picture and PDF
exhibition-staff-saved = The statistics are in { $folder }; the PDF follows in a few seconds.
exhibition-staff-touch = Test the touch screen
exhibition-staff-touch-told = nine points
exhibition-morning-heading = Morning check
exhibition-morning-touched = { $number } of { $most } points answered.
exhibition-morning-clock = The clock says { $date }, { $time }.
exhibition-morning-disk = { $free } GB of the disk are free. The exhibition uses { $used } MB.
exhibition-morning-no-crash = No crash is on record.
exhibition-touch-test = Touch each ring. A ring that answers is filled. The test ends after the last ring, or after 15 seconds without a touch.
exhibition-report-heading = Visits
exhibition-report-period = { $first } to { $last }
exhibition-report-totals = Altogether
exhibition-staff_language = The language of the staff page, as "en"; empty for the language of the visitor.
exhibition-bad-text = Line { $line }: “{ $word }” is text in quotation marks. It is taken as { $usual }.
exhibition-facing = Whether two visitors play opposite each other at a table-top screen, for games of two. Each has a hand, a question and
    buttons at their own edge.
exhibition-lesson-of = A lesson: { $name }
exhibition-candle-name = The candle
exhibition-candle = Lit at { $opens }, this candle lasts until { $closes }. Each mark is an hour.
exhibition-candle-price = Whoever played by night paid for the light, and a tax of a penny on every pound of tallow candles; wax cost far more. Nobody might make their own without a licence.
exhibition-candle-source = Repealed in 1831: Hansard, 16 February 1831. The rate: W. Beveridge, Prices and Wages in England, 1939.
exhibition-face-even = Good day. I am { $name }. I think first, and then I play. Will you sit down with me?
exhibition-face-bold = Good day. I am { $name }. Who dares nothing wins nothing, so I dare. Will you sit down with me?
exhibition-face-careful = Good day. I am { $name }. I keep my best cards for later, and my money in my pocket. Will you sit down with me?
exhibition-face-wayward = Good day. I am { $name }. What I shall play next? I do not know it myself. Will you sit down with me?
