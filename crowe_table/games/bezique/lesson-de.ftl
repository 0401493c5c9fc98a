# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Machen Sie mehr Punkte als der andere, vor allem mit Karten, die zusammengehören. Wer mit weniger als { $option_rubicon } Punkten verliert, zahlt viel mehr.
lesson-deal = Ihre Karte war höher: Sie dürfen geben oder ausspielen. Geben Sie.
lesson-deal-why = Jeder hat { WORDS($number_hand) } Karten. Die übrigen { WORDS($number_pack) } sind der <talon>Talon</>; nach jedem Stich zieht jeder eine davon.
lesson-spare = { CAP($card_led) } ist ausgespielt. Solange der <talon>Talon</> reicht, müssen Sie nicht bedienen: Werfen Sie { $card } ab.
lesson-spare-why = { $seat_taker } nahm den Stich und meldete eine <trumpf>Trumpf</>-Mariage: { WORDS($points_1) } Punkte. Stiche zählen hier wenig, Meldungen viel.
lesson-ten = { CAP($card_led) } ist ausgespielt: Nehmen Sie den Stich mit { $card }.
lesson-ten-why = In diesem Spiel steht die Zehn über König und Dame, gleich nach dem Ass.
lesson-draw = Sie haben noch nichts zu <melden>melden</>: Ziehen Sie eine Karte.
lesson-draw-why = Wer den Stich macht, zieht zuerst und spielt als Nächster aus. Ist der <talon>Talon</> leer, muss man bedienen und möglichst den Stich machen.
lesson-brisque = Die erste <mariage>Mariage</> hat { $suit_trump } zu <trumpf>Trumpf</> gemacht. Spielen Sie { $card } aus.
lesson-brisque-why = { $seat_1 } musste { $card_taken_1 } hergeben. Asse und Zehnen heißen <briske>Brisken</>: Sie entscheiden nur bei Gleichstand oder retten vor dem <rubikon>Rubikon</>.
lesson-next = Ziehen Sie wieder eine Karte.
lesson-next-why = König und Dame sind eine <mariage>Mariage</>, mit Ass, Zehn und Bube eine <sequenz>Sequenz</>. Auch vier Asse, Könige, Damen oder Buben zählen.
lesson-away = Spielen Sie { $card } aus: So eine Karte gehört zu keiner Meldung.
lesson-away-why = Damit haben Sie das Ausspiel verloren, und { $seat_1 } hat wieder eine <trumpf>Trumpf</>-Mariage gemeldet.
lesson-eight = { CAP($card_led) } ist ausgespielt. Werfen Sie { $card } ab.
lesson-eight-why = Siebenen, Achten und Neunen gehören zu keiner Meldung: Werfen Sie sie zuerst ab.
lesson-knave = { CAP($card_led) } ist ausgespielt: Werfen Sie { $card } ab.
lesson-knave-why = Ein einzelner Bube ist wenig wert. Aber behalten Sie { $card_bezique_knave }, wenn er kommt: Mit { $card_bezique_queen } bildet er ein <bezique>Bézique</>.
lesson-nine = Sie haben Pik-König und Pik-Dame! Machen Sie diesen Stich mit { $card }, dann dürfen Sie die beiden <melden>melden</>.
lesson-nine-why = <melden>Melden</> dürfen Sie nur nach einem eigenen Stich, und immer nur eines.
lesson-marriage = <melden>Melden</> Sie die <mariage>Mariage</> in Pik.
lesson-marriage-why = { CAP(WORDS($points_0)) } Punkte für Sie. Die Karten liegen auf dem Tisch. Sie dürfen sie noch spielen und mit anderen noch einmal <melden>melden</>.

## Das zweite Spiel, an seinem Ende.

lesson-aim-last = Der <talon>Talon</> ist aufgebraucht, gemeldet wird nichts mehr. Nun müssen Sie bedienen und gewinnen, wenn Sie können, und trumpfen, wenn Ihnen die Farbe fehlt.
lesson-last-nine = { CAP($card_led) } ist ausgespielt. Sie müssen bedienen und gewinnen: Nehmen Sie mit { $card }, der niedrigsten, die das kann.
lesson-last-nine-why = Sie haben den Stich und spielen aus. Wer den allerletzten dieser Stiche macht, bekommt { $number_last } Punkte.
lesson-last-seven = Spielen Sie Ihren einzigen <trumpf>Trumpf</> aus, { $card }: Hat { $seat_1 } einen höheren?
lesson-last-seven-why = { $seat_1 } konnte weder bedienen noch gewinnen und warf { $card_1 } ab. Gegen Sie ist also kein <trumpf>Trumpf</> mehr da.
lesson-last-eight = Spielen Sie { $card } aus. Sie wird verlieren, aber Sie behalten Ihr hohes Pik für das Ende.
lesson-last-eight-why = { $seat_1 } nahm sie mit { $card_taken_1 } und spielt { $card_led } aus.
lesson-last-must-win = Sie müssen gewinnen, wenn Sie können, und dürfen nichts zurückhalten: { $card } ist die niedrigste, die { $card_led } schlägt.
lesson-last-must-win-why = Sie haben den Stich und spielen wieder aus. Denken Sie immer an den allerletzten Stich: Dafür hebt man eine sichere Karte auf.
lesson-last-queen = Spielen Sie { $card } aus. Wer ein höheres Pik hat, muss es spielen, und dann schadet es Ihnen nicht mehr.
lesson-last-queen-why = { $seat_1 } musste mit { $card_taken_1 } gewinnen und spielt { $card_led } aus.
lesson-last-king = { CAP($card_led) } ist ausgespielt, und { $card } ist Ihre einzige Karte der Farbe. Sie gewinnt: Spielen Sie sie.
lesson-last-king-why = Sie spielen aus, und Ihnen bleiben { $cards_hand }.
lesson-last-low = Spielen Sie { $card } aus, und heben Sie das Ass für den letzten Stich auf.
lesson-last-low-why = { $seat_1 } musste mit { $card_taken_1 } bedienen, und Sie spielen wieder aus.
lesson-last-ten = Spielen Sie { $card } aus. Hier steht die Zehn über dem König, und nur ein Ass könnte sie schlagen.
lesson-last-ten-why = Spielen Sie zuletzt { $cards_hand }: noch { $number_last }. Wer unter { $option_rubicon } bleibt, auch mit den <briske>Brisken</>, zahlt beide Ergebnisse zusammen und viel mehr.
