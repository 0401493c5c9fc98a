# The lesson. Of each step: what is to be done, and afterwards why.

lesson-follow = <atout>Atout</> { $suit_trump }. On joue { $card_led }, et vous ne pouvez pas prendre : fournissez { $card }.
lesson-follow-why = Il faut fournir, et <forcer>forcer</> si l’on peut ; ici vous ne le pouviez pas. L’ordre est roi, dame, valet, puis l’as.
lesson-ten = On joue { $card_led }. Vous avez { $card }, qui est plus fort : vous devez prendre.
lesson-ten-why = Une levée pour vous. Sur { WORDS($number_cards, form: "f") }, il en faut { WORDS($number_needed, form: "f") } pour le <point>point</>.
lesson-nine = Jouez { $card }.
lesson-nine-why = L’autre a coupé avec { $card_taken_1 }. Quand on n’a pas de la couleur, il faut couper si l’on peut.
lesson-must = On joue { $card_led } : prenez avec { $card }.
lesson-must-why = Vous aviez autant de levées que { $seat_1 }, et la dernière décidait. Votre dernière carte, { $card_taken_0 }, a été jouée pour vous, et a perdu.
lesson-score = { $seat_1 } a fait { WORDS($tricks_1, form: "f") } levées, et marque le <point>point</>. Il faut { WORDS($option_target) } points pour la partie. Passez au coup suivant.
lesson-score-why = Chacun donne à son tour : { $seat_dealer } donne maintenant, et vous parlez d’abord.
lesson-propose = La retourne est { $card_turned } : un <point>point</> au donneur. Vous n’avez qu’un <atout>atout</>, et rien d’autre de bon : proposez.
lesson-propose-why = Le donneur accepte : chacun peut écarter et prendre d’autres cartes. S’il refuse dès l’abord et perd, il donne { WORDS($option_stood_penalty) } <point>points</>.
lesson-change = Écartez tout, sauf votre <atout>atout</> : { $cards }.
lesson-change-why = Gardez <atout>atouts</> et rois, écartez le reste : c’est de là que vient le nom du jeu.
lesson-stand = { CAP(WORDS($number_clubs)) } <atout>atouts</> et une dame ! Ne proposez plus : jouez.
lesson-stand-why = Vous avez de bonnes chances d’en faire { WORDS($number_needed, form: "f") }. Proposer encore donnerait aussi des cartes au donneur.
lesson-knave = Jouez votre plus haut <atout>atout</> : { $card }.
lesson-knave-why = Il a pris { $card_taken_1 } : à ce jeu l’as se place entre le valet et le dix.
lesson-draw = Encore une fois : jouez { $card }.
lesson-draw-why = Le donneur a joué { $card_taken_1 } : il n’a plus d’<atout>atout</>, et les vôtres sont maîtres.
lesson-on = Continuez avec { $card }.
lesson-on-why = Cela fait { WORDS($tricks_0, form: "f") } levées, et le <point>point</> est à vous.
lesson-sure = Les { WORDS($number_cards, form: "f") } levées feraient la <vole>vole</>, pour { WORDS($number_vole) } <point>points</>. Jouez { $card }.
lesson-sure-why = Gardez une bonne carte pour la fin. { CAP($card_taken_0) } a gagné, car l’autre avait gardé { $card_taken_1 }, d’une autre couleur.
lesson-vole = La <vole>vole</> vous a valu { WORDS($points_0) } <point>points</>. Voyez la marque, et passez au coup suivant.
lesson-vole-why = Le roi d’<atout>atout</> vaut un <point>point</>, si on l’annonce avant de jouer sa première carte : guettez-le.
