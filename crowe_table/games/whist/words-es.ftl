# Every word that Whist puts on the table.

game-whist = Whist
game-whist-line = Dos contra dos: asista al palo, gane bazas, y cada una más allá de seis es un tanto. Con diez se gana.
game-whist-minutes = 30
game-whist-difficulty = 3

preset-crowe = Mr. Crowe
preset-crowe-help = Se gana con diez tantos, los honores no cuentan, y se juega una partida cada vez.
preset-crowe-source = Mr. Crowe’s Games, Londres 1775
preset-hoyle_long = Whist largo, según Hoyle
preset-hoyle_long-help = Diez tantos, honores que se cuentan y se cantan con ocho, al mejor de tres partidas, y renuncios castigados.
preset-hoyle_long-source = Hoyle’s Games, en las ediciones de principios del siglo diecinueve
preset-short = Whist corto
preset-short-help = Cinco tantos, se cuentan los honores, al mejor de tres partidas, cada una triple, doble o sencilla.
preset-short-source = The Laws of Whist, Londres 1864

label-turned = la muestra

## Places.

note-won =
    { $who ->
        [you] Su bando
       *[other] Bando de { $seat }
    }: { $number ->
        [one] una partida
       *[other] { WORDS($number, form: "f") } partidas
    }
note-tricks =
    { $who ->
        [you] Su bando
       *[other] Bando de { $seat }
    }: { $number ->
        [0] ninguna baza
        [one] una baza
       *[other] { WORDS($number, form: "f") } bazas
    }

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal =
    { $which ->
        [highest] Saque una carta: la más alta reparte, y el as es la más baja de todas.
       *[lowest] Saque una carta: la más baja reparte, y el as es la más baja de todas.
    }
wait-cut-for-deal = { $seats } saca carta para ver quién reparte.
ask-cut-for-partners = Saque una carta para hacer parejas: las dos más altas juegan contra las dos más bajas, y el as es la más baja.
wait-cut-for-partners = { $seats } saca carta para hacer parejas.
ask-shuffle = ¿Quiere barajar para quien reparte?
wait-shuffle = { $seats } va a barajar.
ask-shuffle-last = La baraja está mezclada. Como quien reparte, puede mezclarla otra vez o dejarla.
wait-shuffle-last = { $seats } puede barajar al final.
ask-cut-pack = Corte la baraja para quien reparte.
wait-cut-pack = { $seats } corta la baraja.
ask-call = Su bando tiene ocho tantos. ¿Canta sus honores?
wait-call = { $seats } puede cantar honores.
ask-answer = { $seat } pregunta si tiene usted un honor. Debe decir la verdad.
wait-answer = { $seats } ha de responder a su pareja.
ask-lead = Salga con una carta.
wait-lead = Le toca salir a { $seats }.
ask-follow = Juegue una carta. Se salió de { $suit }.
wait-follow = Le toca jugar a { $seats }.
ask-count = Todas las bazas se han jugado. Si ha visto un renuncio, reclámelo ahora; después se hace el recuento.
wait-count = Antes del recuento: { $seats }.

act-shuffle = Mezclar
act-shuffle-shuffle-last = Mezclar otra vez
act-leave = Dejarla así
act-call = ¿Tiene uno?
act-answer = Lo tengo
act-pass = No
act-play = Jugar
act-review = Ver la última baza
act-look_back = Ver una baza
act-claim = El resto es mío
act-claim_revoke = Reclamar renuncio
act-ready = Seguir
word-claim_revoke-three_tricks = tres bazas
word-claim_revoke-three_points_off = tres tantos menos para ellos
word-claim_revoke-three_points_on = tres tantos más para nosotros

## Refusals.

refuse-now-review = La última baza solo puede volver a verse antes de la salida siguiente, y cada jugador puede pedirlo una vez.
refuse-revoke-asked = Esa baza ya se ha examinado.
unfit-seats = El Whist es para cuatro, dos contra dos; no es para { WORDS($seats) }.
unfit-stake = Cada bolsa ha de tener lo que puede costar una partida: { $farthings }. Juegue por menos, o por gusto, o llene las bolsas.

## What is spoken.

say-my-deal = Reparto yo
say-trumps = Pintan { $suit }
say-can-you-one = ¿Tiene uno?
say-i-can = Lo tengo
say-i-cannot = No lo tengo
say-may-i-see = ¿Puedo ver la baza?
say-claim = El resto es mío
say-revoke =
    { $who ->
        [you] Usted hizo renuncio en la baza { $number }
       *[other] { $seat } hizo renuncio en la baza { $number }
    }

revoke-proved =
    { $who ->
        [you] Así es: en la baza { $number } usted no asistió al palo, y podía. Se paga en el recuento.
       *[other] Así es: en la baza { $number } { $seat } no asistió al palo, y podía. Se paga en el recuento.
    }
revoke-not-proved =
    { $who ->
        [you] No hubo renuncio: en la baza { $number } usted jugó como permite la ley.
       *[other] No hubo renuncio: en la baza { $number } { $seat } jugó como permite la ley.
    }
revoke-tricks = Por el renuncio pasan bazas a { $seats }.
points-kept-back = Por un renuncio, { $seats } no pueden ganar todavía y se quedan en { $score }.
result-void =
    { $who ->
        [you] Los dos bandos han hecho renuncio: el reparto es nulo, y usted reparte otra vez.
       *[other] Los dos bandos han hecho renuncio: el reparto es nulo, y { $seat } reparte otra vez.
    }
honours-barred = No se cuentan los honores: un bando a falta de un tanto no puede ganar con ellos.

count-odd =
    { $number ->
        [one] uno por bazas
       *[other] { WORDS($number) } por bazas
    }
count-honours = { WORDS($number) } por honores
count-call = { WORDS($number) } por honores
count-revoke = { WORDS($number) } por el renuncio
count-none = nada
score-odd = por bazas, { WORDS($points) }
score-honours = por honores, { WORDS($points) }
score-call = por honores cantados, { WORDS($points) }
score-revoke = por un renuncio, { WORDS($points) }

# The same without their points, for the record.
record-score-odd = por bazas
record-score-honours = por honores
record-score-call = por honores cantados
record-score-revoke = por un renuncio

result-odd =
    { CAP($seats) }: { WORDS($tricks, form: "f") } bazas, { WORDS($number) } por bazas: { $points ->
        [0] ningún tanto
        [one] un tanto
       *[other] { WORDS($points, form: "m") } tantos
    }{ $honours ->
        [0] {""}
       *[other] , y { WORDS($honours) } por honores
    }.{ $honours_other ->
        [0] {""}
       *[other] {" "}{ CAP($seats_other) }: { WORDS($honours_other) } por honores.
    }
game-won = Una partida es para { $seats }, { $score } a { $loser }.
win-game = La partida es para { $seats }, { $score } a { $loser }.
win-rubber = { $games ->
        [0] El rubber es para { $seats }, dos partidas a ninguna.
       *[other] El rubber es para { $seats }, dos partidas a una.
    }
pay-game = por la partida
pay-rubber = por el rubber
pay-debt = lo que estaba apuntado
debt-written =
    { $who ->
        [you] Su bolsa no alcanza: quedan apuntados contra usted { $farthings }.
       *[other] La bolsa de { $seat } no alcanza: quedan apuntados { $farthings }.
    }
debt-struck-off =
    { $who ->
        [you] Su bolsa no alcanza: se perdonan { $farthings }.
       *[other] La bolsa de { $seat } no alcanza: se perdonan { $farthings }.
    }

exhibit-done = ¡Conseguido! Bazas ganadas: { $number }; pedidas: { $wanted }.
exhibit-not-done = Esta vez no. Bazas ganadas: { $number }; pedidas: { $wanted }.
exhibit-over = La mano se ha jugado. Bazas hechas: { $number }.

## What happened, in words.

moved-review = La baza vuelta era { $cards }.
moved-take_up =
    { $who ->
        [you] Usted recoge la muestra.
       *[other] Se recoge la muestra.
    }
shown-hand = { $number ->
        [one] Queda a la vista
       *[other] Quedan a la vista
    } { $cards }.

## The rules of the house.

option-unit = Unidad de la mesa
option-unit-help = Lo que vale una unidad de las apuestas.
option-game_points = Partida
option-game_points-help = Con cuántos tantos se gana una partida.
option-game_points-5 = cinco: Whist corto
option-game_points-7 = siete
option-game_points-9 = nueve, como antaño
option-game_points-10 = diez: Whist largo
option-honours = Honores
option-honours-help = As, rey, dama y sota de triunfos: Mr. Crowe no los cuenta; Hoyle cuenta cuatro por todos y dos por tres.
option-honours-none = no se cuentan
option-honours-hoyle = se cuentan
option-honours_bar = Honores vedados
option-honours_bar-help = Si un bando a falta de un tanto no cuenta honores.
option-call_at_eight = Cantar con ocho
option-call_at_eight-help = Si un bando con ocho de diez puede ganar mostrando tres honores antes de jugar una carta.
option-rubber = Se juega
option-rubber-help = Partidas sueltas, o al mejor de tres.
option-rubber-none = una partida
option-rubber-best_of_3 = al mejor de tres
option-game_value = Una partida vale
option-game_value-help = Un tanto; o tres si los perdedores no tienen nada, dos si tienen menos de la mitad, y si no, uno.
option-game_value-flat = una
option-game_value-treble_double_single = triple, doble o sencilla
option-rubber_points = Por el rubber
option-rubber_points-help = Tantos añadidos por ganar el rubber, donde las partidas son triples, dobles o sencillas.
option-rubber_points-0 = ninguno
option-stake_mode = La apuesta es
option-stake_mode-help = Nada, una apuesta por partida, o tanto por cada tanto de diferencia.
option-stake_mode-none = nada: por gusto
option-stake_mode-flat = por la partida
option-stake_mode-difference = por tanto de diferencia
option-stake = Apuesta por partida
option-stake-help = En unidades de la mesa; nada, para jugar por gusto.
option-stake-0 = nada
option-rate = Apuesta por tanto
option-rate-help = En cuartos de la unidad de la mesa, por un tanto de diferencia, o de partida triple, doble o sencilla.
option-rate-0 = nada
option-debts = Lo que no se puede pagar
option-debts-help = Se perdona, o se apunta y se paga lo primero con lo que se gane más tarde en el rubber.
option-debts-struck_off = se perdona
option-debts-written_down = se apunta
option-count_overshoot = Tantos de más
option-count_overshoot-help = Si aumentan la diferencia que se paga.
option-partners = Parejas
option-partners-help = Como están sentados, o a las cartas: las dos más altas juegan contra las dos más bajas.
option-partners-seats = como están sentados
option-partners-cut = a las cartas
option-cut_for_deal = Da el primero
option-cut_for_deal-help = Mr. Crowe solo dice que se corta; según Hoyle da la carta más baja.
option-cut_for_deal-lowest = quien corta más bajo
option-cut_for_deal-highest = quien corta más alto
option-cut_for_deal-random = a la suerte
option-cut_for_deal-chosen = el jugador que usted elija
option-chosen_dealer = Elegido para dar
option-chosen_dealer-help = El asiento que da primero, donde se elige.
option-chosen_dealer-0 = el primer jugador
option-chosen_dealer-1 = el segundo jugador
option-chosen_dealer-2 = el tercer jugador
option-chosen_dealer-3 = el cuarto jugador
option-ritual = Barajar y cortar
option-ritual-help = Lo hacen los jugadores, o se hace al momento. El reparto es pura suerte de ambas maneras.
option-ritual-full = los jugadores
option-ritual-quick = al momento
option-dealer_may_shuffle_last = Quien da baraja al final
option-dealer_may_shuffle_last-help = Si se pregunta a quien da antes de cortar la baraja.
option-early_end = Puede quedar sin acabar
option-early_end-help = Si todos pueden acordar, entre repartos, dejar la partida. Queda en empate, y no se paga ninguna apuesta.
option-review = Mirar atrás
option-review-help = Qué bazas vueltas pueden volver a verse, antes de la salida siguiente.
option-review-last_trick = la última baza
option-review-none = ninguna
option-review-all = todas: para enseñar
option-revoke = Un renuncio
option-revoke-help = No asistir al palo pudiendo: imposible, o posible y castigado si un contrario lo nota.
option-revoke-impossible = no es posible
option-revoke-three_tricks = cuesta tres bazas
option-revoke-three_points_off = quita tres tantos
option-revoke-three_points_on = da tres a los otros
option-revoke-choice = cuesta lo que elijan
option-claim = Reclamar el resto
option-claim-help = Si un jugador seguro de todas las bazas que quedan puede reclamarlas.
option-lead_low = La carta baja de salida
option-lead_low-help = Con qué carta baja de un palo largo salen los jugadores de la casa: la menor, como en tiempos de Hoyle, o después la cuarta mejor.
option-lead_low-lowest = la menor
option-lead_low-fourth_best = la cuarta mejor
option-signals = Señas del libro
option-signals-help = Si los jugadores de la casa las usan, y las leen en su pareja.
option-signals-book = se usan y se leen
option-signals-none = no se usan
option-deal_source = El reparto
option-deal_source-help = Una baraja mezclada por la suerte, o una mano célebre, que se juega una vez y por gusto.
option-deal_source-random = por la suerte
option-deal_source-exhibit-cumberland = la del duque de Cumberland
option-deal_source-exhibit-hoyle_forcing_a = el caso de Hoyle, sale A
option-deal_source-exhibit-hoyle_forcing_c = el caso de Hoyle, sale C
option-deal_source-exhibit-whitfeld_six = el seis de Whitfeld
option-deal_source-exhibit-lewis = el problema de Mr. Lewis
option-deal_source-exhibit-vienna = el golpe de Viena
