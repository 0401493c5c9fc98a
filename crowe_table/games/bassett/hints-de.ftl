# Why one bets as one does: what is said when advice is asked for.

do-take_bank = Die Bank für { $farthings } nehmen
do-bet = { $farthings } setzen auf { $ranks }
do-take_up = Eine Wette zurücknehmen, die sich nicht mehr entscheiden kann
do-call = Den Zug ansagen
do-take = Den Gewinn nehmen
do-take_pay = Die gebogene Karte einlösen
do-ready = Nichts mehr setzen

hint-ready = Daran entscheidet sich nichts: einfach weiter.
hint-buy-in = Ohne den kleinsten Einsatz kann niemand setzen.
hint-wait = Keine Wette ist jetzt zu Ihrem Vorteil: jede ist ausgeglichen, oder die Bank gewinnt daran.
hint-cheapest = Noch ist keine Wette ausgeglichen. Am billigsten: { $rank }; die Bank behält etwa eins von { $number }.
hint-case =
    Nur noch { $gender_rank ->
        [f] eine
       *[other] ein
    } { $rank } ist da: ein Paar kann nicht fallen, und die Aussicht ist gleich.
hint-few = Nur noch { WORDS($number) } sind übrig, und von einer solchen Wette behält die Bank weniger als eins von hundert.
hint-price = Billiger ist jetzt keine Wette: die Bank behält etwa eins von { $number }.
hint-fair = An dieser Wette gewinnt die Bank nichts.
hint-uncounted = Die Perlen sind weggelegt, darum wird hier keine Zahl genannt. Setzen Sie, wo nach Ihrer Zählung wenige Karten übrig sind.
hint-any = Ohne die Perlen sieht jede Karte gleich aus, und eine Wette ist so gut wie die andere.
hint-dead = Alle Karten davon sind fort: Ihr Einsatz kann weder gewinnen noch verlieren.
hint-take = Weiterzugehen kostet im Mittel mehr, als es bringt.
hint-take-even = Weiterzugehen bringt im Mittel nicht mehr, und Sie wagen, was Sie gewonnen haben.
hint-take-bent = Dieser Gewinn ist Ihnen jetzt sicher. Lassen Sie ihn liegen, kann schon die erste Karte des nächsten Spiels Sie etwas kosten.
hint-bank = Jede Wette ist ein wenig zum Vorteil der Bank, oder ausgeglichen: es lohnt sich, sie zu halten.
hint-bank-even = An diesem Tisch kosten zwei gleiche Karten die Spieler nichts; die Bank ist ein ausgeglichenes Spiel. Nehmen Sie sie, wenn Sie mögen.
hint-no-bank = Wer keine Bank hält, kann keine verlieren.
hint-alike = Alle drei sind gleich: die Ansage kann nicht falsch sein.
hint-pair = Zwei von den dreien sind gleich, und die Ansage ist ausgeglichen.
hint-call = Sechs Reihenfolgen sind möglich, und eine richtige Ansage zahlt { WORDS($number) } zu eins: das ist ausgeglichen.
