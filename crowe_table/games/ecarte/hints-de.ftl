# Why to stand, to propose, to throw out or to play: each speaks for the answer, in ten words or so.

do-stand = Mit diesen Karten spielen
do-propose = Um Karten bitten
do-accept = Karten geben
do-refuse = Ablehnen
do-mark = Den König ansagen
do-change =
    { $number ->
        [0] Alle Karten behalten
       *[other] { $cards } ablegen
    }

hint-any = Eines ist so gut wie das andere.
hint-even-money = Eins zu eins bringt eine Wette nichts ein.
hint-mistaken = Es war gegen das Gesetz und kann entdeckt werden.
hint-mark = Er gilt einen Punkt, und keinen, wenn man jetzt schweigt.
hint-claim = Alles, was noch kommt, ist Ihres, wo die Karten auch liegen.
hint-doubt = Sie haben gesehen, wo dieser König ist.
hint-revoke = Im { $number }. Stich hatten sie, was das Gesetz verlangte.
hint-no-stock = Der Talon ist leer: es gibt nichts anderes.
hint-jeu = Ein Jeu de règle: Sie machen den Punkt { $often }.
hint-made = So machen Sie den Punkt { $often }.
hint-propose = Sie machen den Punkt { $often }: Karten können es bessern.
hint-refuse = Mit diesen machen Sie den Punkt { $often }.
hint-give = Mit diesen machen Sie den Punkt { $often }.
hint-listed = Es ist eines der Jeux de règle.
hint-not-listed = Es ist keines der Jeux de règle.
hint-throw = Behalten Sie Trümpfe und Könige, und was dazu passt.
hint-only = Es ist die einzige Karte, die das Gesetz Ihnen lässt.
hint-wins = Es nimmt den Stich.
hint-spares = So geht am wenigsten verloren.
hint-lead-trump = Ihre Trümpfe sind stark genug, die anderen zu ziehen.
hint-lead-guarded = Eine gedeckte Farbe, von oben: spielen Sie sie weiter.
hint-lead-alone = Sie mag ihren Stich machen und hält Ihre Farben beisammen.
