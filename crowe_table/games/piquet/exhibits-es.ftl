# The instructive hands of Piquet, as they lie in the cabinet.

exhibit-repique = Un repique contra un capote seguro
exhibit-repique-story = La mano tiene as, rey, dama y sota de tres palos: todas las bazas son seguras, y además cuatro tríos. Pero en el Piquet gana el orden en que se cuenta, y no las cartas.
exhibit-repique-task = Usted es el postre, con diez tantos; la mano tiene sesenta, ha cambiado dos, y puede hacer todas las bazas. Llegue antes a cien.
exhibit-repique-goal = Llegue antes a cien.
exhibit-repique-hero = El postre descarta el nueve y el seis, guarda los dieces, y hace treinta con punto y secuencia: un repique, y cien tantos.
exhibit-repique-best = Once por el punto, diecinueve por nueve en secuencia, y sesenta por el repique.
exhibit-repique-moral = El punto cuenta toda la mano: con dos cartas pequeñas en vez de los dieces, suma en total solo veintinueve.
