# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Le premier qui a { WORDS($option_target) } points gagne. Ils viennent du plus haut et du plus bas atout, et des bonnes cartes que l’on prend dans les levées.
lesson-give = La retourne est à trèfle, et votre adversaire demande une autre couleur. Vous avez le valet et le deux de trèfle : donnez un point, et gardez trèfle.
lesson-give-why = Celui qui demande reçoit un point ; sinon chacun reçoit trois cartes de plus, et l’on retourne un nouvel atout. Avec de tels atouts, un point n’est pas cher.
lesson-ace = On joue cœur. Fournissez l’as, et prenez la levée.
lesson-ace-why = Les cartes prises comptent pour le <jeu>Jeu</> : un as quatre, un roi trois, une dame deux, un valet un, et un dix dix.
lesson-low = Jouez votre deux de trèfle : c’est le plus petit atout.
lesson-low-why = Bas compte pour celui qui l’avait en main, même si l’autre fait la levée ; et vous avez fait tomber un atout.
lesson-spare = On joue carreau, et vous n’en avez pas. Rien ne vous oblige à couper : jetez le sept de cœur.
lesson-spare-why = Quand on n’a pas la couleur jouée, on peut couper ou jeter n’importe quelle carte ; mais mieux vaut garder le valet jusqu’à ce qu’il ne risque rien.
lesson-knave = On joue un deux de pique, et il reste peu d’atouts : coupez avec votre valet.
lesson-knave-why = Le valet d’atout vaut un point à celui qui le met dans ses levées. Le vôtre est sauvé.
lesson-queen = Jouez maintenant la dame de cœur.
lesson-queen-why = L’as est parti ; seul le roi pouvait donc battre votre dame. C’était un petit risque, puisque votre valet est déjà sauvé.
lesson-last = Puis le neuf.
lesson-last-why = Un valet de pique ne bat pas votre cœur : une carte qui ne fournit pas ne gagne rien, sauf si c’est un atout.
lesson-count = Il y a quatre points à chaque donne : voyez au compte à qui ils sont allés, et continuez.
lesson-count-why = Haut, Bas, Valet et <jeu>Jeu</> : vous avez eu les quatre, et c’est de là que vient le nom d’All Fours. { CAP(WORDS($option_target)) } points gagnent la partie.
lesson-beg = C’est à vous maintenant de tenir ou de <demander>demander</>, et vous n’avez pas de trèfle : demandez.
lesson-beg-why = Ou bien vous recevez un point pour rien, ou bien l’on retourne un autre atout : avec une mauvaise main, vous y gagnez toujours.
