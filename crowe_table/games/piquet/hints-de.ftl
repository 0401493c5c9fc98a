# Why to throw out, to call or to play: each speaks for the answer, in ten words or so.

do-call = Ansagen
do-nothing = Nichts ansagen
do-good = „Gut“ sagen
do-see = Es sich zeigen lassen
do-ask_missing = Fragen, welche davon fehlt
do-pique = Den Pique ansagen
do-repique = Den Repique ansagen
do-declare_blank = Carte blanche ansagen
do-look_left = Sie ansehen
do-leave_unseen = Sie liegen lassen
do-no_blank = Keine Carte blanche ansagen
do-change =
    { $number ->
        [0] Alle Karten behalten
       *[other] { $cards } ablegen
    }

hint-any = Eines ist so gut wie das andere.
hint-claim = Er ist Ihrer, und verloren, wenn Sie ihn nicht ansagen.
hint-see = Es kostet nichts, es zu sehen.
hint-blank = Eine Carte blanche zählt zehn, vor allem anderen.
hint-leave = Was Sie ansehen, sieht auch Vorhand.
hint-throw-plain = Sie wiegen am wenigsten in Ihrem Blatt.
hint-throw-suit = Sie gehören nicht zu { $suit }, und das behalten Sie.
hint-throw-set =
    Sie behalten Ihr { $suit } und Ihre { $rank ->
        [Ass] Asse
        [Dame] Damen
        [Bube] Buben
        [Zehn] Zehnen
       *[other] Könige
    }.
hint-call-ruff = { CAP($suit) } ist das Meiste, was Sie halten.
hint-call-run = { CAP(WORDS($number)) } in Folge zählen, wenn sie gut sind.
hint-call-set =
    Ihre { $rank ->
        [Ass] Asse
        [Dame] Damen
        [Bube] Buben
        [Zehn] Zehnen
       *[other] Könige
    } zählen, wenn sie gut sind.
hint-good = Sie haben nichts ebenso Gutes dagegen.
hint-nothing = Sie haben nichts anzusagen.
hint-only = Es ist die einzige Karte, die das Gesetz Ihnen lässt.
hint-wins = Sie nimmt den Stich, und Sie spielen aus.
hint-follows-low = So geht in der Farbe am wenigsten verloren.
hint-discards = Es ist die Karte, die Sie am besten entbehren.
hint-master = Nichts ist mehr da, was sie sticht.
hint-lead-suit = Ihr { $suit } lohnt es, heimgebracht zu werden.
