# Why a throw or a card is good: what is said when advice is asked for. Each speaks for the card, in ten words or so.

hint-cut = Tanto da un sitio como otro.
hint-ready = El <recuento>recuento</> ha terminado. Siga cuando quiera.

## Laying out. hand and crib are points, on the average where the start is not known.

hint-hand-alone = Lo que guarda vale de media unos { WORDS($hand) }.
hint-own-crib = Su mano vale unos { WORDS($hand) }, y su propio <crib>crib</> unos { WORDS($crib) }.
hint-their-crib = Su mano vale unos { WORDS($hand) }, y el <crib>crib</> contrario unos { WORDS($crib) }.
hint-crib-race = El final está cerca. Con esto gana { $often }.
hint-crib-lurch = El final está cerca, y quedar <zapatero>zapatero</> cuesta más: conviene <descartar>descartar</> estas.

## Playing.

hint-only = Es la única carta que puede jugar.
hint-fifteen = Hace quince, y son dos.
hint-thirty-one = Hace treinta y uno, y son dos.
hint-pair = Hace pareja, y son dos.
hint-pair-royal = Hace <trio>trío</>, y son seis.
hint-double-pair-royal = Hace <cuarteto>cuarteto</>, y son doce.
hint-run = Hace una escalera de { WORDS($length) }, y son { WORDS($points) }.
hint-flush = Hace un color de { WORDS($length) }, y son { WORDS($points) }.
hint-noddy = Es la <la-sota-noddy>sota Noddy</>, y da un tanto.
hint-nob = Es la <la-sota-del-palo>sota del palo</>, y da un tanto.
hint-several = Da { WORDS($points) } de una vez.
hint-lead-low = Es demasiado baja para que nadie haga quince con ella.
hint-trap = Si alguien le hace pareja, usted puede hacer <trio>trío</>.
hint-dangers = De las cartas que no ha visto, { $share } harían tantos con ella.
hint-shut = Pocas cartas pueden seguirla: quizá se apunte usted la última.
hint-least = Sus otras cartas le darían menos.
hint-play-race = El final está cerca. Con esto gana { $often }.
hint-play-lurch = El final está cerca, y quedar <zapatero>zapatero</> cuesta más: esta carta es la mejor.

## Claims and pegs.

hint-muggins = El contrario se ha dejado { WORDS($points) }, y usted puede quedárselos.
hint-peg = Son los agujeros que ha ganado.
hint-claim = Las cartas valen { WORDS($points) } en total.
hint-let-stand = No se ha dejado nada que usted pueda quedarse.
hint-deal-stands = Ya tiene los tantos de la falta, y estas cartas pueden ser tan buenas como otras.
