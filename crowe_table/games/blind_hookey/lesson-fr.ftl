# The lesson. Of each step: what is to be done, and afterwards why.

lesson-shuffle = Vous avez la donne, et la banque avec elle. Mêlez le jeu encore une fois.
lesson-shuffle-why = Chacun des autres lève un paquet, et vous gardez le reste ; nul ne regarde. Ils misent sur leur carte du dessous contre la vôtre.
lesson-paid = Vous avez tourné { $card_0 } ; les autres, { $card_1 }, { $card_2 } et { $card_3 }. Tous battent la banque, et vous les payez. Continuez.
lesson-paid-why = Il n’y avait rien à y faire : le Blind Hookey n’est que hasard, et c’est pourquoi on le jouait si vite et si cher.
lesson-cut = La donne va à votre voisin. Coupez le jeu.
lesson-cut-why = Celui qui est assis avant le donneur coupe, afin que nul ne sache où se trouve une carte.
lesson-lift = Levez votre paquet : { WORDS($number, form: "f") } cartes du jeu.
lesson-lift-why = Levez-en autant qu’il vous plaît, mais pas moins de { WORDS($option_least_packet) }, et laissez-en assez à ceux qui suivent.
lesson-stake = Misez dessus { $farthings }, et ne regardez pas.
lesson-stake-why = La carte du donneur se tourne d’abord, puis la vôtre : une plus haute gagne votre mise, une plus basse la perd.
lesson-highest = Le donneur a montré { $card_1 }, et vous { $card_0 }. Nulle carte n’est plus haute ici : vous gagnez { $farthings_0 }. Continuez.
lesson-highest-why = Avec une carte égale, vous auriez perdu votre mise : les cartes égales sont à la banque. C’est tout son avantage.
lesson-cut-again = La banque garde la donne. Coupez encore.
lesson-cut-again-why = Paquet épais ou mince, c’est tout un : chaque carte du dessous est aussi probable qu’une autre.
lesson-any = Levez { WORDS($number, form: "f") } cartes, ou ce que vous voudrez un autre jour.
lesson-any-why = Nul paquet n’est meilleur qu’un autre avant d’être tourné, quoi qu’en disent les habiles.
lesson-dare = Misez encore { $farthings }.
lesson-dare-why = Vous gagnez un peu moins souvent que le donneur : une fois sur { WORDS($number_to_one_equal) }, les cartes sont égales, et il gagne.
lesson-won = Le donneur a montré { $card_1 }, et vous { $card_0 } : vous gagnez { $farthings_0 }. Passez à la main suivante.
lesson-won-why = Là où les chances sont fixées, il n’est d’art que celui-ci : savoir quand se lever.
