# Lo que hay que hacer de otro modo que en la lección, por regla.

differs-reshuffle-exhausted = Las cartas usadas van bajo la baraja hasta agotarla: recuérdelas.
differs-reshuffle-every_hand = Se baraja antes de cada mano.
differs-only_turnup-carry_unless_sold = Si la muestra queda como único triunfo, el bote pasa a la mano siguiente, salvo si se vendió.
differs-unseen_sales-own_turn = En su turno puede vender o comprar cartas que nadie ha visto.
differs-fine_knave_five = Quien descubre una sota o un cinco paga una multa al bote.
