# Numbers as they are spoken. Twenty and the tens stand alone; others are made of them.
# -f and -m are forms before a noun, and -k before “thousand”. “list-last” may select by $initial, the vowels that the
# last item begins with.

figures = { $number }
decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 2) }
number-0 = nought
number-1 = one
number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight
number-9 = nine
number-10 = ten
number-11 = eleven
number-12 = twelve
number-13 = thirteen
number-14 = fourteen
number-15 = fifteen
number-16 = sixteen
number-17 = seventeen
number-18 = eighteen
number-19 = nineteen
number-20 = twenty
number-30 = thirty
number-40 = forty
number-50 = fifty
number-60 = sixty
number-70 = seventy
number-80 = eighty
number-90 = ninety
number-tens-units = { $tens }-{ $units }
number-hundreds = { $hundreds } hundred
number-hundreds-and = { $hundreds } and { $rest }
number-thousands = { $thousands } thousand
number-thousands-and =
    { $small ->
        [yes] { $thousands } and { $rest }
       *[no] { $thousands } { $rest }
    }

# Lists: “A, B and C”.

list-comma = {", "}
list-last = { $before } and { $last }

# Chances in plain words: “about three times in four”, and “about three in four” of things.

often =
    { $case ->
        [none] never
        [hardly] hardly ever
        [nearly] nearly always
        [all] always
       *[many] about { $number ->
            [one] once
           *[other] { $number } times
        } in 100
    }
share =
    { $case ->
        [none] none
        [hardly] hardly any
        [nearly] nearly all
        [all] all
       *[many] about { $number } in 100
    }
