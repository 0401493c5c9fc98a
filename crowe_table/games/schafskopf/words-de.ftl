# Every word that Schafskopf puts on the table.

game-schafskopf = Schafkopf
game-schafskopf-line = Nehmen Sie die Blinde und spielen Sie allein gegen zwei; oder, wenn keiner will, nehmen Sie so wenig wie möglich.
game-schafskopf-minutes = 40
game-schafskopf-difficulty = 3

preset-pearson = Enzyklopädie
preset-pearson-help = Gut- und Schlechtpunkte nach den zwei Tafeln des Buches: wer allein spielt, schreibt, und sonst niemand.
preset-pearson-source = The Encyclopædia’s Schafskopf
preset-sheepshead = Sheepshead
preset-sheepshead-help = Dasselbe Spiel, unter den Spielern bezahlt: wer allein spielt, bekommt von beiden oder zahlt beiden.
preset-sheepshead-source = American Sheepshead

## Places.

place-blind = Die Blinde
tag-declined =
    { $number ->
        [0] {""}
       *[other] lehnt ab
    }
note-contest =
    { $contest ->
        [1] { $who ->
            [you] Sie spielen allein
           *[other] { $seat } spielt allein
        }
       *[other] Ramsch: jeder für sich
    }
chart-trumps = Immer Trumpf
chart-queens = Damen
chart-queens-are = ♣ ♠ ♥ ♦
chart-knaves = Buben
chart-knaves-are = ♣ ♠ ♥ ♦
chart-diamonds = ♦
chart-diamonds-are = A 10 K 9 8 7
chart-plain = ♣ ♠ ♥
chart-plain-are = A 10 K 9 8 7
chart-high = Ass 11, Zehn 10,
chart-low = K. 4, Dame 3, Bube 2

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Ziehen Sie eine Karte: die höchste gibt.
wait-cut-for-deal = { $seats } zieht um das Geben.
ask-the-blind = Nehmen Sie die Blinde, und spielen Sie allein gegen die anderen zwei?
wait-the-blind = { $seats } darf die Blinde nehmen.
ask-bury = Legen Sie { WORDS($number) } Karten verdeckt weg: ihre Augen gehören Ihnen.
wait-bury = { $seats } legt { WORDS($number) } Karten weg.
ask-lead = Spielen Sie eine Karte aus.
wait-lead = { $seats } spielt aus.
ask-follow = { CAP($suit) } ist gefordert. Bedienen Sie, wenn Sie können.
wait-follow = { $seats } ist am Spiel.
ask-count = Die Stiche sind gespielt. Wissen Sie von einer Renonce, so rügen Sie sie jetzt; dann werden die Augen gezählt.
wait-count = Vor dem Zählen: { $seats }.

act-take_blind = Ich nehme sie
act-decline_blind = Ich lehne ab
act-bury = Weglegen
act-play = Spielen
act-claim = Der Rest ist mein
act-claim_revoke = Renonce rügen
act-lay_down = Es ist entschieden

## Refusals.

refuse-changed-suit = Damen, Buben und Karo sind eine Farbe, und die ist Trumpf: { $card } gehört dazu.
refuse-revoke-asked = Dieser Stich ist schon angesehen worden.
unfit-seats = Schafkopf spielen drei, von dreien, vieren oder fünfen am Tisch: mit { WORDS($seats) } geht es nicht.
unfit-deals = Eine Partie von { WORDS($number) } Spielen geht unter { WORDS($seats) } nicht gleichmäßig um.
unfit-stake =
    { $amount ->
        [0] Jede Börse muss den Einsatz fassen. Spielen Sie um die Ehre, oder füllen Sie die Börsen.
       *[other] Jede Börse muss fassen, was ein Spiel kosten kann, und das ist { $farthings }.
    }

## What is spoken.

say-my-deal = Ich gebe
say-take-blind = Ich nehme die Blinde
say-decline = Ich lehne ab
say-for-least = Dann ist es Ramsch
say-claim = Der Rest ist mein
say-lay-down = Daran ändert sich nichts mehr
say-points =
    { $number ->
        [0] Nichts
       *[other] { CAP($numbers) }
    }
say-revoke =
    { $who ->
        [you] Sie haben im { $number }. Stich nicht bedient
       *[other] { $seat } hat im { $number }. Stich nicht bedient
    }
revoke-proved =
    { $who ->
        [you] Es ist so: im { $number }. Stich haben Sie nicht gespielt, wie das Gesetz es will.
       *[other] Es ist so: im { $number }. Stich hat { $seat } nicht gespielt, wie das Gesetz es will.
    }
revoke-not-proved =
    { $who ->
        [you] Es war keine Renonce: im { $number }. Stich haben Sie gespielt, wie es erlaubt ist.
       *[other] Es war keine Renonce: im { $number }. Stich hat { $seat } gespielt, wie es erlaubt ist.
    }

score-trickless = allein, ohne Stich
score-far-below = allein, nicht über dreißig
score-below = allein, nicht über sechzig
score-game = Spiel
score-schneider = Schneider
score-schwarz = Schwarz
score-least = Ramsch
score-between = gegen den Alleinspieler
count-taken = { WORDS($number) } in den Stichen
count-away =
    { $number ->
        [0] nichts weggelegt
       *[other] und { WORDS($number) } weggelegt sind { WORDS($running) }
    }
count-trickless = und kein einziger Stich
count-between = mit dem Alleinspieler abgerechnet
count-far-below = das ist nicht über dreißig
count-below = das ist nicht mehr als die Hälfte
count-game = und das ist Spiel
count-schneider = und das ist Schneider
count-schwarz = und das ist Schwarz, mit allen Stichen
count-least-least = { WORDS($number) }, und das ist am wenigsten
count-least-trickless = ohne Stich
count-least-others =
    { $number ->
        [0] nichts
       *[other] { WORDS($number) }
    }

scored-points =
    { $who ->
        [you] Sie kommen auf { $after }. { $recital }.
       *[other] { $seat } kommt auf { $after }. { $recital }.
    }

result-alone =
    { $what ->
        [trickless] { $who ->
            [you] Sie haben allein gespielt und keinen Stich gemacht.
           *[other] { $seat } hat allein gespielt und keinen Stich gemacht.
        }
        [schwarz] { $who ->
            [you] Sie haben allein gespielt und alle Stiche gemacht: Schwarz.
           *[other] { $seat } hat allein gespielt und alle Stiche gemacht: Schwarz.
        }
        [schneider] { $who ->
            [you] Sie haben allein { WORDS($points) } von 120 Augen gemacht: Schneider.
           *[other] { $seat } hat allein { WORDS($points) } von 120 Augen gemacht: Schneider.
        }
        [game] { $who ->
            [you] Sie haben allein { WORDS($points) } von 120 Augen gemacht: gewonnen.
           *[other] { $seat } hat allein { WORDS($points) } von 120 Augen gemacht: gewonnen.
        }
       *[below] { $who ->
            [you] Sie haben allein { WORDS($points) } von 120 Augen gemacht: verloren.
           *[other] { $seat } hat allein { WORDS($points) } von 120 Augen gemacht: verloren.
        }
    }
result-least =
    { $number ->
        [0] Ramsch: niemand schreibt.
       *[other] Ramsch: { $seats }.
    }
result-nobody = Niemand nimmt die Blinde: die Karten werden zusammengeworfen.

win =
    { $number ->
        [one] Die Partie geht an { $seats }, mit { $score }.
       *[other] Die Partie teilen sich { $seats }, mit { $score }.
    }
pay-points = für den Unterschied der Punkte

## What happened, in words.

moved-take_up =
    { $who ->
        [you] Sie nehmen { $cards } auf.
       *[other] { $seat } nimmt { $cards } auf.
    }
moved-bury =
    { $who ->
        [you] Sie legen { $cards } weg.
       *[other] { $seat } legt { $cards } weg.
    }
log-moved-take_up =
    { $who ->
        [you] Sie nehmen auf
       *[other] { $seat } nimmt auf
    }
log-moved-bury =
    { $who ->
        [you] Sie legen weg
       *[other] { $seat } legt weg
    }

## The rules of the house.

option-unit = Einheit des Tisches
option-unit-help = Was eine Einheit des Einsatzes gilt.
option-sit_out_five = Zu fünft am Tisch
option-sit_out_five-help = Drei spielen: wer von fünfen der Reihe nach ruht.
option-sit_out_five-dealer_and_third = Geber und dritter links
option-sit_out_five-dealer_and_right = Geber und rechter Nachbar
option-bury_counts = Weggelegte Karten
option-bury_counts-help = Wem die zwei Karten zählen, die der Alleinspieler weggelegt hat.
option-bury_counts-lone = zählen dem, der sie weglegte
option-bury_counts-nobody = zählen niemandem
option-no_taker = Nimmt sie keiner
option-no_taker-help = Alle spielen Ramsch; oder die Karten werden zusammengeworfen, und der Nächste gibt.
option-no_taker-least = es ist Ramsch
option-no_taker-redeal = der Nächste gibt
option-least_measure = Am wenigsten ist
option-least_measure-help = Was im Ramsch gezählt wird: Augen in den Stichen, oder Stiche.
option-least_measure-points = die wenigsten Augen
option-least_measure-tricks = die wenigsten Stiche
option-least_tie = Gleich im Ramsch
option-least_tie-help = Es gewinnt, wer am längsten keinen Stich nahm; oder Gleiche haben jeder einen Punkt.
option-least_tie-longest_without = am längsten ohne Stich
option-least_tie-shared = geteilt
option-scoring = Turnierpunkte
option-scoring-help = Einem Spieler angeschrieben nach den Tafeln des Buches; oder unter den Spielern bezahlt.
option-scoring-pearson = Tafeln des Buches
option-scoring-between = unter den Spielern
option-deals = Spiele
option-deals-help = Spiele einer Partie, gleich viele für jeden: in der Regel vier Runden.
option-point_rate = Ein Punkt Unterschied
option-point_rate-help = In Vierteln der Einheit: was jeder Turnierpunkt am Ende gilt.
option-point_rate-0 = nichts
option-regulations = Ordnung
option-regulations-help = Der Tisch verhütet jeden Fehler; oder man kann nicht bedienen, und es kann entdeckt und bestraft werden.
option-regulations-guarded = kein Fehler ist möglich
option-regulations-strict = Fehler werden bestraft
