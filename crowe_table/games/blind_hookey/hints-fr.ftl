# Why one stakes little: what is said when advice is asked for.

do-stake =
    Miser { $farthings }{ $word ->
        [left] {" "}à gauche
        [middle] {" "}au milieu
        [right] {" "}à droite
       *[none] {""}
    }
do-lift =
    { $number ->
        [one] Lever une carte
       *[other] Lever { WORDS($number, form: "f") } cartes
    }
do-take =
    Prendre celui { $word ->
        [left] de gauche
        [middle] du milieu
       *[right] de droite
    }
do-enough = Ne miser que sur un tas

hint-any = L’un vaut l’autre : personne ne connaît aucune carte.
hint-ready = Cette main est finie. Continuez quand il vous plaira.
hint-least = Sur dix-sept jetons misés, le donneur en gagne un en moyenne : misez le moins possible.
hint-little = Sur dix-sept jetons misés, le donneur en gagne un en moyenne : moins vous misez, moins il vous en coûte.
hint-fair = Les chances sont égales : misez autant qu’il vous plaît.
hint-same-heap = Si toutes les mises sont sur un seul <tas>tas</>, le donneur perd plus souvent la donne.
hint-one-heap = Toute mise avantage le donneur, et une seconde l’avantagerait aussi.
hint-sit-out = Ce qu’on ne mise pas ne se perd pas.
