# Why to take or to decline, what to lay away, what to play: each speaks for the answer, in ten words or so.

do-take_blind = Die Blinde nehmen
do-decline_blind = Ablehnen
do-bury = { $cards } weglegen
do-lay_down = Das Blatt hinlegen

hint-any = Eine Karte ist so gut wie die andere.
hint-claim = Alle übrigen Stiche gehören Ihnen, wo auch immer die Karten sitzen.
hint-lay-down = Nichts, was noch kommt, ändert etwas am Ergebnis dieses Spiels.
hint-revoke = Im { $number }. Stich haben sie nicht bedient, obwohl sie es konnten.
hint-only = Sie haben keine andere Wahl.

## The blind. “The count” is told in the book, under Good play.

hint-take = Sie gewinnen { $often }.
hint-take-count = Nach der Zählung ist Ihr Blatt sieben oder mehr wert.
hint-take-trumps = Sie haben { WORDS($number) } Trümpfe.
hint-decline = Verteilungen, bei denen Sie allein gewinnen: { $share }.
hint-decline-better = Ablehnen bringt nicht weniger. Verteilungen, bei denen Sie allein gewinnen: { $share }.
hint-decline-few =
    { $number ->
        [0] Sie haben keinen Trumpf.
        [one] Sie haben nur einen Trumpf.
       *[other] Sie haben nur { WORDS($number) } Trümpfe.
    }
hint-decline-count = Nach der Zählung ist Ihr Blatt weniger als sieben wert.

## Laying away.

hint-bury-both = Dort sind { WORDS($number) } Augen sicher, und Sie können eine Farbe stechen, die Sie nicht mehr haben.
hint-bury-empties = Sie können eine Farbe stechen, die Sie nicht mehr haben.
hint-bury-points = Dort sind { WORDS($number) } Augen sicher: Niemand kann sie nehmen.
hint-bury-keeps = Sie behalten Ihre Trümpfe und Ihre Asse.

## For least.

hint-least-points = Ihre { WORDS($number) } Augen muss jemand anders nehmen.
hint-least-loses = Sie nimmt diesen Stich nicht.
hint-least-lead =
    { $number ->
        [one] Eine höhere Karte ist noch da und kann sie nehmen.
       *[other] { CAP(WORDS($number)) } höhere Karten sind noch da und können sie nehmen.
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
hint-trump-out = Der Alleinspieler hat diese Farbe nicht und muss stechen, um zu gewinnen.
hint-lead-best = Sie ist die höchste ihrer Farbe und bringt ihre { WORDS($number) } Augen heim, wenn keiner sticht.
hint-lead-trump = Der Alleinspieler muss Trumpf bedienen, wenn er noch einen hat.
hint-lead-nothing = Sie zählt nichts, also wagen Sie keine Augen.
hint-lead-few = Mit keiner anderen Karte wagen Sie weniger Augen.
hint-lead-trump-best = Es ist der höchste Trumpf, der noch da ist.

## Following, and throwing away.

hint-takes = Sie gewinnt den Stich sicher, und mit ihm { WORDS($number) } Augen.
hint-takes-lead = Sie gewinnt den Stich sicher, und Sie spielen aus.
hint-schmear = Der Stich gehört sicher Ihrer Seite: Schmieren Sie { WORDS($number) } Augen dazu.
hint-partner-wins = Der Stich gehört bis jetzt Ihrem Partner: Schmieren Sie.
hint-saves-points = Der Stich gehört bis jetzt Ihrem Partner, und Sie sparen Ihre Augen für einen anderen.
hint-beats = Sie schlägt alle bisher gespielten Karten.
hint-gives-nothing = Sie gewinnen diesen Stich nicht: So schenken Sie ihnen keine Augen.
hint-gives-few = Sie gewinnen diesen Stich nicht: So schenken Sie ihnen möglichst wenige Augen.
hint-keeps-trumps = Sie sparen Ihre Trümpfe für später.
