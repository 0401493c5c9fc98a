# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Gana quien llega antes a { $option_target } tantos. Se cuenta lo que forman las cartas juntas, y después las bazas.
lesson-change = { $seat_1 }, la <mano>mano</>, ha descartado { WORDS($number_say_change) } cartas. Guarde sus diamantes, el as de corazones y las damas, y descarte las que están iluminadas.
lesson-change-why = Guarde su palo más largo: puede darle el <punto>punto</>, y una <secuencia>secuencia</>. Al robar le llegaron el rey y la sota de diamantes.
lesson-ruff = Le cantan un <punto>punto</> de { WORDS($number_say_ruff_calls) }. El suyo en { $suit_ruff } es de { WORDS($number_ruff) }: diga que no vale, y cante el suyo.
lesson-ruff-why = El <punto>punto</> es la suma de un palo: un as vale { WORDS($number_ace) }, una figura { WORDS($number_court) }. Solo cuenta el mejor.
lesson-sequence = Le cantan una <secuencia>secuencia</> de { WORDS($number_say_sequences_calls) }. La suya, de { WORDS($number_run) }, va entre { $cards_run }. Cántela.
lesson-sequence-why = Sus { WORDS($number_say_sequences_has) } cartas cuentan { WORDS($points_score_sequences) }: una <secuencia>secuencia</> larga lleva premio, una corta solo un tanto por carta.
lesson-good = Le cantan { WORDS($number_say_sets_calls) } iguales. Usted no tiene ningún <grupo>grupo</>: diga que vale.
lesson-good-why = Ahora, las bazas. { CAP(WORDS($number_pique)) } tantos cantados antes de que el otro tenga uno son <repique>repique</>, { WORDS($number_repique) } más; jugando, <pique>pique</>, { WORDS($number_pique) }. Reclámelo.
lesson-eight = Salen con { $suit_led }: asista con { $card }.
lesson-eight-why = { $seat_taker } ha contado uno por salir con { $card_taken_1 }, y uno por la baza. En el Piquet no hay triunfos.
lesson-six = Otra vez { $suit_led }, y usted no tiene: eche { $card }.
lesson-six-why = Cuando no puede ganar, eche lo que menos falta le haga: sus diamantes altos aún pueden ganar bazas.
lesson-queen = Salen con { $card_led }: gane con { $card }.
lesson-queen-why = Un tanto por la baza, y ahora sale usted.
lesson-king = Salga con { $card }: el as lo tiene usted.
lesson-king-why = Uno por la salida, y uno por la baza. El contrario no tiene ningún corazón.
lesson-knave = Siga con { $card }.
lesson-knave-why = Mientras la salida sea suya, cada carta de un palo que el contrario no tiene gana una baza.
lesson-ace = Y ahora { $card }.
lesson-ace-why = Quien gana más bazas cuenta { WORDS($option_cards) } por las cartas. Ganarlas todas es <capote>capote</>, y cuenta { WORDS($option_capet) } en su lugar.
