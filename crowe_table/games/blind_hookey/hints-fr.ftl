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
do-enough = S’en tenir à un

hint-any = L’un vaut l’autre : nulle carte n’est connue.
hint-ready = La main est finie : il n’y a rien à décider.
hint-least = Sur dix-sept misés, le donneur en garde un : misez le moins.
hint-fair = Les chances sont égales : misez comme il vous plaît.
hint-same-heap = Où l’on ne mise que sur un tas, la donne se perd plus tôt.
hint-one-heap = Sur toute seconde mise, l’avantage est au donneur.
hint-sit-out = Ce qu’on ne mise pas, on ne peut le perdre.
