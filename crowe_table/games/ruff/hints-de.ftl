# Why to bid, to lay out or to play: each speaks for the answer, in ten words or so.

do-pass_bid = Passen
do-order_up = Den Geber aufnehmen lassen
do-order_up_alone = Den Geber aufnehmen lassen, allein
do-assist = Helfen
do-assist_alone = Helfen, allein
do-take_up = Aufnehmen
do-take_up_alone = Aufnehmen, allein
do-turn_down = Ablehnen
do-name = Trumpf: { $suit }
do-name_alone = Trumpf: { $suit }, allein
do-lay_out = { $card } weglegen
do-keep_hand = Die aufgedeckte Karte liegen lassen
do-defend_alone = Allein dagegen spielen
do-defend_together = Mit dem Partner dagegen spielen
do-ruff = Den Talon rauben
do-leave_stock = Den Talon liegen lassen
do-lay_out_four = { $cards } weglegen
do-call = Fragen: Haben Sie eins?
do-answer = Ja sagen
do-pass = Nicht ausrufen

hint-any = Eine Karte ist so gut wie die andere.
hint-only = Sie haben keine andere Wahl.
hint-claim = Alle übrigen Stiche gehören Ihnen, wo auch immer die Karten sitzen.
hint-revoke = Im { $number }. Stich haben sie nicht bedient, obwohl sie es konnten.

## Bids. “The count” is told in the book, under Good play.

hint-makes = Ihre Seite macht drei Stiche: { $often }.
hint-makes-than = Drei Stiche mit { $suit }: { $often }; mit { $suit_other }: { $share }.
hint-march = <allein>Allein</> machen Sie alle fünf Stiche: { $often }.
hint-pass-unlikely = Verteilungen, in denen Sie mit Trumpf { $suit } drei Stiche machen: { $share }.
hint-pass-better = Passen ist nicht schlechter. Verteilungen, in denen { $suit } drei Stiche bringt: { $share }.
hint-count = Nach der Faustregel ist Ihr Blatt mit Trumpf { $suit } { WORDS($number) } wert, und das genügt.
hint-trumps = Sie hätten { WORDS($number) } Trümpfe.
hint-bower = Sie hätten einen der beiden <bauern>Bauern</>, der besten Trümpfe.
hint-few-trumps = Sie hätten zu wenige Trümpfe.
hint-count-low = Nach der Faustregel ist Ihr Blatt zu schwach, um Trumpf zu machen.

## Laying out, and playing alone.

hint-void = So haben Sie kein { $suit } mehr und können diese Farbe trumpfen.
hint-lowest = Es ist Ihre niedrigste Karte außer den Trümpfen.
hint-lay-out-plain = Sie behalten Ihre Trümpfe und Ihre Asse.
hint-defend = Zu zweit verhindert man einen <marsch>Marsch</> leichter als <allein>allein</>.
hint-defend-alone = Sie haben beide <bauern>Bauern</>: Scheitert der Alleinspieler, bekommen Sie vier Punkte.

## Ruff and Honours.

hint-call = Drei <honneurs>Honneurs</> bei Ihnen beiden gewinnen die Partie sofort.
hint-answer = Sie haben ein Honneur und müssen es sagen.
hint-ruff = Es kostet nichts: Von sechzehn Karten behalten Sie die zwölf besten.
hint-lay-out-four = Sie behalten jeden Trumpf und können eine Farbe trumpfen, die Sie dann nicht mehr haben.
hint-lay-out-low = Sie behalten jeden Trumpf und jedes Ass.

## Leading.

hint-cash = Es ist die höchste Karte ihrer Farbe, und die Gegner haben keinen Trumpf mehr.
hint-best-trump = Es ist der höchste Trumpf, der noch da ist, und zieht den Gegnern ihre Trümpfe.
hint-lead-best = Es ist die höchste Karte ihrer Farbe, und soweit man weiß, hat jeder diese Farbe noch.
hint-partner-trumps = Ihr Partner hat nichts von dieser Farbe und kann trumpfen.
hint-lead-trump = Das zieht Trumpf, und die Gegner haben vielleicht noch welchen.
hint-trump-kept = Sie ist sicher: Kein Gegner hat noch einen Trumpf.
hint-lead-single = Es ist Ihre einzige Karte dieser Farbe: Kommt die Farbe wieder, können Sie trumpfen.
hint-lead-lowest = Es ist Ihre niedrigste Karte außer den Trümpfen; die besseren behalten Sie.
hint-lead-top = Sie treibt vielleicht eine höhere Karte heraus, und Ihre nächste ist fast so gut.
hint-lead-high = Sie haben keinen Trumpf: Spielen Sie Ihre höchste Karte aus, solange sie noch stechen kann.

## Following, and throwing away.

hint-partner-has-it = Der Stich gehört Ihrem Partner: Geben Sie nichts Gutes dazu.
hint-last = Sie spielen zuletzt, und es ist die niedrigste Karte, die den Stich macht.
hint-trumps-in = Sie haben nichts von der verlangten Farbe: Trumpfen Sie.
hint-takes = Sie macht den Stich, was die anderen auch spielen.
hint-beats = Sie schlägt alles, was bisher gespielt ist.
hint-partner-wins = Der Stich gehört bis jetzt Ihrem Partner: Geben Sie zu, was Sie entbehren können.
hint-cannot-win = Diesen Stich können Sie nicht machen: Geben Sie Ihre niedrigste Karte.
hint-discard-void = Danach haben Sie nichts mehr von dieser Farbe und können sie trumpfen.
hint-keeps-trumps = Sie heben sich Ihre Trümpfe für später auf.
hint-low-for-later = Sie heben sich Ihre höheren Karten dieser Farbe für später auf.
hint-keeps-best = Sie heben sich { $card } für einen besseren Stich auf.
