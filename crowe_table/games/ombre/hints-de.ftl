# Why to bid or to pass, what to call, what to play: each speaks for the answer, in ten words or so.

do-propose = { $suit } vorschlagen
do-name = { $suit } zu Trumpf machen
do-agree = Zustimmen
do-refuse = Ablehnen
do-pass = Passen
do-ask = Fragen
do-sans_prendre = Sans prendre spielen
do-keep_game = Das Spiel behalten
do-yield = Das Spiel lassen
do-change =
    { $number ->
        [0] Alle Karten behalten
       *[other] { $cards } tauschen
    }
do-voll = Die Vole ansagen

hint-any = Eines ist so gut wie das andere.
hint-only = Es ist die einzige Karte, die Sie spielen dürfen.
hint-claim = Alle übrigen Stiche gehören Ihnen, wo auch immer die Karten sitzen.
hint-voll = Alle Stiche gehören Ihnen, und wer es ansagt, bekommt es bezahlt.
hint-bid =
    { $kind ->
        [frog] Die <frage>Frage</> gelingt { $often }.
        [solo] Allein gelingen fünf Stiche { $often }.
       *[tout] Allein gelingen alle Stiche { $often }.
    }
hint-bid-better = Das Spiel gelingt nur { $often }, aber Passen bringt noch weniger.
hint-pass = Kein Spiel ist sicher genug: Das sicherste gelingt { $often }.
hint-pass-better = Das sicherste Spiel gelingt { $often }, aber Passen bringt mehr.
hint-call-short = Sie sind kurz in dieser Farbe: Ihr Ass gewinnt früh, oder Sie <trumpf>trumpfen</>.
hint-call = Mit diesem Partner gelingt das Spiel { $often }.
hint-name = Darin ist Ihr Blatt am stärksten.
hint-colour = Noch hat niemand seine Karten gesehen, und Kreuz braucht keine Zustimmung.
hint-agree = Noch hat niemand seine Karten gesehen: Eine Farbe ist so gut wie die andere.
hint-ask = Drei Stiche sind so gut wie sicher, und Sie können noch kaufen.
hint-sans-prendre = Ihr Blatt reicht, wie es ist.
hint-pass-words = So wenige sichere Stiche sind das Risiko nicht wert.
hint-yield = Ohne zu kaufen würde dieses Spiel teuer.
hint-change =
    { $number ->
        [0] Alle Ihre Karten sind es wert, behalten zu werden.
       *[other] Trümpfe und Könige behalten Sie, und Besseres kann dazukommen.
    }
hint-show = So sehen alle, wessen Partner Sie sind, und jetzt ist es Zeit dafür.
hint-lead-trump = Das zieht Trümpfe, wo noch welche sind.
hint-lead-best = Es ist die höchste Karte ihrer Farbe, die noch da ist: Nur ein <trumpf>Trumpf</> kann sie schlagen.
hint-lead-sure = Keine Karte, die noch da ist, kann sie schlagen.
hint-lead-short = Es ist Ihre einzige Karte dieser Farbe: Danach können Sie <trumpf>trumpfen</>.
hint-lead-long = Es ist Ihre längste Farbe: Ihre letzten Karten darin können später Stiche machen.
hint-take = Sie schlägt alles, was bisher liegt.
hint-take-sure = Sie macht den Stich ganz sicher.
hint-low = Sie macht den Stich nicht, und Ihre höheren Karten der Farbe bleiben Ihnen.
hint-low-must = Keine der erlaubten Karten kann diesen Stich machen: Spielen Sie die niedrigste davon.
hint-throw = Sie heben sich Ihre Trümpfe für später auf.
hint-throw-must = Keine der erlaubten Karten kann diesen Stich machen.
