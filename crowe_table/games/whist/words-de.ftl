# Every word that Whist puts on the table.

game-whist = Whist
game-whist-line = Zwei gegen zwei: Farbe bedienen, Stiche machen, und jeder Stich über sechs ist ein Punkt. Zehn Punkte gewinnen.
game-whist-minutes = 30
game-whist-difficulty = 3

preset-crowe = Mr. Crowe
preset-crowe-help = Zehn Punkte gewinnen, Honneurs zählen nicht, und es wird ein Spiel auf einmal gespielt.
preset-crowe-source = Mr. Crowe’s Games, London 1775
preset-hoyle_long = Langes Whist nach Hoyle
preset-hoyle_long-help = Zehn Punkte, Honneurs zählen und werden auf acht ausgerufen, das beste aus drei Spielen, und Renoncen werden bestraft.
preset-hoyle_long-source = Hoyle’s Games, in the printings of the early nineteenth century
preset-short = Kurzes Whist
preset-short-help = Fünf Punkte, Honneurs zählen, das beste aus drei Spielen, jedes dreifach, doppelt oder einfach.
preset-short-source = The Laws of Whist, London 1864

label-turned = aufgedeckt

## Places.

note-won =
    { $who ->
        [you] Ihre Seite
       *[other] Seite von { $seat }
    }: { $number ->
        [one] ein Spiel
       *[other] { WORDS($number) } Spiele
    }
note-tricks =
    { $who ->
        [you] Ihre Seite
       *[other] Seite von { $seat }
    }: { $number ->
        [0] kein Stich
        [one] ein Stich
       *[other] { WORDS($number) } Stiche
    }

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal =
    { $which ->
        [highest] Ziehen Sie eine Karte: die höchste gibt, und das Ass ist die niedrigste.
       *[lowest] Ziehen Sie eine Karte: die niedrigste gibt, und das Ass ist die niedrigste.
    }
wait-cut-for-deal = { $seats } zieht um das Geben.
ask-cut-for-partners = Ziehen Sie um die Partner: die zwei höchsten spielen gegen die zwei niedrigsten, und das Ass ist die niedrigste.
wait-cut-for-partners = { $seats } zieht um die Partner.
ask-shuffle = Mischen Sie für den Geber?
wait-shuffle = { $seats } mischt.
ask-shuffle-last = Die Karten sind gemischt. Als Geber dürfen Sie noch einmal mischen oder es lassen.
wait-shuffle-last = { $seats } darf zuletzt mischen.
ask-cut-pack = Heben Sie für den Geber ab.
wait-cut-pack = { $seats } hebt ab.
ask-call = Ihre Seite hat acht Punkte. Rufen Sie Ihre Honneurs aus?
wait-call = { $seats } darf Honneurs ausrufen.
ask-answer = { $seat } fragt, ob Sie ein Honneur haben. Sie müssen es ehrlich sagen.
wait-answer = { $seats } muss dem Partner antworten.
ask-lead = Spielen Sie eine Karte aus.
wait-lead = { $seats } spielt aus.
ask-follow = { CAP($suit) } ist gefordert. Bedienen Sie, wenn Sie können.
wait-follow = { $seats } ist am Spiel.
ask-count = Alle Stiche sind gespielt. Haben Sie eine Renonce bemerkt, so rügen Sie sie jetzt; dann wird gezählt.
wait-count = Vor dem Zählen: { $seats }.

act-shuffle = Mischen
act-shuffle-shuffle-last = Noch einmal mischen
act-leave = So lassen
act-call = Haben Sie eins?
act-answer = Ich habe
act-pass = Nein
act-play = Spielen
act-review = Letzter Stich
act-look_back = Stich ansehen
act-claim = Der Rest ist mein
act-claim_revoke = Renonce rügen
act-ready = Weiter
word-claim_revoke-three_tricks = drei Stiche
word-claim_revoke-three_points_off = drei Punkte von ihrem Stand
word-claim_revoke-three_points_on = drei Punkte mehr für uns

## Refusals.

refuse-now-review = Den letzten Stich sieht man nur an, ehe wieder ausgespielt ist, und jeder darf nur einmal bitten.
refuse-revoke-asked = Diesen Stich hat man schon angesehen.
unfit-seats = Whist ist für vier, zwei gegen zwei: Mit { WORDS($seats) } geht es nicht.
unfit-stake = Jede Börse muss fassen, was ein Spiel kosten kann: { $farthings }. Spielen Sie um weniger, oder um die Ehre, oder füllen Sie die Börsen.

## What is spoken.

say-my-deal = Ich gebe
say-trumps = { CAP($suit) } ist Trumpf
say-can-you-one = Haben Sie eins?
say-i-can = Ich habe
say-i-cannot = Ich habe keins
say-may-i-see = Darf ich den Stich sehen?
say-claim = Der Rest gehört mir
say-revoke =
    { $who ->
        [you] Sie haben im { $number }. Stich nicht bedient
       *[other] { $seat } hat im { $number }. Stich nicht bedient
    }

revoke-proved =
    { $who ->
        [you] Es ist so: im { $number }. Stich haben Sie nicht bedient und konnten es doch. Beim Zählen wird dafür bezahlt.
       *[other] Es ist so: im { $number }. Stich hat { $seat } nicht bedient und konnte es doch. Beim Zählen wird dafür bezahlt.
    }
revoke-not-proved =
    { $who ->
        [you] Es war keine Renonce: im { $number }. Stich haben Sie gespielt, wie es erlaubt ist.
       *[other] Es war keine Renonce: im { $number }. Stich hat { $seat } gespielt, wie es erlaubt ist.
    }
revoke-tricks = Für die Renonce gehen Stiche an { $seats }.
points-kept-back = Wegen einer Renonce dürfen { $seats } noch nicht gewinnen und bleiben bei { $score }.
result-void =
    { $who ->
        [you] Beide Seiten haben nicht bedient: das Spiel gilt nicht, und Sie geben noch einmal.
       *[other] Beide Seiten haben nicht bedient: das Spiel gilt nicht, und { $seat } gibt noch einmal.
    }
honours-barred = Die Honneurs zählen nicht: wem nur ein Punkt fehlt, der kann durch sie nicht gewinnen.

count-odd = { WORDS($number) } durch Stiche
count-honours = { WORDS($number) } durch Honneurs
count-call = { WORDS($number) } durch Honneurs
count-revoke = { WORDS($number) } für die Renonce
count-none = nichts
score-odd = durch Stiche, { WORDS($points) }
score-honours = durch Honneurs, { WORDS($points) }
score-call = durch ausgerufene Honneurs, { WORDS($points) }
score-revoke = für eine Renonce, { WORDS($points) }

# The same without their points, for the record.
record-score-odd = durch Stiche
record-score-honours = durch Honneurs
record-score-call = durch ausgerufene Honneurs
record-score-revoke = für eine Renonce

result-odd =
    { CAP($seats) }: { WORDS($tricks) } Stiche, { WORDS($number) } über sechs: { $points ->
        [0] kein Punkt
        [one] ein Punkt
       *[other] { WORDS($points) } Punkte
    }{ $honours ->
        [0] {""}
       *[other] , und { WORDS($honours) } durch Honneurs
    }.{ $honours_other ->
        [0] {""}
       *[other] {" "}{ CAP($seats_other) }: { WORDS($honours_other) } durch Honneurs.
    }
game-won = { CAP($seats) } gewinnen ein Spiel, { $score } zu { $loser }.
win-game = { CAP($seats) } gewinnen das Spiel, { $score } zu { $loser }.
win-rubber = { $games ->
        [0] { CAP($seats) } gewinnen den Robber, zwei Spiele zu null.
       *[other] { CAP($seats) } gewinnen den Robber, zwei Spiele zu eins.
    }
pay-game = für das Spiel
pay-rubber = für den Robber
pay-debt = was angeschrieben war
debt-written =
    { $who ->
        [you] Ihre Börse reicht nicht. Angeschrieben: { $farthings }.
       *[other] Die Börse von { $seat } reicht nicht. Angeschrieben: { $farthings }.
    }
debt-struck-off =
    { $who ->
        [you] Ihre Börse reicht nicht. Erlassen: { $farthings }.
       *[other] Die Börse von { $seat } reicht nicht. Erlassen: { $farthings }.
    }

exhibit-done = Gelungen! Stiche gemacht: { $number }; verlangt: { $wanted }.
exhibit-not-done = Diesmal nicht. Stiche gemacht: { $number }; verlangt: { $wanted }.
exhibit-over = Das Blatt ist gespielt. Stiche gemacht: { $number }.

## What happened, in words.

moved-review = Der letzte Stich war { $cards }.
moved-take_up =
    { $who ->
        [you] Sie nehmen die Trumpfkarte auf.
       *[other] Die Trumpfkarte wird aufgenommen.
    }
shown-hand = { CAP($cards) } { $number ->
        [one] liegt
       *[other] liegen
    } offen.

## The rules of the house.

option-unit = Einheit des Tisches
option-unit-help = Was eine Einheit des Einsatzes gilt.
option-game_points = Spiel
option-game_points-help = Wie viele Punkte ein Spiel gewinnen.
option-game_points-5 = fünf: kurzes Whist
option-game_points-7 = sieben
option-game_points-9 = neun, wie ehedem
option-game_points-10 = zehn: langes Whist
option-honours = Honneurs
option-honours-help = Ass, König, Dame und Bube in Trumpf: Mr. Crowe zählt sie nicht; Hoyle zählt vier für alle und zwei für drei.
option-honours-none = zählen nicht
option-honours-hoyle = zählen
option-honours_bar = Honneurs gesperrt
option-honours_bar-help = Ob eine Seite, der ein Punkt fehlt, keine Honneurs zählt.
option-call_at_eight = Ausrufen auf acht
option-call_at_eight-help = Ob eine Seite auf acht von zehn gewinnen darf, indem sie drei Honneurs zeigt, ehe eine Karte gespielt ist.
option-rubber = Gespielt wird
option-rubber-help = Ein einzelnes Spiel, oder das beste aus dreien.
option-rubber-none = ein einzelnes Spiel
option-rubber-best_of_3 = das beste aus dreien
option-game_value = Ein Spiel gilt
option-game_value-help = Ein Punkt; oder drei, wenn die Verlierer nichts haben, zwei bei weniger als der Hälfte, sonst einer.
option-game_value-flat = eins
option-game_value-treble_double_single = drei, zwei oder eins
option-rubber_points = Für den Robber
option-rubber_points-help = Was der gewonnene Robber dazutut, wo ein Spiel drei, zwei oder eins gilt.
option-rubber_points-0 = nichts
option-stake_mode = Gezahlt wird
option-stake_mode-help = Nichts, ein Einsatz für das Spiel, oder so viel für jeden Punkt Unterschied.
option-stake_mode-none = nichts: um die Ehre
option-stake_mode-flat = für das Spiel
option-stake_mode-difference = für jeden Punkt Unterschied
option-stake = Einsatz aufs Spiel
option-stake-help = In Einheiten des Tisches; nichts, wenn es nur um die Ehre geht.
option-stake-0 = nichts
option-rate = Einsatz auf den Punkt
option-rate-help = In Vierteln der Einheit des Tisches, für jeden Punkt Unterschied, oder wo ein Spiel drei, zwei oder eins gilt.
option-rate-0 = nichts
option-debts = Was eine Börse nicht zahlen kann
option-debts-help = Es wird erlassen, oder angeschrieben und zuerst von dem bezahlt, was später im Robber gewonnen wird.
option-debts-struck_off = wird erlassen
option-debts-written_down = wird angeschrieben
option-count_overshoot = Punkte über das Spiel hinaus
option-count_overshoot-help = Ob sie den Unterschied vergrößern, für den gezahlt wird.
option-partners = Partner
option-partners-help = Wie man sitzt, oder durch Ziehen: die zwei höchsten gegen die zwei niedrigsten.
option-partners-seats = wie man sitzt
option-partners-cut = durch Ziehen
option-cut_for_deal = Zuerst gibt
option-cut_for_deal-help = Mr. Crowe sagt nur, dass man zieht; nach Hoyle gibt die niedrigste Karte.
option-cut_for_deal-lowest = die niedrigste
option-cut_for_deal-highest = die höchste
option-cut_for_deal-random = wen der Zufall trifft
option-cut_for_deal-chosen = wen Sie bestimmen
option-chosen_dealer = Der gewählte Geber
option-chosen_dealer-help = Der Platz, der zuerst gibt, wo der Geber gewählt ist.
option-chosen_dealer-0 = der erste Spieler
option-chosen_dealer-1 = der zweite Spieler
option-chosen_dealer-2 = der dritte Spieler
option-chosen_dealer-3 = der vierte Spieler
option-ritual = Mischen und Abheben
option-ritual-help = Durch die Spieler, oder sogleich. Zufall ist es so oder so.
option-ritual-full = durch die Spieler
option-ritual-quick = sogleich
option-dealer_may_shuffle_last = Der Geber darf zuletzt mischen
option-dealer_may_shuffle_last-help = Ob der Geber gefragt wird, ehe abgehoben ist.
option-early_end = Darf abgebrochen werden
option-early_end-help = Ob alle zwischen zwei Spielen einig werden dürfen aufzuhören. Es bleibt unentschieden, und kein Einsatz wird gezahlt.
option-review = Zurücksehen
option-review-help = Welche Stiche man noch einmal ansehen darf, ehe wieder ausgespielt wird.
option-review-last_trick = den letzten Stich
option-review-none = keinen
option-review-all = jeden: zum Lernen
option-revoke = Eine Renonce
option-revoke-help = Nicht bedienen, obwohl man könnte: unmöglich, oder möglich und bestraft, wenn ein Gegner es bemerkt.
option-revoke-impossible = ist unmöglich
option-revoke-three_tricks = kostet drei Stiche
option-revoke-three_points_off = nimmt drei Punkte
option-revoke-three_points_on = gibt den anderen drei
option-revoke-choice = kostet, was sie wählen
option-claim = Den Rest fordern
option-claim-help = Ob ein Spieler, dem jeder Stich sicher ist, alle übrigen fordern darf.
option-lead_low = Die kleine Karte
option-lead_low-help = Welche kleine Karte einer langen Farbe die Spieler des Hauses ausspielen: die kleinste wie zu Hoyles Zeit, oder später die vierthöchste.
option-lead_low-lowest = die kleinste
option-lead_low-fourth_best = die vierthöchste
option-signals = Zeichen des Buchs
option-signals-help = Ob die Spieler des Hauses sie geben und sie beim Partner lesen.
option-signals-book = gegeben und gelesen
option-signals-none = nicht gebraucht
option-deal_source = Die Karten
option-deal_source-help = Gemischt, wie es kommt; oder ein berühmtes Blatt, einmal und um die Ehre gespielt.
option-deal_source-random = wie es kommt
option-deal_source-exhibit-cumberland = des Herzogs von Cumberland
option-deal_source-exhibit-hoyle_forcing_a = Hoyles Zwang, A spielt aus
option-deal_source-exhibit-hoyle_forcing_c = Hoyles Zwang, C spielt aus
option-deal_source-exhibit-whitfeld_six = Whitfelds Sechs
option-deal_source-exhibit-lewis = Mr. Lewis’ Aufgabe
option-deal_source-exhibit-vienna = Der Wiener Coup
