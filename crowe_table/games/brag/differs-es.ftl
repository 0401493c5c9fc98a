# Lo que hay que hacer de otro modo que en la lección, por regla.

differs-blind_play-yes = Puede dejar sus cartas sin ver, y apostar a mitad de precio.
differs-ace_low_run-highest = As, dos y tres es la mejor escalera.
differs-equal_hands-elder = A manos iguales gana quien está más cerca a la izquierda del que reparte.
differs-braggers-knave_and_nine = Las sotas y los nueves son comodines: valen por cualquier carta.
differs-combinations-pairs_only = Solo cuentan tríos, parejas y cartas altas: no hay escaleras ni color.
differs-betting-sight = Usted va, sube o se retira; igualado todo, se puede pedir vista, y todos enseñan.
differs-short_purse-fold_only = Quien no puede pagar la apuesta debe retirarse.
differs-short_purse-cover_the_pot = Quien no puede pagar la apuesta puede cubrir el bote.
