# Ce qu’il faut faire autrement que dans la leçon, par règle.

differs-game-hombre = C’est le jeu espagnol à trois : un joueur seul contre deux, qui doit faire plus de levées que chacun.
differs-trump_order-manilla_second = Le sept d’atout se place entre les deux dames noires.
differs-colour_rule-clubs = Trèfle est toujours favorite.
differs-suit_named-after = L’enchère ne nomme pas de couleur : qui l’emporte choisit ensuite l’atout.
differs-call_rule-plain_ace = On ne peut appeler l’as d’atout.
differs-first_lead-eldest = Ce n’est pas le preneur qui entame, mais le premier à parler.
