# The command line: help and error messages.

cli-usage = usage:
cli-group-named = arguments
cli-group-command = options
cli-group-all = common options

cli-all-usage = crowe-table [command] [options]
cli-play-usage = crowe-table play SLUG [options]
cli-list-usage = crowe-table list [options]
cli-exhibits-usage = crowe-table exhibits [options]
cli-simulate-usage = crowe-table simulate SLUG [options]
cli-check-usage = crowe-table check FILE ... [options]
cli-open-usage = crowe-table open FILE [options]
cli-show-usage = crowe-table show FILE [options]
cli-shot-usage = crowe-table shot SLUG --out PNG [options]

cli-all = A candle-lit card table for the games of four old rule books.
cli-all-more =
    commands:
      (none)                  open the title page
      play SLUG               open the window at a table
      open FILE               open the window with the game of a file
      list                    list the games, their presets and their options
      exhibits                list the famous hands
      simulate SLUG           let computer players play against each other
      check FILE ...          verify saved sessions
      show FILE               print a saved session as text
      review FILE             compare a player's choices in a finished game with the best ones
      shot SLUG --out PNG     draw a table to a picture file
      exhibit [TOML]          run unattended in an exhibition
      card SLUG --out PDF     print a game's rules on one page
      rulings SLUG            print a game's rulings, with the words of its book beside each
      slip FILE --out PDF     print the result of a finished game for a visitor
      print THING --out PDF   print a pack, boards or bank notes to cut out

    See “crowe-table COMMAND --help” for the options of a command.
    Usage errors exit with code 2.

cli-play = Open the window at a table with computer players.
cli-play-more =
    examples:
      crowe-table play cribbage
      crowe-table play cribbage --seats 4 --level sharp
      crowe-table play cribbage --seed 1775        the same cards every time

cli-open = Open the window with the game of a file: go on with it, or look at it again if it is over. The file is copied among the saved games. Without a file, open the title page.
cli-open-more =
    examples:
      crowe-table open evening.crowe

cli-list = List the games: their presets with source and numbers of players, and every option with its allowed values and default.
cli-list-more =
    examples:
      crowe-table list
      crowe-table list --json

cli-exhibits = List the famous hands: the story of each, and the player's task.
cli-exhibits-more =
    examples:
      crowe-table exhibits
      crowe-table exhibits --json

cli-simulate = Let computer players play against each other without a window, and print the winners, the number of deals, the speed, and the ledger total, which must be zero.
cli-simulate-more =
    examples:
      crowe-table simulate cribbage --games 1000 --level learner
      crowe-table simulate cribbage --seats 4 --seed 1775 --json
      crowe-table simulate whist --games 1 --transcript --hints

    The same seed gives the same games. A long run in a terminal shows a progress bar.

cli-check = Verify saved sessions by replaying them. Each is reported as ok, truncated (with the last line that can be used) or damaged (with the reason). The files are not changed.
cli-check-more =
    The exit code is 0 if all are ok, 1 if any is not, and 2 if any cannot be opened.

    example:
      crowe-table check ~/.local/share/crowe-table/sessions/*.crowe

cli-show = Print a saved session as text, as a spectator or one seat saw it. Cards that this viewer could not see are not named.
cli-show-more =
    examples:
      crowe-table show game.crowe
      crowe-table show game.crowe --seat 0 --json

    The view of a seat in an unfinished game needs --referee, which marks the session:
    its players are told of it.
      crowe-table show game.crowe --seat 0 --referee

cli-review-usage = crowe-table review FILE [options]
cli-review = Compare a player's choices in the deals that are over with the best ones, judged by what the player could know. Report what the dearest ones cost, and how an expert would have played the same deals.
cli-review-more =
    example:
      crowe-table review evening.crowe --seat 0 --json
cli-review-seat-help = seat of the player, from 0 (default: the first person)
cli-review-no-deal = No deal of this game is over yet. A review judges the deals that are.
cli-review-head =
    { $number ->
        [one] { $name }: one choice
       *[other] { $name }: { $number } choices
    }

cli-shot = Draw a table after some actions by computer players, seen from the first seat. With the word “title” instead of a game, draw the title page. No display is needed.
cli-shot-more =
    examples:
      crowe-table shot cribbage --seed 1775 --actions 12 --size 1920x1080 --out table.png
      crowe-table shot title --language de --out titel.png

cli-card-usage = crowe-table card SLUG --out PDF [options]
cli-card = Print a game's rules on one page: the one-minute summary, and as many of the rules as fit.
cli-card-more =
    example:
      crowe-table card cribbage --out cribbage.pdf
      crowe-table card cribbage --preset hoyle6 --rule target=61 --out cribbage.pdf

cli-rule-help = change one option of the preset; may be repeated (“list” names them)
cli-rulings-usage = crowe-table rulings SLUG [--out PDF] [options]
cli-rulings = Print a game’s rulings: what its book says, what it leaves open, what we do, and who else did so. Departures from the book come first.
cli-rulings-more =
    examples:
      crowe-table rulings cribbage
      crowe-table rulings cribbage --out rulings.pdf
cli-no-rulings = No rulings of { $game } are written down.

cli-slip-usage = crowe-table slip FILE --out PDF [options]
cli-exhibit-usage = crowe-table exhibit [TOML] [options]
cli-exhibit = Run unattended in an exhibition. The program fills the display, plays until somebody touches it, and restarts after a failure. Staff leave it with the PIN from the settings file; it does not start without a PIN.
cli-exhibit-more =
    examples:
      crowe-table exhibit --write table.toml       write a settings file with a random PIN
      crowe-table exhibit --check table.toml
      crowe-table exhibit table.toml
cli-settings-help = settings file, which contains the PIN
cli-write-help = write a settings file with comments and a random PIN, print the PIN once, and exit
cli-check-settings-help = report errors in a settings file and exit
cli-slip = Print the slip of a finished game on half a sheet: the winner and the margin, the last hands, and the deal code.
cli-slip-more =
    example:
      crowe-table slip evening.crowe --out evening.pdf

cli-print-usage = crowe-table print pack|board SLUG|notes --out PDF [options]
cli-print = Print things to make with scissors, knife and glue, true to size: a pack of cards with backs, the boards and markers of a game, or bank notes and counters. The last page says how to make them.
cli-print-more =
    examples:
      crowe-table print pack --out pack.pdf
      crowe-table print pack --cards 32 --packs 4 --paper letter --out packs.pdf
      crowe-table print board cribbage --out board.pdf
      crowe-table print notes --language fr --out billets.pdf

    Print at 100 %. Each sheet of faces is followed by a sheet of backs, for printing on both sides.
cli-things-help = pack, board with a game as listed by “crowe-table list”, or notes
cli-card-paper-help = A4 (default), Letter, A5 or pocket (105 × 148 mm)
cli-page-paper-help = A4 (default) or Letter
cli-logo-help = logo of the museum (PNG or JPEG), printed above its name
cli-museum-help = name of the museum, printed at the head of the slip
cli-paper-help = A3, A4 (default), A5, Letter or Legal
cli-cards-help = cards in a pack: 52 (default), 36 (from the six up) or 32 (from the seven up)
cli-packs-help = number of packs, 1 to 8 (default: 1)
cli-card-size-help = width and height of a card in millimetres: 63x88 (default), or 64x95 as in 1775
cli-back-help = pattern of the backs: lattice (default), speckled or plain
cli-no-thing = print requires a thing to print. Choose from: { $allowed }.
cli-thing = Unknown thing to print “{ $word }”. Choose from: { $allowed }.
cli-choice = Invalid value “{ $word }” for { $option }. Choose from: { $allowed }.

cli-selftest-help = check that this installation works and exit
cli-selftest-part = { $part }: { $told }
cli-selftest-whole = ok
cli-selftest-other = the reloaded table differs from the saved one
cli-selftest-thoughtless = the process of the computer players gave no answer
cli-slug-help = game, as listed by “crowe-table list”
cli-file-help = saved session
cli-files-help = saved sessions
cli-preset-help = preset of rules (default: the game’s first)
cli-seats-help = number of players (default: the preset’s usual number)
cli-seed-help = seed of the cards: a six-word deal code, or 1 to 64 letters, digits, dots and hyphens; “-” reads it from standard input, which keeps it out of the process list (default: random)
cli-level-help = strength of the computer players: learner, sound or sharp (default: sound)
cli-json-help = print JSON
cli-games-help = number of games (default: 10)
cli-transcript-help = print every choice: the seat, its hand, the question and the answer
cli-hints-help = with --transcript, also print the hint that a visitor would get
cli-seat-help = seat of the viewer, from 0 (default: spectator)
cli-referee-help = show a seat’s view of an unfinished game, and mark the session
cli-actions-help = number of actions before the picture (default: 12)
cli-size-help = width and height in pixels, for example 1280x800
cli-out-help = output file
cli-layout-help = also write what lies where (object, owner, box, visible width of each open card) to a .json file
cli-text-help = size of the text: ordinary (default), larger or largest
cli-pack-help = pack of cards: english (default) or plain
cli-cloth-help = table top: green (default), blue, red or wood
cli-contrast-help = draw with high contrast
cli-four-colour-help = draw each suit in a colour of its own
cli-left-handed-help = draw the log and the controls at the left of the table
cli-pdf-help = output file
cli-data-dir-help = directory of sessions and settings
cli-mute-help = disable sound
cli-reduced-motion-help = disable animations
cli-version-help = print the version and exit
cli-help-help = print this help and exit

cli-language-help = language of the output: en, de, fr or es (default: the system’s; JSON in English)
cli-language = Unknown language “{ $word }”. Choose from: { $allowed }.
cli-command = Unknown command “{ $word }”. Choose from: { $allowed }; without a command, the title page opens.
cli-option = Unknown option “{ $word }”. Choose from: { $allowed }.
cli-value = Option { $option } requires a value.
cli-no-value = Option { $option } takes no value.
cli-too-much = Unexpected argument “{ $word }” for { $command }.
cli-number = Invalid value “{ $word }” for { $option }: expected a whole number from { $least } to { $most }.
cli-size = Invalid size “{ $word }”: expected a width and height such as 1280x800, from { $least } to { $most }, in either orientation.
cli-no-output = Cannot write to standard output: { $why }.
cli-no-temporary = Cannot create a temporary folder: { $why }.
cli-no-game = { $command } requires a game. Choose from: { $allowed }.
cli-no-file =
    { $command ->
        [check] check requires one or more saved sessions.
       *[other] { $command } requires a saved session.
    }
cli-no-out = { $command } requires an output file: --out FILE.
cli-out-ending = Invalid output file “{ $word }”: its name must end in { $ending }.
cli-out-folder = “{ $word }” cannot be written: there is no such folder.
cli-out-unwritten = “{ $word }” cannot be written: { $why }.
cli-data-dir = Invalid data directory “{ $word }”: not a folder.

cli-list-preset = preset { $name }, for { $players } players: { $source }
cli-list-options = options, with allowed values and [default, unless the preset differs]:
cli-list-from = a number from { $least }, in steps of { $step }
cli-list-range = a number from { $least } to { $most }

cli-exhibit-line = { $title } ({ $game }; { $file })
cli-exhibits-none = No famous hands found.

cli-simulate-games = Games
cli-simulate-head = { $game }, { $preset }, { $number } players, level “{ $level }” (seed { $seed })
cli-simulate-seat = seat { $number }: won { $wins } ({ $share } %), { $mean } points per game, { $money }
cli-simulate-deals =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $deals } deals, { $actions } actions
cli-simulate-speed = { $seconds } s, { $rate } actions per second
cli-simulate-sum = ledger total: { $amount }
cli-transcript-deal = --- deal { $number } (seed { $seed }) ---
cli-transcript-choice = { $name } | { $hand } | { $question }
cli-transcript-trick = {"  "}trick: { $trick }
cli-transcript-answer = {"  "}answer: { $answer }
cli-transcript-hint = {"  "}hint: { $hint } { $next }

cli-check-sound = { $file }: ok; { $held }
cli-check-sealed = { $held }; the seed matches the hash published before the first deal, { $seal }
cli-check-torn = { $file }: truncated after line { $line }; { $held }
cli-check-damaged = { $file }: damaged: { $why }
cli-check-held = { $table }

cli-show-unreadable = Cannot show “{ $file }”: { $why }
cli-show-head = { $game }, { $preset }
cli-show-company = Players: { $names }
cli-show-seen = Begun { $date }, as seen by { $seat_name }
cli-show-purse = { $name }: purse { $purse }, result { $result }
cli-show-everybody = a spectator
cli-show-seed = Seed: { $seed }

cli-shot-done = { $file }

messages-broken = The messages in “{ $language }” are damaged ({ $files }). What cannot be read is shown in English.
no-display = No display was found: start the program in a graphical session, or name a display in DISPLAY or WAYLAND_DISPLAY.
