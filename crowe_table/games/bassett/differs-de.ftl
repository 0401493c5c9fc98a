# Was man anders machen muss als in der Lektion, nach Regeln.

differs-table_opens-every_turn = Sie dürfen nach jedem Abzug setzen, umsetzen und zurücknehmen.
differs-game-court = Das ist Bassette bei Hofe: Sie setzen auf eine eigene Karte und dürfen den Gewinn stehen und wachsen lassen.
