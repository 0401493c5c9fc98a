# Why to bid or to pass, what to call, what to play: each speaks for the answer, in ten words or so.

do-propose = { $suit } vorschlagen
do-name = { $suit } zu Trumpf machen
do-agree = Zustimmen
do-refuse = Ablehnen
do-pass = Passen
do-ask = Fragen
do-sans_prendre = Sans prendre spielen
do-keep_game = Das Spiel behalten
do-yield = Weichen
do-change =
    { $number ->
        [0] Alle Karten behalten
       *[other] { $cards } tauschen
    }
do-voll = Die Vole ansagen

hint-any = Eines ist so gut wie das andere.
hint-only = Es ist die einzige Karte, die das Gesetz Ihnen lässt.
hint-claim = Jeder Stich, der noch kommt, ist Ihrer, wo die Karten auch liegen.
hint-voll = Jeder Stich ist Ihrer, und das Wort wird bezahlt.
hint-bid =
    { $kind ->
        [frog] In gedachten Spielen gelingt sie { $often }.
        [solo] Allein gelingen fünf Stiche { $often }.
       *[tout] Allein gelingen alle Stiche { $often }.
    }
hint-pass =
    { $number ->
        [0] Mit diesem Blatt ist kein Spiel sicher genug.
       *[other] So tragen die anderen die Gefahr.
    }
hint-call-short = Sie sind kurz in der Farbe: ihr Ass gewinnt früh, oder Sie stechen.
hint-call = Mit diesem Partner gelingt das Spiel { $often }.
hint-name = Darin ist Ihr Blatt am stärksten.
hint-colour = Niemand hat hineingesehen, und Kreuz braucht keine Zustimmung.
hint-agree = Noch hat niemand hineingesehen: eine Farbe ist so gut wie die andere.
hint-ask = Drei Stiche sind so gut wie sicher, und mehr lassen sich kaufen.
hint-sans-prendre = Das Spiel ist im Blatt, wie es gegeben ist.
hint-pass-words = So wenige sichere Stiche sind das Wagnis nicht wert.
hint-yield = Es käme teuer, mit den gegebenen Karten zu spielen.
hint-change =
    { $number ->
        [0] Alles, was Sie haben, ist es wert, zu bleiben.
       *[other] Trümpfe und Könige bleiben, und Besseres kann kommen.
    }
hint-show = Es zeigt ihnen, wessen Partner Sie sind, wenn es Zeit ist.
hint-lead-trump = Es zieht die Trümpfe der anderen.
hint-lead = Es bringt Ihre Seite in den meisten gedachten Spielen voran.
hint-take = Es nimmt den Stich oder zwingt bessere Karten heraus.
hint-low = Es spart Ihre besseren Karten für bessere Stiche.
