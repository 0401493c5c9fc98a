# Every word that Brag puts on the table.

game-brag = Brag
game-brag-line = Jedem drei Karten: sehen Sie sie an, oder spielen Sie blind; setzen Sie, steigen Sie aus, und sehen Sie, wer sich sehen lässt.
game-brag-minutes = 30
game-brag-difficulty = 2
game-brag-short = Vier Spiele

preset-crowe = Mr. Crowe
preset-crowe-help = Drei Dreien schlagen alles, Drei, Zwei, Ass ist die niedrigste Folge, und gemischt wird nur, wenn ein Blatt gesehen und gewonnen ist.
preset-crowe-source = Mr. Crowe’s Games, London 1775
preset-modern = Das neuere Spiel
preset-modern-help = Wie spätere Häuser spielen: Drei, Zwei, Ass ist die beste Folge, wer kein Geld mehr hat, deckt den Topf, und nur ein Drilling bringt das Mischen.
preset-modern-source = Three-card Brag as it is played in later houses
preset-braggers = Mit Braggern
preset-braggers-help = Das ältere Spiel: Kreuz-Bube und Karo-Neun gelten für jede Karte, Folgen und Farben zählen nicht, und man geht mit, kneift oder lässt aufdecken.
preset-braggers-source = Hoyle’s Games, Improved and Enlarged, and later accounts

account-bystander = der Zuschauer
account-cover = der gedeckte Topf

## Questions, as they are put to whom they concern, and as the others wait.

ask-look = Ihre Karten liegen vor Ihnen. Nehmen Sie sie auf, oder lassen Sie sie liegen und spielen blind?
ask-look-two = Sie haben zwei ungesehene Blätter. Sehen Sie eines an, oder lassen Sie beide liegen?
wait-look = Ansehen oder nicht: { $seats }.
ask-first = Setzen Sie { $farthings } oder mehr, oder steigen Sie aus.
wait-first = { $seats } setzt zuerst.
ask-first-blind = Sie haben nicht hingesehen: für Sie ist das Mindeste { $farthings }. Sehen Sie hin, setzen Sie, oder steigen Sie aus.
wait-first-blind = { $seats } setzt zuerst, blind.
ask-wager = Jedes Mal kostet es { $farthings }, dabeizubleiben. Setzen Sie, oder steigen Sie aus?
wait-wager = { $seats } setzt oder steigt aus.
ask-blind = Blind bleiben Sie zum halben Preis dabei, { $farthings }. Setzen, hinsehen, oder aussteigen?
wait-blind = { $seats } setzt blind, sieht hin oder steigt aus.
ask-keep =
    { $hand ->
        [new] Sie haben das neue Blatt angesehen. Behalten Sie es, und das andere geht ungesehen unter die Karten; oder lassen Sie es fallen, und spielen Sie das andere blind.
       *[old] Sie haben das alte Blatt angesehen. Behalten Sie es, und das andere geht ungesehen unter die Karten; oder lassen Sie es fallen, und spielen Sie das andere blind.
    }
wait-keep = { $seats } hat eines von zwei Blättern angesehen und behält es oder lässt es fallen.
ask-stand = Welches Ihrer zwei ungesehenen Blätter spielen Sie? Das andere geht unter die Karten.
wait-stand = { $seats } wählt eines von zwei ungesehenen Blättern.
ask-retain = Alle sind ausgestiegen, und der Topf bleibt stehen. Welches Ihrer zwei ungesehenen Blätter behalten Sie für das nächste Geben?
wait-retain = { $seats } wählt, welches Blatt bleibt.
ask-prove = Für diese Karten haben Sie gezahlt. Sind Ihre besser, so zeigen Sie sie und nehmen den Topf; wenn nicht, müssen Sie sie nicht zeigen.
wait-prove = { $seats } hat fürs Sehen gezahlt und zeigt oder gibt auf.
ask-lend = { $seat } bittet Sie um { $farthings }, ohne Zinsen, zurückzuzahlen am Ende des Spiels.
wait-lend = { $seats } wird um ein Darlehen gebeten.
ask-lend-shown = { $seat } lässt Sie { $pronoun ->
        [she] ihre
        [he] seine
       *[they] diese
    } Karten sehen und bittet um { $farthings }. Sagen Sie niemandem, welche es sind.
wait-lend-shown = { $seats } hat die Karten gesehen und wird um ein Darlehen gebeten.
ask-lend-ante = { $seat } kann den Grundeinsatz nicht zahlen und bittet Sie um { $farthings }.
wait-lend-ante = { $seats } wird um einen Grundeinsatz gebeten.
ask-ante = Ihnen fehlen { $farthings } zum Grundeinsatz. Borgen Sie, oder setzen Sie diesmal aus.
wait-ante = { $seats } kann den Grundeinsatz nicht zahlen.
ask-brag = Reizen Sie mit { $farthings } oder mehr, oder kneifen Sie.
wait-brag = { $seats } reizt oder kneift.
ask-go = Gehen Sie mit { $farthings } mit, oder kneifen Sie?
wait-go = { $seats } geht mit oder kneift.
ask-sight = Sie gingen zuletzt mit: Lassen Sie aufdecken, oder reizen Sie zurück.
wait-sight = { $seats } lässt aufdecken oder reizt zurück.
ask-next-deal = Wenn Sie gesehen haben, wie es ausging, geht es mit dem nächsten Geben weiter.
wait-next-deal = Vor dem nächsten Geben: { $seats }.
ask-next-overtime = Alle Spiele sind gespielt, aber ein Topf steht noch. Spielen Sie weiter, bis ihn jemand gewinnt, oder hören Sie auf: Hören alle auf, wird er geteilt.
wait-next-overtime = Weiter um den Topf, der noch steht, oder Schluss: { $seats }.

act-look = Hinsehen
act-look_at = Eines ansehen
act-leave = Liegen lassen
act-keep = Behalten
act-drop = Fallen lassen
act-stand = Ein Blatt wählen
act-show = Zeigen
act-yield = Aufgeben
act-fold = Aussteigen
act-wager = Setzen
act-see = Sehen
act-cover = Topf decken
act-brag = Reizen
act-go_it = Mitgehen
act-bolt = Kneifen
act-call_sight = Aufdecken lassen
act-return_brag = Zurückreizen
act-borrow = Borgen
why-choose-borrow = Wählen Sie zuerst, wer Ihnen leihen soll.
act-borrow_bystander = Den Zuschauer bitten
act-lend = Leihen
act-decline = Ablehnen
act-sit_out = Aussetzen
word-look_at-new = das neue Blatt
word-look_at-old = das alte Blatt
word-stand-new = das neue Blatt
word-stand-old = das alte Blatt
word-borrow-show = mit Zeigen
word-borrow-hide = ohne Zeigen

## Charts beside the cards.

chart-ranks = Was was schlägt
kind-pair-royal = Drilling
kind-running-flush = Folge in Farbe
kind-run = Folge
kind-flush = Einfarbig
kind-pair = Paar
kind-high = Höchste Karte
chart-one-in = 1 von { $number }
chart-threes = Drei Dreien sind das Beste.
chart-low-run = Drei, Zwei, Ass ist die niedrigste Folge.
chart-low-run-best = Drei, Zwei, Ass ist die beste Folge.
chart-braggers = { $number ->
        [one] { CAP($cards) } ist der Bragger und gilt für jede Karte.
       *[other] { CAP($cards) } sind Bragger und gelten für jede Karte.
    }
chart-wagers = Setzen
chart-open = Eröffnen
chart-stay = Dabeibleiben
chart-most = Höchstens
chart-see = Sehen
chart-sum = { $farthings }
chart-blind = Blind zahlen Sie die Hälfte.
chart-not-in = Wer blind spielt, zahlt die Hälfte.

## Refusals.

refuse-purse = In Ihrer Börse sind nur { $farthings }.
refuse-limit = Das geht über die Grenze: höchstens { $farthings } dürfen Sie jetzt setzen.
refuse-borrowed = Mit Geliehenem darf man gleichhalten oder sehen, nicht steigern.
unfit-seats = Brag ist für zwei bis acht, jeder für sich: mit { WORDS($seats) } geht es nicht.
unfit-sight-blind = Wo aufgedeckt wird, spielt niemand blind: Wählen Sie eines von beiden.
unfit-sight-cover = Wo aufgedeckt wird, deckt niemand den Topf: Lassen Sie knappe Börsen borgen oder aussteigen.
unfit-purse = Jede Börse muss für den Grundeinsatz und einen ersten Einsatz reichen: { $farthings }. Füllen Sie die Börsen, oder spielen Sie um weniger.

## What is spoken. Nothing of it ever tells of a card that is not open to all.

say-look = Ich sehe hin.
say-leave = Blind.
say-look-new = Ich sehe das neue Blatt an.
say-look-old = Ich sehe das alte Blatt an.
say-keep = Dieses behalte ich; das andere geht darunter.
say-drop = Dieses geht darunter; das andere spiele ich blind.
say-stand-new = Ich spiele das neue Blatt.
say-stand-old = Ich spiele das alte Blatt.
say-fold = Ich steige aus.
say-bolt = Ich kneife.
say-wager = Ich setze { $farthings }.
say-blind = { CAP($farthings) }, blind.
say-see = Ich will sehen; das sind { $farthings }.
say-yield = Ich zeige nicht. Es ist Ihres.
say-cover = Ich decke den Topf.
say-brag = Ich reize mit { $farthings }.
say-return = Ich reize zurück: { $farthings }.
say-go = Ich gehe mit.
say-sight = Bitte aufdecken!
say-borrow = Helfen Sie mir mit { $farthings } aus?
say-borrow-show = Sehen Sie diese, und helfen Sie mir mit { $farthings } aus.
say-borrow-bystander = Mein Herr, { $farthings }, wenn ich bitten darf.
say-lend = Damit helfe ich gern.
say-decline = Heute Abend nicht, danke.
say-decline-shown = Auf diese Karten, fürchte ich, nicht.

hand-best = Ein Drilling von Dreien, das Beste, was es gibt
hand-pair-royal = Ein Drilling: { $rank }
hand-running-flush = Eine Folge in Farbe bis { $rank }
hand-running-flush-low = Eine Folge in Farbe: Drei, Zwei, Ass
hand-run = Eine Folge bis { $rank }
hand-run-low = Eine Folge: Drei, Zwei, Ass
hand-flush = Einfarbig bis { $rank }
hand-pair = Ein Paar: { $rank }
hand-high = { CAP($rank) } hoch

told-shuffled = Die Karten werden gemischt.
told-not-shuffled = Die Karten werden nicht gemischt.
result-carried =
    { $who ->
        [you] Alle anderen sind ausgestiegen, aber Sie haben nicht hingesehen. Der Topf von { $farthings } bleibt stehen.
       *[other] Alle anderen sind ausgestiegen, aber { $seat } hat nicht hingesehen. Der Topf von { $farthings } bleibt stehen.
    }
result-unseen =
    Alle anderen sind heraus: { $who ->
        [you] Sie nehmen
       *[other] { $seat } nimmt
    } den Topf von { $farthings }.
result-open =
    Mit { $hand ->
        [hand-best] drei Dreien
        [hand-pair-royal] einem Drilling ({ $rank })
        [hand-running-flush] einer Folge in Farbe bis { $rank }
        [hand-running-flush-low] einer Folge in Farbe (Drei, Zwei, Ass)
        [hand-run] einer Folge bis { $rank }
        [hand-run-low] einer Folge (Drei, Zwei, Ass)
        [hand-flush] einem einfarbigen Blatt bis { $rank }
        [hand-pair] einem Paar ({ $rank })
       *[hand-high] { $rank } hoch
    }: { $who ->
        [you] { $amount ->
            [0] Sie gewinnen.
           *[other] Sie nehmen den Topf von { $farthings }.
        }
       *[other] { $amount ->
            [0] { $seat } gewinnt.
           *[other] { $seat } nimmt den Topf von { $farthings }.
        }
    }
result-beaten =
    { $who_other ->
        [you] Sie verlieren: Mit
       *[other] Mit
    } { $hand ->
        [hand-best] drei Dreien
        [hand-pair-royal] einem Drilling ({ $rank })
        [hand-running-flush] einer Folge in Farbe bis { $rank }
        [hand-running-flush-low] einer Folge in Farbe (Drei, Zwei, Ass)
        [hand-run] einer Folge bis { $rank }
        [hand-run-low] einer Folge (Drei, Zwei, Ass)
        [hand-flush] einem einfarbigen Blatt bis { $rank }
        [hand-pair] einem Paar ({ $rank })
       *[hand-high] { $rank } hoch
    } gegen { $hand_other ->
        [hand-best] drei Dreien
        [hand-pair-royal] einen Drilling ({ $rank_other })
        [hand-running-flush] eine Folge in Farbe bis { $rank_other }
        [hand-running-flush-low] eine Folge in Farbe (Drei, Zwei, Ass)
        [hand-run] eine Folge bis { $rank_other }
        [hand-run-low] eine Folge (Drei, Zwei, Ass)
        [hand-flush] ein einfarbiges Blatt bis { $rank_other }
        [hand-pair] ein Paar ({ $rank_other })
       *[hand-high] { $rank_other } hoch
    } von { $who_other ->
        [you] Ihnen
       *[other] { $other }
    }: { $who ->
        [you] { $amount ->
            [0] Sie gewinnen.
           *[other] Sie nehmen den Topf von { $farthings }.
        }
       *[other] { $amount ->
            [0] { $seat } gewinnt.
           *[other] { $seat } nimmt den Topf von { $farthings }.
        }
    }
note-debts =
    { $of_player ->
        [0] { $seat } schuldet dem Zuschauer { $farthings }.
       *[other] { $seat } schuldet { $other } { $farthings }.
    }
tag-standing =
    { $state ->
        [0] setzt aus
        [1] heraus
        [2] { $amount ->
            [0] hat hingesehen
           *[other] offen, { $farthings }
        }
        [3] { $amount ->
            [0] blind
           *[other] blind, { $farthings }
        }
        [4] { $amount ->
            [0] zwei Blätter, blind
           *[other] zwei Blätter, { $farthings }
        }
       *[other] Karten auf dem Topf
    }
log-wagered = none
staked = der Grundeinsatz
wagered = ein Einsatz
paid-to-see = fürs Sehen
covered = eine ganze Börse, den Topf zu decken
pot-closed = der Topf ist geschlossen
won-seen = der Topf, gesehen und gewonnen
won-unseen = der Topf, ungesehen
won-cover = der gedeckte Topf
repaid = eine Schuld zurückgezahlt
lent = ein Darlehen
pot-shared = ein Teil des Topfes
bystander-comes = die Börse des Zuschauers
bystander-leaves = der Zuschauer geht
ended-deals =
    { $number ->
        [one] Der Abend ist aus: ein Spiel ist gespielt.
       *[other] Der Abend ist aus: { WORDS($number) } Spiele sind gespielt.
    }
ended-broke = Der Abend ist vorbei: Keine zwei Spieler können noch den Grundeinsatz zahlen.
ended-risen = { $who ->
        [you] Sie hören auf, und das Spiel endet hier.
       *[other] { $seat } hört auf, und das Spiel endet hier.
    }
ended-shared = Alle hören hier auf und teilen den Topf, der noch stand.

## What happened, in words.

moved-draw =
    { $who ->
        [you] Sie ziehen { $cards } um das Geben.
       *[other] { $seat } zieht { $cards } um das Geben.
    }
shown-hand =
    { $number ->
        [one] { CAP($cards) } wird gesehen.
       *[other] { CAP($cards) } werden gesehen.
    }
shown-old = { CAP($cards) } werden gesehen, vom behaltenen Blatt.

## The rules of the house.

option-unit = Einheit des Tisches
option-unit-help = Was eine Einheit des Einsatzes gilt; jeder Einsatz ist so viele Einheiten.
option-ante = Grundeinsatz
option-ante-help = Was jeder vor dem Geben in den Topf legt, in Einheiten des Tisches.
option-ante-0 = keiner
option-min_wager = Kleinster erster Einsatz
option-min_wager-help = Das Mindeste, was zuerst gesetzt werden darf, in Einheiten des Tisches.
option-max_first_wager = Größter erster Einsatz
option-max_first_wager-help = Das Höchste, was zuerst gesetzt werden darf, in Einheiten des Tisches; in der Regel, was im Topf liegt.
option-max_first_wager-0 = was im Topf liegt
option-raise_limit = Grenze eines Einsatzes
option-raise_limit-help = Wie hoch ein Einsatz sein darf: so viel wie im Topf, oder um eine feste Summe mehr als der letzte; oder ohne Grenze.
option-raise_limit-pot = was im Topf liegt
option-raise_limit-fixed = fest, über dem letzten
option-raise_limit-none = nur die Börse
option-raise_most = Die feste Grenze
option-raise_most-help = Um wie viele Einheiten ein Einsatz über den letzten gehen darf, wo die Grenze fest ist.
option-blind_play = Blind spielen
option-blind_play-help = Ob Karten ungesehen bleiben dürfen, mit Einsätzen zum halben Preis.
option-retain_blind = Ein blindes Blatt bleibt
option-retain_blind-help = Ob jemand, der allein übrig bleibt, ohne hinzusehen, das Blatt für das nächste Geben behält. Sonst wird es weggeworfen, und nur der Topf bleibt stehen.
option-look_time = Wann man hinsieht
option-look_time-help = Ob Karten aufgenommen werden dürfen, sobald sie gegeben sind, oder nur, wenn man an der Reihe ist.
option-look_time-at_deal = beim Geben
option-look_time-on_turn = an der Reihe
option-ace_low_run = Drei, Zwei, Ass
option-ace_low_run-help = Der Rang dieser Folge: im Buch die niedrigste, an neueren Tischen die beste.
option-ace_low_run-lowest = die niedrigste Folge
option-ace_low_run-highest = die beste Folge
option-threes_best = Drei Dreien das Beste
option-threes_best-help = Ob ein Drilling von Dreien über dem von Assen steht.
option-tie_break = Fast gleiche Blätter
option-tie_break-help = Ob alle drei Karten nacheinander verglichen werden, oder nur die höchste.
option-tie_break-full = alle drei Karten
option-tie_break-top_card = nur die höchste
option-equal_hands = Gleiche Blätter
option-equal_hands-help = Wer mit gleichen Blättern gewinnt: nicht, wer fürs Sehen zahlte; oder wer dem Geber links am nächsten sitzt.
option-equal_hands-caller_loses = wer sehen will, verliert
option-equal_hands-elder = der frühere gewinnt
option-loser_shows = Der Verlierer zeigt
option-loser_shows-help = Ob ein Spieler, der fürs Sehen gezahlt und verloren hat, seine Karten zeigen muss.
option-dealer = Der Geber
option-dealer-help = Die Spieler geben reihum, oder jemand gibt, der nicht mitspielt.
option-dealer-passing = Spieler der Reihe nach
option-dealer-impartial = jemand, der nicht mitspielt
option-shuffle = Gemischt wird
option-shuffle-help = Im Buch nur nach einem Blatt, das gesehen und gewonnen wurde.
option-shuffle-after_seen = nach einem gesehenen Blatt
option-shuffle-after_seen_prial = nach gesehenem Drilling
option-shuffle-every_deal = vor jedem Geben
option-gather = Gebrauchte Karten
option-gather-help = Ob die Karten eines Spiels unter sich vermischt werden, ehe sie unter die anderen gehen, oder liegen, wie sie geworfen wurden.
option-gather-haphazard = gemischt
option-gather-as_they_lie = wie sie liegen
option-short_purse = Eine leichte Börse
option-short_purse-help = Was ein Spieler tun darf, der den Einsatz nicht zahlen kann.
option-short_purse-borrow_or_fold = borgt oder steigt aus
option-short_purse-fold_only = steigt aus
option-short_purse-cover_the_pot = deckt den Topf
option-lenders = Wer leihen darf
option-lenders-help = Spieler, die ausgestiegen sind, der Zuschauer mit einer Börse, oder beide.
option-lenders-both = Spieler und Zuschauer
option-lenders-players = Spieler
option-lenders-bystander = der Zuschauer
option-bystander_credit = Was der Zuschauer leiht
option-bystander_credit-help = Das Höchste, was der Zuschauer einem Spieler leiht, in Einheiten des Tisches.
option-borrow_for = Geborgtes Geld
option-borrow_for-help = Ob es nur gleichhalten oder sehen darf, oder auch steigern.
option-borrow_for-match_or_see = hält gleich oder sieht
option-borrow_for-any_wager = darf auch steigern
option-show_to_lender = Dem Leihenden zeigen
option-show_to_lender-help = Ob ein Borgender die Karten dem Spieler zeigen darf, den er bittet.
option-braggers = Bragger
option-braggers-help = Karten, die für jede andere gelten.
option-braggers-none = keine
option-braggers-knave = Kreuz-Bube
option-braggers-knave_and_nine = Kreuz-Bube, Karo-Neun
option-combinations = Was ein Blatt macht
option-combinations-help = Jede Art von Blatt, oder nur Drillinge, Paare und hohe Karten.
option-combinations-full = jede Art
option-combinations-pairs_only = nur Paare
option-betting = Die Einsätze
option-betting-help = Bei Mr. Crowe jedes Mal von neuem; oder die ältere Art mit Mitgehen, Kneifen und der Sicht.
option-betting-rolling = jedes Mal von neuem
option-betting-sight = mit Sicht
option-length = Der Abend
option-length-help = Eine Anzahl Runden, oder bis nur noch einer Geld hat, oder bis jemand aufhört.
option-length-deals = eine Anzahl Spiele
option-length-until_broke = bis einer alles hat
option-length-open = bis jemand aufhört
option-deals = Spiele
option-deals-help = Wie viele Spiele gespielt werden, wenn ihre Zahl feststeht: meist vier für jeden Spieler.
