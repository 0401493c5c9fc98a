# Every word that Blind Hookey puts on the table.

game-blind-hookey = Blind Hookey
game-blind-hookey-line = Jeder hebt ein Päckchen ab, das niemand ansieht, setzt darauf, und dann werden alle zusammen umgedreht.
game-blind-hookey-plain = Setzen Sie auf ein Päckchen Karten, das niemand gesehen hat. Dann werden alle umgedreht.
game-blind-hookey-minutes = 6
game-blind-hookey-difficulty = 1

preset-packets = Ein Päckchen für jeden
preset-packets-help = Die Karten gehen herum, und jeder hebt ein Päckchen ab. Der Rest gehört dem Geber.
preset-packets-source = Hoyle’s Games Modernized, erste Art
preset-heaps = Drei Haufen
preset-heaps-help = Der Geber teilt die Karten in drei Haufen. Die anderen setzen auf zwei davon, und der dritte gehört dem Geber.
preset-heaps-source = Hoyle’s Games Modernized, zweite Art

## Places, charts and sums.

heap-left = Links
heap-middle = Mitte
heap-right = Rechts
account-bet = der Einsatz
chart-odds-packets = Ein verdecktes Päckchen
chart-odds-heaps = Ein verdeckter Haufen
chart-beats = Schlägt den Geber
chart-equals = Gleich hoch
chart-is-beaten = Wird geschlagen
chart-bank = Vorteil des Gebers
chart-all-round-packets = Verliert an alle
chart-all-round-heaps =
    { $number ->
        [one] Verliert an einen Haufen
       *[other] Verliert an { WORDS($number) }
    }
chart-shown = Karte des Gebers
chart-shown-left = Links: der Geber
chart-shown-middle = Mitte: der Geber
chart-shown-right = Rechts: der Geber
chart-against =
    Schlägt { $gender_rank ->
        [m] einen { $rank ->
            [Bube] Buben
           *[other] { $rank }
        }
        [n] ein { $rank }
       *[f] eine { $rank }
    }
chart-in =
    { $number ->
        [0] nie
       *[other] { $number } von { $total }
    }
chart-about = etwa { $number } von { $total }

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Ziehen Sie eine Karte: Die niedrigste gibt.
wait-cut-for-deal = { $seats } zieht, wer gibt.
ask-shuffle-last = Die Karten sind gemischt. Wollen Sie noch einmal mischen?
wait-shuffle-last = { $seats } hat die Karten.
ask-cut-pack = Heben Sie ab.
wait-cut-pack = { $seats } hebt ab.
ask-lift = Heben Sie Ihr <packchen>Päckchen</> ab: { WORDS($least) } bis { WORDS($most) } Karten. Ziehen Sie die Karten nach oben, oder wählen Sie eine Zahl.
wait-lift = { $seats } hebt ein <packchen>Päckchen</> ab.
ask-divide = Teilen Sie die Karten in drei <haufen>Haufen</>: Ziehen Sie zweimal nach oben, oder wählen Sie zwei Zahlen.
wait-divide = { $seats } teilt die Karten.
ask-stake-packets = Setzen Sie. Niemand sieht die Karten an.
wait-stake-packets = { $seats } setzt.
ask-stake-heaps = Wählen Sie einen <haufen>Haufen</>, und setzen Sie.
wait-stake-heaps = { $seats } setzt.
ask-stake-second = Auch auf einen zweiten <haufen>Haufen</> setzen?
wait-stake-second = { $seats } darf noch einmal setzen.
ask-take = Alle Einsätze liegen auf einem <haufen>Haufen</>. Welchen der anderen nehmen Sie?
wait-take = { $seats } nimmt einen <haufen>Haufen</>.
ask-next-deal = Diese Runde ist zu Ende. Weiter, wenn Sie so weit sind.
wait-next-deal = Noch nicht bereit: { $seats }.

act-shuffle = Mischen
act-leave = So lassen
act-lift = Abheben
act-divide = Teilen
act-stake = Setzen
why-choose-stake = Wählen Sie zuerst einen <haufen>Haufen</>.
act-enough = Nur einen Haufen
act-stake_nothing = Aussetzen
act-take = Haufen nehmen
why-choose-take = Wählen Sie zuerst einen <haufen>Haufen</>.
act-ready = Nächste Runde

## Refusals.

refuse-packet = Ein <packchen>Päckchen</> hat mindestens { $least ->
        [one] eine Karte
       *[other] { WORDS($least) } Karten
    }, und hier höchstens { WORDS($most) }.
refuse-unanswered = So viel könnte der Geber nicht zahlen: In seiner Börse sind nur noch { $farthings } frei.
refuse-third-heap = Auf zwei <haufen>Haufen</> ist schon gesetzt. Der dritte gehört dem Geber.
refuse-same-heap = Auf diesen <haufen>Haufen</> haben Sie schon gesetzt. Wählen Sie einen anderen, oder lassen Sie es bei einem.
unfit-seats = Blind Hookey ist für zwei bis acht Spieler; mit { WORDS($seats) } geht es nicht.
unfit-limits = Zwischen dem kleinsten und dem größten Einsatz liegt kein Vielfaches von { $farthings }: Erweitern Sie die Grenzen, oder verkleinern Sie die Einheit.
unfit-purses = Mindestens zwei müssen { $farthings } haben, den kleinsten Einsatz: Füllen Sie die Börsen, oder spielen Sie um weniger.

## What is told.

paid-money = { CAP($source) } an { $target }: { $sum }.
deal-begins =
    { $who ->
        [you] Runde { $number }{ $deals ->
            [0] {""}
           *[other] { " " }von { $deals }
        }. Sie geben.
       *[other] Runde { $number }{ $deals ->
            [0] {""}
           *[other] { " " }von { $deals }
        }. { $seat } gibt.
    }
moved-lift =
    { $who ->
        [you] Sie heben { $cards } ab.
       *[other] { $seat } hebt { $cards } ab.
    }
moved-divide = Ein <haufen>Haufen</>: { $cards }.
unanswered =
    { $who ->
        [you] Der Geber kann keinen Einsatz mehr decken: Sie setzen aus.
       *[other] Der Geber kann keinen Einsatz mehr decken: { $seat } setzt aus.
    }
result-shown =
    { $who ->
        [you] Sie zeigen { $gender_rank ->
                [m] einen { $rank ->
                    [Bube] Buben
                   *[other] { $rank }
                }
                [n] ein { $rank }
               *[f] eine { $rank }
            } und { $how ->
            [wins] gewinnen { $farthings }
            [loses] verlieren { $farthings }
           *[even] gehen gleich aus
        }
       *[other] { $seat } zeigt { $gender_rank ->
                [m] einen { $rank ->
                    [Bube] Buben
                   *[other] { $rank }
                }
                [n] ein { $rank }
               *[f] eine { $rank }
            } und { $how ->
            [wins] gewinnt { $farthings }
            [loses] verliert { $farthings }
           *[even] geht gleich aus
        }
    }.
result-void = Niemand hat gesetzt. Keine Karte wird gezeigt, und der Nächste gibt.

## What is spoken.

say-my-deal = Meine ist die niedrigste: Ich gebe
say-sit-out = Ich setze aus
say-take-left = Der linke ist meiner
say-take-middle = Der mittlere ist meiner
say-take-right = Der rechte ist meiner
say-dealer-shows = { CAP($rank) }
say-all-round =
    { $who ->
        [you] <an-alle>An alle</> verloren: Nun geben Sie
       *[other] <an-alle>An alle</> verloren: Nun gibt { $seat }
    }
say-deal-passes =
    { $who ->
        [you] Nun geben Sie
       *[other] Nun gibt { $seat }
    }
say-rise = Mir reicht es; hören wir auf

## Money that moves.

paid-stake = der Einsatz
paid-covers = deckt alle Einsätze
paid-dealer = an den Geber verloren
log-paid-dealer = verloren
log-paid-player = gewonnen
log-paid-back = der Einsatz
log-paid-take-up = die <bank>Bank</>
paid-player = vom Geber gezahlt
paid-back = der Einsatz zurück
paid-take-up = nimmt die <bank>Bank</> zurück
win-hands =
    { $number ->
        [one] Die eine vereinbarte Runde ist zu Ende.
       *[other] Alle { WORDS($number) } Runden sind gespielt.
    }
win-purses = Nur noch einer kann den kleinsten Einsatz zahlen: Die Partie ist zu Ende.
win-rise =
    { $who ->
        [you] Sie hören auf, und die Partie ist zu Ende.
       *[other] { $seat } hört auf, und die Partie ist zu Ende.
    }

## The rules of the house.

option-unit = Einheit des Tisches
option-unit-help = Was eine Einheit des Einsatzes wert ist.
option-hands = Runden
option-hands-help = Wie viele Runden gespielt werden.
option-hands-0 = bis jemand aufhört
option-method = Spielart
option-method-help = Jeder hebt ein Päckchen ab, oder alle setzen auf drei Haufen.
option-method-packets = ein Päckchen für jeden
option-method-heaps = drei Haufen
option-ace = Das Ass
option-ace-help = Was das Ass gilt, wenn die Karten gezeigt werden. An den Chancen ändert es nichts.
option-ace-high = hoch
option-ace-low = niedrig
option-cut_ace = Das Ass beim Ziehen
option-cut_ace-help = Was das Ass gilt, wenn gezogen wird, wer gibt; die niedrigste Karte gibt.
option-cut_ace-low = niedrig
option-cut_ace-high = hoch
option-equal = Gleich hohe Karten
option-equal-help = Gewinnt dann der Geber, so ist das sein ganzer Vorteil; bleibt es unentschieden, so ist das Spiel fair.
option-equal-dealer = gewinnt der Geber
option-equal-push = unentschieden
option-due_share = Größtes Päckchen
option-due_share-help = Der Anteil eines Spielers an allen Karten oder an denen, die noch übrig sind.
option-due_share-whole = Anteil an allen
option-due_share-remaining = Anteil am Rest
option-least_packet = Kleinstes Päckchen
option-least_packet-help = Wie viele Karten ein Päckchen oder Haufen mindestens haben muss.
option-must_stake = Alle müssen setzen
option-must_stake-help = Ob niemand eine Runde aussetzen darf.
option-stake_unit = Schritt der Einsätze
option-stake_unit-help = Jeder Einsatz ist ein Vielfaches davon; in Einheiten des Tisches.
option-min_stake = Kleinster Einsatz
option-min_stake-help = In Einheiten des Tisches.
option-max_stake = Größter Einsatz
option-max_stake-help = In Einheiten des Tisches.
option-max_hands = Der Nächste gibt nach
option-max_hands-help = So viele Runden gibt einer höchstens, auch wenn er nicht an alle verloren hat.
option-max_hands-0 = Verlust an alle
edge-note = Genau: Jeder Einsatz kostet denselben Teil, wo immer er liegt.
