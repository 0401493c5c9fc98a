# Was man anders machen muss als in der Lektion, nach Regeln.

differs-scoring-between = Punkte werden nicht angeschrieben: Der Alleinspieler bekommt von jedem der anderen oder zahlt jedem.
