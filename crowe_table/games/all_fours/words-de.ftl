# Every word that All Fours puts on the table.

game-all-fours = All Fours
game-all-fours-line = Eine Farbe wird angeboten und kann abgebettelt werden; dann sechs Stiche, um Hoch, Tief, den Buben und das Spiel.
game-all-fours-minutes = 15
game-all-fours-difficulty = 2

preset-pearson = Enzyklopädie
preset-pearson-help = Sieben Punkte; Farbe bedienen; betteln, so oft man will; und aufgedeckte Buben gehen von den vier Punkten ab.
preset-pearson-source = The Encyclopædia’s All Fours, or Seven-Up
preset-cotton_1674 = Mr. Cotton, Kent
preset-cotton_1674-help = Für zwei, elf Punkte: man darf immer stechen und nur einmal betteln.
preset-cotton_1674-source = The Compleat Gamester, 1674
preset-seven_up = Seven-Up
preset-seven_up-help = Nach den späteren Hoyles: man darf immer stechen, nur einmal betteln, und kein Geschenk gewinnt das Spiel.
preset-seven_up-source = The later Hoyles

## Places.

place-pack = Der Talon
place-turned = Aufgedeckt
place-refused = Abgelehnt
tag-tokens =
    { $high ->
        [0] {""}
       *[other] Hoch{" "}
    }{ $low ->
        [0] {""}
       *[other] Tief{" "}
    }{ $knave ->
        [0] {""}
       *[other] Bube{" "}
    }{ $game ->
        [0] {""}
       *[other] Spiel
    }
tag-waits =
    { $number ->
        [0] {""}
       *[other] noch nicht angesehen
    }

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Ziehen Sie eine Karte: die höchste gibt.
wait-cut-for-deal = { $seats } zieht um das Geben.
ask-stand-or-beg = { CAP($suit) } ist aufgedeckt. Bleiben Sie dabei, oder betteln Sie um eine andere Farbe?
wait-stand-or-beg = { $seats } darf dabeibleiben oder betteln.
ask-give-or-run =
    { CAP($seat) } bettelt. Schenken Sie einen Punkt und behalten { $suit }, oder geben Sie weiter?
wait-give-or-run = { $seats } schenkt einen Punkt oder gibt weiter.
ask-lay-away = Behalten Sie sechs Karten, und legen Sie { WORDS($number) } weg.
wait-lay-away = { $seats } legt weg.
ask-lead = Spielen Sie eine Karte aus.
wait-lead = { $seats } spielt aus.
ask-follow = { CAP($suit) } ist gefordert. Bedienen Sie, oder stechen Sie.
wait-follow = { $seats } ist am Spiel.
ask-count = Die Stiche sind gespielt. Wissen Sie von einer Renonce, so rügen Sie sie jetzt; dann werden die Punkte gezählt.
wait-count = Vor dem Zählen: { $seats }.

act-stand = Ich bleibe
act-beg = Ich bettle
act-give = Nehmen Sie einen
act-run = Ich gebe weiter
act-lay_away = Weglegen
act-play = Spielen
act-claim = Der Rest ist mein
act-claim_revoke = Renonce rügen

## Refusals.

refuse-gift-wins = Ein Geschenk darf das Spiel nicht gewinnen: Sie müssen weitergeben.
refuse-revoke-asked = Dieser Stich ist schon angesehen worden.
unfit-seats = All Fours ist für zwei, drei oder vier, Mr. Cottons Spiel für zwei: mit { WORDS($seats) } geht es nicht.
unfit-stake =
    { $amount ->
        [0] Jede Börse muss den Einsatz fassen. Spielen Sie um die Ehre, oder füllen Sie die Börsen.
       *[other] Jede Börse muss den Einsatz fassen, und das ist { $farthings }.
    }

## What is spoken.

say-my-deal = Ich gebe
say-stand = Ich bleibe
say-beg = Ich bettle
say-give = Nehmen Sie einen
say-run = Ich gebe weiter
say-trumps = { CAP($suit) } ist Trumpf
say-claim = Der Rest ist mein
say-all-fours = Alle vier!
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
run-out =
    { $who ->
        [you] Die Karten sind ausgegangen: alle werden eingesammelt, und Sie geben noch einmal.
       *[other] Die Karten sind ausgegangen: alle werden eingesammelt, und { $seat } gibt noch einmal.
    }
score-turned = die aufgedeckte Karte, { WORDS($points) }
score-gift = das Geschenk
score-revoke = für eine Renonce
score-high = der höchste Trumpf im Spiel
score-low = der kleinste Trumpf im Spiel
score-knave = der Trumpf-Bube genommen
score-game = die meisten Augen
# The same without their points, for the record.
record-score-turned = die aufgedeckte Karte
count-turned = { $card }, aufgedeckt: { WORDS($number) }
count-gift = eins für das Geschenk
count-revoke = eins für die Renonce
count-high = Hoch
count-low = Tief
count-knave = Bube
count-game = Spiel, mit { WORDS($number) }
result-points =
    { $what ->
        [high] Hoch: { $seats_high }.
        [high-low] Hoch: { $seats_high }. Tief: { $seats_low }.
        [high-low-knave] Hoch: { $seats_high }. Tief: { $seats_low }. Bube: { $seats_knave }.
        [high-low-game] Hoch: { $seats_high }. Tief: { $seats_low }. Spiel: { $seats_game }.
        [high-low-knave-game] Hoch: { $seats_high }. Tief: { $seats_low }. Bube: { $seats_knave }. Spiel: { $seats_game }.
        [game] Kein Trumpf war im Spiel. Spiel: { $seats_game }.
       *[nothing] Kein Punkt wird gezählt.
    }
win = Das Spiel geht an { $seats }, { $score } zu { $loser }.
pay-game = für das Spiel

## What happened, in words.

moved-lay_out =
    { $who ->
        [you] Sie legen { $cards } weg.
       *[other] { $seat } legt { $cards } weg.
    }
moved-take_up =
    { $who ->
        [you] Sie nehmen { $cards } auf.
       *[other] { $seat } nimmt { $cards } auf.
    }
log-moved-lay_out =
    { $who ->
        [you] Sie legen weg
       *[other] { $seat } legt weg
    }
log-moved-take_up =
    { $who ->
        [you] Sie nehmen auf
       *[other] { $seat } nimmt auf
    }

## The rules of the house.

option-unit = Einheit des Tisches
option-unit-help = Was eine Einheit des Einsatzes gilt.
option-target = Spiel
option-target-help = Wie viele Punkte gewinnen: sieben in den meisten Büchern, elf in Kent, einunddreißig beim Running All-Fours.
option-follow = Farbe bedienen
option-follow-help = Ob man stechen darf, was man bedienen könnte.
option-follow-strict = bedienen, wenn man kann
option-follow-follow_or_trump = bedienen oder stechen
option-max_begs = Betteln
option-max_begs-help = Ob Vorhand wieder betteln darf, wenn eine andere Farbe aufgedeckt ist.
option-max_begs-any = so oft man will
option-max_begs-one = einmal
option-gift_to = Das Geschenk
option-gift_to-help = Wer einen Punkt hat, wenn der Geber nicht weitergibt.
option-gift_to-all_opponents = jeder Gegner
option-gift_to-eldest = Vorhand
option-gift_can_win = Ein Geschenk darf gewinnen
option-gift_can_win-help = Wenn nicht, muss ein Geber weitergeben, dessen Geschenk das Spiel beenden würde.
option-onlookers = Wer nicht wählt
option-onlookers-help = Ob, wer weder bettelt noch schenkt, seine Karten ansehen darf, ehe der Trumpf feststeht.
option-onlookers-wait = wartet damit
option-onlookers-look = sieht sie gleich an
option-after_run = Nach dem Weitergeben
option-after_run-help = Alle legen bis auf sechs weg; oder nach genau einem Mal werden alle neun Karten gespielt.
option-after_run-discard_to_six = bis auf sechs weglegen
option-after_run-keep_nine = einmal: neun spielen
option-point_cap = Aufgedeckte Buben
option-point_cap-help = Ob ihre Punkte von den vieren des Spiels abgehen, so dass der letzte nicht gezählt werden kann.
option-point_cap-four = gehen von den vieren ab
option-point_cap-none = zählen besonders
option-tie_game = Gleich um das Spiel
option-tie_game-help = Wer den Punkt hat, wenn die höchsten Augen gleich sind.
option-tie_game-elder = wer eher sitzt
option-tie_game-nobody = niemand
option-turned = Aufgedeckte Karten
option-turned-help = Was dem Geber zählt: ein Bube eins; oder, laufend, das Ass vier, der König drei, die Dame zwei, der Bube eins.
option-turned-knave = der Bube
option-turned-running = laufend, die vier höchsten
option-cut_rank = Das Ziehen
option-cut_rank-help = Welche Karten beim Ziehen um das Geben die höchsten sind.
option-cut_rank-ace_high = Ass hoch
option-cut_rank-put = wie beim Put, Drei hoch
option-stake = Einsatz auf ein Spiel
option-stake-help = In Einheiten des Tisches: was jeder Verlierer zahlt.
option-stake-0 = nichts
option-regulations = Ordnung
option-regulations-help = Der Tisch verhütet jeden Fehler; oder man kann nicht bedienen, und es kann entdeckt und bestraft werden.
option-regulations-guarded = kein Fehler ist möglich
option-regulations-strict = Fehler werden bestraft
