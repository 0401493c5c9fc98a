# Ce qu’il faut faire autrement que dans la leçon, par règle.

differs-method-heaps = Au lieu de paquets, il y a trois tas : misez sur un ou deux d’entre eux. Le tas sans mise est au banquier.
