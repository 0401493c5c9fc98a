# The lesson. Of each step: what is to be done, and afterwards why.

lesson-refuse = Le roi d’atout est tourné, et son maître le vend sept jetons. Le pot n’en a que neuf : n’offrez rien.
lesson-refuse-why = Qui tient le plus haut atout quand tout est tourné prend le pot. L’as seul bat le roi ; mais sept, c’est cher.
lesson-turn = Tournez votre carte du dessus. Nul ne regarde les siennes avant.
lesson-turn-why = Ce n’était pas un atout, et elle ne vaut rien pour personne.
lesson-lower = Tournez la suivante.
lesson-lower-why = Un atout, mais plus bas que le roi : seul se vend ou se garde un atout qui est le plus haut jusque-là.
lesson-last = Et la dernière.
lesson-last-why = L’as d’atout n’est pas venu : le roi était le plus haut, et son maître a pris neuf jetons.
lesson-second = Tous remettent au pot, le donneur un de plus. Passez à la main suivante.
lesson-second-why = Chacun paie deux, le donneur trois ; il y a donc neuf jetons qui valent qu’on spécule.
lesson-bid = Un dix est tourné, et se vend trois jetons. Il peut tenir : offrez trois.
lesson-bid-why = Il est à vous, et vous ne tournez pas vos cartes tant qu’il est le plus haut. Quatre cartes de la couleur le passent.
lesson-leave = Hélas : le roi d’atout est tourné, et l’on en offre huit. Neuf est tout le pot : retirez-vous.
lesson-leave-why = Un autre a donné neuf, pour un pot de neuf. Ne payez jamais tout ce que vous espérez gagner.
lesson-own = Votre dix est battu : il vous faut de nouveau tourner vos cartes.
lesson-own-why = Vos trois jetons sont perdus, à moins qu’un as d’atout ne soit devant vous. C’est là spéculer.
lesson-again = Tournez la suivante.
lesson-again-why = Rien. Chaque carte tournée laisse une chance de moins à qui n’a pas la meilleure.
lesson-third = Tournez la dernière.
lesson-third-why = Un atout, et trop bas. Le maître du roi prend le pot, et n’y a gagné que le plaisir.
lesson-next = Passez à la main suivante, où vous donnez.
lesson-next-why = La carte tournée pour l’atout est au donneur, quelle qu’elle soit.
lesson-sell = Vous avez un cinq d’atout, et douze cartes sont encore couvertes. Offrez-le, à deux jetons au moins.
lesson-sell-why = Trois jetons d’un cinq, qui sera sûrement battu : c’est bien vendu. Un bas atout se vend au mieux tout de suite.
