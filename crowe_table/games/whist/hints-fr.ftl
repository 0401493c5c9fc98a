# Why a card is good: what is said when advice is asked for. Each speaks for the card, in ten words or so.

hint-loss-points =
    { $halves ->
        [0] Elle fait presque autant de levées.
        [1] Elle perd environ une demi-levée.
        [2] Elle perd environ une levée.
        [3] Elle perd environ une levée et demie.
       *[other] Elle perd environ { WORDS($whole, form: "f") } levées.
    }

hint-any = Un endroit vaut l’autre.
hint-ready = Il n’y a rien à décider.
hint-shuffle = Ce n’est que hasard.
hint-leave = Le jeu est assez mêlé.
hint-call = Avec vos deux honneurs, un troisième gagne la partie.
hint-answer = Vous avez un honneur, et devez le dire.
hint-revoke = À la levée { $number }, { $seat } avait de la couleur jouée.
hint-claim = Tout ce qui reste est à vous, où que soient les cartes.
hint-only = C’est la seule carte que vous puissiez jouer.
hint-made-most = Dans les donnes imaginées, elle fait le plus de levées.
hint-least = Elle donne moins que vos autres cartes.

## Leading.

hint-longest = Votre plus longue : elle dit à votre partenaire où est votre force.
hint-small = Une petite de cette couleur donne le moins.
hint-king-ace = D’as et roi, le roi est l’entame la plus sûre.
hint-king-queen = Elle fait tomber l’as, et votre dame est bonne.
hint-queen-knave = La tête de cartes qui se touchent : on y perd peu.
hint-singleton = Elle est seule : vous pourrez couper au retour.
hint-doubleton = La plus haute de deux : vous pourrez couper au troisième tour.
hint-ace = Elle fait une levée, et dit que le roi vous manque.
hint-from-honour = Votre partenaire a peut-être ce qui manque à votre honneur.
hint-return = C’est la couleur que votre partenaire a demandée.
hint-partner-trumps = Votre partenaire n’en a pas, et peut couper.
hint-cash = Rien de ce qui reste à la couleur ne la prend.
hint-trump-strong = Vous avez force atouts : faites tomber les leurs.
hint-trump = Un atout ne donne rien dans les autres couleurs.
hint-trump-kept = Elle est sûre : aucun adversaire n’a plus d’atout.

## Second, third and fourth hand.

hint-second-low = Petite en second : votre partenaire joue après.
hint-second-best-card = C’est la meilleure de sa couleur : elle pourrait se perdre.
hint-cover = Elle couvre l’honneur qu’on a joué.
hint-split = C’est le plus bas de deux honneurs qui se touchent.
hint-third-high = Forte en troisième, mais pas plus qu’il ne faut.
hint-third-partner-best = La carte de votre partenaire suffit : épargnez la vôtre.
hint-partner-has-it = La levée est à votre partenaire : n’y dépensez rien.
hint-cheapest = Elle gagne la levée au meilleur compte.
hint-cannot-win = Vous ne pouvez prendre : donnez votre plus basse.

## Not following.

hint-ruff = Vous n’avez pas de cette couleur : coupez.
hint-discard = C’est celle qui vous manquera le moins.
hint-discard-best = Ils tirent les atouts : celle-ci montre votre meilleure couleur.
