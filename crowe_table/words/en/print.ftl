# Things to print, cut out and make.

print-pack-title = { $number } cards
print-paper-small = { $thing } and the marks for cutting do not fit on paper of { $paper }.

making-title = How to Make Them
making-ruler = Printed at true size, this line is 100 mm long.
making-print-heading = Printing
making-print = Print at 100 %, not “fit to page”. Hold a ruler to the line below before you print the rest.
making-pack-heading = Cards
making-pack = Use smooth card of 200 to 250 grams a square metre. Choose two-sided printing: each sheet of faces is followed by its backs, and the printer may turn the sheet on either edge. Print one sheet first and hold it against a window. The marks of both sides should lie within half a millimetre of each other. Lay a steel rule from mark to mark and cut with a sharp knife, all the long cuts first. In 1775 a card was three or four papers pasted together, pressed, and polished with soap and a smooth stone, so that it slid well. Square corners are right for that time.

print-notes-title = Bank notes and counters
print-nothing = { $game } needs only cards.
print-board-size = To { $number } holes
print-deal = Deal { $number }
print-total = Total
print-note-house = Mr. Crowe’s Bank
print-note-promise = I promise to pay the bearer, at this table,
print-note-guineas =
    { $number ->
        [one] One Guinea
       *[other] { CAP(WORDS($number)) } Guineas
    }
print-note-play = Play money of the house. It buys nothing outside the game.

making-pegs-heading = The peg board
making-pegs = Paste the page on a board 15 mm thick. Prick the middle of each ring with an awl, then drill 10 mm deep with a bit of 3 mm. Smooth the holes, and varnish the paper. Cut two pegs for each side from a wooden skewer of 3 mm, and stain them in two colours. They start in the two holes at the left. Each row goes on where the row before it ends, and the ringed hole ends the game.
making-cloth-heading = The cloth
making-cloth = Real cards and coins fit this cloth. The figures at the foot of a page are its row and its column. Cut off the left and upper strip at the marks, lay each page over the one before it, and paste them on green cloth or board. A stake on a small circle is on the cards around it.
making-cases-heading = The case-keeper
making-cases = Paste the page on board. For each card that has been played, lay a button on the next circle of its row. So everybody sees which cards are still to come.
making-dials-heading = Markers
making-dials = Paste the page on stiff card and cut out the markers and the hands. Pierce the middle of each dial and the small ring of each hand, and join them with a paper fastener so that the hand turns.
making-counters-heading = Counters
making-counters = Paste the page on stiff card before you cut. Counters are worth the figure on them.
making-dishes-heading = Dishes
making-dishes = Cut a dish out along its outer ring, cut each line down to the inner ring, and bend the rim upwards; each part of the rim is pasted over the next.
making-table-heading = The table of throws
making-table = Cut the two tables apart and paste them on card, one for each end of the room. Find the row of the main, and read along it.
making-scores-heading = The score sheet
making-scores = Write the names in the top row. In each deal, write the score of the deal on the left and the sum so far on the right.
making-notes-heading = Bank notes
making-notes = Use thin, firm paper and print on one side, as notes were printed then. Cut along the outer line.
