# Cards. A rank is numbered from the ace, a suit from spades.

rank-0 = as
rank-1 = dos
rank-2 = tres
rank-3 = cuatro
rank-4 = cinco
rank-5 = seis
rank-6 = siete
rank-7 = ocho
rank-8 = nueve
rank-9 = diez
rank-10 = sota
rank-11 = dama
rank-12 = rey

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
rank-brief-10 = J
rank-brief-11 = Q
rank-brief-12 = K

suit-0 = picas
suit-1 = corazones
suit-2 = diamantes
suit-3 = tréboles
suit-4 = triunfos
suit-none = palo

rank-letters = A23456789XJQK
suit-letters = PCDT

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
rank-gender-10 = f
rank-gender-11 = f
rank-gender-12 = m

suit-gender-0 = f
suit-gender-1 = m
suit-gender-2 = m
suit-gender-3 = m
suit-gender-4 = m

card = { $gender ->
        [f] la
       *[m] el
    } { $rank } de { $suit }
card-back = una carta
card-backs =
    { $number ->
        [one] una carta
       *[other] { WORDS($number, form: "f") } cartas
    }

seat-you = usted
seat-number = el asiento { $number }
