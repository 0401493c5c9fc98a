# Every word that Reversis puts on the table.

game-reversis = Revesino
game-reversis-line = Las bazas, del revés: llévese el mínimo de tantos, o si no, todas las bazas que hay.
game-reversis-plain = El mundo al revés: gane lo menos posible.
game-reversis-minutes = 20
game-reversis-difficulty = 3

preset-plain = El juego llano
preset-plain-help = De tres a seis jugadores, todas las cartas y ningún plato: a quien se lleva menos tantos le pagan todos.
preset-plain-source = El juego más antiguo, Francia, 1601
preset-hoyle = El juego entero de Hoyle
preset-hoyle-help = Para cuatro: dos quínolas, cada una con su plato, una carta que se pasa enfrente, y fichas de caja en caja.
preset-hoyle-source = Hoyle’s Games, Improved and Enlarged
preset-basket = La cesta única
preset-basket-help = Como en La Haya: una quínola y un plato, no se pasa nada, y no hay que cambiar carta.
preset-basket-source = Las reglas adoptadas en La Haya, 1785

## Places.

place-great = Plato grande
place-little = Plato chico
place-party = El <lote>lote</>
place-discard = Apartada
ticket-score =
    { $score ->
        [1] { $score } ficha
       *[other] { $score } fichas
    }
counters-number =
    { $number ->
        [one] { $number } ficha
       *[other] { $number } fichas
    }
account-counters = la caja de fichas
account-great = el plato grande
account-little = el plato chico

chart-points =
    { $number ->
        [0] Sus tantos: ninguno
       *[other] Sus tantos: { $number }
    }
chart-espagnolette = La napolitana: no tiene que asistir al palo
chart-rates = Por qué se paga
chart-ace = Un as colocado
chart-ace-of-diamonds = El de diamantes
chart-knave = La sota de corazones
chart-queen = La dama de corazones
chart-reversis = Revesino, de cada uno
chart-fish = { $number }
chart-by-points = por tantos
chart-paid-by-each = Las apuestas
chart-fewest = Menos tantos, de cada uno
chart-slam = Todas, de cada uno
chart-cards-count = As 4, rey 3, dama 2, sota 1.
chart-opposite = Los que se sientan enfrente se pagan doble.
chart-forced = Otro tanto de cada uno, si es forzado.

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Saque una carta: reparte la más baja, y el as es bajo.
wait-cut-for-deal = { $seats } saca carta para ver quién reparte.
ask-cut-pack = Corte las cartas.
wait-cut-pack = { $seats } corta las cartas.
ask-put-away = Aparte una carta, y tome la que tiene delante.
wait-put-away = { $seats } va a apartar una carta.
ask-put-away-dealer = Tiene una carta de más: aparte una.
wait-put-away-dealer = { $seats } reparte, y aparta una carta.
ask-pass-across = Elija una carta para pasarla enfrente.
wait-pass-across = Eligen qué carta pasan: { $seats }.
ask-lead = Salga con una carta.
wait-lead = Le toca salir a { $seats }.
ask-follow = Se salió de { $suit }. Asista al palo si puede.
wait-follow = Le toca jugar a { $seats }.
ask-next-deal = Cuando haya visto quién paga, pase a la mano siguiente.
wait-next-deal = Repasan las fichas: { $seats }.

act-put_away = Apartar
act-keep = Me quedo con mi mano
act-pass_across = Pasar enfrente
act-play = Jugar
act-ask_for_due = Pedir lo debido

## Refusals.

refuse-quinola = La <quinola>quínola</> no se puede apartar: es de su plato.
refuse-quinola-low = La <quinola>quínola</> solo se puede apartar cuando su plato tiene { $number } fichas.
refuse-lead = La primera salida debe ser de corazones, y usted tiene.
unfit-seats = El juego llano del Revesino es para tres a seis, y los demás para cuatro: no es para { WORDS($seats) }.
unfit-full-game = El juego entero es para cuatro: { WORDS($seats) } pueden jugar el llano.
unfit-stake =
    { $amount ->
        [0] Cada bolsa ha de tener lo que cuesta un revesino. Juegue por gusto, o llene las bolsas.
       *[other] Cada bolsa ha de tener lo que cuesta un revesino, que es { $farthings }.
    }

## What is spoken.

say-my-deal = Reparto yo
say-keep = Me quedo con mi mano
say-placed = ¡<quinola>Quínola</> <colocada>colocada</>!
say-forced = ¡<forzada>Forzada</>! Pague la apuesta
say-ask-for-due = Lo de las cartas de salida, por favor
reversis-under-way =
    { $who ->
        [you] ¡Revesino! Tiene todas las bazas menos dos: ya no hay lote.
       *[other] ¡Revesino! { $seat } tiene todas las bazas menos dos: ya no hay lote.
    }
espagnolette-played =
    { $who ->
        [you] Usted ha jugado la napolitana.
       *[other] { $seat } tenía la napolitana, y la ha jugado.
    }

result-party =
    { $who ->
        [you] Usted gana el <lote>lote</>, que vale { $number }. Lo paga { $other }.
       *[other]
            { $who_other ->
                [you] { $seat } gana el <lote>lote</>, que vale { $number }. Lo paga usted.
               *[other] { $seat } gana el <lote>lote</>, que vale { $number }. Lo paga { $other }.
            }
    }
result-made =
    { $who ->
        [you] ¡Usted ha hecho el revesino!
       *[other] ¡{ $seat } ha hecho el revesino!
    }
result-broken =
    { $who ->
        [you] { $other } le corta el revesino.
       *[other]
            { $who_other ->
                [you] Usted corta el revesino a { $seat }.
               *[other] { $other } corta el revesino a { $seat }.
            }
    }
result-plain =
    { $who ->
        [you] Usted tiene menos tantos que nadie, { $number }, y todos le pagan.
       *[other] { $seat } tiene menos tantos que nadie, { $number }, y todos le pagan.
    }
result-slam =
    { $who ->
        [you] ¡Usted se ha llevado todas las bazas, y todos le pagan!
       *[other] ¡{ $seat } se ha llevado todas las bazas, y todos le pagan!
    }

win = La caja más llena: { $seats }, con { $number } fichas.

pay-box = se llenan las cajas
pay-dealer = la apuesta de quien reparte
pay-pool = la apuesta
pay-ace-placed = por un as colocado
pay-ace-forced = por un as forzado
pay-quinola-placed = por la <quinola>quínola</> <colocada>colocada</>
pay-quinola-forced = por la <quinola>quínola</> <forzada>forzada</>
pay-led = por cartas de salida
pay-party = el <lote>lote</>
pay-reversis = por el revesino
pay-broken = por el revesino cortado
pay-returned = devuelto
pay-stake-won = la apuesta de la <quinola>quínola</>
pay-stake-lost = la apuesta de la <quinola>quínola</>
pay-divided = una parte del plato
pay-settlement = lo que suman las fichas
pay-fewest = por menos tantos
pay-slam = por todas las bazas

## What happened, in words.

moved-put_away =
    { $who ->
        [you] Usted aparta { $cards }.
       *[other] { $seat } aparta { $cards }.
    }
moved-draw =
    { $who ->
        [you] Usted toma { $cards }.
       *[other] { $seat } toma { $cards }.
    }
moved-open_party = El <lote>lote</>: { $cards }.
log-moved-open_party = El <lote>lote</>
moved-pass_across =
    { $who ->
        [you] Usted pasa enfrente { $cards }.
       *[other] { $seat } pasa enfrente { $cards }.
    }
log-moved-put_away =
    { $who ->
        [you] Usted aparta
       *[other] { $seat } aparta
    }
log-moved-draw =
    { $who ->
        [you] Usted toma
       *[other] { $seat } toma
    }
log-moved-pass_across =
    { $who ->
        [you] Usted pasa enfrente
       *[other] { $seat } pasa enfrente
    }

## The rules of the house.

option-unit = Unidad de la mesa
option-unit-help = Lo que vale una unidad de las apuestas.
option-game = El juego
option-game-help = El juego entero de platos y lotes, o el llano, en que todos pagan a quien tiene menos tantos.
option-game-full = entero
option-game-plain = llano
option-quinolas = Quínolas
option-quinolas-help = Cartas que llevan un plato propio: ninguna, la sota de corazones, o también la dama.
option-across_exchange = Carta pasada enfrente
option-across_exchange-help = Si cada uno pasa una carta al jugador de enfrente antes de la primera salida.
option-talon = El talón
option-talon-help = Si quienes no reparten tienen que cambiar una carta.
option-talon-compulsory = hay que cambiar
option-talon-optional = se puede cambiar
option-talon-none = se aparta sin verlo
option-great_base = Plato grande: se repone con menos de
option-great_base-help = Todos vuelven a poner su apuesta cuando tiene menos fichas que estas.
option-little_base = Plato chico: se repone con menos de
option-little_base-help = Todos vuelven a poner su apuesta cuando tiene menos fichas que estas.
option-great_high = Plato grande, a tres apuestas
option-great_high-help = Con estas fichas o más no se ganan ni se pierden más que estas a la vez, y nadie está obligado a cambiar carta.
option-little_high = Plato chico, a tres apuestas
option-little_high-help = Con estas fichas o más no se ganan ni se pierden más que estas a la vez, y nadie está obligado a cambiar carta.
option-quinola_discard = Quínola apartada
option-quinola_discard-help = Cuándo se puede apartar una quínola en vez de jugarla.
option-quinola_discard-at_three_stakes = a tres apuestas
option-quinola_discard-never = nunca
option-quinola_discard-free = siempre
option-party_bonus = Suplemento del lote
option-party_bonus-help = Fichas del lote, además de los tantos de las cuatro cartas apartadas.
option-opposite_double = Doble enfrente
option-opposite_double-help = Si los que se sientan uno frente a otro se pagan doble.
option-last_double = Doble al final
option-last_double-help = Si los ases y las quínolas de la última baza se pagan doble.
option-led_out_payer = Ases y quínolas de salida
option-led_out_payer-help = Quién los paga al que gana el lote.
option-led_out_payer-leader = quien salió
option-led_out_payer-all = todos
option-reversis_unit = Por un revesino
option-reversis_unit-help = Fichas que cada uno paga por él; a quien se lo cortan, paga cuatro veces más.
option-espagnolette = La napolitana
option-espagnolette-help = Si quien tiene cuatro ases, o quínolas entre ellos, no está obligado a asistir al palo.
option-espagnolette-whole_game = en todas las bazas
option-espagnolette-nine_tricks = en las nueve primeras
option-espagnolette-off = no se juega
option-esp_pays_break = Napolitana y revesino cortado
option-esp_pays_break-help = Si quien la ha jugado paga por un revesino que corta otro.
option-first_lead_heart = Primera salida, corazones
option-first_lead_heart-help = Si la primera salida ha de ser de corazones.
option-ask_for_due = Hay que pedir lo debido
option-ask_for_due-help = Lo que se debe por ases y quínolas de salida se pierde si no se pide antes del corte siguiente.
option-rotation = Hacia dónde se va
option-rotation-help = Si el reparto y el juego van a la derecha, como antes, o a la izquierda.
option-rotation-right = a la derecha
option-rotation-left = a la izquierda
option-rounds = Rondas
option-rounds-help = En una ronda, cada jugador reparte una vez.
option-box = Fichas en una caja
option-box-help = Con cuántas empieza cada uno.
option-fish_value = Valor de una ficha
option-fish_value-help = Cuartos de penique por ficha al final; con nada, se juega por gusto.
option-fish_value-0 = nada
option-stake = Apuesta del juego llano
option-stake-help = Fichas que cada uno paga a quien tiene menos tantos.
option-plain_pay = Pago del juego llano
option-plain_pay-help = Todos pagan la apuesta; o cada uno según los tantos que tiene de más.
option-plain_pay-stake = la apuesta
option-plain_pay-difference = por la diferencia
option-slam_factor = Todas las bazas, en el llano
option-slam_factor-help = Cuántas apuestas paga cada uno a quien se lleva todas las bazas.

## Etiquetas en las cartas.

card-quinola = quínola
