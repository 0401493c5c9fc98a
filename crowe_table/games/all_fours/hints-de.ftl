# Why to stand, to give, to lay out or to play: each speaks for the answer, in ten words or so.

do-stand = Annehmen
do-beg = Betteln
do-give = Einen Punkt schenken
do-run = Weitergeben
do-lay_away = { $cards } weglegen

hint-any = Eines ist so gut wie das andere.
hint-claim = Alle übrigen Stiche gehören Ihnen, wo auch immer die Karten sitzen.
hint-revoke = Im { $number }. Stich hätten sie nach den Regeln spielen können.
hint-must-run = Ein <geschenk>Geschenk</> würde die Partie entscheiden: Es gibt keine andere Wahl.
hint-stand =
    { $number ->
        [0] Eine andere Farbe muss nicht besser sein, und der Stand spricht dafür.
        [one] Ihr Trumpf ist der höchste <im-spiel>im Spiel</>: { $often }.
       *[other] Sie haben { WORDS($number) } Trümpfe, und der höchste davon ist Hoch: { $often }.
    }
hint-beg = Ohne zwei Trümpfe oder einen hohen ist Ihnen mit einer anderen Farbe besser gedient.
hint-give =
    { $number ->
        [0] In den Verteilungen, die ich durchgespielt habe, kostete der Punkt weniger als eine andere Farbe.
        [one] Ihr einer Trumpf reicht vielleicht, und das <betteln>Betteln</> hat ein Ende.
       *[other] { CAP(WORDS($number)) } Trümpfe sind mehr wert als der Punkt.
    }
hint-run = Bei so wenigen Trümpfen ist Ihnen mit einer anderen Farbe besser gedient.
hint-lay-away = Behalten Sie Trümpfe, dann Zehnen, Asse und Könige.
hint-only = Es ist die einzige Karte, die Sie spielen dürfen.
hint-lead-trump = Sie fängt vielleicht einen blanken Buben oder eine Zehn.
hint-draws-trump = Das zieht vielleicht noch einen Trumpf heraus.
hint-lead-count = Sie macht den Stich, wenn keine höhere Karte und kein Trumpf darauf fällt.
hint-lead-small = Sie zählt fürs Spiel nichts und verkürzt die Farbe.
hint-throws-count = Das verschenkt vielleicht { WORDS($number) } Augen fürs Spiel, doch Ihre anderen Karten bleiben Ihnen für später.
hint-partner-wins = Bisher liegt die beste Karte des Stichs bei Ihrem Partner.
hint-throws-small = Keine Karte, die Sie spielen dürfen, verschenkt weniger.
hint-makes-knave = Er macht den Stich und damit den Punkt für den Buben.
hint-risks-knave = Er bringt den Punkt für den Buben, wenn kein höherer Trumpf darauf fällt.
hint-takes-count = Das bringt { WORDS($number) } Augen fürs Spiel.
hint-best-so-far = Es ist bisher die beste Karte des Stichs.
hint-takes = Das macht den Stich, und dann spielen Sie aus.
