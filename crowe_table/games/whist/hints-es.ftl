# Why a card is good: what is said when advice is asked for. Each speaks for the card, in ten words or so.

hint-loss-points =
    { $halves ->
        [0] Hace casi tantas bazas.
        [1] Pierde como media baza.
        [2] Pierde como una baza.
        [3] Pierde como una baza y media.
       *[other] Pierde unas { WORDS($whole, form: "f") } bazas.
    }

hint-any = Tan bueno es un sitio como otro.
hint-ready = No hay nada que pensar.
hint-shuffle = Todo es suerte.
hint-leave = La baraja está bien mezclada.
hint-call = Con sus dos honores, un tercero gana la partida.
hint-answer = Tiene un honor, y ha de decirlo.
hint-revoke = En la baza { $number }, { $seat } tenía del palo de salida.
hint-claim = Todo lo que queda es suyo, estén donde estén las cartas.
hint-only = Es la única carta que puede jugar.
hint-made-most = En los repartos imaginados es la que hace más bazas.
hint-least = Cede menos que sus otras cartas.

## Leading.

hint-longest = Su palo más largo: su pareja sabrá dónde está su fuerza.
hint-small = Una carta baja de este palo es lo que menos cede.
hint-king-ace = De as y rey, el rey es la salida más segura.
hint-king-queen = Hace salir el as, y su dama queda firme.
hint-queen-knave = La primera de las seguidas: pierde poco.
hint-singleton = Está sola: podrá fallar cuando vuelva el palo.
hint-doubleton = La más alta de dos: podrá fallar la tercera vuelta.
hint-ace = Hace baza: su pareja sabrá que le falta el rey.
hint-from-honour = Su pareja puede tener lo que le falta a su honor.
hint-return = Es el palo de su pareja, que se lo pidió.
hint-partner-trumps = Su pareja no tiene de ese palo, y puede fallar.
hint-cash = No queda en su palo nada que la venza.
hint-trump-strong = Es usted fuerte en triunfos: saque los suyos.
hint-trump = Un triunfo no cede nada en los otros palos.
hint-trump-kept = Es segura: ningún contrario tiene ya triunfos.

## Second, third and fourth hand.

hint-second-low = El segundo, bajo: su pareja juega después.
hint-second-best-card = Es la mejor de su palo, y podría perderse.
hint-cover = Cubre el honor que salió.
hint-split = Es el menor de dos honores seguidos.
hint-third-high = El tercero, alto, pero no más de lo preciso.
hint-third-partner-best = La de su pareja vale lo mismo: guarde la suya.
hint-partner-has-it = La baza es de su pareja: no gaste nada en ella.
hint-cheapest = Gana la baza al menor precio.
hint-cannot-win = No puede ganar esta baza: eche la más baja.

## Not following.

hint-ruff = No tiene del palo de salida: falle.
hint-discard = Es la que menos falta le hace.
hint-discard-best = Ellos sacan triunfos: esto enseña a su pareja su mejor palo.
