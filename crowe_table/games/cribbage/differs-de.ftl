# Was man anders machen muss als in der Lektion, nach Regeln.

differs-cards_dealt = Sie bekommen { $value } Karten, und mehr davon bleiben im Blatt.
differs-target = { $value } Punkte gewinnen die Partie.
differs-start_when-after_lay_out = Sie legen in den Crib, bevor die Startkarte aufgedeckt wird.
differs-play_fifteen-whole_count = Beim Ausspielen zählt fünfzehn nur, wenn die ganze Summe es ergibt.
differs-hand_flush-whole_hand = Eine Farbe braucht alle Karten des Blatts.
differs-go_rule-play_on = Kann der andere nicht, so spielen Sie weiter, solange Sie können.
differs-under_claim-muggins = Punkte, die Sie vergessen, nimmt sich der andere.
