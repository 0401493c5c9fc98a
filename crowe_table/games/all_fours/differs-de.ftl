# Was man anders machen muss als in der Lektion, nach Regeln.

differs-target = { $value } Punkte gewinnen die Partie.
differs-follow-follow_or_trump = Sie dürfen trumpfen, auch wenn Sie bedienen können.
differs-max_begs-one = Betteln darf man je Spiel nur einmal.
differs-gift_can_win-no = Der geschenkte Punkt darf die Partie nicht beenden: Dann muss der Geber weitere Karten geben.
