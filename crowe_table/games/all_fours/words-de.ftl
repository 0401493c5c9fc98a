# Every word that All Fours puts on the table.

game-all-fours = All Fours
game-all-fours-line = Eine Farbe wird angeboten, und man darf um eine andere betteln; dann sechs Stiche, um Hoch, Tief, den Buben und das Spiel.
game-all-fours-plain = Jeder legt eine Karte, und die beste gewinnt alle. Es zählen die höchste, die niedrigste und der Bube.
game-all-fours-minutes = 15
game-all-fours-difficulty = 2

preset-pearson = Enzyklopädie
preset-pearson-help = Sieben Punkte; man muss bedienen; betteln darf man, so oft man will; und aufgedeckte Buben gehen von den vier Punkten ab.
preset-pearson-source = The Encyclopædia’s All Fours, or Seven-Up
preset-cotton_1674 = Mr. Cotton, Kent
preset-cotton_1674-help = Zu zweit, elf Punkte: Trumpfen darf man immer, betteln nur einmal.
preset-cotton_1674-source = The Compleat Gamester, 1674
preset-seven_up = Seven-Up
preset-seven_up-help = Nach den späteren Hoyles: Trumpfen darf man immer, betteln nur einmal, und kein Geschenk entscheidet die Partie.
preset-seven_up-source = The later Hoyles

## Places.

place-pack = Der <talon>Talon</>
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

ask-cut-for-deal = Ziehen Sie eine Karte: Die höchste gibt.
wait-cut-for-deal = { $seats } zieht, wer gibt.
ask-stand-or-beg = { CAP($suit) } ist aufgedeckt. Nehmen Sie das an, oder <betteln>betteln</> Sie um eine andere Farbe?
wait-stand-or-beg = { $seats } nimmt an oder bettelt.
ask-give-or-run = { CAP($seat) } bettelt. Schenken Sie einen Punkt und behalten { $suit }, oder geben Sie weiter?
wait-give-or-run = { $seats } schenkt einen Punkt oder gibt weiter.
ask-lay-away = Behalten Sie sechs Karten, und legen Sie { WORDS($number) } weg.
wait-lay-away = { $seats } legt weg.
ask-lead = Spielen Sie eine Karte aus.
wait-lead = { $seats } spielt aus.
ask-follow = { CAP($suit) } ist ausgespielt. Bedienen oder trumpfen Sie.
wait-follow = { $seats } ist am Zug.
ask-count = Alle Stiche sind gespielt. Wenn Sie eine Renonce bemerkt haben, zeigen Sie sie jetzt an; dann wird abgerechnet.
wait-count = Noch vor der Abrechnung: { $seats }.

act-stand = Annehmen
act-beg = Betteln
act-give = Punkt schenken
act-run = Weitergeben
act-lay_away = Weglegen
act-play = Spielen
act-claim = Der Rest ist mein
act-claim_revoke = Renonce anzeigen

## Refusals.

refuse-gift-wins = Ein <geschenk>Geschenk</> darf die Partie nicht entscheiden: Sie müssen <weitergeben>weitergeben</>.
refuse-revoke-asked = Dieser Stich ist schon geprüft.
unfit-seats = All Fours spielt man zu zweit, zu dritt oder zu viert, nach Mr. Cotton nur zu zweit; mit { WORDS($seats) } geht es nicht.
unfit-stake =
    { $amount ->
        [0] Jeder braucht den Einsatz in der Börse. Spielen Sie um die Ehre, oder füllen Sie die Börsen.
       *[other] Jeder braucht den Einsatz in der Börse: { $farthings }.
    }

## What is spoken.

say-my-deal = Ich gebe
say-stand = Ich nehme an
say-beg = Ich bettle
say-give = <nehmen-sie-einen>Nehmen Sie einen</>
say-run = Ich gebe weiter
say-trumps = { CAP($suit) } ist Trumpf
say-claim = Der Rest ist mein
say-all-fours = <alle-vier>Alle vier</>!
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
run-out =
    { $who ->
        [you] Die Karten sind ausgegangen: Alle werden eingesammelt, und Sie geben noch einmal.
       *[other] Die Karten sind ausgegangen: Alle werden eingesammelt, und { $seat } gibt noch einmal.
    }
score-turned = die aufgedeckte Karte, { WORDS($points) }
score-gift = das <geschenk>Geschenk</>
score-revoke = für eine Renonce
score-high = der höchste Trumpf <im-spiel>im Spiel</>
score-low = der kleinste Trumpf <im-spiel>im Spiel</>
score-knave = der gestochene Trumpf-Bube
score-game = die meisten Augen
# The same without their points, for the record.
record-score-turned = die aufgedeckte Karte
count-turned = { $card }, aufgedeckt: { WORDS($number) }
count-gift = eins für das <geschenk>Geschenk</>
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
        [game] Es war kein Trumpf <im-spiel>im Spiel</>. Spiel: { $seats_game }.
       *[nothing] Niemand bekommt einen Punkt.
    }
win = Die Partie geht an { $seats }, { $score } zu { $loser }.
pay-game = für die Partie

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
option-unit-help = Was eine Einheit des Einsatzes wert ist.
option-target = Die Partie
option-target-help = Mit wie vielen Punkten man gewinnt: sieben in den meisten Büchern, elf in Kent, einunddreißig beim Running All-Fours.
option-follow = Farbe bedienen
option-follow-help = Ob man trumpfen darf, obwohl man bedienen könnte.
option-follow-strict = bedienen, wenn man kann
option-follow-follow_or_trump = bedienen oder trumpfen
option-max_begs = Betteln
option-max_begs-help = Ob die Vorhand noch einmal betteln darf, wenn eine andere Farbe aufgedeckt ist.
option-max_begs-any = so oft man will
option-max_begs-one = einmal
option-gift_to = Das Geschenk bekommt
option-gift_to-help = Wer einen Punkt bekommt, wenn der Geber nicht weitergibt.
option-gift_to-all_opponents = jeder Gegner
option-gift_to-eldest = die Vorhand
option-gift_can_win = Ein Geschenk darf gewinnen
option-gift_can_win-help = Wenn nicht, muss der Geber weitergeben, sobald ein Geschenk die Partie entscheiden würde.
option-onlookers = Wer nicht mitredet
option-onlookers-help = Ob Spieler, die weder betteln noch schenken, ihre Karten ansehen dürfen, ehe der Trumpf feststeht.
option-onlookers-wait = wartet mit dem Ansehen
option-onlookers-look = sieht gleich nach
option-after_run = Nach dem Weitergeben
option-after_run-help = Alle legen Karten weg, bis sie noch sechs haben; oder nach genau einem Weitergeben werden alle neun gespielt.
option-after_run-discard_to_six = bis auf sechs weglegen
option-after_run-keep_nine = einmal: alle neun
option-point_cap = Aufgedeckte Buben
option-point_cap-help = Ob ihre Punkte von den vier des Gebens abgehen, so dass der letzte vielleicht nicht mehr zählt.
option-point_cap-four = gehen von den vier ab
option-point_cap-none = zählen zusätzlich
option-tie_game = Gleich um das Spiel
option-tie_game-help = Wer den Punkt bekommt, wenn die höchste Augenzahl gleich ist.
option-tie_game-elder = wer zuerst kommt
option-tie_game-nobody = niemand
option-turned = Aufgedeckte Karten
option-turned-help = Was dem Geber Punkte bringt: ein Bube einen; oder fortlaufend das Ass vier, der König drei, die Dame zwei, der Bube einen.
option-turned-knave = der Bube
option-turned-running = die vier höchsten
option-cut_rank = Beim Ziehen gilt
option-cut_rank-help = Welche Karte beim Ziehen um das Geben die höchste ist.
option-cut_rank-ace_high = das Ass als höchste
option-cut_rank-put = wie bei Put die Drei
option-stake = Einsatz je Partie
option-stake-help = In Einheiten des Tisches: was jeder Verlierer zahlt.
option-stake-0 = nichts
option-regulations = Fehler
option-regulations-help = Der Tisch lässt keinen Fehler zu; oder man kann eine Renonce machen, ertappt und bestraft werden.
option-regulations-guarded = sind unmöglich
option-regulations-strict = werden bestraft

## Die Leiter der Antworten.

ladder-stand = die aufgedeckte Farbe ist Trumpf
ladder-beg =
    { $number ->
        [one] der Geber schenkt Ihnen einen Punkt oder deckt eine andere Farbe auf
       *[other] der Geber schenkt Ihnen { WORDS($number) } Punkte oder deckt eine andere Farbe auf
    }
ladder-give = die aufgedeckte Farbe bleibt Trumpf
ladder-gift =
    { $points ->
        [one] { $points } Punkt für sie
       *[other] { $points } Punkte für sie
    }
ladder-run = { WORDS($number) } Karten mehr für jeden, und eine andere Farbe
ladder-refuse-gift-wins = mit dem Punkt wäre das Spiel gewonnen
