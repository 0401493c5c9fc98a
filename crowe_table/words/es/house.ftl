# What the house says at any table: refusals, saved sessions, and what happened, told in words.

## The code of a deal: six words that are written down and typed again.

deal-code-letters = «{ $word }» no es una clave: una clave son seis palabras, o de 1 a 64 letras, cifras, puntos y guiones.
deal-code-count =
    { $number ->
        [one] Una palabra no basta: la clave tiene seis.
       *[other] { CAP(WORDS($number, form: "f")) } palabras no son una clave: la clave tiene seis.
    }
deal-code-word = «{ $word }» no está en ninguna clave. Mírelo otra vez.
deal-code-near = «{ $word }» no está en ninguna clave. ¿No será «{ $near }»?
daily-code-check = Estas seis palabras no son el resultado de nadie. Quizá una esté mal escrita, o dos hayan cambiado de lugar.
deal-code-check = Estas seis palabras no forman ninguna clave. Quizá una esté mal escrita, o dos hayan cambiado de sitio.

## Famous hands, at their end.

exhibit-done = ¡Conseguido! Tantos hechos: { $number }; se pedían: { $wanted }.
exhibit-not-done = Esta vez no. Tantos hechos: { $number }; se pedían: { $wanted }.
exhibit-over = La mano ha terminado. Tantos hechos: { $number }.
exhibit-act = «{ $act }»
exhibit-verdict =
    { $right ->
        [yes]
            { $done ->
                [yes] Eligió { $did }: es seguro, aun contra el mejor juego.
               *[no] Eligió { $did }, y acertó; lo echó a perder otra jugada.
            }
       *[no]
            { $number_best ->
                [one] Lo único seguro era { $best }.
                [2] Solo dos jugadas eran seguras: { $best }.
               *[other] Era seguro, por ejemplo, { $best }.
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

refuse-foreign = «{ $act }» no vale en este juego: es de otro.
refuse-no-such-seat = No hay asiento { $number } en esta mesa.
refuse-over = La partida ha terminado.
refuse-not-asked =
    { $who ->
        [you] Ahora no le toca a usted: la mesa espera a otro.
       *[other] Ahora no le toca a { $seat }: la mesa espera a otro.
    }
refuse-not-the-question = No es eso lo que se pregunta ahora.
refuse-place = Corte más cerca de la mitad: entre { $least } y { $most }.
refuse-not-held = No tiene esa carta.
refuse-card = Ahora no se puede jugar esa carta.
refuse-drop = Ahí no se puede poner. Suelte la carta donde el paño se ilumina.
refuse-cards-number =
    { $least ->
        [one] Elija una carta, ni más ni menos.
       *[other] Elija { WORDS($least, form: "f") } cartas, ni más ni menos.
    }
refuse-cards-between = Elija de { WORDS($least, form: "f") } a { WORDS($most, form: "f") } cartas, y ninguna dos veces.
refuse-follow = Debe asistir al palo: tiene { $suit }.
refuse-follow-or-trump = Debe asistir al palo o jugar triunfo: tiene { $suit }.
refuse-changed-suit = Aquí { $card } pertenece a { $suit }, y no asiste a otro palo.
refuse-win = Debe ganar la baza si puede: tiene { $suit } para ello.
refuse-trump = No tiene de ese palo: debe jugar triunfo.
refuse-number = Debe ser entre { $least } y { $most }.
refuse-numbers = Diga { WORDS($number, form: "m") } números, ninguno menor que { $least }, que sumen { $total }.
refuse-too-little = Es muy poco: ahora lo mínimo es { $farthings }.
refuse-too-much = Es demasiado: ahora lo máximo es { $farthings }.
refuse-purse = En su bolsa solo hay { $farthings }, y nadie puede apostar más de lo que tiene.
refuse-step = La suma va de { $farthings } en { $farthings }.
refuse-word = Eso no se puede decir aquí.
refuse-seat = Ahora no se puede nombrar a ese jugador.
refuse-offer = No tiene nada de esa clase que declarar.
refuse-bid = Debe superar la mejor puja.
refuse-bid-low = Debe superar la mejor puja.
refuse-no-such-bid = Esa puja no existe.
refuse-best-bid = La mejor puja ya es suya.
refuse-dropped-out = Se ha retirado de esta puja y no puede volver a ella.
refuse-spot = Ahora no se puede poner nada ahí.
say-cut-again = Hay empate: saquen otra vez
refuse-fault-reported = El programa ha cometido un error y no ha podido hacerlo. En la mesa no ha cambiado nada. Junto a las partidas hay un informe que puede leer y enviar: { $file }.
refuse-fault = El programa ha cometido un error y no ha podido hacerlo. En la mesa no ha cambiado nada. ({ $fault })
refuse-take-back-house = En esta mesa no se deshacen jugadas. Puede permitirlo en los Ajustes.
refuse-take-back-stakes = En esta mesa no se deshace lo que se juega por dinero. Puede permitirlo en los Ajustes.
refuse-take-back-none = No ha jugado nada que pueda deshacer.
take-back-peeked = Cuando deshizo la jugada ya había visto el resultado, así que esta partida no entrará en el historial.
refuse-hint-stakes = Se juega con dinero, y entonces nadie puede aconsejarle.
refuse-hint-house = Los consejos están desactivados. Puede volver a activarlos en los Ajustes.
refuse-hint-not-asked = Ahora no le toca a usted.
refuse-no-sequel = Esta partida no ha terminado: acábela antes de jugar otra.

## Saved sessions.

save-torn = La última línea está a medio escribir. La partida sigue desde la línea { $line }.
save-damaged = La línea { $line } no se puede leer.
save-edited = La línea { $line } no coincide con su sello: alguien la ha cambiado después.
save-empty = El archivo está vacío.
save-no-header = Esto no es una sesión de Crowe’s Table.
save-future = Lo escribió una edición posterior de Crowe’s Table (formato { $version }). Esta edición lo deja como está.
save-too-long = El archivo es más largo de lo que puede ser una sesión.
save-unreadable = El archivo no se puede abrir: { $why }.
save-in-use = Esta mesa ya está abierta en otra ventana.
save-link = Es un enlace a una mesa guardada en otro lugar, y nunca se escribe a través de un enlace. Abra la mesa donde está, o traiga aquí su archivo.
save-unknown-game = Es una sesión de «{ $game }», un juego que no hay en esta casa.
save-other-laws = Se jugó con la edición { $laws } de las leyes de { $game }; esta casa juega ahora con la edición { $ours }.
save-other-generator = Sus cartas las repartió «{ $word }», que en esta casa no se conoce.
save-options = No se pueden leer las reglas con que se jugó.
save-company = No se puede leer la lista de jugadores.
save-sitting-company = No se puede leer quiénes jugaban en su sesión.
save-sitting-row = La línea { $line } de su cuenta no cuadra: lo que unos ganan, otros han de perderlo.
save-sitting-purses = Las bolsas no cuadran con su cuenta.
save-close = La línea { $line } no cuadra con el resultado de la partida.
save-unfit = Ninguna partida pudo empezar así.
save-line = La línea { $line } no es una jugada válida en este juego.
save-deal = Al repetirla, la mano { $deal } no sale como está escrita (línea { $line }).
save-set-aside = El archivo se guarda aparte como { $file }.
save-left = El archivo se deja como está.
save-cannot-write = Esta partida no se puede guardar en el disco ({ $why }). Siga jugando: se guardará en cuanto se pueda.
save-written-again = Esta partida vuelve a guardarse en el disco. No se ha perdido nada.
save-slow = Puede que lo último que se jugó aún no esté en el disco: el disco no responde.
save-not-written = No se pudo guardar lo último que se jugó: { $why }.
save-stood = La línea { $line } no describe la mesa tal como estaba.
save-not-brought-back = La sesión no se puede recuperar: { $why }.
save-cannot-delete = La sesión no se puede borrar: { $why }.
save-no-seed = Falta el archivo con la semilla de esta partida. Está a su lado hasta que termina.
save-other-seed = La semilla que hay junto a esta partida no es la que se selló antes de la primera mano.
share-not-written = No se pudo guardar la partida en un archivo: { $why }.
share-not-taken = No se pudo copiar la partida entre las guardadas: { $why }.
save-gone = No existe esa sesión.
save-long = Es demasiado larga para leerla en esta lista. Se leerá cuando se siente a ella.
save-refereed = El { $date } se mostraron a un árbitro las cartas del jugador { $number } de esta partida.
refuse-look = Durante la partida, solo un árbitro puede ver las cartas de otro. «--referee» las muestra, y marca la partida.
refuse-look-torn = La última línea de esta partida está a medio escribir. Solo se podrá marcar cuando alguien vuelva a sentarse a ella.
refuse-look-unwritten = No se muestran las cartas, porque no se puede marcar la partida: { $why }.

settings-set-aside = No se pudieron leer los ajustes, así que están como al principio. El archivo antiguo se llama ahora { $file }.
settings-left = No se pudieron leer los ajustes ({ $why }), así que están como al principio.
settings-not-kept = No se pudieron escribir los ajustes ({ $why }). Valen hasta que usted salga.

## What happened, for the slip of the last words, for captions, and for a session read as text.

moved-deal =
    { $who ->
        [you] Usted recibe { $cards }.
       *[other] { $seat } recibe { $cards }.
    }
moved-deal-aside =
    { $number ->
        [one] Se reparte { $cards } a la mesa.
       *[other] Se reparten { $cards } a la mesa.
    }
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
        [you] Mano { $number }{ $deals ->
        [0] {""}
       *[other] { " " }de { $deals }
    }. Reparte usted.
       *[other] Mano { $number }{ $deals ->
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
log-moved-review = Baza vista de nuevo
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
log-each = { CAP($why) }: { WORDS($number, form: "f") } veces { $sum }
log-takes =
    { $who ->
        [you] Usted cobra
       *[other] { $seat } cobra
    }{ $why ->
        [none] {""}
       *[other] : { $why }
    }
paid-buy-in = una bolsa nueva de la casa
act-buy_in = Pedir otra bolsa
hint-buy-in = En su bolsa no queda bastante para seguir: pida otra.
option-buy_in = Bolsas nuevas
option-buy_in-help = Cuántas unidades recibe, entre mano y mano, quien no tiene bastante para seguir. Las da la casa; ni se ganan ni se pierden.
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

bad-game = En esta casa no hay ningún juego «{ $word }». Puede ser: { $allowed }.
bad-preset = { $game } no tiene la modalidad «{ $word }». Puede ser: { $allowed }.
bad-seats = La modalidad «{ $preset }» de { $game } no es para «{ $word }» jugadores. Puede ser para: { $allowed }.
bad-stakes = No hay apuestas «{ $word }». Pueden ser: { $allowed }.
bad-level = No hay ningún nivel «{ $word }». Puede ser: { $allowed }.
bad-rule = Una regla de la casa no puede ser así: { $why }.

## Between deals.

act-ready = Otra mano
act-rise = Dejarlo aquí
act-propose_rise = Proponer dejarlo
act-agree_to_rise = Dejarlo aquí
act-play_on = Seguir
ask-rise-together = { $seat } propone dejarlo aquí. ¿Acepta, o prefiere seguir?
wait-rise-together = Deciden si siguen: { $seats }.
say-propose-rise = ¿Lo dejamos aquí?
say-agree-to-rise = Con mucho gusto
say-play-on = Prefiero seguir
ended-agreed = De común acuerdo, se deja aquí.
ended-drawn = De común acuerdo, la partida queda sin acabar. Es empate, y no se paga ninguna apuesta.
hint-rise-together = Una partida sin acabar es empate, y nadie paga por ella.
hint-rise-settled = Una partida que se deja a medias se paga según vaya.
act-cut = Cortar
act-lapse = Se acabó el tiempo
ask-next-deal = Cuando haya visto el recuento, pase a la mano siguiente.
wait-next-deal = Repasan el recuento: { $seats }.

## Tables that cannot be laid.

unfit-seats = Este juego no es para { WORDS($seats) }.
unfit-stake = Esa apuesta es demasiado alta: podría perder hasta { $farthings }, más de lo que nadie lleva en la bolsa.

## Advice. What to do, and why; then the next best, and what it loses.

hint-told = { $act }. { $why }
hint-told-equal = { $told } Igual de bueno: { $other }.
hint-told-unlikely = { $told } Cualquier otra opción cuesta más.
hint-told-measured = { $told } { $next }
hint-next = En segundo lugar: { $act }.
hint-next-loses = { $next } { $loss }
hint-equal = Igual de bueno: { $act }.
hint-no-other = Ninguna otra opción es mejor.
hint-exactly = { $told } Cálculo exacto: { $part } de { $whole }.
hint-loss-points =
    { $halves ->
        [0] Da casi lo mismo.
        [1] Se pierde cerca de medio tanto.
        [2] Se pierde cerca de un tanto.
        [3] Se pierde cerca de un tanto y medio.
       *[other] Se pierden unos { WORDS($whole, form: "m") } tantos.
    }
hint-loss-money =
    { $amount ->
        [0] Da casi lo mismo.
       *[other] Se pierde cerca de { $farthings }.
    }
hint-loss-games =
    { $some ->
        [0] Gana casi las mismas veces.
       *[other] De esas partidas pierde usted, además, { $share }.
    }
do-act = { $act }: { $what }
do-act-object = { $act } { $what }
do-nothing = No decir nada
do-claim_revoke = Denunciar renuncio de { $seat } en la baza { $number }

## Why a card is good, from the play that is expected: of all games of tricks.

hint-line-last-trump-good = Saca el último triunfo, y sus { $suit } quedan firmes: { $often }.
hint-line-last-trump = Saca el último triunfo contrario: { $often }.
hint-line-draws-two = Saca dos triunfos contrarios por uno de los suyos: { $often }.
hint-line-drives-out = Hace salir { $gender_rank_high ->
        [f] la
       *[m] el
    } { $rank_high }, y su { $rank_low } queda firme: { $often }.
hint-line-partner-trumps = Su pareja no tiene de ese palo, y falla: { $often }.
hint-line-ruff = Usted falla cuando vuelvan a salir de { $suit }: { $often }.
hint-line-they-lead = Tendrán que salirle a usted de { $suit }: { $often }.
hint-line-keeps = Se guarda { $card }, que hace baza más tarde: { $often }.
hint-line-takes = Gana la baza: { $often }.
hint-line-partner-takes = Deja la baza a su pareja, que puede ganarla: { $often }.

## Advice, where a game has none of its own.

hint-search-only = No hay otra opción.
hint-search-best =
    { $worlds ->
        [one] He imaginado un reparto: nada dio mejor resultado.
       *[other] He imaginado { WORDS($worlds, form: "m") } repartos: nada dio mejor resultado.
    }
hint-measured = En los repartos que he probado, nada dio mejor resultado.
hint-judged = Es lo que yo haría, aunque ninguna razón lo decide por sí sola.
