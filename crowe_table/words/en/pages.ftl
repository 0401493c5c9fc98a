# What the pages of the booke say: the title, taking a seat, tables kept, the furniture, and the ends of games.

## The title page.

frontispiece-name = The { CAP($rank) } of { CAP($suit) }
frontispiece-kings = “Behold, four Kings in majeſty rever'd,”
frontispiece-queens = “And four fair Queens, whoſe hands ſuſtain a flow'r,”
frontispiece-knaves = “Four Knaves in garbs ſuccinct, a truſty band;”
frontispiece-poet = Mr. Pope.

## Tables kept, told in a line.

kept-told = { $game }: { $score } · { $date }
kept-side = { $names } { $score }

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
list-or = { $before } or { $last }
