# Every word that Baccara puts on the table.

game-baccara = Bacará
game-baccara-line = Uno lleva la banca, quien más apuesta juega por todos los demás, y gana quien más se acerca a nueve.
game-baccara-plain = Apueste por una de dos manos: gana la que más se acerca a nueve.
game-baccara-minutes = 15
game-baccara-difficulty = 1

preset-pearson = Mr. Pearson
preset-pearson-help = Pida o plántese como guste. La tercera carta queda boca abajo hasta que se descubren todas.
preset-pearson-source = Andy Pearson, Carde Gaymes of Olde Englande
preset-chemin = Como en los clubes
preset-chemin-help = Chemin de fer: la tercera carta se da boca arriba, y quien juega por todos tiene que pedir con cuatro y plantarse con seis.
preset-chemin-source = Hoyle’s Games Modernized, y los clubes de Francia e Italia

## Places, charts and sums.

ticket-dealer = la baraja
place-active = Los puntos
place-bank = La banca
place-banker = Cartas de la banca
place-discards = Apartadas
account-bet = la apuesta
tag-role =
    { $role ->
        [0] {""}
        [1] juega por todos
        [2] banco
        [3] lleva la banca
        [4] puja { $farthings }
       *[5] ya no puja
    }
chart-odds = De cada cien jugadas
chart-wins = Gana la banca
chart-null = Empate
chart-advantage = Su ventaja, de 100
chart-in-hundred = { $whole },{ $tens }{ $units }
chart-point = De cada cien, con { WORDS($number) }
chart-stand = Plantarse
chart-draw = Pedir
chart-gains = gana { $number }
chart-costs = pierde { $number }
chart-bank =
    { $who ->
        [you] Su banca
       *[other] La banca de { $seat }
    }
chart-put-up = Empezó con
chart-won = Jugadas ganadas
chart-times = { $number }
chart-uncovered = Sin cubrir
chart-sum = { $farthings }

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Saque una carta: la más baja reparte, y se le ofrece la banca al final.
wait-cut-for-deal = { $seats } saca carta para ver quién reparte.
ask-name-cutter = Usted ha barajado. ¿Quién corta?
wait-name-cutter = { $seats } dice quién corta.
ask-cut-pack = Corte la baraja.
wait-cut-pack = { $seats } corta la baraja.
ask-take-bank = ¿Toma usted la banca? Ponga { $farthings } o más.
wait-take-bank = Se ofrece la banca a { $seats }.
ask-take-over = La banca se deja con { $farthings }. ¿La toma por esa suma, o por más?
wait-take-over = { $seats } puede tomar la banca por lo que tiene.
ask-keep = La banca es suya, y tiene { $farthings }. ¿Sigue, o la deja y recoge lo que hay en ella?
wait-keep = { $seats } sigue, o deja la banca.
ask-bid-first = La banca está en venta. ¿Cuánto ofrece? Lo mínimo es { $farthings }.
wait-bid-first = { $seats } puede pujar por la banca.
ask-bid-more = { $seat } ofrece { $farthings }. ¿Sube usted?
wait-bid-more = { $seats } puede subir la puja.
ask-bid-sealed = La banca está en venta, a pliego cerrado. ¿Cuánto ofrece? Lo mínimo es { $farthings }.
wait-bid-sealed = Escriben su puja: { $seats }.
ask-suivi = La banca tiene { $farthings }. Puede seguir su <banco>banco</> antes que nadie.
wait-suivi = { $seats } puede seguir el <banco>banco</>.
ask-banco = La banca tiene { $farthings }. ¿La juega entera, o calla?
wait-banco = Cantar <banco>banco</> o callar: { $seats }.
ask-bet = De la banca quedan { $farthings } sin cubrir. ¿Cuánto apuesta?
wait-bet = Le toca apostar a { $seats }.
ask-draw =
    { $how ->
        [partial] Juega por todos los que apuestan. ¿Carta, o se planta?
       *[banco] Juega por toda la banca. ¿Carta, o se planta?
    }
wait-draw =
    { $how ->
        [partial] { $seats } juega por todos: carta, o ninguna.
       *[banco] { $seats } juega por toda la banca: carta, o ninguna.
    }
ask-draw-banker =
    { $drew ->
        [0] El otro se planta. ¿Carta para la banca, o ninguna?
       *[1] El otro pidió, y su carta está boca abajo. ¿Carta para la banca, o ninguna?
    }
wait-draw-banker = { $seats } lleva la banca: carta, o ninguna.
ask-draw-banker-up = El otro recibió { $card }. ¿Carta para la banca, o ninguna?
wait-draw-banker-up = { $seats } lleva la banca: carta, o ninguna.
ask-next-deal = La <jugada>jugada</> ha terminado. Pase a la siguiente cuando quiera.
wait-next-deal = La <jugada>jugada</> siguiente espera a { $seats }.

act-name_cutter = Corte usted
act-take_bank = Tomar la banca
act-take_bank-number = { $act } con { $amount }
act-decline_bank = Yo no
act-keep_bank = Seguir
act-pass_bank = Dejar la banca
act-bid_sum = Pujar
act-drop_out = No pujar más
act-banco_suivi = Banco suivi
act-let_go = Dejarlo pasar
act-banco = ¡Banco!
act-keep_silent = Callar
act-bet = Apostar
act-no_bet = No apostar
act-draw = Carta
act-stand = Me planto
act-ready = Seguir

## Refusals.

refuse-banco-banker = La banca es suya: nadie apuesta contra la propia.
refuse-banco-purse = No le alcanza: la banca tiene { $farthings }, y quien canta <banco>banco</> apuesta otro tanto.
refuse-banco-suivi =
    { $who ->
        [you] Usted jugó el último <banco>banco</>: el suyo es un <banco-suivi>banco suivi</>, y va antes que ningún otro.
       *[other] { $seat } jugó el último <banco>banco</>, y puede seguirlo antes de que cante nadie.
    }
refuse-banco-late = El <banco>banco</> se canta antes de la primera apuesta pequeña. Ahora apueste lo que quiera, en su turno.
refuse-banco-let-go = Ha dejado pasar la banca en esta <jugada>jugada</>. Aún puede apostar por una parte.
refuse-suivi = El <banco-suivi>banco suivi</> es para quien acaba de jugar un <banco>banco</> contra esta misma banca y no lo ha ganado.
refuse-uncovered = La banca no responde de más de lo que tiene, y quedan { $farthings } sin cubrir.
refuse-no-sale = La banca no está ahora en venta.
refuse-no-bidder = Usted no puede pujar: no puja quien deja la banca, ni quien tiene muy poco.
refuse-club-stand =
    { $number ->
        [0] Según las reglas del club, con nada tiene que pedir.
       *[other] Según las reglas del club, con { WORDS($number) } tiene que pedir.
    }
refuse-club-draw = Según las reglas del club, con { WORDS($number) } tiene que plantarse.

unfit-seats = El Bacará es para tres a ocho jugadores; no es para { WORDS($seats) }.
unfit-purses = Al menos dos jugadores han de tener { $farthings }, lo mínimo para la banca y para apostar: llene las bolsas, o juegue por menos.

## What is told.

paid-money = { CAP($source) } a { $target }: { $sum }.
deal-begins =
    { $who ->
        [you] Jugada { $number }{ $deals ->
        [0] {""}
       *[other] { " " }de { $deals }
    }.
       *[other] Jugada { $number }{ $deals ->
        [0] {""}
       *[other] { " " }de { $deals }
    }.
    }
moved-deal-aside = Se reparte: { $cards }.
moved-burn =
    { $number ->
        [one] Se quema una carta.
       *[other] Se queman { WORDS($number, form: "f") } cartas.
    }
log-moved-burn = <quemadas>Quemadas</>
shown-active = La mano de los puntos: { $cards }.
shown-banker = La mano de la banca: { $cards }.
pack-low =
    { $number ->
        [0] Se han acabado las cartas, y se barajan todas de nuevo.
        [one] Solo queda una carta, y se barajan todas de nuevo.
       *[other] Solo quedan { WORDS($number, form: "f") } cartas, y se barajan todas de nuevo.
    }
must-pass =
    { $who ->
        [you] Su banca ha llegado a { $farthings }, y tiene que dejarla.
       *[other] La banca de { $seat } ha llegado a { $farthings }, y tiene que dejarla.
    }
for-sale = Nadie toma la banca por lo que tiene. Está en venta.
result-no-banker = Nadie quiere la banca. Da otra vuelta, si nadie se levanta.
result-unbet =
    { $who ->
        [you] Nadie apuesta contra usted. Recoge la banca, y pasa a la derecha.
       *[other] Nadie apuesta contra { $seat }, y la banca pasa a la derecha.
    }
result-active-natural =
    { $how ->
        [active] <natural>Natural</>: { WORDS($point_active) } contra { $point ->
            [0] nada
           *[other] { WORDS($point) }
        }. La banca se pierde, y paga { $farthings }.
        [bank] { CAP(WORDS($point_active)) } contra { WORDS($point) }: la banca gana { $farthings }.
       *[tie] Empate a { WORDS($point_active) }: las apuestas se devuelven.
    }
result-banker-natural = La banca tiene { WORDS($point) } con dos cartas, y gana { $farthings }. La otra mano no se enseña.
result-drawn =
    { $how ->
        [active] { CAP(WORDS($point_active)) } contra { WORDS($point) }: la banca se pierde, y paga { $farthings }.
        [bank] { CAP(WORDS($point_active)) } contra { WORDS($point) }: la banca gana { $farthings }.
       *[tie] Empate a { WORDS($point) }: las apuestas se devuelven.
    }

## What is spoken.

say-my-deal = La más baja: reparto yo
say-take-bank = Una banca de { $farthings }
say-decline-bank = Yo no
say-keep = Sigo: { $farthings } en la banca
say-pass = Dejo la banca: ¿quién la toma por lo que tiene?
say-bid-sum = { $farthings }
say-drop-out = Yo no subo más
say-banco-suivi = ¡<banco-suivi>Banco suivi</>!
say-let-go = La dejo pasar
say-banco = ¡<banco>Banco</>!
say-no-bet = Yo, nada
say-card = Carta
say-stand = Me planto
say-point =
    { $number ->
        [0] <bacara>Bacará</>
        [8] ¡Ocho!
        [9] ¡Nueve!
       *[other] { CAP(WORDS($number)) }
    }
say-rise = Yo ya tengo bastante; dejémoslo

## Money that moves.

paid-bank = la banca que se pone
paid-take-up = la banca que se recoge
paid-banco = toda la banca
paid-bet = la apuesta
paid-to-bank = perdido ante la banca
paid-by-bank = pagado por la banca
paid-back = la apuesta, devuelta
log-paid-bank = la banca
log-paid-take-up = la banca
log-paid-banco = <banco>banco</>
log-paid-bet = la apuesta
log-paid-to-bank = perdido
log-paid-by-bank = ganado
log-paid-back = la apuesta

win-hands =
    { $number ->
        [one] La única <jugada>jugada</> convenida ha terminado. Todos se levantan.
       *[other] Era la última de { WORDS($number, form: "f") } <jugada>jugadas</>. Todos se levantan.
    }
win-purses = No quedan dos jugadores que puedan poner la apuesta mínima. Todos se levantan.
win-rise =
    { $who ->
        [you] Usted se levanta, y los demás también.
       *[other] { $seat } se levanta, y los demás también.
    }

## The rules of the house.

option-unit = Unidad de la mesa
option-unit-help = Lo que vale una unidad de las apuestas.
option-hands = Jugadas
option-hands-help = Cuántas jugadas se juegan.
option-hands-0 = hasta que alguien se levante
option-stake_unit = Unidad de apuesta
option-stake_unit-help = Banca, apuestas y pujas son múltiplos de ella; en unidades de la mesa.
option-min_stake = Apuesta mínima
option-min_stake-help = Lo mínimo para la banca y para apostar; en unidades de la mesa.
option-max_bank = Banca máxima
option-max_bank-help = Una banca que llega a tantas unidades de la mesa tiene que dejarse tras la jugada.
option-max_bank-0 = sin límite
option-third_card = La tercera carta
option-third_card-help = Queda boca abajo hasta que se descubren todas, o la ven ambos, lo que favorece a la banca.
option-third_card-down = boca abajo
option-third_card-up = boca arriba
option-draw_rules = Pedir carta
option-draw_rules-help = Libre; o quien juega contra la banca tiene que pedir con cuatro o menos, y plantarse con seis y siete.
option-draw_rules-free = libre
option-draw_rules-club = como en los clubes
option-tie = Empate
option-tie-help = Las apuestas se devuelven; o son de la banca, que gana así cerca de la décima parte de cada una.
option-tie-null = se devuelve la apuesta
option-tie-bank = son de la banca
option-banco_after_tie = Banco suivi tras un empate
option-banco_after_tie-help = Si quien cantó banco y empató puede cantarlo otra vez antes que los demás.
option-packs = Barajas
option-packs-help = Cuántas barajas se mezclan. Los clubes usaban seis.
option-burn = Cartas quemadas
option-burn-help = Cuántas se apartan sin verlas cada vez que se ha cortado.
option-burn-0 = ninguna
option-reshuffle_at = Se vuelve a barajar
option-reshuffle_at-help = Cuando antes de una jugada quedan estas cartas, o menos.
option-auction = Una banca en venta
option-auction-help = Se puja por turno, vuelta tras vuelta; o todos dicen una suma a la vez.
option-auction-open = a viva voz
option-auction-sealed = a pliego cerrado
edge-note = Exacto, si ambos lados piden según el mejor plan. También cuentan las cartas pedidas mejor o peor.
