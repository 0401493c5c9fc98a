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
