# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Faites plus de points que l’autre, surtout en annonçant des cartes qui vont ensemble. Qui perd avec moins de { $option_rubicon } points paie bien plus.
lesson-deal = Vous avez la plus haute carte : vous pouvez donner ou entamer. Donnez.
lesson-deal-why = Vous avez { WORDS($number_hand, form: "f") } cartes chacun. Les { WORDS($number_pack, form: "f") } autres font le <talon>talon</> ; après chaque levée, chacun y prend une carte.
lesson-spare = On joue { $card_led }. Tant qu’il y a un <talon>talon</>, rien n’oblige à fournir : jetez { $card }.
lesson-spare-why = { $seat_taker } a fait la levée et annoncé un <mariage>mariage</> d’<atout>atout</> : { WORDS($points_1) } points. Les levées comptent peu, les annonces beaucoup.
lesson-ten = On joue { $card_led } : prenez avec { $card }.
lesson-ten-why = À ce jeu, le dix bat le roi et la dame, et ne cède qu’à l’as.
lesson-draw = Vous n’avez encore rien à <annoncer>annoncer</> : prenez une carte.
lesson-draw-why = Celui qui fait la levée prend le premier, et entame la suivante. Le <talon>talon</> épuisé, il faut fournir, et gagner si l’on peut.
lesson-brisque = Le premier <mariage>mariage</> a fait <atout>atout</> { $suit_trump }. Jouez { $card }.
lesson-brisque-why = Votre carte a pris { $card_taken_1 } à { $seat_1 }. As et dix sont des <brisque>brisques</> : elles ne servent qu’à départager, ou à sauver du <rubicon>rubicon</>.
lesson-next = Prenez encore.
lesson-next-why = Roi et dame font un <mariage>mariage</> ; avec l’as, le dix et le valet, une <quinte>quinte</>. Quatre as, rois, dames ou valets comptent aussi.
lesson-away = Jouez { $card } : cette carte n’entre dans aucune annonce.
lesson-away-why = Elle vous a coûté la main ; et { $seat_1 } a encore annoncé un <mariage>mariage</> d’<atout>atout</>.
lesson-eight = On joue { $card_led }. Jetez { $card }.
lesson-eight-why = Sept, huit et neuf n’entrent dans aucune annonce : jetez-les d’abord.
lesson-knave = On joue { $card_led } : jetez { $card }.
lesson-knave-why = Un valet seul vaut peu. Mais gardez { $card_bezique_knave } s’il vient : avec { $card_bezique_queen }, il fait <besigue>bésigue</>.
lesson-nine = Vous avez un roi et une dame de pique ! Prenez cette levée avec { $card }, et vous pourrez les <annoncer>annoncer</>.
lesson-nine-why = On n’annonce qu’après avoir fait une levée, et une chose à la fois.
lesson-marriage = Annoncez le <mariage>mariage</> de pique.
lesson-marriage-why = { CAP(WORDS($points_0)) } points pour vous. Les cartes restent sur la table : vous pouvez encore les jouer, et les <annoncer>annoncer</> avec d’autres.

## La seconde donne, à sa fin.

lesson-aim-last = Le <talon>talon</> est épuisé, et l’on n’annonce plus. Il faut maintenant fournir, forcer si l’on peut, et couper si l’on n’a pas de la couleur.
lesson-last-nine = On joue { $card_led }. Il faut fournir et gagner : prenez avec { $card }, la plus petite carte qui suffise.
lesson-last-nine-why = La levée est à vous, et vous jouez. Qui fait la toute dernière de ces levées marque { $number_last } points.
lesson-last-seven = Jouez votre seul <atout>atout</>, { $card } : { $seat_1 } en a-t-il un plus haut ?
lesson-last-seven-why = { $seat_1 } n’a pu ni fournir ni gagner, et jette { $card_1 }. Il n’y a donc plus d’<atout>atout</> contre vous.
lesson-last-eight = Jouez { $card }. Cette carte perdra, mais vous gardez vos hauts piques pour la fin.
lesson-last-eight-why = { $seat_1 } a pris la levée avec { $card_taken_1 }, et joue { $card_led }.
lesson-last-must-win = Il faut gagner si l’on peut, sans rien retenir : { $card } est la plus petite carte qui batte { $card_led }.
lesson-last-must-win-why = La levée est à vous, et vous rejouez. Pensez toujours à la toute dernière : on lui garde une carte sûre.
lesson-last-queen = Jouez { $card }. Qui a un pique plus haut doit le jouer, et il ne pourra plus vous nuire.
lesson-last-queen-why = { $seat_1 } a dû gagner avec { $card_taken_1 }, et joue { $card_led }.
lesson-last-king = On joue { $card_led }, et { $card } est votre seule carte de la couleur. Elle gagne : jouez-la.
lesson-last-king-why = À vous de jouer ; il vous reste { $cards_hand }.
lesson-last-low = Jouez { $card }, et gardez l’as pour la dernière levée.
lesson-last-low-why = { $seat_1 } a dû fournir { $card_taken_1 }, et vous rejouez.
lesson-last-ten = Jouez { $card }. À ce jeu le dix passe le roi, et seul un as pourrait le battre.
lesson-last-ten-why = Jouez { $cards_hand } en dernier : encore { $number_last }. Qui a moins de { $option_rubicon }, même avec ses <brisque>brisques</>, paie la somme des scores, et bien plus.
