# Why one bets as one does: what is said when advice is asked for.

do-take_bank = Die Bank für { $farthings } nehmen
do-bet = { $farthings } setzen auf { $ranks }
do-take_up = Eine Wette zurücknehmen, die sich nicht mehr entscheiden kann
do-call = Den Zug ansagen
do-take = Den Gewinn nehmen
do-take_pay = Die gebogene Karte einlösen
do-ready = Nichts mehr setzen

hint-ready = Hier gibt es nichts mehr zu bedenken.
hint-buy-in = Ohne den kleinsten Einsatz kann niemand setzen.
hint-wait = Was man sonst noch setzen mag: die Bank gewinnt daran oder steht gleich.
hint-case =
    Nur noch { $gender_rank ->
        [f] eine
       *[other] ein
    } { $rank } ist da: ein Paar kann nicht fallen, und die Aussicht ist gleich.
hint-few =
    { $number ->
        [one] Eine ist übrig, und die Aussicht ist gleich.
        [two] Nur zwei sind übrig: von einer solchen Wette behält die Bank wenig.
       *[other] Wenige sind übrig: von einer solchen Wette behält die Bank wenig.
    }
hint-uncounted = Die Perlen sind weggelegt: Wer gezählt hat, setzt, wo wenige übrig sind.
hint-lively = Mehr Karten sind zugleich besetzt, und es geschieht öfter etwas.
hint-dead = Alle Karten davon sind fort, und die Münze liegt müßig.
hint-take = Weiterzugehen kostet im Mittel mehr, als es bringt.
hint-paroli = Die nächste Stufe zahlt viel mehr, wenn die Karte wieder gewinnt.
hint-take-bent = Bei den nächsten Karten nimmt die erste vielleicht die Hälfte.
hint-bank = Von zwei gleichen hat die Bank die Hälfte: sie ist es wert.
hint-no-bank = Wer keine Bank hält, kann keine verlieren.
hint-alike = Drei gleiche kann man nicht falsch ansagen.
hint-pair = Mit einem Paar darunter ist die Ansage billig.
hint-call = Sie zahlt vier auf eins und stimmt in einem von sechs Fällen.
