# The lesson. Of each step: what is to be done, and afterwards why.

lesson-follow = El triunfo es { $suit_trump }. Salen con { $card_led }, y usted no puede ganar: asista con { $card }.
lesson-follow-why = Hay que asistir al palo, y ganar si se puede; aquí no podía. El orden es rey, dama, sota y después el as.
lesson-ten = Salen con { $card_led }. Usted tiene { $card }, que es más alto: debe ganar.
lesson-ten-why = Una baza para usted. De { WORDS($number_cards) }, { WORDS($number_needed) } hacen el punto.
lesson-nine = Salga con { $card }.
lesson-nine-why = Lo han fallado con { $card_taken_1 }: quien no tiene de ese palo debe jugar triunfo, si puede.
lesson-must = Salen con { $card_led }: gane con { $card }.
lesson-must-why = Tenía tantas bazas como { $seat_1 }, y la última decidía. Su última carta, { $card_taken_0 }, se jugó por usted, y perdió.
lesson-score = { $seat_1 } ganó { WORDS($tricks_1) } bazas, y apuntó el tanto. Ganan la partida { WORDS($option_target) } tantos. Pase a la mano siguiente.
lesson-score-why = El reparto cambia cada vez: ahora reparte { $seat_dealer }, y usted habla primero.
lesson-propose = Se descubre { $card_turned }: un tanto para quien reparte. Usted tiene solo un triunfo, y nada más de valor: proponga otras cartas.
lesson-propose-why = Quien reparte acepta: ambos pueden descartar y tomar otras. Si rechaza la primera vez y pierde, da { WORDS($option_stood_penalty) } tantos.
lesson-change = Descarte todo menos su triunfo: { $cards }.
lesson-change-why = Guarde triunfos y reyes, y descarte lo demás: en francés es écarter, y de ahí viene el nombre del juego.
lesson-stand = ¡{ CAP(WORDS($number_clubs)) } triunfos y una dama! No pida más: juegue estas.
lesson-stand-why = Con estas tiene buena esperanza de { WORDS($number_needed) } bazas. Otro cambio daría también cartas a quien reparte.
lesson-knave = Salga con su triunfo más alto: { $card }.
lesson-knave-why = Ganó a { $card_taken_1 }: en este juego el as está entre la sota y el diez.
lesson-draw = Una vez más: salga con { $card }.
lesson-draw-why = Quien reparte echó { $card_taken_1 }: ya no tiene triunfos, y los de usted mandan.
lesson-on = Siga con { $card }.
lesson-on-why = Ya son { WORDS($tricks_0) } bazas, y el punto es suyo.
lesson-sure = Las { WORDS($number_cards) } bazas serían la bola, por { WORDS($number_vole) } tantos. Salga con { $card }.
lesson-sure-why = Guarde una buena carta para el final. { CAP($card_taken_0) } ganó, porque el otro había guardado { $card_taken_1 }, de otro palo.
lesson-vole = La bola le ha dado { WORDS($points_0) } tantos. Vea la cuenta, y pase a la mano siguiente.
lesson-vole-why = El rey de triunfos da un tanto, si se dice antes de jugar una carta: no lo olvide.
