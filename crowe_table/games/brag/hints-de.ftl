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
do-borrow = { $farthings } borgen von { $seat }
do-borrow_bystander = { $farthings } vom Zuschauer borgen
do-brag = Mit { $farthings } reizen
do-return_brag = Mit { $farthings } zurückreizen
do-call_sight = Aufdecken lassen
do-cover = Den Topf decken

hint-agree = Wer gehen will, den soll man nicht aufhalten.
hint-play-on = Es sind noch Spiele übrig.
hint-ready = Das Spiel ist zu Ende, und es gibt nichts zu bedenken.
hint-look = Gegen Spieler, die ihre Karten ansehen, verliert blindes Spiel Geld.
hint-leave = Solange Sie nicht hinsehen, kostet jeder Einsatz Sie nur die Hälfte.
hint-look-first = Wenn Sie ab und zu gleich hinsehen, kann der andere nicht erraten, was Sie haben.
hint-fold-unseen = Niemand hat hingesehen: Wenn Sie aussteigen, bleibt der Topf bis zum nächsten Geben stehen.
hint-fold-open = Gegen jemanden, der hingesehen hat, sind ungesehene Karten diesen Preis nicht wert.
hint-two-wait = Zwei ungesehene Blätter sind mehr wert als eines, und jeder Einsatz kostet die Hälfte.
hint-two-look = Es wird teuer: Sehen Sie nach, was Sie haben.
hint-two-choice = Ist es schwach, können Sie es weglegen und das andere spielen.
hint-keep = Von allen Blättern schlagen { $share } dieses: Behalten Sie es.
hint-drop = Von allen Blättern schlagen { $share } dieses: Versuchen Sie das andere.
hint-stand = Sie haben keines gesehen, also ist eines so gut wie das andere.
hint-show = Ihre Karten sind besser: Sie bekommen den Topf.
hint-yield = Ihre Karten sind nicht besser, und niemand muss sie sehen.
hint-open = Von allen Blättern schlagen { $share } Ihres: gut genug zum Eröffnen.
hint-open-bluff = Ein Bluff: Bei so wenigen Gegnern steigen vielleicht alle aus.
hint-go-on = Von allen Blättern schlagen { $share } Ihres: Bleiben Sie dabei.
hint-go-on-one = Sie schlagen { $seat } { $often }: Bleiben Sie dabei.
hint-raise = Von allen Blättern schlagen { $share } Ihres: Lassen Sie die anderen zahlen.
hint-raise-one = Sie schlagen { $seat } { $often }: Erhöhen Sie den Preis.
hint-price-one = Sie schlagen { $seat } { $often }, und der Topf ist den Preis wert.
hint-fold = Von allen Blättern schlagen { $share } Ihres: zu viele.
hint-fold-cost = Um dabeizubleiben, müssten Sie { $farthings } zahlen.
hint-bluff = Ein Bluff: Nur { $seat } ist noch dabei und steigt vielleicht aus.
hint-bluff-many = Ein Bluff: Vielleicht steigen alle anderen aus.
hint-see-now = Sie haben { WORDS($number) }-mal gesetzt, und { $seat } bleibt dabei. Lassen Sie sich die Karten zeigen, bevor es teurer wird.
hint-see = Sie schlagen { $seat } { $often }; { $share } würden genügen.
hint-see-level = Sie schlagen { $seat } { $often }, und Sehen beendet es zu einem festen Preis.
hint-see-not = Sie schlagen { $seat } { $often }; der Preis verlangt { $share }.
hint-blind-go = { $seat } spielt blind und muss nicht zeigen, aber Sie gewinnen { $often }.
hint-blind-fold = Sie gewinnen { $often }; steigen Sie aus, bleibt der Topf stehen.
hint-blind-press = Gegen die ungesehenen Karten von { $seat } gewinnen Sie { $often }: Erhöhen Sie den Preis.
hint-blind-sees = Keiner von Ihnen hat hingesehen: Die Chancen sind gleich, und der Topf ist größer als der Preis.
hint-blind-first = Solange Sie nicht hinsehen, kostet ein Einsatz Sie nur die Hälfte.
hint-look-now = Für Karten, die Sie nicht gesehen haben, wird es zu teuer.
hint-look-know = Von nun an zahlen Sie den vollen Preis, aber Sie wissen, was Sie haben.
hint-cover = Sie gewinnen { $often } und können nicht mehr als Ihre Börse verlieren.
hint-borrow = Sie gewinnen { $often }: Das ist ein Darlehen wert.
hint-borrow-stay = Ohne Darlehen müssten Sie aussteigen.
hint-borrowed = Dafür haben Sie das Geld geborgt.
hint-short-fold = Sie gewinnen { $often }: Das ist kein Darlehen wert.
hint-short-go = Sie schlagen { $seat } { $often }, können das Sehen aber nicht zahlen: Gehen Sie mit.
hint-short-none = Ihre Börse reicht nicht mehr, und niemand leiht.
hint-ante = Ein Grundeinsatz ist eine kleine Schuld, und ohne ihn bekommen Sie keine Karten.
hint-sit-out = Sie schulden schon genug.
hint-sit-out-none = Niemand leiht Ihnen den Grundeinsatz.
hint-lend = Es ist wenig, und was { $seat } gewinnt, zahlt es zurück.
hint-lend-shown = Mit diesen Karten kann { $seat } Ihnen das Geld gut zurückgewinnen.
hint-decline = Für Karten, die Sie nicht gesehen haben, ist es zu viel.
hint-decline-shown = Auf so schwache Karten leiht man kein Geld.
hint-sight = Das kostet Sie nichts, und das beste Blatt gewinnt.
hint-return = Von allen Blättern schlagen { $share } Ihres: Lassen Sie die anderen zahlen.
