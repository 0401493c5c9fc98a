# Lo que hay que hacer de otro modo que en la lección, por regla.

differs-scoring-between = No se apuntan tantos: a quien juega a solas le paga cada uno, o él paga a cada uno.
