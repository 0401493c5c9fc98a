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
