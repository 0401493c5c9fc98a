# Why a card is good: what is said when advice is asked for. Each speaks for the card, in ten words or so.

hint-loss-points =
    { $halves ->
        [0] Sie macht fast ebenso viele Stiche.
        [1] Sie verliert etwa einen halben Stich.
        [2] Sie verliert etwa einen Stich.
        [3] Sie verliert etwa anderthalb Stiche.
       *[other] Sie verliert etwa { WORDS($whole) } Stiche.
    }

hint-any = Eine Stelle ist so gut wie die andere.
hint-ready = Hier ist nichts zu bedenken.
hint-shuffle = Es ist alles Zufall.
hint-leave = Die Karten sind gut genug gemischt.
hint-call = Mit Ihren zwei Honneurs gewinnt ein drittes das Spiel.
hint-answer = Sie haben ein Honneur und müssen es sagen.
hint-revoke =
    { $who ->
        [you] Im { $number }. Stich hatten Sie die geforderte Farbe.
       *[other] Im { $number }. Stich hatte { $seat } die geforderte Farbe.
    }
hint-claim = Alles, was bleibt, ist Ihrer, wo auch die Karten sitzen.
hint-only = Es ist die einzige Karte, die Sie spielen dürfen.
hint-made-most = In den Spielen, die ich mir denke, macht sie die meisten Stiche.
hint-least = Sie gibt weniger her als Ihre anderen Karten.

## Leading.

hint-longest = Ihre längste Farbe: so erfährt der Partner, wo Sie stark sind.
hint-small = Eine kleine Karte dieser Farbe gibt am wenigsten her.
hint-king-ace = Mit Ass und König spielt man am sichersten den König aus.
hint-king-queen = Er treibt das Ass heraus, und Ihre Dame wird gut.
hint-queen-knave = Die höchste von Nachbarn: sie verliert wenig.
hint-singleton = Sie steht allein: kommt die Farbe wieder, dürfen Sie stechen.
hint-doubleton = Die höhere von zweien: in der dritten Runde dürfen Sie stechen.
hint-ace = Es macht einen Stich: der Partner weiß, der König fehlt Ihnen.
hint-from-honour = Der Partner hat vielleicht, was Ihrem Bild zur Seite fehlt.
hint-return = Es ist die Farbe des Partners, und er wünscht sie.
hint-partner-trumps = Der Partner hat keine davon und kann stechen.
hint-cash = Nichts, was von ihrer Farbe bleibt, schlägt sie.
hint-trump-strong = Sie sind stark in Trumpf: ziehen Sie die der Gegner.
hint-trump = Ein Trumpf gibt in den anderen Farben nichts her.
hint-trump-kept = Sie ist sicher: kein Gegner hat noch Trumpf.

## Second, third and fourth hand.

hint-second-low = Die zweite Hand bleibt klein: der Partner kommt nach Ihnen.
hint-second-best-card = Es ist die beste der Farbe und könnte sonst verloren gehen.
hint-cover = Sie deckt das Bild, das ausgespielt ist.
hint-split = Es ist die niedrigere von zwei benachbarten Bildern.
hint-third-high = Die dritte Hand geht hoch, doch nicht höher als nötig.
hint-third-partner-best = Die Karte des Partners ist so gut wie Ihre: sparen Sie.
hint-partner-has-it = Der Stich ist des Partners: geben Sie nichts dafür her.
hint-cheapest = Billiger ist der Stich nicht zu haben.
hint-cannot-win = Dieser Stich ist nicht zu gewinnen: geben Sie Ihre kleinste.

## Not following.

hint-ruff = Sie haben die geforderte Farbe nicht: stechen Sie.
hint-discard = Diese entbehren Sie am besten.
hint-discard-best = Sie ziehen Trumpf: das zeigt dem Partner Ihre beste Farbe.
