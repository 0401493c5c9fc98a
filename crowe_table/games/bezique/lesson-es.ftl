# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Haga más tantos que el otro, sobre todo cantando cartas que van juntas. Quien pierde con menos de { $option_rubicon } tantos paga mucho más.
lesson-deal = Ha sacado la carta más alta, y puede repartir o salir. Reparta.
lesson-deal-why = Tienen { WORDS($number_hand, form: "f") } cartas cada uno. Las { WORDS($number_pack, form: "f") } que quedan son el <talon>talón</>: tras cada baza, cada uno toma una.
lesson-spare = Salen con { $card_led }. Mientras hay <talon>talón</> no es obligatorio asistir: eche { $card }.
lesson-spare-why = { $seat_taker } ganó la baza y cantó un <matrimonio>matrimonio</> real: { WORDS($points_1) } tantos. Aquí las bazas valen poco, y los cantes mucho.
lesson-ten = Salen con { $card_led }: gane con { $card }.
lesson-ten-why = En este juego el diez gana al rey y a la dama, y solo pierde con el as.
lesson-draw = Aún no tiene nada que <cantar>cantar</>: tome carta.
lesson-draw-why = Quien gana la baza toma primero, y sale en la siguiente. Acabado el <talon>talón</>, hay que asistir, y ganar si se puede.
lesson-brisque = Con el primer <matrimonio>matrimonio</> pasaron a pintar { $suit_trump }. Salga con { $card }.
lesson-brisque-why = Le ganó a { $seat_1 } { $card_taken_1 }. Ases y dieces son <brisca>briscas</>: solo deciden los empates, o salvan del <rubicon>rubicón</> a quien pierde.
lesson-next = Tome otra vez.
lesson-next-why = Rey y dama son un <matrimonio>matrimonio</>; con as, diez y sota, una <secuencia>secuencia</>. También valen cuatro ases, reyes, damas o sotas.
lesson-away = Salga con { $card }: esa carta no sirve para ningún cante.
lesson-away-why = Le costó la salida; y { $seat_1 } ha cantado otro <matrimonio>matrimonio</> real.
lesson-eight = Salen con { $card_led }. Eche { $card }.
lesson-eight-why = Sietes, ochos y nueves no sirven para ningún cante: échelos primero.
lesson-knave = Salen con { $card_led }: eche { $card }.
lesson-knave-why = Una sota sola es poco. Pero guarde { $card_bezique_knave } si le viene: con { $card_bezique_queen } hace <bezique>bézique</>.
lesson-nine = ¡Tiene un rey y una dama de picas! Gane esta baza con { $card }, y podrá cantarlos.
lesson-nine-why = Solo se canta después de ganar una baza, y una cosa cada vez.
lesson-marriage = Cante el <matrimonio>matrimonio</> de picas.
lesson-marriage-why = { CAP(WORDS($points_0)) } tantos para usted. Las cartas quedan en la mesa: aún puede jugarlas, y volver a cantarlas con otras.

## El segundo reparto, en su final.

lesson-aim-last = Se acabó el <talon>talón</>, y ya no se canta. Ahora hay que asistir, ganar si se puede, y fallar si no se tiene el palo.
lesson-last-nine = Salen con { $card_led }. Hay que asistir y ganar: tome la baza con { $card }, la más baja que puede.
lesson-last-nine-why = Es suya, y sale usted. Quien haga la última de todas estas bazas se apunta { $number_last } tantos.
lesson-last-seven = Salga con su único <triunfo>triunfo</>, { $card }: ¿tendrá { $seat_1 } uno más alto?
lesson-last-seven-why = { $seat_1 } no pudo asistir ni ganar, y echó { $card_1 }. Así que ya no hay triunfos contra usted.
lesson-last-eight = Salga con { $card }. Perderá, pero usted guarda sus picas altas para el final.
lesson-last-eight-why = { $seat_1 } la ganó con { $card_taken_1 }, y sale con { $card_led }.
lesson-last-must-win = Hay que ganar si se puede, sin guardarse nada: { $card } es la más baja que gana a { $card_led }.
lesson-last-must-win-why = Es suya, y vuelve usted a salir. Piense siempre en la última de todas: para ella se guarda una carta segura.
lesson-last-queen = Salga con { $card }. Quien tenga una pica más alta debe jugarla, y ya no podrá hacerle daño.
lesson-last-queen-why = { $seat_1 } tuvo que ganar con { $card_taken_1 }, y sale con { $card_led }.
lesson-last-king = Salen con { $card_led }, y { $card } es su única carta del palo. Gana: juéguela.
lesson-last-king-why = Sale usted, y le quedan { $cards_hand }.
lesson-last-low = Salga con { $card }, y guarde el as para la última baza.
lesson-last-low-why = { $seat_1 } tuvo que asistir con { $card_taken_1 }, y usted vuelve a salir.
lesson-last-ten = Salga con { $card }. En este juego el diez está sobre el rey, y solo un as podría ganarle.
lesson-last-ten-why = Juegue al final { $cards_hand }: { $number_last } más. Quien no llega a { $option_rubicon }, ni con sus <brisca>briscas</>, paga ambos tanteos juntos, y mucho más.
