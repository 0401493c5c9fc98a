# The lesson. Of each step: what is to be done, and afterwards why.

lesson-under = Beim Reversis gewinnt, wer am wenigsten nimmt. Pik ist gefordert, und eine Sechs liegt da: spielen Sie die Vier, darunter.
lesson-under-why = Von den Karten in Ihren Stichen zählt ein Ass vier gegen Sie, ein König drei, eine Dame zwei, ein Bube eins.
lesson-low = Noch einmal Pik: eine Dame liegt da. Geben Sie Ihre Fünf.
lesson-low-why = Wer die Dame spielte, muss sie selber nehmen, mit den zwei Punkten, die sie zählt.
lesson-high = Karo ist gefordert, und nichts im Stich zählt: legen Sie Ihre Zehn dazu.
lesson-high-why = Sie haben ihn genommen, und es hat nichts gekostet. Eine mittlere Karte geht am besten, wo kein Bild liegt.
lesson-single = Sie spielen aus. Sie haben nur ein Kreuz, den Buben: fort mit ihm.
lesson-single-why = Er hat gewonnen und zählt Ihnen einen; aber nun haben Sie kein Kreuz mehr und dürfen abwerfen, was Sie wollen, wenn Kreuz kommt.
lesson-knave = Spielen Sie den Karo-Buben aus.
lesson-knave-why = Auch er kam heim: noch ein Punkt. Besser jetzt um einen, als später unter einem Ass, das ein anderer abwirft.
lesson-nine = Spielen Sie die Herz-Neun aus.
lesson-nine-why = Niedrige Karten fielen darauf: ein Stich, und kein Punkt darin. Zum Bedienen haben Sie noch die Vier.
lesson-hearts = Nun den Herz-Buben: Ass, König und Dame sind noch gegen ihn draußen.
lesson-hearts-why = Das Ass nahm ihn, mit dem König dazu: acht Punkte für einen Gegner in einem einzigen Stich.
lesson-ace = Kreuz ist gefordert, und Sie haben keines. Werfen Sie Ihre schlimmste Karte ab: das Karo-Ass.
lesson-ace-why = Wer nicht bedienen kann, darf abwerfen, was er will. Das Ass zählt vier, und nun zählt es sie einem anderen.
lesson-throw = Karo ist gefordert, und Sie haben keines mehr: werfen Sie die Herz-Vier ab.
lesson-throw-why = Damit sind auch Ihre Herzen fort; eine Farbe, die man nicht hat, ist so gut wie eine niedrige Karte darin.
lesson-free = Herz ist gefordert: werfen Sie den Pik-Buben ab.
lesson-free-why = Ein Punkt mehr für die anderen. Pik ist nun alles, was Sie haben, und die lange Farbe ist die Gefahr.
lesson-spades = Noch einmal Kreuz: werfen Sie das Pik-Ass ab.
lesson-spades-why = Vier Punkte mit ihm verschenkt. Sie haben zwei von vierzig, und wer am wenigsten hat, wird von den anderen bezahlt.
