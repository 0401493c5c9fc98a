# Ce qu’il faut faire autrement que dans la leçon, par règle.

differs-scoring-between = On n’inscrit pas de points : le joueur seul est payé par chacun des autres, ou paie chacun.
