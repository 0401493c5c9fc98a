# Every word that Bassett puts on the table.

game-bassett = Bassett
game-bassett-contents = Bassett (Pharo)
game-bassett-line = Dreizehn Pik auf dem Tuch, darauf Ihre Münzen, und immer zwei Karten: Die erste verliert, die zweite gewinnt.
game-bassett-plain = Legen Sie eine Münze auf eine Karte. Ob sie gewinnt, zeigt sich beim Aufdecken.
game-bassett-minutes = 15
game-bassett-difficulty = 2

preset-pearson = Mr. Pearson
preset-pearson-help = Pharo, im Buch Bassett genannt. Man darf erst wieder setzen, wenn eine Karte fällt, auf der ein Einsatz liegt.
preset-pearson-source = Andy Pearson, Carde Gaymes of Olde Englande
preset-saloon = Im Saloon
preset-saloon-help = Die Pharobank hundert Jahre später: Nach jedem Abzug darf man neu setzen, und drei gleiche Karten kann man nicht ansagen.
preset-saloon-source = Foster’s Complete Hoyle, and the faro banks of the nineteenth century
preset-court = Am Hof
preset-court-help = Die echte Bassette vom Hof Karls des Zweiten: Couchen, umgebogene Ecken fürs Paroli und das Siebenundsechzigfache für sechs Gewinne in Folge.
preset-court-source = The Compleat Gamester of 1721

## Places, charts and sums.

ticket-dealer = Bankhalter
place-loses = Verliert
place-wins = Gewinnt
place-gone = Fort
name-banker = Mr. Delorme
spot-even = Gerade
spot-odd = Ungerade
spot-high = Hoch
account-bet = der Einsatz
account-coppered = der Einsatz dagegen
account-call = die Ansage
account-bent_1 = das Paroli
account-bent_2 = Sept-et-le-va
account-bent_3 = Quinze-et-le-va
account-bent_4 = Trente-et-le-va
account-bent_5 = Soixante-et-le-va
chart-odds = Was die Bank behält, wenn es jetzt entschieden wird
chart-left =
    { $number ->
        [one] Noch eine
       *[other] Noch { WORDS($number) }
    }
chart-high = Hoch
chart-even = Gerade
chart-odd = Ungerade
chart-spot = { CAP($ranks) }
chart-in =
    { $number ->
        [0] fair
       *[other] { $number } von { $total }
    }
chart-calls = Ansagen
chart-call = { CAP($rank_loses) }, { $rank_wins }, { $rank_last }
chart-call-sum = { $seat }, { $farthings }
offer-call = { CAP($rank_loses) } verliert, { $rank_wins } gewinnt, { $rank_last } bleibt

## Questions, as they are put to whom they concern, and as the others wait.

ask-bid-sealed = Die Bank bekommt, wer am meisten bietet. Wie viel legen Sie ein? Mindestens { $farthings }.
wait-bid-sealed = Noch beim Bieten um die Bank: { $seats }.
ask-take-bank = Man bietet Ihnen die Bank für eine Taille an. Wie viel legen Sie ein? Mindestens { $farthings }.
wait-take-bank = Angeboten wird die Bank: { $seats }.
ask-bets = Setzen Sie. Ein Druck auf eine Karte setzt auf sie, der zweite gegen sie, der dritte nimmt den Einsatz zurück.
wait-bets = Noch beim Setzen: { $seats }.
ask-bets-last = Drei Karten sind noch da. Setzen Sie; oder wollen Sie den letzten Abzug ansagen?
wait-bets-last = Noch nicht bereit für den letzten Abzug: { $seats }.
ask-couches = Legen Sie Ihre <couche>Couchen</>.
wait-couches = Noch beim Legen der <couche>Couchen</>: { $seats }.
ask-after-win =
    { $gender_rank ->
        [f] Ihre
       *[other] Ihr
    } { $rank } hat gewonnen. Nehmen Sie den Gewinn, oder biegen Sie eine Ecke um und spielen Sie um die nächste Stufe.
wait-after-win = Nehmen oder umbiegen: { $seats }.
ask-last-card = Die Taille ist aus. Nehmen Sie, was eine umgebogene Karte erreicht hat, oder lassen Sie sie für die nächste stehen.
wait-last-card = Noch bei den umgebogenen Karten: { $seats }.
ask-next-deal = Die Taille ist aus. Weiter zur nächsten, wenn Sie mögen.
wait-next-deal = Noch nicht bereit: { $seats }.

act-bid_sum = Bieten
act-drop_out = Kein Gebot
act-take_bank = Bank nehmen
act-take_bank-number = { $act } für { $amount }
act-decline_bank = Ich nicht
act-bet = Setzen
act-copper = Dagegen
act-take_up = Zurück
act-uncopper = Nicht dagegen
act-shift = Verschieben
act-call = Ansagen
act-uncall = Ansage zurücknehmen
act-take = Gewinn nehmen
act-take-brings = { $act }: { $amount }
act-paroli = Ecke umbiegen
act-take_pay = Auszahlen lassen
act-ready = Fertig
act-ready-next-deal = Weiter

## Refusals.

refuse-step = Nur Silber oder Gold, wenn ich bitten darf: Gesetzt wird in Schritten von { $farthings }.
refuse-spot = Dorthin kann man nicht setzen.
refuse-limit = Das geht über die Grenze: Höchstens { $farthings } dürfen auf einem Feld liegen.
refuse-call-limit = Höchstens { $farthings } dürfen jetzt angesagt werden.
refuse-early-call = Den Abzug sagt man erst an, wenn noch drei Karten da sind.
refuse-uncovered = So viel kann die Bank nicht decken.
refuse-dead =
    { $spot ->
        [cards] Alle sind schon gefallen: { $ranks }
       *[field] Alle Karten davon sind schon gefallen
    }. Dieser Einsatz könnte nichts mehr gewinnen.
refuse-bent = Eine umgebogene Karte muss stehen bleiben, bis sie gewonnen oder verloren hat.
refuse-no-stake = So einen Einsatz haben Sie dort nicht.
refuse-taken = Dort haben Sie schon gesetzt: Legen Sie lieber etwas dazu.
refuse-shut = Jetzt darf man nicht setzen: erst wieder, wenn eine Karte fällt, auf der ein Einsatz liegt.
refuse-no-sale = Die Bank ist jetzt nicht zu haben.
refuse-no-bidder = Für eine Bank haben Sie zu wenig.
refuse-banker = Wer die Bank hält, setzt nicht.
unfit-seats = Bassett ist für einen bis acht Spieler; mit { WORDS($seats) } geht es nicht.
unfit-limits = Zwischen dem kleinsten und dem größten Einsatz liegt kein Vielfaches von { $farthings }: Erweitern Sie die Grenzen, oder verkleinern Sie die Einheit.
unfit-house-purses = Jemand muss { $farthings } haben, den kleinsten Einsatz: Füllen Sie die Börsen, oder spielen Sie um weniger.
unfit-alone = Allein können Sie nur gegen das Haus spielen: Lassen Sie das Haus die Bank halten.
unfit-bank = Jemand muss { $farthings } für die Bank haben und ein anderer den kleinsten Einsatz: Füllen Sie die Börsen, oder spielen Sie um weniger.
unfit-late-couch = Entschiede die erste Karte eines Paares, so wäre im Vorteil, wer nach der Fasse setzt: Erlauben Sie keine späten Couchen, oder geben Sie die Doubletten der Bank.

## What is told.

paid-money = { CAP($source) } an { $target }: { $sum }.
deal-begins =
    Taille { $number }{ $deals ->
        [0] {""}
       *[other] { " " }von { $deals }
    }.
handed-back =
    { $who ->
        [you] Mehr kann die Bank nicht decken: Ihre { $farthings } auf { $spot ->
            [cards] { $ranks }
            [even] Gerade
            [odd] Ungerade
           *[high] Hoch
        } bekommen Sie zurück.
       *[other] Mehr kann die Bank nicht decken: { $farthings } von { $seat } auf { $spot ->
            [cards] { $ranks }
            [even] Gerade
            [odd] Ungerade
           *[high] Hoch
        } gehen zurück.
    }
result-house = Die Taille ist aus. In der Bank des Hauses sind { $farthings }.
result-bank =
    { $who ->
        [you] Die Taille ist aus. Sie nehmen Ihre Bank an sich: { $farthings }.
       *[other] Die Taille ist aus. { $seat } nimmt die Bank an sich: { $farthings }.
    }

## What is spoken. The house speaks by its banker.

say-soda = { CAP($rank) }: Die erste Karte, „<soda>Soda</>“ genannt, zählt nicht; setzen Sie
say-turn = { CAP($rank_loses) } verliert, { $rank_wins } gewinnt
say-split = { CAP($rank_loses) } und { $rank_wins }: <doublette>Doublette</>, die Bank nimmt die Hälfte
say-nothing = { CAP($rank_loses) } verliert, { $rank_wins } gewinnt; nichts gesetzt, weiter
say-last = Die letzte Karte: { $rank }
say-fasse = Die <fasse>Fasse</>: { $rank }
say-couple = { CAP($rank_wins) } gewinnt, { $rank_loses } verliert
say-doublet = { CAP($rank_wins) } und { $rank_loses }: eine <doublette>Doublette</>
say-bank = Ich halte die Bank, mit { $farthings }
say-bid-sum = { CAP($farthings) } für die Bank
say-drop-out = Ich biete nicht
say-decline-bank = Ich nicht
say-call = { CAP($rank_loses) } verliert, { $rank_wins } gewinnt
say-paroli =
    { $number ->
        [1] <paroli>Paroli</>
        [2] Sept-et-le-va!
        [3] Quinze-et-le-va!
        [4] Trente-et-le-va!
       *[5] Soixante-et-le-va!
    }
say-rise = Mir reicht es; hören wir auf

## Money that moves.

paid-fund = die Bank
paid-bet =
    { $spot ->
        [cards] auf { $ranks }
        [even] auf Gerade
        [odd] auf Ungerade
       *[high] auf Hoch
    }
# The account of a turn, with the reader's gain.
log-own-say-turn = { CAP($rank_loses) } verliert, { $rank_wins } gewinnt: Sie { $sum }
log-own-say-split = { CAP($rank_wins) } verliert und gewinnt: Sie { $sum }
log-own-say-couple = { CAP($rank_wins) } gewinnt, { $rank_loses } verliert: Sie { $sum }
log-own-say-doublet = { CAP($rank_wins) } verliert und gewinnt: Sie { $sum }
log-paid-bet = gesetzt
paid-turned = gewendet
paid-shifted = verschoben
paid-back = ein Einsatz zurück
paid-bank = an die Bank verloren
paid-punter = gewonnen
paid-call = die Ansage
paid-call-lost = die Ansage ist falsch
paid-call-won = der Abzug ist richtig angesagt
paid-bent = eine umgebogene Ecke
paid-fresh = eine neue <couche>Couche</>
paid-step =
    { $number ->
        [1] die <couche>Couche</>
        [2] <paroli>Paroli</>
        [3] Sept-et-le-va
        [4] Quinze-et-le-va
        [5] Trente-et-le-va
       *[6] Soixante-et-le-va
    }
paid-take-up = die Bank genommen
win-hands =
    { $number ->
        [one] Die eine verabredete Taille ist aus. Damit ist Schluss.
       *[other] Das war die letzte von { WORDS($number) } Taillen. Damit ist Schluss.
    }
win-purses = Niemand kann mehr den kleinsten Einsatz zahlen. Damit ist Schluss.
win-no-bank = Niemand will die Bank halten. Damit ist Schluss.
win-rise =
    { $who ->
        [you] Sie hören auf, und damit ist Schluss.
       *[other] { $seat } hört auf, und damit ist Schluss.
    }

## The rules of the house.

option-unit = Einheit des Tisches
option-unit-help = Was eine Einheit des Einsatzes wert ist.
option-hands = Taillen
option-hands-help = Wie viele Taillen gespielt werden. Eine Taille ist zu Ende, wenn alle Karten abgezogen sind.
option-hands-0 = bis jemand aufhört
option-game = Das Spiel
option-game-help = Pharo auf dem Tuch wie im Buch; oder die Bassette des Hofes, jeder mit seinen eigenen Karten.
option-game-faro = Pharo
option-game-court = echte Bassette
option-bank_by = Die Bank hält
option-bank_by-help = Das Haus; oder wer am meisten dafür bietet; oder reihum nach links, Taille für Taille.
option-bank_by-house = das Haus
option-bank_by-auction = wer am meisten bietet
option-bank_by-rotate = jeder reihum
option-bank_fund = Kasse der Bank
option-bank_fund-help = Was das Haus in seine Bank legt, in Einheiten des Tisches; nie weniger, als eine Bank bei diesen Einsätzen braucht.
option-casekeeper = Kartenzähler
option-casekeeper-help = Ein Rahmen mit Perlen, der zeigt, welche Karten gefallen sind. Im Saloon gab es ihn; das Buch sagt nur, man solle mitzählen.
option-doublet = Doublette
option-doublet-help = Was die Bank nimmt, wenn dieselbe Karte verliert und gewinnt. Bei Wetten auf Karten ist sie nur dadurch im Vorteil.
option-doublet-half = nimmt die Hälfte
option-doublet-none = nimmt nichts
option-doublet-whole = nimmt alles
option-high_tie = Doublette und „Hoch“
option-high_tie-help = Was aus einem Einsatz auf die höhere Karte wird, wenn beide gleich sind.
option-high_tie-stand_off = bleibt stehen
option-high_tie-half = verliert die Hälfte
option-parity = Gerade und ungerade
option-parity-help = Ob Bube, Dame und König als elf, zwölf und dreizehn zählen oder als keines von beiden.
option-parity-numbered = Bilder zählen
option-parity-pips = nur Zahlen
option-table_opens = Setzen darf man
option-table_opens-help = Wann gesetzt, verschoben und zurückgenommen werden darf.
option-table_opens-on_decision = nach einer Entscheidung
option-table_opens-every_turn = nach jedem Abzug
option-call_distinct = Drei verschiedene ansagen
option-call_distinct-help = Was für die richtige Reihenfolge dreier verschiedener Karten gezahlt wird. Fünf zu eins wäre fair.
option-call_distinct-4 = vier zu eins
option-call_distinct-5 = fünf zu eins
option-call_pair = Paar ansagen
option-call_pair-help = Was gezahlt wird, wenn zwei der drei Karten gleich sind. Zwei zu eins ist fair.
option-call_pair-1 = eins zu eins
option-call_pair-2 = zwei zu eins
option-call_three_alike = Drei gleiche ansagen
option-call_three_alike-help = Wer mitgezählt hat, kann damit nicht verlieren.
option-call_three_alike-evens = eins zu eins
option-call_three_alike-void = gilt nicht
option-call_max = Höchste Ansage
option-call_max-help = In Einheiten des Tisches.
option-fasse = Die Fasse
option-fasse-help = Was die erste Karte der Taille von jeder Couche auf ihr nimmt.
option-fasse-half = die Hälfte
option-fasse-two_thirds = zwei Drittel
option-fasse-whole = alles
option-couple_doublet = Doublette
option-couple_doublet-help = Wem der Einsatz gehört, wenn beide Karten eines Abzugs gleich sind.
option-couple_doublet-bank = der Bank
option-couple_doublet-first = die erste entscheidet
option-late_couch = Späte Couchen
option-late_couch-help = Ob man nach der ersten Karte noch eine Couche legen darf.
option-trente = Trente-et-le-va
option-trente-help = Was für fünf Gewinne in Folge gezahlt wird.
option-trente-30 = dreißig zu eins
option-trente-31 = einunddreißig zu eins
option-trente-33 = dreiunddreißig zu eins
option-soixante = Soixante-et-le-va
option-soixante-help = Was für sechs Gewinne in Folge gezahlt wird.
option-soixante-60 = sechzig zu eins
option-soixante-63 = dreiundsechzig zu eins
option-soixante-67 = siebenundsechzig zu eins
option-stake_unit = Schritt der Einsätze
option-stake_unit-help = Jeder Einsatz ist ein Vielfaches davon; in Einheiten des Tisches.
option-min_stake = Kleinster Einsatz
option-min_stake-help = In Einheiten des Tisches.
option-max_stake = Größter Einsatz
option-max_stake-help = Was einer höchstens auf einem Feld haben darf, in Einheiten des Tisches.
edge-note = Jede Aufdeckung zählt mit ihren genauen Chancen. Die Linien nehmen für jeden Einsatz die Chancen von jetzt an.
