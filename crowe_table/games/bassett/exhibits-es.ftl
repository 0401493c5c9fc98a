# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-the-last-turn = Hasta la última vuelta
exhibit-the-last-turn-story = Una noche en el salón. Se descubrirá toda la baraja, de dos en dos cartas, y las bolitas del marco dicen lo que ha salido. Donde quedan cuatro cartas de un valor, la banca vive de ellas; donde queda una, no puede ganar nada. Cuando quedan tres cartas, todos saben cuáles son, y solo falta por ver su orden.
exhibit-the-last-turn-task = Juegue una talla hasta el final, y levántese al menos con lo que trajo.
exhibit-the-last-turn-goal = Una talla. Levántese al menos con lo que trajo.
exhibit-the-last-turn-hero = Quien solo apuesta a la última carta de cada valor no da nada a la banca.
exhibit-the-last-turn-best = Apostar a cartas de las que solo queda una, y cantar el orden: si hay un par, la apuesta es justa.
exhibit-the-last-turn-moral = Cuente, espere, y apueste donde no puede haber doblete; el resto es de la banca.
exhibit-done = Conseguido: tiene al menos lo que trajo.
exhibit-not-done = Esta vez no: una parte se la queda la banca.
exhibit-over = Se ha acabado la talla, y todos se levantan.
