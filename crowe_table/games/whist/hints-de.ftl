# Why a card is good: what is said when advice is asked for. Each speaks for the card, in ten words or so.

hint-loss-points =
    { $halves ->
        [0] Damit machen Sie fast ebenso viele Stiche.
        [1] Das kostet etwa einen halben Stich.
        [2] Das kostet etwa einen Stich.
        [3] Das kostet etwa anderthalb Stiche.
       *[other] Das kostet etwa { WORDS($whole) } Stiche.
    }

hint-any = Eine Stelle ist so gut wie die andere.
hint-ready = Hier gibt es nichts zu überlegen.
hint-shuffle = Das ist alles Zufall.
hint-leave = Die Karten sind gut genug gemischt.
hint-call = Sie haben zwei <honneurs>Honneurs</>: Hat Ihr Partner ein drittes, ist die Partie gewonnen.
hint-answer = Sie haben ein Honneur und müssen es sagen.
hint-revoke =
    { $who ->
        [you] Im { $number }. Stich hatten Sie die verlangte Farbe.
       *[other] Im { $number }. Stich hatte { $seat } die verlangte Farbe.
    }
hint-claim = Alle übrigen Stiche gehören Ihnen, wo auch immer die Karten sitzen.
hint-only = Es ist die einzige Karte, die Sie spielen dürfen.

## Leading.

hint-longest = Es ist Ihre längste Farbe: So erfährt Ihr Partner, wo Sie stark sind.
hint-not-longest = Ihre längste Farbe ist { $suit }, aber in den Verteilungen, die ich durchgespielt habe, brachte sie nicht mehr.
hint-small = In dieser Farbe haben Sie weder Ass noch König noch Dame zu verlieren.
hint-king-ace = Mit Ass und König spielt man am sichersten den König aus.
hint-king-queen = Wird er vom Ass gestochen, ist Ihre Dame die höchste der Farbe.
hint-queen-knave = Es ist die oberste einer Folge: Sie können wenig verlieren.
hint-singleton = Es ist Ihre einzige: Kommt die Farbe wieder, können Sie <trumpf>trumpfen</>.
hint-doubleton = Es ist die höhere von zweien: In der dritten Runde können Sie <trumpf>trumpfen</>.
hint-ace = So erfährt Ihr Partner, dass Sie den König nicht haben.
hint-from-honour = Vielleicht hat Ihr Partner, was neben { $rank } noch fehlt.
hint-return = Diese Farbe hat Ihr Partner angespielt.
hint-partner-trumps = Ihr Partner hat nichts davon und kann <trumpf>trumpfen</>.
hint-cash = Es ist die höchste ihrer Farbe, und die Gegner haben keinen <trumpf>Trumpf</> mehr.
hint-best-left = Von dieser Farbe steht keine höhere mehr aus.
hint-trump-strong = Sie sind stark in <trumpf>Trumpf</>: Ziehen Sie den Gegnern ihre Trümpfe.
hint-trump = Mit <trumpf>Trumpf</> geben Sie in den anderen Farben nichts her.
hint-trump-kept = Sie ist sicher: Kein Gegner hat noch einen <trumpf>Trumpf</>.

## Second, third and fourth hand.

hint-second-low = Die zweite Hand bleibt klein: Ihr Partner kommt noch nach Ihnen.
hint-second-best-card = Es ist die höchste der Farbe, und später wird sie vielleicht getrumpft.
hint-cover = Sie schlägt das Bild, das ausgespielt wurde.
hint-split = Von zwei Bildern in Folge ist es das niedrigere und sticht ebenso gut.
hint-touching = Sie ist so viel wert wie Ihre nächsthöhere.
hint-third-high = Die dritte Hand geht hoch, aber nicht höher als nötig.
hint-third-partner-best = Die Karte Ihres Partners ist so gut wie Ihre: Bleiben Sie klein.
hint-partner-has-it = Der Stich gehört Ihrem Partner: Geben Sie nichts Gutes dazu.
hint-cheapest = Es ist die niedrigste Karte, die den Stich macht.
hint-cannot-win = Diesen Stich können Sie nicht machen: Geben Sie Ihre niedrigste Karte.

## Not following.

hint-ruff = Die verlangte Farbe haben Sie nicht: <trumpf>Trumpfen</> Sie.
hint-discard = Es ist Ihre niedrigste Karte außer den Trümpfen.
hint-discard-void = Danach haben Sie nichts mehr von dieser Farbe und können sie <trumpf>trumpfen</>.
hint-discard-best = Die Gegner ziehen <trumpf>Trumpf</>: Zeigen Sie Ihrem Partner damit Ihre beste Farbe.
