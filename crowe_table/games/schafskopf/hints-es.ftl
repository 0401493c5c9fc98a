# Why to take or to decline, what to lay away, what to play: each speaks for the answer, in ten words or so.

do-take_blind = Tomar la baceta
do-decline_blind = Pasar
do-bury = Apartar { $cards }
do-lay_down = Enseñar las cartas

hint-any = Lo mismo da una que otra.
hint-lay-down = Nada de lo que queda puede cambiar el resultado.
hint-revoke = En la baza { $number } tenían del palo de salida.
hint-only = Es la única carta que la ley le deja.
hint-take = Jugada con las manos que pueden tener los otros, hace juego: { $often }.
hint-take-count = { CAP(WORDS($number, form: "m")) } triunfos, y altos, son más de la mitad de la suerte.
hint-decline =
    { $fit ->
        [0] A una mano tan floja le va bien jugar a menos.
       *[other] Con { WORDS($number, form: "m") } triunfos de esa altura, hacer juego no es bastante probable.
    }
hint-bury-empties = Vacía un palo, y pone a salvo { WORDS($number) }.
hint-bury =
    { $number ->
        [0] Lo que se guarda vale más que cualquier tanto apartado.
       *[other] Pone a salvo { WORDS($number) }, donde nadie puede ganarlos.
    }
hint-least-throw = Se va en una baza que no tiene por qué ganar.
hint-least-lead = Es probable que alguien la gane.
hint-least-win = Si ha de ganar una, esta sale barata.
hint-draw-trumps = Saca los triunfos del contrario, de dos en dos.
hint-lead-trump = Caen dos triunfos de quien juega a solas, o uno alto.
hint-lead-full = Puede hacer su baza antes de que la fallen.
hint-lead-small = Regala poco, y pide más a quien juega a solas.
hint-takes =
    { $number ->
        [0] Gana la salida.
       *[other] Gana { WORDS($number) } en tantos.
    }
hint-schmear = La baza es casi suya: cárguela de tantos.
hint-spares = La baza es casi suya, y se guardan los tantos.
hint-throws = Es la que menos regala.
