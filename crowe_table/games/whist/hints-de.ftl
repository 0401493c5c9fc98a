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
hint-call = Sie haben zwei Honneurs: Ein drittes bei Ihrem Partner gewinnt das Spiel.
hint-answer = Sie haben ein Honneur und müssen es sagen.
hint-revoke =
    { $who ->
        [you] Im { $number }. Stich hatten Sie die geforderte Farbe.
       *[other] Im { $number }. Stich hatte { $seat } die geforderte Farbe.
    }
hint-claim = Alle übrigen Stiche gehören Ihnen, wo auch immer die Karten sitzen.
hint-only = Es ist die einzige Karte, die Sie spielen dürfen.

## Leading.

hint-longest = Ihre längste Farbe: so erfährt der Partner, wo Sie stark sind.
hint-not-longest = Ihre längste Farbe ist { $suit }, aber in den Verteilungen, die ich versuchte, brachte sie nicht mehr.
hint-small = Sie haben weder Ass noch König noch Dame in dieser Farbe zu verlieren.
hint-king-ace = Mit Ass und König spielt man am sichersten den König aus.
hint-king-queen = Nimmt ihn das Ass, so ist Ihre Dame die beste der Farbe.
hint-queen-knave = Die höchste von Nachbarkarten: Sie können wenig verlieren.
hint-singleton = Ihre einzige der Farbe: kommt sie wieder, dürfen Sie stechen.
hint-doubleton = Die höhere von zweien: in der dritten Runde dürfen Sie stechen.
hint-ace = Der Partner erfährt daraus, dass Sie den König nicht haben.
hint-from-honour = Der Partner hat vielleicht, was neben { $rank } noch fehlt.
hint-return = Der Partner hat diese Farbe zuerst ausgespielt.
hint-partner-trumps = Der Partner hat keine davon und kann stechen.
hint-cash = Sie ist die beste der Farbe, und die Gegner haben keine Trümpfe.
hint-best-left = Eine höhere Karte der Farbe ist nicht mehr übrig.
hint-trump-strong = Sie sind stark in Trumpf: ziehen Sie die der Gegner.
hint-trump = Ein Trumpf gibt in den anderen Farben nichts her.
hint-trump-kept = Sie ist sicher: kein Gegner hat noch Trumpf.

## Second, third and fourth hand.

hint-second-low = Die zweite Hand bleibt klein: der Partner kommt nach Ihnen.
hint-second-best-card = Es ist die beste der Farbe, und später kann sie gestochen werden.
hint-cover = Sie schlägt das Bild, das ausgespielt ist.
hint-split = Das niedrigere von zwei benachbarten Bildern: es gilt ebenso viel.
hint-touching = Sie gilt so viel wie Ihre nächsthöhere.
hint-third-high = Die dritte Hand geht hoch, doch nicht höher als nötig.
hint-third-partner-best = Die Karte des Partners ist so gut wie Ihre: bleiben Sie klein.
hint-partner-has-it = Der Stich ist des Partners: geben Sie nichts dafür her.
hint-cheapest = Es ist die niedrigste Karte, die den Stich gewinnt.
hint-cannot-win = Dieser Stich ist nicht zu gewinnen: spielen Sie Ihre niedrigste.

## Not following.

hint-ruff = Sie haben die geforderte Farbe nicht: stechen Sie.
hint-discard = Es ist Ihre niedrigste Karte außer Trumpf.
hint-discard-void = Dann haben Sie nichts mehr von dieser Farbe und können stechen.
hint-discard-best = Sie ziehen Trumpf: das zeigt dem Partner Ihre beste Farbe.
