# Why to wager, to see or to fold: what is said when advice is asked for. Each speaks for the answer, in ten words or so.

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
do-call_sight = Die Sicht ausrufen
do-cover = Den Topf decken

hint-agree = Wer aufstehen will, den hält man nicht.
hint-play-on = Es sind noch Spiele übrig.
hint-ready = Das Spiel ist zu Ende, und es gibt nichts zu bedenken.
hint-look = Gegen Spieler, die hinsehen, verliert blindes Spiel Geld.
hint-leave = Ungesehen kosten sie Sie die Hälfte.
hint-look-first = Dann und wann hinzusehen lässt die anderen raten.
hint-fold-unseen = Keiner hat hingesehen: der Topf bleibt stehen und kostet nichts mehr.
hint-fold-open = Ungesehene Karten sind den Preis nicht wert gegen einen, der hinsah.
hint-two-wait = Zwei ungesehene Blätter sind mehr wert, und Einsätze kosten die Hälfte.
hint-two-look = Der Preis wird ernst: wissen Sie, was Sie halten.
hint-keep = Von allen Blättern schlügen es: { $share }.
hint-drop = Von allen Blättern schlügen es: { $share }. Versuchen Sie das andere.
hint-stand = Sie haben keines gesehen: sie sind gleich.
hint-show = Ihre sind besser: sie nehmen den Topf.
hint-yield = Ihre sind nicht besser und müssen nicht gezeigt werden.
hint-open = Von allen Blättern schlügen Ihres: { $share }. Eröffnen Sie.
hint-open-bluff = Ein Bluff: mit so wenigen hinter Ihnen gelingt er oft.
hint-fold-first = Von allen Blättern schlügen Ihres: { $share }. Zu viele.
hint-go-on = Von allen Blättern schlügen Ihres: { $share }. Bleiben Sie.
hint-raise = Von allen Blättern schlügen Ihres: { $share }. Lassen Sie sie zahlen.
hint-fold = Von allen Blättern schlügen Ihres: { $share }. Zu viele.
hint-bluff = Ein Bluff: nur einer ist übrig, der noch aussteigen kann.
hint-bluff-many = Ein Bluff: vielleicht steigen alle aus.
hint-see = Sie gewinnen { $often }, und der Preis verlangt weniger.
hint-see-level = Sie gewinnen { $often }, und gesetzt ist genug.
hint-see-not = Sie gewinnen { $often }, und der Preis verlangt mehr.
hint-blind-go = Ein blindes Blatt kann man nicht sehen; Sie gewinnen { $often }.
hint-blind-fold = Sie gewinnen { $often }; der Topf bleibt ohnehin stehen.
hint-blind-press = Gegen ein ungesehenes Blatt gewinnen Sie { $often }: drängen Sie.
hint-blind-sees = Keiner hat hingesehen: die Aussichten sind gleich, der Topf größer.
hint-blind-first = Ein blinder Einsatz kostet die Hälfte.
hint-look-now = Für ungesehene Karten ist der Preis nun zu ernst.
hint-cover = Sie gewinnen { $often } und wagen nur Ihre Börse.
hint-borrow = Sie gewinnen { $often }: das ist ein Darlehen wert.
hint-short-fold = Sie gewinnen { $often }: fremdes Geld ist das nicht wert.
hint-short-go = Sie gewinnen { $often }: weiter, so weit Ihre Börse reicht.
hint-short-none = Ihre Börse ist zu leicht zum Weitergehen, und niemand leiht.
hint-ante = Ein Grundeinsatz ist eine kleine Schuld und wird zuerst zurückgezahlt.
hint-sit-out = Sie schulden schon genug.
hint-lend = Es ist wenig und kommt nach dem Spiel zurück.
hint-decline = Es ist zu viel, um es auf fremde Karten zu wagen.
hint-go = Von allen Blättern schlügen Ihres: { $share }. Bleiben Sie.
hint-bolt = Von allen Blättern schlügen Ihres: { $share }. Zu viele.
hint-sight = Umsonst ist nichts mehr zu haben.
hint-return = Von allen Blättern schlügen Ihres: { $share }. Lassen Sie sie zahlen.
