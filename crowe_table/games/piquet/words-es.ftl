# Every word that Piquet puts on the table.

game-piquet = Piquet
game-piquet-line = Cambie cartas, cante lo que tiene y juéguelas. Quien hace treinta antes de que el otro tenga uno gana mucho más.
game-piquet-plain = Un duelo para dos: cambie cartas, cuente lo que tiene y juéguelas todas.
game-piquet-minutes = 20
game-piquet-difficulty = 3

preset-crowe = Mr. Crowe
preset-crowe-help = Treinta y seis cartas, y ocho para cambiar. Los tríos cuentan trece, y el pique hay que reclamarlo.
preset-crowe-source = Mr. Crowe’s Games, 1775
preset-royall_1651 = The Royall Game, 1651
preset-royall_1651-help = Treinta y seis cartas, como en el primer tratado inglés. El punto paga su palo, y los tríos cuentan tres.
preset-royall_1651-source = The Royall and Delightfull Game of Picquet, Londres 1651
preset-hoyle_32 = Hoyle, a cien
preset-hoyle_32-help = Treinta y dos cartas, y cinco para cambiar. El postre cuenta después de jugada la primera carta.
preset-hoyle_32-source = Hoyle’s Games, Improved and Enlarged
preset-rubicon_32 = Piquet Rubicón
preset-rubicon_32-help = Treinta y dos cartas y seis manos. Quien no llega a cien paga los tantos de los dos.
preset-rubicon_32-source = The Laws of Piquet, con el Rubicón, 1882

## Places, and what is written beside them.

place-pack = El <talon>talón</>
tag-made =
    { $points ->
        [0] {""}
       *[other] { $points } en esta mano
    }
tag-changed =
    { $number ->
        [-1] {""}
        [0] no cambió
       *[other] cambió { WORDS($number, form: "f") }
    }

chart-ruff =
    { $number ->
        [0] I. El punto
       *[other] I. El punto · { $number }
    }
chart-sequences =
    { $number ->
        [0] II. Secuencias
       *[other] II. Secuencias · { $number }
    }
chart-sets =
    { $number ->
        [0] III. Grupos
       *[other] III. Grupos · { $number }
    }
chart-who = { $who ->
    [you] Usted
   *[other] { $seat }
}
chart-you-hold = usted tiene
chart-to-come = se dirá después
chart-nobody = nadie cuenta
chart-none = nada
chart-holds-ruff = { CAP($suit) }, { $number }
chart-holds-sequences =
    { $number ->
        [3] Tercera
        [4] Cuarta
        [5] Quinta
        [6] Sexta
        [7] Séptima
        [8] Octava
       *[other] Novena
    } de { $rank }
chart-holds-sets =
    { CAP(WORDS($number)) } { $rank ->
        [as] ases
        [rey] reyes
        [diez] dieces
        [seis] seises
       *[other] { $rank }s
    }

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Levante una carta: la más baja reparte.
wait-cut-for-deal = { $seats } levanta carta para ver quién reparte.
ask-cut-for-choice = Levante una carta: la más alta reparte.
wait-cut-for-choice = { $seats } levanta carta para ver quién reparte.
ask-cut-pack = Corte la baraja.
wait-cut-pack = { $seats } corta la baraja.
ask-packet = ¿De cuántas en cuántas cartas va a repartir?
wait-packet = { $seats } va a repartir.
ask-blank = Antes de que descarte la <mano>mano</>: ¿tiene <carta-blanca>carta blanca</>, es decir, ni rey, ni dama, ni sota?
wait-blank = { $seats } mira si tiene <carta-blanca>carta blanca</>.
ask-change = 
    { $least ->
        [0] Descarte las cartas que no le sirven, y robe otras tantas: { WORDS($most, form: "f") } como mucho.
       *[other] { $most ->
            [one] Descarte una carta, y robe una.
           *[other] Descarte las cartas que no le sirven, y robe otras tantas: de { WORDS($least, form: "f") } a { WORDS($most, form: "f") }.
        }
    }
wait-change = { $seats } cambia cartas.
ask-call-ruff = Usted es la <mano>mano</>. Cante el <punto>punto</>: lo que suma un palo.
wait-call-ruff = { $seats } canta el <punto>punto</>.
ask-call-sequences = Cante una <secuencia>secuencia</>: tres cartas o más seguidas de un palo.
wait-call-sequences = { $seats } canta las <secuencia>secuencias</>.
ask-call-sets = Cante un <grupo>grupo</>: tres o cuatro iguales, de dieces para arriba.
wait-call-sets = { $seats } canta los <grupo>grupos</>.
ask-answer-ruff = Le cantan un <punto>punto</> de { $number }. ¿Vale?
wait-answer-ruff = { $seats } responde a un <punto>punto</> de { $number }.
ask-answer-sequences = Le cantan una <secuencia>secuencia</> de { WORDS($number) }. ¿Vale?
wait-answer-sequences = { $seats } responde a una <secuencia>secuencia</> de { WORDS($number) }.
ask-answer-sets = Le cantan un <grupo>grupo</> de { WORDS($number) }. ¿Vale?
wait-answer-sets = { $seats } responde a un <grupo>grupo</> de { WORDS($number) }.
ask-after-ruff = La <mano>mano</> no canta <punto>punto</>. Usted puede cantarlo.
wait-after-ruff = { $seats } puede cantar el <punto>punto</>.
ask-after-sequences = La <mano>mano</> no canta <secuencia>secuencia</>. Usted puede cantarla.
wait-after-sequences = { $seats } puede cantar una <secuencia>secuencia</>.
ask-after-sets = La <mano>mano</> no canta <grupo>grupo</>. Usted puede cantarlo.
wait-after-sets = { $seats } puede cantar un <grupo>grupo</>.
ask-lead = Salga con una carta.
wait-lead = Le toca salir a { $seats }.
ask-follow = Se salió de { $suit }. Asista al palo si puede.
wait-follow = Le toca jugar a { $seats }.
ask-left =
    { $number ->
        [one] Queda una carta en el <talon>talón</>. Si la mira, también la verá la <mano>mano</>.
       *[other] Quedan { WORDS($number, form: "f") } cartas en el <talon>talón</>. Si las mira, también las verá la <mano>mano</>.
    }
wait-left = { $seats } puede mirar lo que queda.
ask-next-deal = Cuando haya repasado la <mano>mano</>, pase a la siguiente.
wait-next-deal = Repasan la <mano>mano</>: { $seats }.
ask-result = La partida está ganada.
wait-result = Repasan la partida: { $seats }.

act-packet = Repartir
word-packet-2 = de dos en dos
word-packet-3 = de tres en tres
word-packet-4 = de cuatro en cuatro
act-declare_blank = Declarar carta blanca
act-declare_blank-number = { $act }; cambiar { $amount }
dial-of-declare_blank = Cartas que cambiar
act-no_blank = No la tengo
act-change = Cambiar
act-call = Cantar
act-call_falsely = Cantar en falso
word-call_falsely-ace = de as, o ases
word-call_falsely-king = de rey, o reyes
word-call_falsely-queen = de dama, o damas
word-call_falsely-knave = de sota, o sotas
word-call_falsely-ten = de diez, o dieces
word-call_falsely-nine = de nueve
word-call_falsely-eight = de ocho
act-nothing = No cantar nada
act-good = Decir «vale»
act-see = Pedir verlo
act-ask_missing = Preguntar cuál falta
word-ask_missing-ace = de los ases
word-ask_missing-king = de los reyes
word-ask_missing-queen = de las damas
word-ask_missing-knave = de las sotas
word-ask_missing-ten = de los dieces
act-pique = Reclamar el pique
act-repique = Reclamar el repique
act-look_left = Mirarlas
act-leave_unseen = Dejarlas
act-play = Jugar
act-ready = Seguir

offer-ruff = 
    { $heard ->
        [calls] «{ CAP(WORDS($number)) }», en { $suit }
        [equal] Igual: en { $suit } tengo lo mismo
       *[other] No vale: en { $suit } tengo { $number }
    }
offer-sequences = 
    { $heard ->
        [calls] «{ CAP(WORDS($number, form: "f")) } cartas», hasta { $rank }
        [equal] Igual: mis { WORDS($number) } llegan hasta { $rank }
       *[other] No vale: mis { WORDS($number) } hasta { $rank } ganan a { WORDS($number_called) }
    }{ $more ->
        [0] {""}
        [one] , y otra secuencia
       *[other] , y { WORDS($more) } secuencias más
    }{ $sunk ->
        [sunk] {" "}(callando el resto)
       *[other] {""}
    }
offer-sets = 
    { $heard ->
        [calls] «{ CAP(WORDS($number)) }»:
        [equal] Igual: tengo { WORDS($number) }
       *[other] No vale: gano a { WORDS($number_called) } con { WORDS($number) }
    } { $rank ->
        [as] ases
        [rey] reyes
        [diez] dieces
       *[other] { $rank }s
    }{ $more ->
        [0] {""}
        [one] , y otro grupo
       *[other] , y { WORDS($more) } grupos más
    }{ $sunk ->
        [sunk] {" "}(callando el resto)
       *[other] {""}
    }

## Refusals.

refuse-unheld = No tiene eso: solo se puede cantar lo que se puede mostrar.
refuse-blank-face = Tiene un rey, una dama o una sota: eso no es <carta-blanca>carta blanca</>.
refuse-blank-younger = El <postre>postre</> solo puede declarar <carta-blanca>carta blanca</> cuando la ha declarado la <mano>mano</>.
refuse-blank-late = La <carta-blanca>carta blanca</> se declara antes de cambiar, y una sola vez.
refuse-more-than-left = 
    { $number ->
        [one] Solo puede cambiar una carta: no quedan más para usted.
       *[other] Puede cambiar { WORDS($number, form: "f") } cartas como mucho: no quedan más para usted.
    }
unfit-seats = El Piquet es para dos jugadores, no para { WORDS($seats) }.
unfit-stake = Cada bolsa debe tener lo que una partida puede costar fácilmente: { $farthings }.

## What is spoken.

say-blank = <carta-blanca>Carta blanca</>
say-blank-number =
    { $number ->
        [one] <carta-blanca>Carta blanca</>; cambiaré una
       *[other] <carta-blanca>Carta blanca</>; cambiaré { WORDS($number, form: "f") }
    }
say-change =
    { $number ->
        [0] No tomo ninguna
        [one] Tomo una
       *[other] Tomo { WORDS($number, form: "f") }
    }
say-looks =
    { $number ->
        [one] Miro la siguiente
       *[other] Miro las { WORDS($number, form: "f") } siguientes
    }
say-look-left = Veamos lo que queda
say-leave-unseen = Que se queden así

say-ruff-calls = { CAP(WORDS($number)) }
say-ruff-good = Vale
say-ruff-equal = Igual
say-ruff-not-good = No vale
say-ruff-nothing = No hay <punto>punto</>
say-ruff-counts = Cuento { WORDS($number) }
say-ruff-false = No era verdad
say-ruff-better = No vale: { WORDS($number) }
say-sequences-calls = { CAP(WORDS($number, form: "f")) } cartas
say-sequences-good = Vale
say-sequences-equal = Igual
say-sequences-not-good = No vale
say-sequences-nothing = No hay <secuencia>secuencia</>
say-sequences-rank = De { $rank }
say-sequences-higher = No vale: de { $rank }
say-sequences-has =
    { $number ->
        [3] <tercera>Tercera</>
        [4] <cuarta>Cuarta</>
        [5] <quinta>Quinta</>
        [6] Sexta
        [7] Séptima
        [8] Octava
       *[other] Novena
    } de { $rank }
say-sequences-counts = Cuento { WORDS($number) }
say-sequences-false = No era verdad
say-sequences-better = No vale: { WORDS($number, form: "f") } cartas
say-sets-calls = { CAP(WORDS($number)) }
say-sets-good = Vale
say-sets-equal = Igual
say-sets-not-good = No vale
say-sets-nothing = No hay <grupo>grupo</>
say-sets-rank =
    { $rank ->
        [as] Ases
        [rey] Reyes
        [diez] Dieces
       *[other] { CAP($rank) }s
    }
say-sets-higher =
    No vale: { $rank ->
        [as] ases
        [rey] reyes
        [diez] dieces
       *[other] { $rank }s
    }
say-sets-has =
    { CAP(WORDS($number)) } { $rank ->
        [as] ases
        [rey] reyes
        [diez] dieces
       *[other] { $rank }s
    }
say-sets-counts = Cuento { WORDS($number) }
say-sets-wanting =
    { $gender_rank ->
        [f] La
       *[m] El
    } { $rank } de { $suit }
say-sets-false = No era verdad
say-sets-better = No vale: { WORDS($number) }

say-see = Muéstrelo, por favor
say-ask-missing =
    { $rank ->
        [as] ¿Cuál de los ases
        [rey] ¿Cuál de los reyes
        [diez] ¿Cuál de los dieces
       *[other] ¿Cuál de las { $rank }s
    } no cuenta?
say-pique = ¡<pique>Pique</>!
say-repique = ¡<repique>Repique</>!

false-call =
    { $who ->
        [you] Usted no puede mostrar lo que cantó, y pierde todo lo cantado.
       *[other] { $seat } no puede mostrar lo que cantó, y pierde todo lo cantado.
    }
divided = Las bazas se reparten por igual: nadie cuenta por ellas.
rubicon =
    { $crossed ->
        [0] No se ha pasado el Rubicón: { $who ->
                [you] son suyos los tantos de los dos y cien más, { $points }.
               *[other] los tantos de los dos y cien más son para { $seat }, { $points }.
            }
       *[other] Se ha pasado el Rubicón: { $who ->
                [you] son suyos la diferencia y cien más, { $points }.
               *[other] la diferencia y cien más son para { $seat }, { $points }.
            }
    }
owed-forgiven = 
    { $who ->
        [you] No puede pagar { $farthings } de esa suma: se le perdona.
       *[other] { $seat } no puede pagar { $farthings } de esa suma: se le perdona.
    }

score-blank = <carta-blanca>carta blanca</>
score-ruff = el <punto>punto</>
score-sequences = <secuencia>secuencias</>
score-sets = <grupo>grupos</>
score-repique = <repique>repique</>
score-pique = <pique>pique</>
score-lead = una salida
score-trick = una baza
score-last-trick = la última baza
score-cards = las cartas
score-capet = <capote>capote</>
count-blank = { WORDS($number) } por la <carta-blanca>carta blanca</>
count-ruff = { WORDS($number) } por el <punto>punto</>
count-sequences = { WORDS($number) } por <secuencia>secuencias</>
count-sets = { WORDS($number) } por <grupo>grupos</>
count-repique = y { WORDS($number) } por el <repique>repique</>
count-pique = y { WORDS($number) } por el <pique>pique</>
count-lead = { WORDS($number) } por la salida
count-trick = { WORDS($number) } por la baza
count-last-trick = { WORDS($number) } por la última baza
count-cards = { WORDS($number) } por las cartas
count-capet = { WORDS($number) } por el <capote>capote</>

result-deal =
    { $who ->
        [you] En esta mano usted hizo { $points }, y { $seat_other } { $points_other }.
       *[other] En esta mano { $seat } hizo { $points }, y { $who_other ->
            [you] usted
           *[other] { $seat_other }
        } { $points_other }.
    }
win = La partida: { $score } a { $loser }.
win-equal = Empate a { $score }: nadie paga.

pay-game = por la partida

## What happened, in words.

moved-lay_out =
    { $who ->
        [you] Usted descarta { $cards }.
       *[other] { $seat } descarta { $cards }.
    }
log-moved-lay_out =
    { $who ->
        [you] Usted descarta
       *[other] { $seat } descarta
    }
shown-hand = { $number ->
        [one] Se muestra
       *[other] Se muestran
    } { $cards }.
shown-pack = { $number ->
        [one] Se mira
       *[other] Se miran
    } en el <talon>talón</> { $cards }.

## The rules of the house.

option-unit = Unidad de la mesa
option-unit-help = Lo que vale una unidad de las apuestas.
option-lowest = La baraja
option-lowest-help = Treinta y seis cartas, del as al seis; o treinta y dos, hasta el siete.
option-lowest-6 = treinta y seis cartas
option-lowest-7 = treinta y dos cartas
option-elder_max = La mano cambia hasta
option-elder_max-help = Cuántas cartas puede cambiar la mano como mucho. Tiene que cambiar al menos una.
option-younger_max = El postre cambia hasta
option-younger_max-help = Las cartas que el postre puede cambiar como mucho, de las que quedan.
option-younger_max-0 = todas las que queden
option-younger_min = El postre debe cambiar
option-younger_min-help = Si el postre puede quedarse con sus doce cartas.
option-younger_min-0 = ninguna
option-younger_min-1 = una carta
option-packet = Cartas de una vez
option-packet-help = Dos, tres o cuatro, como quiera quien reparte cada vez; o dos o tres, elegido una vez para todas las manos.
option-packet-2 = dos
option-packet-3 = tres
option-packet-4 = cuatro
option-packet-dealer = como quiera quien reparte
option-packet-partie = dos o tres, para todos
option-deal_rotation = Quién reparte
option-deal_rotation-help = Si se saca carta antes de cada mano para ver quién reparte, o pasa al otro.
option-deal_rotation-cut_each_hand = se saca carta cada vez
option-deal_rotation-alternate = pasa al otro
option-cut = Al sacar carta reparte
option-cut-help = Quién reparte primero. El que reparte lleva la peor parte.
option-cut-low_deals = la más baja
option-cut-high_deals = la más alta
option-look_at_left = Cartas que quedan
option-look_at_left-help = Si la mano puede mirar las que no tomó, y el postre descubrir lo que queda para los dos.
option-look_at_left-none = no se ven
option-look_at_left-period = se pueden mirar
option-blank_points = Carta blanca
option-blank_points-help = Lo que cuenta una mano sin rey, dama ni sota a quien la declara.
option-blank_mode = La carta blanca se declara
option-blank_mode-help = Por la mano, que la muestra antes del descarte del postre; o por cualquiera, y se muestra después.
option-blank_mode-elder_shows_first = por la mano, a la vista
option-blank_mode-either = por cualquiera
option-ruff_score = El punto paga
option-ruff_score-help = La décima parte de lo que suman las doce cartas, o solo las del palo; o uno por cada carta de él.
option-ruff_score-whole_hand = por toda la mano
option-ruff_score-winning_suit = por el palo
option-ruff_score-cards = uno por carta
option-trio = Tres iguales cuentan
option-trio-help = Lo que cuenta un grupo de tres. Cuatro cuentan catorce.
option-trio-3 = tres
option-trio-13 = trece
option-quatorze = Cuatro iguales cuentan
option-quatorze-help = Lo que cuenta un grupo de cuatro, en todos los libros.
option-quatorze-14 = catorce
option-lead_point = La salida cuenta uno
option-lead_point-help = Si la cuenta cualquier carta, o solo las de diez para arriba.
option-lead_point-ten_up = si es diez o más
option-lead_point-any = sea cual sea
option-trick_point = Una baza cuenta uno
option-trick_point-help = A quien la gane, o solo a quien no salió en ella, con cualquier carta o con diez o más.
option-trick_point-every = a quien la gane
option-trick_point-capture_ten_up = ganada al que sale, con diez o más
option-trick_point-capture_any = ganada al que sale
option-last_trick = La última baza cuenta
option-last_trick-help = Dos si se gana con diez o más, y si no, uno: en lugar de su tanto, o junto con la salida; o siempre dos.
option-last_trick-instead_2_1 = dos o uno, y la salida
option-last_trick-in_all_2_1 = dos o uno en total
option-last_trick-in_all_2 = dos en total
option-cards = Más bazas cuentan
option-cards-help = Lo que cuentan de siete a once bazas.
option-capet = Las doce bazas cuentan
option-capet-help = Es el capote. Cuenta en lugar de los tantos por la mayoría de las bazas.
option-capet-40 = cuarenta
option-capet-60 = sesenta
option-pique_by = El pique lo hace
option-pique_by-help = Cualquiera, o solo la mano. El repique lo puede hacer siempre cualquiera.
option-pique_by-either = cualquiera
option-pique_by-elder_only = solo la mano
option-pique_claim = Piques y repiques
option-pique_claim-help = Hay que reclamarlos antes del corte siguiente, o se pierden; o se cuentan solos.
option-pique_claim-must_claim = hay que reclamarlos
option-pique_claim-automatic = se cuentan al momento
option-younger_calls = Lo mejor del postre
option-younger_calls-help = El postre lo nombra enseguida; o solo dice «no vale», y lo nombra tras la primera salida de la mano.
option-younger_calls-at_once = se nombra al momento
option-younger_calls-after_first_lead = se nombra tras la primera salida
option-sinking = Callar
option-sinking-help = Si un jugador puede cantar menos de lo que tiene, o nada.
option-ask_missing = Preguntar cuál falta
option-ask_missing-help = Si, ante tres iguales, el otro puede preguntar cuál de las cuatro cartas no se cuenta.
option-false_call = Cantar en falso
option-false_call-help = Se rechaza; o se permite, y quien canta en falso pierde todo lo cantado si el otro pide verlo.
option-false_call-refused = se rechaza
option-false_call-penalty = se castiga si se descubre
option-target = Partida
option-target-help = Los tantos que ganan la partida. Si no hay número, se juegan seis manos, y cien es el Rubicón.
option-target-0 = seis manos
option-stake_mode = La apuesta es
option-stake_mode-help = Una por la partida; o tanto por cada tanto de diferencia.
option-stake_mode-flat = una por la partida
option-stake_mode-difference = por la diferencia
option-stake = Apuesta por partida
option-stake-help = En unidades de la mesa, si hay una apuesta por la partida.
option-stake-0 = nada
option-rate = Apuesta por tanto
option-rate-help = En cuartos de la unidad, si se paga la diferencia.
option-rate-0 = nada
option-double_under = Paga doble con menos de
option-double_under-help = Quien pierde con menos tantos que estos paga dos veces.
option-double_under-0 = nadie paga doble

## La escala de respuestas.

ladder-cards = { $briefs }
ladder-nothing = su mano queda en secreto, y no anota nada
ladder-good = el otro jugador lo anota
