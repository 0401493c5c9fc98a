# Why to throw out, to call or to play: each speaks for the answer, in ten words or so.

do-nothing = No cantar nada
do-good = Decir «Vale»
do-see = Pedir verlo
do-ask_missing = Preguntar cuál falta
do-pique = Reclamar el pique
do-repique = Reclamar el repique
do-declare_blank = Declarar carta blanca
do-look_left = Mirarlas
do-leave_unseen = Dejarlas
do-no_blank = No declarar carta blanca
do-change =
    { $number ->
        [0] Quedarse con todas las cartas
       *[other] Descartar { $cards }
    }

hint-ready = Esta mano ha terminado. Siga cuando quiera.
hint-any = Tanto da una cosa como otra.
hint-claim = Lo ha hecho usted, y se pierde si no lo reclama.
hint-see = No cuesta nada verlo.
hint-blank = La <carta-blanca>carta blanca</> cuenta { WORDS($number) }, antes que todo lo demás.
hint-blank-cancels = Los dos tienen <carta-blanca>carta blanca</>: si usted declara la suya, no cuenta ninguna.
hint-no-blank = Tiene un rey, una dama o una sota: eso no es <carta-blanca>carta blanca</>.
hint-leave = Lo que usted mire lo verá también la <mano>mano</>.
hint-throw-set = Conserva todo el palo de { $suit } y { $rank ->
        [as] todos los ases
        [rey] todos los reyes
        [diez] todos los dieces
       *[other] todas las { $rank }s
    }.
hint-throw-suit = Conserva todo el palo de { $suit }, y puede robar más.
hint-throw-rank = { $rank ->
        [as] Conserva todos los ases, y puede robar otro.
        [rey] Conserva todos los reyes, y puede robar otro.
        [diez] Conserva todos los dieces, y puede robar otro.
       *[other] Conserva todas las { $rank }s, y puede robar otra.
    }
hint-throw-plain = Todas están por debajo del diez: no sirven para ningún <grupo>grupo</>.
hint-throw-most = Cambia todas las que puede: cada carta nueva puede dar un <grupo>grupo</> o un palo más largo.
hint-call-more = Es más que lo cantado, { WORDS($number_called) }, y cuenta { WORDS($number) }.
hint-call-equal = Es tanto como lo cantado: ahora decide la carta más alta.
hint-call-equal-ruff = Es tanto como lo cantado: así no cuenta ninguno de los dos <punto>puntos</>.
hint-call-sure = El contrario no puede tener nada tan bueno: cuenta { WORDS($number) }.
hint-call = Si el contrario no tiene nada tan bueno, cuenta { WORDS($number) }.
hint-good = No tiene nada tan bueno que oponerle.
hint-nothing = No tiene nada que cantar.
hint-only = Es la única carta que puede jugar.
hint-seventh = Con esta baza tiene usted la mayoría, y eso cuenta { WORDS($points) }.
hint-saves-capot = Le da su primera baza: el contrario ya no puede dar <capote>capote</>.
hint-all-good = Ninguna carta de las que faltan gana a una de las suyas: las demás bazas son de usted.
hint-void = Al contrario no le quedan { $suit }, así que gana la baza.
hint-master = No queda ninguna más alta del palo, así que gana la baza.
hint-drives-out = Solo puede ganarle { $card }. Cuando haya salido, ese palo es suyo.
hint-wins-low = Es la más baja que gana la baza, y después sale usted.
hint-wins = Gana la baza, y después sale usted.
hint-follows-low = Con sus { $suit } no puede ganar esta baza: eche la más baja.
hint-ducks = Deja pasar esta baza y guarda { $card } para más tarde.
hint-lead-suit = Es de su palo más largo: cuando salgan las cartas más altas de { $suit }, las demás quedan firmes.
hint-lead-point = Cuenta uno por la salida, aunque pierda la baza.
hint-lead-low = Es la más baja que tiene del palo: guarda las altas.
hint-lead-single = Es su única carta del palo: sus otros palos quedan enteros.
hint-discard-lowest = Es la carta más baja que tiene.
hint-discard-low = Es la más baja de sus { $suit }: guarda cartas mejores.
hint-discard-keeps = Conserva todo el palo de { $suit }, del que más cartas tiene.
