# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Gana quien llega antes a { WORDS($option_target) } tantos. Los dan el triunfo más alto y el más bajo, y las buenas cartas que se ganan en las bazas.
lesson-give = La muestra es de tréboles, y su contrario pide otro palo. Usted tiene la sota y el dos de tréboles: dele un tanto, y consérvelos.
lesson-give-why = A quien pide se le da un tanto; si no, se reparten tres cartas más a cada uno y se descubre otro triunfo. Con triunfos así, un tanto sale barato.
lesson-ace = Salen de corazones. Asista con el as, y gane la baza.
lesson-ace-why = Las cartas ganadas cuentan para <juego>Juego</>: un as, cuatro; un rey, tres; una dama, dos; una sota, uno; y un diez, diez.
lesson-low = Salga con su dos de tréboles: no hay triunfo más bajo.
lesson-low-why = Bajo cuenta para quien lo tenía, aunque el otro gane la baza; y además ha sacado un triunfo.
lesson-spare = Salen de diamantes, y usted no tiene. No está obligado a fallar: eche el siete de corazones.
lesson-spare-why = Quien no tiene del palo de salida puede fallar o echar cualquier carta; pero la sota conviene guardarla hasta que pase el peligro.
lesson-knave = Salen con el dos de picas, y quedan pocos triunfos: gánelo con su sota.
lesson-knave-why = La sota de triunfos es un tanto para quien se la lleva. La suya está a salvo.
lesson-queen = Ahora salga con la dama de corazones.
lesson-queen-why = El as ya salió, así que solo el rey podía ganar a su dama: un riesgo pequeño, con la sota ya en casa.
lesson-last = Y el nueve.
lesson-last-why = Una sota de picas no gana a su corazón: la carta que no asiste no gana nada, si no es triunfo.
lesson-count = En cada mano hay cuatro tantos: vea en la crónica de quién han sido, y siga.
lesson-count-why = Alto, Bajo, la Sota y <juego>Juego</>: los cuatro han sido suyos, y eso dio nombre al juego. Se gana con { WORDS($option_target) } tantos.
lesson-beg = Ahora es usted quien puede <pedir>pedir</>, y no tiene ni un trébol: pida.
lesson-beg-why = O recibe un tanto por nada, o se descubre otro palo de triunfo: con malas cartas, todo es ganancia.
