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
do-defend_alone = Allein verteidigen
do-defend_together = Mit dem Partner verteidigen
do-ruff = Ruffen und den Talon nehmen
do-leave_stock = Den Talon lassen
do-lay_out_four = { $cards } weglegen
do-call = Fragen: Haben Sie eins?
do-answer = Antworten, dass Sie haben
do-pass = Nicht ausrufen

hint-any = Eine Karte ist so gut wie die andere.
hint-only = Sie haben keine andere Wahl.
hint-claim = Alle übrigen Stiche gehören Ihnen, wo auch immer die Karten sitzen.
hint-revoke = Im { $number }. Stich haben sie nicht bedient, obwohl sie es konnten.

## Bids. “The count” is told in the book, under Good play.

hint-makes = Ihre Seite macht drei Stiche: { $often }.
hint-makes-than = Drei Stiche mit { $suit }: { $often }; mit { $suit_other }: { $share }.
hint-march = Allein machen Sie alle fünf Stiche: { $often }.
hint-pass-unlikely = Verteilungen, bei denen Sie mit Trumpf { $suit } drei Stiche machen: { $share }.
hint-pass-better = Passen bringt nicht weniger. Verteilungen, bei denen { $suit } drei Stiche brächte: { $share }.
hint-count = Nach der Zählung ist Ihr Blatt mit Trumpf { $suit } { WORDS($number) } wert, und das genügt.
hint-trumps = Sie hätten { WORDS($number) } Trümpfe.
hint-bower = Sie hätten einen der beiden Bauern, der besten Trümpfe.
hint-few-trumps = Sie hätten zu wenige Trümpfe.
hint-count-low = Nach der Zählung ist Ihr Blatt zu schwach, um Trumpf zu machen.

## Laying out, and playing alone.

hint-void = So haben Sie kein { $suit } mehr und können diese Farbe stechen.
hint-lowest = Es ist Ihre niedrigste Karte außer den Trümpfen.
hint-lay-out-plain = Sie behalten Ihre Trümpfe und Ihre Asse.
hint-defend = Zwei halten einen Marsch leichter auf als einer.
hint-defend-alone = Sie haben beide Bauern: Scheitert der Alleinspieler, zählt das für Sie vier.

## Ruff and Honours.

hint-call = Drei Honneurs bei Ihnen beiden gewinnen das Spiel sofort.
hint-answer = Sie haben ein Honneur und müssen es sagen.
hint-ruff = Es kostet nichts: Von sechzehn Karten behalten Sie die zwölf, die Ihnen am besten gefallen.
hint-lay-out-four = Sie behalten jeden Trumpf und können eine Farbe stechen, die Sie nicht mehr haben.
hint-lay-out-low = Sie behalten jeden Trumpf und jedes Ass.

## Leading.

hint-cash = Es ist die beste Karte ihrer Farbe, und die Gegner haben keinen Trumpf.
hint-best-trump = Es ist der höchste Trumpf, der noch da ist, und er zieht die der Gegner.
hint-lead-best = Es ist die beste Karte ihrer Farbe, und von niemandem ist bekannt, dass ihm diese Farbe fehlt.
hint-partner-trumps = Ihr Partner hat nichts in dieser Farbe und kann stechen.
hint-lead-trump = Es zieht Trümpfe, und die Gegner haben vielleicht noch welche.
hint-trump-kept = Es ist sicher: Kein Gegner hat noch einen Trumpf.
hint-lead-single = Es ist Ihre einzige Karte dieser Farbe: Kommt die Farbe wieder, können Sie stechen.
hint-lead-lowest = Spielen Sie Ihre niedrigste Karte außer den Trümpfen aus und behalten Sie die besseren.
hint-lead-top = Sie treibt vielleicht eine höhere Karte heraus, und Ihre nächste ist fast so gut.
hint-lead-high = Sie haben keinen Trumpf: Spielen Sie Ihre höchste Karte aus, solange sie noch gewinnen kann.

## Following, and throwing away.

hint-partner-has-it = Der Stich gehört Ihrem Partner: Geben Sie nichts Gutes dazu.
hint-last = Sie spielen zuletzt, und es ist die niedrigste Karte, die den Stich nimmt.
hint-trumps-in = Sie haben nichts von der geforderten Farbe: Stechen Sie.
hint-takes = Sie nimmt den Stich, was die anderen auch spielen.
hint-beats = Sie schlägt alle bisher gespielten Karten.
hint-partner-wins = Der Stich gehört bis jetzt Ihrem Partner: Spielen Sie, was Sie entbehren können.
hint-cannot-win = Diesen Stich können Sie nicht gewinnen: Spielen Sie Ihre niedrigste.
hint-discard-void = Danach haben Sie nichts mehr in dieser Farbe und können sie stechen.
hint-keeps-trumps = Sie sparen Ihre Trümpfe für später.
hint-low-for-later = Sie sparen Ihre höheren Karten dieser Farbe für später.
hint-keeps-best = Sie behalten { $card } für einen besseren Stich.
