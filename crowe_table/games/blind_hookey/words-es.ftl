# Every word that Blind Hookey puts on the table.

game-blind-hookey = Blind Hookey
game-blind-hookey-line = Cada uno levanta un paquete sin mirarlo, apuesta por él, y se descubren todos a la vez.
game-blind-hookey-plain = Apueste por un paquete de cartas que nadie ha visto. Luego se descubren todos.
game-blind-hookey-minutes = 6
game-blind-hookey-difficulty = 1

preset-packets = Un paquete cada uno
preset-packets-help = La baraja da la vuelta, y cada uno levanta de ella un paquete. Lo que queda es de quien reparte.
preset-packets-source = Hoyle’s Games Modernized, el primer método
preset-heaps = Tres montones
preset-heaps-help = Quien reparte divide la baraja en tres montones. Los demás apuestan por dos de ellos, y el tercero es suyo.
preset-heaps-source = Hoyle’s Games Modernized, el segundo método

## Places, charts and sums.

heap-left = Izquierda
heap-middle = Centro
heap-right = Derecha
account-bet = la apuesta
chart-odds-packets = Un paquete, sin verlo
chart-odds-heaps = Un montón, sin verlo
chart-beats = Gana a la banca
chart-equals = Empata
chart-is-beaten = Pierde
chart-bank = Ganancia de la banca
chart-all-round-packets = Pierde con todos
chart-all-round-heaps =
    { $number ->
        [one] Pierde con un montón
       *[other] Pierde con { WORDS($number) }
    }
chart-shown = La carta de quien reparte
chart-shown-left = Izquierda: quien reparte
chart-shown-middle = Centro: quien reparte
chart-shown-right = Derecha: quien reparte
chart-against = { $gender_rank ->
        [f] La { $rank } pierde
       *[m] El { $rank } pierde
    }
chart-in =
    { $number ->
        [0] nunca
       *[other] { $number } de { $total }
    }
chart-about = unos { $number } de { $total }

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Saque una carta: la más baja reparte.
wait-cut-for-deal = { $seats } saca carta para ver quién reparte.
ask-shuffle-last = Ya se ha barajado. ¿Baraja otra vez, o lo deja así?
wait-shuffle-last = { $seats } tiene la baraja.
ask-cut-pack = Corte la baraja.
wait-cut-pack = { $seats } corta la baraja.
ask-lift = Levante su <paquete>paquete</>: de { WORDS($least, form: "f") } a { WORDS($most, form: "f") } cartas. Arrastre la baraja hacia arriba, o elija un número.
wait-lift = { $seats } levanta un <paquete>paquete</>.
ask-divide = Divida la baraja en tres montones: arrástrela dos veces hacia arriba, o elija dos números.
wait-divide = { $seats } divide la baraja.
ask-stake-packets = Haga su apuesta. Nadie mira las cartas.
wait-stake-packets = Le toca apostar a { $seats }.
ask-stake-heaps = Elija un <monton>montón</>, y haga su apuesta.
wait-stake-heaps = Le toca apostar a { $seats }.
ask-stake-second = ¿Apuesta también por un segundo <monton>montón</>?
wait-stake-second = { $seats } puede apostar otra vez.
ask-take = Todas las apuestas están en un solo <monton>montón</>. ¿Cuál de los otros toma usted?
wait-take = { $seats } toma un <monton>montón</>.
ask-next-deal = Esta mano ha terminado. Pase a la siguiente cuando quiera.
wait-next-deal = La mano siguiente espera a { $seats }.

act-shuffle = Barajar
act-leave = Dejarlo así
act-lift = Levantar
act-divide = Dividir
act-stake = Apostar
why-choose-stake = Elija primero un <monton>montón</>.
act-enough = Un solo montón
act-stake_nothing = No jugar
act-take = Tomar montón
why-choose-take = Elija primero un <monton>montón</>.
act-ready = Otra mano

## Refusals.

refuse-packet = Un <paquete>paquete</> tiene al menos { $least ->
        [one] una carta
       *[other] { WORDS($least, form: "f") } cartas
    }, y aquí como mucho { WORDS($most, form: "f") }.
refuse-unanswered = Quien reparte no podría pagar tanto: en su bolsa solo quedan libres { $farthings }.
refuse-third-heap = Ya se ha apostado por dos montones. El tercero es de quien reparte.
refuse-same-heap = Ya ha apostado por ese <monton>montón</>. Elija otro, o quédese en uno.

unfit-seats = El Blind Hookey es para dos a ocho jugadores; no es para { WORDS($seats) }.
unfit-limits = No hay ningún múltiplo de { $farthings } entre la apuesta mínima y la máxima. Ensanche los límites, o reduzca la unidad de apuesta.
unfit-purses = Al menos dos jugadores han de tener { $farthings }, la apuesta mínima. Llene las bolsas, o juegue por menos.

## What is told.

paid-money = { CAP($source) } a { $target }: { $sum }.
deal-begins =
    { $who ->
        [you] Mano { $number }{ $deals ->
        [0] {""}
       *[other] { " " }de { $deals }
    }. Reparte usted.
       *[other] Mano { $number }{ $deals ->
        [0] {""}
       *[other] { " " }de { $deals }
    }. Reparte { $seat }.
    }
moved-lift =
    { $who ->
        [you] Usted levanta { $cards }.
       *[other] { $seat } levanta { $cards }.
    }
moved-divide = { CAP($cards) } en un <monton>montón</>.
unanswered = { $who ->
        [you] Quien reparte no puede pagar más apuestas: usted no juega esta mano.
       *[other] Quien reparte no puede pagar más apuestas: { $seat } no juega esta mano.
    }
result-shown =
    { $who ->
        [you] Usted enseña { $gender_rank ->
            [f] la { $rank }
           *[m] el { $rank }
        }, y { $how ->
            [wins] gana { $farthings }
            [loses] pierde { $farthings }
           *[even] queda en paz
        }
       *[other] { $seat } enseña { $gender_rank ->
            [f] la { $rank }
           *[m] el { $rank }
        }, y { $how ->
            [wins] gana { $farthings }
            [loses] pierde { $farthings }
           *[even] queda en paz
        }
    }.
result-void = Nadie ha apostado. No se descubre ninguna carta, y reparte el siguiente.

## What is spoken.

say-my-deal = La mía es la más baja: reparto yo
say-sit-out = Esta no la juego
say-take-left = El de la izquierda es mío
say-take-middle = El del centro es mío
say-take-right = El de la derecha es mío
say-dealer-shows = { CAP($rank) }
say-all-round =
    { $who ->
        [you] Pierdo <con-todos>con todos</>: reparte usted
       *[other] Pierdo <con-todos>con todos</>: reparte { $seat }
    }
say-deal-passes =
    { $who ->
        [you] Reparte usted
       *[other] Reparte { $seat }
    }
say-rise = Yo ya tengo bastante; dejémoslo

## Money that moves.

paid-stake = la apuesta
paid-covers = cubre todas las apuestas
paid-dealer = perdido ante quien reparte
log-paid-dealer = perdido
log-paid-player = ganado
log-paid-back = la apuesta
log-paid-take-up = la <banca>banca</>
paid-player = pagado por quien reparte
paid-back = la apuesta, devuelta
paid-take-up = recupera la <banca>banca</>

win-hands = { $number ->
        [one] La única mano acordada ha terminado.
       *[other] Se han jugado las { WORDS($number, form: "f") } manos.
    }
win-purses = No quedan dos jugadores que puedan pagar la apuesta mínima: la partida termina.
win-rise = { $who ->
        [you] Usted lo deja aquí, y la partida termina.
       *[other] { $seat } lo deja aquí, y la partida termina.
    }

## The rules of the house.

option-unit = Unidad de la mesa
option-unit-help = Lo que vale una unidad de las apuestas.
option-hands = Manos
option-hands-help = Cuántas manos se juegan.
option-hands-0 = hasta que alguien lo deje
option-method = Método
option-method-help = Cada uno levanta un paquete, o todos apuestan por tres montones.
option-method-packets = un paquete cada uno
option-method-heaps = tres montones
option-ace = El as
option-ace-help = Lo que vale el as cuando se enseñan los paquetes. No cambia la suerte de nadie.
option-ace-high = alto
option-ace-low = bajo
option-cut_ace = El as al sacar carta
option-cut_ace-help = Lo que vale el as al sacar carta para ver quién reparte, que es la más baja.
option-cut_ace-low = bajo
option-cut_ace-high = alto
option-equal = Empates
option-equal-help = Si quien reparte gana los empates, esa es toda su ventaja; si no, el juego es justo.
option-equal-dealer = gana quien reparte
option-equal-push = quedan en paz
option-due_share = El mayor paquete
option-due_share-help = La parte que le toca a cada uno: de toda la baraja, o de las cartas que quedan.
option-due_share-whole = su parte de la baraja
option-due_share-remaining = su parte de lo que queda
option-least_packet = El menor paquete
option-least_packet-help = El mínimo de cartas de un paquete, o de un montón.
option-must_stake = Todos apuestan
option-must_stake-help = Si está prohibido dejar de jugar una mano.
option-stake_unit = Unidad de apuesta
option-stake_unit-help = Cada apuesta es múltiplo de ella; en unidades de la mesa.
option-min_stake = Apuesta mínima
option-min_stake-help = En unidades de la mesa.
option-max_stake = Apuesta máxima
option-max_stake-help = En unidades de la mesa.
option-max_hands = Se deja de repartir tras
option-max_hands-help = El máximo de manos que reparte uno, aunque no haya perdido con todos.
option-max_hands-0 = perder con todos
edge-note = Exacto: toda apuesta cuesta la misma parte, esté donde esté.
