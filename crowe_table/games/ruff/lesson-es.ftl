# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Su bando debe llegar antes a { WORDS($option_game_points) } tantos. Quienes hacen el triunfo deben ganar más bazas; si no, marcan los otros.
lesson-pass = La muestra es de { $suit_turned }. Si la elige de triunfo, su bando tiene que ganar { WORDS($number_needed) } de las { WORDS($number_rounds) } bazas. Su mano es demasiado débil: pase.
lesson-pass-why = { $seat_1 } <apoyar>apoya</> a quien reparte: triunfan { $suit_trump }. Han de ganar { WORDS($number_needed) } bazas; si fracasan, su bando se apunta { WORDS($number_euchre) } tantos.
lesson-seven = Se ha salido de { $suit_led }, y va ganando { $card_3 }: asista con su carta más baja, { $card }.
lesson-seven-why = Hay que asistir al palo si se puede. Cuando no pueda ganar una baza, juegue una carta que no le haga falta.
lesson-nine = Sale { $card_led }: asista con { $card }, y guarde la sota.
lesson-nine-why = { $seat_1 } ha fallado, aunque la baza era de { $seat_3 }, de su mismo bando. Tienen { WORDS($number_theirs, form: "f") } bazas y solo les falta una.
lesson-spare = Su pareja va ganando con { $card_2 }, y usted no tiene de ese palo: eche { $card }.
lesson-spare-why = La baza de su pareja también es suya. Y ha guardado la sota de tréboles, que vale más de lo que parece.
lesson-bower = Su pareja sale de triunfo, y { $card_3 } lo gana. Pero { $card } también es triunfo, el segundo de todos: ¡juéguelo!
lesson-bower-why = La sota de triunfos es el mejor triunfo, el bower derecho: aquí { $card_best }. Le sigue la otra sota del mismo color, el bower izquierdo: { $card }.
lesson-last = Cada bando tiene { WORDS($number_ours) } bazas. Salga con su última carta, { $card }.
lesson-last-why = { $seat_2 } ha fallado. Ya son { WORDS($number_ours, form: "f") } bazas para su bando, y quienes eligieron triunfo han fracasado.
lesson-counted = Han fracasado, y su bando se apunta { WORDS($points_0) } tantos. Pase a la mano siguiente.
lesson-counted-why = Con { WORDS($number_needed, form: "f") } bazas o más, quienes eligen triunfo se apuntan un tanto; con las { WORDS($number_rounds, form: "f") }, { WORDS($number_march) }. Se gana con { WORDS($option_game_points) } tantos.
lesson-take-up = Ahora reparte usted, y los demás han pasado. Con { $suit_turned } de triunfo ya tiene { WORDS($number_trumps, form: "m") } triunfos: tome { $card_turned }.
lesson-take-up-why = La carta es suya, y a cambio descarta otra. Por eso quien reparte puede elegir triunfo con una mano más débil.
lesson-lay-out = Tiene una carta de más: descarte { $card }, la única de su palo.
lesson-lay-out-why = Ya no le queda ninguna de { $suit }: podrá fallar cuando salga ese palo.
