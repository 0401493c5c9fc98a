# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Gane lo que apuesta: la <carta-de-abajo>carta de abajo</> de su <paquete>paquete</> debe ser más alta que la de la <banca>banca</>. Nadie puede mirar antes.
lesson-shuffle = Reparte usted, y por eso lleva la <banca>banca</>. Baraje una vez más.
lesson-shuffle-why = Cada uno de los demás levanta un <paquete>paquete</>, y usted se queda el resto; nadie mira. Apuestan por su última carta contra la de usted.
lesson-paid = Usted descubrió { $card_0 }; los demás, { $card_1 }, { $card_2 } y { $card_3 }. Todos ganan a la <banca>banca</>, y usted les paga. Siga.
lesson-paid-why = No se podía hacer nada: el Blind Hookey es pura suerte, y por eso se jugaba tan deprisa y por tanto.
lesson-cut = Quien reparte y pierde <con-todos>con todos</> deja de repartir: ahora reparte su vecino. Corte la baraja.
lesson-cut-why = Corta el jugador anterior a quien reparte, para que nadie sepa dónde está cada carta.
lesson-lift = Levante su <paquete>paquete</>: { WORDS($number, form: "f") } cartas de la baraja.
lesson-lift-why = Levante cuantas quiera, pero no menos de { WORDS($option_least_packet) }, y deje bastantes para los que vienen después.
lesson-stake = Apueste { $farthings } por él, y no mire.
lesson-stake-why = Primero se descubre la carta de quien reparte, y luego la suya: una más alta gana lo apostado, una más baja lo pierde.
lesson-highest = Quien reparte enseñó { $card_1 }, y usted { $card_0 }. Aquí no hay carta más alta: gana { $farthings_0 }. Siga.
lesson-highest-why = Con una carta igual habría perdido la apuesta: los empates son de la <banca>banca</>. Esa es toda su ventaja.
lesson-cut-again = La <banca>banca</> sigue repartiendo. Corte otra vez.
lesson-cut-again-why = Grueso o delgado, el <paquete>paquete</> da lo mismo: cualquier carta puede quedar en el fondo.
lesson-any = Levante { WORDS($number, form: "f") } cartas, o cuantas quiera otro día.
lesson-any-why = Ningún <paquete>paquete</> es mejor que otro antes de descubrirlo, digan lo que digan los entendidos.
lesson-dare = Apueste otra vez { $farthings }.
lesson-dare-why = Gana un poco menos a menudo que quien reparte: en una mano de cada { WORDS($number_to_one_equal) } las cartas son iguales, y gana la <banca>banca</>.
lesson-won = Quien reparte enseñó { $card_1 }, y usted { $card_0 }: gana { $farthings_0 }. Pase a la mano siguiente.
lesson-won-why = Cuando las probabilidades son fijas no hay más arte que este: saber cuándo levantarse.
