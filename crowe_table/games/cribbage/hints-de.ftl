# Why a throw or a card is good: what is said when advice is asked for. Each speaks for the card, in ten words or so.

hint-cut = Eine Stelle ist so gut wie die andere.
hint-ready = Es ist gezählt, und es gibt nichts zu bedenken.

## Laying out. hand and crib are points, on the average where the start is not known.

hint-hand-alone = Was Sie behalten, zählt etwa { WORDS($hand) }.
hint-own-crib = Etwa { WORDS($hand) } im Blatt, und { WORDS($crib) } im eigenen Crib.
hint-their-crib = Etwa { WORDS($hand) } im Blatt; etwa { WORDS($crib) } für ihren Crib.
hint-crib-race = Das Ende ist nah: so gewinnen Sie { $often }.
hint-crib-lurch = Das Ende ist nah: wegen des Schneiders geben Sie diese.

## Playing.

hint-only = Es ist die einzige Karte, die Sie spielen können.
hint-fifteen = Sie macht fünfzehn, für zwei.
hint-thirty-one = Sie macht einunddreißig, für zwei.
hint-pair = Sie macht ein Paar, für zwei.
hint-pair-royal = Sie macht einen Drilling, für sechs.
hint-double-pair-royal = Sie macht einen Vierling, für zwölf.
hint-run = Sie macht eine Folge von { WORDS($length) }, für { WORDS($points) }.
hint-flush = Sie macht { WORDS($length) } in einer Farbe, für { WORDS($points) }.
hint-noddy = Es ist Bube Noddy und zählt eins.
hint-nob = Es ist der Bube der Farbe und zählt eins.
hint-several = Sie zählt { WORDS($points) } auf einmal.
hint-lead-low = Sie ist so niedrig, dass nichts darauf fünfzehn macht.
hint-trap = Wird sie gepaart, so machen Sie einen Drilling daraus.
hint-dangers = Ungesehene Karten, die darauf zählten: { $share }.
hint-shut = Wenige Karten können folgen: die letzte dürfte Ihre sein.
hint-least = Ihre anderen Karten versprechen weniger.
hint-play-race = Das Ende ist nah: so gewinnen Sie { $often }.
hint-play-lurch = Das Ende ist nah: wegen des Schneiders dient diese am besten.

## Claims and pegs.

hint-muggins = Der Gegner hat { WORDS($points) } vergessen, und Sie dürfen sie nehmen.
hint-peg = So viele Löcher stehen Ihnen zu.
hint-claim = Die Karten zählen { WORDS($points) }, alles in allem.
hint-let-stand = Es ist richtig angesagt.
hint-deal-stands = Die Punkte haben Sie, und die Karten sind vielleicht gut.
