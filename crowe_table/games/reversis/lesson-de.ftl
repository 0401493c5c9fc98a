# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Nehmen Sie in Ihren Stichen so wenig Punkte wie möglich: Wer am wenigsten hat, wird von den anderen bezahlt. Oder machen Sie alle Stiche.
lesson-under = Beim Reversis gewinnt, wer am wenigsten nimmt. { CAP($suit_led) } ist ausgespielt, und { $card_2 } gewinnt bis jetzt: Spielen Sie { $card }, die niedriger ist.
lesson-under-why = Karten in Ihren Stichen zählen gegen Sie: ein Ass { WORDS($worth_A) } Punkte, ein König { WORDS($worth_K) }, eine Dame { WORDS($worth_Q) }, ein Bube nur einen. Die übrigen zählen nichts.
lesson-low = Noch einmal { $suit_led }, und { $card_1 } gewinnt bis jetzt. Spielen Sie { $card }: Damit bleiben Sie darunter.
lesson-low-why = { $seat_taker } musste den Stich mit { $card_taken_1 } nehmen, und damit { WORDS($worth_trick) } Punkte.
lesson-high = { CAP($suit_led) } ist ausgespielt, Sie spielen zuletzt, und nichts im Stich zählt. Nehmen Sie ihn mit { $card }.
lesson-high-why = Sie haben ihn genommen, und er kostete nichts. In einem Stich ohne Punkte wird man eine mittlere Karte am besten los.
lesson-single = Wer den Stich nimmt, spielt aus. In { $suit } haben Sie nur eine Karte: Spielen Sie { $card } aus, dann sind Sie die Farbe los.
lesson-single-why = Er hat gewonnen und zählt einen gegen Sie. Aber nun haben Sie kein { $suit_led } mehr: Wird es ausgespielt, dürfen Sie jede Karte abwerfen.
lesson-knave = Spielen Sie auch { $card } aus, bevor andere ihre hohen Karten darauf abwerfen können.
lesson-knave-why = Auch er hat gewonnen: noch ein Punkt. Später hätte jemand ein Ass darauf abwerfen können, und das kostet { WORDS($worth_A) } mehr.
lesson-nine = Spielen Sie { $card } aus, solange die anderen noch niedrige Karten in { $suit } haben.
lesson-nine-why = Nur niedrige Karten fielen darauf: ein Stich ohne Punkte. Ihnen bleiben { $cards_hearts }, und die niedrigere ist ziemlich sicher.
lesson-hearts = Nun { $card }: Ass, König und Dame der Farbe stehen noch aus, und jede dieser Karten nimmt ihn.
lesson-hearts-why = { $seat_taker } nahm ihn mit { $card_taken_2 }, und { $card_taken_1 } fiel dazu: { WORDS($worth_trick) } Punkte in einem einzigen Stich, und keiner für Sie.
lesson-ace = { CAP($suit_led) } ist ausgespielt, und Sie haben keines. Werfen Sie eine Ihrer gefährlichsten Karten ab: { $card }.
lesson-ace-why = Trümpfe gibt es nicht: Wer nicht bedienen kann, darf jede Karte abwerfen. { $seat_taker } nahm den Stich, und damit { WORDS($worth_trick) } Punkte.
lesson-throw = { CAP($suit_led) } ist ausgespielt, und Sie haben keines mehr: Werfen Sie { $card } ab, Ihre letzte Karte dieser Farbe.
lesson-throw-why = Nun haben Sie auch in { $suit } keine Karte mehr. Gar keine ist so gut wie eine niedrige.
lesson-free = { CAP($suit_led) } ist ausgespielt: Werfen Sie { $card } ab.
lesson-free-why = Ein Punkt mehr für { $seat_taker }. Sie haben jetzt nur noch { $suit } und müssen bedienen, sooft es ausgespielt wird. Wer alle Stiche macht, macht Reversis: Dem zahlen alle.
lesson-spades = Noch einmal { $suit_led }: Werfen Sie { $card } ab.
lesson-spades-why = { $seat_taker } nahm das Ass. Bisher haben Sie { WORDS($worth_own) } von { WORDS($worth_pack) } Punkten, und wer am Ende am wenigsten hat, wird von allen anderen bezahlt.

## Das zweite Spiel, nach Hoyle.

lesson-aim-hoyle = { $card_great } und { $card_little } sind hier Quinolas mit je einer Schale <fische>Fische</>. Werfen Sie eine auf eine andere Farbe ab, gehört Ihnen die Schale.
lesson-put-away = Erst legt jeder eine Karte weg und nimmt dafür eine vom <talon>Talon</>. Sie haben { WORDS($number_A) } Asse: Legen Sie { $card } weg.
lesson-put-away-why = Die { WORDS($number_discard) } weggelegten Karten sind die <partie>Partie</>: Wer am meisten Punkte hat, zahlt sie am Ende dem, der am wenigsten hat.
lesson-across = Nun gibt jeder dem Spieler gegenüber eine Karte. Geben Sie { $seat_2 } noch eine schlechte: { $card }.
lesson-across-why = Von { $seat_2 } kam dafür { $card_little }. { $card_great } haben Sie schon: Nun halten Sie beide Quinolas.
lesson-lead = Sie spielen aus: { $card }. Spielen Sie nie eine <quinola>Quinola</> aus: Dann zahlen Sie in ihre Schale, statt sie zu nehmen.
lesson-lead-why = { $seat_taker } nahm den Stich, und nichts darin zählt. Niedrige Karten nützen hier so viel wie im einfachen Spiel.
lesson-spade = { CAP($suit_led) } ist ausgespielt, und { $card_1 } gewinnt bis jetzt. Werden Sie Ihre höhere Karte los: { $card }.
lesson-spade-why = { $seat_taker } nahm ihn mit { $card_taken_1 }. So hat Ihre mittlere Karte nicht geschadet.
lesson-clear = { CAP($card_led) } ist ausgespielt, und { $card } ist Ihre einzige Karte der Farbe: Sie müssen sie spielen.
lesson-clear-why = { CAP($card_taken_0) } war <erzwungen>erzwungen</>: Alle zahlen dafür an { $seat_1 }, und es zählt { WORDS($worth_A) }. Aber nun haben Sie keine Karte der Farbe mehr.
lesson-diamond = Spielen Sie { $card } aus, so niedrig, dass ein anderer den Stich nehmen muss.
lesson-diamond-why = { $seat_taker } nahm ihn und spielt { $card_led } aus. Sie haben kein { $suit_led }: Das ist Ihre Gelegenheit.
lesson-little = Sie müssen nicht bedienen, denn Sie haben keine Karte der Farbe. Werfen Sie eine <quinola>Quinola</> ab: { $card }.
lesson-little-why = { $seat_taker } nahm den Stich und zahlt Ihnen sofort. Nach dem letzten Stich gehört Ihnen auch die Schale mit { WORDS($fish_little) } <fische>Fischen</>.
lesson-great = { CAP($card_led) } ist ausgespielt. Werfen Sie auch die andere <quinola>Quinola</> ab: { $card }.
lesson-great-why = In ihrer Schale liegen { WORDS($fish_great) } <fische>Fische</> für Sie. Müssen Sie eine <quinola>Quinola</> auf ihre eigene Farbe spielen, zahlen Sie so viel hinein.
