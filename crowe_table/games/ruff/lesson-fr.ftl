# The lesson. Of each step: what is to be done, and afterwards why.

lesson-pass = La retourne est à pique. Faites-la prendre au donneur, et pique est atout : votre camp doit faire trois levées sur cinq. Votre main est trop faible : passez.
lesson-pass-why = Un adversaire a assisté, et doit faire trois levées avec le donneur ; s’ils manquent, vous marquez deux.
lesson-seven = On a joué cœur, et le roi est là : fournissez le sept.
lesson-seven-why = Il faut fournir tant qu’on peut ; ce qui ne peut gagner doit coûter le moins possible.
lesson-nine = L’as de cœur : fournissez le neuf, et gardez le valet.
lesson-nine-why = Il fut coupé, et par le partenaire même de l’as : deux levées pour eux, et il ne leur en faut plus qu’une.
lesson-spare = Le roi de carreau de votre partenaire tient la levée. Vous n’avez pas de carreau : jetez le huit de trèfle.
lesson-spare-why = La levée de votre partenaire est la vôtre. Et vous gardez un valet de trèfle, qui vaut plus qu’il n’en a l’air.
lesson-bower = Votre partenaire joue atout, et le roi le couvre. Votre valet de trèfle est un pique aujourd’hui : jouez-le !
lesson-bower-why = Le valet d’atout est le maître de tous, le bower droit ; l’autre valet de même teinte est le bower gauche, et vient après lui.
lesson-last = Deux levées partout. Jouez votre dernière carte, le valet de cœur.
lesson-last-why = Votre partenaire l’a coupé : trois levées pour vous, et ceux qui ont fait l’atout ont manqué.
lesson-counted = Ils sont euchre, et cela vous vaut deux points. Passez à la donne suivante.
lesson-counted-why = Trois ou quatre levées valent un à qui a fait l’atout, toutes les cinq deux. Le premier à cinq points gagne.
lesson-take-up = Vous donnez maintenant. Tous ont passé ; à cœur, vous avez la dame, le dix et le sept, et un bower : prenez la carte.
lesson-take-up-why = Le donneur a la carte retournée, et en jette une autre : cela seul vaut une levée.
lesson-lay-out = Vous avez une carte de trop : écartez le huit de pique.
lesson-lay-out-why = Videz une couleur si vous pouvez ; ainsi vous pourrez couper quand on la jouera.
