# Ce qu’il faut faire autrement que dans la leçon, par règle.

differs-stake_rule-multiple = Qui perd avec peu de points paie deux ou trois fois l’enjeu.
differs-regulations-strict = La table laisse faire une renonce, ou marquer un faux roi ; mais on le paie, si c’est remarqué.
