# Why one bets as one does: what is said when advice is asked for.

do-take_bank = Die Bank für { $farthings } nehmen
do-bet = { $farthings } setzen auf { $ranks }
do-take_up = Einen Einsatz zurücknehmen, der nichts mehr gewinnen kann
do-call = Den Abzug ansagen
do-take = Den Gewinn nehmen
do-take_pay = Die umgebogene Karte auszahlen lassen
do-ready = Nichts mehr setzen

hint-ready = Daran entscheidet sich nichts: einfach weiter.
hint-buy-in = Wer den kleinsten Einsatz nicht hat, kann nicht setzen.
hint-wait = Kein Einsatz bringt Ihnen jetzt einen Vorteil: Entweder ist er fair, oder die Bank verdient daran.
hint-cheapest = Noch ist kein Einsatz fair. Am günstigsten ist { $rank }: Die Bank behält etwa eins von { $number }.
hint-case =
    Nur noch { $gender_rank ->
        [f] eine
       *[other] ein
    } { $rank } ist da: Eine <doublette>Doublette</> ist nicht möglich, also ist der Einsatz fair.
hint-few = Nur noch { WORDS($number) } sind da, und von so einem Einsatz behält die Bank weniger als eins von hundert.
hint-price = Das ist jetzt der günstigste Einsatz: Die Bank behält etwa eins von { $number }.
hint-fair = An diesem Einsatz verdient die Bank nichts.
hint-uncounted = Die Perlen sind weggeräumt, darum wird hier keine Zahl genannt. Setzen Sie, wo nach Ihrer Zählung wenige Karten übrig sind.
hint-any = Ohne die Perlen sieht jede Karte gleich aus, und ein Einsatz ist so gut wie der andere.
hint-dead = Alle Karten davon sind gefallen: Ihr Einsatz kann weder gewinnen noch verlieren.
hint-take = Weiterzuspielen kostet im Schnitt mehr, als es bringt.
hint-take-even = Weiterzuspielen bringt im Schnitt nicht mehr, und Sie riskieren Ihren Gewinn.
hint-take-bent = Dieser Gewinn ist Ihnen jetzt sicher. Lassen Sie ihn stehen, kann ihn schon die erste Karte der nächsten Taille schmälern.
hint-bank = Jeder Einsatz bringt der Bank einen kleinen Vorteil oder ist fair: Es lohnt sich, sie zu halten.
hint-bank-even = An diesem Tisch kostet eine <doublette>Doublette</> die Spieler nichts; die Bank hat keinen Vorteil. Nehmen Sie sie, wenn Sie mögen.
hint-no-bank = Wer keine Bank hält, kann keine verlieren.
hint-alike = Alle drei sind gleich: Die Ansage kann nicht falsch sein.
hint-pair = Zwei von den dreien sind gleich, und die Ansage ist fair.
hint-call = Sechs Reihenfolgen sind möglich, und die richtige bringt { WORDS($number) } zu eins: Das ist fair.
