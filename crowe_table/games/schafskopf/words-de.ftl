# Every word that Schafskopf puts on the table.

game-schafskopf = Schafkopf
game-schafskopf-line = Nehmen Sie die Blinde und spielen Sie allein gegen zwei; oder, wenn niemand will, nehmen Sie so wenige Augen wie möglich.
game-schafskopf-minutes = 40
game-schafskopf-difficulty = 3

preset-pearson = Enzyklopädie
preset-pearson-help = Die zwei Punktetafeln des Buches: Wer allein spielt, schreibt, und sonst niemand.
preset-pearson-source = The Encyclopædia’s Schafskopf
preset-sheepshead = Sheepshead
preset-sheepshead-help = Dasselbe Spiel, unter den Spielern bezahlt: Wer allein spielt, bekommt von beiden oder zahlt beiden.
preset-sheepshead-source = American Sheepshead

## Places.

place-blind = Die Blinde
tag-declined =
    { $number ->
        [0] {""}
       *[other] lehnt ab
    }
note-contest = { $contest ->
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
wait-cut-for-deal = { $seats } zieht eine Karte um das Geben.
ask-the-blind = Nehmen Sie die Blinde, und spielen Sie allein gegen die anderen zwei?
wait-the-blind = { $seats } darf die Blinde nehmen.
ask-bury = Legen Sie { WORDS($number) } Karten verdeckt weg.
wait-bury = { $seats } legt { WORDS($number) } Karten weg.
ask-lead = Spielen Sie eine Karte aus.
wait-lead = { $seats } spielt aus.
ask-follow = { CAP($suit) } ist gefordert. Bedienen Sie, wenn Sie können.
wait-follow = { $seats } ist am Spiel.
ask-count = Alle Stiche sind gespielt. Haben Sie eine Renonce bemerkt, so rügen Sie sie jetzt; dann wird gezählt.
wait-count = Vor dem Zählen: { $seats }.

act-take_blind = Die Blinde nehmen
act-decline_blind = Ablehnen
act-bury = Weglegen
act-play = Spielen
act-claim = Den Rest verlangen
act-claim_revoke = Renonce rügen
act-lay_down = Das Blatt hinlegen

## Refusals.

refuse-changed-suit = Damen, Buben und Karo sind eine Farbe, nämlich Trumpf: { $card } gehört dazu.
refuse-revoke-asked = Diesen Stich hat man schon angesehen.
unfit-seats = Schafkopf ist für drei, vier oder fünf am Tisch, von denen drei spielen: Mit { WORDS($seats) } geht es nicht.
unfit-deals = { CAP(WORDS($number)) } Spiele lassen sich nicht gleichmäßig auf { WORDS($seats) } Geber verteilen.
unfit-stake = { $amount ->
        [0] Jede Börse muss den Einsatz fassen. Spielen Sie um die Ehre, oder füllen Sie die Börsen.
       *[other] Jede Börse muss fassen, was ein Spiel kosten kann: { $farthings }. Spielen Sie um weniger, oder füllen Sie die Börsen.
    }

## What is spoken.

say-my-deal = Ich gebe
say-take-blind = Ich nehme die Blinde
say-decline = Ich lehne ab
say-for-least = Dann ist es Ramsch
say-claim = Der Rest gehört mir
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
score-far-below = allein, höchstens dreißig Augen
score-below = allein, höchstens sechzig Augen
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

scored-points = { $who ->
        [you] Sie haben jetzt { $after }. { $recital }.
       *[other] { $seat } hat jetzt { $after }. { $recital }.
    }

result-alone = { $what ->
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
            [you] Sie haben allein { WORDS($points) } von 120 Augen gemacht und gewonnen.
           *[other] { $seat } hat allein { WORDS($points) } von 120 Augen gemacht und gewonnen.
        }
       *[below] { $who ->
            [you] Sie haben allein { WORDS($points) } von 120 Augen gemacht und verloren.
           *[other] { $seat } hat allein { WORDS($points) } von 120 Augen gemacht und verloren.
        }
    }
result-least =
    { $number ->
        [0] Ramsch: niemand schreibt.
       *[other] Ramsch: { $seats }.
    }
result-nobody = Niemand nimmt die Blinde: die Karten werden zusammengeworfen.

win = { $number ->
        [one] Die Partie geht mit { $score } an { $seats }.
       *[other] Die Partie teilen sich mit { $score }: { $seats }.
    }
pay-points = für den Punkteunterschied

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
option-sit_out_five-help = Drei spielen. Zu fünft am Tisch ruhen zwei, der Reihe nach.
option-sit_out_five-dealer_and_third = Geber und dritter links
option-sit_out_five-dealer_and_right = Geber und rechter Nachbar
option-bury_counts = Weggelegte Karten
option-bury_counts-help = Wem die zwei Karten zählen, die der Alleinspieler weggelegt hat.
option-bury_counts-lone = zählen dem Alleinspieler
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
option-scoring-help = Nach den Tafeln des Buches einem Spieler angeschrieben; oder unter den Spielern bezahlt.
option-scoring-pearson = Tafeln des Buches
option-scoring-between = unter den Spielern
option-deals = Spiele
option-deals-help = Spiele einer Partie, gleich viele für jeden: in der Regel vier Runden.
option-point_rate = Ein Punkt Unterschied
option-point_rate-help = In Vierteln der Einheit: was jeder Turnierpunkt am Ende gilt.
option-point_rate-0 = nichts
option-regulations = Ordnung
option-regulations-help = Der Tisch verhindert jeden Fehler; oder man kann eine Renonce machen, ertappt und bestraft werden.
option-regulations-guarded = kein Fehler ist möglich
option-regulations-strict = Fehler werden bestraft
