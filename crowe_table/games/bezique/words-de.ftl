# Every word that Rubicon Bézique puts on the table.

game-bezique = Rubikon-Bézique
game-bezique-line = Vier Kartenspiele und vierundsechzig Stiche: Machen Sie einen, wenn Sie etwas zu melden haben. Unter tausend Punkten wird das Verlieren teuer.
game-bezique-minutes = 30
game-bezique-difficulty = 3

preset-portland_1887 = Der Portland-Klub
preset-portland_1887-help = Die Ordnung von 1887: Ein Rubikon kostet dreizehnhundert außer beiden Summen. Ihre Regeln über neue und zerrissene Karten und Zuschauer gelten erst, wenn Sie Preis und Einsatz wählen.
preset-portland_1887-source = The Laws of Rubicon Bézique, framed by a committee of the Portland Club, 1887
preset-modern = Spätere Bücher
preset-modern-help = Ebenso, aber ein Rubikon kostet dreizehnhundertzwanzig, denn jede Briske zählt.
preset-modern-source = Rubicon Bézique as later books print it

option-unit = Einheit des Tisches
option-unit-help = Was eine Einheit des Einsatzes gilt.
option-deal_by = Gegeben wird
option-deal_by-help = Jeder bekommt neun Karten, einzeln oder zu dreien.
option-deal_by-1 = einzeln
option-deal_by-3 = zu dreien
option-first_deal = Wer zuerst gibt
option-first_deal-help = Die höhere Karte wählt, wer gibt, oder muss selbst geben; oder man verabredet es.
option-first_deal-cut_choice = die höhere Karte wählt
option-first_deal-cut_high_deals = die höhere Karte gibt
option-first_deal-chosen = wie verabredet
option-chosen_dealer = Der verabredete Geber
option-chosen_dealer-help = Wer zuerst gibt, wo das verabredet ist.
option-chosen_dealer-0 = der erste Spieler
option-chosen_dealer-1 = der zweite Spieler
option-next_deal = Das nächste Spiel gibt
option-next_deal-help = Abwechselnd, oder es wird von neuem darum abgehoben.
option-next_deal-alternate = abwechselnd
option-next_deal-cut = durch Abheben
option-carte_blanche_repeats = Carte blanche dauert fort
option-carte_blanche_repeats-help = Ob nach Carte blanche jede gezogene Karte wieder fünfzig bringt, bis ein König, eine Dame oder ein Bube kommt.
option-crossed_marriages = Mariagen über Kreuz
option-crossed_marriages-help = Ob zwei gemeldete Mariagen einer Farbe die Partner tauschen und zweimal mehr zählen dürfen.
option-brisques_shown = Brisken gezählt
option-brisques_shown-help = Wann man Ihnen sagt, wie viele Asse und Zehnen Sie genommen haben.
option-brisques_shown-late = gegen Ende des Talons
option-brisques_shown-always = immer
option-brisques_shown-never = nicht vor dem Ende
option-rubicon = Der Rubikon
option-rubicon-help = Wer mit weniger Punkten verliert, auch mit den Brisken, ist nicht hinübergekommen und zahlt für beide Summen.
option-game_bonus = Zum Unterschied dazu
option-game_bonus-help = Was das Spiel selbst gilt, wenn der Verlierer hinübergekommen ist.
option-rubicon_bonus = Für einen Rubikon dazu
option-rubicon_bonus-help = Tausend, und die Brisken, zu dreihundert oder zu dreihundertzwanzig gerechnet.
option-rubicon_bonus-1300 = 1300
option-rubicon_bonus-1320 = 1320
option-saved_can_win = Gerettete dürfen siegen
option-saved_can_win-help = Ob ein Verlierer, den die Brisken retten, gewinnt, wenn sie ihn über den anderen heben.
option-stake_per_hundred = Einsatz auf hundert
option-stake_per_hundred-help = In Vierteln der Einheit, für jedes Hundert, das das Spiel ausmacht. Ein Spiel von 3000 kostet dreißigmal so viel.
option-stake_per_hundred-0 = nichts
option-fresh_pack_price = Neue Karten
option-fresh_pack_price-help = Was vier neue Kartenspiele kosten, in Einheiten. Wer sie verlangt, zahlt; für eine zerrissene Karte zahlt jeder die Hälfte.
option-fresh_pack_price-0 = werden nie verlangt
option-bystander_rule = Rat von Zuschauern
option-bystander_rule-help = Wo um Geld gespielt wird: Niemand rät; oder wer Rat hört, haftet für den Einsatz des anderen; oder jeder darf sprechen.
option-bystander_rule-silent = ist verboten
option-bystander_rule-hint_pays = wird bezahlt
option-bystander_rule-off = ist frei

## Places.

place-pack = Der Talon
place-heap = Der Haufen
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
chart-stake = Ein Spiel von 3000 kostet { $farthings }.

## Questions, as they are put to whom they concern, and as the others wait.

ask-fresh-packs = Spielen wir mit diesen Karten?
wait-fresh-packs = Die Karten werden angesehen: { $seats }.
ask-cut-for-deal = Ziehen Sie eine Karte: die höhere hat die Wahl.
wait-cut-for-deal = { $seats } zieht um das Geben.
ask-choose-deal = Ihre Karte war höher. Wollen Sie geben oder ausspielen?
wait-choose-deal = { $seats } wählt, wer gibt.
ask-cut-pack = Heben Sie für den Geber ab.
wait-cut-pack = { $seats } hebt ab.
ask-lead = Spielen Sie irgendeine Karte aus, von der Hand oder vom Tisch.
wait-lead = { $seats } spielt aus.
ask-reply = Spielen Sie irgendeine Karte: Solange es einen Talon gibt, müssen Sie nicht bedienen.
wait-reply = { $seats } ist am Spiel.
ask-declare = Der Stich gehört Ihnen. Melden Sie etwas, wenn Sie können, und nehmen Sie dann eine Karte.
wait-declare = { $seats } darf melden und nimmt eine Karte.
ask-follow = { CAP($suit) } ist gefordert. Bedienen Sie, und stechen Sie, wenn Sie können.
wait-follow = { $seats } ist am Spiel.

act-keep_packs = Mit diesen spielen
act-call_fresh_packs = Neue Karten verlangen
act-torn_card = Zerrissene Karte melden
act-choose_deal = Wählen
word-choose_deal-deal = Ich gebe
word-choose_deal-receive = Ich spiele aus
act-play = Spielen
act-declare_blanche = Carte blanche zeigen
act-show_drawn = Gezogene Karte zeigen
act-hear_onlooker = Einen Zuschauer hören
act-declare = Melden
act-draw = Karte nehmen
act-waive = Nehmen, nichts melden
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

say-marriage = Mariage, zwanzig
say-royal-marriage = Trumpf-Mariage, vierzig
say-sequence = Sequenz, hundertfünfzig
say-royal-sequence = Trumpf-Sequenz, zweihundertfünfzig
say-bezique =
    { $number ->
        [1] Bézique, vierzig
        [2] Doppeltes Bézique, fünfhundert
        [3] Dreifaches Bézique, fünfzehnhundert
       *[4] Vierfaches Bézique, viertausendfünfhundert
    }
say-aces = Vier Asse, hundert
say-kings = Vier Könige, achtzig
say-queens = Vier Damen, sechzig
say-knaves = Vier Buben, vierzig
say-to-score = 
    { $points ->
        [1500] Und fünfzehnhundert stehen noch aus
        [4500] Und viertausendfünfhundert stehen noch aus
       *[other] Und { WORDS($points) } stehen noch aus
    }
say-blanche = Carte blanche, fünfzig
say-deal = Ich gebe
say-receive = Sie geben
say-resign = Ich gebe auf

score-marriage = eine Mariage
score-royal-marriage = die Trumpf-Mariage
score-sequence = eine Sequenz
score-royal-sequence = die Trumpf-Sequenz
score-bezique = Bézique
score-aces = vier Asse
score-kings = vier Könige
score-queens = vier Damen
score-knaves = vier Buben
score-blanche = Carte blanche
score-last-trick = der letzte Stich
count-marriage = Mariage in { $suit }
count-royal-marriage = Trumpf-Mariage
count-sequence = Sequenz in { $suit }
count-royal-sequence = Trumpf-Sequenz
count-bezique =
    { $number ->
        [1] Bézique
        [2] Doppeltes Bézique
        [3] Dreifaches Bézique
       *[4] Vierfaches Bézique
    }
count-aces = Vier Asse
count-kings = Vier Könige
count-queens = Vier Damen
count-knaves = Vier Buben
count-blanche = Carte blanche
count-last-trick = Fünfzig für den letzten Stich

## Refusals.

refuse-meld-no-such = Eine solche Figur haben Sie nicht.
refuse-meld-none-with = Mit dieser Karte lässt sich nichts melden.
refuse-meld-in-sequence = Dieser König oder diese Dame hat schon in einer Sequenz gezählt und kann nicht mehr heiraten.
refuse-meld-in-greater = Eine davon hat schon in einem größeren Bézique gezählt und kann in keinem kleineren mehr zählen.
refuse-meld-again = Dieselben Karten haben dafür schon gezählt.
refuse-meld-unplayed = Erst müssen Sie eine der gezählten Karten ausspielen und dann eine andere dazunehmen.
refuse-one-a-trick = Nach jedem Stich dürfen Sie eines melden, und Sie haben schon eine Karte genommen.
refuse-declare-first = Melden dürfen Sie nur, wenn Sie einen Stich gemacht haben, und bevor jemand nimmt. Machen Sie erst diesen.
refuse-stock-gone = Der Talon ist fort, und nichts kann mehr gemeldet werden.
refuse-follow = Der Talon ist fort: Sie müssen bedienen, und Sie haben { $suit }.
refuse-win = Der Talon ist fort: Sie müssen stechen, wenn Sie können, und Sie haben { $suit } dafür.
refuse-trump = Der Talon ist fort: Sie haben nichts von dieser Farbe und müssen Trumpf spielen.
unfit-seats = Rubikon-Bézique ist ein Spiel für zwei, nicht für { WORDS($seats) }.
unfit-stake = In jeder Börse muss sein, was ein Spiel mindestens kosten kann, samt dem Preis der Karten: { $farthings }.

## What the table says.

fresh-packs = Vier neue Kartenspiele werden gebracht.
last-nine = Der Talon ist fort. Neun Stiche bleiben: bedienen Sie, und stechen Sie, wenn Sie können.
hears-onlooker =
    { $who ->
        [you] Sie hören einen Zuschauer und haften für das, was daraus wird.
       *[other] { $seat } hört einen Zuschauer und haftet für das, was daraus wird.
    }
brisques-taken =
    { $who ->
        [you] Genommen haben Sie { $number ->
            [0] keine Briske
            [one] eine Briske
           *[other] { WORDS($number) } Brisken
        }.
       *[other] Genommen hat { $seat } { $number ->
            [0] keine Briske
            [one] eine Briske
           *[other] { WORDS($number) } Brisken
        }.
    }
tie-by-brisques =
    { $who ->
        [you] Die Summen sind gleich, und Ihre Brisken entscheiden.
       *[other] Die Summen sind gleich, und die Brisken entscheiden für { $seat }.
    }
rubicon-saved = 
    { $who ->
        [you] Ihre Brisken haben Sie über den Rubikon gebracht.
       *[other] Die Brisken haben { $seat } über den Rubikon gebracht.
    }
result-void = Summen und Brisken sind gleich: das Spiel gilt nicht.
result-won = 
    { $who ->
        [you] Sie gewinnen das Spiel. Es macht { $points }.
       *[other] { $seat } gewinnt das Spiel. Es macht { $points }.
    }
result-rubicon = 
    { $who_loser ->
        [you] Sie sind nicht über den Rubikon gekommen. Das Spiel macht { $points }.
       *[other] { $seat_loser } ist nicht über den Rubikon gekommen. Das Spiel macht { $points }.
    }
onlooker-pays =
    { $who ->
        [you] Sie haben einen Zuschauer gehört und haften für { $farthings } des Verlierers: Ihnen wird nichts gezahlt.
       *[other] { $seat } hat einen Zuschauer gehört und haftet für { $farthings } des Verlierers: gezahlt wird nichts.
    }
purse-short = 
    { $who ->
        [you] Ihre Börse ist leer. Was noch fehlt, { $farthings }, wird Ihnen erlassen.
       *[other] Die Börse von { $seat } ist leer. Was noch fehlt, { $farthings }, wird erlassen.
    }
win-void = Ein ungültiges Spiel: nichts wird gezahlt.
win-won = Die Punkte: { $score } zu { $loser }.
win-rubicon = Die Punkte: { $score } zu { $loser }.
pay-packs = für neue Karten
pay-game = für ein Spiel von { $points }
