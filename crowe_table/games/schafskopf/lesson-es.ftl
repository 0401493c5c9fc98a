# The lesson. Of each step: what is to be done, and afterwards why.

lesson-decline = Todas las damas, todas las sotas y los diamantes son triunfos. Usted solo tiene tres: pase, y no tome la baceta.
lesson-decline-why = La ha tomado otro, y juega a solas contra usted y un compañero; quien reparte descansa. Hace falta más de la mitad de 120.
lesson-ace = Un as vale once, y solo un triunfo puede ganarlo. Salga con el as de picas.
lesson-ace-why = Lo fallaron, con otro as: veintidós tantos para quien tomó la baceta, que había apartado ese palo.
lesson-eight = Salen con el as de corazones: asista con el ocho, que no vale nada.
lesson-eight-why = Hay que asistir al palo. Un diez vale diez, un rey cuatro, una dama tres, una sota dos; lo demás, nada.
lesson-give = Salen con un siete, de cuyo palo no le quedan, y su compañero juega después de usted. Confíe en él: eche el as de tréboles.
lesson-give-why = La ganó con el diez: veintiún tantos para los dos. Así se engorda la baza de un amigo.
lesson-ten = Su compañero sale con el rey de tréboles. El diez está por encima: póngalo.
lesson-ten-why = As, diez, rey: ese es aquí el orden. Catorce tantos más, y la salida es suya.
lesson-king = Salga con el rey de picas.
lesson-king-why = Otra vez lo fallan; pero todo triunfo que así se gasta ya no puede salir a sacar los de usted.
lesson-queen = Salen con un triunfo pequeño: gánelo con la dama de diamantes.
lesson-queen-why = Las damas están por encima de las sotas, y las sotas por encima de los diamantes. Su compañero le echó el diez: trece tantos.
lesson-seven = Salga con el siete de tréboles: no puede perder nada.
lesson-seven-why = Quien tomó la baceta gastó en él un triunfo, y no sacó ningún tanto.
lesson-nine = Salen con la sota de diamantes. Su compañero juega el último: dé el nueve, y guarde su sota.
lesson-nine-why = Su compañero tenía una sota más alta. Los tréboles son lo mejor de cada valor; luego picas, corazones y diamantes.
