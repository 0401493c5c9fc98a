# The lesson. Of each step: what is to be done, and afterwards why.

lesson-under = En el Revesino gana quien menos se lleva. Salen de picas, y hay un seis: juegue el cuatro, por debajo.
lesson-under-why = De las cartas ganadas en bazas, un as cuenta cuatro en contra, un rey tres, una dama dos, una sota uno.
lesson-low = Otra vez picas: hay una dama. Dé su cinco.
lesson-low-why = Quien jugó la dama ha de llevársela, con los dos tantos que cuenta.
lesson-high = Salen de diamantes, y en la baza no hay nada que cuente: gaste su diez.
lesson-high-why = Se la llevó, y no le costó nada. Una carta mediana se gasta mejor donde no hay figuras.
lesson-single = Sale usted. Solo tiene un trébol, la sota: líbrese de ella.
lesson-single-why = Ganó, y le cuenta uno; pero ya no tiene tréboles, y puede echar lo que quiera cuando salgan de ellos.
lesson-knave = Salga con la sota de diamantes.
lesson-knave-why = También volvió a casa: un tanto más. Mejor ahora, por uno, que después bajo un as que eche otro.
lesson-nine = Salga con el nueve de corazones.
lesson-nine-why = Cayeron en él cartas bajas: una baza, y ningún tanto. Aún le queda el cuatro para asistir.
lesson-hearts = Ahora la sota de corazones: el as, el rey y la dama siguen fuera contra ella.
lesson-hearts-why = La ganó el as, y con él el rey: ocho tantos para un contrario en una sola baza.
lesson-ace = Salen de tréboles, y usted no tiene. Eche su peor carta: el as de diamantes.
lesson-ace-why = Quien no puede asistir puede echar lo que sea. Ese as cuenta cuatro, y ahora se los cuenta a otro.
lesson-throw = Salen de diamantes, y no le quedan: eche el cuatro de corazones.
lesson-throw-why = Con él se acaban también sus corazones; un palo que no se tiene vale tanto como una carta baja de él.
lesson-free = Salen de corazones: eche la sota de picas.
lesson-free-why = Un tanto más para sus contrarios. Ya no tiene más que picas, y el peligro es el palo largo.
lesson-spades = Otra vez tréboles: eche el as de picas.
lesson-spades-why = Con él ha regalado cuatro tantos. Tiene dos de cuarenta, y a quien menos tiene le pagan los demás.
