# Every word that Hazard puts on the table.

game-hazard = Hazard
game-hazard-line = Dos dados y un cubilete: saque un principal y una suerte, y a ver cuál de los dos vuelve antes.
game-hazard-plain = Tire dos dados, y apueste por lo que saldrá.
game-hazard-minutes = 15
game-hazard-difficulty = 2

preset-crowe = Mr. Crowe
preset-crowe-help = Todos juntos igualan la apuesta de quien tira. Cuando hay una suerte, quien tira puede retirar su apuesta, y los demás dar ventaja para que siga.
preset-crowe-source = Mr. Crowe’s Games, Londres 1775
preset-pearson = Mr. Pearson
preset-pearson-help = Cada uno ofrece una apuesta a quien tira, y se acepta una. Doses, treses, onces y doces cuentan hasta el final. Los demás apuestan entre sí.
preset-pearson-source = Andy Pearson, Carde Gaymes of Olde Englande
preset-classical = El juego clásico
preset-classical-help = Cada uno pone lo que quiere, y quien tira cubre a quien le parece. Tres principales perdidos seguidos, y el cubilete pasa. Los demás apuestan entre sí.
preset-classical-source = El Compleat Gamester de Cotton, y Hoyle’s Games

## What the house says of cards, said of dice.

menu-seal = Las tiradas se sellaron antes de la primera mano: { $seal }. Su semilla se muestra al final, para que cualquiera pueda comprobarlo.
seat-code = ¿Las mismas tiradas? Escriba las seis palabras de la partida.
slip-code = Escriba estas palabras en una mesa nueva y saldrán las mismas tiradas.
end-same = Repetirla con las mismas tiradas

## Places, slips and sums.

figure-table = Una mesa de Hazard, con su reborde para que no se caigan los dados
figure-box = El cubilete y los dados
figure-box-tipped = Los dados, ya tirados
ticket-dealer = cubilete
place-main = <principal>Principal</>
place-chance = <suerte>Suerte</>
place-bets-aside = Apuestas aparte
chart-race = { CAP(WORDS($chance)) } gana · { WORDS($main) } pierde
chart-price =
    { $how ->
        [0] A la par.
        [1] { CAP(WORDS($more)) } a { WORDS($less) } en contra.
        [3] {""}
       *[2] { CAP(WORDS($more)) } a { WORDS($less) } a favor.
    }
coins-odds = + { $amount }
account-odds = la ventaja

## Questions, as they are put to whom they concern, and as the others wait.

ask-first-caster = Tire por el <cubilete>cubilete</>: empieza quien saque más.
wait-first-caster = { $seats } tira por el <cubilete>cubilete</>.
ask-wager-setters = El <cubilete>cubilete</> es suyo. Diga su apuesta, o pase los dados.
wait-wager-setters = { $seats } tiene el <cubilete>cubilete</>, y va a apostar.
ask-wager-one_bet = El <cubilete>cubilete</> es suyo. Ponga una apuesta, o pase los dados.
wait-wager-one_bet = { $seats } tiene el <cubilete>cubilete</>, y va a apostar.
ask-setters = { $seat } apuesta { $farthings }. ¿Qué pone usted en contra?
wait-setters = Le toca poner a { $seats }.
ask-one_bet = { $seat } apuesta { $farthings }. ¿Qué le ofrece usted?
wait-one_bet = Ofrecen apuesta: { $seats }.
ask-covers = { $seat } tiene el <cubilete>cubilete</>. ¿Qué pone usted en contra?
wait-covers = Le toca poner a { $seats }.
ask-accept = Acepte una de las apuestas contra sus { $farthings }, o rechácelas todas y pase los dados.
wait-accept = { $seats } elige una apuesta.
ask-knock = Elija a quién cubre. Si no cubre a nadie, pasa el <cubilete>cubilete</>.
wait-knock = { $seats } tiene el <cubilete>cubilete</>, y elige a quién cubre.
ask-side-bets = Apueste con otro jugador, o diga que por usted ya se puede tirar.
wait-side-bets = Apuestan aparte: { $seats }.
ask-throw-main = Tire para sacar un <principal>principal</>: de cinco a nueve.
wait-throw-main = { $seats } tira para sacar un <principal>principal</>.
ask-name-main = Diga su <principal>principal</>: de cinco a nueve.
wait-name-main = { $seats } dice un <principal>principal</>.
ask-throw-to-main = El <principal>principal</> es { WORDS($main) }. Tire por él.
wait-throw-to-main = { $seats } tira; el <principal>principal</> es { WORDS($main) }.
ask-lay-odds =
    La <suerte>suerte</> es { WORDS($chance) }, y el <principal>principal</> { WORDS($main) }. { $who ->
        [you] ¿Qué añade para seguir?
       *[other] ¿Qué añade a su apuesta, para que siga { $seat }?
    }
wait-lay-odds = { $seats } puede dar ventaja.
ask-cast-on = { CAP(WORDS($chance)) } gana y { WORDS($main) } pierde. ¿Sigue tirando, o retira su apuesta y pasa los dados?
wait-cast-on = { $seats } sigue tirando, o retira su apuesta.
ask-throw-race = { CAP(WORDS($chance)) } gana, { WORDS($main) } pierde. ¡Tire!
wait-throw-race = { $seats } tira: con { WORDS($chance) } gana, con { WORDS($main) } pierde.
ask-next-deal = La mano ha terminado. Pase a la siguiente cuando quiera.
wait-next-deal = La mano siguiente espera a { $seats }.

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
act-knock = Cubrir
act-name_main = Decir este principal
act-lay_odds = Dar ventaja
act-lay_odds-nothing = No dar ventaja
act-cast_on = Seguir tirando
act-retrieve = Retirar la apuesta
act-offer_side = Ofrecer apuesta aparte
act-take_side = Aceptar apuesta
act-withdraw_side = Retirarla
act-ready = Seguir

terms-stake = { $farthings }
terms-side =
    { $farthings } contra { $against }, { $side ->
        [in] a que pierde quien tira
        [out] a que gana quien tira
        [cast_nick] a que no es acierto
       *[cast_lose] a que no es fallo
    }
word-offer_side-in = Quien tira gana
word-offer_side-out = Quien tira pierde
word-offer_side-cast_nick = La próxima es acierto
word-offer_side-cast_lose = La próxima es fallo

## Charts beside the dice.

chart-mains = Principales posibles
chart-main = { CAP(WORDS($main)) }
chart-ways = { WORDS($number, form: "f") } maneras
chart-throws = El principal es { WORDS($main) }
chart-nicks = Aciertos
chart-out = Fallos
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
       *[cast_lose] por un fallo
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
       *[cast_lose] por un fallo
    }
chart-bet-open =
    { $who ->
        [you] Usted a cualquiera,
       *[other] { $seat } a cualquiera,
    } { $side ->
        [in] por quien tira
        [out] contra quien tira
        [cast_nick] por un acierto
       *[cast_lose] por un fallo
    }
chart-terms = { $farthings } contra { $against }

## Refusals.

refuse-side-closed = Ahora no se puede apostar a eso.
refuse-side-price = Aquí la mesa fija la ventaja: diga solo lo que pone usted.
refuse-side-uncovered = Nadie de aquellos a quienes la ofrece tiene { $farthings } que poner en contra: ofrezca menos.

unfit-seats = El Hazard es para dos a ocho jugadores; no es para { WORDS($seats) }.
unfit-limits = Entre la apuesta mínima y la máxima no hay ningún múltiplo de { $farthings }: ensanche los límites, o reduzca la unidad de apuesta.
unfit-purses = Al menos dos jugadores han de tener { $farthings }, la apuesta mínima: llene las bolsas, o juegue por menos.

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
        [you] Usted no tiene la apuesta mínima, y el cubilete pasa al siguiente.
       *[other] { $seat } no tiene la apuesta mínima, y el cubilete pasa al siguiente.
    }
too-little =
    { $who ->
        [you] A usted no le alcanza para poner nada.
       *[other] A { $seat } no le alcanza para poner nada.
    }
result-thrown =
    { CAP(WORDS($total)) }{ $how ->
        [nick] {" "}con <principal>principal</> { WORDS($main) }: <acierto>acierto</>
        [crabs] {" "}con <principal>principal</> { WORDS($main) }: <crabs>crabs</>
        [out] {" "}con <principal>principal</> { WORDS($main) }: <fallo>fallo</>
        [chance_made] , la <suerte>suerte</>, antes que el <principal>principal</> { WORDS($main) }
        [main_came] , el <principal>principal</>, antes que la <suerte>suerte</> { WORDS($chance) }
        [late_nick] {" "}con <principal>principal</> { WORDS($main) } y <suerte>suerte</> { WORDS($chance) }: <acierto>acierto</> tardío
       *[late_crabs] {" "}con <principal>principal</> { WORDS($main) } y <suerte>suerte</> { WORDS($chance) }: <crabs>crabs</>
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
    }, y los dados pasan. No gana nadie.
result-nobody-casts = Todos han pasado los dados: no hay mano.
result-unset = Nadie pone nada: la apuesta queda anulada, y los dados pasan.
result-no-offer = Nadie ofrece nada: la apuesta se devuelve, y los dados pasan.
result-refused = Se rechazan todas las ofertas: la apuesta se devuelve, y los dados pasan.
result-no-lay = Nadie pone nada: los dados pasan.
result-no-knock =
    { $who ->
        [you] Usted no cubre a nadie: los dados pasan.
       *[other] { $seat } no cubre a nadie: los dados pasan.
    }

## What is spoken.

say-throw-again = Hay empate: tiren otra vez
say-my-box = El <cubilete>cubilete</> es mío
say-wager-set = Tiro por { $farthings }. ¿Quién pone en contra?
say-wager-offer = Apuesto { $farthings }. ¿Quién va?
say-pass = Paso el <cubilete>cubilete</>
say-setters = Pongo { $farthings } en contra
say-setters-nothing = No pongo nada
say-one_bet = Le ofrezco { $farthings }
say-one_bet-nothing = No ofrezco nada
say-covers = { CAP($farthings) } a que pierde
say-covers-nothing = Yo, nada
say-accept =
    { $who ->
        [you] Acepto su apuesta
       *[other] Acepto la apuesta de { $seat }
    }
say-refuse-all = Ninguna me gusta; ahí van los dados
say-knock =
    { $who ->
        [you] Le cubro a usted
       *[other] Cubro a { $seats }
    }
say-no-main = { CAP(WORDS($total)) }: no hay <principal>principal</>
say-main = El <principal>principal</> es { WORDS($main) }
say-blank = { CAP(WORDS($total)) }: nada; otra vez
say-chance =
    <principal>Principal</>, { WORDS($main) }; <suerte>suerte</>, { WORDS($chance) }; { $how ->
        [0] a la par
        [1] { WORDS($more) } a { WORDS($less) } en contra
       *[2] { WORDS($more) } a { WORDS($less) } a favor
    }
say-odds = Añado { $farthings } si sigue tirando
say-no-odds = No doy ventaja
say-cast-on = Sigo tirando
say-retrieve = Retiro mi apuesta, y paso el <cubilete>cubilete</>
say-nick = ¡<acierto>Acierto</>!
say-crabs = ¡<crabs>Crabs</>!
say-out = ¡<fallo>Fallo</>!
say-chance_made = { CAP(WORDS($chance)) }: ¡mi <suerte>suerte</>!
say-main_came = { CAP(WORDS($main)) }: el <principal>principal</>. He perdido
say-late_nick = ¡<acierto>Acierto</> tardío!
say-late_crabs = <crabs>Crabs</>, y pierdo
say-keep-dice = <crabs>Crabs</>: me quedo con los dados
say-box-is-yours =
    { $who ->
        [you] El <cubilete>cubilete</> es suyo
       *[other] El <cubilete>cubilete</> es de { $seat }
    }
say-side-in =
    { $named ->
        [1] ¿{ $farthings } contra { $against } a que gana <quien-tira>quien tira</>, { $other }?
       *[0] { CAP($farthings) } contra { $against } a que gana <quien-tira>quien tira</>. ¿Quién va?
    }
say-side-out =
    { $named ->
        [1] ¿{ $farthings } contra { $against } a que pierde <quien-tira>quien tira</>, { $other }?
       *[0] { CAP($farthings) } contra { $against } a que pierde <quien-tira>quien tira</>. ¿Quién va?
    }
say-side-cast_nick =
    { $named ->
        [1] ¿{ $farthings } contra { $against } a que es <acierto>acierto</>, { $other }?
       *[0] { CAP($farthings) } contra { $against } a que es <acierto>acierto</>. ¿Quién va?
    }
say-side-cast_lose =
    { $named ->
        [1] ¿{ $farthings } contra { $against } a que es <fallo>fallo</>, { $other }?
       *[0] { CAP($farthings) } contra { $against } a que es <fallo>fallo</>. ¿Quién va?
    }
say-side-done =
    { $who ->
        [you] Trato hecho
       *[other] Trato hecho, { $seat }
    }
say-side-off = Retiro mi apuesta
say-rise = Yo ya tengo bastante; dejémoslo

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
paid-setters = puesto contra <quien-tira>quien tira</>
paid-one_bet = una apuesta ofrecida
paid-covers = puesto contra <quien-tira>quien tira</>
paid-covers-caster = cubierto por <quien-tira>quien tira</>
paid-unmatched = nadie lo igualó
paid-not-taken = una apuesta no aceptada
paid-cut = la mayor, rebajada a la menor
paid-odds = ventaja dada
paid-caster-wins = gana <quien-tira>quien tira</>
paid-caster-wins-odds = <quien-tira>quien tira</> gana la ventaja
paid-caster-loses = pierde <quien-tira>quien tira</>
paid-stake-back = una apuesta devuelta
paid-retrieved = la apuesta retirada
paid-back = no se tiró
paid-fee = el derecho del <cubilete>cubilete</>
paid-house = del <cubilete>cubilete</> a la casa
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
option-opposition-covers = quien tira cubre a quien quiere
option-accepted_bet = La apuesta aceptada
option-accepted_bet-help = Si se acepta una sola: vale como se ofreció, o la suma mayor se rebaja a la menor.
option-accepted_bet-as_offered = como se ofreció
option-accepted_bet-matched = se igualan
option-bet_offers = Las apuestas se dicen
option-bet_offers-help = Si se acepta una sola apuesta: se dicen en voz alta por turno, o en secreto y a la vez.
option-bet_offers-open = en voz alta, por turno
option-bet_offers-sealed = en secreto
option-main_by = El principal
option-main_by-help = Sale a los dados, como en los dos libros, o lo dice quien tira, como en clubes posteriores.
option-main_by-throw = sale a los dados
option-main_by-call = lo dice quien tira
option-crabs_keep_dice = Con crabs no pasan los dados
option-crabs_keep_dice-help = Si quien saca dos o tres al tirar por el principal pierde la apuesta, pero no los dados.
option-retrieve = Se puede retirar la apuesta
option-retrieve-help = Si quien tira, cuando hay una suerte, puede retirar la apuesta y pasar los dados.
option-setters_odds = Se puede dar ventaja
option-setters_odds-help = Si los que van contra quien tira pueden añadir dinero cuando hay una suerte.
option-comeout_12 = Si sale doce
option-comeout_12-help = Al tirar por el principal: acierto con seis y ocho y fallo con los demás, o fallo con todos.
option-comeout_12-classical = acierto con seis y ocho
option-comeout_12-out = siempre fallo
option-comeout_7 = Siete tras siete
option-comeout_7-help = Qué es un siete cuando el principal es siete.
option-comeout_7-nick = acierto
option-comeout_7-blank = nada
option-comeout_11_main7 = Once con siete
option-comeout_11_main7-help = Qué es un once cuando el principal es siete.
option-comeout_11_main7-nick = acierto
option-comeout_11_main7-blank = nada
option-comeout_11 = Once con otros
option-comeout_11-help = Qué es un once cuando el principal es cinco, seis, ocho o nueve.
option-comeout_11-classical = como en el juego clásico
option-comeout_11-blank = nada
option-comeout_11-out = fallo
option-late_throws = Cuando hay una suerte
option-late_throws-help = Si doses, treses, onces y doces siguen contando cuando quien tira tiene una suerte.
option-late_throws-none = solo principal y suerte
option-late_throws-pearson = cuentan también los tardíos
option-losses_to_pass = Los dados pasan tras
option-losses_to_pass-help = Cuántos principales seguidos tiene que perder quien tira para que pasen los dados.
option-losses_to_pass-1 = perder uno
option-losses_to_pass-2 = perder dos seguidos
option-losses_to_pass-3 = perder tres seguidos
option-side_bets = Apuestas aparte
option-side_bets-help = Si los que no tienen el cubilete pueden apostar entre sí.
option-side_odds = Precio de las aparte
option-side_odds-help = La ventaja exacta del momento, siempre a la par, o lo que acuerden los dos.
option-side_odds-listed = según la tabla
option-side_odds-even = siempre a la par
option-side_odds-free = como acuerden
option-stake_unit = Unidad de apuesta
option-stake_unit-help = Todo lo que se apuesta o se pone es múltiplo de ella; en unidades de la mesa.
option-offer_unit = Paso de las ofertas
option-offer_unit-help = Si se acepta una sola apuesta, todas las ofertas son múltiplo de él; en cuartos de la unidad de la mesa.
option-min_wager = Apuesta mínima
option-min_wager-help = En unidades de la mesa.
option-max_wager = Apuesta máxima
option-max_wager-help = En unidades de la mesa.
option-box_fee = Derecho del cubilete
option-box_fee-help = Lo que paga quien tira cada vez que gana tres principales seguidos, en unidades de la mesa.
option-box_fee-0 = nada
edge-note = Exacto, si el tirador retira su apuesta siempre que le conviene. Las demás decisiones y las apuestas laterales también cuentan.
