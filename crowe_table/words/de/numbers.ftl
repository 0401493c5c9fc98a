# Numbers as they are spoken. Twenty and the tens stand alone; others are made of them.

joins = von Ein Gast=von einem Gast, von Der Domino=vom Domino, auf Ein Gast=auf einen Gast, auf Der Domino=auf den Domino, für Ein Gast=für einen Gast, für Der Domino=für den Domino, gegen Ein Gast=gegen einen Gast, gegen Der Domino=gegen den Domino, an Ein Gast=an einen Gast, an Der Domino=an den Domino

figures = { $number }
decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 2) }
number-0 = null
number-1 = eins
number-1-f = eine
number-1-m = ein
number-1-k = ein
number-2 = zwei
number-3 = drei
number-4 = vier
number-5 = fünf
number-6 = sechs
number-7 = sieben
number-8 = acht
number-9 = neun
number-10 = zehn
number-11 = elf
number-12 = zwölf
number-13 = dreizehn
number-14 = vierzehn
number-15 = fünfzehn
number-16 = sechzehn
number-17 = siebzehn
number-18 = achtzehn
number-19 = neunzehn
number-20 = zwanzig
number-30 = dreißig
number-40 = vierzig
number-50 = fünfzig
number-60 = sechzig
number-70 = siebzig
number-80 = achtzig
number-90 = neunzig
number-tens-units =
    { $units ->
        [eins] einund{ $tens }
        [eine] einund{ $tens }
        [ein] einund{ $tens }
       *[other] { $units }und{ $tens }
    }
number-hundreds =
    { $hundreds ->
        [eins] hundert
       *[other] { $hundreds }hundert
    }
number-hundreds-and = { $hundreds }{ $rest }
number-thousands =
    { $thousands ->
        [ein] tausend
       *[other] { $thousands }tausend
    }
number-thousands-and = { $thousands }{ $rest }

# Lists: “A, B and C”.

list-comma = {", "}
list-last = { $before } und { $last }

# Chances in plain words: “about three times in four”, and “about three in four” of things.

often =
    { $case ->
        [none] nie
        [hardly] fast nie
        [nearly] fast immer
        [all] immer
       *[many] etwa in { $number ->
            [one] einem
           *[other] { $number }
        } von 100 Fällen
    }
share =
    { $case ->
        [none] keine
        [hardly] kaum welche
        [nearly] fast alle
        [all] alle
       *[many] etwa { $number } von 100
    }
