# Why to wager, to see or to fold: what is said when advice is asked for. Each speaks for the answer, in ten words or so.

do-look_at = Mirar { $word ->
        [new] la mano nueva
       *[old] la mano vieja
    }
do-stand = Quedarse con { $word ->
        [new] la mano nueva
       *[old] la mano vieja
    }
do-leave = Dejar sus cartas boca abajo
do-borrow = Pedir a { $seat } un préstamo de { $farthings }
do-borrow_bystander = Pedir al mirón un préstamo de { $farthings }
do-brag = Envidar { $farthings }
do-return_brag = Devolver el envite con { $farthings }
do-call_sight = Pedir vista
do-cover = Cubrir el bote

hint-agree = A quien quiere levantarse no se le retiene.
hint-play-on = Quedan repartos.
hint-ready = La mano ha terminado, y no hay nada que pensar.
hint-look = Contra jugadores que miran, jugar a ciegas pierde dinero.
hint-leave = Sin verlas le cuestan la mitad.
hint-look-first = Mirar de vez en cuando deja a los demás en duda.
hint-fold-unseen = Ninguno ha mirado: el bote queda en pie, y no cuesta más.
hint-fold-open = Cartas sin ver no valen el precio contra quien miró.
hint-two-wait = Dos manos sin ver valen más, y apostar cuesta la mitad.
hint-two-look = El precio ya va en serio: sepa lo que tiene.
hint-keep = Manos que le ganarían: { $share }.
hint-drop = Manos que le ganarían: { $share }. Pruebe la otra.
hint-stand = No ha visto ninguna: tanto da una como otra.
hint-show = Las suyas son mejores: se llevan el bote.
hint-yield = Las suyas no son mejores, y no hay que mostrarlas.
hint-open = Manos que le ganarían: { $share }. Abra.
hint-open-bluff = Un farol: con tan pocos detrás, suele salir bien.
hint-fold-first = Manos que le ganarían: { $share }. Son demasiadas.
hint-go-on = Manos que le ganarían: { $share }. Siga.
hint-raise = Manos que le ganarían: { $share }. Hágales pagar.
hint-fold = Manos que le ganarían: { $share }. Son demasiadas.
hint-bluff = Un farol: solo queda uno, que aún puede retirarse.
hint-bluff-many = Un farol: puede que se retiren todos.
hint-see = { CAP($often) } gana usted, y el precio pide menos.
hint-see-level = { CAP($often) } gana usted, y ya se ha apostado bastante.
hint-see-not = { CAP($often) } gana usted, y el precio pide más.
hint-blind-go = Una mano ciega no se puede ver; { $often } gana usted.
hint-blind-fold = { CAP($often) } gana usted; el bote queda en pie de todos modos.
hint-blind-press = Contra una mano sin ver, { $often } gana usted: apriete.
hint-blind-sees = Ninguno ha mirado: la suerte es igual, y el bote mayor.
hint-blind-first = Una apuesta a ciegas cuesta la mitad.
hint-look-now = El precio va ya muy en serio para cartas sin ver.
hint-cover = { CAP($often) } gana usted, y solo arriesga su bolsa.
hint-borrow = { CAP($often) } gana usted: eso merece un préstamo.
hint-short-fold = { CAP($often) } gana usted: no merece dinero ajeno.
hint-short-go = { CAP($often) } gana usted: siga hasta donde llegue su bolsa.
hint-short-none = Su bolsa no llega para seguir, y nadie presta.
hint-ante = Una entrada es poca deuda, y se paga la primera.
hint-sit-out = Ya debe bastante.
hint-lend = Es poco, y vuelve tras el reparto.
hint-decline = Es demasiado para las cartas de otro.
hint-go = Manos que le ganarían: { $share }. Siga.
hint-bolt = Manos que le ganarían: { $share }. Son demasiadas.
hint-sight = No hay más que sacar de balde.
hint-return = Manos que le ganarían: { $share }. Hágales pagar.
