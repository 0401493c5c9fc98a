# Why a card is good: what is said when advice is asked for. Each speaks for the card, in ten words or so.

hint-loss-points =
    { $halves ->
        [0] Da casi las mismas bazas.
        [1] Se pierde cerca de media baza.
        [2] Se pierde cerca de una baza.
        [3] Se pierde cerca de una baza y media.
       *[other] Se pierden unas { WORDS($whole, form: "f") } bazas.
    }

hint-any = Tanto da un sitio como otro.
hint-ready = No hay nada que pensar.
hint-shuffle = Todo es suerte.
hint-leave = La baraja ya está bien mezclada.
hint-call = Con sus dos <honores>honores</>, un tercero en manos de su pareja gana la partida.
hint-answer = Tiene un honor, y debe decirlo.
hint-revoke = En la baza { $number }, { $seat } tenía del palo de salida.
hint-claim = Todas las bazas que quedan son suyas, estén donde estén las cartas.
hint-only = Es la única carta que puede jugar.

## Leading.

hint-longest = Es su palo más largo: su pareja sabrá dónde está su fuerza.
hint-not-longest = Su palo más largo es { $suit }, pero en los repartos que he probado no daba más.
hint-small = En este palo no tiene as, rey ni dama que perder.
hint-king-ace = De as y rey, el rey es la salida más segura.
hint-king-queen = Si lo gana el as, su dama es la mejor del palo.
hint-queen-knave = Es la más alta de una serie seguida: se arriesga poco.
hint-singleton = Es la única que tiene: podrá fallar cuando vuelvan a ese palo.
hint-doubleton = Es la más alta de dos: podrá fallar la tercera vuelta.
hint-ace = Por ella sabrá su pareja que usted no tiene el rey.
hint-from-honour = Su pareja puede tener lo que le falta a usted junto a su { $rank }.
hint-return = Su pareja salió primero de este palo.
hint-partner-trumps = Su pareja no tiene de ese palo, y puede fallar.
hint-cash = Es la mejor de su palo, y los contrarios no tienen <triunfo>triunfos</>.
hint-best-left = No queda ninguna más alta de su palo.
hint-trump-strong = Está fuerte en <triunfo>triunfos</>: saque los de los contrarios.
hint-trump = Un <triunfo>triunfo</> no cede nada en los otros palos.
hint-trump-kept = Es segura: ningún contrario tiene ya <triunfo>triunfos</>.

## Second, third and fourth hand.

hint-second-low = El segundo juega bajo: su pareja juega después.
hint-second-best-card = Es la mejor de su palo, y más tarde podrían fallársela.
hint-cover = Gana al honor que salió.
hint-split = Es el menor de dos <honores>honores</> seguidos, y rinde lo mismo.
hint-touching = Vale lo mismo que la que tiene justo encima.
hint-third-high = El tercero juega alto, pero no más de lo preciso.
hint-third-partner-best = La carta de su pareja vale tanto como la suya: juegue bajo.
hint-partner-has-it = La baza es de su pareja: no gaste nada en ella.
hint-cheapest = Es la más baja que gana la baza.
hint-cannot-win = No puede ganar esta baza: juegue la más baja.

## Not following.

hint-ruff = No tiene del palo de salida: falle.
hint-discard = Es la más baja que tiene fuera de los <triunfo>triunfos</>.
hint-discard-void = Así se queda sin este palo, y podrá fallarlo.
hint-discard-best = Ellos sacan <triunfo>triunfos</>: esto enseña a su pareja su mejor palo.
