# The lesson. Of each step: what is to be done, and afterwards why.

lesson-deal = Vous avez coupé la plus haute : vous pouvez donner ou entamer. Donnez.
lesson-deal-why = Neuf cartes chacun, de quatre jeux de trente-deux ; le reste est le talon, et après chaque levée tous deux y prennent.
lesson-spare = On joue le dix de cœur. Tant qu’il y a un talon, rien n’oblige à fournir : jetez un neuf.
lesson-spare-why = Les levées valent peu ici : qui en fait une peut annoncer, et cela vaut beaucoup. Un mariage d’atout valait quarante.
lesson-ten = On joue un sept de pique : prenez-le du dix.
lesson-ten-why = Le dix passe le roi et la dame, et vient après l’as.
lesson-draw = Vous n’avez encore rien à annoncer : prenez une carte.
lesson-draw-why = Qui fait la levée prend le premier, et entame la suivante.
lesson-brisque = Le premier mariage a fait atout carreau. Jouez le dix de carreau.
lesson-brisque-why = Il a pris un roi d’atout, qui ne peut plus se marier, à moins qu’un autre ne soit sur la table.
lesson-next = Prenez encore.
lesson-next-why = Vous cherchez des couples : roi et dame d’une couleur, et quatre as, rois, dames ou valets.
lesson-away = Jouez un neuf de cœur : il n’est bon à rien.
lesson-away-why = Il vous a coûté la main ; et l’autre a encore annoncé un mariage d’atout.
lesson-eight = On joue un neuf de trèfle. Jetez le huit.
lesson-eight-why = Sept, huit et neuf n’entrent dans aucune annonce : défaites-vous-en d’abord.
lesson-knave = On joue un sept ; jetez le valet de trèfle.
lesson-knave-why = Un valet seul est peu de chose. Mais gardez celui de carreau s’il vient : avec une dame de pique, il fait bésigue.
lesson-nine = Vous avez un roi et une dame de pique ! Prenez cette levée, du neuf, pour les annoncer.
lesson-nine-why = On n’annonce qu’après une levée à soi, et une chose à la fois.
lesson-marriage = Annoncez le mariage de pique.
lesson-marriage-why = Vingt pour vous. Les cartes restent sur la table, peuvent se jouer encore, et servir à une autre annonce.
