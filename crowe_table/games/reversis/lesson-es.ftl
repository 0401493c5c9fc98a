# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Tome los menos tantos posibles en sus bazas: a quien menos tiene le pagan los demás. O bien haga todas las bazas.
lesson-under = En el Revesino gana quien menos se lleva. Se salió de { $suit_led }, y va ganando { $card_2 }: juegue { $card }, que queda por debajo.
lesson-under-why = Las cartas de sus bazas cuentan en contra: un as { WORDS($worth_A) } tantos, un rey { WORDS($worth_K) }, una dama { WORDS($worth_Q) }, una sota solo uno. Las demás no cuentan nada.
lesson-low = Otra vez { $suit_led }, y va ganando { $card_1 }. Juegue { $card }, que queda por debajo.
lesson-low-why = { $seat_taker } tuvo que llevarse la baza con { $card_taken_1 }, y con ella { WORDS($worth_trick, form: "m") } tantos.
lesson-high = Se salió de { $suit_led }, usted juega el último, y en la baza nada cuenta. Llévesela con { $card }.
lesson-high-why = Se la llevó, y no le costó nada. Una baza sin tantos es el mejor sitio para una carta mediana.
lesson-single = Quien se lleva la baza sale. Solo tiene una carta de { $suit }: salga con { $card }, y se quedará sin ese palo.
lesson-single-why = Ganó, y cuenta uno en contra. Pero ya no tiene { $suit_led }: cuando se salga de ese palo, podrá echar cualquier carta.
lesson-knave = Salga también con { $card }, antes de que otros puedan echar en ella sus cartas altas.
lesson-knave-why = Ganó también: un tanto más. Más tarde le habrían podido echar un as, que cuesta { WORDS($worth_A, form: "m") } más.
lesson-nine = Salga con { $card } mientras los demás aún tienen cartas bajas de { $suit }.
lesson-nine-why = Solo cayeron cartas bajas: una baza sin un solo tanto. Le quedan { $cards_hearts }, y la más baja apenas corre peligro.
lesson-hearts = Ahora { $card }: el as, el rey y la dama del palo aún no se han jugado, y cualquiera de ellos se la lleva.
lesson-hearts-why = { $seat_taker } se la llevó con { $card_taken_2 }, y cayó { $card_taken_1 }: { WORDS($worth_trick, form: "m") } tantos en una sola baza, y ninguno para usted.
lesson-ace = Se salió de { $suit_led }, y usted no tiene. Eche una de sus peores cartas: { $card }.
lesson-ace-why = No hay triunfos: quien no puede asistir echa la carta que quiere. { $seat_taker } se llevó la baza, y con ella { WORDS($worth_trick, form: "m") } tantos.
lesson-throw = Se salió de { $suit_led }, y ya no le quedan: eche { $card }, su última carta de ese palo.
lesson-throw-why = Ahora tampoco tiene { $suit }. No tener cartas de un palo vale tanto como tener una baja.
lesson-free = Se salió de { $suit_led }: eche { $card }.
lesson-free-why = Un tanto más para { $seat_taker }. Ya solo tiene { $suit }, y tendrá que asistir siempre que se salga de ese palo. Llevarse todas las bazas es un revesino: entonces todos pagan.
lesson-spades = Otra vez { $suit_led }: eche { $card }.
lesson-spades-why = { $seat_taker } se llevó el as. De momento tiene usted { WORDS($worth_own, form: "m") } de los { WORDS($worth_pack, form: "m") } tantos, y a quien menos tenga al final le pagan los demás.

## El segundo reparto, del juego de Hoyle.

lesson-aim-hoyle = { CAP($card_great) } y { $card_little } son aquí quínolas, cada una con un plato de fichas. Eche una en otro palo, y el plato es suyo.
lesson-put-away = Primero cada uno aparta una carta y toma otra del <talon>talón</>. Tiene { WORDS($number_A, form: "m") } ases: aparte { $card }.
lesson-put-away-why = Las { WORDS($number_discard, form: "f") } cartas apartadas son el <lote>lote</>: al final, quien tiene más tantos se lo paga a quien tiene menos.
lesson-across = Ahora cada uno pasa una carta al jugador de enfrente. Dé a { $seat_2 } otra carta mala: { $card }.
lesson-across-why = { $seat_2 } le dio { $card_little }. Ya tenía { $card_great }: ahora tiene las dos quínolas.
lesson-lead = Sale usted: juegue { $card }. No salga nunca de una <quinola>quínola</>: pagaría a su plato en vez de cobrarlo.
lesson-lead-why = { $seat_taker } hizo la baza, y en ella nada cuenta. Las cartas bajas sirven aquí tanto como en el juego sencillo.
lesson-spade = Se salió de { $suit_led }, y va ganando { $card_1 }. Deshágase de su carta más alta: { $card }.
lesson-spade-why = { $seat_taker } se la llevó con { $card_taken_1 }: su carta mediana no hizo daño.
lesson-clear = Se salió de { $card_led }, y { $card } es su única carta de ese palo: tiene que jugarla.
lesson-clear-why = Ese as fue forzado: todos lo pagan a { $seat_1 }, y cuenta { WORDS($worth_A, form: "m") }. Pero ya no le queda ninguna carta de ese palo.
lesson-diamond = Salga de { $card }: es tan baja que otro tendrá que hacer la baza.
lesson-diamond-why = { $seat_taker } la hizo, y sale de { $card_led }. Usted no tiene { $suit_led }: es su ocasión.
lesson-little = No tiene que asistir, pues no tiene ese palo. Eche una <quinola>quínola</>: { $card }.
lesson-little-why = Está <colocada>colocada</>. { $seat_taker }, que hizo la baza, le paga en el acto. Tras la última baza, el plato con { WORDS($fish_little, form: "f") } fichas es suyo.
lesson-great = Se salió de { $card_led }. Eche también la otra <quinola>quínola</>: { $card }.
lesson-great-why = Su plato guarda { WORDS($fish_great, form: "f") } fichas para usted. Si tiene que jugar una <quinola>quínola</> en su propio palo, paga otro tanto al plato.
