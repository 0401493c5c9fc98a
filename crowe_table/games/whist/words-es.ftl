# Every word that Whist puts on the table.

game-whist = Whist
game-whist-line = Dos contra dos: se asiste al palo, se hacen bazas, y cada una que pase de seis es un tanto. Se gana con diez.
game-whist-plain = Dos contra dos: cada uno echa una carta, y la más alta gana la ronda.
game-whist-minutes = 30
game-whist-difficulty = 3

preset-crowe = Mr. Crowe
preset-crowe-help = Se gana con diez tantos, los honores no cuentan, y se juega una sola partida.
preset-crowe-source = Mr. Crowe’s Games, Londres 1775
preset-hoyle_long = Whist largo, según Hoyle
preset-hoyle_long-help = Diez tantos; los honores se cuentan, y se cantan con ocho; al mejor de tres partidas, y con castigo para los renuncios.
preset-hoyle_long-source = Hoyle’s Games, en las ediciones de principios del siglo XIX
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

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal =
    { $which ->
        [highest] Saque una carta: la más alta reparte, y el as es la más baja de todas.
       *[lowest] Saque una carta: la más baja reparte, y el as es la más baja de todas.
    }
wait-cut-for-deal = { $seats } saca carta para ver quién reparte.
ask-cut-for-partners = Saque una carta para hacer parejas: las dos más altas juegan contra las dos más bajas, y el as es la más baja.
wait-cut-for-partners = { $seats } saca carta para hacer parejas.
ask-shuffle = ¿Quiere barajar? Después reparte otro.
wait-shuffle = { $seats } puede barajar.
ask-shuffle-last = Ya se ha barajado. Como reparte usted, puede barajar otra vez o dejarlo.
wait-shuffle-last = { $seats } puede barajar el último.
ask-cut-pack = Corte la baraja.
wait-cut-pack = { $seats } corta la baraja.
ask-call = Su bando tiene ocho tantos. ¿Canta sus <honores>honores</>?
wait-call = { $seats } puede cantar <honores>honores</>.
ask-answer = { $seat } pregunta si tiene usted un honor. Debe decir la verdad.
wait-answer = { $seats } ha de responder a su pareja.
ask-lead = Salga con una carta.
wait-lead = Le toca salir a { $seats }.
ask-follow = Juegue una carta. Se salió de { $suit }.
wait-follow = Le toca jugar a { $seats }.
ask-count = Se han jugado todas las bazas. Si ha visto un <renuncio>renuncio</>, denúncielo ahora; después se hace el recuento.
wait-count = Antes del recuento: { $seats }.

act-shuffle = Barajar
act-shuffle-shuffle-last = Barajar otra vez
act-leave = Dejarlo así
act-call = ¿Tiene uno?
act-answer = Lo tengo
act-pass = No
act-play = Jugar
act-review = Ver la última baza
act-look_back = Ver una baza
act-claim = El resto es mío
act-claim_revoke = Denunciar renuncio
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
        [you] Usted hizo <renuncio>renuncio</> en la baza { $number }
       *[other] { $seat } hizo <renuncio>renuncio</> en la baza { $number }
    }

revoke-proved =
    { $who ->
        [you] Así es: en la baza { $number } usted no asistió al palo, y podía. Se pagará en el recuento.
       *[other] Así es: en la baza { $number } { $seat } no asistió al palo, y podía. Se pagará en el recuento.
    }
revoke-not-proved =
    { $who ->
        [you] No hubo <renuncio>renuncio</>: en la baza { $number } usted jugó como permite la ley.
       *[other] No hubo <renuncio>renuncio</>: en la baza { $number } { $seat } jugó como permite la ley.
    }
revoke-tricks = Por el <renuncio>renuncio</> pasan bazas a { $seats }.
points-kept-back = Por un renuncio, { $seats } no pueden ganar todavía y se quedan en { $score }.
result-void =
    { $who ->
        [you] Los dos bandos han hecho <renuncio>renuncio</>: la mano es nula, y usted reparte otra vez.
       *[other] Los dos bandos han hecho <renuncio>renuncio</>: la mano es nula, y { $seat } reparte otra vez.
    }
honours-barred = No se cuentan los honores: un bando al que le falta un tanto no puede ganar con ellos.

count-odd =
    { $number ->
        [one] uno <por-bazas>por bazas</>
       *[other] { WORDS($number) } <por-bazas>por bazas</>
    }
count-honours = { WORDS($number) } <por-honores>por honores</>
count-call = { WORDS($number) } <por-honores>por honores</>
count-revoke = { WORDS($number) } por el <renuncio>renuncio</>
count-none = nada
score-odd = <por-bazas>por bazas</>, { WORDS($points) }
score-honours = <por-honores>por honores</>, { WORDS($points) }
score-call = <por-honores>por honores</> cantados, { WORDS($points) }
score-revoke = por un <renuncio>renuncio</>, { WORDS($points) }

# The same without their points, for the record.
record-score-odd = por bazas
record-score-honours = por honores
record-score-call = por honores cantados
record-score-revoke = por un renuncio

result-odd =
    { CAP($seats) }: { WORDS($tricks, form: "f") } bazas, { WORDS($number) } <por-bazas>por bazas</>: { $points ->
        [0] ningún tanto
        [one] un tanto
       *[other] { WORDS($points, form: "m") } tantos
    }{ $honours ->
        [0] {""}
       *[other] , y { WORDS($honours) } <por-honores>por honores</>
    }.{ $honours_other ->
        [0] {""}
       *[other] {" "}{ CAP($seats_other) }: { WORDS($honours_other) } <por-honores>por honores</>.
    }
game-won = { CAP($seats) }: una partida ganada, { $score } a { $loser }.
win-game = La partida es para { $seats }, { $score } a { $loser }.
win-rubber = { $games ->
        [0] El <rubber>rubber</> es para { $seats }, por dos partidas a ninguna.
       *[other] El <rubber>rubber</> es para { $seats }, por dos partidas a una.
    }
pay-game = por la partida
pay-rubber = por el <rubber>rubber</>
pay-debt = la deuda apuntada
debt-written =
    { $who ->
        [you] Su bolsa no alcanza: se apunta una deuda de { $farthings }.
       *[other] La bolsa de { $seat } no alcanza: se apunta una deuda de { $farthings }.
    }
debt-struck-off =
    { $who ->
        [you] Su bolsa no alcanza: se perdonan { $farthings }.
       *[other] La bolsa de { $seat } no alcanza: se perdonan { $farthings }.
    }

exhibit-done = ¡Conseguido! Bazas hechas: { $number }; se pedían: { $wanted }.
exhibit-not-done = Esta vez no. Bazas hechas: { $number }; se pedían: { $wanted }.
exhibit-over = La mano ha terminado. Bazas hechas: { $number }.

## What happened, in words.

moved-review = La baza era { $cards }.
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
option-honours-help = As, rey, dama y sota de triunfos: Mr. Crowe no los cuenta; Hoyle da cuatro tantos por todos y dos por tres.
option-honours-none = no se cuentan
option-honours-hoyle = se cuentan
option-honours_bar = Honores vedados
option-honours_bar-help = Si un bando al que le falta un tanto no cuenta honores.
option-call_at_eight = Cantar con ocho
option-call_at_eight-help = Si un bando con ocho tantos de diez puede ganar mostrando tres honores antes de la primera carta.
option-rubber = Se juega
option-rubber-help = Partidas sueltas, o al mejor de tres.
option-rubber-none = una sola partida
option-rubber-best_of_3 = al mejor de tres
option-game_value = Una partida vale
option-game_value-help = Un tanto; o tres si los perdedores no tienen nada, dos si tienen menos de la mitad, y si no, uno.
option-game_value-flat = uno
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
option-partners-help = Como están sentados, o sacando cartas: las dos más altas juegan contra las dos más bajas.
option-partners-seats = como están sentados
option-partners-cut = sacando cartas
option-cut_for_deal = Reparte primero
option-cut_for_deal-help = Mr. Crowe solo dice que se saca carta; según Hoyle reparte la más baja.
option-cut_for_deal-lowest = la carta más baja
option-cut_for_deal-highest = la carta más alta
option-cut_for_deal-random = a la suerte
option-cut_for_deal-chosen = el jugador que usted elija
option-chosen_dealer = Elegido para repartir
option-chosen_dealer-help = El asiento que reparte primero, si se elige.
option-chosen_dealer-0 = el primer jugador
option-chosen_dealer-1 = el segundo jugador
option-chosen_dealer-2 = el tercer jugador
option-chosen_dealer-3 = el cuarto jugador
option-ritual = Barajar y cortar
option-ritual-help = Lo hacen los jugadores, o se hace al momento. En los dos casos, el reparto es puro azar.
option-ritual-full = los jugadores
option-ritual-quick = al momento
option-dealer_may_shuffle_last = El que reparte baraja el último
option-dealer_may_shuffle_last-help = Si se le pregunta antes de cortar la baraja.
option-early_end = Puede quedar sin acabar
option-early_end-help = Si todos pueden acordar, entre mano y mano, dejar la partida. Queda en empate, y no se paga ninguna apuesta.
option-review = Ver bazas jugadas
option-review-help = Qué bazas jugadas se pueden volver a ver, antes de la salida siguiente.
option-review-last_trick = la última baza
option-review-none = ninguna
option-review-all = todas: para aprender
option-revoke = Un renuncio
option-revoke-help = No asistir al palo pudiendo: imposible, o posible y con castigo si lo nota un contrario.
option-revoke-impossible = es imposible
option-revoke-three_tricks = cuesta tres bazas
option-revoke-three_points_off = quita tres tantos
option-revoke-three_points_on = da tres a los otros
option-revoke-choice = cuesta lo que elijan
option-claim = Reclamar las demás
option-claim-help = Si puede reclamar las bazas que quedan un jugador que las tiene todas seguras.
option-lead_low = La carta baja de salida
option-lead_low-help = Con qué carta baja de un palo largo salen los jugadores de la casa: la menor, como en tiempos de Hoyle, o la cuarta mejor, como después.
option-lead_low-lowest = la menor
option-lead_low-fourth_best = la cuarta mejor
option-signals = Las señas del libro
option-signals-help = Si los jugadores de la casa las usan, y las entienden en su pareja.
option-signals-book = se usan y se entienden
option-signals-none = no se usan
option-deal_source = Las cartas
option-deal_source-help = Una baraja mezclada al azar, o una mano célebre, que se juega una vez y por gusto.
option-deal_source-random = al azar
option-deal_source-exhibit-cumberland = la del duque de Cumberland
option-deal_source-exhibit-hoyle_forcing_a = el caso de Hoyle, sale A
option-deal_source-exhibit-hoyle_forcing_c = el caso de Hoyle, sale C
option-deal_source-exhibit-whitfeld_six = el problema de Whitfeld
option-deal_source-exhibit-lewis = el problema de Mr. Lewis
option-deal_source-exhibit-vienna = el golpe de Viena
