# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-the-last-turn = Hasta la última vuelta
exhibit-the-last-turn-story = Una noche en el salón. Se descubrirá toda la baraja, de dos en dos cartas, y las bolitas del marco dicen lo que ha salido. Donde quedan cuatro cartas de un valor, la banca vive de ellas; donde queda una, no puede ganar nada. Cuando quedan tres cartas todos saben cuáles son, y solo su orden está por ver.
exhibit-the-last-turn-task = Juegue una baraja hasta el final, y levántese con no menos de lo que trajo.
exhibit-the-last-turn-goal = Una baraja. Levántese con no menos de lo que trajo.
exhibit-the-last-turn-hero = Quien solo apuesta a la última carta de cada valor no da nada a la banca.
exhibit-the-last-turn-best = Apuestas a cartas de las que queda una, y cantar el orden: si hay un par, es justo.
exhibit-the-last-turn-moral = Cuente, espere, y apueste donde no puede haber doblete; lo demás es de la banca.
exhibit-done = Conseguido: no tiene menos de lo que trajo.
exhibit-not-done = No se ha conseguido: una parte es de la banca.
exhibit-over = La baraja se ha acabado, y la compañía se levanta.
