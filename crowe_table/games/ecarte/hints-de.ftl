# Why to stand, to propose, to throw out or to play: each speaks for the answer, in ten words or so.

do-stand = Mit diesen Karten spielen
do-propose = Um Karten bitten
do-accept = Karten geben
do-refuse = Ablehnen
do-mark = Den König ansagen
do-change =
    { $number ->
        [0] Alle Karten behalten
       *[other] { $cards } ablegen
    }

hint-ready = Hier ist alles gespielt. Weiter, wenn Sie mögen.
hint-any = Eines ist so gut wie das andere.
hint-even-money = Bei eins zu eins bringt eine Wette auf die Dauer nichts ein.
hint-mistaken = Das war gegen die Regeln und kann entdeckt werden.
hint-mark = Er bringt einen <punkt>Punkt</>, und der ist verloren, wenn Sie ihn nicht rechtzeitig ansagen.
hint-claim = Alle übrigen Stiche gehören Ihnen, wo auch immer die Karten sitzen.
hint-doubt = Sie haben gesehen, wo dieser König ist.
hint-revoke = Im { $number }. Stich hätte der andere nach den Regeln spielen können.
hint-no-stock = Sie können um keine Karten mehr <bitten>bitten</>, also spielen Sie.
hint-jeu = Es ist ein <jeu-de-regle>Jeu de règle</>: Mit diesem Blatt machen Sie den <punkt>Punkt</> { $often }.
hint-made = Mit diesem Blatt machen Sie den <punkt>Punkt</> { $often }.
hint-propose = Mit diesem Blatt machen Sie den <punkt>Punkt</> { $often }: Neue Karten können es verbessern.
hint-refuse = Mit diesen Karten machen Sie den <punkt>Punkt</> { $often }.
hint-give = Mit diesen Karten machen Sie den <punkt>Punkt</> { $often }: Neue können Ihr Blatt verbessern.
hint-listed = Es ist eines der Jeux de règle, die man nach alter Regel gleich spielt.
hint-not-listed = Es ist keines der Jeux de règle, die man nach alter Regel gleich spielt.
hint-keep-all = Es sind lauter Trümpfe oder Könige.
hint-throw = Sie behalten alle Trümpfe und alle Könige.
hint-only = Es ist die einzige Karte, die Sie spielen dürfen.
hint-vole = Sie macht den letzten Stich und damit die <vole>Vole</>.
hint-point = Sie macht den Stich, der den <punkt>Punkt</> bringt.
hint-wins = Sie macht den Stich, und dann sind Sie am Ausspielen.
hint-master = Nichts, was noch aussteht, kann sie schlagen.
hint-spares = Diesen Stich können Sie nicht machen: Geben Sie die niedrigste Karte.
hint-lead-trump = Es steht kein höherer Trumpf aus: Sie zieht dem anderen einen Trumpf, wenn er einen hat.
hint-lead-guarded = Sie spielen { $suit } von oben herunter: Machen Sie damit weiter.
hint-lead-alone = Es ist Ihre einzige Karte dieser Farbe: Die anderen Farben bleiben beisammen.
hint-lead-low = Es ist Ihre niedrigste Karte der Farbe: Die höheren behalten Sie.
