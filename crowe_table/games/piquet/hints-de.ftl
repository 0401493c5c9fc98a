# Why to throw out, to call or to play: each speaks for the answer, in ten words or so.

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

hint-ready = Dieses Spiel ist aus. Weiter, wenn Sie mögen.
hint-any = Eines ist so gut wie das andere.
hint-claim = Sie haben ihn gemacht, und er ist verloren, wenn Sie ihn nicht ansagen.
hint-see = Es kostet nichts, sich die Karten zeigen zu lassen.
hint-blank = Eine Carte blanche zählt { WORDS($number) }, noch vor allem anderen.
hint-blank-cancels = Sie haben beide Carte blanche: Sagen Sie Ihre an, so zählt keine.
hint-no-blank = Sie haben einen König, eine Dame oder einen Buben: Das ist keine Carte blanche.
hint-leave = Was Sie ansehen, sieht auch Vorhand.
hint-throw-set =
    Sie behalten alle { $suit } und alle { $rank ->
        [Ass] Asse
        [Dame] Damen
        [Bube] Buben
        [Zehn] Zehnen
       *[other] Könige
    }.
hint-throw-suit = Sie behalten alle { $suit } und können noch mehr davon bekommen.
hint-throw-rank =
    { $rank ->
        [Ass] Sie behalten alle Asse und können noch eines bekommen.
        [Dame] Sie behalten alle Damen und können noch eine bekommen.
        [Bube] Sie behalten alle Buben und können noch einen bekommen.
        [Zehn] Sie behalten alle Zehnen und können noch eine bekommen.
       *[other] Sie behalten alle Könige und können noch einen bekommen.
    }
hint-throw-plain = Sie sind alle niedriger als die Zehn und gehören zu keinen Gleichen.
hint-throw-most = Sie tauschen so viele, wie Sie dürfen: Jede neue Karte kann Gleiche oder eine längere Farbe bringen.
hint-call-more = Das ist mehr als die angesagten { WORDS($number_called) } und zählt { WORDS($number) }.
hint-call-equal = Das ist so viel, wie angesagt wurde: Nun entscheidet die höhere Karte.
hint-call-equal-ruff = Das ist so viel, wie angesagt wurde: Dann zählt keiner der beiden.
hint-call-sure = So Gutes kann der andere nicht haben: Es zählt { WORDS($number) }.
hint-call = Hat der andere nichts ebenso Gutes, zählt es { WORDS($number) }.
hint-good = Sie haben nichts ebenso Gutes dagegen.
hint-nothing = Sie haben nichts anzusagen.
hint-only = Es ist die einzige Karte, die Sie spielen dürfen.
hint-seventh = Mit diesem Stich haben Sie die meisten Stiche, und das zählt { WORDS($points) }.
hint-saves-capot = Sie bringt Ihren ersten Stich: Nun kann der andere keinen Kapot mehr machen.
hint-all-good = Keine Karte, die noch aussteht, schlägt eine von Ihren: Alle weiteren Stiche gehören Ihnen.
hint-void = Der andere hat kein { $suit } mehr, also macht sie den Stich.
hint-master = Es gibt keine höhere Karte dieser Farbe mehr, also macht sie den Stich.
hint-drives-out = Nur { $card } kann sie schlagen. Ist die Karte gespielt, ist Ihr { $suit } das höchste.
hint-wins-low = Es ist die niedrigste Karte, die den Stich macht, und dann spielen Sie aus.
hint-wins = Sie macht den Stich, und dann spielen Sie aus.
hint-follows-low = Mit Ihrem { $suit } ist dieser Stich nicht zu machen: Geben Sie die niedrigste Karte.
hint-ducks = Sie lassen diesen Stich gehen und heben sich { $card } für später auf.
hint-lead-suit = Sie ist aus Ihrer längsten Farbe: Sind die höheren { $suit } gespielt, machen die anderen ihre Stiche.
hint-lead-point = Sie zählt eins fürs Ausspielen, auch wenn sie den Stich verliert.
hint-lead-low = Es ist Ihre niedrigste Karte der Farbe: Die höheren behalten Sie.
hint-lead-single = Es ist Ihre einzige Karte dieser Farbe: Die anderen Farben bleiben vollständig.
hint-discard-lowest = Es ist die niedrigste Karte, die Sie haben.
hint-discard-low = Es ist Ihr niedrigstes { $suit }: Bessere Karten bleiben im Blatt.
hint-discard-keeps = Sie behalten Ihr ganzes { $suit }, von dem Sie am meisten haben.
