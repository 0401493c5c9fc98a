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

## As they are written where there is little room.

rank-brief-0 = A
rank-brief-1 = 2
rank-brief-2 = 3
rank-brief-3 = 4
rank-brief-4 = 5
rank-brief-5 = 6
rank-brief-6 = 7
rank-brief-7 = 8
rank-brief-8 = 9
rank-brief-9 = 10
rank-brief-10 = Kn
rank-brief-11 = Q
rank-brief-12 = K

suit-0 = spades
suit-1 = hearts
suit-2 = diamonds
suit-3 = clubs
suit-4 = trumps
suit-none = suit

## The keys that reach a card: of each rank from the ace on, and of each suit.

rank-letters = A23456789TJQK
suit-letters = SHDC

card = the { $rank } of { $suit }
card-back = a card
card-backs =
    { $number ->
        [one] one card
       *[other] { WORDS($number) } cards
    }

seat-you = you
seat-number = seat { $number }
