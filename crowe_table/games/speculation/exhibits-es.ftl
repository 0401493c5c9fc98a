# Two instructive hands: their titles, their stories, and what the visitor is asked to do; and at the end the moral.

exhibit-a-queen-to-sell = Una dama en venta
exhibit-a-queen-to-sell-story = Son nueve a la mesa, reparte usted, y se descubre la dama de corazones. Solo le ganan dos cartas; pero de las cincuenta y una que nadie ha visto, veintisiete están boca abajo en la mesa. Usted ha puesto en el bote la mitad más que cualquiera. Estas cartas se prepararon para esta mesa.
exhibit-a-queen-to-sell-task = Reparte usted, y la dama es suya. Salga de la mano sin perder.
exhibit-a-queen-to-sell-goal = No pierda nada en esta mano.
exhibit-a-queen-to-sell-hero = Resiste una de cada cinco veces, y la quinta parte del bote es más de lo que usted ha puesto.
exhibit-a-queen-to-sell-best = Venderla por la quinta parte del bote.
exhibit-a-queen-to-sell-moral = Con la mesa llena, venda lo que esté por debajo del rey, si le dan lo que vale: al dinero en la bolsa no le gana ninguna carta.
exhibit-a-king-to-keep = Un rey que guardar
exhibit-a-king-to-keep-story = Se ha jugado una mano. Pintaban picas, usted descubrió el as de corazones, y no valió nada; no se vio más pica que el cinco, y el bote se quedó. La baraja no se mezcla. Ahora reparte usted, en el bote están las apuestas de dos manos, y descubre el rey de corazones. Estas cartas se prepararon para esta mesa.
exhibit-a-king-to-keep-task = El rey de corazones es suyo: guárdelo, o véndalo. Sáquele cuanto pueda.
exhibit-a-king-to-keep-goal = Llévese los dos botes.
exhibit-a-king-to-keep-hero = ¿Dónde está el as de corazones? Lo descubrió usted en la mano anterior, y está en el fondo de la baraja.
exhibit-a-king-to-keep-best = Los dos botes: guárdelo, porque nada le gana.
exhibit-a-king-to-keep-moral = La baraja no se mezcla: lo que salió en la mano anterior no puede salir en esta. Venda a los que olvidan, pero no olvide usted.
exhibit-done = Conseguido.
exhibit-not-done = Esta vez no.
exhibit-over = La mano ha terminado.
