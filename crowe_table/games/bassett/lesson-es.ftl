# The lesson. Of each step: what is to be done, and afterwards why.

lesson-bet = Quien lleva la banca vuelve dos cartas cada vez: la primera pierde, la segunda gana. Ponga una ficha en el siete.
lesson-bet-why = Puede apostar a cualquier carta del paño; los palos no cuentan. Entre dos cartas, vale para cualquiera de las dos.
lesson-turn = Basta con eso: diga que ya está, y se vuelven las cartas.
lesson-turn-why = Perdió una sota y ganó un siete: le pagan tanto como había puesto.
lesson-lift = Su ficha sigue en el siete. Recójala: con el botón, o arrastrándola fuera del paño.
lesson-lift-why = Lo que deja en el paño se juega en la vuelta siguiente; nada le obliga.
lesson-five = Ponga una en el cinco.
lesson-five-why = Todas las cartas son igual de probables hasta que salen algunas: las cuentas junto al paño dicen cuáles.
lesson-three = Y una en el tres.
lesson-three-why = Puede apostar a cuantas quiera.
lesson-second = Haga volver las cartas siguientes.
lesson-second-why = Ganó el cinco, y le pagó. En el tres no pasó nada: ni ganó ni perdió.
lesson-split = Déjelo estar, y haga volver las siguientes.
lesson-split-why = Tres y tres: un doblete. La banca se lleva la mitad, y es toda su ganancia.
lesson-clear = Recoja lo que queda en el tres.
lesson-clear-why = Dos treses de una vez: una carta casi agotada apenas hará doblete.
lesson-leave = Recoja también lo del cinco.
lesson-leave-why = Paño vacío, antes de pensar de nuevo.
lesson-two = Ponga una ficha en el dos.
lesson-two-why = Por ahora apuesta a que gana el dos.
lesson-copper = Ahora púlsela otra vez, y se le pone encima un cobre: así apuesta a que el dos pierde.
lesson-copper-why = Una apuesta con cobre gana si la primera carta de la banca es la suya, y pierde si lo es la segunda.
lesson-against = Haga volver las cartas.
lesson-against-why = El dos ha perdido, y por eso gana usted. La banca paga lo mismo de un modo que de otro.
