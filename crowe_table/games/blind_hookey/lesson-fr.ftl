# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Gagnez votre mise : la <carte-du-dessous>carte du dessous</> de votre <paquet>paquet</> doit être plus haute que celle du banquier. Personne ne peut regarder avant.
lesson-shuffle = Vous avez la donne, et la <banque>banque</> avec elle. Mêlez le jeu encore une fois.
lesson-shuffle-why = Chacun des autres lève un <paquet>paquet</>, et vous gardez le reste ; personne ne regarde. Ils misent sur leur <carte-du-dessous>carte du dessous</> contre la vôtre.
lesson-paid = Vous avez retourné { $card_0 } ; les autres, { $card_1 }, { $card_2 } et { $card_3 }. Tous battent la <banque>banque</>, et vous les payez. Continuez.
lesson-paid-why = Vous n’y pouviez rien : le <blind>Blind</> Hookey n’est que hasard, et c’est pourquoi on le jouait si vite et si cher.
lesson-cut = Le donneur qui perd contre tous perd la donne : elle va à votre voisin. Coupez le jeu.
lesson-cut-why = C’est le voisin du donneur qui coupe, pour que personne ne sache où se trouve une carte.
lesson-lift = Levez votre <paquet>paquet</> : { WORDS($number, form: "f") } cartes du jeu.
lesson-lift-why = Levez-en autant qu’il vous plaît, mais pas moins de { WORDS($option_least_packet) }, et laissez-en assez à ceux qui suivent.
lesson-stake = Misez dessus { $farthings }, et ne regardez pas.
lesson-stake-why = On retourne d’abord la carte du donneur, puis la vôtre : plus haute, elle gagne votre mise ; plus basse, elle la perd.
lesson-highest = Le donneur a montré { $card_1 }, et vous { $card_0 }. Aucune carte n’est plus haute ici : vous gagnez { $farthings_0 }. Continuez.
lesson-highest-why = À carte égale, vous auriez perdu votre mise : l’égalité est pour la <banque>banque</>. C’est tout son avantage.
lesson-cut-again = La <banque>banque</> garde la donne. Coupez encore.
lesson-cut-again-why = <paquet>Paquet</> épais ou mince, c’est tout un : n’importe quelle carte peut être dessous.
lesson-any = Levez { WORDS($number, form: "f") } cartes ; un autre jour, autant que vous voudrez.
lesson-any-why = Aucun <paquet>paquet</> n’est meilleur qu’un autre avant d’être retourné, quoi qu’en disent les malins.
lesson-dare = Misez encore { $farthings }.
lesson-dare-why = Vous gagnez un peu moins souvent que le donneur : une fois sur { WORDS($number_to_one_equal) }, les cartes sont égales, et il gagne.
lesson-won = Le donneur a montré { $card_1 }, et vous { $card_0 } : vous gagnez { $farthings_0 }. Passez à la main suivante.
lesson-won-why = Quand tout dépend du hasard, il n’y a qu’un art : savoir se lever à temps.
