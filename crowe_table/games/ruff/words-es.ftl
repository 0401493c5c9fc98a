# Every word that Ruff puts on the table.

game-ruff = Ruff
game-ruff-contents = Ruff (Euchre)
game-ruff-line = Dos contra dos: se descubre una carta, alguien elige triunfo, y debe ganar tres bazas de cinco.
game-ruff-plain = Dos contra dos, cinco cartas cada uno: gane tres rondas de cinco.
game-ruff-minutes = 20
game-ruff-difficulty = 2

preset-pearson = La Enciclopedia
preset-pearson-help = Se gana con cinco tantos. Sale quien elige triunfo; si nadie lo elige, reparte otra vez el mismo.
preset-pearson-source = El Ruff de la Enciclopedia, cuyas reglas son las del Euchre
preset-hoyle_euchre = Euchre, según Hoyle
preset-hoyle_euchre-help = Sale el jugador que está a la izquierda de quien reparte, este debe tomar la muestra, y se juega al mejor de tres partidas.
preset-hoyle_euchre-source = Los Hoyle posteriores
preset-ruff_and_honours_1674 = Ruff y honores
preset-ruff_and_honours_1674-help = El juego antiguo: doce cartas cada uno, quien tiene el as de triunfos puede tomar el talón, y se gana con nueve tantos.
preset-ruff_and_honours_1674-source = The Compleat Gamester de Mr. Cotton, 1674

## Places.

place-pack = El <talon>talón</>
place-turned = La muestra
slate-seat =
    { $who ->
        [you] Usted
       *[other] { $seat }
    }
slate-turned = La muestra: { $suit }
slate-refused = Rechazado: { $suit }
slate-made = Pintan { $suit }
note-won =
    { $who ->
        [you] Su bando
       *[other] Bando de { $seat }
    }: { $number ->
        [one] una partida
       *[other] { WORDS($number, form: "f") } partidas
    }

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Saque una carta: la más alta reparte.
wait-cut-for-deal = { $seats } saca carta para ver quién reparte.
ask-order-up = La muestra es de { $suit }. ¿<mandar-que-la-tome>Manda a quien reparte que la tome</>, o pasa?
wait-order-up = { $seats } puede mandar tomar la muestra, de { $suit }.
ask-assist = Su pareja descubrió { $suit }. ¿<apoyar>Apoya</>, o pasa?
wait-assist = { $seats } puede <apoyar>apoyar</>.
ask-take-up = Usted descubrió { $suit }. ¿Toma la muestra, o la rechaza?
wait-take-up = { $seats } puede tomar la muestra, de { $suit }, o rechazarla.
ask-exchange = Tome { $card }, y descarte otra por ella.
wait-exchange = { $seats } puede tomar la muestra, y descartar otra.
ask-name-suit = Se ha rechazado la muestra, de { $suit }. ¿Elige otro palo, o pasa?
wait-name-suit = { $seats } puede elegir otro palo, que no sea { $suit }.
ask-defence = { CAP($seat) } juega <a-solas>a solas</>. ¿Defiende usted a solas, o con su pareja?
wait-defence = { $seats } puede defender <a-solas>a solas</>.
ask-ruff = Tiene el as de triunfos. ¿Hace el <ruff>ruff</>, y toma el <talon>talón</>?
wait-ruff = { $seats } tiene el as de triunfos, y puede hacer el <ruff>ruff</>.
ask-lay-out-four = Descarte { WORDS($number, form: "f") } cartas por las del <talon>talón</>.
wait-lay-out-four = { $seats } descarta { WORDS($number, form: "f") } cartas.
ask-call = Su bando está en ocho. ¿Canta sus <honores>honores</>?
wait-call = { $seats } puede cantar <honores>honores</>.
ask-answer = { CAP($seat) } pregunta si tiene usted un honor. Debe decir la verdad.
wait-answer = Le toca responder a { $seats }.
ask-lead = Salga con una carta.
wait-lead = Le toca salir a { $seats }.
ask-follow = Juegue una carta. Se salió de { $suit }.
wait-follow = Le toca jugar a { $seats }.
ask-count = Se han jugado todas las bazas. Si ha visto un renuncio, denúncielo ahora; después se hace el recuento.
wait-count = Antes del recuento: { $seats }.

act-pass_bid = Pasar
act-order_up = Mandar que la tome
act-order_up_alone = Mandar que la tome, a solas
act-assist = Apoyar
act-assist_alone = Apoyar, a solas
act-take_up = Tomarla
act-take_up_alone = Tomarla, a solas
act-turn_down = Rechazarla
act-name = Elegir triunfo…
act-name_alone = A solas, elegir…
word-name-spades = picas
word-name-hearts = corazones
word-name-diamonds = diamantes
word-name-clubs = tréboles
word-name_alone-spades = picas
word-name_alone-hearts = corazones
word-name_alone-diamonds = diamantes
word-name_alone-clubs = tréboles
act-lay_out = Tomarla y descartar esta
act-keep_hand = Dejarla
act-defend_alone = Defender a solas
act-defend_together = Defender en pareja
act-ruff = Hacer el ruff
act-leave_stock = Dejar el talón
act-lay_out_four = Descartar
act-call = ¿Tiene uno?
act-answer = Lo tengo
act-pass = No
act-play = Jugar
act-claim = El resto es mío
act-claim_revoke = Denunciar renuncio

## Refusals.

refuse-turned-down = Se rechazó la muestra, de { $suit }: elija otro palo.
refuse-revoke-asked = Esa baza ya se ha examinado.
unfit-seats = El Ruff es para cuatro, dos contra dos; no es para { WORDS($seats) }.
unfit-points = A Ruff y honores se juega a { WORDS($number) } tantos, y al Euchre no: elija cinco, siete o diez.
unfit-stake =
    { $amount ->
        [0] Cada bolsa ha de tener lo que puede costar una partida. Juegue por gusto, o llene las bolsas.
       *[other] Cada bolsa ha de tener lo que puede costar una partida: { $farthings }. Juegue por menos, o por gusto, o llene las bolsas.
    }

## What is spoken.

say-my-deal = Reparto yo
say-trumps = Pintan { $suit }
say-pass = Paso
say-order-up = Que la tome
say-order-up-alone = Que la tome. <a-solas>A solas</>
say-assist = Apoyo
say-assist-alone = Apoyo. <a-solas>A solas</>
say-take-up = La tomo
say-take-up-alone = La tomo. <a-solas>A solas</>
say-turn-down = La rechazo
say-name = Que pinten { $suit }
say-name-alone = Que pinten { $suit }. <a-solas>A solas</>
say-keep-hand = La dejo
say-alone = <a-solas>A solas</>
say-ruff = Hago el <ruff>ruff</>
say-leave-stock = Lo dejo
say-can-you-one = ¿Tiene uno?
say-i-can = Lo tengo
say-i-cannot = No lo tengo
say-claim = El resto es mío
say-revoke =
    { $who ->
        [you] Usted hizo renuncio en la baza { $number }
       *[other] { $seat } hizo renuncio en la baza { $number }
    }
revoke-proved =
    { $who ->
        [you] Así es: en la baza { $number } usted no asistió al palo, y podía. Se pagará en el recuento.
       *[other] Así es: en la baza { $number } { $seat } no asistió al palo, y podía. Se pagará en el recuento.
    }
revoke-not-proved =
    { $who ->
        [you] No hubo renuncio: en la baza { $number } usted jugó como permite la ley.
       *[other] No hubo renuncio: en la baza { $number } { $seat } jugó como permite la ley.
    }
all-pass = Nadie elige triunfo: se tiran las cartas y se reparte otra vez.

score-made = el tanto
score-march = la bola
score-lone-march = la bola, <a-solas>a solas</>
score-euchre = <euchre>euchre</>
score-revoke = por un renuncio
score-odd = por bazas, { WORDS($points) }
score-honours = por <honores>honores</>, { WORDS($points) }
score-call = por <honores>honores</> cantados, { WORDS($points) }

# The same without their points, for the record.
record-score-odd = por bazas
record-score-honours = por honores
record-score-call = por honores cantados
count-made = uno por hacerlo
count-march = dos por la bola
count-lone-march = cuatro por la bola, <a-solas>a solas</>
count-euchre = { WORDS($number) } por el <euchre>euchre</>
count-revoke =
    { $number ->
        [one] uno por el renuncio
       *[other] { WORDS($number) } por el renuncio
    }
count-odd =
    { $number ->
        [one] uno por bazas
       *[other] { WORDS($number) } por bazas
    }
count-honours = { WORDS($number) } por <honores>honores</>
count-call = { WORDS($number) } por <honores>honores</>

result-made =
    { $points ->
        [0] Quienes eligieron triunfo: { WORDS($tricks, form: "f") } bazas. Por su renuncio no se apuntan nada.
       *[other] { CAP($seats) }: { WORDS($tricks, form: "f") } bazas, y el tanto.
    }
result-march =
    { $points ->
        [0] Quienes eligieron triunfo: la bola. Por su renuncio no se apuntan nada.
       *[other] ¡Bola! { CAP($seats) }: las cinco bazas, dos tantos.
    }
result-lone-march =
    { $points ->
        [0] Quien eligió triunfo: la bola. Por su renuncio no se apunta nada.
       *[other] ¡Bola, y <a-solas>a solas</>! { CAP($seats) }: las cinco bazas, cuatro tantos.
    }
result-euchre =
    { $points ->
        [0] <euchre>Euchre</>. Los otros no se apuntan nada, por su propio renuncio.
       *[other] <euchre>Euchre</>, con { $tricks ->
            [0] ninguna baza
            [one] una baza
           *[other] { WORDS($tricks, form: "f") } bazas
        }. { CAP($seats) }: { WORDS($points) } tantos.
    }
result-odd =
    { $number ->
        [0] Seis bazas para cada bando.
        [one] { CAP($seats) }: uno por bazas.
       *[other] { CAP($seats) }: { WORDS($number) } por bazas.
    }{ $honours ->
        [0] {" "}Los <honores>honores</> están <repartidos>repartidos</>.
       *[other] {" "}{ CAP($seats_other) }: { WORDS($honours) } por <honores>honores</>.
    }
game-won = { CAP($seats) }: una partida ganada, { $score } a { $loser }.
win = La partida es para { $seats }, { $score } a { $loser }.
win-rubber = { $games ->
        [0] El rubber es para { $seats }, por dos partidas a ninguna.
       *[other] El rubber es para { $seats }, por dos partidas a una.
    }
pay-game = por la partida
pay-lurch = por la partida, doble, porque los perdedores no tienen ningún tanto

## What happened, in words.

moved-lay_out =
    { $who ->
        [you] Usted descarta { $cards }.
       *[other] { $seat } descarta { $cards }.
    }
moved-take_up =
    { $who ->
        [you] Usted toma { $cards }.
       *[other] { $seat } toma { $cards }.
    }
moved-turn_down = Se rechaza { $cards }.
moved-lay_down =
    { $who ->
        [you] Usted deja sus cartas.
       *[other] { $seat } deja sus cartas.
    }
log-moved-lay_out =
    { $who ->
        [you] Usted descarta
       *[other] { $seat } descarta
    }
log-moved-take_up =
    { $who ->
        [you] Usted toma
       *[other] { $seat } toma
    }
log-moved-turn_down = Rechazada
log-moved-lay_down =
    { $who ->
        [you] Usted deja sus cartas
       *[other] { $seat } deja sus cartas
    }
shown-hand = { $number ->
        [one] Se muestra
       *[other] Se muestran
    } { $cards }.

## The rules of the house.

option-unit = Unidad de la mesa
option-unit-help = Lo que vale una unidad de las apuestas.
option-game = El juego
option-game-help = El Euchre, que la Enciclopedia llama Ruff; o el antiguo Ruff y honores, que va a nueve tantos.
option-game-euchre = Euchre
option-game-ruff_and_honours = Ruff y honores
option-game_points = Partida
option-game_points-help = Con cuántos tantos se gana: cinco, siete o diez, o uno para una sola mano; en Ruff y honores, nueve.
option-game_points-1 = uno: una sola mano
option-game_points-5 = cinco
option-game_points-7 = siete
option-game_points-9 = nueve, en Ruff y honores
option-game_points-10 = diez
option-first_lead = Primera salida
option-first_lead-help = En la Enciclopedia sale quien eligió triunfo; en los demás libros, quien se sienta a la izquierda de quien reparte.
option-first_lead-maker = quien eligió triunfo
option-first_lead-eldest = la mano
option-exchange = La muestra
option-exchange-help = Si la muestra es siempre de quien reparte, elija quien elija el triunfo, o solo si él la toma.
option-exchange-any = es de quien reparte
option-exchange-taken_up_only = solo si la toma
option-exchange_duty = El cambio
option-exchange_duty-help = Si quien reparte puede dejar la muestra y seguir con cinco.
option-exchange_duty-may = lo elige quien reparte
option-exchange_duty-must = es obligatorio
option-all_pass = Si nadie elige triunfo
option-all_pass-help = Quién reparte otra vez.
option-all_pass-same_dealer = reparte el mismo
option-all_pass-next_dealer = reparte el siguiente
option-defend_alone = Defender a solas
option-defend_alone-help = Si un contrario de quien juega a solas puede jugar también a solas; entonces un euchre cuenta cuatro.
option-assist_alone = Apoyar a solas
option-assist_alone-help = Si la pareja de quien reparte solo puede apoyar jugando a solas.
option-ace_turned = Un as de muestra
option-ace_turned-help = En Ruff y honores: quién hace el ruff cuando la muestra es el as.
option-ace_turned-dealer_ruffs = quien reparte
option-ace_turned-nobody = nadie
option-can_ye = ¿Tiene uno?
option-can_ye-help = En Ruff y honores: si un bando que está en ocho puede ganar cantando tres honores.
option-honours_at_eight = Honores con ocho
option-honours_at_eight-help = En Ruff y honores: si un bando con ocho que no cantó los cuenta después de las bazas.
option-honours_at_eight-after_tricks = se cuentan
option-honours_at_eight-call_only = hay que cantarlos
option-stake = Apuesta
option-stake-help = En unidades de la mesa: lo que paga cada perdedor por la partida, o por el rubber.
option-stake-0 = nada
option-lurch = Perder sin ningún tanto
option-lurch-help = Si se paga doble.
option-lurch-off = se paga la apuesta
option-lurch-love = se paga doble
option-games = Se juega
option-games-help = Una sola partida, o al mejor de tres.
option-games-one = una sola partida
option-games-best_of_3 = al mejor de tres
option-regulations = Reglamento
option-regulations-help = La mesa impide toda falta; o un jugador puede hacer renuncio, y ser descubierto y castigado.
option-regulations-guarded = sin faltas posibles
option-regulations-strict = se castigan las faltas

## La escala de respuestas.

ladder-pass_bid = decide el siguiente
ladder-turn_down = otro palo podrá ser triunfo
ladder-name-trumps = Elegir triunfo
ladder-name = con su compañero
ladder-name_alone-trumps = Elegir triunfo
ladder-name_alone = sin su compañero
ladder-together = { WORDS($number) } bazas con su compañero, o los otros ganan { WORDS($points) }
ladder-alone = { WORDS($number) } bazas sin su compañero, o los otros ganan { WORDS($points) }
ladder-defend_together = con su compañero, si hacen bastantes bazas
ladder-defend_alone = sin su compañero, si hace bastantes bazas
ladder-refuse-turned-down = fue rechazado

## Etiquetas en las cartas.

card-right-bower = bower derecho
card-left-bower = bower izquierdo
