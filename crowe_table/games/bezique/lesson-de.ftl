# The lesson. Of each step: what is to be done, and afterwards why.

lesson-deal = Ihre Karte war höher: Sie dürfen geben oder ausspielen. Geben Sie.
lesson-deal-why = Jeder hat { WORDS($number_hand) } Karten. Die { WORDS($number_pack) } übrigen sind der Talon, und nach jedem Stich nehmen beide eine davon.
lesson-spare = { CAP($card_led) } ist ausgespielt. Solange es einen Talon gibt, müssen Sie nicht bedienen: Werfen Sie { $card } ab.
lesson-spare-why = { $seat_taker } nahm den Stich und meldete eine Trumpf-Mariage: { WORDS($points_1) } Punkte. Stiche zählen hier wenig, Meldungen viel.
lesson-ten = { CAP($card_led) } ist ausgespielt: Nehmen Sie den Stich mit { $card }.
lesson-ten-why = In diesem Spiel steht die Zehn über König und Dame, gleich nach dem Ass.
lesson-draw = Sie haben noch nichts zu melden: nehmen Sie eine Karte.
lesson-draw-why = Wer den Stich macht, nimmt zuerst und spielt zum nächsten aus.
lesson-brisque = Die erste Mariage machte { $suit_trump } zum Trumpf. Spielen Sie { $card } aus.
lesson-brisque-why = Sie nahm { $seat_1 } eine Karte ab: { $card_taken_1 }. Dieser König kann nicht mehr heiraten.
lesson-next = Nehmen Sie wieder eine Karte.
lesson-next-why = Sie suchen König und Dame einer Farbe; und vier Asse, Könige, Damen oder Buben.
lesson-away = Spielen Sie { $card } aus: So eine Karte gehört zu keiner Meldung.
lesson-away-why = Sie kostete Sie das Ausspiel; und { $seat_1 } hat wieder eine Trumpf-Mariage gemeldet.
lesson-eight = { CAP($card_led) } ist ausgespielt. Werfen Sie { $card } ab.
lesson-eight-why = Siebenen, Achten und Neunen gehören zu keiner Meldung: Werfen Sie sie zuerst ab.
lesson-knave = { CAP($card_led) } ist ausgespielt: Werfen Sie { $card } ab.
lesson-knave-why = Ein Bube allein ist wenig. Aber behalten Sie { $card_bezique_knave }, wenn er kommt: Mit { $card_bezique_queen } ist er Bézique.
lesson-nine = Sie haben König und Dame in Pik! Nehmen Sie diesen Stich mit { $card }, dann dürfen Sie sie melden.
lesson-nine-why = Melden dürfen Sie nur, wenn Sie einen Stich gemacht haben, und nur eines auf einmal.
lesson-marriage = Melden Sie die Mariage in Pik.
lesson-marriage-why = { CAP(WORDS($points_0)) } Punkte für Sie. Die Karten liegen auf dem Tisch. Sie dürfen sie noch spielen und mit anderen wieder melden.
