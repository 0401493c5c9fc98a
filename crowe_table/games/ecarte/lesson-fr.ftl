# The lesson. Of each step: what is to be done, and afterwards why.

lesson-follow = Atout pique. On joue la dame de cœur, que vous ne pouvez prendre : fournissez le sept.
lesson-follow-why = Il faut fournir, et prendre si l’on peut ; ici vous ne le pouviez pas. Roi, dame, valet, puis l’as : tel est l’ordre.
lesson-ten = On joue carreau : votre dix est plus haut, vous devez donc prendre.
lesson-ten-why = Une levée pour vous. Trois des cinq font le point.
lesson-nine = Jouez le neuf de trèfle.
lesson-nine-why = Il fut coupé : qui n’a pas de la couleur doit couper, s’il le peut.
lesson-must = Encore cœur : votre dix prend le huit.
lesson-must-why = Deux levées partout ; la cinquième décide. Il vous reste un sept, qu’on joue pour vous.
lesson-score = Trois levées à l’autre, et un point. Cinq points font la partie. Passez à la main suivante.
lesson-score-why = La donne change à chaque fois. Vous êtes maintenant premier, et parlez d’abord.
lesson-propose = Le roi est retourné, et vaut un point au donneur. Vous avez un atout et rien d’autre : proposez pour avoir d’autres cartes.
lesson-propose-why = Si le donneur accepte, chacun écarte ce qu’il veut et en reprend. Sinon l’on joue, et un refus peut coûter cher.
lesson-change = Écartez tout, sauf le valet de trèfle.
lesson-change-why = Gardez atouts et rois, jetez le reste : c’est là écarter, et le jeu en a son nom.
lesson-stand = Quatre atouts et une dame ! Ne demandez plus rien : jouez-les.
lesson-stand-why = Pour faire trois levées sur cinq, c’est assez ; un second échange n’aiderait que le donneur.
lesson-knave = Jouez d’en haut : le valet d’atout.
lesson-knave-why = L’as y est tombé, car à ce jeu l’as se tient entre le valet et le dix.
lesson-draw = Encore une fois : jouez le dix d’atout.
lesson-draw-why = Il n’en est pas venu : le donneur n’a plus d’atouts, et les vôtres sont maîtres.
lesson-on = Continuez par le huit.
lesson-on-why = Voilà trois levées, et le point est déjà à vous.
lesson-sure = Les cinq feraient la vole, pour deux. Jouez le sept.
lesson-sure-why = Gardez une bonne carte pour la fin : votre dame de pique a gagné, l’autre ayant gardé un roi d’une autre couleur.
lesson-vole = La vole compte deux. Voyez la marque, et passez à la main suivante.
lesson-vole-why = Le roi d’atout en main compte un, si on le marque avant la première carte ; guettez-le.
