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
do-enough = Apostar a un solo montón

hint-any = Tanto da uno como otro: nadie conoce ninguna carta.
hint-ready = Esta mano ha terminado. Siga cuando quiera.
hint-least = De cada diecisiete que se apuestan, quien reparte gana uno de media: apueste lo mínimo.
hint-little = De cada diecisiete que se apuestan, quien reparte gana uno de media: cuanto menos apueste, menos le costará.
hint-fair = Las probabilidades son iguales: apueste cuanto guste.
hint-same-heap = Si todas las apuestas están en un solo <monton>montón</>, es más fácil que quien reparte tenga que dejar de repartir.
hint-one-heap = Toda apuesta favorece a quien reparte, y la segunda también.
hint-sit-out = Lo que no se apuesta no se pierde.
