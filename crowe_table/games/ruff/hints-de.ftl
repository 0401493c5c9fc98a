# Why to bid, to lay out or to play: each speaks for the answer, in ten words or so.

do-pass_bid = Passen
do-order_up = Den Geber nehmen heißen
do-order_up_alone = Ihn nehmen heißen, allein
do-assist = Helfen
do-assist_alone = Helfen, allein
do-take_up = Aufnehmen
do-take_up_alone = Aufnehmen, allein
do-turn_down = Ablehnen
do-name = Trumpf: { $suit }
do-name_alone = Trumpf: { $suit }, allein
do-lay_out = { $card } weglegen
do-keep_hand = Die aufgedeckte Karte liegen lassen
do-defend_alone = Allein verteidigen
do-defend_together = Mit dem Partner verteidigen
do-ruff = Ruffen
do-leave_stock = Den Talon lassen
do-lay_out_four = { $cards } weglegen
do-call = Fragen: haben Sie eins?
do-answer = Antworten, dass Sie haben
do-pass = Nicht ausrufen

hint-any = Eines ist so gut wie das andere.
hint-only = Es ist die einzige Antwort, die das Gesetz Ihnen lässt.
hint-claim = Alles, was bleibt, ist Ihrer, wo auch die Karten sitzen.
hint-revoke = Im { $number }. Stich hatten sie die geforderte Farbe.
hint-call = Drei Honneurs zusammen beenden das Spiel sofort.
hint-ruff = Es kostet nichts als die Wahl von vier Karten.
hint-lay-out-four = Behalten Sie jeden Trumpf, und geben Sie eine kurze Farbe weg.
hint-count = Ihr Blatt zählt { WORDS($number) }, und das genügt hier.
hint-count-pass = Was die anderen daraus machen, ist mehr wert.
hint-alone =
    { $number ->
        [one] Mit einem Trumpf und dem besten davon zahlen alle fünf vier.
       *[other] Mit { WORDS($number) } Trümpfen können alle fünf fallen, und das zahlt vier.
    }
hint-makes = Ihre Seite macht drei Stiche { $often }.
hint-march = Allein nehmen Sie alle fünf { $often }.
hint-void = So haben Sie kein { $suit } mehr und können stechen.
hint-lowest = Die entbehren Sie am besten.
hint-defend = Zwei halten einen Marsch eher auf als einer.
hint-defend-alone = Mit beiden Bauern zahlt ein Scheitern vier.
hint-lead-trump = Es zieht ihre Trümpfe.
hint-lead-ace = Es gewinnt, ehe jemand die Farbe nicht mehr hat.
hint-lead-plain = So geht am wenigsten verloren.
hint-trumps-in = Es sticht.
hint-wins = Es nimmt den Stich.
hint-spares = Der Stich ist nicht zu gewinnen: das spart die besseren Karten.
