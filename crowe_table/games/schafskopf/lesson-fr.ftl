# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Qui joue seul doit prendre plus de la moitié des points des levées ; les autres l’empêchent. Si personne ne joue seul, prenez-en le moins possible.
lesson-decline = Sont atouts les dames, puis les valets, puis les carreaux ; parmi les dames et les valets, l’ordre est trèfle, pique, cœur, carreau. Vous avez { WORDS($number_trumps) } atouts : refusez le <talon>talon</>.
lesson-decline-why = { $seat_2 } prend le <talon>talon</> et joue en solo contre vous et { $seat_1 }, votre partenaire. Il faut plus de la moitié des { $number_all } points.
lesson-ace = Un as compte { WORDS($number_value_ace) } points, et seul un atout peut le battre. Jouez { $card }.
lesson-ace-why = { $seat_2 } l’a coupé avec { $card_taken_2 } : cette levée a rapporté { WORDS($number_trick) } points.
lesson-eight = On joue { $card_led } : fournissez { $card }, qui ne compte rien.
lesson-eight-why = Il faut fournir la couleur. Un dix compte { WORDS($number_value_ten) }, un roi { WORDS($number_value_king) }, une dame { WORDS($number_value_queen) }, un valet { WORDS($number_value_knave) } ; le reste ne compte rien.
lesson-give = Hormis un atout, vous n’avez plus de { $suit_led }, et { $seat_1 }, votre partenaire, joue après vous. Faites-lui confiance : donnez { $card }.
lesson-give-why = Avec { $card_taken_1 }, la levée est à votre camp : { WORDS($number_trick) } points pour votre camp. C’est ainsi qu’on charge la levée d’un partenaire.
lesson-ten = Votre partenaire joue { $card_led }. À ce jeu, le dix bat le roi : jouez-le.
lesson-ten-why = As, dix, roi : tel est l’ordre d’une couleur simple. Cela fait { WORDS($number_trick) } points de plus, et vous rejouez.
lesson-king = Le <solo>solo</> a déjà coupé cette couleur. Jouez { $card }, il lui en coûtera encore un atout.
lesson-king-why = Coupé encore, avec { $card_taken_2 }. Mais un atout dépensé ainsi ne peut plus faire tomber les vôtres.
lesson-queen = On joue un atout, { $card_led } : prenez-le avec { $card }.
lesson-queen-why = Les dames battent les valets, et les valets battent les carreaux. Votre partenaire a ajouté { $card_taken_1 } : cette levée a rapporté { WORDS($number_trick) } points.
lesson-seven = Jouez { $card } : elle ne compte rien, et vous ne risquez aucun point.
lesson-seven-why = Le <solo>solo</> y a dépensé un atout, sans gagner un point. Si personne ne joue seul, celui qui a le moins de points marque.
lesson-nine = On joue { $card_led }, et votre partenaire joue en dernier : donnez { $card }, et gardez votre valet.
lesson-nine-why = { CAP($card_taken_1) } bat { $card_led }. À la fin, seul le <solo>solo</> marque : il gagne avec plus de la moitié des points, et perd avec la moitié ou moins.

## La seconde donne : personne ne joue seul.

lesson-aim-least = Si personne ne prend le <talon>talon</>, on joue <a-qui-perd-gagne>à qui perd gagne</> : marque celui qui a le moins de points dans ses levées.
lesson-all-decline = Vous avez { WORDS($number_trumps) } atouts, trop peu pour jouer seul : refusez le <talon>talon</>. Voyez ensuite ce que disent les autres.
lesson-all-decline-why = Personne ne le prend : on joue <a-qui-perd-gagne>à qui perd gagne</>, chacun pour soi. Prenez peu de points. Le <talon>talon</> va à la dernière levée.
lesson-low-heart = À vous de jouer : { $card }, une basse carte que d’autres devront battre.
lesson-low-heart-why = { $seat_taker } a dû faire la levée, et joue maintenant.
lesson-low-spade = On joue { $card_led }, et { $card_2 } est en tête : restez au-dessous avec { $card }.
lesson-low-spade-why = { $seat_taker } l’a faite. Rien n’y comptait ; mais des cartes chères vont tomber.
lesson-ten-club = On joue { $card_led }. Votre dame et votre valet de trèfle sont des atouts : il faut fournir { $card }.
lesson-ten-club-why = Cela fait { WORDS($number_trick) } points pour vous, c’est forcé. Mais vous n’avez plus cette couleur, et pouvez jeter une carte chère.
lesson-king-spade = Jouez { $card } tant que l’as n’est pas tombé : celui qui l’a doit faire la levée.
lesson-king-spade-why = { $seat_taker } l’a faite avec { $card_taken_1 }, et { $card_taken_2 } y est tombé : { WORDS($number_trick) } points, et aucun pour vous.
lesson-ten-heart = On joue { $card_led }, et vous n’avez plus cette couleur. Jetez une carte chère : { $card }.
lesson-ten-heart-why = { $seat_taker } a pris { WORDS($number_trick) } points avec elle. <a-qui-perd-gagne>À qui perd gagne</>, on donne ses cartes chères aux autres.
lesson-ten-spade = On joue { $card_led }, et vous n’en avez pas. Jetez aussi { $card }.
lesson-ten-spade-why = { $seat_taker } a pris { WORDS($number_trick) } points. Vous n’avez plus que des atouts, et devrez en fournir chaque fois qu’on en joue.
lesson-king-trump = On joue { $card_led }, un atout, et { $card_2 } est en tête : défaites-vous de { $card }.
lesson-king-trump-why = { $seat_taker } a fait la levée, avec { WORDS($number_trick) } points. L’as et le dix de carreau sont de bas atouts, mais chers.
lesson-low-trump = On joue { $card_led }, encore un atout. Restez au-dessous avec { $card }.
lesson-low-trump-why = { $seat_taker } l’a faite. <a-qui-perd-gagne>À qui perd gagne</>, les grands atouts pèsent : ils font des levées de trop.
lesson-knave-trump = On joue { $card_led }, qui bat { $card } : jouez cette carte.
lesson-knave-trump-why = { $seat_taker } a pris { WORDS($number_trick) } points. Il reste une levée, et le <talon>talon</> va avec elle.
lesson-best = Il vous reste { $card }, qui doit faire la levée : jouez-la.
lesson-best-why = Vous avez pris le <talon>talon</> avec elle. Mais vous avez le moins de points, et marquez seul : { WORDS($points_0) }.
lesson-least = Vous avez gagné <a-qui-perd-gagne>à qui perd gagne</>. Voyez le compte, et continuez.
lesson-least-why = Qui n’a aucune levée marque le double. À la fin de la partie, on règle la différence avec chacun des autres.
