# Every word that Rubicon Bézique puts on the table.

game-bezique = Rubikon-Bézique
game-bezique-line = Vier Kartenspiele in einem, vierundsechzig Stiche: Machen Sie einen, wenn Sie etwas zu melden haben. Unter tausend Punkten wird das Verlieren teuer.
game-bezique-plain = Ein langes Spiel zu zweit: Sammeln Sie Könige, Damen und ganze Farben; jede Gruppe zählt.
game-bezique-minutes = 30
game-bezique-difficulty = 3

preset-portland_1887 = Portland Club
preset-portland_1887-help = Die Regeln von 1887: Ein Rubikon kostet dreizehnhundert und dazu beide Summen. Was sie über neue und zerrissene Karten und über Zuschauer sagen, gilt nur, wenn Sie Preis und Einsatz wählen.
preset-portland_1887-source = The Laws of Rubicon Bézique, framed by a committee of the Portland Club, 1887
preset-modern = Spätere Bücher
preset-modern-help = Ebenso, aber ein Rubikon kostet dreizehnhundertzwanzig, weil jede Briske zählt.
preset-modern-source = Rubicon Bézique as later books print it

option-unit = Einheit des Tisches
option-unit-help = Was eine Einheit des Einsatzes wert ist.
option-deal_by = Gegeben wird
option-deal_by-help = Jeder bekommt neun Karten, einzeln oder zu dreien.
option-deal_by-1 = einzeln
option-deal_by-3 = je drei
option-first_deal = Wer zuerst gibt
option-first_deal-help = Wer die höhere Karte zieht, wählt, wer gibt, oder muss selbst geben; oder man verabredet es.
option-first_deal-cut_choice = die höhere Karte wählt
option-first_deal-cut_high_deals = die höhere Karte gibt
option-first_deal-chosen = wie verabredet
option-chosen_dealer = Der verabredete Geber
option-chosen_dealer-help = Wer zuerst gibt, wo das verabredet ist.
option-chosen_dealer-0 = der erste Spieler
option-chosen_dealer-1 = der zweite Spieler
option-next_deal = Die nächste Partie gibt
option-next_deal-help = Man gibt abwechselnd oder hebt jedes Mal neu ab.
option-next_deal-alternate = der andere
option-next_deal-cut = wer abhebt
option-carte_blanche_repeats = Weiter mit Carte blanche
option-carte_blanche_repeats-help = Ob nach einer Carte blanche jede gezogene Karte wieder fünfzig bringt, bis ein König, eine Dame oder ein Bube kommt.
option-crossed_marriages = Mariagen über Kreuz
option-crossed_marriages-help = Ob zwei gemeldete Mariagen einer Farbe die Partner tauschen und noch zweimal zählen dürfen.
option-brisques_shown = Brisken ansagen
option-brisques_shown-help = Wann Sie erfahren, wie viele Asse und Zehnen Sie gestochen haben.
option-brisques_shown-late = gegen Ende des Talons
option-brisques_shown-always = immer
option-brisques_shown-never = erst am Schluss
option-rubicon = Der Rubikon
option-rubicon-help = Wer mit weniger Punkten verliert, die Brisken mitgezählt, ist nicht über den Rubikon gekommen und zahlt beide Summen.
option-game_bonus = Zum Unterschied kommen
option-game_bonus-help = Was die Partie selbst wert ist, wenn der Verlierer über den Rubikon gekommen ist.
option-rubicon_bonus = Für einen Rubikon kommen dazu
option-rubicon_bonus-help = Tausend und die Brisken, mit dreihundert oder mit dreihundertzwanzig gerechnet.
option-rubicon_bonus-1300 = 1300
option-rubicon_bonus-1320 = 1320
option-saved_can_win = Gerettete können gewinnen
option-saved_can_win-help = Ob ein Verlierer, den die Brisken über den Rubikon bringen, gewinnt, wenn er damit den anderen überholt.
option-stake_per_hundred = Einsatz je hundert
option-stake_per_hundred-help = In Vierteln der Einheit, für je hundert Punkte, die die Partie zählt. Eine Partie mit 3000 kostet dreißigmal so viel.
option-stake_per_hundred-0 = nichts
option-fresh_pack_price = Neue Karten
option-fresh_pack_price-help = Was vier neue Kartenspiele kosten, in Einheiten. Wer sie verlangt, zahlt; für eine zerrissene Karte zahlt jeder die Hälfte.
option-fresh_pack_price-0 = gibt es nicht
option-bystander_rule = Zuschauer, die dreinreden
option-bystander_rule-help = Beim Spiel um Geld: Niemand darf etwas verraten; oder wer auf einen Zuschauer hört, haftet für den Einsatz des anderen; oder jeder darf reden.
option-bystander_rule-silent = verboten
option-bystander_rule-hint_pays = man haftet dafür
option-bystander_rule-off = erlaubt

## Places.

place-pack = Der <talon>Talon</>
place-heap = Stiche
account-box = das Haus
chart-brisques =
    { $number ->
        [0] keine Briske
        [one] eine Briske
       *[other] { WORDS($number) } Brisken
    }
chart-scores = Was zählt
chart-points = { $points }
chart-marriage = Mariage
chart-royal-marriage = in Trumpf
chart-sequence = Sequenz
chart-royal-sequence = in Trumpf
chart-bezique = Bézique
chart-two = doppelt
chart-three = dreifach
chart-four = vierfach
chart-aces = Vier Asse
chart-kings = Könige
chart-queens = Damen
chart-knaves = Buben
chart-stake = Eine Partie mit 3000 kostet { $farthings }.

## Questions, as they are put to whom they concern, and as the others wait.

ask-fresh-packs = Spielen wir mit diesen Karten?
wait-fresh-packs = Noch beim Ansehen der Karten: { $seats }.
ask-cut-for-deal = Ziehen Sie eine Karte: Die höhere hat die Wahl.
wait-cut-for-deal = { $seats } zieht, wer gibt.
ask-choose-deal = Ihre Karte war höher. Wollen Sie geben oder ausspielen?
wait-choose-deal = { $seats } wählt, wer gibt.
ask-cut-pack = Heben Sie für den Geber ab.
wait-cut-pack = { $seats } hebt ab.
ask-lead =
    { $number ->
        [0] Spielen Sie irgendeine Karte aus.
       *[other] Spielen Sie irgendeine Karte aus, von der Hand oder vom Tisch.
    }
wait-lead = { $seats } spielt aus.
ask-reply = Spielen Sie irgendeine Karte: Solange der <talon>Talon</> reicht, müssen Sie nicht bedienen.
wait-reply = { $seats } ist am Zug.
ask-declare = Der Stich gehört Ihnen. <melden>Melden</> Sie etwas, wenn Sie können, und ziehen Sie dann eine Karte.
wait-declare = { $seats } darf <melden>melden</> und zieht eine Karte.
ask-follow = { CAP($suit) } ist ausgespielt. Bedienen Sie, und stechen Sie, wenn Sie können.
wait-follow = { $seats } ist am Zug.

act-keep_packs = Mit diesen spielen
act-call_fresh_packs = Neue Karten verlangen
act-torn_card = Zerrissene Karte melden
act-choose_deal = Wählen
word-choose_deal-deal = Ich gebe
word-choose_deal-receive = Ich spiele aus
act-play = Spielen
act-declare_blanche = Carte blanche zeigen
act-show_drawn = Gezogene zeigen
act-hear_onlooker = Auf Zuschauer hören
act-declare = Melden
act-draw = Karte ziehen
act-waive = Ziehen, nichts melden
act-resign = Aufgeben

## Declarations: as they are offered, called, and counted.

offer-marriage = Mariage in { $suit }
offer-royal-marriage = Trumpf-Mariage
offer-sequence = Sequenz in { $suit }
offer-royal-sequence = Trumpf-Sequenz
offer-bezique =
    { $number ->
        [1] Bézique
        [2] Doppeltes Bézique
        [3] Dreifaches Bézique
       *[4] Vierfaches Bézique
    }
offer-aces = Vier Asse
offer-kings = Vier Könige
offer-queens = Vier Damen
offer-knaves = Vier Buben

say-marriage = <mariage>Mariage</>, zwanzig
say-royal-marriage = <trumpf>Trumpf</>-Mariage, vierzig
say-sequence = <sequenz>Sequenz</>, hundertfünfzig
say-royal-sequence = <trumpf>Trumpf</>-Sequenz, zweihundertfünfzig
say-bezique =
    { $number ->
        [1] <bezique>Bézique</>, vierzig
        [2] Doppeltes <bezique>Bézique</>, fünfhundert
        [3] Dreifaches <bezique>Bézique</>, fünfzehnhundert
       *[4] Vierfaches <bezique>Bézique</>, viertausendfünfhundert
    }
say-aces = Vier Asse, hundert
say-kings = Vier Könige, achtzig
say-queens = Vier Damen, sechzig
say-knaves = Vier Buben, vierzig
say-to-score =
    { $points ->
        [1500] Und fünfzehnhundert kommen noch
        [4500] Und viertausendfünfhundert kommen noch
       *[other] Und { WORDS($points) } kommen noch
    }
say-blanche = <carte-blanche>Carte blanche</>, fünfzig
say-deal = Ich gebe
say-receive = Sie geben
say-resign = Ich gebe auf

score-marriage = eine <mariage>Mariage</>
score-royal-marriage = die <trumpf>Trumpf</>-Mariage
score-sequence = eine <sequenz>Sequenz</>
score-royal-sequence = die <trumpf>Trumpf</>-Sequenz
score-bezique = <bezique>Bézique</>
score-aces = vier Asse
score-kings = vier Könige
score-queens = vier Damen
score-knaves = vier Buben
score-blanche = <carte-blanche>Carte blanche</>
score-last-trick = der letzte Stich
count-marriage = <mariage>Mariage</> in { $suit }
count-royal-marriage = <trumpf>Trumpf</>-Mariage
count-sequence = <sequenz>Sequenz</> in { $suit }
count-royal-sequence = <trumpf>Trumpf</>-Sequenz
count-bezique =
    { $number ->
        [1] <bezique>Bézique</>
        [2] Doppeltes <bezique>Bézique</>
        [3] Dreifaches <bezique>Bézique</>
       *[4] Vierfaches <bezique>Bézique</>
    }
count-aces = Vier Asse
count-kings = Vier Könige
count-queens = Vier Damen
count-knaves = Vier Buben
count-blanche = <carte-blanche>Carte blanche</>
count-last-trick = Fünfzig für den letzten Stich

## Refusals.

refuse-meld-no-such = Diese Meldung haben Sie nicht auf der Hand.
refuse-meld-none-with = Mit dieser Karte lässt sich nichts <melden>melden</>.
refuse-meld-in-sequence = Dieser König oder diese Dame hat schon in einer <sequenz>Sequenz</> gezählt und kann keine <mariage>Mariage</> mehr machen.
refuse-meld-in-greater = Eine dieser Karten hat schon in einem größeren <bezique>Bézique</> gezählt und kann in keinem kleineren mehr zählen.
refuse-meld-again = Dieselben Karten haben dafür schon gezählt.
refuse-meld-unplayed = Erst müssen Sie eine der gezählten Karten ausspielen und durch eine andere ersetzen.
refuse-one-a-trick = Nach jedem Stich dürfen Sie nur einmal <melden>melden</>, und Sie haben schon gezogen.
refuse-declare-first = <melden>Melden</> dürfen Sie nur nach einem eigenen Stich, ehe jemand zieht. Machen Sie erst diesen.
refuse-stock-gone = Der <talon>Talon</> ist aufgebraucht; <melden>melden</> kann man jetzt nichts mehr.
refuse-follow = Der <talon>Talon</> ist aufgebraucht: Sie müssen bedienen, und Sie haben { $suit }.
refuse-win = Der <talon>Talon</> ist aufgebraucht: Sie müssen stechen, wenn Sie können, und Ihr { $suit } ist hoch genug.
refuse-trump = Der <talon>Talon</> ist aufgebraucht: Diese Farbe haben Sie nicht, also müssen Sie <trumpf>Trumpf</> spielen.
unfit-seats = Rubikon-Bézique ist ein Spiel für zwei; mit { WORDS($seats) } geht es nicht.
unfit-stake = Jeder braucht in der Börse, was eine Partie mindestens kosten kann, samt dem Preis der Karten: { $farthings }.

## What the table says.

fresh-packs = Vier neue Kartenspiele werden gebracht.
last-nine = Der Talon ist aufgebraucht. Bei den letzten neun Stichen gilt: bedienen, und stechen, wenn es geht.
hears-onlooker =
    { $who ->
        [you] Sie hören auf einen Zuschauer und haften für die Folgen.
       *[other] { $seat } hört auf einen Zuschauer und haftet für die Folgen.
    }
brisques-taken =
    { $who ->
        [you] Sie haben { $number ->
            [0] keine Briske
            [one] eine Briske
           *[other] { WORDS($number) } Brisken
        }.
       *[other] { $seat } hat { $number ->
            [0] keine Briske
            [one] eine Briske
           *[other] { WORDS($number) } Brisken
        }.
    }
tie-by-brisques =
    { $who ->
        [you] Es steht gleich; die Brisken entscheiden für Sie.
       *[other] Es steht gleich; die Brisken entscheiden für { $seat }.
    }
rubicon-saved = 
    { $who ->
        [you] Ihre Brisken haben Sie über den Rubikon gebracht.
       *[other] Die Brisken haben { $seat } über den Rubikon gebracht.
    }
result-void = Punkte und <briske>Brisken</> sind gleich: Die Partie gilt nicht.
result-won =
    { $who ->
        [you] Sie gewinnen die Partie. Sie zählt { $points }.
       *[other] { $seat } gewinnt die Partie. Sie zählt { $points }.
    }
result-rubicon =
    { $who_loser ->
        [you] Sie sind nicht über den <rubikon>Rubikon</> gekommen. Die Partie zählt { $points }.
       *[other] { $seat_loser } ist nicht über den <rubikon>Rubikon</> gekommen. Die Partie zählt { $points }.
    }
onlooker-pays =
    { $who ->
        [you] Sie haben auf einen Zuschauer gehört und haften darum für die { $farthings } des Verlierers: Sie bekommen nichts.
       *[other] { $seat } hat auf einen Zuschauer gehört und haftet darum für die { $farthings } des Verlierers: Es wird nichts gezahlt.
    }
purse-short = 
    { $who ->
        [you] Ihre Börse ist leer. Was noch fehlt, { $farthings }, wird Ihnen erlassen.
       *[other] Die Börse von { $seat } ist leer. Was noch fehlt, { $farthings }, wird erlassen.
    }
win-void = Die Partie gilt nicht: Nichts wird gezahlt.
win-won = Die Punkte: { $score } zu { $loser }.
win-rubicon = Die Punkte: { $score } zu { $loser }.
pay-packs = für neue Karten
pay-game = für eine Partie von { $points }
