# Was man anders machen muss als in der Lektion, nach Regeln.

differs-reshuffle-exhausted = Gespielte Karten kommen unter den Stapel, bis er durch ist: Merken Sie sie sich.
differs-reshuffle-every_hand = Vor jeder Runde wird neu gemischt.
differs-only_turnup-carry_unless_sold = Bleibt die aufgedeckte Karte der einzige Trumpf, so bleibt der Topf stehen, es sei denn, sie wurde verkauft.
differs-unseen_sales-own_turn = Wenn Sie an der Reihe sind, dürfen Sie ungesehene Karten kaufen und verkaufen.
differs-fine_knave_five = Wer einen Buben oder eine Fünf aufdeckt, zahlt eine Buße in den Topf.
