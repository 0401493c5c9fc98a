# Why to stand, to propose, to throw out or to play: each speaks for the answer, in ten words or so.

do-stand = Jouer ces cartes
do-propose = Proposer
do-accept = Accepter
do-refuse = Refuser
do-mark = Marquer le roi
do-change =
    { $number ->
        [0] Garder toutes vos cartes
       *[other] Écarter { $cards }
    }

hint-any = L’un vaut l’autre.
hint-even-money = À égalité, parier ne rapporte rien.
hint-mistaken = C’était contre la loi, et l’on peut le découvrir.
hint-mark = C’est un point, perdu si on ne le dit maintenant.
hint-claim = Tout ce qui reste est à vous, où que soient les cartes.
hint-doubt = Vous avez vu où est ce roi.
hint-revoke = À la levée { $number }, ils avaient ce que la loi demandait.
hint-no-stock = Le talon est épuisé : il n’y a rien d’autre.
hint-jeu = Un jeu de règle. Vous faites le point : { $often }.
hint-made = Ainsi vous faites le point : { $often }.
hint-propose = Vous faites le point : { $often }. Des cartes peuvent y aider.
hint-refuse = Avec celles-ci, vous faites le point : { $often }.
hint-give = Avec celles-ci, vous faites le point : { $often }.
hint-listed = C’est un des jeux de règle.
hint-not-listed = Ce n’est aucun des jeux de règle.
hint-throw = Gardez atouts et rois, et ce qui va avec.
hint-only = C’est la seule carte que la loi vous laisse.
hint-wins = Elle fait la levée.
hint-spares = C’est celle qui donne le moins.
hint-lead-trump = Vos atouts sont assez forts pour tirer les leurs.
hint-lead-guarded = Une couleur gardée, d’en haut : poursuivez-la.
hint-lead-alone = Elle peut faire sa levée, et garde vos couleurs ensemble.
