# A table that stands in an exhibition: what visitors read, and what staff do.

exhibition-touch = Touch the cards to play
exhibition-captioned = This exhibit has sound, all of it captioned.
exhibition-larger = Larger print
exhibition-smaller = Smaller print
exhibition-still = Hold still
exhibition-moving = Let it move
exhibition-choose = Sit down, whoever you are
exhibition-choose-line = Touch a game. A player of the house deals, and a hint is yours for the asking.
exhibition-choose-limit = These are short games: a visit lasts { $minutes } minutes.
exhibition-short = { $form }, { $against }
exhibition-taught = Be taught
exhibition-leave = I have finished
exhibition-players = { $number ->
    [one] against one other
   *[other] against { WORDS($number) } others
}
exhibition-idle-heading = Are you still at the table?
exhibition-idle-told = { $seconds ->
    [one] In one second it is laid for the next visitor.
   *[other] In { $seconds } seconds it is laid for the next visitor.
}
exhibition-more = More time
exhibition-done = I have finished
exhibition-soon-heading = Two minutes more
exhibition-soon-told = Others would like to play too. Finish what you have begun; then the table is laid for the next.
exhibition-soon-on = Play on
exhibition-pin-heading = For the staff of the house
exhibition-pin-told = Enter the PIN, then touch OK.
exhibition-pin-wrong = That is not the PIN.
exhibition-pin-paused = That is not the PIN. The next can be tried in { $time }.
exhibition-pin-clear = Clear
exhibition-pin-enter = OK
exhibition-pin-back = Back to the table
## The page of those who keep the exhibition.

exhibition-staff-heading = For the Keepers
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
exhibition-staff-uncounted = Visits are not counted: the file of settings says so.
exhibition-staff-nobody = Nobody has played yet.
exhibition-staff-visits = { $number ->
    [one] visit
   *[other] visits
}
exhibition-staff-minutes = { $minutes } min.
exhibition-staff-middle = the middle visit
exhibition-staff-over = { $number ->
    [one] game played out
   *[other] games played out
}
exhibition-staff-hours = Visits by the hour
exhibition-staff-lengths = How long they stayed
exhibition-staff-under = under { $minutes } min.: { $number }
exhibition-staff-longer = longer: { $number }
exhibition-staff-games = Games begun
exhibition-staff-lessons = Where lessons are left
exhibition-staff-lesson = begun { $begun }, ended { $ended }
exhibition-staff-left = It is left most at step { $step }.
exhibition-staff-ends = How visits ended
exhibition-end-finished = Finished
exhibition-end-left = Nobody stirred any more
exhibition-end-limit = At the limit
exhibition-end-staff = By staff, or at closing time
exhibition-end-crash = By a crash
exhibition-staff-asked = What was asked for, or changed
exhibition-help-why = Why?
exhibition-help-hint = Hints
exhibition-help-rules = The rules
exhibition-help-take-back = Taken back
exhibition-staff-languages = Languages
exhibition-staff-crashes = { $number ->
    [0] No crash in this time.
    [one] One crash in this time.
   *[other] { $number } crashes in this time.
}
exhibition-staff-report = Crashed on { $date }, at { $time }.
exhibition-staff-reports = The reports lie in { $folder }.
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
exhibition-staff-volume = No louder than
exhibition-staff-opens = Lit from
exhibition-staff-closes = Dark from
exhibition-staff-always = always lit
exhibition-staff-tables = What a visitor has played is
exhibition-tables-wiped = wiped
exhibition-tables-kept = kept
exhibition-staff-clean = Lock the glass
exhibition-staff-clean-told = thirty seconds, to clean it
exhibition-staff-reset = Reset now
exhibition-staff-reset-told = ends this visit
exhibition-staff-display = Try the picture
exhibition-staff-display-told = seven pictures
exhibition-staff-sound = Try the sound
exhibition-staff-sound-told = another at each press
exhibition-staff-leave = Leave
exhibition-staff-leave-told = ends the program
exhibition-staff-back = Back
exhibition-staff-back-told = to the visitors
exhibition-staff-told = What is set here is written into the file of settings.
exhibition-not-kept = It holds until the table is next started: the file of settings could not be written ({ $why }).
exhibition-not-kept-anywhere = It holds until the table is next started: it has no file of settings.
exhibition-clean-heading = The glass may be cleaned
exhibition-clean-told = It hears nothing until these seconds are over.
exhibition-display-told = The white line should run along every edge, and the circles be round. Touch anywhere: a ring marks the place. Five plain colours follow, and sixteen greys.

exhibition-resting-heading = The table is being laid
exhibition-resting-told = Something has fallen off it. Whoever keeps the house will see to it presently.

## What lies on the table, and its history.

exhibition-object-0-name = The King of Clubs
exhibition-object-0 = Four kings, four queens, four knaves: no two hold the same thing, and nobody remembers why. This one bears an orb. His pattern was cut at Rouen two hundred years before this pack was printed, and each copyist understood it a little less.
exhibition-object-1-name = The duty ace
exhibition-object-1 = From 1765 the Stamp Office printed the ace of spades itself, in proof that sixpence of duty was paid upon the pack. To forge one was a hanging matter, and men were hanged for it.
exhibition-object-2-name = The pegging board
exhibition-object-2 = Sixty-one holes for each player: thirty up, thirty down, and one for game. Two pegs leap over one another, so that an adversary can always see how far the last score went.
exhibition-object-3-name = A guinea
exhibition-object-3 = One and twenty shillings, and about two weeks’ pay of a London labourer. At the clubs of St James’s ten of them were a modest stake, and estates changed hands in a night.
exhibition-object-4-name = Box and dice
exhibition-object-4 = At Hazard the caster calls a main from five to nine, and throws. The lowest throw of all was called crabs; from that name, it is said, America has its craps.

## The file of settings. Each is explained to whoever sets the table up.

exhibition-heading = The settings of Crowe’s Table in an exhibition. Each is explained above it, and stands here as it usually is.
exhibition-display = Which display the table fills, counted from 0.
exhibition-pin = The PIN by which staff leave: 4 to 8 digits, in quotation marks. To open the pad, hold the upper left corner of
    the screen and then the lower right one for five seconds each (or both at once), or the keys Home and End together.
exhibition-games = The games that are offered, and played while nobody is there: as “crowe-table list” names them.
exhibition-level = How well the house plays against a visitor: "learner", "sound" or "sharp".
exhibition-idle_seconds = After so many seconds in which nothing is touched, the visitor is asked whether they are there: 30 to 600.
    Over a lesson or the rules it is a minute and a half more.
exhibition-countdown_seconds = So many seconds they have to say so: 10 to 60.
exhibition-visit_minutes = A visit lasts so many minutes, and up to three more until its deal is over; 0 for no limit. Two minutes before it is told.
    While there is a limit, only games that have a short form are offered, and in that form.
exhibition-volume = The loudest the table may be, 0 to 100.
exhibition-text_size = How large everything is printed when a visit begins: "ordinary", "larger" or "largest".
exhibition-pencilled = Whether cards have their rank and suit pencilled in the corner.
exhibition-reduced_motion = Whether cards appear in their places, and nothing glides.
exhibition-hints = Whether a visitor may ask for a hint.
exhibition-pointer = Whether the pointer is seen: not where there is a touch screen and no mouse.
exhibition-opens = From this hour of the day the table is lit, as "10:00"; empty for always.
exhibition-closes = From this hour it is dark, and draws nothing.
exhibition-languages = The languages that are offered, the first of them when a visit begins, as ["en", "de"]; [] for all there are,
    and that of the system first.
exhibition-tables = What becomes of the tables visitors have played: "wiped" at the end of the visit, or "kept" among the
    saved tables of this program, where staff can look at them.
exhibition-statistics = Whether visits are counted: how many, at what hour, how long, what was played and taught, and how
    each ended. Nothing tells who they were. A file of CSV for each day lies in the folder “visits”, and is kept 400 days.

## What is wrong with it.

exhibition-unread = { $file } cannot be read ({ $why }), and without its PIN the exhibition does not open.
exhibition-no-text = { $file } is not text in UTF-8, and without its PIN the exhibition does not open.
exhibition-no-toml = Line { $line } is not written as TOML, and the exhibition does not open: each line is a name, an equals sign and a value, and what is neither a number nor true or false stands in quotation marks.
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
exhibition-sound = The settings are in order.
