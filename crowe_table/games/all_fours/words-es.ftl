# Every word that All Fours puts on the table.

game-all-fours = All Fours
game-all-fours-line = Se ofrece un palo, y se puede pedir otro; luego, seis bazas por Alto, Bajo, la Sota y Juego.
game-all-fours-plain = Cada uno echa una carta, y la mejor se lo lleva todo. Puntúan la más alta, la más baja y la sota.
game-all-fours-minutes = 15
game-all-fours-difficulty = 2

preset-pearson = La Enciclopedia
preset-pearson-help = A siete tantos: hay que asistir, se pide cuanto se quiera, y las sotas descubiertas cuentan dentro de los cuatro tantos.
preset-pearson-source = All Fours, o Seven-Up, de la Enciclopedia
preset-cotton_1674 = Mr. Cotton, de Kent
preset-cotton_1674-help = Para dos, a once tantos: siempre se puede fallar, y se pide una sola vez.
preset-cotton_1674-source = The Compleat Gamester, 1674
preset-seven_up = Seven-Up
preset-seven_up-help = Como en los Hoyle posteriores: siempre se puede fallar, se pide una sola vez, y ningún regalo gana la partida.
preset-seven_up-source = Los Hoyle posteriores

## Places.

place-pack = El <talon>talón</>
place-turned = La muestra
place-refused = Rechazada
tag-tokens =
    { $high ->
        [0] {""}
       *[other] Alto{" "}
    }{ $low ->
        [0] {""}
       *[other] Bajo{" "}
    }{ $knave ->
        [0] {""}
       *[other] Sota{" "}
    }{ $game ->
        [0] {""}
       *[other] Juego
    }

tag-waits =
    { $number ->
        [0] {""}
       *[other] aún sin mirar
    }

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Saque una carta: la más alta reparte.
wait-cut-for-deal = { $seats } saca carta para ver quién reparte.
ask-stand-or-beg = La muestra es de { $suit }. ¿Se queda, o pide otro palo?
wait-stand-or-beg = { $seats } puede quedarse o <pedir>pedir</>.
ask-give-or-run =
    { CAP($seat) } pide. ¿Da un tanto y sigue pintando { $suit }, o corre las cartas?
wait-give-or-run = { $seats } ha de dar un tanto, o <correr>correr</> las cartas.
ask-lay-away = Guarde seis cartas, y descarte { WORDS($number, form: "f") }.
wait-lay-away = { $seats } descarta.
ask-lead = Salga con una carta.
wait-lead = Le toca salir a { $seats }.
ask-follow = Se salió de { $suit }. Asista al palo, o juegue triunfo.
wait-follow = Le toca jugar a { $seats }.
ask-count = Se han jugado todas las bazas. Si ha visto un renuncio, denúncielo ahora; después se cuentan los tantos.
wait-count = Antes del recuento: { $seats }.

act-stand = Me quedo
act-beg = Pido
act-give = Tenga uno
act-run = Corro las cartas
act-lay_away = Descartar
act-play = Jugar
act-claim = El resto es mío
act-claim_revoke = Denunciar renuncio

## Refusals.

refuse-gift-wins = Un <regalo>regalo</> no puede ganar la partida: tiene que <correr>correr</> las cartas.
refuse-revoke-asked = Esa jugada ya se ha examinado.
unfit-seats = All Fours es para dos, tres o cuatro, y el de Mr. Cotton para dos: no es para { WORDS($seats) }.
unfit-stake =
    { $amount ->
        [0] Cada bolsa ha de tener la apuesta. Juegue por gusto, o llene las bolsas.
       *[other] Cada bolsa ha de tener la apuesta, que es { $farthings }.
    }

## What is spoken.

say-my-deal = Reparto yo
say-stand = Me quedo
say-beg = Pido
say-give = Tenga uno
say-run = Corro las cartas
say-trumps = Pintan { $suit }
say-claim = El resto es mío
say-all-fours = ¡Los cuatro!
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
run-out =
    { $who ->
        [you] Las cartas se han acabado: se recogen todas, y usted reparte otra vez.
       *[other] Las cartas se han acabado: se recogen todas, y { $seat } reparte otra vez.
    }

score-turned = la carta descubierta, { WORDS($points) }
score-gift = el <regalo>regalo</>
score-revoke = por un renuncio
score-high = el mejor triunfo <en-juego>en juego</>
score-low = el menor triunfo <en-juego>en juego</>
score-knave = la sota de triunfos ganada
score-game = el mayor valor en cartas ganadas

# The same without their points, for the record.
record-score-turned = la carta descubierta
count-turned = { $card }, { $gender_card ->
        [f] descubierta
       *[m] descubierto
    }: { WORDS($number) }
count-gift = uno por el <regalo>regalo</>
count-revoke = uno por el renuncio
count-high = Alto
count-low = Bajo
count-knave = Sota
count-game = <juego>Juego</>, con { WORDS($number) }

result-points =
    { $what ->
        [high] Alto: { $seats_high }.
        [high-low] Alto: { $seats_high }. Bajo: { $seats_low }.
        [high-low-knave] Alto: { $seats_high }. Bajo: { $seats_low }. Sota: { $seats_knave }.
        [high-low-game] Alto: { $seats_high }. Bajo: { $seats_low }. <juego>Juego</>: { $seats_game }.
        [high-low-knave-game] Alto: { $seats_high }. Bajo: { $seats_low }. Sota: { $seats_knave }. <juego>Juego</>: { $seats_game }.
        [game] No había ningún triunfo <en-juego>en juego</>. <juego>Juego</>: { $seats_game }.
       *[nothing] No se apunta ningún tanto.
    }

win = La partida es para { $seats }, { $score } a { $loser }.
pay-game = por la partida

## What happened, in words.

moved-lay_out =
    { $who ->
        [you] Usted descarta { $cards }.
       *[other] { $seat } descarta { $cards }.
    }
moved-take_up =
    { $who ->
        [you] Usted recoge { $cards }.
       *[other] { $seat } recoge { $cards }.
    }
log-moved-lay_out =
    { $who ->
        [you] Usted descarta
       *[other] { $seat } descarta
    }
log-moved-take_up =
    { $who ->
        [you] Usted recoge
       *[other] { $seat } recoge
    }

## The rules of the house.

option-unit = Unidad de la mesa
option-unit-help = Lo que vale una unidad de las apuestas.
option-target = Partida
option-target-help = Con cuántos tantos se gana: siete según casi todos los libros, once en Kent, treinta y uno en el All-Fours corrido.
option-follow = Asistir al palo
option-follow-help = Si se puede fallar una carta a la que se podría asistir.
option-follow-strict = asistir si se puede
option-follow-follow_or_trump = asistir o fallar
option-max_begs = Pedir
option-max_begs-help = Si la mano puede pedir otra vez cuando se descubre otro palo.
option-max_begs-any = cuanto se quiera
option-max_begs-one = una vez
option-gift_to = El regalo
option-gift_to-help = Quién recibe un tanto si quien reparte no quiere correr las cartas.
option-gift_to-all_opponents = cada contrario
option-gift_to-eldest = la mano
option-gift_can_win = Un regalo puede ganar
option-gift_can_win-help = Si no, quien acabaría la partida con el regalo tiene que correr las cartas.
option-onlookers = Quienes no eligen
option-onlookers-help = Si quienes ni piden ni dan pueden mirar sus cartas antes de que se fije el triunfo.
option-onlookers-wait = esperan para mirar
option-onlookers-look = miran enseguida
option-after_run = Tras correr
option-after_run-help = Todos descartan hasta seis; o, si se corrió una sola vez, se juegan las nueve cartas.
option-after_run-discard_to_six = descartar hasta seis
option-after_run-keep_nine = jugar nueve tras una vez
option-point_cap = Sotas descubiertas
option-point_cap-help = Si sus tantos salen de los cuatro de cada mano, de modo que el último quizá no se apunte.
option-point_cap-four = salen de los cuatro
option-point_cap-none = se apuntan aparte
option-tie_game = Empate en Juego
option-tie_game-help = De quién es el tanto cuando los mejores empatan.
option-tie_game-elder = quien es mano
option-tie_game-nobody = nadie
option-turned = Cartas descubiertas
option-turned-help = Lo que da tantos a quien reparte: una sota, uno; o, en el corrido, el as cuatro, el rey tres, la dama dos y la sota uno.
option-turned-knave = la sota
option-turned-running = las cuatro mejores
option-cut_rank = Al sacar carta
option-cut_rank-help = Qué cartas son las más altas al sacar para ver quién reparte.
option-cut_rank-ace_high = as alto
option-cut_rank-put = como en el Put, tres alto
option-stake = Apuesta por partida
option-stake-help = En unidades de la mesa: lo que paga cada perdedor.
option-stake-0 = nada
option-regulations = Reglamento
option-regulations-help = La mesa impide toda falta; o se puede hacer renuncio, que puede descubrirse y castigarse.
option-regulations-guarded = sin faltas posibles
option-regulations-strict = se castigan las faltas

## La escala de respuestas.

ladder-stand = el palo descubierto es triunfo
ladder-beg =
    { $number ->
        [one] quien da le regala un tanto, o descubre otro palo
       *[other] quien da le regala { WORDS($number) } tantos, o descubre otro palo
    }
ladder-give = el palo descubierto sigue siendo triunfo
ladder-gift =
    { $points ->
        [one] { $points } tanto para ellos
       *[other] { $points } tantos para ellos
    }
ladder-run = { WORDS($number) } cartas más para todos, y otro palo
ladder-refuse-gift-wins = con ese tanto ganarían la partida
