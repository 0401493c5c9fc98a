# The lesson. Of each step: what is to be done, and afterwards why.

lesson-give = La retourne est à trèfle, et votre adversaire prie pour une autre couleur. Vous avez le valet et le deux de trèfle : donnez un point, et gardez-les.
lesson-give-why = Celui qui prie reçoit un point, ou bien chacun reçoit trois cartes de plus et l’on retourne un nouvel atout. Avec de tels atouts, un point n’est pas cher.
lesson-ace = On joue cœur. Fournissez l’as, et prenez la levée.
lesson-ace-why = Les cartes prises comptent pour le Jeu : un as quatre, un roi trois, une dame deux, un valet un, et un dix dix.
lesson-low = Jouez votre deux de trèfle : il n’y a pas de plus bas atout.
lesson-low-why = Bas compte à qui le tenait, quand même l’autre fait la levée ; et il a tiré un atout.
lesson-spare = On joue carreau, et vous n’en avez pas. Rien ne vous oblige à couper : jetez le sept de cœur.
lesson-spare-why = Quand on n’a pas la couleur demandée, on peut couper ou jeter n’importe quelle carte ; mais mieux vaut garder le valet jusqu’à ce qu’il ne risque rien.
lesson-knave = On joue un deux de pique, et il reste peu d’atouts : faites-y votre valet.
lesson-knave-why = Le valet d’atout vaut un point à qui le rentre. Le vôtre est sauf.
lesson-queen = Jouez maintenant la dame de cœur.
lesson-queen-why = L’as est parti, seul le roi pouvait donc battre votre dame : un risque léger, puisque le valet est déjà chez vous.
lesson-last = Et le neuf.
lesson-last-why = Un valet de pique ne bat pas votre cœur : une carte qui ne fournit pas ne gagne rien, sauf si c’est un atout.
lesson-count = Il y a quatre points à chaque donne : lisez au compte à qui ils furent, et continuez.
lesson-count-why = Haut, Bas, Valet et Jeu : tous les quatre ont été à vous, et c’est ce qui a donné son nom au jeu. { CAP(WORDS($option_target)) } points gagnent la partie.
lesson-beg = C’est à vous maintenant de prier, et vous n’avez pas un trèfle : priez.
lesson-beg-why = Ou vous avez un point pour rien, ou l’on retourne un autre atout : avec une mauvaise main, on y gagne de toute façon.
