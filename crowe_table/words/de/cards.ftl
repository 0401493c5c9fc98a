# Cards. A rank is numbered from the ace, a suit from spades. Cards go without an article, as at a German table.

rank-0 = Ass
rank-1 = Zwei
rank-2 = Drei
rank-3 = Vier
rank-4 = Fünf
rank-5 = Sechs
rank-6 = Sieben
rank-7 = Acht
rank-8 = Neun
rank-9 = Zehn
rank-10 = Bube
rank-11 = Dame
rank-12 = König

## The gender of each: f, m or n.

rank-gender-0 = n
rank-gender-1 = f
rank-gender-2 = f
rank-gender-3 = f
rank-gender-4 = f
rank-gender-5 = f
rank-gender-6 = f
rank-gender-7 = f
rank-gender-8 = f
rank-gender-9 = f
rank-gender-10 = m
rank-gender-11 = f
rank-gender-12 = m

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
rank-brief-10 = B
rank-brief-11 = D
rank-brief-12 = K

suit-0 = Pik
suit-1 = Herz
suit-2 = Karo
suit-3 = Kreuz
suit-4 = Trumpf
suit-none = Farbe

## The keys that reach a card: of each rank from the ace on, and of each suit.

rank-letters = A23456789ZBDK
suit-letters = PHRX

card = { $suit }-{ $rank }
card-back = eine Karte
card-backs =
    { $number ->
        [one] eine Karte
       *[other] { WORDS($number) } Karten
    }

seat-you = Sie
seat-number = Platz { $number }
