# Every word that Bassett puts on the table.

game-bassett = Bassett
game-bassett-line = Dreizehn Pik auf einem Tuch, Ihre Münze dazwischen, und zwei Karten auf einmal: die erste verliert, die zweite gewinnt.
game-bassett-minutes = 15
game-bassett-difficulty = 2

preset-pearson = Mr. Pearson
preset-pearson-help = Pharo, wie das Buch es unter dem Namen Bassett hat. Kein Geld rührt sich, bis eine besetzte Karte fällt.
preset-pearson-source = Andy Pearson, Carde Gaymes of Olde Englande
preset-saloon = Der Saloon
preset-saloon-help = Die Pharobank hundert Jahre später: nach jedem Zug darf man ändern, und drei gleiche Karten kann man nicht ansagen.
preset-saloon-source = Foster’s Complete Hoyle, and the faro banks of the nineteenth century
preset-court = Der Hof
preset-court-help = Das wahre Bassett vom Hof Karls des Zweiten: Couchen, gebogene Ecken für das Paroli, und das Siebenundsechzigfache für sechs Gewinne nacheinander.
preset-court-source = The Compleat Gamester of 1721

## Places, charts and sums.

ticket-dealer = Bankier
place-loses = Verliert
place-wins = Gewinnt
place-gone = Fort
name-banker = Mr. Delorme
spot-even = Gerade
spot-odd = Ungerade
spot-high = Hoch
account-bet = die Wette
account-coppered = die Gegenwette
account-call = die Ansage
account-bent_1 = das Paroli
account-bent_2 = Sept-et-le-va
account-bent_3 = Quinze-et-le-va
account-bent_4 = Trente-et-le-va
account-bent_5 = Soixante-et-le-va
chart-odds = Was die Bank behält, wenn diesmal entschieden wird
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
        [0] gleiche Aussicht
       *[other] { $number } von { $total }
    }
chart-calls = Die Ansagen
chart-call = { CAP($rank_loses) }, { $rank_wins }, { $rank_last }
chart-call-sum = { $seat }, { $farthings }
offer-call = { CAP($rank_loses) } verliert, { $rank_wins } gewinnt, { $rank_last } bleibt

## Questions, as they are put to whom they concern, and as the others wait.

ask-bid-sealed = Die Bank geht an das höchste Gebot. Was legen Sie auf? Mindestens { $farthings }.
wait-bid-sealed = Auf die Bank bietet: { $seats }.
ask-take-bank = Ihnen wird die Bank für ein Kartenspiel angeboten. Was legen Sie auf? Mindestens { $farthings }.
wait-take-bank = Die Bank wird angeboten: { $seats }.
ask-bets = Setzen Sie. Drücken Sie auf eine Karte, um auf sie zu setzen; noch einmal, damit sie verliert; noch einmal, um zurückzunehmen.
wait-bets = Es setzen: { $seats }.
ask-bets-last = Drei Karten sind übrig. Setzen Sie; und wer sagt den letzten Zug an?
wait-bets-last = Vor dem letzten Zug: { $seats }.
ask-couches = Legen Sie Ihre Couchen.
wait-couches = Couchen legen: { $seats }.
ask-after-win =
    { $gender_rank ->
        [f] Ihre
       *[other] Ihr
    } { $rank } hat gewonnen. Nehmen Sie den Gewinn, oder biegen Sie eine Ecke für die nächste Stufe.
wait-after-win = Nehmen oder biegen: { $seats }.
ask-last-card = Die Karten sind aus. Nehmen Sie, was eine gebogene Karte erreicht hat, oder lassen Sie sie für das nächste Mal.
wait-last-card = Über die gebogenen Karten: { $seats }.
ask-next-deal = Die Karten sind aus. Weiter zu den nächsten, wenn Sie mögen.
wait-next-deal = Vor den nächsten Karten: { $seats }.

act-bid_sum = Bieten
act-drop_out = Kein Gebot
act-take_bank = Die Bank nehmen
act-take_bank-number = { $act } für { $amount }
act-decline_bank = Ich nicht
act-bet = Setzen
act-copper = Kupfer
act-take_up = Zurück
act-uncopper = Kupfer wegnehmen
act-shift = Schieben
act-call = Ansagen
act-uncall = Ansage zurücknehmen
act-take = Gewinn nehmen
act-take-brings = { $act }: { $amount }
act-paroli = Ecke biegen
act-take_pay = Gebogene einlösen
act-ready = Fertig
act-ready-next-deal = Weiter

## Refusals.

refuse-step = Nur Silber oder Gold, wenn ich bitten darf: gesetzt wird in Schritten von { $farthings }.
refuse-spot = Dort kann keine Münze liegen.
refuse-limit = Das ist über der Grenze: nicht mehr als { $farthings } dürfen an einer Stelle liegen.
refuse-call-limit = Höchstens { $farthings } dürfen jetzt angesagt werden.
refuse-early-call = Der Zug wird angesagt, wenn drei Karten übrig sind, und nicht eher.
refuse-uncovered = Das kann die Bank nicht decken.
refuse-dead = { $spot ->
        [cards] Fort sind alle: { $ranks }
       *[field] Fort sind alle Karten davon
    }. Aus einer solchen Wette könnte nichts werden.
refuse-bent = Eine gebogene Karte kann nur bleiben, bis sie gewonnen oder verloren hat.
refuse-no-stake = Eine solche Wette haben Sie dort nicht.
refuse-taken = Dort haben Sie schon eine Wette: legen Sie lieber dazu.
refuse-shut = Jetzt rührt sich kein Geld: der Tisch ist wieder offen, wenn eine besetzte Karte fällt.
refuse-no-sale = Die Bank ist eben nicht zu haben.
refuse-no-bidder = Sie haben zu wenig, um eine Bank zu halten.
refuse-banker = Wer die Bank hält, setzt nicht.
unfit-seats = Bassett ist für einen bis acht: mit { WORDS($seats) } geht es nicht.
unfit-limits = Zwischen dem kleinsten und dem größten Einsatz liegt kein Vielfaches von { $farthings }: machen Sie die Grenzen weiter, oder die Einheit kleiner.
unfit-house-purses = Jemand muss { $farthings } haben, den kleinsten Einsatz: füllen Sie die Börsen, oder spielen Sie um weniger.
unfit-alone = Allein können Sie nur gegen das Haus spielen: lassen Sie das Haus die Bank halten.
unfit-bank = Jemand muss { $farthings } haben, um eine Bank zu halten, und ein anderer den kleinsten Einsatz: füllen Sie die Börsen, oder spielen Sie um weniger.
unfit-late-couch = Entschiede die erste Karte eines Paares, so gewönne, wer nach der Fasse legt: erlauben Sie keine späten Couchen, oder geben Sie die Doubletten der Bank.

## What is told.

paid-money = { CAP($source) } an { $target }: { $sum }.
deal-begins =
    Kartenspiel { $number }{ $deals ->
        [0] {""}
       *[other] { " " }von { $deals }
    }.
handed-back =
    { $who ->
        [you] Mehr kann die Bank nicht tragen: Ihre { $farthings } auf { $spot ->
            [cards] { $ranks }
            [even] Gerade
            [odd] Ungerade
           *[high] Hoch
        } gehen an Sie zurück.
       *[other] Mehr kann die Bank nicht tragen: { $farthings } von { $seat } auf { $spot ->
            [cards] { $ranks }
            [even] Gerade
            [odd] Ungerade
           *[high] Hoch
        } gehen zurück.
    }
result-house = Die Karten sind aus. Die Bank des Hauses steht auf { $farthings }.
result-bank =
    { $who ->
        [you] Die Karten sind aus. Sie nehmen Ihre Bank an sich: { $farthings }.
       *[other] Die Karten sind aus. { $seat } nimmt eine Bank von { $farthings } an sich.
    }

## What is spoken. The house speaks by its banker.

say-soda = { CAP($rank) }: die erste Karte, Soda genannt, zählt nicht. Setzen Sie
say-turn = { CAP($rank_loses) } verliert, { $rank_wins } gewinnt
say-split = { CAP($rank_loses) } und { $rank_wins }: gleich, und die Bank nimmt die Hälfte
say-nothing = { CAP($rank_loses) } verliert, { $rank_wins } gewinnt. Nichts darauf; weiter
say-last = Die letzte ist: { $rank }
say-fasse = Die Fasse ist: { $rank }
say-couple = { CAP($rank_wins) } gewinnt, { $rank_loses } verliert
say-doublet = { CAP($rank_wins) } und { $rank_loses }: eine Doublette
say-bank = Ich halte die Bank, mit { $farthings }
say-bid-sum = { CAP($farthings) } für die Bank
say-drop-out = Ich biete nicht
say-decline-bank = Ich nicht
say-call = { CAP($rank_loses) } verliert, { $rank_wins } gewinnt
say-paroli =
    { $number ->
        [1] Paroli
        [2] Sept-et-le-va!
        [3] Quinze-et-le-va!
        [4] Trente-et-le-va!
       *[5] Soixante-et-le-va!
    }
say-rise = Ich habe genug; stehen wir auf

## Money that moves.

paid-fund = die Bank
paid-bet =
    { $spot ->
        [cards] auf { $ranks }
        [even] auf Gerade
        [odd] auf Ungerade
       *[high] auf Hoch
    }
log-paid-bet = gesetzt
paid-turned = umgewendet
paid-shifted = verschoben
paid-back = ein Einsatz zurückgenommen
paid-bank = an die Bank verloren
paid-punter = gewonnen
paid-call = die Ansage
paid-call-lost = die Ansage ist falsch
paid-call-won = der Zug ist richtig angesagt
paid-bent = eine Ecke gebogen
paid-fresh = eine neue Couche
paid-step =
    { $number ->
        [1] die Couche
        [2] Paroli
        [3] Sept-et-le-va
        [4] Quinze-et-le-va
        [5] Trente-et-le-va
       *[6] Soixante-et-le-va
    }
paid-take-up = die Bank an sich genommen
win-hands =
    { $number ->
        [one] Das eine verabredete Kartenspiel ist aus. Die Gesellschaft steht auf.
       *[other] Das war das letzte von { WORDS($number) } Kartenspielen. Die Gesellschaft steht auf.
    }
win-purses = Niemand ist mehr da, der den kleinsten Einsatz legen kann. Die Gesellschaft steht auf.
win-no-bank = Niemand will die Bank halten. Die Gesellschaft steht auf.
win-rise =
    { $who ->
        [you] Sie stehen auf, und die Gesellschaft mit Ihnen.
       *[other] { $seat } steht auf, und die Gesellschaft auch.
    }

## The rules of the house.

option-unit = Einheit des Tisches
option-unit-help = Was eine Einheit des Einsatzes gilt.
option-hands = Kartenspiele
option-hands-help = Wie viele Kartenspiele abgezogen werden, ehe die Gesellschaft aufsteht.
option-hands-0 = bis jemand aufsteht
option-game = Das Spiel
option-game-help = Pharo auf dem Tuch, wie das Buch es hat; oder das Bassett des Hofes, jede Karte für sich.
option-game-faro = Pharo
option-game-court = wahres Bassett
option-bank_by = Die Bank
option-bank_by-help = Das Haus hält sie; oder wer am meisten bietet; oder sie geht nach links, von Mal zu Mal.
option-bank_by-house = das Haus
option-bank_by-auction = wer am meisten bietet
option-bank_by-rotate = der Reihe nach
option-bank_fund = Der Fonds
option-bank_fund-help = Was das Haus in seine Bank legt, in Einheiten des Tisches; nie weniger, als eine Bank bei diesen Einsätzen halten muss.
option-casekeeper = Die Kartentafel
option-casekeeper-help = Ein Rahmen mit Perlen, der sagt, welche Karten fort sind. Der Saloon hatte ihn; das Buch sagt nur, man solle zählen.
option-doublet = Zwei gleiche
option-doublet-help = Was die Bank nimmt, wenn dieselbe Karte verliert und gewinnt. Davon allein lebt sie.
option-doublet-half = nimmt die Hälfte
option-doublet-none = nimmt nichts
option-doublet-whole = nimmt alles
option-high_tie = Zwei gleiche und Hoch
option-high_tie-help = Was aus einer Wette auf die hohe Karte wird, wenn beide gleich sind.
option-high_tie-stand_off = steht gleich
option-high_tie-half = verliert die Hälfte
option-parity = Gerade und ungerade
option-parity-help = Ob Bube, Dame und König als elf, zwölf und dreizehn zählen, oder als keines von beiden.
option-parity-numbered = Bilder zählen
option-parity-pips = nur die Zahlen
option-table_opens = Der Tisch ist offen
option-table_opens-help = Wann gesetzt, verschoben und zurückgenommen werden darf.
option-table_opens-on_decision = wenn eine Wette fällt
option-table_opens-every_turn = nach jedem Zug
option-call_distinct = Drei Karten angesagt
option-call_distinct-help = Was auf eins gezahlt wird für die rechte Folge dreier verschiedener Karten. Fünf wäre gerecht.
option-call_distinct-4 = vier auf eins
option-call_distinct-5 = fünf auf eins
option-call_pair = Ein Paar angesagt
option-call_pair-help = Was auf eins gezahlt wird, wo zwei der drei gleich sind. Zwei ist gerecht.
option-call_pair-1 = eins auf eins
option-call_pair-2 = zwei auf eins
option-call_three_alike = Drei gleiche angesagt
option-call_three_alike-help = Wer gezählt hat, kann sie nicht falsch ansagen.
option-call_three_alike-evens = eins auf eins
option-call_three_alike-void = keine Wette
option-call_max = Die größte Ansage
option-call_max-help = In Einheiten des Tisches.
option-fasse = Die Fasse
option-fasse-help = Was die erste Karte von jeder Couche auf ihr nimmt.
option-fasse-half = die Hälfte
option-fasse-two_thirds = zwei Drittel
option-fasse-whole = das Ganze
option-couple_doublet = Eine Doublette
option-couple_doublet-help = Wem der Einsatz gehört, wenn beide Karten eines Paares gleich sind.
option-couple_doublet-bank = der Bank
option-couple_doublet-first = die erste entscheidet
option-late_couch = Späte Couchen
option-late_couch-help = Ob eine Couche nach der ersten Karte gelegt werden darf.
option-trente = Trente-et-le-va
option-trente-help = Was fünf Gewinne nacheinander auf eins zahlen.
option-trente-30 = dreißig auf eins
option-trente-31 = einunddreißig auf eins
option-trente-33 = dreiunddreißig auf eins
option-soixante = Soixante-et-le-va
option-soixante-help = Was sechs Gewinne nacheinander auf eins zahlen.
option-soixante-60 = sechzig auf eins
option-soixante-63 = dreiundsechzig auf eins
option-soixante-67 = siebenundsechzig auf eins
option-stake_unit = Einheit der Einsätze
option-stake_unit-help = Jeder Einsatz ist ein Vielfaches davon; in Einheiten des Tisches.
option-min_stake = Der kleinste Einsatz
option-min_stake-help = In Einheiten des Tisches.
option-max_stake = Der größte Einsatz
option-max_stake-help = Was einer höchstens an einer Stelle haben darf; in Einheiten des Tisches.
