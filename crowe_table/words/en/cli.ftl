# The command line: its help, and its sentences.

cli-usage = usage:
cli-group-named = what it is about
cli-group-verb = options
cli-group-all = everywhere

cli-all-usage = crowe-table [verb] [options]
cli-play-usage = crowe-table play SLUG [options]
cli-list-usage = crowe-table list [options]
cli-exhibits-usage = crowe-table exhibits [options]
cli-simulate-usage = crowe-table simulate SLUG [options]
cli-check-usage = crowe-table check FILE ... [options]
cli-show-usage = crowe-table show FILE [options]
cli-shot-usage = crowe-table shot SLUG --out PNG [options]

cli-all = A candle-lit card table for the games of four old rule books.
cli-all-more =
    verbs:
      (none)                  open the title page
      play SLUG               open the window straight at a table
      list                    the games, their presets, and the rules that can be altered
      exhibits                the famous hands that come with the table
      simulate SLUG           let opponents play each other, and count what comes of it
      check FILE ...          say whether saved sessions are sound, torn or damaged
      show FILE               a saved session as text, as one seat saw it
      shot SLUG --out PNG     draw a table to a picture, with no display
      exhibit [TOML]          run the table by itself in an exhibition
      card SLUG --out PDF     print a game's rules on one page
      slip FILE --out PDF     print what a visitor takes home of a game that is over

    Each verb teaches itself: crowe-table play --help
    What is asked for wrongly is one sentence and exit code 2.

cli-play = Opens the window straight at a table, against opponents of the house.
cli-play-more =
    examples:
      crowe-table play cribbage
      crowe-table play cribbage --seats 4 --level sharp
      crowe-table play cribbage --seed 1775        the same cards every time

cli-list = Lists the games of this house: their presets and the books these come from, the numbers of players, and every rule that can be altered, with what it may be and what it is.
cli-list-more =
    examples:
      crowe-table list
      crowe-table list --json

cli-exhibits = Lists the famous hands that come with the table: the tale of each, and what is asked of who plays it.
cli-exhibits-more =
    examples:
      crowe-table exhibits
      crowe-table exhibits --json

cli-simulate = Lets opponents play each other without a window, and prints who won, how many deals it took, how fast it went, and the sum of the ledger, which is nought.
cli-simulate-more =
    examples:
      crowe-table simulate cribbage --games 1000 --level learner
      crowe-table simulate cribbage --seats 4 --seed 1775 --json

    The same seed gives the same games. A long run on a terminal shows how far it has come.

cli-check = Replays saved sessions and says of each whether it is sound, torn (its last line was cut off; it is kept to the line before) or damaged, and why. Nothing is changed.
cli-check-more =
    The exit code is 0 if all are sound, 1 if one is not, 2 if one cannot be opened.

    example:
      crowe-table check ~/.local/share/crowe-table/sessions/*.crowe

cli-show = Prints a saved session as text, as everybody saw it, or as one seat did. Cards that the watcher could not see are not named.
cli-show-more =
    examples:
      crowe-table show game.crowe
      crowe-table show game.crowe --seat 0 --json

    While the game is not over, what a seat sees is shown to a referee alone; whoever plays on
    is told so:
      crowe-table show game.crowe --seat 0 --referee

cli-shot = Draws a table after some actions by opponents, seen from the first seat; or, for the word title, the title page. It needs no display.
cli-shot-more =
    example:
      crowe-table shot cribbage --seed 1775 --actions 12 --size 1920x1080 --out table.png
      crowe-table shot title --language de --out titel.png

cli-card-usage = crowe-table card SLUG --out PDF [options]
cli-card = Prints a game's rules on one page: the booke's minute, and after it as many of its rules as lie on a sheet of A4.
cli-card-more =
    example:
      crowe-table card cribbage --out cribbage.pdf

cli-slip-usage = crowe-table slip FILE --out PDF [options]
cli-exhibit-usage = crowe-table exhibit [TOML] [options]
cli-exhibit = Runs the table by itself in an exhibition: it fills the display, plays until it is touched, and is started again if it fails. Staff leave it by the PIN in its settings, and without a PIN it does not open.
cli-exhibit-more =
    examples:
      crowe-table exhibit --write table.toml       every setting, explained, and a PIN
      crowe-table exhibit --check table.toml
      crowe-table exhibit table.toml
cli-settings-help = the file of its settings, with the PIN
cli-write-help = writes such a file, every setting explained, with a random PIN that it prints once, and does nothing else
cli-check-settings-help = says what is wrong with such a file, and does nothing else
cli-slip = Prints the slip of a game that is over, on A5: who won and by what, the last hands, and the code of the deal.
cli-slip-more =
    example:
      crowe-table slip evening.crowe --out evening.pdf

cli-selftest-help = say whether this copy of the program is whole, and leave
cli-selftest-part = { $part }: { $told }
cli-selftest-whole = whole
cli-selftest-other = the table that was kept is not the table that was found
cli-selftest-thoughtless = no player could think of an answer
cli-slug-help = the game, as `crowe-table list` names it
cli-file-help = a saved session
cli-files-help = saved sessions
cli-preset-help = whose book is played by; the game’s first, if not said
cli-seats-help = how many sit down; as many as usual, if not said
cli-seed-help = what the cards are dealt from: the six words of a deal, or 1 to 64 letters, figures, dots and hyphens; - reads it from standard input, where no list of processes shows it; drawn afresh, if not said
cli-level-help = how well opponents play: learner (a beginner), sound (good; if not said) or sharp (an expert)
cli-json-help = print JSON
cli-games-help = how many games; 10, if not said
cli-seat-help = who looks on, counted from 0; what everybody saw, if not said
cli-referee-help = show a seat’s hand though the game is not over, and mark the table
cli-actions-help = after how many actions; 12, if not said
cli-size-help = width and height in pixels, as 1280x800
cli-out-help = the picture to be written
cli-pdf-help = the paper to be written
cli-data-dir-help = where sessions and settings are kept
cli-mute-help = no sound
cli-reduced-motion-help = nothing glides or flickers
cli-version-help = print the edition, and nothing else
cli-help-help = print this, and nothing else

cli-language-help = in which language it is written: en (if not said), de, fr or es
cli-language = “{ $word }” is no language of this table. It may be: { $allowed }.
cli-verb = There is no verb “{ $word }”. It may be: { $allowed }; or none, for the title page.
cli-option = There is no option “{ $word }” here. It may be: { $allowed }.
cli-value = The option { $option } wants a value after it.
cli-no-value = The option { $option } takes no value.
cli-too-much = “{ $word }” is one word too many: { $verb } does not take it.
cli-number = “{ $word }” cannot be given to { $option }: it takes a whole number from { $least } to { $most }.
cli-size = “{ $word }” is no size: it is a width and a height such as 1280x800, from { $least } to { $most }.
cli-no-output = What was asked cannot be printed: { $why }.
cli-no-temporary = There is no folder for passing files: { $why }.
cli-no-game = Which game shall it be? { $verb } takes one of: { $allowed }.
cli-no-file =
    { $verb ->
        [show] show takes the name of one saved session.
       *[other] { $verb } takes the names of saved sessions.
    }
cli-no-out = { $verb } wants to know where to write: --out FILE.
cli-out-ending = What is written to “{ $word }” is of another kind: let its name end in { $ending }.
cli-out-folder = “{ $word }” cannot be written: there is no such folder.
cli-out-unwritten = “{ $word }” cannot be written: { $why }.
cli-data-dir = Sessions cannot be kept in “{ $word }”: it is not a folder.

cli-list-preset = preset { $name }, for { $players } players: { $source }
cli-list-options = options, what each may be, and [what it is unless a preset says otherwise]:
cli-list-from = a number from { $least }, in steps of { $step }
cli-list-range = a number from { $least } to { $most }

cli-exhibit-line = { $title } ({ $game }; { $file })
cli-exhibits-none = No famous hands lie here.

cli-simulate-games = Games
cli-simulate-head = { $game }, { $preset }, { $number } players, each “{ $level }” (seed { $seed })
cli-simulate-seat = seat { $number }: won { $wins } ({ $share } %), { $mean } points a game, { $money }
cli-simulate-deals =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $deals } deals, { $actions } actions
cli-simulate-speed = { $seconds } s, { $rate } actions a second
cli-simulate-sum = sum of the ledger: { $amount }

cli-check-sound = { $file }: sound; { $held }
cli-check-sealed = { $held }; its seed is the one that was sealed before the first deal as { $seal }
cli-check-torn = { $file }: torn, kept to line { $line }; { $held }
cli-check-damaged = { $file }: damaged: { $why }
cli-check-held = { $table }

cli-show-unreadable = “{ $file }” cannot be shown: { $why }
cli-show-head = { $game }, { $preset }
cli-show-company = At the table: { $names }
cli-show-seen = Begun { $date }; as { $seat_name } saw it
cli-show-purse = { $name }: { $purse } in the purse, { $result } by the sitting
cli-show-everybody = everybody
cli-show-seed = The cards of this table were dealt from: { $seed }

cli-shot-done = { $file }

no-display = No display
