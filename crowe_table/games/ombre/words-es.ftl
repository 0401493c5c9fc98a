# Every word that Ombre puts on the table.

game-ombre = El Hombre
game-ombre-contents = El Hombre (Solo)
game-ombre-line = Puje, llame a un as, y juegue con un compañero que nadie conoce hasta que ese as cae.
game-ombre-plain = Juegue con una pareja secreta, que nadie conoce hasta que cae cierto as.
game-ombre-minutes = 40
game-ombre-difficulty = 3

preset-pearson = La Enciclopedia
preset-pearson-help = Juegan cuatro; la puja va a la derecha, y quien juega y gana se lleva el bote.
preset-pearson-source = El Hombre de la Enciclopedia
preset-german_solo = Solo alemán
preset-german_solo-help = El siete de triunfos es el segundo, tréboles es el palo de favor, y todo va a la izquierda.
preset-german_solo-source = El Solo alemán, como lo traen los libros de juegos de cartas
preset-hombre_1674 = El Hombre de 1674
preset-hombre_1674-help = El juego español de tres: matadores, el cambio, codillo y repuesto.
preset-hombre_1674-source = The Compleat Gamester de Mr. Cotton, 1674

## Places.

place-pot = El <bote>bote</>
ticket-score =
    { $score ->
        [one] { $score } tanto
       *[other] { $score } tantos
    }
bid-name =
    { $bid ->
        [1] Entrada de { $suit }
        [2] Entrada de favor
        [3] Solo de { $suit }
        [4] Solo de favor
        [5] Bola de { $suit }
       *[6] Bola de favor
    }
slate-word =
    { $way ->
        [-1] Pujas, a la derecha
       *[other] Pujas, a la izquierda
    }
slate-seat =
    { $who ->
        [you] Usted
       *[other] { $seat }
    }
slate-said =
    { $bid ->
        [0] paso
        [1] Entrada de { $suit }{ $out ->
            [1] , pasa
           *[0] {""}
        }
        [2] Entrada de favor{ $out ->
            [1] , pasa
           *[0] {""}
        }
        [3] Solo de { $suit }{ $out ->
            [1] , pasa
           *[0] {""}
        }
        [4] Solo de favor{ $out ->
            [1] , pasa
           *[0] {""}
        }
        [5] Bola de { $suit }{ $out ->
            [1] , pasa
           *[0] {""}
        }
        [6] Bola de favor
        [7] con licencia
        [8] solo
        [9] lo conservo
       *[10] cedo
    }
slate-contract =
    { $bid ->
        [1] Entrada de { $suit }
        [2] Entrada de { $suit }
        [3] Solo de { $suit }
        [4] Solo de { $suit }
        [5] Bola de { $suit }
        [6] Bola de { $suit }
        [7] Con licencia
       *[8] Solo
    }
note-colour = Favor: { $suit }
tag-drawn =
    { $number ->
        [-1] {""}
        [0] no cambió
       *[other] cambió { $number }
    }
chart-trumps = Triunfos: { $suit }
chart-best = { $briefs }
chart-rest = { $briefs }
chart-called = Llamada: { $briefs }
chart-you-hold = Llamada: { $briefs }. La tiene usted
chart-partner =
    { $who ->
        [you] Compañero: usted
       *[other] Compañero: { $seat }
    }

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Saque una carta: la más alta reparte.
wait-cut-for-deal = { $seats } saca carta para ver quién reparte.
ask-colour = Nadie ha mirado. ¿Qué palo será el de favor? Tréboles no necesita permiso.
wait-colour = { $seats } propone el <palo-de-favor>palo de favor</>.
ask-agree = ¿Acepta { $suit } como <palo-de-favor>palo de favor</>? Si alguien se niega, lo será tréboles.
wait-agree = { $seats } puede rechazar el <palo-de-favor>palo de favor</>.
ask-bid = ¿Puja, o pasa en esta mano?
wait-bid = Le toca pujar a { $seats }.
ask-bid-bound = Tiene las dos damas negras: debe pujar un <solo>Solo</>, o más.
ask-bid-above =
    { $bid ->
        [1] { $seat } puja <entrada>Entrada</> de { $suit }. ¿Sube usted?
        [2] { $seat } puja <entrada>Entrada</> de favor. ¿Sube usted?
        [3] { $seat } puja <solo>Solo</> de { $suit }. ¿Sube usted?
        [4] { $seat } puja <solo>Solo</> de favor. ¿Sube usted?
        [5] { $seat } puja <bola>Bola</> de { $suit }. ¿Sube usted?
       *[6] { $seat } puja <bola>Bola</> de favor. ¿Sube usted?
    }
wait-bid-above = { $seats } va a pujar más alto, o a pasar.
ask-name-suit = Juega usted. ¿Qué palo pinta?
wait-name-suit = { $seats } nombra el <triunfo>triunfo</>.
ask-call = Llame a una carta: quien la tiene juega con usted, y no dice nada.
wait-call = { $seats } llama a una carta.
ask-words = ¿Pide licencia para jugar, va de solo, o pasa?
wait-words = Le toca hablar a { $seats }.
ask-words-after = { $seat } ha pedido licencia para jugar. ¿Va usted de solo, o pasa?
wait-words-after = Le toca hablar a { $seats }.
ask-keep-or-yield = { $seat } quiere ir de solo. ¿Va usted también de solo, y conserva el juego?
wait-keep-or-yield = { $seats } puede conservar el juego.
ask-name-trump = Usted es el <hombre>Hombre</>. ¿Qué palo pinta?
wait-name-trump = { $seats } nombra el <triunfo>triunfo</>.
ask-change = Descarte lo que quiera cambiar, al menos una carta. Hay { WORDS($number, form: "f") } para tomar.
wait-change = { $seats } cambia cartas.
ask-may-change = Descarte lo que quiera cambiar, o nada. Hay { WORDS($number, form: "f") } para tomar.
wait-may-change = { $seats } puede cambiar cartas.
ask-lead = Salga con una carta.
wait-lead = Le toca salir a { $seats }.
ask-follow = Se salió de { $suit }. Asista al palo si puede.
wait-follow = Le toca jugar a { $seats }.
ask-count = Se han jugado todas las bazas. Si ha visto un renuncio, denúncielo ahora; después se liquida.
wait-count = Antes de liquidar: { $seats }.

act-propose = Proponer
word-propose-spades = picas
word-propose-hearts = corazones
word-propose-diamonds = diamantes
word-propose-clubs = tréboles
act-agree = De acuerdo
act-refuse = No: tréboles
act-bid = Pujar
act-pass = Paso
act-name = Nombrar triunfo
word-name-spades = picas
word-name-hearts = corazones
word-name-diamonds = diamantes
word-name-clubs = tréboles
act-call = Llamar a
call-card = { $card }
act-ask = Con licencia
act-sans_prendre = Voy de solo
act-keep_game = Lo conservo
act-yield = Cedo
act-change = Cambiar
act-play = Jugar
act-play_gano = Jugar, y decir «Gano»
act-voll = La bola
act-claim = El resto es mío
act-claim_revoke = Denunciar renuncio

## Refusals.

refuse-bid-low =
    { $number ->
        [1] { $bid ->
            [1] Una <entrada>Entrada</> de { $suit_bid } no gana a una Entrada de { $suit }: diga Entrada de favor, o más.
           *[other] Eso no está por encima de una <entrada>Entrada</>.
        }
        [2] Manda una <entrada>Entrada</> de favor: diga <solo>Solo</>, o más.
        [3] Manda un <solo>Solo</> de { $suit }: diga Solo de favor, o una <bola>Bola</>.
        [4] Manda un <solo>Solo</> de favor: solo una <bola>Bola</> está por encima.
        [5] Manda una <bola>Bola</> de { $suit }: solo una Bola de favor está por encima.
       *[6] Nada está por encima de una <bola>Bola</> de favor.
    }
refuse-both-queens = Tiene las dos damas negras: mientras nadie puje un <solo>Solo</> debe pujarlo usted, y no puede pasar ni pujar una <entrada>Entrada</>.
refuse-bid-colour = El <palo-de-favor>palo de favor</> es { $suit }: puje de favor, y cuenta el doble.
refuse-the-colour = Pujó por un palo que no fuera el de favor, y { $suit } lo es: nombre otro.
refuse-call-held = Ya tiene usted { $card }: llame a una carta que tenga otro.
refuse-call-trump = En esta casa no se puede llamar a una carta de <triunfo>triunfo</>.
refuse-call =
    { $rank ->
        [rey] Tiene todos los ases a los que se podría llamar: llame a un rey que le falte.
       *[other] Llame a un as que no tenga.
    }
refuse-revoke-asked = Esa jugada ya se ha examinado.
unfit-game = Ese juego es para { WORDS($number) }, y a la mesa se sientan { WORDS($seats) }.
unfit-deals = { CAP(WORDS($number, form: "f")) } manos no se pueden dividir por igual entre { WORDS($seats) } jugadores.
unfit-stake =
    { $amount ->
        [0] Cada bolsa ha de tener las apuestas. Juegue por gusto, o llene las bolsas.
       *[other] Cada bolsa ha de tener { $farthings }, para el bote.
    }

## What is spoken.

say-my-deal = Reparto yo
say-propose = Propongo { $suit } de favor
say-agree = De acuerdo
say-refuse = No: tréboles
say-bid =
    { $bid ->
        [1] Entrada de { $suit }
        [2] Entrada de favor
        [3] Solo de { $suit }
        [4] Solo de favor
        [5] <bola>Bola</> de { $suit }
       *[6] <bola>Bola</> de favor
    }
say-pass = Paso
say-trumps = Pintan { $suit }
say-call = Llamo a { $card }
say-ask = ¿Me dan licencia?
say-sans-prendre = <voy-de-solo>Voy de solo</>
say-keep = Lo conservo, de solo
say-yield = Cedo
say-change =
    { $number ->
        [0] Me quedo con las mías
        [one] Una
       *[other] { CAP(WORDS($number, form: "f")) }
    }
say-gano = Gano
say-voll = La <bola>bola</>
say-claim = El resto es mío
say-revoke =
    { $who ->
        [you] Usted hizo renuncio en la baza { $number }
       *[other] { $seat } hizo renuncio en la baza { $number }
    }
revoke-proved =
    { $who ->
        [you] Así es: en la baza { $number } usted no jugó como manda la ley.
       *[other] Así es: en la baza { $number } { $seat } no jugó como manda la ley.
    }
revoke-not-proved =
    { $who ->
        [you] No hubo renuncio: en la baza { $number } usted jugó como permite la ley.
       *[other] No hubo renuncio: en la baza { $number } { $seat } jugó como permite la ley.
    }
spadilla =
    { $who ->
        [you] Todos han pasado, y usted tiene { $card }: le toca jugar por fuerza.
       *[other] Todos han pasado, y { $seat } tiene { $card }: le toca jugar por fuerza.
    }
partner-known =
    { $who ->
        [you] La carta llamada: el compañero es usted.
       *[other] La carta llamada: el compañero es { $seat }.
    }

score-made = por cumplir la puja
score-defeated = por impedirla
count-made = { WORDS($number) } por cumplir la puja
count-defeated = { WORDS($number) } por impedirla
scored-points =
    { $who ->
        [you] Usted llega a { $after }. { $recital }.
       *[other] { $seat } llega a { $after }. { $recital }.
    }

result-made =
    { $who ->
        [you] Usted hizo el juego, con { WORDS($number, form: "f") } bazas.
       *[other] { $seat } hizo el juego, con { WORDS($number, form: "f") } bazas.
    }
result-failed =
    { $who ->
        [you] Usted perdió el juego, { $number ->
            [0] sin ninguna baza
            [one] con una baza
           *[other] con { WORDS($number, form: "f") } bazas
        }.
       *[other] { $seat } perdió el juego, { $number ->
            [0] sin ninguna baza
            [one] con una baza
           *[other] con { WORDS($number, form: "f") } bazas
        }.
    }
result-all-passed = Nadie juega: se tiran las cartas, y el <bote>bote</> espera.
result-win =
    { $who ->
        [you] Usted ha ganado de <hombre>Hombre</>, con { WORDS($number, form: "f") } bazas.
       *[other] { $seat } ha ganado de <hombre>Hombre</>, con { WORDS($number, form: "f") } bazas.
    }
result-codillo =
    { $who_other ->
        [you] <codillo>Codillo</>: tiene usted más bazas que el <hombre>Hombre</>, y se lleva el <bote>bote</>.
       *[other] <codillo>Codillo</>: { $other } tiene más bazas que el <hombre>Hombre</>, y se lleva el <bote>bote</>.
    }
result-repuesto = <repuesto>Repuesto</>: nadie se lleva el <bote>bote</>, y el <hombre>Hombre</> lo dobla.

win-points =
    { $number ->
        [one] La tanda es para { $seats }, con { $score }.
       *[other] Comparten la tanda { $seats }, con { $score }.
    }
win-money =
    { $number ->
        [one] La tanda es para { $seats }.
       *[other] Comparten la tanda { $seats }.
    }
pay-dealer = la apuesta de quien reparte
pay-pot = el <bote>bote</>
pay-beast = una puesta: otro tanto de lo que había
pay-shared = lo que quedaba en el <bote>bote</>
pay-points = por la diferencia de tantos
pay-stake = la apuesta
pay-eldest = la ficha de la mano
pay-pass = por pasar
pay-cards = por las cartas cambiadas
pay-codillo = <codillo>codillo</>
pay-repuesto = <repuesto>repuesto</> por el <hombre>Hombre</>
pay-matadors = <matador>matadores</>
pay-sans-prendre = por ir de solo
pay-voll = la <bola>bola</>
pay-renounce = una puesta, por el renuncio

## What happened, in words.

moved-take_up =
    { $who ->
        [you] Usted recoge { $cards }.
       *[other] { $seat } recoge { $cards }.
    }
log-moved-take_up =
    { $who ->
        [you] Usted recoge
       *[other] { $seat } recoge
    }

## The rules of the house.

option-unit = Unidad de la mesa
option-unit-help = Lo que vale una unidad de las apuestas.
option-game = El juego
option-game-help = El juego de cuatro de la Enciclopedia, o el juego español de tres.
option-game-solo = de cuatro
option-game-hombre = de tres
option-deals = Manos
option-deals-help = Las manos de una tanda, las mismas para cada jugador.
option-trump_order = Los mejores triunfos
option-trump_order-help = Si el siete de triunfos está por debajo de las dos damas negras o entre ellas.
option-trump_order-queens_first = dama, dama, siete
option-trump_order-manilla_second = dama, siete, dama
option-colour_rule = El palo de favor
option-colour_rule-help = Se propone en cada mano, o una vez por tanda, o es siempre tréboles.
option-colour_rule-propose = se propone cada vez
option-colour_rule-agree_once = se acuerda una vez
option-colour_rule-clubs = siempre tréboles
option-bid_turn = La puja va
option-bid_turn-help = Hacia dónde pasa la palabra.
option-bid_turn-right = a la derecha
option-bid_turn-left = a la izquierda
option-play_turn = El juego va
option-play_turn-help = Hacia dónde van las bazas.
option-play_turn-right = a la derecha
option-play_turn-left = a la izquierda
option-suit_named = El palo se nombra
option-suit_named-help = Quien puja por un palo lo nombra en el acto; o después, cuando ha ganado la puja.
option-suit_named-in_bid = al pujar
option-suit_named-after = después
option-both_queens = Las dos damas negras
option-both_queens-help = Quien tiene las dos debe pujar al menos un Solo, o es libre como los demás.
option-both_queens-must_solo = debe jugar Solo
option-both_queens-free = libre
option-forced = Cuando todos pasan
option-forced-help = Una dama obliga a jugar a quien la tiene; o se tiran las cartas.
option-forced-queen_of_spades = juega la dama de picas
option-forced-queen_of_clubs = juega la dama de tréboles
option-forced-redeal = se tiran
option-call_rule = Llamar
option-call_rule-help = Si se puede llamar también al as de triunfos.
option-call_rule-any_ace = cualquier as
option-call_rule-plain_ace = no al de triunfos
option-first_lead = Primera salida
option-first_lead-help = Sale en la primera baza quien juega, o quien habló primero.
option-first_lead-player = quien juega
option-first_lead-eldest = la mano
option-pot_to = El bote de una Entrada
option-pot_to-help = Se lo lleva quien juega, o lo comparte con su compañero.
option-pot_to-player = de quien juega
option-pot_to-side = compartido
option-beast = Un juego perdido
option-beast-help = No cuesta nada más que los tantos; o una puesta, otro tanto de lo que hay en el bote.
option-beast-none = no cuesta más
option-beast-match = una puesta
option-ante = Apuesta de quien reparte
option-ante-help = En cuartos de la unidad: lo que pone en el bote quien reparte.
option-ante-0 = nada
option-point_rate = Tanto de diferencia
option-point_rate-help = En cuartos de la unidad: lo que vale al final cada tanto.
option-point_rate-0 = nada
option-lesser = La ficha menor
option-lesser-help = En el juego de tres, en cuartos de la unidad.
option-great = La ficha mayor
option-great-help = En el de tres, en fichas menores: doce según Mr. Cotton, diez según el Court Gamester.
option-great-10 = diez menores
option-great-12 = doce menores
option-all_pass = Pasan los tres
option-all_pass-help = Se tiran las cartas, o tiene que jugar quien lleve la espadilla.
option-all_pass-redeal = se tiran
option-all_pass-forced_spadille = juega la espadilla
option-matadors_paid = Matadores
option-matadors_paid-help = Se pagan siempre al Hombre, o solo si gana el juego; o los paga él si lo pierde.
option-matadors_paid-always = se pagan siempre
option-matadors_paid-if_won = si se gana el juego
option-matadors_paid-won_or_lost = los paga quien pierde
option-voll_word = La bola
option-voll_word-help = Si hay que anunciar las nueve bazas antes de la quinta.
option-voll_word-declared = hay que decirla
option-voll_word-free = no hace falta decirla
option-regulations = Reglamento del juego de tres
option-regulations-help = La mesa impide toda falta; o un jugador puede hacer renuncio, y puede descubrirse.
option-regulations-guarded = sin faltas posibles
option-regulations-strict = se castigan las faltas
option-gano = Gano
option-gano-help = Si un defensor puede pedir al otro que deje una baza.

## La escala de respuestas.

ladder-pass = fuera de esta mano
ladder-frog = Entrada
ladder-frog-means = { WORDS($number) } bazas, en pareja
ladder-solo = Solo
ladder-solo-means = { WORDS($number) } bazas, a solas
ladder-tout = Bola
ladder-tout-means = las { WORDS($number) } bazas, a solas
ladder-other-suit = otro palo
ladder-refuse-bid-low =
    { $number ->
        [1] ya hay una Entrada
        [2] ya hay una Entrada de favor
        [3] ya hay un Solo
        [4] ya hay un Solo de favor
        [5] ya hay una Bola
       *[6] ya hay una Bola de favor
    }
ladder-refuse-both-queens = tiene las dos damas negras
ladder-ask = cambiar cartas y jugar; otro puede subir
ladder-sans-prendre = jugar sin cambiar cartas
ladder-yield = fuera de esta mano
ladder-keep = jugar también sin cambiar cartas
ladder-costs = cuesta { $farthings }
ladder-each = { $farthings } por carta
ladder-from-each = { $farthings } de cada uno

## Etiquetas en las cartas.

card-called = la carta llamada
