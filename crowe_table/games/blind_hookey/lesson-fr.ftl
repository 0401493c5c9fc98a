# The lesson. Of each step: what is to be done, and afterwards why.

lesson-shuffle = Vous avez la donne, et la banque avec elle. Mêlez le jeu encore une fois.
lesson-shuffle-why = Les autres lèvent chacun un paquet, et vous gardez le reste ; nul ne regarde. Ils misent sur leur carte du dessous contre la vôtre.
lesson-paid = Vous avez tourné un cinq, et eux un six, un sept et un six : tous battaient la banque, et furent payés. Continuez.
lesson-paid-why = Il n’y avait rien à y faire : le Blind Hookey n’est que hasard, et c’est pourquoi on le jouait si vite et si cher.
lesson-cut = La donne va à votre voisin. Coupez le jeu.
lesson-cut-why = Qui est assis avant le donneur coupe, afin que nul ne sache où est aucune carte.
lesson-lift = Levez votre paquet : quatre cartes du jeu.
lesson-lift-why = Levez-en autant qu’il vous plaît, pourvu qu’il en reste assez pour ceux qui suivent.
lesson-stake = Misez dessus un jeton, et ne regardez pas.
lesson-stake-why = La carte du donneur se tourne d’abord, puis la vôtre : une plus haute gagne votre mise, une plus basse la perd.
lesson-lost = Le donneur a montré un six, et vous un as, la plus basse de toutes. Votre jeton est parti. Continuez.
lesson-lost-why = C’eût été un autre six, vous perdiez de même : les cartes égales sont à la banque. C’est tout son avantage.
lesson-cut-again = La banque garde la donne. Coupez encore.
lesson-cut-again-why = Jeu long ou court, c’est tout un : chaque carte du dessous est aussi probable qu’une autre.
lesson-any = Levez six cartes, ou ce que vous voudrez un autre jour.
lesson-any-why = Nul paquet n’est meilleur qu’un autre avant d’être tourné, quoi qu’en disent les habiles.
lesson-dare = Misez encore un jeton.
lesson-dare-why = Vous gagnez moins souvent que le donneur, d’une chance sur dix-sept à peu près : ce sont les cartes égales.
lesson-won = Un six au donneur et un huit à vous : on vous paie. Passez à la main suivante.
lesson-won-why = Où les chances sont fixées, il n’est d’art que celui-ci : savoir quand se lever.
