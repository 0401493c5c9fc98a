# A table that stands in an exhibition: what visitors read, and what staff do.

exhibition-touch = Touch the cards to play
exhibition-choose = Sit down, whoever you are
exhibition-choose-line = Touch a game. A player of the house deals, and a hint is yours for the asking.
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
exhibition-pin-told = The number, if you please.
exhibition-pin-shown = { $stars }
exhibition-pin-wrong = That is not the number.
exhibition-pin-clear = Again
exhibition-pin-back = Back to the table
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
exhibition-pin = The number, of 4 to 8 figures, by which staff leave: hold the upper left corner of the
    screen and the lower right corner for five seconds each (or both at once), or the keys Home and End together.
exhibition-games = The games that are offered, and played while nobody is there: as “crowe-table list” names them.
exhibition-level = How well the house plays against a visitor: "learner", "sound" or "sharp".
exhibition-idle_seconds = After so many seconds in which nothing is touched, the visitor is asked whether they are there: 30 to 600.
exhibition-countdown_seconds = So many seconds they have to say so: 10 to 60.
exhibition-visit_minutes = A visit lasts so many minutes at the most; 0 for no limit. Two minutes before the end it is told.
exhibition-volume = The loudest the table may be, 0 to 100.
exhibition-text_size = How large everything is printed when a visit begins: "ordinary", "larger" or "largest".
exhibition-pencilled = Whether cards have their rank and suit pencilled in the corner.
exhibition-reduced_motion = Whether cards appear in their places, and nothing glides.
exhibition-hints = Whether a visitor may ask for a hint.
exhibition-pointer = Whether the pointer is seen: not where there is a touch screen and no mouse.
exhibition-opens = From this hour of the day the table is lit, as "10:00"; empty for always.
exhibition-closes = From this hour it is dark, and draws nothing.

## What is wrong with it.

exhibition-unread = { $file } cannot be read ({ $why }). The table is laid as it usually is.
exhibition-no-text = { $file } is no text. The table is laid as it usually is.
exhibition-no-toml = The file is not written as TOML: { $why }. The table is laid as it usually is.
exhibition-unknown = Line { $line }: there is no setting “{ $word }”. There are: { $allowed }.
exhibition-bad = Line { $line }: “{ $word }” cannot be so: { $why } It is taken as { $usual }.
exhibition-bad-games = Line { $line }: these are no games of this house: { $word }. There are: { $allowed }.
exhibition-sound = The settings are in order.
