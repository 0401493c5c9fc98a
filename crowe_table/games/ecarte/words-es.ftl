# Every word that Écarté puts on the table.

game-ecarte = Ecarté
game-ecarte-line = Cinco cartas cada uno, y más si se las dan: pida, rechace o juegue, y gane tres bazas de cinco.
game-ecarte-plain = Un duelo rápido con cinco cartas: gane tres rondas de cinco.
game-ecarte-minutes = 10
game-ecarte-difficulty = 2

preset-encyclopaedia = La Enciclopedia
preset-encyclopaedia-help = Una baraja, una apuesta por partida, y la mesa impide todo error.
preset-encyclopaedia-source = La Enciclopedia, completada con el código de los clubes de Londres
preset-club = Los clubes
preset-club-help = Dos barajas, una partida que vale hasta tres apuestas, y quien infringe una ley puede tener que responder de ello.
preset-club-source = El código de los clubes de Londres, según Mr. Hoffmann

## Places.

place-pack = El <talon>talón</>
place-turned = La muestra
note-backed = { $seat }: { $farthings } por { $other }
account-backing = las apuestas

## Questions, as they are put to whom they concern, and as the others wait.

ask-back = ¿Apuesta por alguno de los dos jugadores?
wait-back = Apuestan o no: { $seats }.
ask-cut-for-deal = Saque una carta: la más alta reparte.
wait-cut-for-deal = { $seats } saca carta para ver quién reparte.
ask-cut-pack = Corte la baraja.
wait-cut-pack = { $seats } corta la baraja.
ask-pattern = Reparte por primera vez en esta partida: ¿cómo va a repartir en toda ella?
wait-pattern = { $seats } va a repartir.
ask-propose = 
    { $number ->
        [0] ¿Juega estas cartas, o propone otras?
       *[other] ¿Juega estas cartas, o propone otras? Si juega ahora y pierde el <punto>punto</>, vale { WORDS($number) }.
    }
wait-propose = { $seats } puede jugar o <proponer>proponer</>.
ask-answer = 
    { $number ->
        [0] Le piden cartas. ¿Las da, o rechaza?
       *[other] Le piden cartas. ¿Las da, o rechaza? Si rechaza y pierde el <punto>punto</>, vale { WORDS($number) }.
    }
wait-answer = { $seats } va a dar cartas o a rechazar.
ask-change =
    { $number ->
        [one] Descarte una carta por otra del <talon>talón</>.
       *[other] Descarte las que quiera, y tome otras tantas. Como mucho, { WORDS($number, form: "f") }.
    }
wait-change = { $seats } cambia cartas.
ask-lead = Salga con una carta.
wait-lead = Le toca salir a { $seats }.
ask-follow = Se salió de { $suit }. Asista al palo, y gane si puede.
wait-follow = Le toca jugar a { $seats }.
ask-count = La mano se ha jugado. Si se infringió una ley, dígalo ahora; después se hace el recuento.
wait-count = Antes del recuento: { $seats }.
ask-next-hand = Cuando haya visto la mano, pase a la siguiente.
wait-next-hand = Repasan la mano: { $seats }.
ask-next-game = La partida está ganada. ¿Empieza la siguiente?
wait-next-game = Antes de la partida siguiente: { $seats }.

act-back = Apostar por uno
act-back_nobody = No apostar
act-pattern = Repartir
word-pattern-3_2 = de tres y dos
word-pattern-2_3 = de dos y tres
act-stand = Jugar estas
act-propose = Proponer
act-accept = Aceptar
act-accept_if_enough = Acepto, si quedan bastantes
act-accept_if_enough-number = Acepto, si quedan { $amount }
dial-of-accept_if_enough = Que me queden al menos
act-refuse = Rechazar
act-change = Cambiar
act-play = Jugar
act-mark = Apuntar el rey
act-unmark = Retiro lo dicho
act-doubt_mark = Dudar de ese rey
word-doubt_mark-replay = la mano otra vez
word-doubt_mark-reduced = un tanto menos
act-claim_revoke = Denunciar una falta
word-claim_revoke-replay = otra vez desde ahí
word-claim_revoke-reduced = un tanto menos
act-amend = Recogerla
act-abandon = Rendir la mano
act-throw_in = Dejar el resto
act-claim = El resto es mío
act-fresh_cards = Pedir cartas nuevas
act-ready = Seguir

## Refusals.

refuse-revoke-asked = Esa jugada ya se ha examinado.
unfit-seats = El Ecarté es para dos, y otros cuatro pueden esperar: { WORDS($seats) } son demasiados o muy pocos.
unfit-pair = Una pareja son dos, y no { WORDS($seats) }. Si son más, pueden entrar uno tras otro; tres pueden jugar por un bote.
unfit-pool = Por un bote juegan tres, y no { WORDS($seats) }.
unfit-rentrants = De tres a seis pueden entrar uno tras otro, y no { WORDS($seats) }. Dos son una pareja.
unfit-stake =
    { $amount ->
        [0] Cada bolsa ha de tener lo que puede costar una partida. Juegue por gusto, o llene las bolsas.
       *[other] Cada bolsa ha de tener lo que puede costar una partida. La mayor apuesta que todos pueden pagar es { $farthings }.
    }

## What is spoken.

say-trumps = Pintan { $suit }
say-stand = Juego
say-propose = Propongo
say-accept = Acepto: ¿cuántas?
say-refuse = Rechazo: a jugar
say-change =
    { $number ->
        [0] Me quedo con las mías
        [one] Tomo una
       *[other] Tomo { WORDS($number, form: "f") }
    }
say-not-enough =
    { $number ->
        [one] Usted toma una, y para mí quedan pocas: entonces, a jugar
       *[other] Usted toma { WORDS($number, form: "f") }, y para mí quedan pocas: entonces, a jugar
    }
say-mark = Apunto el rey
say-unmark = Me equivoqué: no tengo el rey
say-doubt-mark = Usted apuntó un rey que no tenía
say-revoke =
    { $who ->
        [you] Usted incumplió la regla en la baza { $number }
       *[other] { $seat } incumplió la regla en la baza { $number }
    }
say-amend = Me equivoqué: la recojo
say-abandon = Rindo la mano
say-throw-in = Lo que queda no da nada a ninguno
say-claim = El resto es mío
say-fresh-cards = Cartas nuevas, por favor
fresh-cards =
    { $number ->
        [one] Se trae una baraja nueva.
       *[other] Se traen dos barajas nuevas.
    }

mark-true = 
    { $who ->
        [you] Usted tenía { $card }: el rey se apuntó bien.
       *[other] { $seat } tenía { $card }: el rey se apuntó bien.
    }
mark-false =
    { $who ->
        [you] Usted nunca tuvo { $card }: se borra el tanto.
       *[other] { $seat } nunca tuvo { $card }: se borra el tanto.
    }
revoke-proved =
    { $who ->
        [you] Así es: en la baza { $number } usted no jugó como manda la ley.
       *[other] Así es: en la baza { $number } { $seat } no jugó como manda la ley.
    }
revoke-not-proved =
    { $who ->
        [you] No es así: en la baza { $number } usted jugó como permite la ley.
       *[other] No es así: en la baza { $number } { $seat } jugó como permite la ley.
    }

score-king-turned = el rey descubierto
score-king-held = el rey
score-point = el <punto>punto</>
score-double = el <punto>punto</>, por dos
score-vole = la <bola>bola</>
score-reduced = la mano, menos uno
count-king-turned = { WORDS($number) } por el rey descubierto
count-king-held = { WORDS($number) } por el rey
count-point = { WORDS($number) } por el <punto>punto</>
count-double = { WORDS($number) } por el <punto>punto</>
count-vole = { WORDS($number) } por la <bola>bola</>
count-reduced = { WORDS($number) } por la mano

result-point =
    { $who ->
        [you] Usted hace el <punto>punto</>: uno.
       *[other] { $seat } hace el <punto>punto</>: uno.
    }
result-double = 
    { $who ->
        [you] Usted hace el <punto>punto</> contra quien jugó sin <proponer>proponer</> o rechazó: vale dos.
       *[other] { $seat } hace el <punto>punto</> contra quien jugó sin <proponer>proponer</> o rechazó: vale dos.
    }
result-vole =
    { $who ->
        [you] Usted hace la <bola>bola</>: dos.
       *[other] { $seat } hace la <bola>bola</>: dos.
    }
result-reduced =
    { $points ->
        [0] { $who ->
                [you] Usted hace el <punto>punto</>, y no se apunta nada: infringió una ley.
               *[other] { $seat } hace el <punto>punto</>, y no se apunta nada por haber infringido una ley.
            }
       *[other] { $who ->
                [you] Usted gana la mano, y se apunta uno: infringió una ley.
               *[other] { $seat } gana la mano, y se apunta uno por haber infringido una ley.
            }
    }

game-won = 
    { $who ->
        [you] Usted gana la partida, { $score } a { $loser }.
       *[other] { $seat } gana la partida, { $score } a { $loser }.
    }
comes-in =
    { $who ->
        [you] Entra usted.
       *[other] Entra { $seat }.
    }
nobody-stakes = Nadie más puede apostar, y todos se levantan.
win = La partida: { $score } a { $loser }.
win-pool = Dos partidas seguidas: el bote de { $farthings }.
win-most =
    { $games ->
        [one] Nadie ha ganado más de una partida.
       *[other] Más partidas que nadie: { WORDS($games) }.
    }

pay-game = por la partida
pay-pool = una apuesta al bote
pay-pool-won = el bote
pay-backing = una apuesta
pay-unmatched = lo que nadie aceptó
pay-backed = una apuesta ganada

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
moved-take_back = { CAP($cards) } { $number ->
        [one] vuelve
       *[other] vuelven
    } a la mano.
shown-hand = { $number ->
        [one] Se muestra
       *[other] Se muestran
    } { $cards }.

## The rules of the house.

option-unit = Unidad de la mesa
option-unit-help = Lo que vale una unidad de las apuestas.
option-packs = Barajas
option-packs-help = Basta una baraja; con dos, de distinto reverso, cada uno reparte de la suya.
option-packs-1 = una
option-packs-2 = dos
option-target = Partida
option-target-help = Con cuántos tantos se gana una partida.
option-deal_pattern = Cómo se reparte
option-deal_pattern-help = Quien reparte elige para toda la partida cómo se dan las cartas; o la casa lo tiene fijado.
option-deal_pattern-dealer_chooses = como quiera quien reparte
option-deal_pattern-3_2 = de tres y dos
option-deal_pattern-2_3 = de dos y tres
option-proposals = Propuestas
option-proposals-help = Cuántas veces se pueden pedir cartas en una mano.
option-proposals-unlimited = sin límite
option-proposals-once = una vez
option-min_change = Cambio mínimo
option-min_change-help = Si quien ha pedido cartas tiene que cambiar una.
option-min_change-0 = ninguna
option-min_change-1 = una
option-mark_king = El rey de triunfos
option-mark_king-help = Si quien lo tiene debe decirlo para apuntarlo, o se apunta solo. Callar es lícito.
option-mark_king-by_hand = lo apunta quien lo tiene
option-mark_king-automatic = se apunta solo
option-second_hand = La segunda carta
option-second_hand-help = Debe asistir y ganar si puede; o, para principiantes, basta con asistir.
option-second_hand-must_win = asistir y ganar
option-second_hand-must_follow = asistir
option-stood_penalty = Contra quien no cambió
option-stood_penalty-help = Lo que vale el punto para el otro, si alguien jugó o rechazó sin cambiar.
option-stood_penalty-1 = uno
option-stood_penalty-2 = dos
option-stake_rule = La apuesta es
option-stake_rule-help = Una por partida; o dos de quien pierde con uno o dos tantos, y tres de quien pierde sin ninguno.
option-stake_rule-flat = una por partida
option-stake_rule-multiple = sencilla, doble o triple
option-stake = Apuesta por partida
option-stake-help = En unidades de la mesa; en un bote, lo que pone cada uno.
option-stake-0 = nada
option-table = Quiénes juegan
option-table-help = Dos solos; o quien pierde deja sitio al siguiente; o tres por un bote, que se gana con dos partidas seguidas.
option-table-pair = una pareja
option-table-rentrants = entran uno tras otro
option-table-pool = un bote de tres
option-games = Partidas
option-games-help = Cuántas partidas se juegan si los jugadores entran uno tras otro.
option-side_bets = Apuestas de mirones
option-side_bets-help = Si quienes esperan pueden apostar por un jugador, a la par.
option-bettors_see = Quien apuesta ve
option-bettors_see-help = Si los mirones que apuestan ven las cartas por las que apuestan.
option-bettors_see-nothing = las de ninguno
option-bettors_see-backed_hand = las de su jugador
option-regulations = Reglamento
option-regulations-help = La mesa impide toda falta; o un jugador puede hacer renuncio, o apuntar un rey en falso, y ser castigado.
option-regulations-guarded = sin faltas posibles
option-regulations-strict = se castigan las faltas
