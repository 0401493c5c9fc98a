# Cards for first deals: what is new at a question.

coach-banco = Mit <banco>Banco</> spielen Sie allein gegen die ganze Bank. Schweigen alle, darf jeder gegen einen Teil davon setzen.
coach-bet = Sie setzen gegen die Bank. Einer spielt die Karten für alle: Kommen sie näher an neun, gewinnen Sie so viel, wie Sie setzen.
coach-draw = Zehnen und Bilder zählen nichts, und von einer Summe zählt nur die letzte Ziffer: Sieben und sechs sind drei. Neun ist am besten.
coach-draw-banker = Sie spielen gegen alle Einsätze. Kommen Ihre Karten näher an neun als die anderen, fließen alle in die Bank.
coach-take-bank = Der Bankhalter spielt gegen alle. Verlieren können Sie nur, was Sie einlegen; was die Bank gewinnt, bleibt darin.
