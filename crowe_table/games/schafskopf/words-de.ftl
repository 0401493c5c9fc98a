# Every word that Schafskopf puts on the table.

game-schafskopf = Schafkopf
game-schafskopf-line = Nehmen Sie den Skat und spielen Sie allein gegen zwei; wenn das niemand will, nehmen Sie so wenig Augen wie möglich.
game-schafskopf-plain = Einer gegen zwei: Spielen Sie allein um die Punkte, oder nehmen Sie so wenige wie möglich.
game-schafskopf-minutes = 40
game-schafskopf-difficulty = 3

preset-pearson = Enzyklopädie
preset-pearson-help = Mit den beiden Punktetafeln des Buches: Nur dem Alleinspieler wird etwas angeschrieben.
preset-pearson-source = The Encyclopædia’s Schafskopf
preset-sheepshead = Sheepshead
preset-sheepshead-help = Dasselbe Spiel, aber die Spieler zahlen einander: Der Alleinspieler bekommt von beiden oder zahlt beiden.
preset-sheepshead-source = American Sheepshead

## Places.

place-blind = Der <skat>Skat</>
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
chart-points = { $alone ->
    [1] Ihre Augen: { $number }
   *[0] Unsere Augen: { $number }
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

ask-cut-for-deal = Ziehen Sie eine Karte: Die höchste gibt.
wait-cut-for-deal = { $seats } zieht, wer gibt.
ask-the-blind = Nehmen Sie den <skat>Skat</>, und spielen Sie allein gegen die anderen beiden?
wait-the-blind = { $seats } darf den <skat>Skat</> nehmen.
ask-bury = Drücken Sie { WORDS($number) } Karten.
wait-bury = { $seats } drückt { WORDS($number) } Karten.
ask-lead = Spielen Sie eine Karte aus.
wait-lead = { $seats } spielt aus.
ask-follow = { CAP($suit) } ist ausgespielt. Bedienen Sie, wenn Sie können.
wait-follow = { $seats } ist am Zug.
ask-count = Alle Stiche sind gespielt. Wenn Sie eine Renonce bemerkt haben, zeigen Sie sie jetzt an; dann wird abgerechnet.
wait-count = Noch vor der Abrechnung: { $seats }.

act-take_blind = Skat nehmen
act-decline_blind = Ablehnen
act-bury = Drücken
act-play = Spielen
act-claim = Der Rest ist mein
act-claim_revoke = Renonce anzeigen
act-lay_down = Blatt hinlegen

## Refusals.

refuse-changed-suit = Damen, Buben und Karo sind eine Farbe, nämlich Trumpf: { $card } gehört dazu.
refuse-revoke-asked = Dieser Stich ist schon geprüft.
unfit-seats = Beim Schafkopf sitzen drei, vier oder fünf am Tisch, und drei spielen; mit { WORDS($seats) } geht es nicht.
unfit-deals = Bei { WORDS($number) } Geben käme unter { WORDS($seats) } Spielern nicht jeder gleich oft an die Reihe.
unfit-stake =
    { $amount ->
        [0] Jeder braucht den Einsatz in der Börse. Spielen Sie um die Ehre, oder füllen Sie die Börsen.
       *[other] Jeder braucht in der Börse, was ein Geben kosten kann: { $farthings }. Spielen Sie um weniger, oder füllen Sie die Börsen.
    }

## What is spoken.

say-my-deal = Ich gebe
say-take-blind = Ich nehme den <skat>Skat</>
say-decline = Ich lehne ab
say-for-least = Dann also <ramsch>Ramsch</>
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
        [you] Es stimmt: Im { $number }. Stich haben Sie gegen die Regeln gespielt.
       *[other] Es stimmt: Im { $number }. Stich hat { $seat } gegen die Regeln gespielt.
    }
revoke-not-proved =
    { $who ->
        [you] Es war keine Renonce: Im { $number }. Stich haben Sie richtig gespielt.
       *[other] Es war keine Renonce: Im { $number }. Stich hat { $seat } richtig gespielt.
    }

score-trickless = allein, ohne Stich
score-far-below = allein, höchstens dreißig Augen
score-below = allein, höchstens sechzig Augen
score-game = Gewonnen
score-schneider = <schneider>Schneider</>
score-schwarz = <schwarz>Schwarz</>
score-least = <ramsch>Ramsch</>
score-between = gegen den <alleinspieler>Alleinspieler</>
count-taken = { WORDS($number) } in den Stichen
count-away =
    { $number ->
        [0] nichts gedrückt
       *[other] mit { WORDS($number) } gedrückten sind es { WORDS($running) }
    }
count-trickless = und kein einziger Stich
count-between = mit dem <alleinspieler>Alleinspieler</> abgerechnet
count-far-below = und das ist nicht über dreißig
count-below = und das ist nicht mehr als die Hälfte
count-game = und das ist gewonnen
count-schneider = und das ist <schneider>Schneider</>
count-schwarz = und das ist <schwarz>Schwarz</>, alle Stiche
count-least-least = { WORDS($number) }, am wenigsten von allen
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
            [you] Sie haben allein gespielt und alle Stiche gemacht: <schwarz>Schwarz</>.
           *[other] { $seat } hat allein gespielt und alle Stiche gemacht: <schwarz>Schwarz</>.
        }
        [schneider] { $who ->
            [you] Sie haben allein { WORDS($points) } von 120 Augen gemacht: <schneider>Schneider</>.
           *[other] { $seat } hat allein { WORDS($points) } von 120 Augen gemacht: <schneider>Schneider</>.
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
        [0] <ramsch>Ramsch</>: Niemand bekommt etwas.
       *[other] <ramsch>Ramsch</>: { $seats }.
    }
result-nobody = Niemand nimmt den <skat>Skat</>: Die Karten werden zusammengeworfen.

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
        [you] Sie drücken { $cards }.
       *[other] { $seat } drückt { $cards }.
    }
log-moved-take_up =
    { $who ->
        [you] Sie nehmen auf
       *[other] { $seat } nimmt auf
    }
log-moved-bury =
    { $who ->
        [you] Sie drücken
       *[other] { $seat } drückt
    }

## The rules of the house.

option-unit = Einheit des Tisches
option-unit-help = Was eine Einheit des Einsatzes wert ist.
option-sit_out_five = Zu fünft am Tisch
option-sit_out_five-help = Gespielt wird zu dritt. Zu fünft am Tisch setzen reihum zwei aus.
option-sit_out_five-dealer_and_third = Geber und Dritter links
option-sit_out_five-dealer_and_right = Geber und rechter Nachbar
option-bury_counts = Gedrückte Karten
option-bury_counts-help = Für wen die beiden Karten zählen, die der Alleinspieler gedrückt hat.
option-bury_counts-lone = für den Alleinspieler
option-bury_counts-nobody = für niemanden
option-no_taker = Nimmt keiner den Skat
option-no_taker-help = Alle spielen Ramsch; oder die Karten werden zusammengeworfen, und der Nächste gibt.
option-no_taker-least = es ist Ramsch
option-no_taker-redeal = der Nächste gibt
option-least_measure = Beim Ramsch zählen
option-least_measure-help = Was beim Ramsch zählt: die Augen in den Stichen oder die Zahl der Stiche.
option-least_measure-points = die wenigsten Augen
option-least_measure-tricks = die wenigsten Stiche
option-least_tie = Gleichstand beim Ramsch
option-least_tie-help = Es gewinnt, wer am längsten ohne Stich ist; oder die Gleichen bekommen je einen Punkt.
option-least_tie-longest_without = am längsten ohne Stich
option-least_tie-shared = geteilt
option-scoring = Turnierpunkte
option-scoring-help = Nach den Tafeln des Buches einem Spieler angeschrieben; oder die Spieler zahlen einander.
option-scoring-pearson = nach den Tafeln
option-scoring-between = unter den Spielern
option-deals = Wie oft gegeben wird
option-deals-help = Wie oft in einer Partie gegeben wird; jeder gibt gleich oft, in der Regel viermal.
option-point_rate = Je Punkt Unterschied
option-point_rate-help = In Vierteln der Einheit: was jeder Turnierpunkt am Ende wert ist.
option-point_rate-0 = nichts
option-regulations = Fehler
option-regulations-help = Der Tisch lässt keinen Fehler zu; oder man kann eine Renonce machen, ertappt und bestraft werden.
option-regulations-guarded = sind unmöglich
option-regulations-strict = werden bestraft

## Die Leiter der Antworten.

ladder-decline = der Nächste wird gefragt
ladder-take = zwei Karten mehr; dann allein gegen zwei, für { $number } Augen
