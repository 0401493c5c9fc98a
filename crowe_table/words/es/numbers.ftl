# Numbers as they are spoken. Twenty and the tens stand alone; others are made of them.

joins = de el=del, a el=al, o ocho=u ocho, o once=u once, o ochenta=u ochenta

figures =
    { $long ->
        [yes] { $number }
       *[no] { NUMBER($number, useGrouping: 0) }
    }
decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 2) }
number-0 = cero
number-1 = uno
number-2 = dos
number-3 = tres
number-4 = cuatro
number-5 = cinco
number-6 = seis
number-7 = siete
number-8 = ocho
number-9 = nueve
number-10 = diez
number-11 = once
number-12 = doce
number-13 = trece
number-14 = catorce
number-15 = quince
number-16 = dieciséis
number-17 = diecisiete
number-18 = dieciocho
number-19 = diecinueve
number-20 = veinte
number-21 = veintiuno
number-22 = veintidós
number-23 = veintitrés
number-24 = veinticuatro
number-25 = veinticinco
number-26 = veintiséis
number-27 = veintisiete
number-28 = veintiocho
number-29 = veintinueve
number-30 = treinta
number-40 = cuarenta
number-50 = cincuenta
number-60 = sesenta
number-70 = setenta
number-80 = ochenta
number-90 = noventa
number-100 = cien
number-1-m = un
number-1-k = un
number-1-f = una
number-21-m = veintiún
number-21-k = veintiún
number-21-f = veintiuna
number-200-f = doscientas
number-300-f = trescientas
number-400-f = cuatrocientas
number-500-f = quinientas
number-600-f = seiscientas
number-700-f = setecientas
number-800-f = ochocientas
number-900-f = novecientas
number-tens-units = { $tens } y { $units }
number-hundreds = { $hundreds ->
        [uno] ciento
        [dos] doscientos
        [tres] trescientos
        [cuatro] cuatrocientos
        [cinco] quinientos
        [seis] seiscientos
        [siete] setecientos
        [ocho] ochocientos
       *[nueve] novecientos
    }
number-hundreds-and = { $hundreds } { $rest }
number-thousands =
    { $thousands ->
        [un] mil
       *[other] { $thousands } mil
    }
number-thousands-and = { $thousands } { $rest }

# Lists: “A, B and C”.

list-comma = {", "}
list-last =
    { $initial ->
        [i] { $before } e { $last }
        [hi] { $before } e { $last }
       *[other] { $before } y { $last }
    }
own-letters = ñ

# Chances in plain words: “about three times in four”, and “about three in four” of things.

often =
    { $case ->
        [none] nunca
        [hardly] casi nunca
        [nearly] casi siempre
        [all] siempre
       *[many] { $number ->
            [one] una
           *[other] unas { $number }
        } de cada 100 veces
    }
share =
    { $case ->
        [none] ninguna
        [hardly] casi ninguna
        [nearly] casi todas
        [all] todas
       *[many] { $number ->
            [one] una
           *[other] unas { $number }
        } de cada 100
    }
