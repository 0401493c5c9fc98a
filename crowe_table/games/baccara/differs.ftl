# What one must do otherwise than in the lesson, by option.

differs-third_card-up = A third card is dealt face up, so that both see it.
differs-draw_rules-club = Against the bank you must draw to four or less, and stand on six and seven. Only at five you choose.
