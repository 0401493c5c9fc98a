# Was man anders machen muss als in der Lektion, nach Regeln.

differs-lowest-7 = Die Sechsen fehlen: Es sind 32 Karten.
differs-elder_max = Die Vorhand darf höchstens { $value } Karten tauschen.
differs-ruff_score-winning_suit = Beim Ruff zählt nur die Farbe selbst.
differs-ruff_score-cards = Der Punkt bringt eins für jede Karte der Farbe.
differs-trick_point-capture_ten_up = Ein Stich zählt dem Gewinner nur, wenn er nicht ausgespielt hat und mit Zehn oder höher gewinnt.
differs-trick_point-capture_any = Ein gewonnener Stich zählt dem, der nicht ausgespielt hat.
differs-target-0 = Es werden sechs Spiele gespielt, und die höhere Summe gewinnt.
