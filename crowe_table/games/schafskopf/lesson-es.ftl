# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = <quien-juega-a-solas>Quien juega a solas</> debe tomar más de la mitad de los tantos de las bazas; los demás lo impiden. Si nadie juega a solas, tome los menos posibles.
lesson-decline = Son triunfos las damas, luego las sotas, luego los diamantes; entre damas y entre sotas van tréboles, picas, corazones y diamantes. Tiene { WORDS($number_trumps, form: "m") } triunfos: pase.
lesson-decline-why = { $seat_2 } toma la <baceta>baceta</> y juega a solas contra usted y { $seat_1 }, su compañero. Para ganar hace falta más de la mitad de los { $number_all } tantos.
lesson-ace = Un as vale { WORDS($number_value_ace) } tantos, y solo un triunfo puede ganarle. Salga con { $card }.
lesson-ace-why = { $seat_2 } lo ha fallado con { $card_taken_2 }: esa baza le dio { WORDS($number_trick, form: "m") } tantos.
lesson-eight = Sale { $card_led }: asista con { $card }, que no vale nada.
lesson-eight-why = Hay que asistir al palo. Un diez vale { WORDS($number_value_ten) }, un rey { WORDS($number_value_king) }, una dama { WORDS($number_value_queen) }, una sota { WORDS($number_value_knave) }; las demás no valen nada.
lesson-give = No le quedan { $suit_led }, salvo un triunfo, y { $seat_1 }, su compañero, juega después de usted. Confíe en él: eche { $card }.
lesson-give-why = Con { $card_taken_1 } la baza es de su bando: { WORDS($number_trick, form: "m") } tantos para ambos. Así se carga la baza de un compañero.
lesson-ten = Su compañero sale con { $card_led }. En este <juego>juego</> el diez gana al rey: póngalo.
lesson-ten-why = As, diez, rey: ese es el orden de un palo. Son { WORDS($number_trick, form: "m") } tantos más, y sale usted.
lesson-king = <quien-juega-a-solas>Quien juega a solas</> ya falló este palo. Salga con { $card }, y le costará otro triunfo.
lesson-king-why = Ha vuelto a fallar, con { $card_taken_2 }. Pero un triunfo gastado así ya no puede sacar uno de los suyos.
lesson-queen = Sale un triunfo, { $card_led }: gánelo con { $card }.
lesson-queen-why = Las damas ganan a las sotas, y las sotas a los diamantes. Su compañero añadió { $card_taken_1 }: esa baza dio { WORDS($number_trick, form: "m") } tantos.
lesson-seven = Salga con { $card }: no vale nada, y no arriesga ningún tanto.
lesson-seven-why = <quien-juega-a-solas>Quien juega a solas</> gastó en él un triunfo, y no ganó ningún tanto. Si nadie juega a solas, cuenta quien tenga menos tantos.
lesson-nine = Sale { $card_led }, y su compañero juega el último: eche { $card }, y guarde su sota.
lesson-nine-why = { CAP($card_taken_1) } gana a { $card_led }. Al final solo cuenta <quien-juega-a-solas>quien juega a solas</>: gana con más de la mitad de los tantos; si no, pierde.
