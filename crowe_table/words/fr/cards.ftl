# Cards. A rank is numbered from the ace, a suit from spades. A card has its article: “le roi de cœur”.

rank-0 = as
rank-1 = deux
rank-2 = trois
rank-3 = quatre
rank-4 = cinq
rank-5 = six
rank-6 = sept
rank-7 = huit
rank-8 = neuf
rank-9 = dix
rank-10 = valet
rank-11 = dame
rank-12 = roi

## The gender of each: f or m.

rank-gender-0 = m
rank-gender-1 = m
rank-gender-2 = m
rank-gender-3 = m
rank-gender-4 = m
rank-gender-5 = m
rank-gender-6 = m
rank-gender-7 = m
rank-gender-8 = m
rank-gender-9 = m
rank-gender-10 = m
rank-gender-11 = f
rank-gender-12 = m
suit-gender-0 = m
suit-gender-1 = m
suit-gender-2 = m
suit-gender-3 = m
suit-gender-4 = m

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
rank-brief-10 = V
rank-brief-11 = D
rank-brief-12 = R

suit-0 = pique
suit-1 = cœur
suit-2 = carreau
suit-3 = trèfle
suit-4 = atout
suit-none = couleur

## The keys that reach a card: of each rank from the ace on, and of each suit.

rank-letters = A23456789XVDR
suit-letters = PCKT

card = { $gender ->
    [f] la { $rank } de { $suit }
   *[m] le { $rank } de { $suit }
}
card-back = une carte
card-backs =
    { $number ->
        [one] une carte
       *[other] { WORDS($number, form: "f") } cartes
    }

seat-you = vous
seat-number = la place { $number }
