# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Prenez le moins de points possible dans vos levées : les autres paient celui qui en a le moins. Ou bien faites toutes les levées.
lesson-under = Au Reversis, celui qui prend le moins gagne. On a joué { $suit_led }, et { $card_2 } est en tête : jouez { $card }, plus bas.
lesson-under-why = Les cartes de vos levées comptent contre vous : un as { WORDS($worth_A) } points, un roi { WORDS($worth_K) }, une dame { WORDS($worth_Q) }, un valet un seul. Les autres ne comptent rien.
lesson-low = Encore { $suit_led }, et { $card_1 } est en tête. Jouez { $card }, plus bas.
lesson-low-why = { $seat_taker } a dû prendre la levée avec { $card_taken_1 }, et { WORDS($worth_trick) } points avec elle.
lesson-high = On a joué { $suit_led }, vous jouez en dernier, et aucune carte de la levée ne compte. Prenez-la avec { $card }.
lesson-high-why = Vous l’avez prise, et elle ne vous a rien coûté. Une levée sans points est une bonne place pour une carte moyenne.
lesson-single = Qui fait la levée entame. Vous n’avez qu’une carte de { $suit } : jouez { $card }, et vous n’aurez plus de cette couleur.
lesson-single-why = Il a gagné, et compte un contre vous. Mais vous n’avez plus de { $suit_led } : quand on en jouera, vous pourrez jeter n’importe quelle carte.
lesson-knave = Jouez aussi { $card }, avant que d’autres puissent jeter dessus leurs hautes cartes.
lesson-knave-why = Il a gagné aussi : un point de plus. Plus tard, on aurait pu jeter dessus un as, qui en coûte { WORDS($worth_A) }.
lesson-nine = Jouez { $card } tant que les autres ont encore de petites cartes de { $suit }.
lesson-nine-why = Il n’est tombé dessus que de basses cartes : une levée sans aucun point. Il vous reste { $cards_hearts }, et la plus basse ne craint guère.
lesson-hearts = Maintenant { $card } : l’as, le roi et la dame de la couleur ne sont pas encore sortis, et chacun d’eux le prend.
lesson-hearts-why = { $seat_taker } l’a pris avec { $card_taken_2 }, et { $card_taken_1 } y est tombé : { WORDS($worth_trick) } points en une seule levée, et aucun pour vous.
lesson-ace = On a joué { $suit_led }, et vous n’en avez pas. Jetez une de vos pires cartes : { $card }.
lesson-ace-why = Il n’y a pas d’atout : qui ne peut pas fournir jette la carte qu’il veut. { $seat_taker } a pris la levée, et { WORDS($worth_trick) } points avec elle.
lesson-throw = On a joué { $suit_led }, et vous n’en avez plus : jetez { $card }, votre dernière carte de cette couleur.
lesson-throw-why = Vous n’avez plus de { $suit } non plus. Une couleur qu’on n’a plus vaut bien une basse carte.
lesson-free = On a joué { $suit_led } : jetez { $card }.
lesson-free-why = Un point de plus pour { $seat_taker }. Vous n’avez plus que du { $suit }, et devrez en fournir. Qui fait toutes les levées fait un reversis, et chacun le paie.
lesson-spades = Encore { $suit_led } : jetez { $card }.
lesson-spades-why = { $seat_taker } a pris l’as. Vous avez jusqu’ici { WORDS($worth_own) } des { WORDS($worth_pack) } points ; à la fin, tous paient celui qui en a le moins.

## La seconde donne, au jeu de Hoyle.

lesson-aim-hoyle = { CAP($card_great) } et { $card_little } sont ici des quinolas, chacun avec un panier de <fiches>fiches</>. Jetez-en un sur une autre couleur : le panier est à vous.
lesson-put-away = D’abord, chacun écarte une carte et en prend une au <talon>talon</>. Vous avez { WORDS($number_A) } as : écartez { $card }.
lesson-put-away-why = Les { WORDS($number_discard) } cartes écartées sont la <partie>partie</> : à la fin, celui qui a le plus de points la paie à celui qui en a le moins.
lesson-across = Maintenant, chacun passe une carte au joueur d’en face. Donnez à { $seat_2 } une autre mauvaise carte : { $card }.
lesson-across-why = { $seat_2 } vous a donné { $card_little }. Vous aviez déjà { $card_great } : vous tenez les deux quinolas.
lesson-lead = À vous de jouer : { $card }. N’entamez jamais d’un <quinola>quinola</> : vous paieriez à son panier, sans rien en prendre.
lesson-lead-why = { $seat_taker } a fait la levée, et rien n’y compte. Les basses cartes servent ici autant qu’au jeu simple.
lesson-spade = On a joué { $suit_led }, et { $card_1 } est en tête. Défaites-vous de votre carte plus haute, { $card }.
lesson-spade-why = { $seat_taker } a fait la levée avec { $card_taken_1 } : votre carte moyenne n’a pas nui.
lesson-clear = On a joué { $card_led }, et { $card } est votre seule carte de la couleur : il faut la jouer.
lesson-clear-why = Cet as était <force>forcé</> : tous le paient à { $seat_1 }, et il compte { WORDS($worth_A) }. Mais vous n’avez plus de carte de cette couleur.
lesson-diamond = Jouez { $card }, si bas qu’un autre devra faire la levée.
lesson-diamond-why = { $seat_taker } l’a faite, et joue { $card_led }. Vous n’avez pas de { $suit_led } : c’est votre chance.
lesson-little = Vous n’avez pas à fournir, faute de cette couleur. Jetez-y un <quinola>quinola</> : { $card }.
lesson-little-why = Il est <place>placé</>. { $seat_taker }, qui fait la levée, vous paie sur-le-champ. Après la dernière levée, son panier de { WORDS($fish_little) } <fiches>fiches</> est à vous.
lesson-great = On a joué { $card_led }. Jetez aussi l’autre <quinola>quinola</> : { $card }.
lesson-great-why = Son panier garde { WORDS($fish_great) } <fiches>fiches</> pour vous. S’il faut jouer un <quinola>quinola</> dans sa couleur, vous payez autant au panier.
