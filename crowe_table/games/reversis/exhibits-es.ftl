# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-all-or-nothing = Todo o nada
exhibit-all-or-nothing-story = Usted es mano en el juego llano, y tiene nueve picas con el as, y as, rey, dama y dos de corazones. Con cartas así no hay quien se libre de las bazas: tendrá tantos de sobra, y pagará. A no ser que se las lleve todas. Doce de sus cartas mandan, o mandarán; la que queda es un dos. Los demás corazones están repartidos tres, tres y tres.
exhibit-all-or-nothing-task = Sale usted. Llévese todas las bazas, y haga el revesino.
exhibit-all-or-nothing-goal = Juego llano, sale usted. Llévese las trece bazas.
exhibit-all-or-nothing-hero = Un jugador prudente se deshace primero del dos, y con él del revesino.
exhibit-all-or-nothing-best = Las trece: se sale con el dos de corazones cuando el as, el rey y la dama han sacado todos los demás corazones.
exhibit-all-or-nothing-moral = En un revesino, la única carta a la que otros pueden ganar espera a que las mejores hayan sacado las que le ganan.
exhibit-done = Conseguido: todas las bazas son suyas.
exhibit-not-done = Esta vez no: { $number } de { $wanted } bazas son suyas.
