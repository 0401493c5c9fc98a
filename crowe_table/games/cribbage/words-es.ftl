# Every word that Cribbage puts on the table.

game-cribbage = Cribbage
game-cribbage-line = Eche buenas cartas a su propio crib, cuente quinces al jugar, y llegue el primero con su clavija.
game-cribbage-plain = Forme quinces, parejas y escaleras, y llegue con su clavija antes que nadie.
game-cribbage-minutes = 20
game-cribbage-difficulty = 2

preset-crowe = Mr. Crowe
preset-crowe-help = La carta inicial se descubre antes de descartar, tres en escalera son dos, y una vuelta al tablero es partida. Cuatro pueden jugar por parejas.
preset-crowe-source = Mr. Crowe’s Games, Londres 1775

preset-modern = Seis cartas, como en los clubes
preset-modern-help = Seis cartas cada uno y dos vueltas al tablero, hasta ciento veintiuno: el Cribbage que casi todos conocen, posterior a nuestros libros.
preset-modern-source = La costumbre de los clubes de hoy
preset-encyclopaedia = La Enciclopedia
preset-encyclopaedia-help = Cinco cartas; la carta inicial se corta después de descartar y queda sobre el crib; tres tantos por dar el último, y una vuelta es partida. Cuatro pueden jugar por parejas. Sus castigos solo valen si cada uno canta y mueve sus clavijas: elija ambas cosas entre las reglas de la casa.
preset-encyclopaedia-source = Una enciclopedia del siglo pasado
preset-hoyle5 = Hoyle, con cinco cartas
preset-hoyle5-help = El viejo juego para dos: se guardan tres cartas, la mano se deja tras treinta y uno o un «siga», tres tantos por dar el último, y una vuelta es partida.
preset-hoyle5-source = Hoyle’s Games Modernized, Londres 1909
preset-hoyle6 = Hoyle, con seis cartas
preset-hoyle6-help = Se guardan cuatro cartas y se juegan todas; dos vueltas son partida. Tres pueden jugar cada uno por su cuenta, o cuatro por parejas, con cinco cartas cada uno.
preset-hoyle6-source = Hoyle’s Games Modernized, Londres 1909
preset-hoyle7 = Hoyle, con siete cartas
preset-hoyle7-help = Se guardan cinco cartas, hay grandes cuentas, y tres vueltas al tablero son partida.
preset-hoyle7-source = Hoyle’s Games Modernized, Londres 1909

## Places.

place-start-on_pack = <carta-inicial>Carta inicial</>
place-start-on_crib = Sobre el <crib>crib</>
place-crib = El <crib>crib</>

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Saque una carta de la baraja: la más baja reparte, y el as es la más baja de todas.
wait-cut-for-deal = { $seats } saca carta para ver quién reparte.
ask-cut-pack = Corte la baraja.
wait-cut-pack = { $seats } corta la baraja.
ask-lay-out =
    { $number ->
        [one] Elija una carta para el <crib>crib</>
       *[other] Elija { WORDS($number, form: "f") } cartas para el <crib>crib</>
    }{ $who ->
        [you] , que es de usted.
       *[other] , que es de { $seat }.
    }
wait-lay-out = Descartan para el <crib>crib</>: { $seats }.
ask-cut-start = Corte la baraja para descubrir la <carta-inicial>carta inicial</>.
wait-cut-start = { $seats } corta para la <carta-inicial>carta inicial</>.
ask-play =
    { $count ->
        [0] Salga con una carta: empieza la cuenta.
       *[other] Juegue una carta. La cuenta va por { WORDS($count) }.
    }
wait-play = Le toca jugar a { $seats }.
wait-count =
    { $who ->
        [you] Usted cuenta.
       *[other] { CAP($seat) } cuenta.
    }
ask-play-claim =
    { $count ->
        [0] Salga con una carta, y diga lo que vale.
       *[other] La cuenta va por { WORDS($count) }. Juegue una carta, y diga lo que vale.
    }
wait-play-claim = Le toca jugar a { $seats }.
ask-claim-hand = Cuente su mano con la <carta-inicial>carta inicial</>, y diga lo que suma.
wait-claim-hand = { $seats } cuenta su mano.
ask-claim-crib = Cuente el <crib>crib</> con la <carta-inicial>carta inicial</>, y diga lo que suma.
wait-claim-crib = { $seats } cuenta el <crib>crib</>.
ask-agree = { CAP($seat) } ha cantado. ¿Se ha dejado algún tanto?
wait-agree = Repasan lo cantado: { $seats }.
ask-peg =
    { $number ->
        [one] Ha hecho un tanto. Ponga su clavija de atrás un agujero por delante de la otra.
       *[other] Ha hecho { WORDS($number, form: "m") } tantos. Ponga su clavija de atrás otros tantos agujeros por delante de la otra.
    }
wait-peg = { $seats } mueve su clavija.
ask-fresh-deal = Tras una falta así puede pedir que el mismo jugador reparta otra vez.
wait-fresh-deal = { $seats } puede pedir que se reparta otra vez.

act-lay_out = Descartar
act-play = Jugar
act-play_for = Jugar y cantar
act-claim_score = Cantar
act-muggins = ¡Muggins!
act-let_stand = Está bien
act-peg = Apuntar
act-lift_fore = Quitar la de delante
act-own_up = Confesar
act-fresh_deal = Repartir otra vez
act-deal_stands = Seguir jugando
word-own_up-card_shown = Enseñé una carta al repartir
word-own_up-too_many_dealt = Repartí una carta de más
word-own_up-pack_touched = Toqué la baraja
word-own_up-too_many_found = Tengo una carta de más
word-own_up-pegs_touched = Toqué mis clavijas

## Refusals.

refuse-over-31 = Con { $card } se llegaría a { WORDS($count) }, y la cuenta no puede pasar de treinta y uno.
unfit-seats = El Cribbage es para dos, para tres cada uno por su cuenta, o para cuatro por parejas; no es para { WORDS($seats) }.
unfit-crib = El crib ha de ser de cuatro cartas en total: con tantos jugadores, cada uno descarta { $seats ->
        [2] dos
        [3] una, y otra viene de la baraja
       *[other] una
    }.
unfit-dealer = Quien reparta primero ha de tener asiento en esta mesa.
unfit-stake =
    { $amount ->
        [0] La bolsa más pobre está vacía: juegue por gusto, o llene las bolsas.
       *[other] Quedar zapatero puede doblar la pérdida, y la bolsa más pobre ha de poder pagarla: la apuesta será de { $farthings } como mucho.
    }

## What is said of claims, pegs and faults.

over-claimed =
    { $number ->
        [0] Ahí no hay nada: lo cantado se devuelve.
       *[other] Eso es demasiado. Suma { WORDS($number) }, y el resto se devuelve.
    }
nothing-missed = No faltaba nada.
pegged-over = Se ha pasado: le tocaban { WORDS($number) }, y la clavija vuelve atrás.
pegged-under = Se ha quedado corto: le tocaban { WORDS($number) }.
lifted-fore =
    { $who ->
        [you] Usted sacó su clavija de delante: pasa detrás de la otra, y { $number ->
            [one] se pierde un tanto
           *[other] se pierden { WORDS($number, form: "m") } tantos
        }.
       *[other] { CAP($seat) } sacó su clavija de delante: pasa detrás de la otra, y { $number ->
            [one] se pierde un tanto
           *[other] se pierden { WORDS($number, form: "m") } tantos
        }.
    }
fault-card_shown = Al repartir se vio una carta del contrario: dos para él, que puede pedir que se reparta otra vez.
fault-too_many_dealt = Se repartió una carta de más: dos para el contrario, que puede pedir que se reparta otra vez.
fault-pack_touched = Se tocó la baraja antes del corte: dos para el contrario.
fault-too_many_found = Hay una carta de más en la mano: cuatro para el contrario, que puede pedir que se reparta otra vez.
fault-pegs_touched = Se tocaron las clavijas sin motivo: dos para el contrario.

## What is spoken.

say-count = { CAP(WORDS($count)) }
say-go = Siga
say-claim =
    { $number ->
        [0] Nada
       *[other] { CAP(WORDS($number)) }
    }
say-muggins = ¡Muggins!
say-fresh-deal = Que se reparta otra vez, por favor
say-my-deal = La mía es la más baja: reparto yo

log-say-count = { $count }
log-moved-lay_out =
    { $who ->
        [you] Usted descarta
       *[other] { $seat } descarta
    }

count-claimed = cantados, { WORDS($running) }
count-muggins = olvidados, { WORDS($running) }
count-over-claimed = cantados de más, { WORDS($running) }
count-penalty = por la falta, { WORDS($running) }
count-none = nada; me quedo <en-blanco>en blanco</>
count-fifteen = quince { WORDS($running) }
count-pair =
    { $first ->
        [yes] una pareja son { WORDS($running) }
       *[no] y una pareja son { WORDS($running) }
    }
count-pair-royal =
    { $first ->
        [yes] un <trio>trío</> son { WORDS($running) }
       *[no] y un <trio>trío</> son { WORDS($running) }
    }
count-double-pair-royal =
    { $first ->
        [yes] un <cuarteto>cuarteto</> son { WORDS($running) }
       *[no] y un <cuarteto>cuarteto</> son { WORDS($running) }
    }
count-run =
    { $first ->
        [yes] una escalera de { WORDS($length) } son { WORDS($running) }
       *[no] y una escalera de { WORDS($length) } son { WORDS($running) }
    }
count-flush =
    { $first ->
        [yes] un color de { WORDS($length) } son { WORDS($running) }
       *[no] y un color de { WORDS($length) } son { WORDS($running) }
    }
count-noddy =
    { $first ->
        [yes] <la-sota-noddy>la sota Noddy</>, uno
       *[no] y uno por <la-sota-noddy>la sota Noddy</> son { WORDS($running) }
    }
count-nob =
    { $first ->
        [yes] <la-sota-del-palo>la sota del palo</>, uno
       *[no] y uno por <la-sota-del-palo>la sota del palo</> son { WORDS($running) }
    }

play-fifteen = quince dos
play-thirty-one =
    { $first ->
        [yes] treinta y uno, dos
       *[no] y treinta y uno son { WORDS($running) }
    }
play-pair =
    { $first ->
        [yes] pareja, dos
       *[no] y pareja son { WORDS($running) }
    }
play-pair-royal =
    { $first ->
        [yes] trío, seis
       *[no] y trío son { WORDS($running) }
    }
play-double-pair-royal =
    { $first ->
        [yes] cuarteto, doce
       *[no] y cuarteto son { WORDS($running) }
    }
play-run =
    { $first ->
        [yes] escalera de { WORDS($length) }, { WORDS($points) }
       *[no] y escalera de { WORDS($length) } son { WORDS($running) }
    }
play-flush =
    { $first ->
        [yes] color de { WORDS($length) }, { WORDS($points) }
       *[no] y color de { WORDS($length) } son { WORDS($running) }
    }
play-noddy =
    { $first ->
        [yes] la sota Noddy, uno
       *[no] y uno por la sota Noddy son { WORDS($running) }
    }
play-nob =
    { $first ->
        [yes] la sota del palo, uno
       *[no] y por la sota del palo son { WORDS($running) }
    }
play-last = uno por la última
three-for-last = tres por dar el último
noddy-turned = la sota Noddy, dos
nob-turned = la sota descubierta, dos

score-in-play = en el juego, { WORDS($points) }
score-last = por la última, { WORDS($points) }
score-hand = en la mano, { WORDS($points) }
score-crib = en el <crib>crib</>, { WORDS($points) }
score-muggins = muggins, { WORDS($points) }
score-over-claimed = por lo que cantó el contrario, { WORDS($points) }
score-penalty = por las leyes, { WORDS($points) }
score-three-for-last = tres por dar el último
score-nob-turned = dos por <la-sota-descubierta>la sota descubierta</>
score-noddy-turned = por descubrir <la-sota-noddy>la sota Noddy</>, { WORDS($points) }

# The same without their points, for the record.
record-score-in-play = en el juego
record-score-last = por la última
record-score-hand = en la mano
record-score-crib = en el crib
record-score-muggins = muggins
record-score-over-claimed = por lo que cantó el contrario
record-score-penalty = por las leyes
record-score-noddy-turned = por descubrir la sota Noddy

result-counted =
    { CAP($seats) }: { $points ->
        [0] nada
       *[other] { WORDS($points) }
    } en la mano. { CAP($seats_dealer) }: { $points_dealer ->
        [0] nada
       *[other] { WORDS($points_dealer) }
    } en la mano y { $points_crib ->
        [0] nada
       *[other] { WORDS($points_crib) }
    } en el <crib>crib</>. En el tablero: { $score } a { $score_dealer }.
result-counted-three =
    { CAP($seats) }: { $points ->
        [0] nada
       *[other] { WORDS($points) }
    } en la mano. { CAP($seats_second) }: { $points_second ->
        [0] nada
       *[other] { WORDS($points_second) }
    }. { CAP($seats_dealer) }: { $points_dealer ->
        [0] nada
       *[other] { WORDS($points_dealer) }
    } y { $points_crib ->
        [0] nada
       *[other] { WORDS($points_crib) }
    } en el <crib>crib</>. En el tablero: { $score }, { $score_second } y { $score_dealer }.
win = Partida. Quien pierde queda con { $score }, y se libra de quedar <zapatero>zapatero</>.
win-lurch = ¡Partida, y <zapatero>zapatero</>! Quien pierde solo lleva { $score } de { $target }, y paga doble.

## What happened, in words.

moved-lay_out =
    { $who ->
        [you] Usted descarta { $cards }.
       *[other] { $seat } descarta { $cards }.
    }
shown-crib = En el <crib>crib</> hay { $cards }.

## The rules of the house.

option-unit = Unidad de la mesa
option-unit-help = Lo que vale una unidad de las apuestas.
option-cards_dealt = Cartas repartidas
option-cards_dealt-help = Cuántas cartas tiene cada jugador antes de descartar.
option-laid_out = Descarte
option-laid_out-help = Cuántas cartas da cada jugador al crib, que es siempre de cuatro.
option-pack_to_crib = De la baraja al crib
option-pack_to_crib-help = Si juegan tres, una carta de la baraja completa las cuatro del crib.
option-count_mode = La cuenta
option-count_mode-help = La mesa puede contar por usted, o cada jugador dice lo que hace con cada carta y cada mano.
option-count_mode-automatic = cuenta la mesa
option-count_mode-claim = cada uno canta
option-under_claim = Tantos olvidados
option-under_claim-help = Qué pasa con los tantos que no se cantan, o no se apuntan.
option-under_claim-forgiven = se apuntan igual
option-under_claim-lost = se pierden
option-under_claim-muggins = muggins: para quien los ve
option-over_claim = Tantos de más
option-over_claim-help = Se devuelven; por la ley de la Enciclopedia, el contrario se apunta otros tantos.
option-over_claim-corrected = se devuelven
option-over_claim-pegged = van al contrario
option-penalties = Castigos
option-penalties-help = Las leyes de la Enciclopedia sobre faltas con clavijas y cartas, si las clavijas se mueven a mano.
option-penalties-none = ninguno
option-penalties-encyclopaedia = de la Enciclopedia
option-pegging = Clavijas
option-pegging-help = La mesa puede mover las clavijas, o cada jugador mueve las suyas.
option-pegging-automatic = las mueve la mesa
option-pegging-by_hand = cada uno a mano
option-target = Partida
option-target-help = Con cuántos tantos se gana.
option-target-31 = 31: media vuelta
option-target-61 = 61: una vuelta
option-target-121 = 121: dos vueltas
option-target-181 = 181: tres vueltas
option-lurch_below = Zapatero por debajo de
option-lurch_below-help = Quien pierde con menos tantos que estos queda zapatero y paga doble.
option-lurch_below-0 = no hay zapatero
option-stake_rule = La apuesta es
option-stake_rule-help = Una apuesta por toda la partida, o tanto por cada tanto de diferencia.
option-stake_rule-flat = por la partida
option-stake_rule-difference = por tanto de diferencia
option-stake = Apuesta por partida
option-stake-help = En unidades de la mesa; nada, para jugar por gusto.
option-stake-0 = nada
option-rate = Apuesta por tanto
option-rate-help = En cuartos de la unidad de la mesa, donde se paga la diferencia de tantos.
option-rate-0 = nada
option-first_dealer = Reparte primero
option-first_dealer-help = Mr. Crowe lo deja a los jugadores; en los otros libros se saca carta, y reparte la más baja.
option-first_dealer-cut_low = la carta más baja
option-first_dealer-chosen = quien se elija
option-first_dealer-random = a la suerte
option-chosen_dealer = Elegido para repartir
option-chosen_dealer-help = El asiento que reparte primero, si se elige.
option-next_game_dealer = Reparte en la siguiente
option-next_game_dealer-help = Quién reparte primero en otra partida de la misma mesa.
option-next_game_dealer-cut = la carta más baja
option-next_game_dealer-alternate = quien no repartió al final
option-next_game_dealer-winner = quien ganó
option-next_game_dealer-loser = quien perdió
option-pack_cut_before_deal = Cortar antes de repartir
option-pack_cut_before_deal-help = Si corta la baraja el jugador que está a la derecha de quien reparte.
option-start_when = Se descubre la carta inicial
option-start_when-help = Mr. Crowe la descubre antes de descartar; los otros libros, después.
option-start_when-before_lay_out = antes de descartar
option-start_when-after_lay_out = después de descartar
option-start_how = La carta inicial es
option-start_how-help = La de encima de la baraja, sin más, o aquella por donde corta la mano.
option-start_how-top_card = la de encima
option-start_how-cut = la del corte
option-start_lies = La carta inicial queda
option-start_lies-help = Sobre la baraja, o sobre el crib con el que contará.
option-start_lies-on_pack = sobre la baraja
option-start_lies-on_crib = sobre el crib
option-three_for_last = Tres por dar el último
option-three_for_last-help = Tres tantos para la mano, porque el primer crib es de quien reparte.
option-three_for_last-none = nunca
option-three_for_last-first_deal = en la primera mano
option-three_for_last-every_deal = en cada mano
option-run_of_three = Escalera de tres
option-run_of_three-help = Mr. Crowe, como los libros más antiguos, paga dos; los posteriores, tres.
option-run_of_three-2 = dos tantos
option-run_of_three-3 = tres tantos
option-play_fifteen = Quince en el juego
option-play_fifteen-help = Mr. Crowe cuenta las cartas de encima del montón que sumen quince; los libros posteriores, solo la cuenta entera.
option-play_fifteen-top_cards = las de encima
option-play_fifteen-whole_count = la cuenta entera
option-play_flush = Color en el juego
option-play_flush-help = Si tres o más de un palo, una tras otra, dan tantos al jugarse.
option-hand_flush = Color en la mano
option-hand_flush-help = Tres cualesquiera de un palo con la carta inicial, o solo todas las cartas de la mano.
option-hand_flush-any_three = tres de un palo
option-hand_flush-whole_hand = la mano entera
option-crib_flush = Color en el crib
option-crib_flush-help = Tres cualesquiera de un palo, o solo las cuatro con la carta inicial.
option-crib_flush-any_three = tres de un palo
option-crib_flush-five_only = las cinco
option-knave = La sota se llama
option-knave-help = La sota Noddy en los libros antiguos; en los posteriores, la sota del palo («his nob»), o la sota descubierta («his heels»).
option-knave-noddy = la sota Noddy
option-knave-nob = la sota del palo
option-noddy_in_play = La sota Noddy en juego
option-noddy_in_play-help = Si la sota del palo de la carta inicial da un tanto al jugarse.
option-go_rule = Tras un «siga»
option-go_rule-help = Si quien ve que el contrario no puede jugar sigue jugando, o acaba el juego.
option-go_rule-stop = el juego acaba
option-go_rule-play_on = el juego sigue
option-play_out = Jugar todas las cartas
option-play_out-help = Si las cartas que quedan tras treinta y uno o un «siga» se juegan con una nueva cuenta.
option-early_end = Puede quedar sin acabar
option-early_end-help = Si todos pueden acordar, entre mano y mano, dejar la partida. Queda en empate, y no se paga ninguna apuesta.
option-chosen_dealer-0 = el primer jugador
option-chosen_dealer-1 = el segundo jugador
option-chosen_dealer-2 = el tercer jugador
option-chosen_dealer-3 = el cuarto jugador
kind-lay_out-five = los cincos que descarta
