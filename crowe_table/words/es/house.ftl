# What the house says at any table: refusals, saved sessions, and what happened, told in words.

## The code of a deal: six words that are written down and typed again.

deal-code-letters = «{ $word }» no es la clave de un reparto: son seis palabras, o de 1 a 64 letras, cifras, puntos y guiones.
deal-code-count =
    { $number ->
        [one] Una palabra no es la clave de un reparto: son seis.
       *[other] { CAP(WORDS($number, form: "f")) } palabras no son la clave de un reparto: son seis.
    }
deal-code-word = «{ $word }» no es palabra de ningún reparto. Mire otra vez el papel.
deal-code-near = «{ $word }» no es palabra de ningún reparto. ¿Es «{ $near }»?
deal-code-check = Estas seis palabras no son la clave de ningún reparto. Quizá una está mal escrita, o dos han cambiado de sitio.

## Famous hands, at their end.

exhibit-done = ¡Conseguido! Tantos hechos: { $number }; se pedían: { $wanted }.
exhibit-not-done = Esta vez no. Tantos hechos: { $number }; se pedían: { $wanted }.
exhibit-over = La mano se ha jugado. Tantos hechos: { $number }.
exhibit-act = «{ $act }»
exhibit-verdict =
    { $right ->
        [yes]
            { $done ->
                [yes] Eligió { $did }: es seguro, aun contra el mejor juego.
               *[no] Eligió { $did }, y acertó; otra elección lo echó a perder.
            }
       *[no]
            { $number_best ->
                [one] Lo único seguro era { $best }.
                [2] Lo único seguro eran { $best }.
               *[other] Seguro era, por ejemplo, { $best }.
            } { $done ->
                [yes]
                    { $number_against ->
                        [one] Eligió { $did }, y { $seats_against } se lo perdonó.
                       *[other] Eligió { $did }, y sus contrarios se lo perdonaron.
                    }
               *[no] Eligió { $did }.
            }
    }

## Refusals. Each says what is wrong and, where it can, what would be right.

refuse-foreign = Eso no es una respuesta en este juego: «{ $act }» es de otro juego.
refuse-no-such-seat = No hay asiento { $number } en esta mesa.
refuse-over = La partida ha terminado.
refuse-not-asked =
    { $who ->
        [you] Ahora no se le pregunta a usted: la mesa espera a otro.
       *[other] Ahora no se le pregunta a { $seat }: la mesa espera a otro.
    }
refuse-not-the-question = Ahora no se pregunta eso.
refuse-place = Corte más cerca de la mitad: ha de ser entre { $least } y { $most }.
refuse-not-held = Esa carta no está en su mano.
refuse-card = Ahora no se puede jugar esa carta.
refuse-drop = Ahí no se pone nada. Suelte la carta donde el paño está iluminado.
refuse-cards-number =
    { $least ->
        [one] Elija una carta, ni más ni menos.
       *[other] Elija { WORDS($least, form: "f") } cartas, ni más ni menos.
    }
refuse-cards-between = Elija de { WORDS($least, form: "f") } a { WORDS($most, form: "f") } cartas, y ninguna dos veces.
refuse-follow = Ha de asistir al palo, y tiene { $suit }.
refuse-follow-or-trump = Ha de asistir al palo o jugar triunfo, y tiene { $suit }.
refuse-changed-suit = Hoy { $card } pertenece a { $suit }, y no asiste a otro palo.
refuse-win = Ha de ganar la baza si puede, y tiene { $suit } con que hacerlo.
refuse-trump = No tiene ninguna de ese palo, y ha de jugar triunfo.
refuse-number = Ha de ser entre { $least } y { $most }.
refuse-numbers = Diga { WORDS($number, form: "m") } números, ninguno menor que { $least }, que sumen { $total }.
refuse-too-little = Es muy poco: lo mínimo ahora es { $farthings }.
refuse-too-much = Es demasiado: lo máximo ahora es { $farthings }.
refuse-purse = En su bolsa solo hay { $farthings }, y nadie puede apostar más de lo que tiene.
refuse-step = Diga una suma en pasos de { $farthings }.
refuse-word = Eso no se puede decir aquí.
refuse-seat = Ahora no se puede nombrar a ese jugador.
refuse-offer = No tiene nada de esa clase que declarar.
refuse-bid = Ha de pujar más alto que la puja que manda.
refuse-bid-low = Ha de pujar más alto que la puja que manda.
refuse-no-such-bid = No existe esa puja.
refuse-best-bid = La mejor puja es suya: nadie puja contra sí mismo.
refuse-dropped-out = Ha dejado esta venta y no puede volver.
refuse-spot = Ahora no se puede poner nada ahí.
say-cut-again = Hay empate: saquen otra vez
refuse-fault-reported = El programa ha cometido un error y eso no se pudo hacer. Nada ha cambiado en la mesa. Junto a las partidas hay un informe que puede leer y enviar: { $file }.
refuse-fault = El programa ha cometido un error y eso no se pudo hacer. Nada ha cambiado en la mesa. ({ $fault })
refuse-take-back-house = En esta mesa no se puede recoger ninguna carta. Puede permitirlo en los Ajustes.
refuse-take-back-stakes = En esta mesa no se recoge lo que se juega por dinero. Puede permitirlo en los Ajustes.
refuse-take-back-none = No ha jugado nada que pueda recoger.
take-back-peeked = Ya había visto usted lo que salió cuando lo retiró, así que esta partida no entrará en el historial.
refuse-hint-stakes = Usted juega con monedas, y entonces nadie puede aconsejarle.
refuse-hint-house = Los consejos están desactivados. Puede volver a activarlos en los Ajustes.
refuse-hint-not-asked = Ahora no le toca a usted.
refuse-no-sequel = Esta partida no ha terminado: acábela antes de jugar otra.

## Saved sessions.

save-torn = La última línea solo está escrita a medias. La partida sigue desde la línea { $line }.
save-damaged = La línea { $line } no se puede leer.
save-edited = La línea { $line } no concuerda con su sello: alguien la ha cambiado después de escrita.
save-empty = El archivo está vacío.
save-no-header = Esto no es una sesión de Crowe’s Table.
save-future = Lo escribió una edición posterior de Crowe’s Table (formato { $version }). Esta edición lo deja como está.
save-too-long = El archivo es más largo de lo que puede ser una sesión.
save-unreadable = El archivo no se puede abrir: { $why }.
save-in-use = Esta mesa ya está abierta en otra ventana.
save-link = Es un enlace a una mesa guardada en otro lugar, y nunca se escribe a través de un enlace. Abra la mesa donde está, o traiga aquí su archivo.
save-unknown-game = Es una sesión de «{ $game }», juego que no hay en esta casa.
save-other-laws = Se jugó con la edición { $laws } de las leyes de { $game }; esta casa juega ahora con la edición { $ours }.
save-other-generator = Sus cartas las repartió «{ $word }», que esta casa no conoce.
save-options = Las reglas con que se jugó no se pueden leer.
save-company = La lista de jugadores no se puede leer.
save-sitting-company = La compañía de su sesión no se puede leer.
save-sitting-row = La línea { $line } de su cuenta no cuadra: lo que unos ganan, otros han de perderlo.
save-sitting-purses = Las bolsas no son lo que da su cuenta.
save-close = La línea { $line } no es lo que dio la partida.
save-unfit = Ninguna partida pudo empezar así.
save-line = La línea { $line } no es una jugada lícita en este juego.
save-deal = Jugado de nuevo, el reparto { $deal } no sale como se escribió (línea { $line }).
save-set-aside = El archivo se guarda aparte como { $file }.
save-left = El archivo se deja como está.
save-cannot-write = Esta partida no se puede escribir en el disco ({ $why }). Siga jugando: se escribirá en cuanto se pueda.
save-written-again = Esta partida vuelve a escribirse en el disco. No se ha perdido nada.
save-slow = Puede que lo último que se jugó no esté escrito todavía: el disco no responde.
save-not-written = Lo último que se jugó no se pudo escribir: { $why }.
save-stood = La línea { $line } no es como estaba la mesa.
save-not-brought-back = La sesión no se puede recuperar: { $why }.
save-cannot-delete = La sesión no se puede borrar: { $why }.
save-no-seed = Falta el archivo con la semilla de esta partida. Está a su lado hasta que termina.
save-other-seed = La semilla que hay junto a esta partida no es la que se selló antes del primer reparto.
save-gone = No existe esa sesión.
save-long = Es demasiado larga para leerla en esta lista. Se leerá cuando se siente a ella.
save-refereed = A un árbitro se le mostró lo que el jugador { $number } tiene en esta partida, el { $date }.
refuse-look = Durante la partida, solo un árbitro puede ver la mano de otro. «--referee» la muestra, y marca la partida.
refuse-look-torn = La última línea de esta partida solo está escrita a medias. Solo se puede marcar cuando alguien haya vuelto a sentarse a ella.
refuse-look-unwritten = No se muestra ninguna mano, pues la mesa no se puede marcar: { $why }.

settings-set-aside = Los ajustes no se pudieron leer, así que están como al principio. El archivo antiguo se llama ahora { $file }.
settings-left = Los ajustes no se pudieron leer ({ $why }), así que están como al principio.
settings-not-kept = Los ajustes no se pudieron escribir ({ $why }). Valen hasta que usted se marche.

## What happened, for the slip of the last words, for captions, and for a session read as text.

moved-deal =
    { $who ->
        [you] Usted recibe { $cards }.
       *[other] { $seat } recibe { $cards }.
    }
moved-deal-aside = Se reparte { $cards } a la mesa.
moved-play =
    { $who ->
        [you] Usted juega { $cards }.
       *[other] { $seat } juega { $cards }.
    }
moved-cut =
    { $who ->
        [you] Usted saca { $cards }.
       *[other] { $seat } saca { $cards }.
    }
moved-show =
    { $who ->
        [you] Usted muestra { $cards }.
       *[other] { $seat } muestra { $cards }.
    }
moved-turn =
    { $number ->
        [one] Se descubre { $cards }.
       *[other] Se descubren { $cards }.
    }
shown-cards =
    { $number ->
        [one] Se muestra { $cards }.
       *[other] Se muestran { $cards }.
    }
said-words =
    { $who ->
        [you] Usted: «{ $words }»
       *[other] { $seat }: «{ $words }»
    }
paid-money =
    { $who ->
        [you] Usted paga { $sum } a { $target }.
       *[other] { CAP($source) } paga { $sum } a { $target }.
    }
threw-dice =
    { $who ->
        [you] Usted tira { $dice }.
       *[other] { $seat } tira { $dice }.
    }
scored-points =
    { $who ->
        [you] Usted se apunta { $points }, y lleva { $after }. { $recital }.
       *[other] { $seat } se apunta { $points }, y lleva { $after }. { $recital }.
    }
scored-nothing =
    { $who ->
        [you] Usted no se apunta nada. { $recital }.
       *[other] { $seat } no se apunta nada. { $recital }.
    }
deal-begins =
    { $who ->
        [you] Reparto { $number }{ $deals ->
        [0] {""}
       *[other] { " " }de { $deals }
    }. Reparte usted.
       *[other] Reparto { $number }{ $deals ->
        [0] {""}
       *[other] { " " }de { $deals }
    }. Reparte { $seat }.
    }

## The account of a deal: what stands at the beginning of a line, a card or a sum at its end.

log-plays =
    { $who ->
        [you] Usted
       *[other] { $seat }
    }
log-led =
    { $who ->
        [you] Usted salió
       *[other] { $seat } salió
    }
log-won =
    { $who ->
        [you] Usted ganó
       *[other] { $seat } ganó
    }
log-says =
    { $who ->
        [you] Usted
       *[other] { $seat }
    }
log-said = «{ $words }»
log-with-card = { $card_text } ({ $words })
log-score =
    { $who ->
        [you] Usted: { $words }
       *[other] { $seat }: { $words }
    }
log-reached = van { $score }
log-count = El recuento
log-round = Ronda { WORDS($number) }
log-throws =
    { $who ->
        [you] Usted tira
       *[other] { $seat } tira
    }
log-thrown = { $dice_told } = { $number }
log-shown = A la vista
log-shows =
    { $who ->
        [you] Sus cartas
       *[other] { $seat } muestra
    }
log-moved-turn = Descubierta
log-moved-show =
    { $who ->
        [you] Usted muestra
       *[other] { $seat } muestra
    }
log-moved-cut =
    { $who ->
        [you] Usted saca
       *[other] { $seat } saca
    }
log-moved-review = La baza, vuelta a ver
log-puts =
    { $why ->
        [none] { $who ->
            [you] Usted
           *[other] { $seat }
        }
       *[other] { $who ->
            [you] Usted: { $why }
           *[other] { $seat }: { $why }
        }
    }
log-each = { CAP(WORDS($number)) } de { $sum }: { $why }
log-takes =
    { $who ->
        [you] Usted cobra
       *[other] { $seat } cobra
    }{ $why ->
        [none] {""}
       *[other] : { $why }
    }
paid-buy-in = una bolsa nueva de la casa
act-buy_in = Otra bolsa
hint-buy-in = Su bolsa pesa poco para seguir: pida otra.
option-buy_in = Bolsas nuevas
option-buy_in-help = Unidades de una bolsa nueva, entre repartos, para quien tiene muy poco para seguir. La da la ceca; ni se gana ni se pierde.
option-buy_in-0 = no se permiten
log-has-back =
    { $who ->
        [you] Usted recupera
       *[other] { $seat } recupera
    }{ $why ->
        [none] {""}
       *[other] : { $why }
    }
log-pays =
    { $who ->
        [you] Usted a { $other }: { $why }
       *[other] { $seat } a { $who_other ->
            [you] usted
           *[other] { $other }
        }: { $why }
    }

## What was asked for and cannot be had.

bad-game = No hay ningún juego «{ $word }» en esta casa. Puede ser: { $allowed }.
bad-preset = { $game } no tiene la modalidad «{ $word }». Puede ser: { $allowed }.
bad-seats = La modalidad «{ $preset }» de { $game } no es para «{ $word }» jugadores. Puede ser para: { $allowed }.
bad-stakes = No hay apuestas «{ $word }». Pueden ser: { $allowed }.
bad-level = No hay nivel «{ $word }». Puede ser: { $allowed }.
bad-rule = Una regla de la casa no puede ser así: { $why }.

## Between deals.

act-ready = Otro reparto
act-rise = Acabar aquí
act-propose_rise = Proponer acabar
act-agree_to_rise = Acabar aquí
act-play_on = Seguir
ask-rise-together = { $seat } quiere acabar aquí. ¿Acaban todos, o sigue jugando?
wait-rise-together = Acabar o seguir jugando: { $seats }.
say-propose-rise = ¿Lo dejamos aquí?
say-agree-to-rise = Con mucho gusto
say-play-on = Prefiero seguir
ended-agreed = De común acuerdo, se acaba aquí.
ended-drawn = De común acuerdo, la partida queda sin acabar. Es empate, y no se paga ninguna apuesta.
hint-rise-together = Una partida sin acabar es empate, y nadie paga por ella.
hint-rise-settled = Una partida cortada se liquida como esté.
act-cut = Cortar
act-lapse = Se acabó el tiempo
ask-next-deal = Cuando haya visto el recuento, pase al siguiente reparto.
wait-next-deal = Repasando el recuento: { $seats }.

## Tables that cannot be laid.

unfit-seats = Este juego no es para { WORDS($seats) }.
unfit-stake = Esa apuesta es demasiado alta: se podrían perder hasta { $farthings }, más de lo que nadie lleva en la bolsa.

## Advice. What to do, and why; then the next best, and what it loses.

hint-told = { $act }. { $why }
hint-told-equal = { $told } Igual de bueno: { $other }.
hint-told-unlikely = { $told } Cualquier otra cosa cuesta más.
hint-told-measured = { $told } { $next }
hint-next = Lo segundo mejor: { $act }.
hint-next-loses = { $next } { $loss }
hint-equal = Igual de bueno: { $act }.
hint-no-other = Ninguna otra opción es mejor.
hint-exactly = { $told } Contado exactamente: { $part } de { $whole }.
hint-loss-points =
    { $halves ->
        [0] Viene a dar casi lo mismo.
        [1] Pierde cerca de medio tanto.
        [2] Pierde cerca de un tanto.
        [3] Pierde cerca de un tanto y medio.
       *[other] Pierde unos { WORDS($whole, form: "m") } tantos.
    }
hint-loss-money =
    { $amount ->
        [0] Viene a dar casi lo mismo.
       *[other] Pierde cerca de { $farthings }.
    }
hint-loss-games =
    { $some ->
        [0] Gana casi las mismas veces.
       *[other] Partidas que pierde además: { $share }.
    }
do-act = { $act }: { $what }
do-act-object = { $act } { $what }
do-nothing = No decir nada
do-claim_revoke = Decir que { $seat } renunció en la baza { $number }

## Why a card is good, from the play that is expected: of all games of tricks.

hint-line-last-trump-good = Saca el último triunfo, y sus { $suit } quedan firmes: { $often }.
hint-line-last-trump = Saca el último triunfo del contrario: { $often }.
hint-line-draws-two = Saca dos triunfos del contrario por uno de usted: { $often }.
hint-line-drives-out = Hace salir { $gender_rank_high ->
        [f] la
       *[m] el
    } { $rank_high }, y su { $rank_low } queda firme: { $often }.
hint-line-partner-trumps = Su pareja no tiene de ese palo, y falla: { $often }.
hint-line-ruff = Usted falla cuando se vuelva a salir de { $suit }: { $often }.
hint-line-they-lead = Tendrán que venir a usted en { $suit }: { $often }.
hint-line-keeps = Se guarda { $card }, que más tarde hace baza: { $often }.
hint-line-takes = Gana la baza: { $often }.
hint-line-partner-takes = Deja la baza a su pareja, que puede ganarla: { $often }.

## Advice, where a game has none of its own.

hint-search-only = No hay otra opción.
hint-search-best =
    { $worlds ->
        [one] En el único reparto imaginado, nada dio mejor resultado.
       *[other] En { WORDS($worlds, form: "m") } repartos imaginados, nada dio mejor resultado.
    }
hint-measured = En los repartos que he probado, nada dio mejor resultado.
hint-judged = Es lo que yo haría, aunque ninguna razón sola lo decide.
