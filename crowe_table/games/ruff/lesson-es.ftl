# The lesson. Of each step: what is to be done, and afterwards why.

lesson-pass = La muestra es de picas. Si manda que la tome quien reparte, pintan picas, y su bando ha de hacer tres bazas de cinco. Tiene poco para eso: pase.
lesson-pass-why = Un contrario ha apoyado, y ahora ha de ganar tres bazas con quien reparte; si no las hacen, usted se apunta dos.
lesson-seven = Salieron de corazones, y ahí está el rey: asista con el siete.
lesson-seven-why = Hay que asistir al palo mientras se pueda; lo que no puede ganar debe costar lo menos posible.
lesson-nine = El as de corazones: asista con el nueve, y guarde la sota.
lesson-nine-why = Lo falló la propia pareja del as: dos bazas para ellos, y solo les falta una.
lesson-spare = El rey de diamantes de su pareja va ganando. Usted no tiene diamantes: eche el ocho de tréboles.
lesson-spare-why = La baza de su pareja es suya. Y guarda una sota de tréboles, que es más de lo que parece.
lesson-bower = Su pareja sale con triunfo, y el rey lo cubre. Su sota de tréboles es hoy una pica: ¡juéguela!
lesson-bower-why = La sota de triunfos es la mejor de todas, el bower derecho; la otra sota de ese color es el bower izquierdo, y va detrás.
lesson-last = Dos bazas cada bando. Salga con su última carta, la sota de corazones.
lesson-last-why = La falló su pareja: tres bazas para usted, y quienes eligieron triunfo han fracasado.
lesson-counted = Es euchre, y son dos tantos para usted. Pase al siguiente reparto.
lesson-counted-why = Tres o cuatro bazas dan uno a quienes eligieron triunfo; las cinco, dos. Gana quien llega primero a cinco tantos.
lesson-take-up = Ahora reparte usted. Todos han pasado, y tiene la dama, el diez y un bower, y el siete de corazones: tome la muestra.
lesson-take-up-why = Quien reparte se queda con la muestra, y descarta otra por ella: solo eso ya vale una baza.
lesson-lay-out = Tiene una carta de más: descarte el ocho de picas.
lesson-lay-out-why = Vacíe un palo si puede; así podrá fallar cuando salgan de él.
