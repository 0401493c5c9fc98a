# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Tenga el triunfo más alto cuando todas las cartas estén vueltas, y llévese el <bote>bote</>. Se puede descubrir, comprar o vender.
lesson-refuse = Se ha descubierto el rey de triunfos, y { $seat_2 } lo vende por { $farthings_say_offer_trump }. En el <bote>bote</> solo hay { $farthings_pot }: no puje.
lesson-refuse-why = Quien tiene al final el triunfo más alto se lleva el <bote>bote</>. Al rey solo le gana el as; pero ese precio era caro.
lesson-turn = Descubra su carta de encima. Nadie puede mirar antes las suyas.
lesson-turn-why = No era triunfo, así que no vale nada para nadie.
lesson-lower = Descubra la siguiente.
lesson-lower-why = Un triunfo, pero más bajo que el rey. Solo se puede vender o guardar un triunfo que sea el más alto hasta ahora.
lesson-last = Descubra la última.
lesson-last-why = No salió el as de triunfos. El rey era el más alto, y su <dueno>dueño</> se llevó { $farthings_2 }.
lesson-second = Todos vuelven a poner en el <bote>bote</>, y quien reparte pone la mitad más. Pase a la mano siguiente.
lesson-second-why = Cada uno pone { $farthings_0 }, y quien reparte { $farthings_3 }. Hay en juego { $farthings_pot }.
lesson-bid = Se descubre un diez, y lo venden por { $farthings_say_offer_trump }. Puede seguir siendo el más alto: puje { $farthings }.
lesson-bid-why = Compró el diez, y no tuvo que descubrir cartas mientras fue el más alto. Solo { WORDS($number_above_ten, form: "f") } cartas de un palo ganan a un diez.
lesson-leave = Lástima: se descubre el rey de triunfos, y pujan { $farthings_say_bid_sum } por él. Todo el <bote>bote</> es de { $farthings_pot }: no puje más.
lesson-leave-why = Otro jugador pagó { $farthings_say_sold } por un <bote>bote</> de { $farthings_pot }. Nunca pague todo lo que espera ganar.
lesson-own = Su diez ya no es el más alto, así que tiene que volver a descubrir cartas.
lesson-own-why = El precio del diez está perdido, a no ser que tenga delante el as de triunfos. Eso es especular.
lesson-again = Descubra la siguiente.
lesson-again-why = Nada. Cuantas menos cartas quedan por descubrir, más seguro está el triunfo más alto.
lesson-third = Descubra la última.
lesson-third-why = Un triunfo, pero demasiado bajo. El <dueno>dueño</> del rey se lleva el <bote>bote</> de { $farthings_1 }.
lesson-next = Pase a la mano siguiente. Reparte usted.
lesson-next-why = La carta que se descubre como triunfo es de quien reparte, sea la que sea.
lesson-sell = Tiene un cinco de triunfos, y aún hay { WORDS($number_face_down, form: "f") } cartas boca abajo. Ofrézcalo por { $farthings } o más.
lesson-sell-why = Ha vendido por { $farthings_say_sold } un cinco que difícilmente será el más alto. Un triunfo bajo se vende mejor cuanto antes.
