# The lesson. Of each step: what is to be done, and afterwards why.

lesson-ace = Usted repartió, así que juega al final. Se sale de diamantes, y ahí está el rey: gánelo con su as.
lesson-ace-why = La carta más alta del palo de salida gana la baza; y quien la gana sale en la siguiente.
lesson-trumps = Su última carta quedó descubierta como muestra: pintan picas, y usted tiene as, rey y dama. Salga con el as.
lesson-trumps-why = Si es fuerte en triunfos, sáquelos: cada uno que cae es uno menos para fallar sus buenas cartas.
lesson-queen = El as y el rey de diamantes ya se fueron, así que su dama es la mejor que queda. Salga con ella.
lesson-queen-why = Ganó; y fíjese en que su pareja, que se sienta enfrente, no tenía diamantes con que asistir, y echó un corazón.
lesson-again = Saque triunfos una vez más: salga con el rey de picas.
lesson-again-why = En dos vueltas han salido ocho triunfos, y su bando tiene los más de los que quedan.
lesson-ruff = Su pareja no tiene diamantes, como vio, pero quizá sí un triunfo: salga con su cinco de diamantes.
lesson-ruff-why = Su pareja falló: quien no puede asistir al palo puede jugar triunfo, y el menor triunfo gana a la mejor de otro palo.
lesson-low = Su pareja sale con un trébol, y encima está la sota, que usted no puede vencer: juegue su cuatro.
lesson-low-why = Lo que no puede ganar debe costar lo menos posible: eche la más baja.
lesson-follow = Se sale con el as de tréboles: asista con el cinco.
lesson-follow-why = Mientras tenga una carta del palo de salida ha de jugarla; no hacerlo es renuncio, la falta más grave del Whist.
lesson-single = Se sale de corazones, y su rey es el único corazón que tiene: juéguelo.
lesson-single-why = El as estaba detrás de usted. Un rey solo cae cuando toca; no es culpa suya.
lesson-keep = Se sale con el rey de tréboles: dé su seis, y guarde el diez.
lesson-keep-why = As, rey, dama y sota de tréboles ya se han jugado: ahora el diez es el mejor del palo. Así se cuentan las cartas que se fueron.
lesson-partner = La dama de corazones de su pareja va ganando, y usted no tiene corazones. No la falle: eche el siete de tréboles.
lesson-partner-why = La baza de su pareja es suya también: nunca gaste un triunfo en ella.
lesson-trump = Su pareja sale de corazones, y el diez la cubre. Ahora sí, falle con el seis de picas.
lesson-trump-why = Es su séptima baza. Cada una más allá de seis es un tanto, y diez tantos son partida. Las que quedan son casi todas suyas.
