# The lesson. Of each step: what is to be done, and afterwards why.

lesson-under = Au Reversis, qui prend le moins gagne. On joue pique, et un six est là : jouez le quatre, dessous.
lesson-under-why = Des cartes prises en levées, un as compte quatre contre vous, un roi trois, une dame deux, un valet un.
lesson-low = Encore pique : une dame est là. Donnez votre cinq.
lesson-low-why = Qui a joué la dame doit la reprendre, avec les deux points qu’elle compte.
lesson-high = On joue carreau, et rien dans la levée ne compte : dépensez votre dix.
lesson-high-why = Vous l’avez prise, et elle n’a rien coûté. Une carte moyenne se dépense au mieux où il n’y a pas de figure.
lesson-single = À vous d’entamer. Vous n’avez qu’un trèfle, le valet : défaites-vous-en.
lesson-single-why = Il a gagné, et vous compte un ; mais vous n’avez plus de trèfle, et jetterez ce que vous voudrez quand on en jouera.
lesson-knave = Jouez le valet de carreau.
lesson-knave-why = Il vous est resté aussi : un point de plus. Mieux vaut un point maintenant qu’un as jeté dessus plus tard.
lesson-nine = Jouez le neuf de cœur.
lesson-nine-why = De basses cartes y sont tombées : une levée, et pas un point. Il vous reste le quatre à fournir.
lesson-hearts = Maintenant le valet de cœur : l’as, le roi et la dame sont encore contre lui.
lesson-hearts-why = L’as l’a pris, et le roi avec : huit points à un adversaire en une seule levée.
lesson-ace = On joue trèfle, et vous n’en avez pas. Jetez votre pire carte : l’as de carreau.
lesson-ace-why = Qui ne peut fournir jette ce qu’il veut. Cet as compte quatre, et les compte désormais à un autre.
lesson-throw = On joue carreau, et vous n’en avez plus : jetez le quatre de cœur.
lesson-throw-why = Voilà vos cœurs partis aussi ; une couleur qu’on n’a pas vaut bien une basse carte.
lesson-free = On joue cœur : jetez le valet de pique.
lesson-free-why = Un point de plus à vos adversaires. Il ne vous reste que des piques, et les plus hauts sont le danger.
lesson-spades = Encore trèfle : jetez l’as de pique.
lesson-spades-why = Quatre points donnés avec lui. Vous en avez deux sur quarante, et le moins de la table est payé par les autres.
