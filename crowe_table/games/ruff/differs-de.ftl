# Was man anders machen muss als in der Lektion, nach Regeln.

differs-game-ruff_and_honours = Das ist das alte Ruff and Honours: Die meisten Stiche gewinnen, und Ass, König, Dame und Bube in Trumpf zählen.
differs-first_lead-eldest = Links vom Geber wird zuerst ausgespielt, gleich wer Trumpf macht.
differs-exchange_duty-must = Der Geber muss die aufgedeckte Karte nehmen, wenn sie Trumpf wird.
differs-games-best_of_3 = Wer zwei von drei Partien gewinnt, hat gewonnen.
