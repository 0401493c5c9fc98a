# Lo que hay que hacer de otro modo que en la lección, por regla.

differs-table_opens-every_turn = Puede poner, mover y retirar apuestas después de cada vuelta.
differs-game-court = Es el Basset de la corte: apuesta a una carta suya, y puede dejar crecer lo que gana.
