# The lesson. Of each step: what is to be done, and afterwards why.

lesson-silent = La banca de su vecino tiene doce fichas. Podría cantar «¡Banco!» y jugarla entera por su cuenta. Por esta vez, calle.
lesson-silent-why = Otro cantó banco: dos cartas para cada uno, sumadas, y figuras y dieces no cuentan. Gana quien más se acerca a nueve.
lesson-seen = Seis contra nada: la banca se perdió. Pase a la jugada siguiente.
lesson-seen-why = De una suma solo cuentan las unidades: una dama, un rey y un diez son treinta, y eso es nada, o bacará.
lesson-wait = Otro toma la banca, de doce fichas. Calle otra vez.
lesson-wait-why = Nadie la juega entera: así que cada cual, por turno, puede cubrir de ella lo que quiera.
lesson-bet = Apueste las doce.
lesson-bet-why = Quien apuesta más, o antes, juega la mano por todos los que apuestan; así que ahora las cartas son de usted.
lesson-draw = Un seis y un ocho hacen catorce, que cuentan cuatro: pida una carta.
lesson-draw-why = Con cuatro o menos, pida; con seis o siete, plántese; con cinco, como guste; ocho o nueve se enseña al momento, y gana.
lesson-paid = Vino un diez, y le dejó en cuatro; pero quien lleva la banca sacó un seis sobre catorce, y se quedó en nada. Usted cobra: siga.
lesson-paid-why = La banca vio que usted pedía, y pidió también. Se puede obrar bien y perder por ello; así son las cartas.
lesson-bank = Ahora la banca es suya. Tómela con catorce fichas.
lesson-bank-why = Usted lleva la banca, y juega contra todos los que apuestan; actúa al final, y eso vale algo.
lesson-stand = Tiene una dama y un siete: siete. El otro ha pedido, así que tenía poco. Plántese.
lesson-stand-why = Con siete, una carta ayudaría en dos casos de trece, y estropearía casi todos los demás.
lesson-swept = Siete contra uno: gana la banca. Pase a la jugada siguiente.
lesson-swept-why = Quien gana con la banca la conserva, y puede dejarla crecer, o cederla mientras haya algo en ella.
