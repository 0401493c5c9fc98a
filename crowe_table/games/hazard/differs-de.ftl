# Was man anders machen muss als in der Lektion, nach Regeln.

differs-opposition-one_bet = Der Werfer setzt zuerst, und ein Spieler hält den ganzen Einsatz.
differs-opposition-covers = Die anderen setzen, und der Werfer hält, welche Einsätze er mag.
differs-crabs_keep_dice-no = Crabs, zwei oder drei im ersten Wurf, kosten auch die Würfel.
differs-retrieve-no = Hat der Werfer eine Chance, so kann er den Einsatz nicht mehr zurücknehmen.
differs-losses_to_pass = Der Werfer behält die Würfel, bis er { $value } Runden nacheinander verloren hat.
differs-side_bets-yes = Solange ein anderer wirft, dürfen Sie mit den übrigen wetten.
