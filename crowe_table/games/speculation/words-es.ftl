# Every word that Speculation puts on the table.

game-speculation = Speculation
game-speculation-line = Nadie puede mirar sus cartas, y el triunfo más alto se compra y se vende.
game-speculation-plain = Compre y venda cartas que nadie puede mirar. Gana la más alta.
game-speculation-minutes = 15
game-speculation-difficulty = 1

preset-crowe = El juego de Mr. Crowe
preset-crowe-help = Solo se baraja si quien reparte gana con un as, así que recuerde lo que ha salido. Si no sale más triunfo que el primero, el bote se queda.
preset-crowe-source = Mr. Crowe’s Games, Londres 1775
preset-hoyle = Las fichas de Hoyle
preset-hoyle-help = Cuatro fichas cada uno y seis quien reparte. Las cartas usadas se apartan hasta que se ha dado toda la baraja.
preset-hoyle-source = Hoyle’s Games, Improved and Enlarged
preset-parlour = En el salón
preset-parlour-help = Se baraja en cada mano. Se pueden vender cartas sin verlas, antes de descubrirlas; descubrir una sota o un cinco cuesta una moneda.
preset-parlour-source = Manuales posteriores

## Places, charts and sums.

place-used = Apartadas
place-spare = De nadie
chart-odds = { $gender_rank ->
        [f] La { $rank }
       *[m] El { $rank }
    }
chart-blind = El triunfo, sin verlo
chart-stands = Resiste
chart-remembered = De memoria
chart-price = Precio justo
chart-card-price = Una carta sin ver
chart-sum = { $farthings }
chart-in =
    { $number ->
        [0] nunca
       *[other] { $number ->
            [one] { $total ->
                [1] siempre
               *[other] { $number } de { $total }
            }
           *[other] { $number } de { $total }
        }
    }
chart-about = unas { $number } de { $total }
slate-trump = { $gender_rank ->
        [f] La { $rank }
       *[m] El { $rank }
    }
slate-blind = El triunfo, sin verlo
slate-unseen =
    { $number ->
        [one] Sin ver: una carta
       *[other] Sin ver: { WORDS($number, form: "f") } cartas
    }
slate-stands =
    { $who ->
        [you] Usted
       *[other] { $seat }
    }: { $farthings }
slate-seat =
    { $who ->
        [you] Usted
       *[other] { $seat }
    }
slate-bid = { $farthings }
slate-out = fuera
slate-reserve = Como mínimo
slate-hammer =
    { $number ->
        [1] A la una…
       *[other] A las dos…
    }

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Saque una carta: la más baja reparte.
wait-cut-for-deal = { $seats } saca carta para ver quién reparte.
ask-sell-blind = El triunfo aún no se ha descubierto. Hay { $farthings } en el <bote>bote</>. ¿Se lo queda, o lo vende sin verlo?
wait-sell-blind = { $seats } puede vender el triunfo sin verlo.
ask-keep-or-sell = { CAP($card) } es el triunfo más alto. Hay { $farthings } en el <bote>bote</>. ¿Se lo queda, o lo vende? Ahora o nunca.
wait-keep-or-sell = { $seats } tiene el triunfo más alto, y puede venderlo.
ask-bid-first = ¿Cuánto puja? Como mínimo, { $farthings }.
wait-bid-first = ¿Quién puja?
ask-bid-more = { $seat } puja { $farthings }. Puje más, o retírese.
wait-bid-more = { $seat } puja { $farthings }. ¿Quién da más?
ask-bid-sealed = ¿Hasta dónde llegaría? Dígalo en secreto: como mínimo, { $farthings }.
wait-bid-sealed = Escriben en secreto su límite: { $seats }.
ask-take-bid = { $seat } puja { $farthings }. ¿Vende usted?
wait-take-bid = { $seats } se piensa la mejor puja.
ask-turn = Descubra su carta de encima.
wait-turn = { $seats } descubre una carta.
ask-turn-or-sell = Descubra su carta de encima; o venda cartas sin verlas.
wait-turn-or-sell = { $seats } descubre una carta.
ask-propose = Puede comprar cartas sin verlas, antes de que se descubra la siguiente.
wait-propose = { $seats } descubre una carta.
ask-sell-unseen =
    { $number ->
        [one] { $seat } compraría su carta de encima por { $farthings }. ¿La vende?
       *[other] { $seat } compraría { WORDS($number, form: "f") } cartas suyas por { $farthings }. ¿Las vende?
    }
wait-sell-unseen = { $seats } está pensando en una oferta.
ask-next-deal = La mano ha terminado. Pase a la siguiente cuando quiera.
wait-next-deal = La mano siguiente espera a { $seats }.

act-keep = Quedárselo
act-offer = Venderlo
act-offer-number = { $act } desde { $amount }
act-bid_sum = Pujar
act-drop_out = Retirarse
act-turn = Descubrir
act-offer_unseen = Vender sin ver
act-offer_unseen-number = { $act } desde { $amount }
act-propose = Comprar sin ver
act-propose-number = { $act } por { $amount }
act-agree = Vender
act-decline = Rechazar
act-ready = Seguir
word-offer_unseen-one = una carta
word-offer_unseen-all = todas
word-propose-one = una carta
word-propose-all = todas sus cartas

## Refusals.

refuse-too-little = Puje { $farthings } o más.
refuse-purse = Solo tiene { $farthings }.
refuse-no-sale = El <martillo>martillo</> ha caído: no hay nada en venta.
refuse-no-bidder = No puede pujar ahora: la carta es suya, o no ha puesto nada en esta mano.
refuse-reserve = En esta mesa el vendedor no fija un <precio-minimo>precio mínimo</>.

unfit-seats = El Speculation es para tres a nueve jugadores; no es para { WORDS($seats) }.
unfit-purse = Cada jugador ha de traer diez apuestas, que son { $farthings }: llene las bolsas, o juegue por menos.
unfit-patience = El martillo espera al menos { WORDS($number, form: "m") } segundos; con 0, espera a todos.

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
moved-show =
    { $who ->
        [you] Usted descubre { $cards }.
       *[other] { $seat } descubre { $cards }.
    }
log-moved-show =
    { $who ->
        [you] Usted descubre
       *[other] { $seat } descubre
    }
trumps-are = Pintan { $suit }.
hammer =
    { $number ->
        [1] A la una…
        [2] A las dos…
       *[other] ¡Vendido!
    }
result-highest =
    { $who ->
        [you] { CAP($card) } es el triunfo más alto que ha salido: usted se lleva { $farthings }.
       *[other] { CAP($card) } es el triunfo más alto que ha salido: { $seat } se lleva { $farthings }.
    }
result-ace =
    { $who ->
        [you] { CAP($card) }: usted se lleva { $farthings } al momento.
       *[other] { CAP($card) }: { $seat } se lleva { $farthings } al momento.
    }
result-carried-alone = No salió más triunfo que { $card }: el <bote>bote</> de { $farthings } se queda para la mano siguiente.
result-carried-spare = { CAP($card) } estaba en la mano de nadie, por encima de todos los que salieron: el <bote>bote</> de { $farthings } se queda.

## What is spoken.

say-my-deal = La más baja: reparto yo
say-keep = Me lo quedo
say-offer-trump = ¿Cuánto dan por { $gender_rank ->
        [f] la { $rank }
       *[m] el { $rank }
    }? No menos de { $farthings }
say-offer-blind = ¿Cuánto dan por el triunfo, antes de descubrirlo? Al menos { $farthings }
say-offer-unseen =
    { $number ->
        [one] ¿Cuánto dan por una carta <sin-ver>sin ver</>? No menos de { $farthings }
       *[other] ¿Cuánto dan por { WORDS($number, form: "f") } cartas <sin-ver>sin ver</>? No menos de { $farthings }
    }
say-bid-sum = { $farthings }
say-drop-out = Me retiro
say-sold =
    { $who ->
        [you] A la una, a las dos, a las tres: suyo por { $farthings }
       *[other] A la una, a las dos, a las tres: de { $seat } por { $farthings }
    }
say-unsold = ¿Nadie? Pues me lo quedo
say-propose =
    { $number ->
        [one] { $who ->
            [you] ¿{ $farthings } por su carta de encima?
           *[other] ¿{ $farthings } por la carta de encima de { $seat }?
        }
       *[other] { $who ->
            [you] ¿{ $farthings } por todas sus cartas?
           *[other] ¿{ $farthings } por todas las cartas de { $seat }?
        }
    }
say-agree = Vendido
say-decline = No a ese precio
say-lower = Triunfo, pero más bajo
say-ace = ¡El as! El <bote>bote</> es mío
say-highest = El más alto es mío, y el <bote>bote</>
say-rise = Yo ya tengo bastante; dejémoslo

## Money that moves.

paid-stake = la apuesta
paid-fine = la multa por { $card }
paid-price = el precio
paid-pot = el <bote>bote</>
paid-share = una parte del <bote>bote</> que se quedó
paid-loan = prestado por la casa
log-paid-price = el precio
log-paid-pot = el <bote>bote</>
log-paid-share = una parte del <bote>bote</>

win-hands = { $number ->
        [one] Se ha jugado la única mano. La partida ha terminado.
       *[other] Era la última de { WORDS($number, form: "f") } manos. La partida ha terminado.
    }
win-purses = No quedan dos jugadores que puedan pagar su apuesta. La partida ha terminado.
win-rise = { $who ->
        [you] Usted se retira, y la partida acaba aquí.
       *[other] { $seat } se retira, y la partida acaba aquí.
    }

## The rules of the house.

option-unit = Unidad de la mesa
option-unit-help = Lo que vale una unidad de las apuestas.
option-stake = La apuesta
option-stake-help = En unidades de la mesa, y par: quien reparte pone la mitad más.
option-hands = Manos
option-hands-help = Cuántas manos se juegan.
option-hands-0 = hasta que no puedan apostar dos
option-reshuffle = Se baraja
option-reshuffle-help = Si no, las cartas usadas van debajo de la baraja, y una buena memoria vale dinero.
option-reshuffle-dealer_ace = si quien reparte gana con un as
option-reshuffle-any_ace = si alguien gana con un as
option-reshuffle-every_hand = en cada mano
option-reshuffle-exhausted = cuando se ha dado toda
option-gather = Cartas usadas
option-gather-help = Cómo van debajo de la baraja: mezcladas, o en el orden en que están, que puede aprenderse de memoria.
option-gather-haphazard = se mezclan
option-gather-as_they_lie = guardan su orden
option-only_turnup = Ningún triunfo más
option-only_turnup-help = Qué pasa con el bote si no sale más triunfo que el primero.
option-only_turnup-carry = el bote se queda
option-only_turnup-carry_unless_sold = se queda, salvo que se vendiera
option-only_turnup-owner_wins = el bote es de su dueño
option-auction = La venta
option-auction-help = Todos pujan cuando quieren; o por turno, y quien pasa se retira; o cada uno escribe un límite en secreto, y el más alto paga un paso más que el siguiente.
option-auction-open = abierta, con martillo
option-auction-called = por turno
option-auction-sealed = a pliego cerrado
option-patience = Paciencia del martillo
option-patience-help = En una venta abierta, cuántos segundos después de la última puja cae el martillo. Con 0 espera a que todos los demás se retiren, y nadie tiene prisa.
option-patience-0 = espera a todos
option-increment = Subida mínima
option-increment-help = Cuánto ha de subir cada puja, en unidades de la mesa.
option-reserve = Precio mínimo
option-reserve-help = Si quien vende puede decir un precio mínimo.
option-seller_may_refuse = Se puede no vender
option-seller_may_refuse-help = Si quien vende puede rechazar la mejor puja.
option-unseen_sales = Ventas sin ver
option-unseen_sales-help = Si pueden venderse cartas boca abajo; van debajo del montón de quien compra, y nadie las mira.
option-unseen_sales-off = no
option-unseen_sales-own_turn = antes de su turno
option-unseen_sales-any_time = en cualquier momento
option-blind_trump_sale = El triunfo a ciegas
option-blind_trump_sale-help = Si quien reparte puede vender el triunfo antes de descubrirlo.
option-fine_knave_five = Multa por sotas y cincos
option-fine_knave_five-help = Lo que paga al bote quien descubre uno, en unidades de la mesa.
option-fine_knave_five-0 = ninguna
option-spare_hand = La mano de nadie
option-spare_hand-help = Tres cartas para nadie, que se descubren al final: si ahí está el triunfo más alto, el bote se queda.
option-short_stake = Quien no tiene bastante
option-short_stake-help = Quien no llega a la apuesta mira; o pone lo que tiene, y solo puede ganar en proporción; o la casa le presta diez apuestas.
option-short_stake-sit_out = mira
option-short_stake-reduced = pone lo que tiene
option-short_stake-lend = recibe un préstamo
option-double_on_carry = Apuestas dobles
option-double_on_carry-help = Si se doblan las apuestas mientras queda un bote por ganar.
edge-note = Solo cuentan las ventas: el precio frente al valor exacto de lo vendido. Lo demás se compensa.
