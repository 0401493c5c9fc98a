# What the pages of the booke say: the title, taking a seat, tables kept, the furniture, and the ends of games.

## The title page.

frontispiece-name = The { CAP($rank) } of { CAP($suit) }
frontispiece-kings = “Behold, four Kings in majeſty rever’d,”
frontispiece-queens = “And four fair Queens, whoſe hands ſuſtain a flow’r,”
frontispiece-knaves = “Four Knaves in garbs ſuccinct, a truſty band;”
frontispiece-poet = Mr. Pope.

## Saved games, told in a line.

saved-told = { $game }: { $score }, on { $date }
saved-told-many = { $game }, { $number } at the table, on { $date }
saved-told-lesson = { $game }, on { $date }
saved-lesson = { $game }: the lesson
saved-so = { $score } · { $state }
saved-side = { $names } { $score }

date-and-hour = { $date }, { $hour }
date = { $day } { $month } { $year }
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December

## Take a Seat.

seat-for = for { $numbers }
seat-option-altered = { $option } (altered)
seat-option-in-book = The book has: { $value }.
list-to = { $first } to { $last }
list-or = { $before } or { $last }

## Saved games.

saved-unknown = An unknown table
saved-last-played = last played { $date }
saved-at-deal = deal { $number }

## About this table.

about-ace-name = The duty ace
about-ace = From 1765 the Stamp Office itself printed the ace of spades, to prove that sixpence of duty had been paid on the pack. Forging one was a hanging matter. This ace is our own, and pays no duty.
about-house-heading = What it is
about-house =
    This is a card table as it might have stood in a London coffee-house in 1775: green baize, plain-backed cards with square corners, a board of sixty-one holes, and a booke of the rules.

    You may sit down to it alone, with players of the house; with others who sit beside you; or with both. { $kept }

    No player of the house sees a card that you could not see from the same chair, and nobody can choose the deal. When a game is over the seed it was dealt from is shown, and anyone may deal it again.

    The table speaks to nobody outside this room.

    Crowe’s Table, edition { $version }
about-books-heading = Four old books
about-books =
    Mr. Crowe’s Games: the method of playing and wagering at Brag, Cribbage, Piquet, Reverse, Speculation and Hazards. The first edition, London, printed and sold by N. Crowe without Temple Bar, 1775.

    An encyclopædia, of which only the leaves on cards are left: Cribbage for four and for two, and its Laws.

    A paper on the games of the gaming houses: the dice, Faro, Basset and Baccara.

    Hoyle’s Games Modernized: the laws and the play of a later age, when the tables had grown sober.

    Where a book is silent, or two of them disagree, the Rule Booke says what this house has decided and why.
about-money-heading = Of the money
about-money =
    A guinea was one and twenty shillings, a shilling twelve pence, and a penny four farthings. There was no copper penny yet: pence were paid in halfpence.

    A guinea was about two weeks’ pay of a London labourer.

    The coins on this table are worth nothing and cannot be bought. If you would rather not play for coin, sit down with counters, or set the stake to nothing and play for the game.
about-types-heading = The types
about-types =
    What you read is set in Crowe Caslon, cast for this table from Libre Caslon Text by Pablo Impallari and Rodrigo Fuenzalida, with suits, flowers and the long s added.

    Headings and titles are in the Fell types of Oxford, as revived by Igino Marini; the handwriting is Pinyon Script by Nicole Fally and Eben Sorkin.

    All are under the SIL Open Font License, version 1.1. The licences lie beside the types in the program’s folder.
about-made-heading = How it was made
about-made =
    The cards were drawn as plates, one for each colour, and printed in the old order: yellow, red, blue and black through stencils, then the line. The board, the coins, the paper and every sound were made for this table.

    The program is written in Python, on pygame-ce and pygame_gui, with msgspec, Fluent, platformdirs and Rich. It is free under the MIT licence: you may read it, change it and give it away.

## The Rule Booke.

booke-figure = { $caption }.
figure-board = The board
booke-ordinary = Smaller Print

## Settings.

settings-as-in-1775 = As in 1775

## On paper.

card-title = The rules of { $game }
card-foot = The whole booke, with good play, rulings and the words that are used, lies upon the table.
card-plan = The table from above, for { $number } players. You sit at the foot.
card-foot-more = In the booke upon the table besides: { $sections }.
slip-head = At Crowe’s Table
slip-score = { $number ->
    [one] one point
   *[other] { $number } points
}
slip-hands = The last hands
slip-code = Type these words when you start a new table, and the same cards are dealt again.
print-card = Print a card
print-slip = Print a slip
print-heading = The Press
print-going-on = It is being printed…
print-written = Saved in { $file }
print-not-written = { $file } could not be written: { $why }
print-fault = It could not be printed. The log says what went wrong.
print-close = Done
