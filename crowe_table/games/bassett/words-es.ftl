# Every word that Bassett puts on the table.

game-bassett = Bassett
game-bassett-contents = Bassett (faraón)
game-bassett-line = Trece picas en un paño, sus monedas entre ellas, y dos cartas cada vez: la primera pierde, la segunda gana.
game-bassett-plain = Ponga una moneda sobre una carta, y vea si sale para ganar o para perder.
game-bassett-minutes = 15
game-bassett-difficulty = 2

preset-pearson = Mr. Pearson
preset-pearson-help = El Faraón, que el libro llama Bassett. No se mueve dinero hasta que sale una carta a la que se ha apostado.
preset-pearson-source = Andy Pearson, Carde Gaymes of Olde Englande
preset-saloon = El salón
preset-saloon-help = La banca de faraón de cien años después: las apuestas pueden cambiar tras cada vuelta, y tres cartas iguales no se cantan.
preset-saloon-source = Foster’s Complete Hoyle, y las bancas de faraón del siglo XIX
preset-court = La corte
preset-court-help = El verdadero Basset, de la corte de Carlos II: puestas, esquinas dobladas para el paroli, y sesenta y siete veces lo puesto por seis victorias seguidas.
preset-court-source = The Compleat Gamester de 1721

## Places, charts and sums.

ticket-dealer = banca
place-loses = Pierde
place-wins = Gana
place-gone = Idas
name-banker = Mr. Delorme
spot-even = Par
spot-odd = Impar
spot-high = Mayor
account-bet = la apuesta
account-coppered = la apuesta con cobre
account-call = el orden cantado
account-bent_1 = el paroli
account-bent_2 = sept-et-le-va
account-bent_3 = quinze-et-le-va
account-bent_4 = trente-et-le-va
account-bent_5 = soixante-et-le-va
chart-odds = Parte de la banca si la apuesta se decide ahora
chart-left =
    { $number ->
        [one] Queda una
       *[other] Quedan { WORDS($number) }
    }
chart-high = Mayor
chart-even = Par
chart-odd = Impar
chart-spot = { CAP($ranks) }
chart-in =
    { $number ->
        [0] apuesta justa
       *[other] { $number } de { $total }
    }
chart-calls = El orden cantado
chart-call = { CAP($rank_loses) }, { $rank_wins }, { $rank_last }
chart-call-sum = { $seat }, { $farthings }
offer-call = { CAP($rank_loses) } pierde, { $rank_wins } gana, { $rank_last } queda

## Questions, as they are put to whom they concern, and as the others wait.

ask-bid-sealed = La banca es de quien más puje. ¿Cuánto ofrece? Lo mínimo es { $farthings }.
wait-bid-sealed = Pujan por la banca: { $seats }.
ask-take-bank = Se le ofrece la banca para una talla. ¿Cuánto pone? Lo mínimo es { $farthings }.
wait-take-bank = Se ofrece la banca a { $seats }.
ask-bets = Haga sus apuestas. Pulse una carta para apostar a que gana; otra vez, a que pierde; otra más, para retirar la apuesta.
wait-bets = Hacen sus apuestas: { $seats }.
ask-bets-last = Quedan tres cartas. Haga sus apuestas; ¿y quiere cantar el orden?
wait-bets-last = La última vuelta espera a { $seats }.
ask-couches = Haga sus <puesta>puestas</>.
wait-couches = Hacen sus <puesta>puestas</>: { $seats }.
ask-after-win = { $gender_rank ->
        [f] La { $rank }
       *[m] El { $rank }
    } ha ganado para usted. Cobre, o doble una esquina para el paso siguiente.
wait-after-win = Cobran o doblan una esquina: { $seats }.
ask-last-card = La talla se ha acabado. Cobre lo que alcanzó una carta doblada, o déjela para la siguiente.
wait-last-card = Deciden sobre sus cartas dobladas: { $seats }.
ask-next-deal = La talla ha terminado. Pase a la siguiente cuando quiera.
wait-next-deal = La talla siguiente espera a { $seats }.

act-bid_sum = Pujar
act-drop_out = No pujar
act-take_bank = Tomar la banca
act-take_bank-number = { $act } con { $amount }
act-decline_bank = Yo no
act-bet = Poner
act-copper = Con cobre
act-take_up = Recoger
act-uncopper = Quitar el cobre
act-shift = Mover
act-call = Cantar
act-uncall = Retirar lo cantado
act-take = Cobrar
act-take-brings = { $act }: { $amount }
act-paroli = Doblar esquina
act-take_pay = Cobrar la doblada
act-ready = Ya está
act-ready-next-deal = Seguir

## Refusals.

refuse-step = Plata u oro, por favor: las apuestas van de { $farthings } en { $farthings }.
refuse-spot = Ahí no puede ponerse ninguna moneda.
refuse-limit = Eso pasa del límite: en una casilla no puede haber más de { $farthings }.
refuse-call-limit = Lo más que puede apostarse ahora al orden es { $farthings }.
refuse-early-call = El orden se canta cuando quedan tres cartas, y no antes.
refuse-uncovered = La banca no puede cubrirlo.
refuse-dead = { $spot ->
        [cards] Ya han salido todas las de { $ranks }
       *[field] Ya han salido todas sus cartas
    }: no hay nada que esperar de esa apuesta.
refuse-bent = Una carta doblada tiene que quedarse hasta que gane o pierda.
refuse-no-stake = Ahí no tiene esa apuesta.
refuse-taken = Ahí ya tiene una apuesta: auméntela.
refuse-shut = Ahora no se mueve dinero: se podrá apostar otra vez cuando salga una carta a la que alguien haya apostado.
refuse-no-sale = La banca no está ahora en venta.
refuse-no-bidder = Tiene muy poco para llevar una banca.
refuse-banker = Quien lleva la banca no apuesta.

unfit-seats = El Bassett es para uno a ocho jugadores; no es para { WORDS($seats) }.
unfit-limits = Entre la apuesta mínima y la máxima no hay ningún múltiplo de { $farthings }: ensanche los límites, o reduzca la unidad de apuesta.
unfit-house-purses = Algún jugador ha de tener { $farthings }, la apuesta mínima: llene las bolsas, o juegue por menos.
unfit-alone = Un jugador solo no puede jugar más que contra la casa: deje que la casa lleve la banca.
unfit-bank = Un jugador ha de tener { $farthings } para llevar la banca, y otro la apuesta mínima: llene las bolsas, o juegue por menos.
unfit-late-couch = Si decidiera la primera carta de una pareja, ganaría con ello quien apostase después de la fasse: no permita puestas tardías, o dé los dobletes a la banca.

## What is told.

paid-money = { CAP($source) } a { $target }: { $sum }.
deal-begins =
    Talla { $number }{ $deals ->
        [0] {""}
       *[other] { " " }de { $deals }
    }.
handed-back =
    { $who ->
        [you] La banca no puede con más: lo suyo en { $spot ->
            [cards] { $ranks }
            [even] par
            [odd] impar
           *[high] mayor
        }, { $farthings }, se le devuelve.
       *[other] La banca no puede con más: lo de { $seat } en { $spot ->
            [cards] { $ranks }
            [even] par
            [odd] impar
           *[high] mayor
        }, { $farthings }, se le devuelve.
    }
result-house = La talla se ha acabado. La banca de la casa tiene { $farthings }.
result-bank =
    { $who ->
        [you] La talla se ha acabado. Usted recoge su banca: { $farthings }.
       *[other] La talla se ha acabado. { $seat } recoge una banca de { $farthings }.
    }

## What is spoken. The house speaks by its banker.

say-soda = { CAP($rank) }: la primera carta, la <soda>soda</>, no cuenta; hagan sus apuestas
say-turn = { CAP($rank_loses) } pierde, { $rank_wins } gana
say-split = { CAP($rank_loses) } y { $rank_wins }: <doblete>doblete</>, y la banca se lleva la mitad
say-nothing = { CAP($rank_loses) } pierde, { $rank_wins } gana; no hay apuestas, sigo tallando
say-last = La última es { $gender_rank ->
        [f] la { $rank }
       *[m] el { $rank }
    }
say-fasse = La <fasse>fasse</> es { $gender_rank ->
        [f] la { $rank }
       *[m] el { $rank }
    }
say-couple = { CAP($rank_wins) } gana, { $rank_loses } pierde
say-doublet = { CAP($rank_wins) } y { $rank_loses }: <doblete>doblete</>
say-bank = Llevo la banca, con { $farthings }
say-bid-sum = { CAP($farthings) } por la banca
say-drop-out = Yo no pujo
say-decline-bank = Yo no
say-call = { CAP($rank_loses) } pierde, { $rank_wins } gana: así lo canto
say-paroli =
    { $number ->
        [1] <paroli>Paroli</>
        [2] ¡Sept-et-le-va!
        [3] ¡Quinze-et-le-va!
        [4] ¡Trente-et-le-va!
       *[5] ¡Soixante-et-le-va!
    }
say-rise = Yo ya tengo bastante; dejémoslo

## Money that moves.

paid-fund = la banca
paid-bet =
    { $spot ->
        [cards] a { $ranks }
        [even] a par
        [odd] a impar
       *[high] a mayor
    }
# The account of a turn, with the reader's gain.
log-own-say-turn = { CAP($rank_loses) } pierde, { $rank_wins } gana: usted { $sum }
log-own-say-split = { CAP($rank_wins) } pierde y gana: usted { $sum }
log-own-say-couple = { CAP($rank_wins) } gana, { $rank_loses } pierde: usted { $sum }
log-own-say-doublet = { CAP($rank_wins) } pierde y gana: usted { $sum }
log-paid-bet = apuestas
paid-turned = ahora del revés
paid-shifted = movida
paid-back = una apuesta recogida
paid-bank = perdido ante la banca
paid-punter = ganado
paid-call = el orden cantado
paid-call-lost = orden mal cantado
paid-call-won = orden bien cantado
paid-bent = una esquina doblada
paid-fresh = una <puesta>puesta</> nueva
paid-step =
    { $number ->
        [1] la <puesta>puesta</>
        [2] <paroli>paroli</>
        [3] sept-et-le-va
        [4] quinze-et-le-va
        [5] trente-et-le-va
       *[6] soixante-et-le-va
    }
paid-take-up = la banca que se recoge

win-hands =
    { $number ->
        [one] La única talla convenida se ha acabado. Todos se levantan.
       *[other] Era la última de { WORDS($number, form: "f") } tallas. Todos se levantan.
    }
win-purses = No queda nadie que pueda poner la apuesta mínima. Todos se levantan.
win-no-bank = Nadie quiere llevar la banca. Todos se levantan.
win-rise =
    { $who ->
        [you] Usted se levanta, y los demás también.
       *[other] { $seat } se levanta, y los demás también.
    }

## The rules of the house.

option-unit = Unidad de la mesa
option-unit-help = Lo que vale una unidad de las apuestas.
option-hands = Tallas
option-hands-help = Cuántas tallas se juegan. Una talla es una baraja entera.
option-hands-0 = hasta que alguien se levante
option-game = El juego
option-game-help = El Faraón sobre el paño, como lo trae el libro; o el Basset de la corte, en que cada carta va por su cuenta.
option-game-faro = faraón
option-game-court = verdadero Basset
option-bank_by = La banca
option-bank_by-help = La lleva la casa; o quien más puje por ella; o pasa a la izquierda en cada talla.
option-bank_by-house = la casa
option-bank_by-auction = quien más puja
option-bank_by-rotate = por turnos
option-bank_fund = El fondo
option-bank_fund-help = Lo que la casa pone en su banca, en unidades de la mesa; nunca menos de lo que exigen estas apuestas.
option-casekeeper = El marco de bolitas
option-casekeeper-help = Un marco con bolitas que dice qué cartas han salido. El salón lo tenía; el libro solo dice que conviene contar.
option-doublet = Doblete
option-doublet-help = Lo que se lleva la banca cuando pierde y gana la misma carta. En las apuestas a cartas no tiene otra ventaja.
option-doublet-half = se lleva la mitad
option-doublet-none = no se lleva nada
option-doublet-whole = se lo lleva todo
option-high_tie = Doblete y carta mayor
option-high_tie-help = Qué pasa con una apuesta a mayor cuando las dos cartas son iguales.
option-high_tie-stand_off = no se decide
option-high_tie-half = pierde la mitad
option-parity = Par e impar
option-parity-help = Si la sota, la dama y el rey valen once, doce y trece, o no son pares ni impares.
option-parity-numbered = las figuras cuentan
option-parity-pips = solo los números
option-table_opens = Se apuesta
option-table_opens-help = Cuándo se pueden poner, mover y recoger apuestas.
option-table_opens-on_decision = al decidirse una apuesta
option-table_opens-every_turn = tras cada vuelta
option-call_distinct = Cantar tres cartas
option-call_distinct-help = Lo que se paga, por uno, si se acierta el orden de tres cartas distintas. Cinco sería justo.
option-call_distinct-4 = cuatro por uno
option-call_distinct-5 = cinco por uno
option-call_pair = Cantar un par
option-call_pair-help = Lo que se paga, por uno, cuando dos de las tres son iguales. Dos es justo.
option-call_pair-1 = a la par
option-call_pair-2 = dos por uno
option-call_three_alike = Cantar tres iguales
option-call_three_alike-help = Quien haya contado no puede cantarlo mal.
option-call_three_alike-evens = a la par
option-call_three_alike-void = no se apuesta
option-call_max = Máximo al orden
option-call_max-help = En unidades de la mesa.
option-fasse = La fasse
option-fasse-help = Qué parte se lleva la primera carta de las puestas que hay en ella.
option-fasse-half = la mitad
option-fasse-two_thirds = dos tercios
option-fasse-whole = todo
option-couple_doublet = Doblete en la pareja
option-couple_doublet-help = De quién es la puesta cuando las dos cartas de una pareja son iguales.
option-couple_doublet-bank = de la banca
option-couple_doublet-first = decide la primera carta
option-late_couch = Puestas tardías
option-late_couch-help = Si se puede hacer una puesta después de la primera carta.
option-trente = Trente-et-le-va
option-trente-help = Lo que se paga, por uno, por cinco victorias seguidas.
option-trente-30 = treinta por uno
option-trente-31 = treinta y uno por uno
option-trente-33 = treinta y tres por uno
option-soixante = Soixante-et-le-va
option-soixante-help = Lo que se paga, por uno, por seis victorias seguidas.
option-soixante-60 = sesenta por uno
option-soixante-63 = sesenta y tres por uno
option-soixante-67 = sesenta y siete por uno
option-stake_unit = Unidad de apuesta
option-stake_unit-help = Cada apuesta es múltiplo de ella; en unidades de la mesa.
option-min_stake = Apuesta mínima
option-min_stake-help = En unidades de la mesa.
option-max_stake = Apuesta máxima
option-max_stake-help = Lo más que puede tener uno en una casilla; en unidades de la mesa.
edge-note = Cada turno cuenta con sus probabilidades exactas. Las líneas suponen para cada apuesta las de ahora.
