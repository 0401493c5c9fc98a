# Was man anders machen muss als in der Lektion, nach Regeln.

differs-target = { $value } Punkte gewinnen die Partie.
differs-follow-follow_or_trump = Sie dürfen auch stechen, wenn Sie bedienen könnten.
differs-max_begs-one = Bitten darf man in einem Spiel nur einmal.
differs-gift_can_win-no = Der geschenkte Punkt darf die Partie nicht beenden: Dann muss der Geber weitere Karten geben.
