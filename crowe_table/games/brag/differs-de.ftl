# Was man anders machen muss als in der Lektion, nach Regeln.

differs-blind_play-yes = Sie dürfen Ihre Karten verdeckt lassen und zum halben Preis setzen.
differs-ace_low_run-highest = Ass, Zwei, Drei ist die beste Folge.
differs-equal_hands-elder = Bei gleichem Blatt gewinnt, wer näher links vom Geber sitzt.
differs-braggers-knave_and_nine = Buben und Neunen sind Bragger: Sie gelten für jede Karte.
differs-combinations-pairs_only = Nur Drillinge, Paare und hohe Karten zählen, keine Folgen und keine Farben.
differs-betting-sight = Sie gehen mit, erhöhen oder steigen aus; ist alles gleich, darf man aufdecken lassen, und alle zeigen.
differs-short_purse-fold_only = Wer den Einsatz nicht zahlen kann, muss aussteigen.
differs-short_purse-cover_the_pot = Wer den Einsatz nicht zahlen kann, darf den Topf decken.
