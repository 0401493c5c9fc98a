# Every word that Hazard puts on the table.

game-hazard = Hazard
game-hazard-line = Dos dados y un cubilete: saque un principal, tire por una suerte, y vea cuál de los dos sale antes.
game-hazard-minutes = 15
game-hazard-difficulty = 2
game-hazard-short = Tres manos de dados

preset-crowe = Mr. Crowe
preset-crowe-help = Todos igualan juntos la apuesta de quien tira. Cuando hay una suerte, quien tira puede retirar su apuesta, y los demás dar ventaja para que siga.
preset-crowe-source = Mr. Crowe’s Games, Londres 1775
preset-pearson = Mr. Pearson
preset-pearson-help = Cada uno ofrece una apuesta a quien tira, y se acepta una. Doses, treses, onces y doces cuentan hasta el final. Los demás apuestan entre sí.
preset-pearson-source = Andy Pearson, Carde Gaymes of Olde Englande
preset-classical = El juego clásico
preset-classical-help = Cada uno pone lo que quiere, y quien tira cubre a aquellos a quienes golpea. Tres principales perdidos seguidos pasan el cubilete. Los demás apuestan entre sí.
preset-classical-source = El Compleat Gamester de Cotton, y Hoyle’s Games

## What the house says of cards, said of dice.

menu-seal = Las tiradas se sellaron antes de la primera mano: { $seal }. Su semilla se muestra al final, para que cualquiera pueda comprobarlo.
seat-code = ¿Las mismas tiradas? Escriba las seis palabras de la partida.
slip-code = Escriba estas palabras en una mesa nueva, y saldrán las mismas tiradas.
end-same = Jugarla con las mismas tiradas

## Places, slips and sums.

figure-table = Una mesa de Hazard, con su reborde para que no se caigan los dados
figure-box = El cubilete y los dados
figure-box-tipped = Los dados han salido
ticket-dealer = cubilete
place-main = Principal
place-chance = Suerte
place-bets-aside = Apuestas aparte
note-price =
    { $how ->
        [0] A la par.
        [1] { CAP(WORDS($more)) } a { WORDS($less) } en contra.
        [3] {""}
       *[2] { CAP(WORDS($more)) } a { WORDS($less) } a favor.
    }
account-odds = la ventaja

## Questions, as they are put to whom they concern, and as the others wait.

ask-first-caster = Tire por el cubilete: quien saque más tira antes.
wait-first-caster = { $seats } tira por el cubilete.
ask-wager-setters = El cubilete es suyo. Diga su apuesta, o pase los dados.
wait-wager-setters = { $seats } tiene el cubilete, y ha de apostar.
ask-wager-one_bet = El cubilete es suyo. Ponga una apuesta, o pase los dados.
wait-wager-one_bet = { $seats } tiene el cubilete, y ha de apostar.
ask-setters = { $seat } apuesta { $farthings }. ¿Qué pone usted en contra?
wait-setters = { $seats } ha de poner.
ask-one_bet = { $seat } apuesta { $farthings }. ¿Qué apuesta le ofrece usted?
wait-one_bet = Ofrecen apuesta: { $seats }.
ask-covers = { $seat } tiene el cubilete. ¿Qué pone usted en contra?
wait-covers = { $seats } ha de poner.
ask-accept = Acepte una de las apuestas contra sus { $farthings }, o rechácelas todas y pase los dados.
wait-accept = { $seats } elige una apuesta.
ask-knock = Elija a quién le cubre el dinero. Si no elige a nadie, pasa el cubilete.
wait-knock = { $seats } tiene el cubilete, y puede golpear.
ask-side-bets = Apueste con otro jugador, o diga que está listo para la tirada.
wait-side-bets = Apuestan aparte: { $seats }.
ask-throw-main = Tire por un principal: de cinco a nueve.
wait-throw-main = { $seats } tira por un principal.
ask-name-main = Diga su principal: de cinco a nueve.
wait-name-main = { $seats } dice un principal.
ask-throw-to-main = El principal es { WORDS($main) }. Tire por él.
wait-throw-to-main = { $seats } tira; el principal es { WORDS($main) }.
ask-lay-odds =
    La suerte es { WORDS($chance) }, y el principal { WORDS($main) }. { $who ->
        [you] ¿Qué añade para seguir?
       *[other] ¿Qué añade a su apuesta, para que siga { $seat }?
    }
wait-lay-odds = { $seats } puede dar ventaja.
ask-cast-on = { CAP(WORDS($chance)) } gana y { WORDS($main) } pierde. ¿Sigue tirando, o retira su apuesta y pasa los dados?
wait-cast-on = { $seats } sigue tirando, o retira su apuesta.
ask-throw-race = { CAP(WORDS($chance)) } gana, { WORDS($main) } pierde. ¡Tire!
wait-throw-race = { $seats } tira: con { WORDS($chance) } gana, con { WORDS($main) } pierde.
ask-next-deal = La mano ha terminado. Pase a la siguiente cuando quiera.
wait-next-deal = Antes de la mano siguiente: { $seats }.

act-throw = Tirar
act-declare = Apostar
act-pass_dice = Pasar los dados
act-set_stake = Poner
act-set_stake-nothing = No poner nada
act-offer = Ofrecer
act-no_offer = No ofrecer
act-accept = Aceptar esta
act-refuse_all = Rechazarlas
act-lay = Poner
act-no_lay = No poner nada
act-knock = Golpear
act-name_main = Decir este principal
act-lay_odds = Dar ventaja
act-lay_odds-nothing = No dar ventaja
act-cast_on = Seguir tirando
act-retrieve = Retirar la apuesta
act-offer_side = Ofrecer otra apuesta
act-take_side = Tomar apuesta
act-withdraw_side = Retirarla
act-ready = Seguir

terms-stake = { $farthings }
terms-side =
    { $farthings } contra { $against }, { $side ->
        [in] a que quien tira sale fuera
        [out] a que quien tira gana
        [cast_nick] a que no es acierto
       *[cast_lose] a que no sale fuera
    }
word-offer_side-in = Quien tira gana
word-offer_side-out = Quien tira pierde
word-offer_side-cast_nick = La próxima es acierto
word-offer_side-cast_lose = La próxima es fuera

## Charts beside the dice.

chart-mains = Principales posibles
chart-main = { CAP(WORDS($main)) }
chart-ways = { WORDS($number, form: "f") } maneras
chart-throws = El principal es { WORDS($main) }
chart-nicks = Aciertos
chart-out = Fuera
chart-wins = Gana
chart-loses = Pierde
chart-numbers = { $numbers }
chart-chance = Suerte { $chance }
chart-odds =
    { $how ->
        [0] a la par
        [1] { $more } a { $less } en contra
       *[2] { $more } a { $less } a favor
    }
chart-bets = Apuestas abiertas
chart-bet-taken =
    { $who ->
        [you] Usted con
       *[other] { $seat } con
    } { $who_other ->
        [you] usted
       *[other] { $other }
    }, { $side ->
        [in] por quien tira
        [out] contra quien tira
        [cast_nick] por un acierto
       *[cast_lose] por una tirada fuera
    }
chart-bet-to =
    { $who ->
        [you] Usted a
       *[other] { $seat } a
    } { $who_other ->
        [you] usted
       *[other] { $other }
    }, { $side ->
        [in] por quien tira
        [out] contra quien tira
        [cast_nick] por un acierto
       *[cast_lose] por una tirada fuera
    }
chart-bet-open =
    { $who ->
        [you] Usted a cualquiera,
       *[other] { $seat } a cualquiera,
    } { $side ->
        [in] por quien tira
        [out] contra quien tira
        [cast_nick] por un acierto
       *[cast_lose] por una tirada fuera
    }
chart-terms = { $farthings } contra { $against }

## Refusals.

refuse-side-closed = Nadie puede apostar a eso ahora.
refuse-side-price = Aquí la mesa fija la ventaja: diga solo su propia apuesta.
refuse-side-uncovered = Nadie de los que pregunta tiene { $farthings } para poner en contra: ofrezca menos.

unfit-seats = El Hazard es para dos a ocho jugadores; no es para { WORDS($seats) }.
unfit-limits = Entre la apuesta mínima y la máxima no hay ningún múltiplo de { $farthings }: ensanche los límites, o haga menor la unidad de apuesta.
unfit-purses = Al menos dos han de tener { $farthings }, la apuesta mínima: llene las bolsas, o juegue por menos.

## What is told.

paid-money = { CAP($source) } a { $target }: { $sum }.

deal-begins =
    { $who ->
        [you] Mano { $number }{ $deals ->
        [0] {""}
       *[other] { " " }de { $deals }
    }. El cubilete es suyo.
       *[other] Mano { $number }{ $deals ->
        [0] {""}
       *[other] { " " }de { $deals }
    }. { $seat } tiene el cubilete.
    }
passed-over =
    { $who ->
        [you] Usted no tiene la apuesta mínima, y el cubilete le pasa de largo.
       *[other] { $seat } no tiene la apuesta mínima, y el cubilete pasa de largo.
    }
too-little =
    { $who ->
        [you] Usted tiene muy poco que poner.
       *[other] { $seat } tiene muy poco que poner.
    }
result-thrown =
    { CAP(WORDS($total)) }{ $how ->
        [nick] {" "}con principal { WORDS($main) }: acierto
        [crabs] {" "}con principal { WORDS($main) }: crabs
        [out] {" "}con principal { WORDS($main) }: fuera
        [chance_made] , la suerte, antes que el principal { WORDS($main) }
        [main_came] , el principal, antes que la suerte { WORDS($chance) }
        [late_nick] {" "}con principal { WORDS($main) } y suerte { WORDS($chance) }: acierto tardío
       *[late_crabs] {" "}con principal { WORDS($main) } y suerte { WORDS($chance) }: crabs
    }. { $who ->
        [you] Usted { $how ->
            [nick] gana
            [chance_made] gana
            [late_nick] gana
           *[lost] pierde
        }
       *[other] { $seat } { $how ->
            [nick] gana
            [chance_made] gana
            [late_nick] gana
           *[lost] pierde
        }
    } { $farthings }.
result-retrieved =
    { $who ->
        [you] Usted retira su apuesta
       *[other] { $seat } retira su apuesta
    }, y los dados pasan: no gana nadie.
result-nobody-casts = Todos han pasado los dados: no hay mano.
result-unset = Nadie pone nada: la apuesta es nula, y los dados pasan.
result-no-offer = Nadie ofrece apuesta: lo puesto vuelve, y los dados pasan.
result-refused = Se rechazan todas las apuestas: lo puesto vuelve, y los dados pasan.
result-no-lay = Nadie pone nada: los dados pasan.
result-no-knock =
    { $who ->
        [you] Usted no golpea hacia nadie: los dados pasan.
       *[other] { $seat } no golpea hacia nadie: los dados pasan.
    }

## What is spoken.

say-throw-again = Hay empate: otra vez
say-my-box = El cubilete es mío
say-wager-set = Tiro por { $farthings }. ¿Quién pone en contra?
say-wager-offer = Apuesto { $farthings }. ¿Quién va?
say-pass = Paso el cubilete
say-setters = Le pongo { $farthings }
say-setters-nothing = No pongo nada
say-one_bet = Le ofrezco { $farthings }
say-one_bet-nothing = No ofrezco nada
say-covers = { CAP($farthings) } a que sale fuera
say-covers-nothing = De mí, nada
say-accept =
    { $who ->
        [you] Tomo su apuesta
       *[other] Tomo la apuesta de { $seat }
    }
say-refuse-all = Ninguna me gusta; ahí van los dados
say-knock =
    { $who ->
        [you] Le cubro a usted
       *[other] Cubro a { $seats }
    }
say-no-main = { CAP(WORDS($total)) }: no hay principal
say-main = { CAP(WORDS($main)) } es el principal
say-blank = { CAP(WORDS($total)) } no es nada; otra vez
say-chance =
    { CAP(WORDS($main)) } es el principal, { WORDS($chance) } la suerte; { $how ->
        [0] a la par
        [1] { WORDS($more) } a { WORDS($less) } en contra
       *[2] { WORDS($more) } a { WORDS($less) } a favor
    }
say-odds = Le añado { $farthings } por que siga tirando
say-no-odds = No doy ventaja
say-cast-on = Sigo tirando
say-retrieve = Retiro mi apuesta, y paso el cubilete
say-nick = ¡Acierto!
say-crabs = ¡Cangrejos!
say-out = ¡Pierde!
say-chance_made = { CAP(WORDS($chance)) }: ¡mi suerte!
say-main_came = { CAP(WORDS($main)) }: el principal. Estoy fuera
say-late_nick = ¡Acierto tardío!
say-late_crabs = Cangrejos, y pierdo
say-keep-dice = Los crabs me dejan los dados
say-box-is-yours =
    { $who ->
        [you] El cubilete es suyo
       *[other] El cubilete es de { $seat }
    }
say-side-in =
    { $named ->
        [1] ¿{ $farthings } contra { $against } a que gana quien tira, { $other }?
       *[0] { CAP($farthings) } contra { $against } a que gana quien tira. ¿Quién va?
    }
say-side-out =
    { $named ->
        [1] ¿{ $farthings } contra { $against } a que pierde quien tira, { $other }?
       *[0] { CAP($farthings) } contra { $against } a que pierde quien tira. ¿Quién va?
    }
say-side-cast_nick =
    { $named ->
        [1] ¿{ $farthings } contra { $against } a que es acierto, { $other }?
       *[0] { CAP($farthings) } contra { $against } a que es acierto. ¿Quién va?
    }
say-side-cast_lose =
    { $named ->
        [1] ¿{ $farthings } contra { $against } a que sale fuera, { $other }?
       *[0] { CAP($farthings) } contra { $against } a que sale fuera. ¿Quién va?
    }
say-side-done =
    { $who ->
        [you] Hecho con usted
       *[other] Hecho, { $seat }
    }
say-side-off = Mi apuesta queda retirada
say-rise = Ya me basta; dejémoslo

## Money that moves.

paid-wager = la apuesta
log-paid-setters = puesto
log-paid-covers = puesto
log-paid-covers-caster = cubierto
log-paid-one_bet = ofrecido
log-paid-caster-wins = las apuestas
log-paid-caster-wins-odds = la ventaja
log-paid-unmatched = sin igualar
log-paid-stake-back = la apuesta
log-paid-retrieved = la apuesta
log-paid-back = la apuesta
paid-setters = puesto contra quien tira
paid-one_bet = una apuesta ofrecida
paid-covers = puesto contra quien tira
paid-covers-caster = cubierto por quien tira
paid-unmatched = nadie lo igualó
paid-not-taken = una apuesta no aceptada
paid-cut = la mayor, rebajada a la menor
paid-odds = ventaja dada
paid-caster-wins = gana quien tira
paid-caster-wins-odds = quien tira gana la ventaja
paid-caster-loses = pierde quien tira
paid-stake-back = una apuesta devuelta
paid-retrieved = la apuesta retirada
paid-back = no se tiró
paid-fee = el derecho del cubilete
paid-house = del cubilete a la casa
paid-side-offer = una apuesta aparte
paid-side-take = una apuesta aparte
paid-side-back = una apuesta retirada
paid-side-untaken = una apuesta que nadie tomó
paid-side-void = una apuesta anulada
paid-side-won = una apuesta aparte, ganada

win-hands = { $number ->
        [one] Se ha jugado la única mano. La partida ha terminado.
       *[other] Era la última de { WORDS($number, form: "f") } manos. La partida ha terminado.
    }
win-purses = No quedan dos jugadores que puedan pagar la apuesta mínima. La partida ha terminado.
win-rise = { $who ->
        [you] Usted se retira, y la partida acaba aquí.
       *[other] { $seat } se retira, y la partida acaba aquí.
    }

## The rules of the house.

option-unit = Unidad de la mesa
option-unit-help = Lo que vale una unidad de las apuestas.
option-hands = Manos
option-hands-help = Cuántas manos se juegan.
option-hands-0 = hasta que alguien se retire
option-opposition = Contra quien tira
option-opposition-help = Con Mr. Crowe, los demás igualan juntos la apuesta; con Mr. Pearson, quien tira acepta una; en el juego clásico, quien tira cubre a quien quiere.
option-opposition-setters = ponen todos juntos
option-opposition-one_bet = se acepta una apuesta
option-opposition-covers = aquellos a quienes golpea
option-accepted_bet = La apuesta aceptada
option-accepted_bet-help = Donde se acepta una: vale como se ofreció, o la suma mayor se rebaja a la menor.
option-accepted_bet-as_offered = como se ofreció
option-accepted_bet-matched = se igualan
option-bet_offers = Las apuestas se dicen
option-bet_offers-help = Donde se acepta una apuesta: en voz alta por turno, o en secreto y a la vez.
option-bet_offers-open = en voz alta, por turno
option-bet_offers-sealed = en secreto
option-main_by = El principal
option-main_by-help = Se tira, como en los dos libros, o lo dice quien tira, como en clubes posteriores.
option-main_by-throw = se tira
option-main_by-call = se dice
option-crabs_keep_dice = Los crabs guardan
option-crabs_keep_dice-help = Si un dos o un tres tirado por el principal pierde la apuesta, pero no los dados.
option-retrieve = Se puede retirar
option-retrieve-help = Si quien tira, cuando hay una suerte, puede retirar la apuesta y pasar los dados.
option-setters_odds = Se puede dar ventaja
option-setters_odds-help = Si los que van contra quien tira pueden añadir dinero cuando hay una suerte.
option-comeout_12 = Doce por el principal
option-comeout_12-help = Acierto con seis y ocho y fuera con los demás, o fuera con todos.
option-comeout_12-classical = acierta seis y ocho
option-comeout_12-out = siempre fuera
option-comeout_7 = Siete tras siete
option-comeout_7-help = Lo que es un siete con principal siete.
option-comeout_7-nick = acierto
option-comeout_7-blank = nada
option-comeout_11_main7 = Once con siete
option-comeout_11_main7-help = Lo que es un once con principal siete.
option-comeout_11_main7-nick = acierto
option-comeout_11_main7-blank = nada
option-comeout_11 = Once con otros
option-comeout_11-help = Lo que es un once con principal cinco, seis, ocho o nueve.
option-comeout_11-classical = como en el juego clásico
option-comeout_11-blank = nada
option-comeout_11-out = fuera
option-late_throws = Cuando hay una suerte
option-late_throws-help = Si doses, treses, onces y doces siguen contando cuando quien tira tiene una suerte.
option-late_throws-none = solo principal y suerte
option-late_throws-pearson = cuentan los tardíos
option-losses_to_pass = Los dados pasan tras
option-losses_to_pass-help = Cuántos principales seguidos ha de perder quien tira para que pasen los dados.
option-losses_to_pass-1 = uno perdido
option-losses_to_pass-2 = dos perdidos seguidos
option-losses_to_pass-3 = tres perdidos seguidos
option-side_bets = Apuestas aparte
option-side_bets-help = Si los que no tienen el cubilete pueden apostar entre sí.
option-side_odds = Ventaja de las aparte
option-side_odds-help = La exacta del momento, siempre a la par, o la que acuerden dos personas.
option-side_odds-listed = según la tabla
option-side_odds-even = siempre a la par
option-side_odds-free = como acuerden
option-stake_unit = Unidad de apuesta
option-stake_unit-help = Todo lo que se apuesta o se pone es múltiplo de ella; en unidades de la mesa.
option-offer_unit = Paso de una oferta
option-offer_unit-help = Donde se acepta una apuesta, todas las ofertas son múltiplo de él; en cuartos de la unidad de la mesa.
option-min_wager = Apuesta mínima
option-min_wager-help = En unidades de la mesa.
option-max_wager = Apuesta máxima
option-max_wager-help = En unidades de la mesa.
option-box_fee = Derecho del cubilete
option-box_fee-help = Lo que paga quien tira cada tres principales ganados seguidos, en unidades de la mesa.
option-box_fee-0 = nada
