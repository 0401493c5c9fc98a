# The lesson. Of each step: what is to be done, and afterwards why.

lesson-pass = Trèfle est la favorite, et l’on y annonce une demande. Vous avez trois as, mais un seul atout : passez.
lesson-pass-why = Le demandeur appelle l’as de pique pour partenaire : et vous l’avez ! Vous êtes ce partenaire, et nul autre ne le sait.
lesson-club = On joue trèfle, l’atout : fournissez le seul que vous ayez, le valet.
lesson-club-why = Le sept l’a pris. Les deux dames noires sont toujours les premiers atouts, sauf le sept, manille, qui se tient entre elles.
lesson-ace = On joue carreau, et le roi est là : prenez-le de l’as.
lesson-ace-why = Une levée pour le demandeur et vous, qui êtes d’un camp aujourd’hui : à vous deux, cinq levées sur huit gagnent.
lesson-spade = Jouez pique, mais pas encore l’as : le dix.
lesson-spade-why = Le demandeur l’a coupé. Si vous aviez montré l’as, vos adversaires sauraient à quoi s’en tenir.
lesson-heart = Votre partenaire joue le premier des atouts, et vous n’en avez pas : jetez le huit de cœur.
lesson-heart-why = D’une carte il a tiré aux deux autres une dame et un as d’atout : c’est ainsi qu’on doit tirer les atouts.
lesson-nine = Encore carreau, et le neuf est le seul que vous ayez : jouez-le.
lesson-nine-why = Un adversaire l’a coupé, d’un des derniers atouts. Vos as en sont plus sûrs.
lesson-take = On joue cœur : faites la levée de votre as.
lesson-take-why = Où il ne tombe pas d’atout, l’as est maître de sa couleur, puis roi, dame et valet.
lesson-claim = L’as de pique et le roi de cœur sont les meilleurs qui restent : dites que le reste est à vous.
lesson-claim-why = Quand la chose est certaine, posez vos cartes. Par l’as de pique, tous voient maintenant de qui vous étiez partenaire.
lesson-count = La demande est faite, avec six levées : voyez ce qu’elle vous vaut à tous deux, et continuez.
lesson-count-why = Les annonces montent de la demande au grand solo, chacune plus chère que l’autre ; qui annonce le plus joue.
