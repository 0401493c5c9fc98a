# Every word that Whist puts on the table.

game-whist = Whist
game-whist-line = Zwei gegen zwei: Farbe bedienen und Stiche machen; jeder Stich über sechs ist ein Punkt. Mit zehn Punkten hat man gewonnen.
game-whist-plain = Zwei gegen zwei: Jeder legt eine Karte, und die höchste gewinnt die Runde.
game-whist-minutes = 30
game-whist-difficulty = 3

preset-crowe = Mr. Crowe
preset-crowe-help = Zehn Punkte gewinnen, Honneurs zählen nicht, und gespielt wird eine einzelne Partie.
preset-crowe-source = Mr. Crowe’s Games, London 1775
preset-hoyle_long = Langes Whist nach Hoyle
preset-hoyle_long-help = Zehn Punkte, Honneurs zählen und werden bei acht ausgerufen; wer zwei Partien gewinnt, siegt, und eine Renonce wird bestraft.
preset-hoyle_long-source = Hoyle’s Games, in the printings of the early nineteenth century
preset-short = Kurzes Whist
preset-short-help = Fünf Punkte, Honneurs zählen; wer zwei Partien gewinnt, siegt, und jede zählt dreifach, doppelt oder einfach.
preset-short-source = The Laws of Whist, London 1864

label-turned = aufgedeckt

## Places.

note-won =
    { $who ->
        [you] Ihre Seite
       *[other] Seite von { $seat }
    }: { $number ->
        [one] eine Partie
       *[other] { WORDS($number) } Partien
    }

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal =
    { $which ->
        [highest] Ziehen Sie eine Karte: Die höchste gibt; das Ass gilt als niedrigste.
       *[lowest] Ziehen Sie eine Karte: Die niedrigste gibt; das Ass gilt als niedrigste.
    }
wait-cut-for-deal = { $seats } zieht, wer gibt.
ask-cut-for-partners = Ziehen Sie eine Karte: Die zwei höchsten spielen gegen die zwei niedrigsten; das Ass gilt als niedrigste.
wait-cut-for-partners = { $seats } zieht, wer mit wem spielt.
ask-shuffle = Wollen Sie für den Geber mischen?
wait-shuffle = { $seats } darf mischen.
ask-shuffle-last = Die Karten sind gemischt. Als Geber dürfen Sie noch einmal mischen.
wait-shuffle-last = { $seats } darf zuletzt mischen.
ask-cut-pack = Heben Sie für den Geber ab.
wait-cut-pack = { $seats } hebt ab.
ask-call = Ihre Seite hat acht Punkte. Wollen Sie Ihre <honneurs>Honneurs</> ausrufen?
wait-call = { $seats } darf <honneurs>Honneurs</> ausrufen.
ask-answer = { $seat } fragt, ob Sie ein Honneur haben. Sie müssen ehrlich antworten.
wait-answer =
    { $seats } muss { $pronoun ->
        [she] ihrem
       *[other] seinem
    } Partner antworten.
ask-lead = Spielen Sie eine Karte aus.
wait-lead = { $seats } spielt aus.
ask-follow = { CAP($suit) } ist ausgespielt. Bedienen Sie, wenn Sie können.
wait-follow = { $seats } ist am Zug.
ask-count = Alle Stiche sind gespielt. Wenn Sie eine <renonce>Renonce</> bemerkt haben, zeigen Sie sie jetzt an; dann wird abgerechnet.
wait-count = Noch vor der Abrechnung: { $seats }.

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
act-claim_revoke = Renonce anzeigen
act-ready = Weiter
word-claim_revoke-three_tricks = drei Stiche
word-claim_revoke-three_points_off = drei Punkte Abzug für sie
word-claim_revoke-three_points_on = drei Punkte mehr für uns

## Refusals.

refuse-now-review = Den letzten Stich kann man nur ansehen, ehe wieder ausgespielt wird, und jeder nur einmal.
refuse-revoke-asked = Dieser Stich ist schon geprüft.
unfit-seats = Whist spielt man zu viert, zwei gegen zwei; mit { WORDS($seats) } geht es nicht.
unfit-stake = Jeder braucht in der Börse, was eine Partie kosten kann: { $farthings }. Spielen Sie um weniger oder um die Ehre, oder füllen Sie die Börsen.

## What is spoken.

say-my-deal = Ich gebe
say-trumps = { CAP($suit) } ist <trumpf>Trumpf</>
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
        [you] Es stimmt: Im { $number }. Stich haben Sie nicht bedient, obwohl Sie konnten. Das kostet bei der Abrechnung.
       *[other] Es stimmt: Im { $number }. Stich hat { $seat } nicht bedient, obwohl { $pronoun ->
            [she] sie es
           *[other] er es
        } konnte. Das kostet bei der Abrechnung.
    }
revoke-not-proved =
    { $who ->
        [you] Es war keine <renonce>Renonce</>: Im { $number }. Stich haben Sie richtig gespielt.
       *[other] Es war keine <renonce>Renonce</>: Im { $number }. Stich hat { $seat } richtig gespielt.
    }
revoke-tricks = Wegen der <renonce>Renonce</> gehen Stiche an { $seats }.
points-kept-back = Wegen einer Renonce dürfen { $seats } noch nicht gewinnen und bleiben bei { $score }.
result-void =
    { $who ->
        [you] Beide Seiten haben nicht bedient: Dieses Geben gilt nicht, und Sie geben noch einmal.
       *[other] Beide Seiten haben nicht bedient: Dieses Geben gilt nicht, und { $seat } gibt noch einmal.
    }
honours-barred = Die Honneurs zählen nicht: Wem nur noch ein Punkt fehlt, der kann mit ihnen nicht gewinnen.

count-odd = { WORDS($number) } <fur-stiche>für Stiche</>
count-honours = { WORDS($number) } <fur-honneurs>für Honneurs</>
count-call = { WORDS($number) } <fur-honneurs>für Honneurs</>
count-revoke = { WORDS($number) } für die <renonce>Renonce</>
count-none = nichts
score-odd = <fur-stiche>für Stiche</>, { WORDS($points) }
score-honours = <fur-honneurs>für Honneurs</>, { WORDS($points) }
score-call = für ausgerufene <honneurs>Honneurs</>, { WORDS($points) }
score-revoke = für eine <renonce>Renonce</>, { WORDS($points) }

# The same without their points, for the record.
record-score-odd = für Stiche
record-score-honours = für Honneurs
record-score-call = für ausgerufene Honneurs
record-score-revoke = für eine Renonce

result-odd =
    { CAP($seats) }: { WORDS($tricks) } Stiche, { WORDS($number) } über sechs: { $points ->
        [0] kein Punkt
        [one] ein Punkt
       *[other] { WORDS($points) } Punkte
    }{ $honours ->
        [0] {""}
       *[other] , und { WORDS($honours) } <fur-honneurs>für Honneurs</>
    }.{ $honours_other ->
        [0] {""}
       *[other] {" "}{ CAP($seats_other) }: { WORDS($honours_other) } <fur-honneurs>für Honneurs</>.
    }
game-won = { CAP($seats) } gewinnen eine Partie, { $score } zu { $loser }.
win-game = { CAP($seats) } gewinnen die Partie, { $score } zu { $loser }.
win-rubber =
    { $games ->
        [0] { CAP($seats) } gewinnen den <robber>Robber</>, zwei Partien zu null.
       *[other] { CAP($seats) } gewinnen den <robber>Robber</>, zwei Partien zu eins.
    }
pay-game = für die Partie
pay-rubber = für den <robber>Robber</>
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

exhibit-done = Geschafft! Sie haben { $number } von { $wanted } verlangten Stichen.
exhibit-not-done = Diesmal nicht. Sie haben { $number } von { $wanted } verlangten Stichen.
exhibit-over = Das Blatt ist ausgespielt. Stiche: { $number }.

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
option-unit-help = Was eine Einheit des Einsatzes wert ist.
option-game_points = Die Partie
option-game_points-help = Mit wie vielen Punkten man eine Partie gewinnt.
option-game_points-5 = fünf: kurzes Whist
option-game_points-7 = sieben
option-game_points-9 = neun, wie früher
option-game_points-10 = zehn: langes Whist
option-honours = Honneurs
option-honours-help = Ass, König, Dame und Bube in Trumpf: Mr. Crowe zählt sie nicht; bei Hoyle zählen alle vier vier Punkte, drei davon zwei.
option-honours-none = zählen nicht
option-honours-hoyle = zählen
option-honours_bar = Honneurs gesperrt
option-honours_bar-help = Ob eine Seite, der nur noch ein Punkt fehlt, keine Honneurs zählen darf.
option-call_at_eight = Ausrufen bei acht
option-call_at_eight-help = Ob eine Seite mit acht von zehn Punkten gewinnt, wenn sie drei Honneurs zeigt, ehe gespielt wird.
option-rubber = Gespielt wird
option-rubber-help = Eine einzelne Partie, oder bis eine Seite zwei Partien gewonnen hat.
option-rubber-none = eine Partie
option-rubber-best_of_3 = auf zwei Gewinnpartien
option-game_value = Eine Partie zählt
option-game_value-help = Einen Punkt; oder drei, wenn die Verlierer nichts haben, zwei, wenn sie weniger als die Hälfte haben, sonst einen.
option-game_value-flat = eins
option-game_value-treble_double_single = drei, zwei oder eins
option-rubber_points = Für den Robber
option-rubber_points-help = Was der gewonnene Robber dazuzählt, wenn eine Partie drei, zwei oder eins gilt.
option-rubber_points-0 = nichts
option-stake_mode = Gezahlt wird
option-stake_mode-help = Nichts, ein fester Einsatz für die Partie oder so viel für jeden Punkt Unterschied.
option-stake_mode-none = nichts: um die Ehre
option-stake_mode-flat = für die Partie
option-stake_mode-difference = für jeden Punkt Unterschied
option-stake = Einsatz je Partie
option-stake-help = In Einheiten des Tisches; nichts, wenn es nur um die Ehre geht.
option-stake-0 = nichts
option-rate = Einsatz je Punkt
option-rate-help = In Vierteln der Einheit, für jeden Punkt Unterschied oder für jeden Punkt, den die Partie zählt.
option-rate-0 = nichts
option-debts = Fehlt Geld in der Börse
option-debts-help = Der Rest wird erlassen; oder er wird angeschrieben und zuerst von dem bezahlt, was später im Robber gewonnen wird.
option-debts-struck_off = wird es erlassen
option-debts-written_down = wird es angeschrieben
option-count_overshoot = Überzählige Punkte
option-count_overshoot-help = Ob Punkte über das Ziel hinaus den Unterschied vergrößern, für den gezahlt wird.
option-partners = Partner
option-partners-help = Wie man sitzt; oder man zieht, und die zwei höchsten spielen gegen die zwei niedrigsten.
option-partners-seats = wie man sitzt
option-partners-cut = durch Ziehen
option-cut_for_deal = Zuerst gibt
option-cut_for_deal-help = Mr. Crowe sagt nur, dass gezogen wird; nach Hoyle gibt die niedrigste Karte.
option-cut_for_deal-lowest = die niedrigste
option-cut_for_deal-highest = die höchste
option-cut_for_deal-random = wen das Los trifft
option-cut_for_deal-chosen = wen Sie bestimmen
option-chosen_dealer = Der gewählte Geber
option-chosen_dealer-help = Der Platz, der zuerst gibt, wenn der Geber bestimmt wird.
option-chosen_dealer-0 = der erste Spieler
option-chosen_dealer-1 = der zweite Spieler
option-chosen_dealer-2 = der dritte Spieler
option-chosen_dealer-3 = der vierte Spieler
option-ritual = Mischen und Abheben
option-ritual-help = Durch die Spieler oder von selbst. Zufall ist es so oder so.
option-ritual-full = durch die Spieler
option-ritual-quick = von selbst
option-dealer_may_shuffle_last = Der Geber mischt zuletzt
option-dealer_may_shuffle_last-help = Ob der Geber vor dem Abheben noch einmal mischen darf.
option-early_end = Abbrechen erlaubt
option-early_end-help = Ob alle zwischen zwei Geben aufhören dürfen, wenn sie sich einig sind. Dann ist es unentschieden, und niemand zahlt.
option-review = Stiche nachsehen
option-review-help = Welche Stiche man noch einmal ansehen darf, ehe wieder ausgespielt wird.
option-review-last_trick = den letzten Stich
option-review-none = keinen
option-review-all = jeden: zum Lernen
option-revoke = Eine Renonce
option-revoke-help = Nicht bedienen, obwohl man könnte: Das ist unmöglich, oder es ist möglich und wird bestraft, wenn ein Gegner es merkt.
option-revoke-impossible = ist unmöglich
option-revoke-three_tricks = kostet drei Stiche
option-revoke-three_points_off = kostet drei Punkte
option-revoke-three_points_on = gibt den anderen drei
option-revoke-choice = kostet nach Wahl
option-claim = Den Rest verlangen
option-claim-help = Ob ein Spieler, dem alle übrigen Stiche sicher sind, sie verlangen darf.
option-lead_low = Kleine Karte
option-lead_low-help = Welche kleine Karte die Spieler des Hauses aus einer langen Farbe ausspielen: die kleinste wie zu Hoyles Zeit oder, wie später üblich, die vierthöchste.
option-lead_low-lowest = die kleinste
option-lead_low-fourth_best = die vierthöchste
option-signals = Konventionen
option-signals-help = Ob die Spieler des Hauses die Zeichen des Buches geben und bei ihrem Partner lesen.
option-signals-book = wie im Buch
option-signals-none = keine
option-deal_source = Die Karten
option-deal_source-help = Zufällig gemischt; oder ein berühmtes Blatt, einmal und nur um die Ehre gespielt.
option-deal_source-random = nach Zufall
option-deal_source-exhibit-cumberland = Herzog von Cumberland
option-deal_source-exhibit-hoyle_forcing_a = Hoyles Zwang, A beginnt
option-deal_source-exhibit-hoyle_forcing_c = Hoyles Zwang, C beginnt
option-deal_source-exhibit-whitfeld_six = Whitfelds sechs Karten
option-deal_source-exhibit-lewis = Mr. Lewis’ Aufgabe
option-deal_source-exhibit-vienna = Wiener Coup
