# Why a throw or a card is good: what is said when advice is asked for. Each speaks for the card, in ten words or so.

hint-cut = Tan bueno es un sitio como otro.
hint-ready = La cuenta está hecha, y no hay nada que pensar.

## Laying out. hand and crib are points, on the average where the start is not known.

hint-hand-alone = Lo que se guarda vale como { WORDS($hand) }.
hint-own-crib = Como { WORDS($hand) } en la mano, y { WORDS($crib) } en su propio crib.
hint-their-crib = Como { WORDS($hand) } en la mano, y { WORDS($crib) } al crib contrario.
hint-crib-race = El final está cerca: así { $often } gana usted.
hint-crib-lurch = El final está cerca: por no quedar zapatero, suelte estas.

## Playing.

hint-only = Es la única carta que puede jugar.
hint-fifteen = Hace quince, y son dos.
hint-thirty-one = Hace treinta y uno, y son dos.
hint-pair = Hace pareja, y son dos.
hint-pair-royal = Hace trío, y son seis.
hint-double-pair-royal = Hace cuarteto, y son doce.
hint-run = Hace una escalera de { WORDS($length) }, y son { WORDS($points) }.
hint-flush = Hace un color de { WORDS($length) }, y son { WORDS($points) }.
hint-noddy = Es la sota Noddy, y da un tanto.
hint-nob = Es la sota del palo, y da un tanto.
hint-several = Da { WORDS($points) } de una vez.
hint-lead-low = Es tan baja que nada hace quince con ella.
hint-trap = Si le hacen pareja, usted hace trío.
hint-dangers = Cartas no vistas que puntuarían sobre ella: { $share }.
hint-shut = Pocas cartas pueden seguirla: la última debería ser suya.
hint-least = Sus otras cartas prometen menos.
hint-play-race = El final está cerca: así { $often } gana usted.
hint-play-lurch = El final está cerca: por no quedar zapatero, esta es la mejor.

## Claims and pegs.

hint-muggins = Se han dejado { WORDS($points) }, y usted puede tomarlos.
hint-peg = Son los agujeros que tocan.
hint-claim = Las cartas suman { WORDS($points) } en total.
hint-let-stand = Está bien cantado.
hint-deal-stands = Los tantos son suyos, y las cartas pueden servir.
