# Famous hands: their titles, their stories, and what the visitor is asked to do; and at the end what was made of them in
# the books, what could be made, and the moral.

exhibit-cumberland = La mano del duque de Cumberland
exhibit-cumberland-story = Cuentan que al duque de Cumberland le repartieron esta mano en Bath, y que apostó por ella veinte mil libras. Perdió: esas cartas no eran casualidad, y todos las conocían menos él.
exhibit-cumberland-task = Usted es el duque. Pintan tréboles, y la salida es suya. Haga una baza.
exhibit-cumberland-goal = Pintan tréboles. Haga una baza.
exhibit-cumberland-hero = En la historia, el duque salió de triunfo, y no hizo ni una baza de las trece.
exhibit-cumberland-best = Seis bazas, si se sale de picas o de un corazón alto. Con una salida de diamantes se hace una; con un triunfo, ninguna.
exhibit-cumberland-moral = No salga de triunfo contra quien tiene más.

exhibit-hoyle_forcing_a = El caso de Hoyle: la salida es de A
exhibit-hoyle_forcing_a-story = Hoyle pone este caso para mostrar lo que es verse obligado a fallar. A tiene las diez mejores cartas de dos palos, y la salida. Las manos que él no da las hemos puesto nosotros.
exhibit-hoyle_forcing_a-task = Usted es A. Pintan picas, y la salida es suya. Haga las trece.
exhibit-hoyle_forcing_a-goal = Pintan picas. Haga las trece.
exhibit-hoyle_forcing_a-hero = El jugador A de Hoyle saca los triunfos, y hace las trece.
exhibit-hoyle_forcing_a-best = Las trece bazas.
exhibit-hoyle_forcing_a-moral = Con la salida, la mano fuerte saca los triunfos antes de que la obliguen a fallar.

exhibit-hoyle_forcing_c = El caso de Hoyle: la salida es de C
exhibit-hoyle_forcing_c-story = Las mismas cartas, pero ahora sale C. No tiene más fuerza que un palo del que A no tiene ninguna; y eso basta para arruinar la gran mano de A.
exhibit-hoyle_forcing_c-task = Usted es C. Pintan picas, y la salida es suya. Obligue a A a fallar, y haga cinco bazas.
exhibit-hoyle_forcing_c-goal = Pintan picas. Haga cinco bazas.
exhibit-hoyle_forcing_c-hero = El jugador C de Hoyle sale una y otra vez del palo que A no tiene, y lo arruina.
exhibit-hoyle_forcing_c-best = Cinco bazas, y a A le quedan ocho.
exhibit-hoyle_forcing_c-moral = Las mismas cartas, y solo cambia quién sale: haga fallar a la mano fuerte, y dejará de serlo.

exhibit-whitfeld_six = El problema de seis cartas de Mr. Whitfeld
exhibit-whitfeld_six-story = El más famoso de los problemas de Whist se publicó en The Field el último día de enero de 1885. Sus honores y su juego los tomamos de dos soluciones antiguas; las cartas más bajas las hemos puesto nosotros.
exhibit-whitfeld_six-task = Pintan corazones, y sale usted con seis cartas por jugar. Haga las seis.
exhibit-whitfeld_six-goal = Pintan corazones. Haga las seis.
exhibit-whitfeld_six-hero = Las soluciones antiguas hacen las seis, y empiezan por un diamante alto.
exhibit-whitfeld_six-best = Las seis bazas, y solo con un diamante alto.
exhibit-whitfeld_six-moral = A veces una carta ganadora ha de jugarse antes de tiempo, o estorba.

exhibit-lewis = El problema de Mr. Lewis
exhibit-lewis-story = Mr. F. H. Lewis compuso muchos problemas de Whist. En este, el contrario sale de triunfo; usted y su pareja tienen mejores cartas, pero no tanto como haría falta.
exhibit-lewis-task = Pintan picas, y Oeste ha salido con una. Usted y su pareja necesitan nueve bazas.
exhibit-lewis-goal = Pintan picas. Haga nueve bazas con su pareja.
exhibit-lewis-hero = La solución del propio Mr. Lewis hace nueve.
exhibit-lewis-best = Nueve bazas, con todas las manos a la vista.
exhibit-lewis-moral = Donde no alcanza la fuerza, puede alcanzar el orden de las salidas.

exhibit-vienna = El golpe de Viena
exhibit-vienna-story = Mr. Clay contó en 1864 que un jugador de Viena se deshizo de la carta que mandaba en un palo, y así hizo una baza imposible. Este final se compuso para esta mesa, para mostrar cómo.
exhibit-vienna-task = Pintan tréboles, y no queda ninguno. Sale usted, con cinco cartas por jugar. Haga las cinco.
exhibit-vienna-goal = Pintan tréboles, y se han jugado todos. Haga las cinco.
exhibit-vienna-hero = El jugador de Mr. Clay se deshizo de la carta que mandaba en un palo, y ganó con ello.
exhibit-vienna-best = Las cinco bazas, aun contra el mejor juego, y solo saliendo con { $best }.
exhibit-vienna-moral = Deshágase a tiempo de la carta que manda, y el contrario no podrá guardar sus dos palos.
