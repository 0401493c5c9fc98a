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

## El segundo reparto: nadie juega a solas.

lesson-aim-least = Si nadie toma la <baceta>baceta</>, se juega <a-menos>a menos</>: puntúa quien tiene menos tantos en sus bazas.
lesson-all-decline = Tiene { WORDS($number_trumps, form: "m") } triunfos, pocos para jugar a solas: no tome la <baceta>baceta</>. Vea luego qué dicen los demás.
lesson-all-decline-why = Nadie la toma: se juega <a-menos>a menos</>, cada uno por su cuenta. Lleve pocos tantos. La <baceta>baceta</> va a quien haga la última baza.
lesson-low-heart = Sale usted: juegue { $card }, una carta baja que otros tendrán que superar.
lesson-low-heart-why = { $seat_taker } tuvo que hacer la baza, y ahora sale.
lesson-low-spade = Sale { $card_led }, y va ganando { $card_2 }: quede por debajo con { $card }.
lesson-low-spade-why = { $seat_taker } la hizo. Nada contaba en ella; pero pronto caerán cartas caras.
lesson-ten-club = Sale { $card_led }. Su dama y su sota de tréboles son triunfos: tiene que asistir con { $card }.
lesson-ten-club-why = Fueron { WORDS($number_trick, form: "m") } tantos para usted, sin remedio. Pero ya no le queda ese palo, y puede echar una carta cara.
lesson-king-spade = Salga con { $card } mientras falte el as: quien lo tenga tendrá que hacer la baza.
lesson-king-spade-why = { $seat_taker } la hizo con { $card_taken_1 }, y cayó además { $card_taken_2 }: { WORDS($number_trick, form: "m") } tantos, y ninguno suyo.
lesson-ten-heart = Sale { $card_led }, y a usted no le queda ese palo. Eche una carta cara: { $card }.
lesson-ten-heart-why = { $seat_taker } se llevó con ella { WORDS($number_trick, form: "m") } tantos. <a-menos>A menos</>, las cartas caras se dan a los demás.
lesson-ten-spade = Sale { $card_led }, y usted no tiene ese palo. Eche también { $card }.
lesson-ten-spade-why = { $seat_taker } se llevó { WORDS($number_trick, form: "m") } tantos. Ya solo le quedan triunfos, y debe asistir cada vez que se salga de uno.
lesson-king-trump = Sale { $card_led }, que es triunfo, y va ganando { $card_2 }: deshágase de { $card }.
lesson-king-trump-why = { $seat_taker } hizo la baza, con { WORDS($number_trick, form: "m") } tantos. El as y el diez de diamantes son triunfos bajos, pero caros.
lesson-low-trump = Sale { $card_led }, otro triunfo. Quede por debajo con { $card }.
lesson-low-trump-why = { $seat_taker } la hizo. <a-menos>A menos</>, los triunfos altos son una carga: hacen bazas que nadie quiere.
lesson-knave-trump = Sale { $card_led }, que gana a { $card }: juegue esta.
lesson-knave-trump-why = { $seat_taker } se llevó { WORDS($number_trick, form: "m") } tantos. Queda una baza, y con ella va la <baceta>baceta</>.
lesson-best = Le queda { $card }, que tiene que hacer la baza: juéguela.
lesson-best-why = Se llevó con ella la <baceta>baceta</>. Pero tiene menos tantos que nadie, y solo usted puntúa: { WORDS($points_0) }.
lesson-least = Ha ganado <a-menos>a menos</>. Mire el recuento, y siga.
lesson-least-why = Quien no hace ninguna baza puntúa el doble. Al final de la partida se paga la diferencia con cada uno de los demás.
