# Cards. A rank is numbered from the ace, a suit from spades.

rank-0 = ace
rank-1 = two
rank-2 = three
rank-3 = four
rank-4 = five
rank-5 = six
rank-6 = seven
rank-7 = eight
rank-8 = nine
rank-9 = ten
rank-10 = Knave
rank-11 = Queen
rank-12 = King

suit-0 = spades
suit-1 = hearts
suit-2 = diamonds
suit-3 = clubs

card = the { $rank } of { $suit }
card-back = a card
card-backs =
    { $number ->
        [one] one card
       *[other] { WORDS($number) } cards
    }

seat-number = seat { $number }
