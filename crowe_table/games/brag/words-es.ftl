# Every word that Brag puts on the table.

game-brag = Brag
game-brag-line = Tres cartas cada uno: mírelas o juéguelas a ciegas; apueste, retírese, y a ver quién se atreve a enseñarlas.
game-brag-plain = Tres cartas cada uno: apueste por ellas, o finja que son mejores.
game-brag-minutes = 30
game-brag-difficulty = 2

preset-crowe = Mr. Crowe
preset-crowe-help = Tres treses ganan a todo; tres, dos, as es la escalera más baja; y solo se baraja tras una mano vista y ganada.
preset-crowe-source = Mr. Crowe’s Games, Londres 1775
preset-modern = El juego moderno
preset-modern-help = Como en casas posteriores: tres, dos, as es la mejor escalera; quien se queda sin dinero cubre el bote; y solo se baraja tras un trío.
preset-modern-source = El Brag de tres cartas, como se juega en casas posteriores
preset-braggers = Con comodines
preset-braggers-help = El juego más antiguo: la sota de tréboles y el nueve de diamantes valen por cualquier carta, no hay escaleras ni colores, y se puede ir, retirarse o pedir vista.
preset-braggers-source = Hoyle’s Games, Improved and Enlarged, y relatos posteriores

account-bystander = el mirón
account-cover = el bote cubierto

## Questions, as they are put to whom they concern, and as the others wait.

ask-look = Tiene sus cartas delante. ¿Las coge, o las deja y juega <a-ciegas>a ciegas</>?
ask-look-two = Tiene dos manos sin ver. ¿Mira una de ellas, o deja las dos como están?
wait-look = Deciden si mirar: { $seats }.
ask-first = Apueste { $farthings } o más, o retírese.
wait-first = { $seats } hace la primera apuesta.
ask-first-blind = Usted no ha mirado: para usted la apuesta mínima es { $farthings }. Mire, apueste, o retírese.
wait-first-blind = { $seats } hace la primera apuesta, <a-ciegas>a ciegas</>.
ask-wager = Seguir cuesta { $farthings } en cada turno. ¿Apuesta, o se retira?
wait-wager = { $seats } va a apostar o a <retirarse>retirarse</>.
ask-blind = <a-ciegas>A ciegas</> sigue por la mitad del precio, { $farthings }. ¿Apuesta, mira, o se retira?
wait-blind = { $seats } va a apostar <a-ciegas>a ciegas</>, a mirar o a <retirarse>retirarse</>.
ask-keep =
    { $hand ->
        [new] Ha mirado la mano nueva. Si la guarda, la otra va bajo la baraja sin verse; si la deja, juega la otra <a-ciegas>a ciegas</>.
       *[old] Ha mirado la mano vieja. Si la guarda, la otra va bajo la baraja sin verse; si la deja, juega la otra <a-ciegas>a ciegas</>.
    }
wait-keep = { $seats } ha mirado una de sus dos manos, y tiene que guardarla o dejarla.
ask-stand = ¿Con cuál de sus dos manos sin ver juega? La otra va debajo de la baraja.
wait-stand = { $seats } elige una de sus dos manos sin ver.
ask-retain = Todos se han retirado, y el bote queda en pie. ¿Cuál de sus dos manos sin ver guarda para la siguiente?
wait-retain = { $seats } elige la mano que guarda.
ask-prove = Estas son las cartas que pagó por ver. Si las suyas son mejores, muéstrelas y llévese el bote; si no, no tiene que mostrarlas.
wait-prove = { $seats } ha pagado por ver, y va a mostrar o a ceder.
ask-lend = { $seat } le pide un préstamo de { $farthings }, sin interés, que le devolverá cuando acabe la mano.
wait-lend = A { $seats } se le pide un préstamo.
ask-lend-shown = { $seat } le deja ver sus cartas, y le pide un préstamo de { $farthings }. No diga a nadie cuáles son.
wait-lend-shown = { $seats } ha visto las cartas, y se le pide un préstamo.
ask-lend-ante = { $seat } no puede pagar la <entrada>entrada</>, y le pide un préstamo de { $farthings }.
wait-lend-ante = A { $seats } se le pide un préstamo para la <entrada>entrada</>.
ask-ante = Le faltan { $farthings } para la <entrada>entrada</>. Pida un préstamo, o no juegue esta mano.
wait-ante = { $seats } no puede pagar la <entrada>entrada</>.
ask-brag = Envide { $farthings } o más, o retírese.
wait-brag = { $seats } va a envidar o a <retirarse>retirarse</>.
ask-go = ¿Va con { $farthings }, o se retira?
wait-go = { $seats } va a ir o a <retirarse>retirarse</>.
ask-sight = Usted fue el último en ir: pida <vista>vista</>, o reenvide.
wait-sight = { $seats } puede pedir <vista>vista</>, o reenvidar.
ask-next-deal = Cuando haya visto cómo acabó, pase a la mano siguiente.
wait-next-deal = Miran aún antes de la mano siguiente: { $seats }.
ask-next-overtime = Se han jugado todas las manos, pero queda un bote. Siga hasta que alguien lo gane, o déjelo aquí: si todos lo dejan, se reparte.
wait-next-overtime = Siguen por el bote que queda, o lo dejan: { $seats }.

act-look = Mirar
act-look_at = Mirar una
act-leave = Dejarlas
act-keep = Guardarla
act-drop = Dejarla
act-stand = Elegir una mano
act-show = Mostrar
act-yield = Ceder
act-fold = Retirarse
act-wager = Apostar
act-see = Ver
act-cover = Cubrir el bote
act-cover-brings = Cubrir: { $amount }
act-brag = Envidar
act-go_it = Ir
act-bolt = Retirarse
act-call_sight = Pedir vista
act-return_brag = Reenvidar
act-borrow = Pedir prestado
why-choose-borrow = Elija primero quién le presta.
act-borrow_bystander = Pedir al mirón
act-lend = Prestar
act-decline = Negarse
act-sit_out = No jugar

word-look_at-new = la mano nueva
word-look_at-old = la mano vieja
word-stand-new = la mano nueva
word-stand-old = la mano vieja
word-borrow-show = mostrando mis cartas
word-borrow-hide = sin mostrarlas

## Charts beside the cards.

chart-ranks = Qué gana a qué
kind-pair-royal = Un trío
kind-running-flush = Escalera de color
kind-run = Una escalera
kind-flush = Un color
kind-pair = Una pareja
kind-high = La carta mayor
chart-one-in = 1 de { $number }
chart-threes = Tres treses son lo mejor de todo.
chart-low-run = Tres, dos, as es la escalera más baja.
chart-low-run-best = Tres, dos, as es la mejor escalera.
chart-braggers = { $number ->
        [one] { CAP($cards) } es el comodín, y vale por cualquier carta.
       *[other] { CAP($cards) } son comodines, y valen por cualquier carta.
    }

## La escalera de un turno: sus peldaños, y por qué se niega uno.

ladder-sum = { $farthings }
ladder-fold = fuera de este reparto
ladder-look = y luego, precio entero
ladder-look-new = La mano nueva
ladder-look-old = La mano guardada
ladder-look-one = verla, y guardarla o soltarla
ladder-leave = mitad de precio mientras sigan ocultas
ladder-stay-in = Seguir
ladder-stay = en cada turno
ladder-blind = a mitad de precio, a ciegas
ladder-open = lo mínimo para empezar
ladder-raise = Subir
ladder-double = el doble
ladder-step = un paso más
ladder-most = lo más que se permite
ladder-more = todavía más
ladder-see = gana la mejor mano
ladder-go = poner lo mismo, y seguir
ladder-sight = gana la mejor mano
ladder-refuse-purse = solo tiene { $farthings }
ladder-refuse-limit = límite: { $farthings }
ladder-refuse-borrowed = no con dinero prestado
ladder-refuse-looked = ya ha mirado
ladder-refuse-look-two = elija una de sus dos manos
ladder-refuse-see-two = solo entre dos
ladder-refuse-see-wager = tras una apuesta
ladder-refuse-see-blind = no contra un ciego
ladder-refuse-answer-first = antes, responda
ladder-refuse-bolt = fue el último en ir
ladder-refuse-go = nadie ha envidado
ladder-refuse-sight = para el último que fue

## Refusals.

refuse-purse = En su bolsa solo hay { $farthings }.
refuse-limit = Eso pasa del límite: lo más que puede apostar ahora es { $farthings }.
refuse-borrowed = El dinero prestado puede igualar una apuesta, o ver; no puede subir.
refuse-looked = Ya ha mirado sus cartas.
refuse-look-two = Tiene dos manos: elija cuál de ellas mira.
refuse-see-two = Se puede ver cuando solo quedan dos jugadores.
refuse-see-wager = Nadie ha apostado todavía, así que no hay nada que ver.
refuse-see-blind = Usted ha mirado: no puede ver a quien todavía juega <a-ciegas>a ciegas</>.
refuse-answer-first = Hay un envite: responda primero. El último en ir puede reenvidar.
refuse-bolt = Usted fue el último en ir: pida <vista>vista</>, o reenvide.
refuse-go = Ahora no hay envite al que responder.
refuse-sight = Solo el último en ir puede pedir <vista>vista</>, cuando todos han respondido.
unfit-seats = El Brag es para dos a ocho jugadores, cada uno por su cuenta; no es para { WORDS($seats) }.
unfit-sight-blind = Donde se pide vista nadie juega a ciegas: elija una cosa u otra.
unfit-sight-cover = Donde se pide vista nadie cubre el bote: quien no tenga bastante, que pida prestado o se retire.
unfit-purse = Cada bolsa ha de tener la entrada y una primera apuesta, que son { $farthings }. Llene las bolsas, o juegue por menos.

## What is spoken. Nothing of it ever tells of a card that is not open to all.

say-look = Miro.
say-leave = <a-ciegas>A ciegas</>.
say-look-new = Miro la mano nueva.
say-look-old = Miro la mano vieja.
say-keep = Guardo esta; la otra va debajo.
say-drop = Esta va debajo; juego la otra <a-ciegas>a ciegas</>.
say-stand-new = Me quedo con la mano nueva.
say-stand-old = Me quedo con la mano vieja.
say-fold = No voy.
say-bolt = Me retiro.
say-wager = Apuesto { $farthings }.
say-blind = { CAP($farthings) }, <a-ciegas>a ciegas</>.
say-see = Lo veo; son { $farthings }.
say-yield = No muestro. Es suyo.
say-cover = Cubro el bote.
say-brag = Envido { $farthings }.
say-return = Reenvido { $farthings }.
say-go = Voy.
say-sight = ¡<vista>Vista</>!
say-borrow = ¿Me presta { $farthings }, si es tan amable?
say-borrow-show = Mire estas: ¿me presta { $farthings }?
say-borrow-bystander = Caballero, { $farthings }, si es tan amable.
say-lend = Con mucho gusto.
say-decline = Esta noche no, gracias.
say-decline-shown = Con esas cartas, me temo que no.

hand-best = Trío de treses, lo mejor que hay
hand-pair-royal = Trío de { $rank ->
        [as] ases
        [dos] doses
        [tres] treses
        [seis] seises
        [diez] dieces
        [rey] reyes
       *[other] { $rank }s
    }
hand-running-flush = Escalera de color { $gender_rank ->
        [f] a la
       *[m] al
    } { $rank }
hand-running-flush-low = Escalera de color de tres, dos, as
hand-run = Escalera { $gender_rank ->
        [f] a la
       *[m] al
    } { $rank }
hand-run-low = Escalera de tres, dos, as
hand-flush = Color { $gender_rank ->
        [f] a la
       *[m] al
    } { $rank }
hand-pair = Pareja de { $rank ->
        [as] ases
        [dos] doses
        [tres] treses
        [seis] seises
        [diez] dieces
        [rey] reyes
       *[other] { $rank }s
    }
hand-high = Carta mayor, { $gender_rank ->
        [f] la
       *[m] el
    } { $rank }

told-shuffled = Se baraja.
told-not-shuffled = No se baraja.
result-carried =
    { $who ->
        [you] Todos los demás se han retirado, pero usted no ha mirado. El bote de { $farthings } queda en pie.
       *[other] Todos los demás se han retirado, pero { $seat } no ha mirado. El bote de { $farthings } queda en pie.
    }

result-unseen =
    Todos los demás se han retirado: { $who ->
        [you] usted se lleva
       *[other] { $seat } se lleva
    } el bote de { $farthings }.
bluff-found =
    { $who ->
        [you] Usted iba
       *[other] { $seat } iba
    } de farol: ni siquiera una pareja.
result-open =
    Con { $hand ->
        [hand-best] tres treses
        [hand-pair-royal] tres { $rank ->
            [as] ases
            [dos] doses
            [tres] treses
            [seis] seises
            [diez] dieces
            [rey] reyes
           *[other] { $rank }s
        }
        [hand-running-flush] escalera de color { $gender_rank ->
            [f] a la
           *[m] al
        } { $rank }
        [hand-running-flush-low] escalera de color de tres, dos, as
        [hand-run] escalera { $gender_rank ->
            [f] a la
           *[m] al
        } { $rank }
        [hand-run-low] escalera de tres, dos, as
        [hand-flush] color { $gender_rank ->
            [f] a la
           *[m] al
        } { $rank }
        [hand-pair] una pareja de { $rank ->
            [as] ases
            [dos] doses
            [tres] treses
            [seis] seises
            [diez] dieces
            [rey] reyes
           *[other] { $rank }s
        }
       *[hand-high] { $gender_rank ->
            [f] la
           *[m] el
        } { $rank } como carta mayor
    }, { $who ->
        [you] { $amount ->
            [0] usted gana.
           *[other] usted se lleva el bote de { $farthings }.
        }
       *[other] { $amount ->
            [0] gana { $seat }.
           *[other] { $seat } se lleva el bote de { $farthings }.
        }
    }
result-beaten =
    { $who_other ->
        [you] Usted pierde: con
       *[other] Con
    } { $hand ->
        [hand-best] tres treses
        [hand-pair-royal] tres { $rank ->
            [as] ases
            [dos] doses
            [tres] treses
            [seis] seises
            [diez] dieces
            [rey] reyes
           *[other] { $rank }s
        }
        [hand-running-flush] escalera de color { $gender_rank ->
            [f] a la
           *[m] al
        } { $rank }
        [hand-running-flush-low] escalera de color de tres, dos, as
        [hand-run] escalera { $gender_rank ->
            [f] a la
           *[m] al
        } { $rank }
        [hand-run-low] escalera de tres, dos, as
        [hand-flush] color { $gender_rank ->
            [f] a la
           *[m] al
        } { $rank }
        [hand-pair] una pareja de { $rank ->
            [as] ases
            [dos] doses
            [tres] treses
            [seis] seises
            [diez] dieces
            [rey] reyes
           *[other] { $rank }s
        }
       *[hand-high] { $gender_rank ->
            [f] la
           *[m] el
        } { $rank } como carta mayor
    }, contra { $hand_other ->
        [hand-best] tres treses
        [hand-pair-royal] tres { $rank_other ->
            [as] ases
            [dos] doses
            [tres] treses
            [seis] seises
            [diez] dieces
            [rey] reyes
           *[other] { $rank_other }s
        }
        [hand-running-flush] escalera de color { $gender_rank_other ->
            [f] a la
           *[m] al
        } { $rank_other }
        [hand-running-flush-low] escalera de color de tres, dos, as
        [hand-run] escalera { $gender_rank_other ->
            [f] a la
           *[m] al
        } { $rank_other }
        [hand-run-low] escalera de tres, dos, as
        [hand-flush] color { $gender_rank_other ->
            [f] a la
           *[m] al
        } { $rank_other }
        [hand-pair] pareja de { $rank_other ->
            [as] ases
            [dos] doses
            [tres] treses
            [seis] seises
            [diez] dieces
            [rey] reyes
           *[other] { $rank_other }s
        }
       *[hand-high] { $gender_rank_other ->
            [f] la
           *[m] el
        } { $rank_other } como carta mayor
    } de { $who_other ->
        [you] usted
       *[other] { $other }
    }, { $who ->
        [you] { $amount ->
            [0] usted gana.
           *[other] usted se lleva el bote de { $farthings }.
        }
       *[other] { $amount ->
            [0] gana { $seat }.
           *[other] { $seat } se lleva el bote de { $farthings }.
        }
    }

note-debts =
    { $of_player ->
        [0] { $seat } debe al mirón { $farthings }.
       *[other] { $seat } debe a { $other } { $farthings }.
    }
tag-standing =
    { $state ->
        [0] no juega
        [1] fuera
        [2] { $amount ->
            [0] ha mirado
           *[other] vistas, { $farthings }
        }
        [3] { $amount ->
            [0] a ciegas
           *[other] a ciegas, { $farthings }
        }
        [4] { $amount ->
            [0] dos a ciegas
           *[other] dos, { $farthings }
        }
       *[other] cubre el bote
    }

log-wagered = none
staked = la entrada
wagered = una apuesta
paid-to-see = por ver
covered = una bolsa entera, por cubrir el bote
pot-closed = el bote se cierra
won-seen = el bote, visto y ganado
won-unseen = el bote, sin verse
won-cover = el bote cubierto
repaid = una deuda pagada
lent = un préstamo
pot-shared = una parte del bote
bystander-comes = la bolsa del mirón
bystander-leaves = el mirón se va

ended-deals =
    { $number ->
        [one] La sesión ha terminado: se ha jugado una mano.
       *[other] La sesión ha terminado: se han jugado { WORDS($number, form: "f") } manos.
    }
ended-broke = La sesión ha terminado: no quedan dos jugadores que puedan pagar la <entrada>entrada</>.
ended-risen = { $who ->
        [you] Usted se retira, y la partida acaba aquí.
       *[other] { $seat } se retira, y la partida acaba aquí.
    }
ended-shared = Todos lo dejan aquí, y se reparten el bote que quedaba.

## What happened, in words.

moved-draw =
    { $who ->
        [you] Usted saca { $cards } para ver quién reparte.
       *[other] { $seat } saca { $cards } para ver quién reparte.
    }
shown-hand =
    { $number ->
        [one] Se ve { $cards }.
       *[other] Se ven { $cards }.
    }
shown-old = De la mano guardada se ven { $cards }.

## The rules of the house.

option-unit = Unidad de la mesa
option-unit-help = Lo que vale una unidad de las apuestas; cada apuesta es de tantas unidades.
option-ante = Entrada
option-ante-help = Lo que cada uno pone en el bote antes de repartir, en unidades de la mesa.
option-ante-0 = ninguna
option-min_wager = Primera apuesta mínima
option-min_wager-help = Lo mínimo que se puede apostar al principio, en unidades de la mesa.
option-max_first_wager = Primera apuesta máxima
option-max_first_wager-help = Lo máximo que se puede apostar al principio, en unidades de la mesa; por regla general, lo que hay en el bote.
option-max_first_wager-0 = lo que hay en el bote
option-raise_limit = Límite de una apuesta
option-raise_limit-help = Lo máximo que se puede apostar: lo que hay en el bote, o una suma fija sobre la última apuesta; o sin límite.
option-raise_limit-pot = lo que hay en el bote
option-raise_limit-fixed = fijo, sobre la última
option-raise_limit-none = ninguno, salvo la bolsa
option-raise_most = El límite fijo
option-raise_most-help = En cuántas unidades puede una apuesta superar a la última, si el límite es fijo.
option-blind_play = Jugar a ciegas
option-blind_play-help = Si las cartas pueden dejarse sin ver, y apostar por ellas a mitad de precio.
option-retain_blind = La mano ciega se guarda
option-retain_blind-help = Si un jugador que se queda solo sin haber mirado guarda sus cartas para la mano siguiente. Si no, se tiran, y solo queda el bote.
option-look_time = Cuándo mirar
option-look_time-help = Si las cartas pueden cogerse en cuanto se reparten, o solo cuando a uno le toca.
option-look_time-at_deal = al repartir
option-look_time-on_turn = cuando a uno le toca
option-ace_low_run = Tres, dos, as
option-ace_low_run-help = El puesto de esa escalera entre las demás: la más baja en el libro, la mejor en mesas modernas.
option-ace_low_run-lowest = la escalera más baja
option-ace_low_run-highest = la mejor escalera
option-threes_best = Tres treses, lo mejor
option-threes_best-help = Si un trío de treses está por encima de uno de ases.
option-tie_break = Manos casi iguales
option-tie_break-help = Si se comparan por orden las tres cartas, o solo la más alta.
option-tie_break-full = las tres cartas
option-tie_break-top_card = solo la más alta
option-equal_hands = Manos iguales
option-equal_hands-help = Quién gana si las manos son iguales: el que no pagó por ver, o el que está más cerca de la izquierda de quien reparte.
option-equal_hands-caller_loses = pierde quien quiso ver
option-equal_hands-elder = gana la mano
option-loser_shows = Quien pierde muestra
option-loser_shows-help = Si un jugador que ha pagado por ver y ha perdido tiene que mostrar sus cartas.
option-dealer = Quién reparte
option-dealer-help = Reparten los jugadores por turno, o alguien que no juega.
option-dealer-passing = los jugadores por turno
option-dealer-impartial = uno que no juega
option-shuffle = Se baraja
option-shuffle-help = En el libro, solo tras una mano vista y ganada.
option-shuffle-after_seen = tras una mano vista
option-shuffle-after_seen_prial = tras un trío visto
option-shuffle-every_deal = antes de cada mano
option-gather = Cartas usadas
option-gather-help = Si las cartas usadas se mezclan antes de ir bajo la baraja, o van como se echaron.
option-gather-haphazard = mezcladas
option-gather-as_they_lie = como estén
option-short_purse = Quien no tiene bastante
option-short_purse-help = Lo que puede hacer un jugador que no puede pagar la apuesta.
option-short_purse-borrow_or_fold = pide prestado o se retira
option-short_purse-fold_only = se retira
option-short_purse-cover_the_pot = cubre el bote
option-lenders = Quién puede prestar
option-lenders-help = Jugadores que se han retirado, el mirón con su bolsa, o ambos.
option-lenders-both = jugadores y mirón
option-lenders-players = jugadores
option-lenders-bystander = el mirón
option-bystander_credit = Crédito del mirón
option-bystander_credit-help = Lo máximo que el mirón presta a un jugador, en unidades de la mesa.
option-borrow_for = Dinero prestado
option-borrow_for-help = Si solo puede igualar una apuesta o ver, o también subir.
option-borrow_for-match_or_see = iguala o ve
option-borrow_for-any_wager = también sube
option-show_to_lender = Mostrar a quien presta
option-show_to_lender-help = Si quien pide un préstamo puede mostrar sus cartas a quien se lo pide.
option-braggers = Comodines
option-braggers-help = Cartas que valen por cualquier otra.
option-braggers-none = ninguno
option-braggers-knave = la sota de tréboles
option-braggers-knave_and_nine = sota de tréboles, nueve de diamantes
option-combinations = Qué vale
option-combinations-help = Todas las clases de manos, o solo tríos, parejas y cartas altas.
option-combinations-full = todas las clases
option-combinations-pairs_only = solo parejas
option-betting = Las apuestas
option-betting-help = Como las de Mr. Crowe, que se repiten en cada turno; o a la manera antigua: ir, retirarse y pedir vista.
option-betting-rolling = en cada turno
option-betting-sight = con vista
option-length = La sesión
option-length-help = Un número de manos, o hasta que solo uno tenga dinero, o hasta que alguien se retire.
option-length-deals = un número de manos
option-length-until_broke = hasta que uno lo tenga todo
option-length-open = hasta que alguien se retire
option-deals = Manos
option-deals-help = Cuántas manos se juegan, si el número es fijo: por lo común, cuatro por jugador.

## Etiquetas en las cartas.

card-bragger = comodín
