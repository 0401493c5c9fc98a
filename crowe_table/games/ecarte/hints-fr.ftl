# Why to stand, to propose, to throw out or to play: each speaks for the answer, in ten words or so.

do-stand = Jouer d’autorité
do-propose = Proposer
do-accept = Accepter
do-refuse = Refuser
do-mark = Marquer le roi
do-change =
    { $number ->
        [0] Garder toutes vos cartes
       *[other] Écarter { $cards }
    }

hint-ready = Ce coup est fini. Continuez quand vous voudrez.
hint-any = L’un vaut l’autre.
hint-even-money = À égalité, parier ne rapporte rien à la longue.
hint-mistaken = C’était contre la règle, et l’on peut le découvrir.
hint-mark = Il vaut un <point>point</>, perdu si vous ne le dites pas à temps.
hint-claim = Tout ce qui reste est à vous, quoi qu’il arrive.
hint-doubt = Vous avez vu où est ce roi.
hint-revoke = À la levée { $number }, l’autre pouvait jouer comme la règle le demande.
hint-no-stock = Vous ne pouvez plus proposer : vous jouez donc.
hint-jeu = C’est un <jeu-de-regle>jeu de règle</>. Sans cartes nouvelles, vous faites le <point>point</> : { $often }.
hint-made = Sans cartes nouvelles, vous faites le <point>point</> : { $often }.
hint-propose = Sans cartes nouvelles, vous faites le <point>point</> : { $often }. D’autres cartes peuvent y aider.
hint-refuse = Avec ces cartes, vous faites le <point>point</> : { $often }.
hint-give = Avec ces cartes, vous faites le <point>point</> : { $often }. D’autres peuvent y aider.
hint-listed = C’est un des jeux de règle avec lesquels on joue d’autorité.
hint-not-listed = Ce n’est pas un des jeux de règle avec lesquels on joue d’autorité.
hint-keep-all = Vous n’avez que des <atout>atouts</> et des rois.
hint-throw = Vous gardez tous vos <atout>atouts</> et tous vos rois.
hint-only = C’est la seule carte que vous puissiez jouer.
hint-vole = Elle fait la dernière levée, et la <vole>vole</>.
hint-point = Elle fait la levée qui donne le <point>point</>.
hint-wins = Elle fait la levée, et vous jouez ensuite le premier.
hint-master = Aucune des cartes restantes ne peut la battre.
hint-spares = Vous ne pouvez pas faire cette levée : donnez votre plus basse carte.
hint-lead-trump = Il ne reste pas d’<atout>atout</> plus fort : elle en fait tomber un à l’autre, s’il en a.
hint-lead-guarded = C’est la plus haute de vos cartes à { $suit } : continuez dans cette couleur.
hint-lead-alone = C’est votre seule carte de cette couleur, et vous gardez les autres ensemble.
hint-lead-low = C’est la plus basse de la couleur : vous gardez les hautes.
