# Lo que hay que hacer de otro modo que en la lección, por regla.

differs-method-heaps = En vez de paquetes hay tres montones: apueste a uno o a dos. El montón sin apuestas es del banquero.
