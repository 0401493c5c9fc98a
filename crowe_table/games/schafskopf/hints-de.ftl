# Why to take or to decline, what to lay away, what to play: each speaks for the answer, in ten words or so.

do-take_blind = Den Skat nehmen
do-decline_blind = Ablehnen
do-bury = { $cards } drücken
do-lay_down = Das Blatt hinlegen

hint-any = Eine Karte ist so gut wie die andere.
hint-claim = Alle übrigen Stiche gehören Ihnen, wo auch immer die Karten sitzen.
hint-lay-down = Was noch kommt, ändert nichts mehr am Ergebnis.
hint-revoke = Im { $number }. Stich haben sie nicht bedient, obwohl sie es konnten.
hint-only = Sie haben keine andere Wahl.

## The blind. “The count” is told in the book, under Good play.

hint-take = Sie gewinnen { $often }.
hint-take-count = Nach der Faustregel ist Ihr Blatt sieben oder mehr wert.
hint-take-trumps = Sie haben { WORDS($number) } Trümpfe.
hint-decline = Verteilungen, in denen Sie allein gewinnen: { $share }.
hint-decline-better = Ablehnen ist nicht schlechter. Verteilungen, in denen Sie allein gewinnen: { $share }.
hint-decline-few =
    { $number ->
        [0] Sie haben keinen Trumpf.
        [one] Sie haben nur einen Trumpf.
       *[other] Sie haben nur { WORDS($number) } Trümpfe.
    }
hint-decline-count = Nach der Faustregel ist Ihr Blatt weniger als sieben wert.

## Laying away.

hint-bury-both = Dort sind { WORDS($number) } Augen sicher, und Sie können eine Farbe trumpfen, die Sie nicht mehr haben.
hint-bury-empties = Sie können eine Farbe trumpfen, die Sie nicht mehr haben.
hint-bury-points = Dort sind { WORDS($number) } Augen sicher: Niemand kann sie mehr stechen.
hint-bury-keeps = Sie behalten Ihre Trümpfe und Ihre Asse.

## For least.

hint-least-points = Diese { WORDS($number) } Augen muss jemand anders nehmen.
hint-least-loses = Damit bekommen Sie diesen Stich nicht.
hint-least-lead =
    { $number ->
        [one] Eine höhere Karte steht noch aus und kann sie stechen.
       *[other] { CAP(WORDS($number)) } höhere Karten stehen noch aus und können sie stechen.
    }
hint-least-must = Dieser Stich ist nicht zu vermeiden: Geben Sie so wenige Augen dazu wie möglich.
hint-least-beaten = Nach Ihnen kann noch jemand höher spielen.
hint-least-few = Keine Ihrer Karten bringt weniger Augen in diesen Stich.

## Leading.

hint-draw-trumps =
    { $number ->
        [one] Die anderen haben noch einen Trumpf: Ziehen Sie ihn.
       *[other] Die anderen haben noch { WORDS($number) } Trümpfe: Ziehen Sie sie.
    }
hint-trump-out = Der <alleinspieler>Alleinspieler</> hat diese Farbe nicht und muss trumpfen, um den Stich zu machen.
hint-lead-best = Sie ist die höchste ihrer Farbe und bringt ihre { WORDS($number) } Augen heim, wenn keiner trumpft.
hint-lead-trump = Der <alleinspieler>Alleinspieler</> muss Trumpf bedienen, wenn er noch einen hat.
hint-lead-nothing = Sie zählt nichts, also riskieren Sie keine Augen.
hint-lead-few = Mit keiner anderen Karte riskieren Sie weniger Augen.
hint-lead-trump-best = Es ist der höchste Trumpf, der noch da ist.

## Following, and throwing away.

hint-takes = Sie macht den Stich ganz sicher, und damit { WORDS($number) } Augen.
hint-takes-lead = Sie macht den Stich ganz sicher, und dann spielen Sie aus.
hint-schmear = Der Stich gehört sicher Ihrer Seite: Schmieren Sie { WORDS($number) } Augen dazu.
hint-partner-wins = Der Stich gehört bis jetzt Ihrem Partner: Schmieren Sie.
hint-saves-points = Der Stich gehört bis jetzt Ihrem Partner, und Sie heben sich Ihre Augen für einen anderen auf.
hint-beats = Sie schlägt alles, was bisher gespielt ist.
hint-gives-nothing = Diesen Stich machen Sie nicht: So schenken Sie den Gegnern keine Augen.
hint-gives-few = Diesen Stich machen Sie nicht: So schenken Sie den Gegnern möglichst wenig Augen.
hint-keeps-trumps = Sie heben sich Ihre Trümpfe für später auf.
