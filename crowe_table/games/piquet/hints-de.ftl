# Why to throw out, to call or to play: each speaks for the answer, in ten words or so.

do-nothing = Nichts ansagen
do-good = „Gut“ sagen
do-see = Zeigen lassen
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

hint-ready = Hier ist alles gespielt. Weiter, wenn Sie mögen.
hint-any = Eines ist so gut wie das andere.
hint-claim = Sie haben das geschafft, aber es zählt nur, wenn Sie es ansagen.
hint-see = Nachsehen kostet nichts.
hint-blank = Eine <carte-blanche>Carte blanche</> zählt { WORDS($number) }, noch vor allem anderen.
hint-blank-cancels = Sie haben beide <carte-blanche>Carte blanche</>: Sagen Sie Ihre an, so zählt keine.
hint-no-blank = Sie haben einen König, eine Dame oder einen Buben: Das ist keine <carte-blanche>Carte blanche</>.
hint-leave = Was Sie ansehen, sieht auch die <vorhand>Vorhand</>.
hint-throw-set =
    Sie behalten Ihr ganzes { $suit } und alle { $rank ->
        [Ass] Asse
        [Dame] Damen
        [Bube] Buben
        [Zehn] Zehnen
       *[other] Könige
    }.
hint-throw-suit = Sie behalten Ihr ganzes { $suit } und können noch mehr davon bekommen.
hint-throw-rank =
    { $rank ->
        [Ass] Sie behalten alle Asse und können noch eines bekommen.
        [Dame] Sie behalten alle Damen und können noch eine bekommen.
        [Bube] Sie behalten alle Buben und können noch einen bekommen.
        [Zehn] Sie behalten alle Zehnen und können noch eine bekommen.
       *[other] Sie behalten alle Könige und können noch einen bekommen.
    }
hint-throw-plain = Alle sind niedriger als die Zehn und gehören zu keinem <kunststuck>Kunststück</>.
hint-throw-most = Sie tauschen so viele, wie Sie dürfen: Jede neue Karte kann ein <kunststuck>Kunststück</> oder eine längere Farbe bringen.
hint-call-more = Das ist mehr als die angesagten { WORDS($number_called) } und zählt { WORDS($number) }.
hint-call-equal = Es ist ebenso viel wie angesagt: Nun entscheidet die höhere Karte.
hint-call-equal-ruff = Es ist ebenso viel wie angesagt: Dann zählt keiner der beiden.
hint-call-sure = Etwas so Gutes kann der andere nicht haben: Es zählt { WORDS($number) }.
hint-call = Hat der andere nichts ebenso Gutes, zählt es { WORDS($number) }.
hint-good = Sie haben nichts, was dagegen ankommt.
hint-nothing = Sie haben nichts anzusagen.
hint-only = Es ist die einzige Karte, die Sie spielen dürfen.
hint-seventh = Mit diesem Stich haben Sie die meisten Stiche, und das zählt { WORDS($points) }.
hint-saves-capot = Sie bringt Ihren ersten Stich: Nun kann der andere Sie nicht mehr <matsch>matsch</> machen.
hint-all-good = Keine Karte, die noch aussteht, schlägt eine von Ihren: Der Rest gehört Ihnen.
hint-void = Der andere hat kein { $suit } mehr, also macht sie den Stich.
hint-master = Es steht keine höhere Karte dieser Farbe mehr aus, also macht sie den Stich.
hint-drives-out = Nur { $card } kann sie schlagen. Danach ist Ihr { $suit } frei.
hint-wins-low = Es ist die niedrigste Karte, die den Stich macht, und dann sind Sie am Ausspielen.
hint-wins = Sie macht den Stich, und dann sind Sie am Ausspielen.
hint-follows-low = Mit Ihrem { $suit } ist dieser Stich nicht zu machen: Geben Sie die niedrigste Karte.
hint-ducks = Diesen Stich lassen Sie laufen und heben sich { $card } für später auf.
hint-lead-suit = Sie ist aus Ihrer längsten Farbe: Sobald die höheren { $suit } heraus sind, machen die übrigen ihre Stiche.
hint-lead-point = Sie zählt eins fürs Ausspielen, auch wenn sie den Stich verliert.
hint-lead-low = Es ist Ihre niedrigste Karte der Farbe: Die höheren behalten Sie.
hint-lead-single = Es ist Ihre einzige Karte dieser Farbe: Die anderen Farben bleiben vollständig.
hint-discard-lowest = Es ist die niedrigste Karte, die Sie haben.
hint-discard-low = Es ist Ihr niedrigstes { $suit }: Die besseren Karten bleiben Ihnen.
hint-discard-keeps = Sie behalten Ihr ganzes { $suit }, von dem Sie am meisten haben.
