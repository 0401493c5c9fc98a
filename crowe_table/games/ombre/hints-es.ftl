# Why to bid or to pass, what to call, what to play: each speaks for the answer, in ten words or so.

do-propose = Proponer { $suit }
do-name = Hacer triunfo { $suit }
do-agree = Estar de acuerdo
do-refuse = Negarse
do-pass = Pasar
do-ask = Pedir licencia
do-sans_prendre = Ir de solo
do-keep_game = Conservar el juego
do-yield = Ceder
do-change =
    { $number ->
        [0] Quedarse con todas sus cartas
       *[other] Cambiar { $cards }
    }
do-voll = Anunciar la bola

hint-any = Lo mismo da una que otra.
hint-only = Es la única carta que la ley le deja.
hint-claim = Todas las bazas que quedan son suyas, estén donde estén las cartas.
hint-voll = Todas las bazas son suyas, y anunciarlo se paga.
hint-bid =
    { $kind ->
        [frog] En los repartos imaginados se hace: { $often }.
        [solo] A solas, cinco bazas se hacen: { $often }.
       *[tout] A solas, todas las bazas se hacen: { $often }.
    }
hint-bid-better = El juego solo se hace { $often }, pero en los repartos imaginados pasar da menos.
hint-pass =
    { $number ->
        [0] Con esta mano ningún juego es bastante probable.
       *[other] Deja el riesgo a los demás.
    }
hint-call-short = Tiene poco de ese palo: su as gana pronto, o usted falla.
hint-call = Con ese compañero el juego se hace: { $often }.
hint-name = En él es más fuerte su mano.
hint-colour = Nadie ha mirado, y los tréboles no piden permiso.
hint-agree = Nadie ha mirado aún: tan bueno es un palo como otro.
hint-ask = Tres bazas están casi seguras, y pueden venir más al cambiar.
hint-sans-prendre = El juego está en su mano tal como vino.
hint-pass-words = Tan pocas bazas seguras no merecen el riesgo.
hint-yield = Sería caro jugar con las cartas tal como vinieron.
hint-change =
    { $number ->
        [0] Todo lo que tiene merece guardarse.
       *[other] Se guardan triunfos y reyes, y puede venir algo mejor.
    }
hint-show = Les muestra con quién juega usted, cuando es hora.
hint-lead-trump = Saca triunfos a quien aún los tenga.
hint-lead-best = Es la más alta que queda de su palo: solo un triunfo puede ganarle.
hint-lead-sure = Ninguna carta de las que quedan puede ganarle.
hint-lead-short = Es su única carta de ese palo: después podrá fallar.
hint-lead-long = Es su palo más largo: sus últimas cartas de él pueden ganar más tarde.
hint-take = Gana a todas las cartas jugadas hasta ahora.
hint-take-sure = Gana la baza con toda seguridad.
hint-low = No gana la baza, y usted conserva sus cartas más altas del palo.
hint-low-must = Ninguna de las cartas permitidas puede ganar esta baza: juegue la más baja de ellas.
hint-throw = Guarda sus triunfos para más tarde.
hint-throw-must = Ninguna de las cartas permitidas puede ganar esta baza.
