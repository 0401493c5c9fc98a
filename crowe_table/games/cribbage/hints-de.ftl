# Why a throw or a card is good: what is said when advice is asked for. Each speaks for the card, in ten words or so.

hint-cut = Eine Stelle ist so gut wie die andere.
hint-ready = Es ist gezählt. Weiter, wann Sie mögen.

## Laying out. hand and crib are points, on the average where the start is not known.

hint-hand-alone = Was Sie behalten, zählt im Schnitt etwa { WORDS($hand) }.
hint-own-crib = Ihr Blatt zählt etwa { WORDS($hand) }, und Ihr eigener <crib>Crib</> etwa { WORDS($crib) }.
hint-their-crib = Ihr Blatt zählt etwa { WORDS($hand) }, und der <crib>Crib</> der Gegner etwa { WORDS($crib) }.
hint-crib-race = Das Ende ist nah. So gewinnen Sie { $often }.
hint-crib-lurch = Das Ende ist nah, und <schneider>Schneider</> zählt mehr: Diese legen Sie am besten ab.

## Playing.

hint-only = Es ist die einzige Karte, die Sie spielen können.
hint-fifteen = Sie macht fünfzehn und zählt zwei.
hint-thirty-one = Sie macht einunddreißig und zählt zwei.
hint-pair = Sie macht ein Paar und zählt zwei.
hint-pair-royal = Sie macht einen <drilling>Drilling</> und zählt sechs.
hint-double-pair-royal = Sie macht einen <vierling>Vierling</> und zählt zwölf.
hint-run = Sie macht eine Folge von { WORDS($length) } und zählt { WORDS($points) }.
hint-flush = Sie macht { WORDS($length) } in einer Farbe und zählt { WORDS($points) }.
hint-noddy = Es ist <bube-noddy>Bube Noddy</> und zählt eins.
hint-nob = Es ist der <der-richtige-bube>richtige Bube</> und zählt eins.
hint-several = Sie zählt auf einmal { WORDS($points) }.
hint-lead-low = Sie ist so niedrig, dass niemand darauf fünfzehn machen kann.
hint-trap = Macht jemand ein Paar daraus, können Sie einen <drilling>Drilling</> machen.
hint-dangers = Von den Karten, die Sie nicht kennen, bringen { $share } dem Gegner danach Punkte.
hint-shut = Nur wenige Karten können folgen: Vielleicht zählen Sie für die letzte.
hint-least = Ihre anderen Karten brächten Ihnen weniger.
hint-play-race = Das Ende ist nah. So gewinnen Sie { $often }.
hint-play-lurch = Das Ende ist nah, und <schneider>Schneider</> zählt mehr: Diese Karte ist die beste.

## Claims and pegs.

hint-muggins = Der Gegner hat { WORDS($points) } vergessen, und Sie dürfen sie nehmen.
hint-peg = So viele Löcher haben Sie gezählt.
hint-claim = Die Karten zählen zusammen { WORDS($points) }.
hint-let-stand = Es wurde nichts vergessen, was Sie nehmen könnten.
hint-deal-stands = Die Punkte für den Fehler haben Sie schon, und diese Karten sind wohl so gut wie andere.
