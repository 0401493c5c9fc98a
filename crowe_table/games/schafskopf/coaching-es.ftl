# Cards for first deals: what is new at a question.

coach-the-blind = Si toma la <baceta>baceta</>, juega a solas contra dos, y necesita más de la mitad de los puntos de las cartas.
coach-bury = Deje cartas de un palo del que tenga pocas: pronto podrá jugar triunfo.
coach-lead = Todas las damas, todas las sotas y todos los diamantes son triunfos, y forman un palo. La tabla da su orden.
