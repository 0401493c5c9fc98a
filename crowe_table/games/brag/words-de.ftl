# Every word that Brag puts on the table.

game-brag = Brag
game-brag-line = Drei Karten für jeden: ansehen oder blind spielen, setzen oder aussteigen, und am Ende zeigt sich, wer geprahlt hat.
game-brag-plain = Drei Karten für jeden: Setzen Sie darauf, oder tun Sie so, als wären sie besser.
game-brag-minutes = 30
game-brag-difficulty = 2

preset-crowe = Mr. Crowe
preset-crowe-help = Drei Dreien schlagen alles, Drei, Zwei, Ass ist die niedrigste Folge, und gemischt wird erst, wenn ein gezeigtes Blatt gewonnen hat.
preset-crowe-source = Mr. Crowe’s Games, London 1775
preset-modern = Neueres Brag
preset-modern-help = Wie man später spielt: Drei, Zwei, Ass ist die beste Folge, wer kein Geld mehr hat, deckt den Topf, und gemischt wird nur nach einem Drilling.
preset-modern-source = Three-card Brag as it is played in later houses
preset-braggers = Mit Braggern
preset-braggers-help = Das ältere Spiel: Kreuz-Bube und Karo-Neun gelten für jede beliebige Karte, Folgen und gleiche Farbe zählen nicht, und man geht mit, kneift oder lässt aufdecken.
preset-braggers-source = Hoyle’s Games, Improved and Enlarged, and later accounts

account-bystander = der Zuschauer
account-cover = der gedeckte Topf

## Questions, as they are put to whom they concern, and as the others wait.

ask-look = Ihre Karten liegen vor Ihnen. Sehen Sie sie an, oder lassen Sie sie liegen und spielen <blind>blind</>?
ask-look-two = Sie haben zwei verdeckte Blätter. Sehen Sie eines an, oder lassen Sie beide liegen?
wait-look = Ansehen oder nicht: { $seats }.
ask-first = Setzen Sie { $farthings } oder mehr, oder steigen Sie aus.
wait-first = { $seats } setzt zuerst.
ask-first-blind = Sie spielen <blind>blind</> und müssen mindestens { $farthings } setzen. Setzen, ansehen oder aussteigen?
wait-first-blind = { $seats } setzt zuerst, <blind>blind</>.
ask-wager = Dabeizubleiben kostet jedes Mal { $farthings }. Setzen oder aussteigen?
wait-wager = { $seats } setzt oder steigt aus.
ask-blind = <blind>Blind</> bleiben Sie zum halben Preis dabei, { $farthings }. Setzen, ansehen oder aussteigen?
wait-blind = { $seats } setzt <blind>blind</>, sieht die Karten an oder steigt aus.
ask-keep =
    { $hand ->
        [new] Sie haben das neue Blatt angesehen. Behalten Sie es, oder legen Sie es weg und spielen das andere <blind>blind</>? Was Sie weglegen, kommt verdeckt unter die Karten.
       *[old] Sie haben das alte Blatt angesehen. Behalten Sie es, oder legen Sie es weg und spielen das andere <blind>blind</>? Was Sie weglegen, kommt verdeckt unter die Karten.
    }
wait-keep = { $seats } hat eines von zwei Blättern angesehen und behält es oder legt es weg.
ask-stand = Welches Ihrer zwei verdeckten Blätter spielen Sie? Das andere kommt unter die Karten.
wait-stand = { $seats } wählt eines von zwei verdeckten Blättern.
ask-retain = Alle sind ausgestiegen, und der Topf bleibt stehen. Welches Ihrer zwei verdeckten Blätter behalten Sie für das nächste Geben?
wait-retain = { $seats } wählt, welches Blatt bleibt.
ask-prove = Für diese Karten haben Sie gezahlt. Sind Ihre besser, zeigen Sie sie und nehmen den Topf; sonst brauchen Sie nichts zu zeigen.
wait-prove = { $seats } hat fürs Sehen gezahlt und muss zeigen oder aufgeben.
ask-lend = { $seat } bittet Sie um { $farthings }, ohne Zinsen, zurückzuzahlen, wenn alles gespielt ist.
wait-lend = { $seats } wird um Geld gebeten.
ask-lend-shown =
    { $seat } zeigt Ihnen { $pronoun ->
        [she] ihre
        [he] seine
       *[they] die
    } Karten und bittet um { $farthings }. Verraten Sie niemandem, was Sie sehen.
wait-lend-shown = { $seats } hat die Karten gesehen und wird um Geld gebeten.
ask-lend-ante = { $seat } kann den <grundeinsatz>Grundeinsatz</> nicht zahlen und bittet Sie um { $farthings }.
wait-lend-ante = { $seats } wird um einen <grundeinsatz>Grundeinsatz</> gebeten.
ask-ante = Ihnen fehlen { $farthings } zum <grundeinsatz>Grundeinsatz</>. Leihen Sie es sich, oder setzen Sie diesmal aus.
wait-ante = { $seats } kann den <grundeinsatz>Grundeinsatz</> nicht zahlen.
ask-brag = Reizen Sie mit { $farthings } oder mehr, oder <kneifen>kneifen</> Sie.
wait-brag = { $seats } reizt oder kneift.
ask-go = Gehen Sie für { $farthings } mit, oder <kneifen>kneifen</> Sie?
wait-go = { $seats } geht mit oder kneift.
ask-sight = Sie sind als Letzter mitgegangen: Lassen Sie <aufdecken>aufdecken</>, oder reizen Sie weiter.
wait-sight = { $seats } lässt <aufdecken>aufdecken</> oder reizt weiter.
ask-next-deal = Sehen Sie sich in Ruhe an, wie es ausging; dann wird neu gegeben.
wait-next-deal = Noch nicht bereit: { $seats }.
ask-next-overtime = Es ist oft genug gegeben, aber ein Topf steht noch. Spielen Sie weiter, bis ihn jemand gewinnt, oder hören Sie auf: Hören alle auf, wird er geteilt.
wait-next-overtime = Weiter um den letzten Topf oder Schluss: { $seats }.

act-look = Ansehen
act-look_at = Eines ansehen
act-leave = Liegen lassen
act-keep = Behalten
act-drop = Weglegen
act-stand = Blatt wählen
act-show = Zeigen
act-yield = Aufgeben
act-fold = Aussteigen
act-wager = Setzen
act-see = Sehen
act-cover = Topf decken
act-cover-brings = Decken: { $amount }
act-brag = Reizen
act-go_it = Mitgehen
act-bolt = Kneifen
act-call_sight = Aufdecken lassen
act-return_brag = Weiter reizen
act-borrow = Leihen
why-choose-borrow = Wählen Sie zuerst, wer Ihnen etwas leihen soll.
act-borrow_bystander = Zuschauer bitten
act-lend = Leihen
act-decline = Ablehnen
act-sit_out = Aussetzen
word-look_at-new = das neue Blatt
word-look_at-old = das alte Blatt
word-stand-new = das neue Blatt
word-stand-old = das alte Blatt
word-borrow-show = Karten zeigen
word-borrow-hide = nicht zeigen

## Charts beside the cards.

chart-ranks = Was was schlägt
kind-pair-royal = Drilling
kind-running-flush = Folge in Farbe
kind-run = Folge
kind-flush = Gleiche Farbe
kind-pair = Paar
kind-high = Höchste Karte
chart-one-in = 1 von { $number }
chart-threes = Drei Dreien sind das Höchste.
chart-low-run = Drei, Zwei, Ass ist die niedrigste Folge.
chart-low-run-best = Drei, Zwei, Ass ist die beste Folge.
chart-braggers =
    { $number ->
        [one] { CAP($cards) } ist der Bragger und gilt für jede beliebige Karte.
       *[other] { CAP($cards) } sind Bragger und gelten für jede beliebige Karte.
    }

## Die Leiter eines Zuges: ihre Stufen, und warum eine nicht geht.

ladder-sum = { $farthings }
ladder-fold = für diesmal draußen
ladder-look = dann zum vollen Preis
ladder-look-new = Neues Blatt
ladder-look-old = Altes Blatt
ladder-look-one = ansehen, dann behalten oder ablegen
ladder-leave = halber Preis, solange sie verdeckt liegen
ladder-stay-in = Mitgehen
ladder-stay = bei jedem Zug
ladder-blind = blind: halber Preis
ladder-open = der kleinste Anfang
ladder-raise = Erhöhen
ladder-double = das Doppelte
ladder-step = eine Stufe mehr
ladder-most = das Höchste, was geht
ladder-more = noch mehr
ladder-see = das bessere Blatt gewinnt
ladder-go = gleich viel setzen
ladder-sight = das beste Blatt gewinnt
ladder-refuse-purse = Sie haben nur { $farthings }
ladder-refuse-limit = Grenze: { $farthings }
ladder-refuse-borrowed = nicht mit Geliehenem
ladder-refuse-looked = schon angesehen
ladder-refuse-look-two = eines Ihrer zwei Blätter wählen
ladder-refuse-see-two = erst zu zweit
ladder-refuse-see-wager = erst nach einem Einsatz
ladder-refuse-see-blind = nicht gegen Blinde
ladder-refuse-answer-first = erst antworten
ladder-refuse-bolt = Sie gingen als Letzter mit
ladder-refuse-go = noch wurde nicht gereizt
ladder-refuse-sight = nur, wer als Letzter mitging

## Refusals.

refuse-purse = In Ihrer Börse sind nur { $farthings }.
refuse-limit = Das geht über die Grenze: Höchstens { $farthings } dürfen Sie jetzt setzen.
refuse-borrowed = Mit geliehenem Geld darf man <mitgehen>mitgehen</> oder sehen, aber nicht erhöhen.
refuse-looked = Sie haben Ihre Karten schon angesehen.
refuse-look-two = Sie haben zwei Blätter: Wählen Sie, welches Sie ansehen.
refuse-see-two = Sehen dürfen Sie erst, wenn nur noch zwei im Spiel sind.
refuse-see-wager = Noch hat niemand gesetzt, also gibt es nichts zu sehen.
refuse-see-blind = Sie haben Ihre Karten angesehen und dürfen niemanden sehen, der noch <blind>blind</> spielt.
refuse-answer-first = Es ist gereizt: Antworten Sie zuerst. Wer als Letzter mitgeht, darf weiter reizen.
refuse-bolt = Sie sind als Letzter mitgegangen: Lassen Sie <aufdecken>aufdecken</>, oder reizen Sie weiter.
refuse-go = Es ist nichts gereizt, worauf Sie antworten könnten.
refuse-sight = Nur wer als Letzter mitgegangen ist, darf <aufdecken>aufdecken</> lassen, und erst, wenn alle geantwortet haben.
unfit-seats = Brag ist für zwei bis acht Spieler, jeder für sich; mit { WORDS($seats) } geht es nicht.
unfit-sight-blind = Wo aufgedeckt wird, spielt niemand blind: Wählen Sie eines von beiden.
unfit-sight-cover = Wo aufgedeckt wird, deckt niemand den Topf: Wem Geld fehlt, der soll leihen oder aussteigen.
unfit-purse = Jeder braucht in der Börse den Grundeinsatz und einen ersten Einsatz: { $farthings }. Füllen Sie die Börsen, oder spielen Sie um weniger.

## What is spoken. Nothing of it ever tells of a card that is not open to all.

say-look = Ich sehe nach.
say-leave = <blind>Blind</>.
say-look-new = Ich sehe das neue Blatt an.
say-look-old = Ich sehe das alte Blatt an.
say-keep = Dieses behalte ich; das andere kommt weg.
say-drop = Dieses kommt weg; das andere spiele ich <blind>blind</>.
say-stand-new = Ich spiele das neue Blatt.
say-stand-old = Ich spiele das alte Blatt.
say-fold = Ich steige aus.
say-bolt = Ich kneife.
say-wager = Ich setze { $farthings }.
say-blind = { CAP($farthings) }, <blind>blind</>.
say-see = Ich will sehen, für { $farthings }.
say-yield = Ich zeige nicht. Der Topf gehört Ihnen.
say-cover = Ich decke den Topf.
say-brag = Ich reize mit { $farthings }.
say-return = Ich reize weiter, mit { $farthings }.
say-go = Ich gehe mit.
say-sight = Bitte <aufdecken>aufdecken</>!
say-borrow = Leihen Sie mir { $farthings }?
say-borrow-show = Sehen Sie selbst: Leihen Sie mir { $farthings }?
say-borrow-bystander = Mein Herr, { $farthings }, wenn ich bitten darf.
say-lend = Mit Vergnügen.
say-decline = Heute Abend nicht, danke.
say-decline-shown = Auf diese Karten leider nicht.

hand-best = Ein Drilling aus Dreien, das Höchste, was es gibt
hand-pair-royal = Ein Drilling: { $rank }
hand-running-flush = Eine Folge in Farbe bis { $rank }
hand-running-flush-low = Eine Folge in Farbe: Drei, Zwei, Ass
hand-run = Eine Folge bis { $rank }
hand-run-low = Eine Folge: Drei, Zwei, Ass
hand-flush = Gleiche Farbe bis { $rank }
hand-pair = Ein Paar: { $rank }
hand-high = Höchste Karte: { $rank }

told-shuffled = Die Karten werden gemischt.
told-not-shuffled = Die Karten werden nicht gemischt.
result-carried =
    { $who ->
        [you] Alle anderen sind ausgestiegen, aber Sie haben <blind>blind</> gespielt. Der Topf von { $farthings } bleibt stehen.
       *[other] Alle anderen sind ausgestiegen, aber { $seat } hat <blind>blind</> gespielt. Der Topf von { $farthings } bleibt stehen.
    }
result-unseen =
    Alle anderen sind ausgestiegen: { $who ->
        [you] Sie bekommen
       *[other] { $seat } bekommt
    } den Topf von { $farthings }.
bluff-found =
    { $who ->
        [you] Sie haben
       *[other] { $seat } hat
    } geblufft: nicht einmal ein Paar.
result-open =
    Mit { $hand ->
        [hand-best] drei Dreien
        [hand-pair-royal] einem <drilling>Drilling</> ({ $rank })
        [hand-running-flush] einer Folge in Farbe bis { $rank }
        [hand-running-flush-low] einer Folge in Farbe (Drei, Zwei, Ass)
        [hand-run] einer Folge bis { $rank }
        [hand-run-low] einer Folge (Drei, Zwei, Ass)
        [hand-flush] gleicher Farbe bis { $rank }
        [hand-pair] einem Paar ({ $rank })
       *[hand-high] { $rank } als höchster Karte
    } { $who ->
        [you] { $amount ->
            [0] gewinnen Sie.
           *[other] bekommen Sie den Topf von { $farthings }.
        }
       *[other] { $amount ->
            [0] gewinnt { $seat }.
           *[other] bekommt { $seat } den Topf von { $farthings }.
        }
    }
result-beaten =
    { $who_other ->
        [you] Sie verlieren: Mit
       *[other] Mit
    } { $hand ->
        [hand-best] drei Dreien
        [hand-pair-royal] einem <drilling>Drilling</> ({ $rank })
        [hand-running-flush] einer Folge in Farbe bis { $rank }
        [hand-running-flush-low] einer Folge in Farbe (Drei, Zwei, Ass)
        [hand-run] einer Folge bis { $rank }
        [hand-run-low] einer Folge (Drei, Zwei, Ass)
        [hand-flush] gleicher Farbe bis { $rank }
        [hand-pair] einem Paar ({ $rank })
       *[hand-high] { $rank } als höchster Karte
    } gegen { $hand_other ->
        [hand-best] drei Dreien
        [hand-pair-royal] einen <drilling>Drilling</> ({ $rank_other })
        [hand-running-flush] eine Folge in Farbe bis { $rank_other }
        [hand-running-flush-low] eine Folge in Farbe (Drei, Zwei, Ass)
        [hand-run] eine Folge bis { $rank_other }
        [hand-run-low] eine Folge (Drei, Zwei, Ass)
        [hand-flush] gleiche Farbe bis { $rank_other }
        [hand-pair] ein Paar ({ $rank_other })
       *[hand-high] { $rank_other } als höchste Karte
    } von { $who_other ->
        [you] Ihnen
       *[other] { $other }
    } { $who ->
        [you] { $amount ->
            [0] gewinnen Sie.
           *[other] bekommen Sie den Topf von { $farthings }.
        }
       *[other] { $amount ->
            [0] gewinnt { $seat }.
           *[other] bekommt { $seat } den Topf von { $farthings }.
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
        [1] ausgestiegen
        [2] { $amount ->
            [0] hat angesehen
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
covered = eine ganze Börse, um den Topf zu decken
pot-closed = der Topf ist zu
won-seen = der Topf, gezeigt
won-unseen = der Topf, ungezeigt
won-cover = der gedeckte Topf
repaid = eine Schuld
lent = ein Darlehen
pot-shared = ein Teil des Topfes
bystander-comes = die Börse des Zuschauers
bystander-leaves = der Zuschauer geht
ended-deals =
    { $number ->
        [one] Der Abend ist zu Ende: Einmal wurde gegeben.
       *[other] Der Abend ist zu Ende: { CAP(WORDS($number)) }mal wurde gegeben.
    }
ended-broke = Der Abend ist zu Ende: Nur noch einer kann den <grundeinsatz>Grundeinsatz</> zahlen.
ended-risen =
    { $who ->
        [you] Sie hören auf, und die Partie endet hier.
       *[other] { $seat } hört auf, und die Partie endet hier.
    }
ended-shared = Alle hören hier auf und teilen den Topf, der noch stand.

## What happened, in words.

moved-draw =
    { $who ->
        [you] Sie ziehen { $cards }: Es geht darum, wer gibt.
       *[other] { $seat } zieht { $cards }: Es geht darum, wer gibt.
    }
shown-hand =
    { $number ->
        [one] Gezeigt wird { $cards }.
       *[other] Gezeigt werden { $cards }.
    }
shown-old = Gezeigt werden { $cards }, aus dem behaltenen Blatt.

## The rules of the house.

option-unit = Einheit des Tisches
option-unit-help = Was eine Einheit wert ist; jeder Einsatz besteht aus solchen Einheiten.
option-ante = Grundeinsatz
option-ante-help = Was jeder vor dem Geben in den Topf legt, in Einheiten des Tisches.
option-ante-0 = keiner
option-min_wager = Kleinster erster Einsatz
option-min_wager-help = Wie viel zuerst mindestens gesetzt werden muss, in Einheiten des Tisches.
option-max_first_wager = Größter erster Einsatz
option-max_first_wager-help = Wie viel zuerst höchstens gesetzt werden darf, in Einheiten des Tisches; in der Regel so viel, wie im Topf liegt.
option-max_first_wager-0 = was im Topf liegt
option-raise_limit = Obergrenze
option-raise_limit-help = Wie hoch ein Einsatz sein darf: so hoch wie der Topf, oder um eine feste Summe höher als der letzte; oder unbegrenzt.
option-raise_limit-pot = was im Topf liegt
option-raise_limit-fixed = fest, über dem letzten
option-raise_limit-none = nur die Börse
option-raise_most = Feste Obergrenze
option-raise_most-help = Um wie viele Einheiten ein Einsatz den letzten übersteigen darf, wenn die Grenze fest ist.
option-blind_play = Blind spielen
option-blind_play-help = Ob man seine Karten verdeckt lassen und zum halben Preis setzen darf.
option-retain_blind = Blinde Blätter behalten
option-retain_blind-help = Ob jemand, der blind allein übrig bleibt, sein Blatt für das nächste Geben behält. Sonst wird es weggeworfen, und nur der Topf bleibt stehen.
option-look_time = Ansehen
option-look_time-help = Ob man seine Karten gleich nach dem Geben ansehen darf oder erst, wenn man an der Reihe ist.
option-look_time-at_deal = gleich nach dem Geben
option-look_time-on_turn = erst an der Reihe
option-ace_low_run = Drei, Zwei, Ass
option-ace_low_run-help = Der Rang dieser Folge: im Buch die niedrigste, an neueren Tischen die beste.
option-ace_low_run-lowest = die niedrigste Folge
option-ace_low_run-highest = die beste Folge
option-threes_best = Drei Dreien am höchsten
option-threes_best-help = Ob ein Drilling aus Dreien mehr ist als einer aus Assen.
option-tie_break = Fast gleiche Blätter
option-tie_break-help = Ob alle drei Karten nacheinander verglichen werden oder nur die höchste.
option-tie_break-full = alle drei Karten
option-tie_break-top_card = nur die höchste
option-equal_hands = Gleiche Blätter
option-equal_hands-help = Wer bei gleichen Blättern gewinnt: nicht, wer fürs Sehen gezahlt hat; oder wer vom Geber aus links zuerst kommt.
option-equal_hands-caller_loses = wer sehen will, verliert
option-equal_hands-elder = der Frühere gewinnt
option-loser_shows = Der Verlierer zeigt
option-loser_shows-help = Ob jemand, der fürs Sehen gezahlt und verloren hat, seine Karten zeigen muss.
option-dealer = Wer gibt
option-dealer-help = Die Spieler geben reihum, oder jemand gibt, der nicht mitspielt.
option-dealer-passing = reihum
option-dealer-impartial = jemand, der nicht mitspielt
option-shuffle = Gemischt wird
option-shuffle-help = Im Buch nur, wenn ein gezeigtes Blatt gewonnen hat.
option-shuffle-after_seen = nach einem gezeigten Blatt
option-shuffle-after_seen_prial = nach gezeigtem Drilling
option-shuffle-every_deal = vor jedem Geben
option-gather = Gebrauchte Karten
option-gather-help = Ob die Karten vermischt werden, ehe sie unter die anderen kommen, oder so bleiben, wie sie hingeworfen wurden.
option-gather-haphazard = gemischt
option-gather-as_they_lie = wie sie liegen
option-short_purse = Fehlt Geld für den Einsatz
option-short_purse-help = Was ein Spieler tun darf, der den Einsatz nicht zahlen kann.
option-short_purse-borrow_or_fold = leiht oder steigt aus
option-short_purse-fold_only = steigt aus
option-short_purse-cover_the_pot = deckt den Topf
option-lenders = Wer leihen darf
option-lenders-help = Spieler, die ausgestiegen sind, der Zuschauer mit einer Börse, oder beide.
option-lenders-both = Spieler und Zuschauer
option-lenders-players = Spieler
option-lenders-bystander = der Zuschauer
option-bystander_credit = Kredit vom Zuschauer
option-bystander_credit-help = Wie viel der Zuschauer einem Spieler höchstens leiht, in Einheiten des Tisches.
option-borrow_for = Geliehenes Geld
option-borrow_for-help = Ob man damit nur mitgehen und sehen oder auch erhöhen darf.
option-borrow_for-match_or_see = mitgehen oder sehen
option-borrow_for-any_wager = auch erhöhen
option-show_to_lender = Karten zeigen fürs Leihen
option-show_to_lender-help = Ob man dem, den man um Geld bittet, seine Karten zeigen darf.
option-braggers = Bragger
option-braggers-help = Karten, die für jede beliebige andere gelten.
option-braggers-none = keine
option-braggers-knave = Kreuz-Bube
option-braggers-knave_and_nine = Kreuz-Bube, Karo-Neun
option-combinations = Was zählt
option-combinations-help = Alle Arten von Blättern oder nur Drillinge, Paare und hohe Karten.
option-combinations-full = alles
option-combinations-pairs_only = nur Paare
option-betting = Einsätze
option-betting-help = Bei Mr. Crowe setzt man jedes Mal von neuem; nach der älteren Art geht man mit, kneift oder lässt aufdecken.
option-betting-rolling = jedes Mal von neuem
option-betting-sight = mit Aufdecken
option-length = Der Abend
option-length-help = Es wird so oft gegeben wie vereinbart; oder bis nur noch einer Geld hat; oder bis jemand aufhört.
option-length-deals = so oft wie vereinbart
option-length-until_broke = bis einer alles hat
option-length-open = bis jemand aufhört
option-deals = Wie oft gegeben wird
option-deals-help = Wie oft gegeben wird, wenn es vereinbart ist: meist viermal für jeden Spieler.

## Schilder auf Karten.

card-bragger = Bragger
