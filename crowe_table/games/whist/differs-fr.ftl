# Ce qu’il faut faire autrement que dans la leçon, par règle.

differs-game_points = { $value } points gagnent la partie.
differs-honours-hoyle = As, roi, dame et valet d’atout comptent au camp qui en a le plus.
differs-call_at_eight-yes = Un camp qui a huit points peut demander, avant de jouer, si ses honneurs gagnent la partie.
differs-rubber-best_of_3 = Qui gagne deux parties sur trois a le robre.
differs-revoke-three_tricks = La table laisse faire une renonce : cela peut coûter trois levées.
