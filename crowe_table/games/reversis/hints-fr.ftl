# Why to put away, to pass or to play: each speaks for the answer, in ten words or so.

do-put_away = Écarter { $card }
do-keep = Garder votre main
do-pass_across = Passer en face { $card }

hint-any = L’un vaut l’autre.
hint-only = C’est la seule carte que la loi vous laisse.
hint-due = Il se perd à la prochaine coupe, si vous ne demandez rien.
hint-keep = Il n’est rien que vous quitteriez volontiers.
hint-parts-quinola = Il a trop peu de cœurs pour le garder.
hint-parts-short = Sans cette couleur, vous pouvez placer le quinola.
hint-parts-high = Nulle basse carte ne la garde, et elle fait des levées.
hint-parts-middle = Elle fait une levée plus tôt que ce qui la garde.
hint-leads-heart = Elle ôte une garde à qui tient le quinola.
hint-leads = D’autres ont sans doute une carte plus haute.
hint-throws-quinola = Sur une autre couleur, il gagne la mise de son panier.
hint-throws-ace = On vous le paie, et il ne vous fait pas de levée.
hint-throws-points = Elle tombe sur une levée qu’un autre prend.
hint-throws = Elle aurait pu faire une levée plus tard.
hint-ducks = Elle laisse la levée, et vous épargne une plus basse.
hint-takes-last = La levée est à vous de toute façon : prenez-la de haut.
hint-takes = Une levée maintenant coûte moins qu’une autre plus tard.

hint-loss-points =
    { $halves ->
        [0] Cela revient presque au même.
        [1] Cela revient presque au même.
       *[other] Elle perd environ { $whole ->
            [one] une fiche
           *[other] { WORDS($whole, form: "f") } fiches
        }.
    }
