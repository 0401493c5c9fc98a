# Why a card is good: what is said when advice is asked for. Each speaks for the card, in ten words or so.

hint-loss-points =
    { $halves ->
        [0] Elle fait presque autant de levées.
        [1] Elle coûte environ une demi-levée.
        [2] Elle coûte environ une levée.
        [3] Elle coûte environ une levée et demie.
       *[other] Elle coûte environ { WORDS($whole, form: "f") } levées.
    }

hint-any = Un endroit en vaut un autre.
hint-ready = Il n’y a rien à décider.
hint-shuffle = Ce n’est que hasard.
hint-leave = Le jeu est bien assez mêlé.
hint-call = Vous avez deux <honneurs>honneurs</> : si votre partenaire en a un troisième, la partie est gagnée.
hint-answer = Vous avez un honneur, et vous devez le dire.
hint-revoke = À la levée { $number }, { $seat } avait de la couleur jouée.
hint-claim = Toutes les levées qui restent sont à vous, quoi qu’il arrive.
hint-only = C’est la seule carte que vous puissiez jouer.

## Leading.

hint-longest = C’est votre plus longue couleur : votre partenaire saura où est votre force.
hint-not-longest = Votre plus longue couleur est { $suit }, mais dans les donnes essayées elle ne fait pas mieux.
hint-small = Vous n’avez ni as, ni roi, ni dame à perdre dans cette couleur.
hint-king-ace = Avec as et roi, le roi est l’entame la plus sûre.
hint-king-queen = Si l’as le prend, votre dame est la meilleure de la couleur.
hint-queen-knave = C’est la plus haute de cartes qui se touchent : vous y perdez peu.
hint-singleton = C’est un singleton : vous pourrez couper au retour.
hint-doubleton = C’est la plus haute de vos deux cartes : vous pourrez couper au troisième tour.
hint-ace = Votre partenaire apprend que vous n’avez pas le roi.
hint-from-honour = Votre partenaire a peut-être l’honneur qui manque à côté de votre { $rank }.
hint-return = Votre partenaire a entamé cette couleur.
hint-partner-trumps = Votre partenaire n’en a plus, et peut couper.
hint-cash = C’est la meilleure de la couleur, et les adversaires n’ont plus d’<atout>atout</>.
hint-best-left = Il ne reste pas de carte plus haute dans la couleur.
hint-trump-strong = Vos <atout>atouts</> sont forts : faites tomber ceux des adversaires.
hint-trump = Un <atout>atout</> ne donne rien dans les autres couleurs.
hint-trump-kept = Elle est sûre : les adversaires n’ont plus d’<atout>atout</>.

## Second, third and fourth hand.

hint-second-low = Jouez petit en second : votre partenaire joue après.
hint-second-best-card = C’est la meilleure de sa couleur, et plus tard on pourrait la couper.
hint-cover = Elle prend l’honneur qu’on a joué.
hint-split = C’est le plus bas de deux <honneurs>honneurs</> qui se touchent : il vaut autant.
hint-touching = Elle vaut autant que celle juste au-dessus dans votre main.
hint-third-high = On joue haut en troisième, mais pas plus haut qu’il ne faut.
hint-third-partner-best = La carte de votre partenaire vaut la vôtre : jouez bas.
hint-partner-has-it = La levée est à votre partenaire : n’y dépensez rien.
hint-cheapest = C’est la plus basse qui gagne la levée.
hint-cannot-win = Vous ne pouvez pas prendre cette levée : jouez la plus basse.

## Not following.

hint-ruff = Vous n’avez pas de cette couleur : coupez.
hint-discard = C’est votre plus basse carte hors des <atout>atouts</>.
hint-discard-void = Vous n’aurez plus de cette couleur, et pourrez la couper.
hint-discard-best = Ils tirent les <atout>atouts</> : celle-ci montre votre meilleure couleur.
