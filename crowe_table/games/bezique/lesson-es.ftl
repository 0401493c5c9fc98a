# The lesson. Of each step: what is to be done, and afterwards why.

lesson-deal = Ha sacado la carta más alta, y puede repartir o salir. Reparta.
lesson-deal-why = Nueve cartas cada uno, de cuatro barajas de treinta y dos; el resto es el talón, y tras cada baza toman los dos.
lesson-spare = Salen con el diez de corazones. Mientras hay talón no es obligado asistir: eche un nueve.
lesson-spare-why = Aquí las bazas valen poco: quien gana una puede cantar, y eso vale mucho. Un matrimonio real ha dado cuarenta.
lesson-ten = Salen con un siete de picas: gánelo con el diez.
lesson-ten-why = El diez está por encima del rey y la dama, detrás del as.
lesson-draw = Aún no tiene nada que cantar: tome carta.
lesson-draw-why = Quien gana la baza toma primero, y sale en la siguiente.
lesson-brisque = El primer matrimonio hizo triunfo los diamantes. Salga con el diez de diamantes.
lesson-brisque-why = Ganó un rey de triunfos, que ya no puede casarse, salvo que haya otro en la mesa.
lesson-next = Tome otra vez.
lesson-next-why = Busca usted parejas: rey y dama de un palo; y cuatro ases, reyes, damas o sotas.
lesson-away = Salga con un nueve de corazones: no sirve para nada.
lesson-away-why = Le costó la salida; y el otro ha cantado de nuevo, otro matrimonio real.
lesson-eight = Salen con un nueve de tréboles. Eche el ocho.
lesson-eight-why = Sietes, ochos y nueves no valen para ningún cante: líbrese de ellos primero.
lesson-knave = Salen con un siete; eche la sota de tréboles.
lesson-knave-why = Una sota sola es poco. Pero guarde la de diamantes si viene: con una dama de picas es el Bézique.
lesson-nine = ¡Tiene un rey y una dama de picas! Gane esta baza, con el nueve, para cantarlos.
lesson-nine-why = Solo se canta tras ganar una baza, y una cosa cada vez.
lesson-marriage = Cante el matrimonio de picas.
lesson-marriage-why = Veinte para usted. Las cartas quedan en la mesa, aún se pueden jugar, y pueden servir de nuevo para otro cante.
