# Why a throw or a card is good: what is said when advice is asked for. Each speaks for the card, in ten words or so.

hint-cut = Un endroit vaut l’autre.
hint-ready = Le compte est fini. Continuez quand il vous plaira.

## Laying out. hand and crib are points, on the average where the start is not known.

hint-hand-alone = Ce que vous gardez vaut en moyenne environ { WORDS($hand) }.
hint-own-crib = Votre main vaut environ { WORDS($hand) }, et votre <crib>crib</> environ { WORDS($crib) }.
hint-their-crib = Votre main vaut environ { WORDS($hand) }, et le <crib>crib</> adverse environ { WORDS($crib) }.
hint-crib-race = La fin est proche. Avec cet écart, vous gagnez : { $often }.
hint-crib-lurch = La fin est proche, et la <bredouille>bredouille</> compte plus : c’est le meilleur écart.

## Playing.

hint-only = C’est la seule carte que vous puissiez jouer.
hint-fifteen = Elle fait quinze, pour deux.
hint-thirty-one = Elle fait trente et un, pour deux.
hint-pair = Elle fait une paire, pour deux.
hint-pair-royal = Elle fait un <brelan>brelan</>, pour six.
hint-double-pair-royal = Elle fait un <carre>carré</>, pour douze.
hint-run = Elle fait une suite de { WORDS($length) }, pour { WORDS($points) }.
hint-flush = Elle fait un flush de { WORDS($length) }, pour { WORDS($points) }.
hint-noddy = C’est le <valet-noddy>valet Noddy</>, qui vaut un.
hint-nob = C’est le <bon-valet>bon valet</>, qui vaut un.
hint-several = Elle vaut { WORDS($points) } d’un coup.
hint-lead-low = Elle est trop basse pour que l’autre en fasse quinze.
hint-trap = Si quelqu’un fait une paire dessus, vous pouvez en faire un <brelan>brelan</>.
hint-dangers = Parmi les cartes que vous n’avez pas vues, { $share } marqueraient dessus.
hint-shut = Peu de cartes peuvent la suivre : vous pourriez marquer le point de la dernière.
hint-least = Vos autres cartes vous rapporteraient moins.
hint-play-race = La fin est proche. Avec cette carte, vous gagnez : { $often }.
hint-play-lurch = La fin est proche, et la <bredouille>bredouille</> compte plus : cette carte est la meilleure.

## Claims and pegs.

hint-muggins = L’adversaire a oublié { WORDS($points) } : vous pouvez les prendre.
hint-peg = C’est le nombre de trous que vous avez marqués.
hint-claim = Les cartes valent { WORDS($points) } en tout.
hint-let-stand = L’autre n’a rien oublié que vous puissiez prendre.
hint-deal-stands = Vous avez déjà les points de la faute, et avec ces cartes peut-être les autres.
