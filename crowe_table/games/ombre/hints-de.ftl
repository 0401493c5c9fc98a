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
hint-bid-better = Das Spiel gelingt nur { $often }, aber in den gedachten Spielen bringt Passen weniger.
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
hint-lead-trump = Es zieht Trümpfe, wo noch welche sind.
hint-lead-best = Es ist die höchste Karte, die in der Farbe noch da ist: Nur ein Trumpf kann sie schlagen.
hint-lead-sure = Keine Karte, die noch da ist, kann sie schlagen.
hint-lead-short = Es ist Ihre einzige Karte dieser Farbe: Danach können Sie stechen.
hint-lead-long = Es ist Ihre längste Farbe: Ihre letzten Karten darin können später gewinnen.
hint-take = Sie schlägt alle Karten, die bisher liegen.
hint-take-sure = Sie nimmt den Stich mit Sicherheit.
hint-low = Sie nimmt den Stich nicht, und Ihre höheren Karten der Farbe bleiben Ihnen.
hint-low-must = Keine der erlaubten Karten kann diesen Stich nehmen: Spielen Sie die niedrigste davon.
hint-throw = Sie behalten Ihre Trümpfe für später.
hint-throw-must = Keine der erlaubten Karten kann diesen Stich nehmen.
