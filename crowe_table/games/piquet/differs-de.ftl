# Was man anders machen muss als in der Lektion, nach Regeln.

differs-lowest-7 = Die Sechsen fehlen: Es sind 32 Karten.
differs-elder_max = Die Vorhand darf höchstens { $value } Karten tauschen.
differs-ruff_score-winning_suit = Beim Rummel zählt nur seine Farbe.
differs-ruff_score-cards = Der Rummel zählt eins für jede Karte der Farbe.
differs-trick_point-capture_ten_up = Ein Stich zählt nur, wenn man nicht ausgespielt hat und mit der Zehn oder höher gewinnt.
differs-trick_point-capture_any = Ein Stich zählt nur, wenn man nicht ausgespielt hat.
differs-target-0 = Es werden sechs Spiele gespielt, und die höhere Summe gewinnt.
