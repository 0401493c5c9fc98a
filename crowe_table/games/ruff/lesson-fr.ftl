# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Votre camp doit avoir le premier { WORDS($option_game_points) } points. Ceux qui font l’atout doivent gagner le plus de levées, sinon les autres marquent.
lesson-pass = On retourne { $suit_turned }. Si vous en faites l’atout, votre camp doit gagner { WORDS($number_needed) } levées sur { WORDS($number_rounds) }. Votre main est trop faible : passez.
lesson-pass-why = { $seat_1 } assiste le donneur : atout { $suit_trump }. Il leur faut { WORDS($number_needed) } levées ; s’ils échouent, votre camp marque { WORDS($number_euchre) } points.
lesson-seven = On a joué { $suit_led }, et { $card_3 } est en tête : fournissez votre plus basse carte, { $card }.
lesson-seven-why = Il faut fournir si l’on peut. Quand vous ne pouvez pas gagner une levée, jouez une carte dont vous pouvez vous passer.
lesson-nine = On joue { $card_led } : fournissez { $card }, et gardez le valet.
lesson-nine-why = { $seat_1 } a coupé, bien que { $seat_3 } soit du même camp. Ils ont { WORDS($number_theirs) } levées, et il ne leur en manque qu’une.
lesson-spare = Votre partenaire est maître avec { $card_2 }, et vous n’avez pas de cette couleur : défaussez { $card }.
lesson-spare-why = La levée de votre partenaire est aussi la vôtre. Et vous avez gardé le valet de trèfle, qui vaut plus qu’il n’en a l’air.
lesson-bower = Votre partenaire joue atout, et { $card_3 } le bat. Mais { $card } est aussi un atout, le deuxième de tous : jouez-le !
lesson-bower-why = Le valet d’atout est le premier des atouts, le bower droit : ici { $card_best }. L’autre valet de même teinte vient ensuite, c’est le bower gauche : { $card }.
lesson-last = Chaque camp a { WORDS($number_ours) } levées. Jouez votre dernière carte, { $card }.
lesson-last-why = { $seat_2 } a coupé. Cela vous fait { WORDS($number_ours) } levées, et ceux qui ont fait l’atout ont échoué.
lesson-counted = Ils sont pris : c’est un « <euchre>euchre</> », et votre camp marque { WORDS($points_0) } points. Passez à la donne suivante.
lesson-counted-why = Avec { WORDS($number_needed) } levées ou plus, ceux qui ont fait l’atout marquent un point ; avec les { WORDS($number_rounds) }, { WORDS($number_march) }. La partie est en { WORDS($option_game_points) } points.
lesson-take-up = À vous la donne, et les autres ont passé. À l’atout { $suit_turned }, vous avez déjà { WORDS($number_trumps) } atouts : prenez { $card_turned }.
lesson-take-up-why = La carte est à vous, et vous en écartez une autre. Le donneur peut donc faire l’atout avec une main plus faible que les autres.
lesson-lay-out = Vous avez une carte de trop : écartez { $card }, votre seule carte de cette couleur.
lesson-lay-out-why = Vous n’avez plus de { $suit } : vous pourrez couper quand on jouera cette couleur.
