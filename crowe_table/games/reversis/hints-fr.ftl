# Why to put away, to pass or to play: each speaks for the answer, in ten words or so.

do-put_away = Écarter { $card }
do-keep = Garder votre main
do-pass_across = Passer en face { $card }

hint-any = Ce n’est que hasard : l’un vaut l’autre.
hint-ready = Cette donne est finie. Continuez quand vous voudrez.
hint-only = C’est la seule carte que la règle vous laisse.
hint-due = Il se perd à la prochaine coupe, si vous ne le demandez pas.
hint-keep = Vous avez une basse carte dans chacune de vos couleurs.
hint-parts-quinola = Vous avez trop peu de cœurs pour le garder.
hint-parts-short = C’est votre seule carte de cette couleur : sans elle, vous pourrez placer le <quinola>quinola</>.
hint-parts-shorter = Il ne vous restera qu’une carte de cette couleur : bientôt vous y placerez le <quinola>quinola</>.
hint-parts-high = Vous n’avez pas de basse carte à jouer à sa place.
hint-parts-middle = Vos autres cartes de la couleur sont plus basses et plus sûres.
hint-leads-heart = Celui qui a le <quinola>quinola</> doit y fournir un cœur.
hint-leads = Cartes plus hautes à { $suit } que vous n’avez pas vues : { WORDS($number, form: "f") }.
hint-throws-quinola = <place>Placé</> sur une autre couleur, il peut gagner la mise de son panier.
hint-throws-ace = Celui qui prend cette levée vous le paie.
hint-throws-points = Ses points vont à celui qui prend cette levée.
hint-throws = De toutes vos cartes, c’est celle qui risque le plus de faire une levée.
hint-throws-last = C’est votre dernière carte de cette couleur : ensuite vous pourrez vous défausser.
hint-ducks = Elle laisse la levée, et vous en gardez une plus basse.
hint-loses = Elle laisse la levée.
hint-takes-last = La levée est à vous de toute façon : prenez-la avec la plus haute.
hint-takes-keeps = Vous devez prendre cette levée : gardez { $card } pour une défausse.
hint-takes = La levée est à vous, mais elle ne contient aucun point.
hint-under = Cartes plus hautes à { $suit } que vous n’avez pas vues : { WORDS($number, form: "f") }.

hint-loss-points =
    { $halves ->
        [0] Cela revient presque au même.
        [1] Cela revient presque au même.
       *[other] Elle coûte environ { $whole ->
            [one] une fiche
           *[other] { WORDS($whole, form: "f") } <fiches>fiches</>
        }.
    }
