# Things to print, cut out and make.

print-pack-title = { $number } cards
print-paper-small = { $thing } and the marks for cutting do not fit on paper of { $paper }.

making-title = How to Make Them
making-ruler = Printed at true size, this line is 100 mm long.
making-print-heading = Printing
making-print = Print at 100 %, not “fit to page”. Hold a ruler to the line below before you print the rest.
making-pack-heading = Cards
making-pack = Use smooth card of 200 to 250 grams a square metre. Choose two-sided printing: each sheet of faces is followed by its backs, and the printer may turn the sheet on either edge. Print one sheet first and hold it against a window. The marks of both sides should lie within half a millimetre of each other. Lay a steel rule from mark to mark and cut with a sharp knife, all the long cuts first. In 1775 a card was three or four papers pasted together, pressed, and polished with soap and a smooth stone, so that it slid well. Square corners are right for that time.
