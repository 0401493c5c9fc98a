# Every word that Schafskopf puts on the table.

game-schafskopf = Schafskopf
game-schafskopf-line = Tome la baceta y juegue a solas contra dos; o, si nadie la quiere, llévese el mínimo de tantos.
game-schafskopf-plain = Uno contra dos: juegue a solas por los puntos, o llévese los menos posibles.
game-schafskopf-minutes = 40
game-schafskopf-difficulty = 3

preset-pearson = La Enciclopedia
preset-pearson-help = Las dos tablas de tantos del libro: se apunta quien juega a solas, y nadie más.
preset-pearson-source = El Schafskopf de la Enciclopedia
preset-sheepshead = Sheepshead
preset-sheepshead-help = El mismo juego, pagado entre los jugadores: a quien juega a solas le pagan los dos, o paga a los dos.
preset-sheepshead-source = El Sheepshead americano

## Places.

place-blind = La <baceta>baceta</>
tag-declined =
    { $number ->
        [0] {""}
       *[other] pasa
    }
note-contest = { $contest ->
        [1] { $who ->
            [you] Usted juega a solas
           *[other] { $seat } juega a solas
        }
       *[other] A menos: cada uno para sí
    }
chart-points = { $alone ->
    [1] Sus tantos: { $number }
   *[0] Nuestros tantos: { $number }
}
chart-trumps = Siempre triunfos
chart-queens = Damas
chart-queens-are = ♣ ♠ ♥ ♦
chart-knaves = Sotas
chart-knaves-are = ♣ ♠ ♥ ♦
chart-diamonds = ♦
chart-diamonds-are = A 10 K 9 8 7
chart-plain = ♣ ♠ ♥
chart-plain-are = A 10 K 9 8 7
chart-high = As 11, diez 10,
chart-low = rey 4, dama 3, sota 2

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Saque una carta: la más alta reparte.
wait-cut-for-deal = { $seats } saca carta para ver quién reparte.
ask-the-blind = ¿Toma la <baceta>baceta</>, y juega a solas contra los otros dos?
wait-the-blind = { $seats } puede tomar la <baceta>baceta</>.
ask-bury = Aparte { WORDS($number, form: "f") } cartas, boca abajo.
wait-bury = { $seats } aparta { WORDS($number, form: "f") } cartas.
ask-lead = Salga con una carta.
wait-lead = Le toca salir a { $seats }.
ask-follow = Se salió de { $suit }. Asista al palo si puede.
wait-follow = Le toca jugar a { $seats }.
ask-count = Se han jugado todas las bazas. Si ha visto un renuncio, denúncielo ahora; después se hace el recuento.
wait-count = Antes del recuento: { $seats }.

act-take_blind = Tomar la baceta
act-decline_blind = Pasar
act-bury = Apartar
act-play = Jugar
act-claim = El resto es mío
act-claim_revoke = Denunciar renuncio
act-lay_down = Enseñar las cartas

## Refusals.

refuse-changed-suit = Las damas, las sotas y los diamantes son un solo palo, el de triunfos: { $card } también.
refuse-revoke-asked = Esa baza ya se ha examinado.
unfit-seats = El Schafskopf es para tres, cuatro o cinco a la mesa, de los que juegan tres; no es para { WORDS($seats) }.
unfit-deals = { CAP(WORDS($number, form: "f")) } manos no se pueden dividir por igual entre { WORDS($seats) } jugadores.
unfit-stake = { $amount ->
        [0] Cada bolsa debe tener la apuesta. Juegue por gusto, o llene las bolsas.
       *[other] Cada bolsa debe tener lo que puede costar una mano: { $farthings }. Juegue por menos, o llene las bolsas.
    }

## What is spoken.

say-my-deal = Reparto yo
say-take-blind = Tomo la <baceta>baceta</>
say-decline = Paso
say-for-least = <a-menos>A menos</>, entonces
say-claim = El resto es mío
say-lay-down = Esto ya no cambia nada
say-points =
    { $number ->
        [0] Nada
       *[other] { CAP($numbers) }
    }
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

score-trickless = a solas, y <sin-bazas>sin bazas</>
score-far-below = a solas, treinta tantos o menos
score-below = a solas, sesenta tantos o menos
score-game = <juego>juego</>
score-schneider = <schneider>schneider</>
score-schwarz = <schwarz>schwarz</>
score-least = <a-menos>a menos</>
score-between = contra <quien-juega-a-solas>quien juega a solas</>
count-taken = { WORDS($number) } en las bazas
count-away =
    { $number ->
        [0] nada apartado
       *[other] y { WORDS($number) } en lo apartado son { WORDS($running) }
    }
count-trickless = y ninguna baza
count-between = se paga con <quien-juega-a-solas>quien juega a solas</>
count-far-below = que no pasa de treinta
count-below = que no pasa de la mitad
count-game = y eso es <juego>juego</>
count-schneider = y eso es <schneider>schneider</>
count-schwarz = y eso es <schwarz>schwarz</>, por todas las bazas
count-least-least = { WORDS($number) }, y es lo menos
count-least-trickless = <sin-bazas>sin bazas</>
count-least-others =
    { $number ->
        [0] nada
       *[other] { WORDS($number) }
    }

scored-points = { $who ->
        [you] Usted tiene ahora { $after }. { $recital }.
       *[other] { $seat } tiene ahora { $after }. { $recital }.
    }

result-alone = { $what ->
        [trickless] { $who ->
            [you] Usted jugó a solas, y se quedó <sin-bazas>sin bazas</>.
           *[other] { $seat } jugó a solas, y se quedó <sin-bazas>sin bazas</>.
        }
        [schwarz] { $who ->
            [you] Usted jugó a solas, y ganó todas las bazas: <schwarz>schwarz</>.
           *[other] { $seat } jugó a solas, y ganó todas las bazas: <schwarz>schwarz</>.
        }
        [schneider] { $who ->
            [you] Usted jugó a solas e hizo { WORDS($points) } tantos de 120: <schneider>schneider</>.
           *[other] { $seat } jugó a solas e hizo { WORDS($points) } tantos de 120: <schneider>schneider</>.
        }
        [game] { $who ->
            [you] Usted jugó a solas, hizo { WORDS($points) } tantos de 120 y ganó.
           *[other] { $seat } jugó a solas, hizo { WORDS($points) } tantos de 120 y ganó.
        }
       *[below] { $who ->
            [you] Usted jugó a solas, hizo { WORDS($points) } tantos de 120 y perdió.
           *[other] { $seat } jugó a solas, hizo { WORDS($points) } tantos de 120 y perdió.
        }
    }
result-least =
    { $number ->
        [0] <a-menos>A menos</>: nadie se apunta nada.
       *[other] <a-menos>A menos</>: { $seats }.
    }
result-nobody = Nadie toma la <baceta>baceta</>: se tiran las cartas.

win = { $number ->
        [one] La tanda es para { $seats }, con { $score }.
       *[other] Comparten la tanda, con { $score }: { $seats }.
    }
pay-points = por la diferencia de tantos

## What happened, in words.

moved-take_up =
    { $who ->
        [you] Usted recoge { $cards }.
       *[other] { $seat } recoge { $cards }.
    }
moved-bury =
    { $who ->
        [you] Usted aparta { $cards }.
       *[other] { $seat } aparta { $cards }.
    }
log-moved-take_up =
    { $who ->
        [you] Usted recoge
       *[other] { $seat } recoge
    }
log-moved-bury =
    { $who ->
        [you] Usted aparta
       *[other] { $seat } aparta
    }

## The rules of the house.

option-unit = Unidad de la mesa
option-unit-help = Lo que vale una unidad de las apuestas.
option-sit_out_five = Cinco a la mesa
option-sit_out_five-help = Juegan tres. Con cinco a la mesa, dos descansan, por turno.
option-sit_out_five-dealer_and_third = quien reparte y el tercero a su izquierda
option-sit_out_five-dealer_and_right = quien reparte y su vecino de la derecha
option-bury_counts = Cartas apartadas
option-bury_counts-help = Para quién cuentan las dos cartas que apartó quien juega a solas.
option-bury_counts-lone = de quien juega a solas
option-bury_counts-nobody = de nadie
option-no_taker = Si nadie la toma
option-no_taker-help = Todos juegan a menos; o se tiran las cartas, y reparte el siguiente.
option-no_taker-least = se juega a menos
option-no_taker-redeal = reparte el siguiente
option-least_measure = A menos gana quien hace
option-least_measure-help = Lo que se cuenta cuando todos juegan a menos: los tantos de las cartas ganadas, o las bazas.
option-least_measure-points = menos tantos
option-least_measure-tricks = menos bazas
option-least_tie = Empate a menos
option-least_tie-help = Gana el que lleva más tiempo sin hacer baza; o los iguales se apuntan un tanto cada uno.
option-least_tie-longest_without = quien lleva más sin baza
option-least_tie-shared = se comparte
option-scoring = Tantos de torneo
option-scoring-help = Se apuntan a un jugador según las tablas del libro; o se pagan entre los jugadores.
option-scoring-pearson = las tablas del libro
option-scoring-between = entre los jugadores
option-deals = Manos
option-deals-help = Las manos de una tanda, las mismas para cada jugador: por regla general, cuatro vueltas.
option-point_rate = Tanto de diferencia
option-point_rate-help = En cuartos de la unidad: lo que vale al final cada tanto de torneo.
option-point_rate-0 = nada
option-regulations = Reglamento
option-regulations-help = La mesa impide toda falta; o un jugador puede hacer renuncio, y ser descubierto y castigado.
option-regulations-guarded = sin faltas posibles
option-regulations-strict = se castigan las faltas

## La escala de respuestas.

ladder-decline = la baceta pasa al siguiente
ladder-take = dos cartas más; luego a solas contra dos, por { $number } tantos en cartas
