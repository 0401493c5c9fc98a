# Ce qu’il faut faire autrement que dans la leçon, par règle.

differs-blind_play-yes = Vous pouvez laisser vos cartes cachées, et miser à moitié prix.
differs-ace_low_run-highest = As, deux, trois est la meilleure suite.
differs-equal_hands-elder = À mains égales, gagne le joueur le plus proche à la gauche du donneur.
differs-braggers-knave_and_nine = Valets et neuf sont des braggers : ils valent n’importe quelle carte.
differs-combinations-pairs_only = Seuls comptent brelans, paires et cartes hautes : ni suites ni couleurs.
differs-betting-sight = Vous tenez, relancez ou filez ; à mises égales, on peut demander à voir, et tous montrent.
differs-short_purse-fold_only = Qui ne peut payer la mise doit se retirer.
differs-short_purse-cover_the_pot = Qui ne peut payer la mise peut couvrir le pot.
