# Why one stakes little: what is said when advice is asked for.

do-stake =
    Apostar { $farthings }{ $word ->
        [left] {" "}a la izquierda
        [middle] {" "}al centro
        [right] {" "}a la derecha
       *[none] {""}
    }
do-lift = Levantar { WORDS($number, form: "f") }
do-take = Tomar { $word ->
        [left] el de la izquierda
        [middle] el del centro
       *[right] el de la derecha
    }
do-enough = Quedarse en uno

hint-any = Lo mismo da uno que otro: no se conoce ninguna carta.
hint-ready = La mano ha terminado, y no hay nada que pensar.
hint-least = De cada diecisiete apostados, quien reparte se queda uno: apueste lo mínimo.
hint-fair = Las posibilidades son iguales: apueste como guste.
hint-same-heap = Donde se apuesta a un solo montón, antes se pierde el reparto.
hint-one-heap = En cualquier segunda apuesta lleva ventaja quien reparte.
hint-sit-out = Lo que no se apuesta no se pierde.
