# Why to bid or to pass, what to call, what to play: each speaks for the answer, in ten words or so.

do-propose = Proponer { $suit }
do-name = Que pinten { $suit }
do-agree = Aceptar
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

hint-any = Tanto da una como otra.
hint-only = Es la única carta que puede jugar.
hint-claim = Todas las bazas que quedan son suyas, estén donde estén las cartas.
hint-voll = Todas las bazas son suyas, y anunciar la <bola>bola</> se paga.
hint-bid =
    { $kind ->
        [frog] En los repartos que he imaginado sale { $often }.
        [solo] A solas se hacen cinco bazas { $often }.
       *[tout] A solas se hacen todas las bazas { $often }.
    }
hint-bid-better = El juego sale { $often }, pero en los repartos que he imaginado pasar da menos.
hint-pass = Ningún juego es bastante probable: el más probable sale { $often }.
hint-pass-better = El juego más probable sale { $often }, pero en los repartos que he imaginado pasar da más.
hint-call-short = Tiene pocas de ese palo: su as gana pronto, o falla usted.
hint-call = Con ese compañero el juego sale { $often }.
hint-name = Es su palo más fuerte.
hint-colour = Nadie ha mirado, y tréboles no necesita permiso.
hint-agree = Nadie ha mirado aún: tanto da un palo como otro.
hint-ask = Tres bazas son casi seguras, y con el cambio pueden venir más.
hint-sans-prendre = Con las cartas que le han dado, el juego ya está hecho.
hint-pass-words = Con tan pocas bazas seguras no vale la pena arriesgarse.
hint-yield = Saldría caro jugar con las cartas que le han dado.
hint-change =
    { $number ->
        [0] Vale la pena guardar todo lo que tiene.
       *[other] Se guardan <triunfo>triunfos</> y reyes, y puede venir algo mejor.
    }
hint-show = Ya es hora de que sepan con quién juega usted.
hint-lead-trump = Saca <triunfo>triunfos</> a quien aún los tiene.
hint-lead-best = Es la más alta que queda de su palo: solo un <triunfo>triunfo</> puede ganarle.
hint-lead-sure = Ninguna carta de las que quedan puede ganarle.
hint-lead-short = Es su única carta de ese palo: después podrá fallar.
hint-lead-long = Es su palo más largo: las últimas que le queden pueden ganar más tarde.
hint-take = Gana a todas las cartas jugadas hasta ahora.
hint-take-sure = Gana la baza con toda seguridad.
hint-low = No gana la baza, y usted conserva las más altas de ese palo.
hint-low-must = Ninguna de las que puede jugar gana esta baza: juegue la más baja.
hint-throw = Guarda sus <triunfo>triunfos</> para más tarde.
hint-throw-must = Ninguna de las que puede jugar gana esta baza.
