# The lesson. Of each step: what is to be done, and afterwards why.

lesson-follow = Pintan { $suit_trump }. Salen con { $card_led }, y usted no puede ganar: asista con { $card }.
lesson-follow-why = Hay que asistir al palo, y ganar si se puede; aquí no podía. El orden es rey, dama, sota y después el as.
lesson-ten = Salen con { $card_led }. Usted tiene { $card }, que es más alto: debe ganar.
lesson-ten-why = Una baza para usted. Con { WORDS($number_needed) } de las { WORDS($number_cards) } se hace el <punto>punto</>.
lesson-nine = Salga con { $card }.
lesson-nine-why = Lo han fallado con { $card_taken_1 }: quien no tiene de ese palo debe fallar, si puede.
lesson-must = Salen con { $card_led }: gane con { $card }.
lesson-must-why = Tenía tantas bazas como { $seat_1 }, y decidía la última. La carta que le quedaba, { $card_taken_0 }, se jugó sola, y perdió.
lesson-score = { $seat_1 } hizo { WORDS($tricks_1) } bazas, y se apuntó el <punto>punto</>. Con { WORDS($option_target) } tantos se gana la partida. Pase a la mano siguiente.
lesson-score-why = Se reparte por turno: ahora reparte { $seat_dealer }, y usted habla primero.
lesson-propose = Se descubre { $card_turned }: un tanto para quien reparte. Usted tiene solo un <triunfo>triunfo</>, y nada más de valor: proponga otras cartas.
lesson-propose-why = Quien reparte ha aceptado: ambos pueden descartar y tomar otras. Si rechaza la primera vez y pierde, da { WORDS($option_stood_penalty) } tantos.
lesson-change = Descarte todo menos su <triunfo>triunfo</>: { $cards }.
lesson-change-why = Guarde <triunfo>triunfos</> y reyes, y descarte lo demás: en francés es écarter, y de ahí viene el nombre del juego.
lesson-stand = ¡{ CAP(WORDS($number_clubs)) } <triunfo>triunfos</> y una dama! No pida más: juegue estas.
lesson-stand-why = Con estas es probable hacer { WORDS($number_needed) } bazas. Otro cambio daría también cartas nuevas a quien reparte.
lesson-knave = Salga con su <triunfo>triunfo</> más alto: { $card }.
lesson-knave-why = Ganó a { $card_taken_1 }: en este juego el as está entre la sota y el diez.
lesson-draw = Una vez más: salga con { $card }.
lesson-draw-why = Quien reparte echó { $card_taken_1 }: ya no le quedan <triunfo>triunfos</>, y los de usted mandan.
lesson-on = Siga con { $card }.
lesson-on-why = Ya son { WORDS($tricks_0) } bazas, y el <punto>punto</> es suyo.
lesson-sure = Las { WORDS($number_cards) } bazas serían la <bola>bola</>, por { WORDS($number_vole) } tantos. Salga con { $card }.
lesson-sure-why = Guarde una buena carta para el final. { CAP($card_taken_0) } ganó, porque el otro había guardado { $card_taken_1 }, de otro palo.
lesson-vole = La <bola>bola</> le ha dado { WORDS($points_0) } tantos. Vea el tanteo, y pase a la mano siguiente.
lesson-vole-why = El rey de <triunfo>triunfos</> da un tanto, si se dice antes de jugar una carta: no lo olvide.
