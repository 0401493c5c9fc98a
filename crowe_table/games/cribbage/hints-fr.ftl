# Why a throw or a card is good: what is said when advice is asked for. Each speaks for the card, in ten words or so.

hint-cut = Un endroit vaut l’autre.
hint-ready = Le compte est fait : il n’y a rien à décider.

## Laying out. hand and crib are points, on the average where the start is not known.

hint-hand-alone = Ce que vous gardez vaut environ { WORDS($hand) }.
hint-own-crib = Environ { WORDS($hand) } en main, et { WORDS($crib) } dans votre crib.
hint-their-crib = Environ { WORDS($hand) } en main ; environ { WORDS($crib) } dans leur crib.
hint-crib-race = La fin est proche. Ainsi vous gagnez : { $often }.
hint-crib-lurch = La fin est proche : la bredouille menace, gardez celles-ci.

## Playing.

hint-only = C’est la seule carte que vous puissiez jouer.
hint-fifteen = Elle fait quinze, pour deux.
hint-thirty-one = Elle fait trente et un, pour deux.
hint-pair = Elle fait une paire, pour deux.
hint-pair-royal = Elle fait un brelan, pour six.
hint-double-pair-royal = Elle fait un carré, pour douze.
hint-run = Elle fait une suite de { WORDS($length) }, pour { WORDS($points) }.
hint-flush = Elle fait un flush de { WORDS($length) }, pour { WORDS($points) }.
hint-noddy = C’est le valet Noddy, qui vaut un.
hint-nob = C’est le bon valet, qui vaut un.
hint-several = Elle vaut { WORDS($points) } d’un coup.
hint-lead-low = Elle est si basse que nul n’y fera quinze.
hint-trap = Si on la double, vous en faites un brelan.
hint-dangers = Cartes non vues qui marqueraient dessus : { $share }.
hint-shut = Peu de cartes la suivent : la dernière devrait être à vous.
hint-least = Vos autres cartes promettent moins.
hint-play-race = La fin est proche. Ainsi vous gagnez : { $often }.
hint-play-lurch = La fin est proche : c’est le mieux contre la bredouille.

## Claims and pegs.

hint-muggins = On a oublié { WORDS($points) } : vous pouvez les prendre.
hint-peg = C’est le compte de trous qu’il faut.
hint-claim = Les cartes font { WORDS($points) } en tout.
hint-let-stand = L’annonce est juste.
hint-deal-stands = Les points sont à vous, et les cartes peuvent servir.
