# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Gane fichas a la banca: apueste a una carta del tapete y espere a que salga otra igual. Gana para usted o para la banca.
lesson-bet = Quien lleva la banca descubre dos cartas cada vez: la primera pierde, la segunda gana. Ponga una ficha en el siete.
lesson-bet-why = Puede apostar a cualquier carta del paño; los palos no cuentan. Una ficha entre cartas vale para cada una de ellas.
lesson-turn = Con eso basta: diga que ya está, y se descubren las cartas.
lesson-turn-why = Perdió una sota y ganó un siete: le pagan tanto como había apostado.
lesson-lift = Su ficha sigue en el siete. Recójala: con el botón, o arrastrándola fuera del paño.
lesson-lift-why = Lo que deja en el paño se juega en la vuelta siguiente. No está obligado a dejarlo.
lesson-five = Ponga una en el cinco.
lesson-five-why = Cada carta puede ganar lo mismo que perder. Las bolitas junto al paño dicen cuántas han salido de cada una.
lesson-three = Y una en el tres.
lesson-three-why = Puede apostar a cuantas cartas quiera.
lesson-second = Que se descubran las cartas siguientes.
lesson-second-why = Ganó el cinco, y usted cobró. En el tres no pasó nada: ni ganó ni perdió.
lesson-split = Déjela ahí, y que se descubran las siguientes.
lesson-split-why = Tres y tres: cartas iguales son un <doblete>doblete</>. La banca se lleva la mitad de lo que hay ahí. En las apuestas a cartas no tiene otra ventaja.
lesson-clear = Recoja lo que queda en el tres.
lesson-clear-why = No han salido más que treses. Cuantas menos quedan de un valor, más raro es su <doblete>doblete</>.
lesson-leave = Recoja también lo del cinco.
lesson-leave-why = Ya no tiene nada en el paño: ahora no arriesga nada.
lesson-two = Ponga una ficha en el dos.
lesson-two-why = Por ahora apuesta a que gana el dos.
lesson-copper = Ahora púlsela otra vez, y se le pone encima un <cobre>cobre</>: así apuesta a que el dos pierde.
lesson-copper-why = Una apuesta con <cobre>cobre</> gana si la primera carta de la banca es la suya, y pierde si lo es la segunda.
lesson-against = Que se descubran las cartas.
lesson-against-why = El dos ha perdido, y por eso gana usted. La banca paga lo mismo en los dos casos.
