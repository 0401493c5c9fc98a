# Every word that Blind Hookey puts on the table.

game-blind-hookey = Blind Hookey
game-blind-hookey-line = Jeder hebt ein Päckchen ab, das niemand ansieht, setzt darauf, und alle werden zusammen umgedreht.
game-blind-hookey-minutes = 6
game-blind-hookey-difficulty = 1
game-blind-hookey-short = Fünf Spiele

preset-packets = Jedem ein Päckchen
preset-packets-help = Die Karten gehen herum, und jeder hebt ein Päckchen ab. Was bleibt, gehört dem Geber.
preset-packets-source = Hoyle’s Games Modernized, the first method
preset-heaps = Drei Haufen
preset-heaps-help = Der Geber teilt die Karten in drei Haufen. Die Gesellschaft setzt auf zwei davon, und der dritte gehört dem Geber.
preset-heaps-source = Hoyle’s Games Modernized, the second method

## Places, charts and sums.

heap-left = Links
heap-middle = Mitte
heap-right = Rechts
account-bet = der Einsatz
chart-odds-packets = Ein Päckchen, ungesehen
chart-odds-heaps = Ein Haufen, ungesehen
chart-beats = Schlägt den Geber
chart-equals = Ist ihm gleich
chart-is-beaten = Wird geschlagen
chart-bank = Gewinn des Gebers
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

ask-cut-for-deal = Ziehen Sie eine Karte: die niedrigste gibt.
wait-cut-for-deal = { $seats } zieht um das Geben.
ask-shuffle-last = Die Karten sind gemischt. Noch einmal mischen, oder lassen?
wait-shuffle-last = { $seats } hat die Karten.
ask-cut-pack = Heben Sie ab.
wait-cut-pack = { $seats } hebt ab.
ask-lift = Heben Sie Ihr Päckchen ab: { WORDS($least) } bis { WORDS($most) } Karten. Ziehen Sie die Karten aufwärts, oder wählen Sie eine Zahl.
wait-lift = { $seats } hebt ein Päckchen ab.
ask-divide = Teilen Sie die Karten in drei Haufen: ziehen Sie sie zweimal aufwärts, oder wählen Sie zwei Zahlen.
wait-divide = { $seats } teilt die Karten.
ask-stake-packets = Machen Sie Ihren Einsatz. Niemand sieht die Karten an.
wait-stake-packets = { $seats } setzt.
ask-stake-heaps = Wählen Sie einen Haufen, und setzen Sie.
wait-stake-heaps = { $seats } setzt.
ask-stake-second = Auch auf einen zweiten Haufen setzen?
wait-stake-second = { $seats } darf noch einmal setzen.
ask-take = Alle Einsätze liegen auf einem Haufen. Welchen der anderen nehmen Sie?
wait-take = { $seats } nimmt einen Haufen.
ask-next-deal = Dieses Spiel ist zu Ende. Weiter zum nächsten, wenn Sie so weit sind.
wait-next-deal = Vor dem nächsten Spiel: { $seats }.

act-shuffle = Mischen
act-leave = So lassen
act-lift = Abheben
act-divide = Teilen
act-stake = Setzen
why-choose-stake = Wählen Sie zuerst einen Haufen.
act-enough = Nur ein Haufen
act-stake_nothing = Aussetzen
act-take = Haufen nehmen
why-choose-take = Wählen Sie zuerst einen Haufen.
act-ready = Nächstes Spiel

## Refusals.

refuse-packet = Ein Päckchen hat mindestens { $least ->
        [one] eine Karte
       *[other] { WORDS($least) } Karten
    }, und hier höchstens { WORDS($most) }.
refuse-unanswered = So viel könnte der Geber nicht zahlen: in dieser Börse sind nur noch { $farthings } frei.
refuse-third-heap = Auf zwei Haufen ist schon gesetzt. Der dritte gehört dem Geber.
refuse-same-heap = Auf diesen Haufen haben Sie schon gesetzt. Wählen Sie einen anderen, oder lassen Sie es bei einem.
unfit-seats = Blind Hookey ist für zwei bis acht Spieler, nicht für { WORDS($seats) }.
unfit-limits = Zwischen dem kleinsten und dem größten Einsatz liegt kein Vielfaches von { $farthings }. Machen Sie die Grenzen weiter, oder die Einheit kleiner.
unfit-purses = Mindestens zwei Spieler müssen { $farthings } haben, den kleinsten Einsatz. Füllen Sie die Börsen, oder spielen Sie um weniger.

## What is told.

paid-money = { CAP($source) } an { $target }: { $sum }.
deal-begins =
    { $who ->
        [you] Spiel { $number }{ $deals ->
        [0] {""}
       *[other] { " " }von { $deals }
    }. Sie geben.
       *[other] Spiel { $number }{ $deals ->
        [0] {""}
       *[other] { " " }von { $deals }
    }. { $seat } gibt.
    }
moved-lift =
    { $who ->
        [you] Sie heben { $cards } ab.
       *[other] { $seat } hebt { $cards } ab.
    }
moved-divide = { CAP($cards) } in einem Haufen.
unanswered = { $who ->
        [you] Der Geber kann keinen Einsatz mehr zahlen: Sie setzen aus.
       *[other] Der Geber kann keinen Einsatz mehr zahlen: { $seat } setzt aus.
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
result-void = Niemand hat gesetzt. Keine Karte wird gezeigt, und das Geben geht weiter.

## What is spoken.

say-my-deal = Meine ist die niedrigste: ich gebe
say-sit-out = Ich setze aus
say-take-left = Der linke ist meiner
say-take-middle = Der mittlere ist meiner
say-take-right = Der rechte ist meiner
say-dealer-shows = { CAP($rank) }
say-all-round =
    { $who ->
        [you] An alle: nun geben Sie
       *[other] An alle: nun gibt { $seat }
    }
say-deal-passes =
    { $who ->
        [you] Nun geben Sie
       *[other] Nun gibt { $seat }
    }
say-rise = Ich habe genug; hören wir auf

## Money that moves.

paid-stake = der Einsatz
paid-covers = deckt alle Einsätze
paid-dealer = an den Geber verloren
log-paid-dealer = verloren
log-paid-player = gewonnen
log-paid-back = der Einsatz
log-paid-take-up = die Bank
paid-player = vom Geber gezahlt
paid-back = der Einsatz zurück
paid-take-up = nimmt die Bank zurück
win-hands = { $number ->
        [one] Das eine vereinbarte Spiel ist zu Ende.
       *[other] Alle { WORDS($number) } Spiele sind gespielt.
    }
win-purses = Weniger als zwei Spieler können den kleinsten Einsatz zahlen: das Spiel ist aus.
win-rise = { $who ->
        [you] Sie hören auf, und das Spiel ist aus.
       *[other] { $seat } hört auf, und das Spiel ist aus.
    }

## The rules of the house.

option-unit = Einheit des Tisches
option-unit-help = Was eine Einheit des Einsatzes gilt.
option-hands = Spiele
option-hands-help = Wie viele Spiele gespielt werden.
option-hands-0 = bis jemand aufhört
option-method = Weise
option-method-help = Jeder hebt ein Päckchen ab, oder alle setzen auf drei Haufen.
option-method-packets = jedem ein Päckchen
option-method-heaps = drei Haufen
option-ace = Das Ass
option-ace-help = Was das Ass gilt, wenn die Päckchen gezeigt werden. Es ändert niemandes Aussicht.
option-ace-high = hoch
option-ace-low = niedrig
option-cut_ace = Das Ass beim Ziehen
option-cut_ace-help = Was das Ass gilt, wenn um das Geben gezogen wird; der Niedrigste gibt.
option-cut_ace-low = niedrig
option-cut_ace-high = hoch
option-equal = Gleiche Karten
option-equal-help = Gewinnt der Geber bei Gleichheit, so ist das sein ganzer Vorteil; gilt sie nichts, so ist das Spiel gerecht.
option-equal-dealer = gewinnt der Geber
option-equal-push = es steht gleich
option-due_share = Das größte Päckchen
option-due_share-help = Der Anteil eines Spielers an allen Karten, oder an denen, die übrig sind.
option-due_share-whole = Anteil an allen
option-due_share-remaining = Anteil am Rest
option-least_packet = Das kleinste Päckchen
option-least_packet-help = Die wenigsten Karten in einem Päckchen oder Haufen.
option-must_stake = Alle müssen setzen
option-must_stake-help = Ob ein Spieler kein Spiel aussetzen darf.
option-stake_unit = Einheit der Einsätze
option-stake_unit-help = Jeder Einsatz ist ein Vielfaches davon; in Einheiten des Tisches.
option-min_stake = Der kleinste Einsatz
option-min_stake-help = In Einheiten des Tisches.
option-max_stake = Der größte Einsatz
option-max_stake-help = In Einheiten des Tisches.
option-max_hands = Das Geben geht weiter nach
option-max_hands-help = So viele Spiele dauert ein Geben höchstens, auch wenn der Geber nicht an alle verloren hat.
option-max_hands-0 = Verlust an alle
