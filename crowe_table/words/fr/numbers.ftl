# Numbers as they are spoken. Twenty and the tens stand alone; others are made of them.

joins = du atout=de l’atout, de Le Domino=du Domino, à Le Domino=au Domino, que Un visiteur=qu’un visiteur, de Un visiteur=d’un visiteur, à Un visiteur=à un visiteur, de le=du, à le=au, de les=des, à les=aux, le as=l’as, de as=d’as, de atout=d’atout, de un=d’un, de une=d’une, que un=qu’un, que une=qu’une, que il=qu’il, que elle=qu’elle, que on=qu’on, si il=s’il, de Écarté=d’Écarté, de L’Hombre=de l’Hombre, à L’Hombre=à l’Hombre, de All Fours=d’All Fours

figures = { $number }
decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 2) }
number-0 = zéro
number-1 = un
number-1-f = une
number-2 = deux
number-3 = trois
number-4 = quatre
number-5 = cinq
number-6 = six
number-7 = sept
number-8 = huit
number-9 = neuf
number-10 = dix
number-11 = onze
number-12 = douze
number-13 = treize
number-14 = quatorze
number-15 = quinze
number-16 = seize
number-17 = dix-sept
number-18 = dix-huit
number-19 = dix-neuf
number-20 = vingt
number-30 = trente
number-40 = quarante
number-50 = cinquante
number-60 = soixante
number-70 = soixante-dix
number-71 = soixante et onze
number-72 = soixante-douze
number-73 = soixante-treize
number-74 = soixante-quatorze
number-75 = soixante-quinze
number-76 = soixante-seize
number-77 = soixante-dix-sept
number-78 = soixante-dix-huit
number-79 = soixante-dix-neuf
number-80 = quatre-vingts
number-81 = quatre-vingt-un
number-81-f = quatre-vingt-une
number-82 = quatre-vingt-deux
number-83 = quatre-vingt-trois
number-84 = quatre-vingt-quatre
number-85 = quatre-vingt-cinq
number-86 = quatre-vingt-six
number-87 = quatre-vingt-sept
number-88 = quatre-vingt-huit
number-89 = quatre-vingt-neuf
number-90 = quatre-vingt-dix
number-91 = quatre-vingt-onze
number-92 = quatre-vingt-douze
number-93 = quatre-vingt-treize
number-94 = quatre-vingt-quatorze
number-95 = quatre-vingt-quinze
number-96 = quatre-vingt-seize
number-97 = quatre-vingt-dix-sept
number-98 = quatre-vingt-dix-huit
number-99 = quatre-vingt-dix-neuf
number-200 = deux cents
number-300 = trois cents
number-400 = quatre cents
number-500 = cinq cents
number-600 = six cents
number-700 = sept cents
number-800 = huit cents
number-900 = neuf cents
number-tens-units =
    { $units ->
        [un] { $tens } et un
        [une] { $tens } et une
       *[other] { $tens }-{ $units }
    }
number-hundreds =
    { $hundreds ->
        [un] cent
       *[other] { $hundreds } cent
    }
number-80-k = quatre-vingt
number-200-k = deux cent
number-300-k = trois cent
number-400-k = quatre cent
number-500-k = cinq cent
number-600-k = six cent
number-700-k = sept cent
number-800-k = huit cent
number-900-k = neuf cent
number-hundreds-and = { $hundreds } { $rest }
number-thousands =
    { $thousands ->
        [un] mille
       *[other] { $thousands } mille
    }
number-thousands-and = { $thousands } { $rest }

# Lists: “A, B and C”.

list-comma = {", "}
list-last = { $before } et { $last }

# Chances in plain words: “about three times in four”, and “about three in four” of things.

often =
    { $case ->
        [none] jamais
        [hardly] presque jamais
        [nearly] presque toujours
        [all] toujours
       *[many] environ { $number } fois sur 100
    }
share =
    { $case ->
        [none] aucune
        [hardly] presque aucune
        [nearly] presque toutes
        [all] toutes
       *[many] environ { $number } sur 100
    }
