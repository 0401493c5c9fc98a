# The lesson. Of each step: what is to be done, and afterwards why.

lesson-ace = Vous avez donné, vous jouez donc le dernier. On a joué carreau, et le roi est là : prenez-le de votre as.
lesson-ace-why = La plus haute carte de la couleur jouée fait la levée ; et qui la fait entame la suivante.
lesson-trumps = Votre dernière carte fut retournée pour l’atout : pique, et vous en avez as, roi et dame. Jouez l’as.
lesson-trumps-why = Fort en atout, on fait tomber les atouts : chacun qui tombe en fait un de moins pour couper vos bonnes cartes.
lesson-queen = As et roi de carreau sont partis : votre dame est la meilleure qui reste. Jouez-la.
lesson-queen-why = Elle a gagné ; et notez que votre partenaire, en face, n’avait pas de carreau à fournir, et a jeté un cœur.
lesson-again = Tirez encore leurs atouts : jouez le roi de pique.
lesson-again-why = En deux tours, huit atouts sont tombés, et votre camp tient le plus de ce qui reste.
lesson-ruff = Votre partenaire n’a pas de carreau, vous l’avez vu, mais peut-être un atout : jouez votre cinq de carreau.
lesson-ruff-why = Votre partenaire a coupé : qui ne peut fournir peut jouer atout, et le moindre atout prend la meilleure carte d’une autre couleur.
lesson-low = Votre partenaire joue trèfle, et le valet est dessus, que vous ne pouvez prendre : jouez votre quatre.
lesson-low-why = Ce qui ne peut gagner doit coûter le moins possible : donnez la plus basse.
lesson-follow = On joue l’as de trèfle : fournissez le cinq.
lesson-follow-why = Tant que vous avez de la couleur jouée, il faut en donner ; y manquer est une renonce, la plus grave faute du Whist.
lesson-single = On joue cœur, et votre roi est le seul cœur que vous ayez : jouez-le.
lesson-single-why = L’as était derrière vous. Un roi sec tombe comme il doit ; ce n’est pas votre faute.
lesson-keep = On joue le roi de trèfle : donnez votre six, et gardez le dix.
lesson-keep-why = As, roi, dame et valet de trèfle sont tous joués : le dix est maintenant le maître. Ainsi compte-t-on les cartes tombées.
lesson-partner = La dame de cœur de votre partenaire est maîtresse, et vous n’avez pas de cœur. Ne la coupez pas : jetez le sept de trèfle.
lesson-partner-why = La levée de votre partenaire est la vôtre : n’y dépensez jamais un atout.
lesson-trump = Votre partenaire joue cœur, et le dix le couvre. Coupez maintenant, du six de pique.
lesson-trump-why = C’est votre septième levée. Chacune au-delà de six vaut un point, et dix points font la partie. Le reste est presque tout à vous.
