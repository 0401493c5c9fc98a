# The lesson. Of each step: what is to be done, and afterwards why.

lesson-change = La mano ha descartado seis. Guarde sus diamantes, el as de corazones y las damas, y descarte las seis que están iluminadas.
lesson-change-why = Guarde su palo más largo: puede ser el punto, y una secuencia. Al robar le llegaron el rey y la sota de diamantes.
lesson-ruff = Le cantan un punto de cincuenta y uno. El suyo en diamantes es de cincuenta y cinco: diga que no vale, y cante el suyo.
lesson-ruff-why = El punto es la suma de las cartas de un palo: el as once, las figuras diez. Solo cuenta el mejor.
lesson-sequence = Le cantan una secuencia de cuatro. Usted tiene cinco, del nueve al rey de diamantes: cántelas.
lesson-sequence-why = Cinco en secuencia cuentan quince; tres cuentan solo tres, y cuatro cuentan cuatro.
lesson-good = Le cantan tres iguales, y usted no tiene tres que oponerles: diga que vale.
lesson-good-why = Ya está todo cantado, y se juegan las cartas para hacer bazas. Por lo cantado conoce usted muchas cartas del contrario.
lesson-eight = Se sale de picas: asista con el ocho.
lesson-eight-why = Quien sale cuenta uno por la salida, y quien gana la baza cuenta uno. En el Piquet no hay triunfos.
lesson-six = Otra vez picas, y usted no tiene: eche el seis de diamantes.
lesson-six-why = Lo que no puede ganar ha de ser lo que menos falta le haga; sus diamantes altos los va a necesitar.
lesson-queen = Se sale con la sota de tréboles: su dama la gana.
lesson-queen-why = Uno por la baza; y ahora la salida es suya.
lesson-king = Salga con el rey de corazones: el as está en su propia mano.
lesson-king-why = Uno por la salida, y uno por la baza. El contrario no tiene ningún corazón.
lesson-knave = Siga con la sota de corazones.
lesson-knave-why = Cada carta de un palo que el contrario no tiene es una baza, mientras la salida sea suya.
lesson-ace = Y el as de corazones.
lesson-ace-why = Quien gana más bazas de las doce tiene diez más, por las cartas; las doce son capote.
