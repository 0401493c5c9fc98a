# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Haga las bazas anunciadas, al menos { WORDS($number_needed) } de { WORDS($number_rounds) }: solo, o con un compañero que nadie conoce. Los demás tratan de impedirlo.
lesson-pass = El <palo-de-favor>palo de favor</> es { $suit_colour }, y { $seat_2 } ha pujado <entrada>Entrada</> de favor. Usted tiene { WORDS($number_A) } ases, pero un solo <triunfo>triunfo</>: pase.
lesson-pass-why = { $seat_2 } llama a { $card_called }: ¡y lo tiene usted! Son compañeros, y nadie más lo sabe.
lesson-club = Salen con { $card_led }, un <triunfo>triunfo</>: asista con el único que tiene, { $card }.
lesson-club-why = Ganó la baza { $card_taken_3 }. Los mejores <triunfo>triunfos</> son, por este orden, { $cards_best }.
lesson-ace = Salen con { $card_led }, y encima está { $card_1 }. Usted tiene { $card }: gane con él la baza.
lesson-ace-why = Una baza para { $seat_2 } y para usted, que en esta mano son un bando. Juntos necesitan { WORDS($number_needed, form: "f") } de las { WORDS($number_rounds, form: "f") }.
lesson-spade = Salga del palo al que llamó su compañero, pero guarde aún { $card_called }: juegue { $card }.
lesson-spade-why = { $seat_2 } falló. Si hubiera enseñado { $card_called }, sus contrarios sabrían a qué atenerse.
lesson-heart = Su compañero sale con { $card_led }, el mejor <triunfo>triunfo</> de todos, y usted no tiene: eche { $card }.
lesson-heart-why = Con una carta sacó { $card_taken_1 } y { $card_taken_3 } a los otros: así se sacan los <triunfo>triunfos</>.
lesson-nine = Salen con { $card_led }, y de ese palo usted solo tiene { $card }: juegue esa.
lesson-nine-why = { $seat_taker } falló, con el último de los <triunfo>triunfos</>. Ahora sus ases están seguros.
lesson-take = Salen con { $card_led }: gane la baza con { $card }.
lesson-take-why = Si no cae ningún <triunfo>triunfo</>, el as manda en su palo; después van rey, dama y sota.
lesson-claim = Nada de lo que queda gana a { $cards_hand }: diga que el resto es suyo.
lesson-claim-why = Cuando no haya duda, enseñe sus cartas. Por { $card_called } ven todos ahora con quién jugaba.
lesson-count = La <entrada>Entrada</> ha salido: { WORDS($points_0, form: "m") } tantos para usted y para { $seat_2 }, que cobra también el <bote>bote</>. Al final se paga cada tanto de diferencia. Siga.
lesson-count-why = En la <entrada>Entrada</> se llama a un compañero, el <solo>Solo</> se juega a solas, y la <bola>Bola</> a solas por todas las bazas. Cada una vale más, y más aún en el <palo-de-favor>palo de favor</>; juega la puja más alta.
