# Why to stand, to give, to lay out or to play: each speaks for the answer, in ten words or so.

do-stand = Dabeibleiben
do-beg = Betteln
do-give = Einen Punkt schenken
do-run = Weitergeben
do-lay_away = { $cards } weglegen

hint-any = Eines ist so gut wie das andere.
hint-claim = Alles, was bleibt, ist Ihres, wo auch die Karten sitzen.
hint-revoke = Im { $number }. Stich hatten sie, was das Gesetz forderte.
hint-must-run = Ein Geschenk würde das Spiel beenden: es gibt nichts anderes.
hint-stand =
    { $number ->
        [0] Eine andere Farbe muss nicht besser sein, und der Stand spricht dafür.
        [one] Ihr Trumpf ist der höchste im Spiel: { $often }.
       *[other] Sie haben { WORDS($number) } Trümpfe, und der höchste ist Hoch: { $often }.
    }
hint-beg = Ohne zwei Trümpfe oder einen hohen dienen Ihnen andere besser.
hint-give =
    { $number ->
        [0] Beim Durchspielen kostete der Punkt Sie weniger als eine andere Farbe.
        [one] Ihr einer Trumpf mag genügen und endet das Betteln.
       *[other] { CAP(WORDS($number)) } Trümpfe sind mehr wert als der Punkt.
    }
hint-run = Mit so wenigen Trümpfen dient Ihnen eine andere Farbe besser.
hint-lay-away = Behalten Sie Trümpfe, dann Zehnen, Asse und Könige.
hint-only = Es ist die einzige Karte, die das Gesetz Ihnen lässt.
hint-lead-trump = Sie fängt vielleicht einen blanken Buben oder eine Zehn.
hint-draws-trump = Das zieht vielleicht einen anderen Trumpf heraus.
hint-lead-count = Sie macht den Stich, wenn keine bessere Karte und kein Trumpf darauf fällt.
hint-lead-small = Sie zählt nichts für das Spiel und verkürzt die Farbe.
hint-throws-count = Das verschenkt vielleicht { WORDS($number) } Augen fürs Spiel, doch Ihre anderen Karten bleiben Ihnen für später.
hint-partner-wins = Bisher liegt die beste Karte des Stichs bei Ihrem Partner.
hint-throws-small = Keine Karte, die Sie spielen dürfen, verschenkt weniger.
hint-makes-knave = Er macht den Stich und damit den Punkt für den Buben.
hint-risks-knave = Er bringt den Punkt für den Buben, wenn kein höherer Trumpf darauf fällt.
hint-takes-count = Es nimmt { WORDS($number) } Augen fürs Spiel.
hint-best-so-far = Es ist bisher die beste Karte des Stichs.
hint-takes = Es nimmt den Stich, und Sie spielen aus.
