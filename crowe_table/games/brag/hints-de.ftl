# Reasons for wagering, seeing and folding: what is said when advice is asked for.

do-look_at = { $word ->
        [new] Das neue Blatt ansehen
       *[old] Das alte Blatt ansehen
    }
do-stand = { $word ->
        [new] Beim neuen Blatt bleiben
       *[old] Beim alten Blatt bleiben
    }
do-leave = Die Karten verdeckt liegen lassen
do-borrow = { $farthings } leihen von { $seat }
do-borrow_bystander = { $farthings } vom Zuschauer leihen
do-brag = Mit { $farthings } reizen
do-return_brag = Mit { $farthings } weiter reizen
do-call_sight = Aufdecken lassen
do-cover = Den Topf decken

hint-agree = Wer gehen will, den soll man nicht aufhalten.
hint-play-on = Es wird noch gegeben.
hint-ready = Hier ist alles entschieden.
hint-look = Gegen Spieler, die ihre Karten kennen, kostet <blind>blindes</> Spiel Geld.
hint-leave = Solange Sie <blind>blind</> spielen, kostet jeder Einsatz Sie nur die Hälfte.
hint-look-first = Wenn Sie manchmal gleich nachsehen, kann der andere nicht erraten, was Sie haben.
hint-fold-unseen = Alle spielen <blind>blind</>: Wenn Sie aussteigen, bleibt der Topf bis zum nächsten Geben stehen.
hint-fold-open = Gegen jemanden, der seine Karten kennt, sind verdeckte Karten diesen Preis nicht wert.
hint-two-wait = Zwei verdeckte Blätter sind mehr wert als eines, und jeder Einsatz kostet die Hälfte.
hint-two-look = Es wird teuer: Sehen Sie nach, was Sie haben.
hint-two-choice = Ist es schwach, können Sie es weglegen und das andere spielen.
hint-keep = Von allen Blättern schlagen { $share } dieses: Behalten Sie es.
hint-drop = Von allen Blättern schlagen { $share } dieses: Versuchen Sie es mit dem anderen.
hint-stand = Sie haben keines gesehen, also ist eines so gut wie das andere.
hint-show = Ihre Karten sind besser: Sie bekommen den Topf.
hint-yield = Ihre Karten sind nicht besser, und niemand muss sie sehen.
hint-open = Von allen Blättern schlagen { $share } Ihres: gut genug zum Eröffnen.
hint-open-bluff = Ein Bluff: Bei so wenigen Gegnern steigen vielleicht alle aus.
hint-go-on = Von allen Blättern schlagen { $share } Ihres: Bleiben Sie dabei.
hint-go-on-one = Sie schlagen { $seat } { $often }: Bleiben Sie dabei.
hint-raise = Von allen Blättern schlagen { $share } Ihres: Lassen Sie die anderen zahlen.
hint-raise-one = Sie schlagen { $seat } { $often }: Erhöhen Sie.
hint-price-one = Sie schlagen { $seat } { $often }, und der Topf ist den Preis wert.
hint-fold = Von allen Blättern schlagen { $share } Ihres: zu viele.
hint-fold-cost = Um dabeizubleiben, müssten Sie { $farthings } zahlen.
hint-bluff = Ein Bluff: Nur { $seat } ist noch dabei und steigt vielleicht aus.
hint-bluff-many = Ein Bluff: Vielleicht steigen alle anderen aus.
hint-see-now = Sie haben { WORDS($number) }mal gesetzt, und { $seat } bleibt dabei. Lassen Sie sich die Karten zeigen, ehe es teurer wird.
hint-see = Sie schlagen { $seat } { $often }; { $share } würden genügen.
hint-see-level = Sie schlagen { $seat } { $often }, und mit dem Sehen ist es zu einem festen Preis vorbei.
hint-see-not = Sie schlagen { $seat } { $often }; nötig wären { $share }.
hint-blind-go = { $seat } spielt <blind>blind</> und muss nicht zeigen, aber Sie gewinnen { $often }.
hint-blind-fold = Sie gewinnen { $often }; wenn Sie aussteigen, bleibt der Topf stehen.
hint-blind-press = Gegen die verdeckten Karten von { $seat } gewinnen Sie { $often }: Erhöhen Sie.
hint-blind-sees = Beide spielen Sie <blind>blind</>: Die Chancen sind gleich, und der Topf ist größer als der Preis.
hint-blind-first = Solange Sie <blind>blind</> spielen, kostet ein Einsatz Sie nur die Hälfte.
hint-look-now = Für Karten, die Sie nicht kennen, wird es zu teuer.
hint-look-know = Von jetzt an zahlen Sie den vollen Preis, aber Sie wissen, was Sie haben.
hint-cover = Sie gewinnen { $often } und können nicht mehr verlieren als Ihre Börse.
hint-borrow = Sie gewinnen { $often }: Dafür lohnt es sich zu leihen.
hint-borrow-stay = Sonst müssten Sie aussteigen.
hint-borrowed = Dafür haben Sie sich das Geld geliehen.
hint-short-fold = Sie gewinnen { $often }: Dafür lohnt es sich nicht zu leihen.
hint-short-go = Sie schlagen { $seat } { $often }, können das Sehen aber nicht bezahlen: Setzen Sie weiter.
hint-short-none = Ihre Börse reicht nicht mehr, und niemand leiht.
hint-ante = Ein <grundeinsatz>Grundeinsatz</> ist eine kleine Schuld; ohne ihn bekommen Sie keine Karten.
hint-sit-out = Sie schulden schon genug.
hint-sit-out-none = Niemand leiht Ihnen den <grundeinsatz>Grundeinsatz</>.
hint-lend = Es ist wenig, und was { $seat } gewinnt, geht zuerst an Sie zurück.
hint-lend-shown = Mit diesen Karten kann { $seat } es Ihnen wahrscheinlich zurückzahlen.
hint-decline = Für Karten, die Sie nicht kennen, ist es zu viel.
hint-decline-shown = Auf so schwache Karten leiht man kein Geld.
hint-sight = Das kostet nichts, und das beste Blatt gewinnt.
hint-return = Von allen Blättern schlagen { $share } Ihres: Lassen Sie die anderen zahlen.
