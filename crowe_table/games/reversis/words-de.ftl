# Every word that Reversis puts on the table.

game-reversis = Reversis
game-reversis-line = Verkehrte Welt: Nehmen Sie in Ihren Stichen so wenig Punkte wie möglich, oder aber alle Stiche.
game-reversis-plain = Verkehrte Welt: Gewinnen Sie so wenig wie möglich.
game-reversis-minutes = 20
game-reversis-difficulty = 3

preset-plain = Einfaches Spiel
preset-plain-help = Drei bis sechs Spieler, alle Karten und keine Schalen: Wer die wenigsten Punkte hat, wird von allen bezahlt.
preset-plain-source = Die älteste Form, Frankreich, 1601
preset-hoyle = Volles Spiel nach Hoyle
preset-hoyle-help = Zu viert: zwei Quinolas mit je einer Schale, eine Karte für das Gegenüber, und Fische wandern von Kästchen zu Kästchen.
preset-hoyle-source = Hoyle’s Games, Improved and Enlarged
preset-basket = Mit einem Korb
preset-basket-help = Wie in Den Haag: eine Quinola und eine Schale, nichts geht ans Gegenüber, und niemand muss eine Karte tauschen.
preset-basket-source = The rules adopted at The Hague, 1785

## Places.

place-great = Große Schale
place-little = Kleine Schale
place-party = Die <partie>Partie</>
place-discard = Weggelegt
ticket-score = { $score } Fische
counters-number = { $number ->
    [one] { $number } Fisch
   *[other] { $number } Fische
}
account-counters = das Kästchen mit Fischen
account-great = die große Schale
account-little = die kleine Schale

chart-points =
    { $number ->
        [0] Ihre Punkte: keine
       *[other] Ihre Punkte: { $number }
    }
chart-espagnolette = Espagnolette: Sie müssen nicht bedienen
chart-rates = Wofür Fische gezahlt werden
chart-ace = Ein abgeworfenes Ass
chart-ace-of-diamonds = Das Karo-Ass
chart-knave = Der Herz-Bube
chart-queen = Die Herz-Dame
chart-reversis = Ein Reversis, von jedem
chart-fish = { $number }
chart-by-points = nach Punkten
chart-paid-by-each = Die Einsätze
chart-fewest = Die wenigsten Punkte, von jedem
chart-slam = Alle Stiche, von jedem
chart-cards-count = Ass 4, König 3, Dame 2, Bube 1.
chart-opposite = Wer sich gegenübersitzt, zahlt einander doppelt.
chart-forced = Ebenso viel von jedem, wenn sie erzwungen wird.

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Ziehen Sie eine Karte: Die niedrigste gibt; das Ass gilt als niedrigste.
wait-cut-for-deal = { $seats } zieht, wer gibt.
ask-cut-pack = Heben Sie für den Geber ab.
wait-cut-pack = { $seats } hebt ab.
ask-put-away = Legen Sie eine Karte weg, und nehmen Sie die Karte vor Ihnen.
wait-put-away = { $seats } muss eine Karte weglegen.
ask-put-away-dealer = Sie haben eine Karte zu viel: Legen Sie eine weg.
wait-put-away-dealer = { $seats } gibt und legt eine Karte weg.
ask-pass-across = Wählen Sie eine Karte für Ihr Gegenüber.
wait-pass-across = Noch beim Wählen für das Gegenüber: { $seats }.
ask-lead = Spielen Sie eine Karte aus.
wait-lead = { $seats } spielt aus.
ask-follow = { CAP($suit) } ist ausgespielt. Bedienen Sie, wenn Sie können.
wait-follow = { $seats } ist am Zug.
ask-next-deal = Sehen Sie sich an, wer zahlt; dann wird neu gegeben.
wait-next-deal = Noch nicht bereit: { $seats }.

act-put_away = Weglegen
act-keep = Blatt behalten
act-pass_across = Hinübergeben
act-play = Spielen
act-ask_for_due = Zahlung fordern

## Refusals.

refuse-quinola = Die <quinola>Quinola</> darf nicht weggelegt werden: Sie gehört zu ihrer Schale.
refuse-quinola-low = Die <quinola>Quinola</> darf nur weggelegt werden, wenn in ihrer Schale { $number } <fische>Fische</> sind.
refuse-lead = Als Erstes muss Herz ausgespielt werden, und Sie haben eines.
unfit-seats = Das einfache Reversis ist für drei bis sechs Spieler, sonst ist es für vier; mit { WORDS($seats) } geht es nicht.
unfit-full-game = Das volle Spiel ist für vier; mit { WORDS($seats) } können Sie das einfache spielen.
unfit-stake =
    { $amount ->
        [0] Jeder braucht in der Börse den Preis eines Reversis. Spielen Sie um die Ehre, oder füllen Sie die Börsen.
       *[other] Jeder braucht in der Börse den Preis eines Reversis: { $farthings }.
    }

## What is spoken.

say-my-deal = Ich gebe
say-keep = Ich behalte mein Blatt
say-placed = Die <quinola>Quinola</> bin ich los!
say-forced = <erzwungen>Erzwungen</>! Der Einsatz, bitte
say-ask-for-due = Für die ausgespielten Karten, bitte
reversis-under-way =
    { $who ->
        [you] Reversis! Sie haben alle Stiche bis auf zwei: Damit gilt die Partie nicht.
       *[other] Reversis! { $seat } hat alle Stiche bis auf zwei: Damit gilt die Partie nicht.
    }
espagnolette-played =
    { $who ->
        [you] Sie haben die Espagnolette gespielt.
       *[other] { $seat } hatte die Espagnolette und hat sie gespielt.
    }

result-party =
    { $who ->
        [you] Sie gewinnen die <partie>Partie</>; sie zählt { $number }. { $other } zahlt sie.
       *[other]
            { $who_other ->
                [you] { $seat } gewinnt die <partie>Partie</>; sie zählt { $number }. Sie müssen sie zahlen.
               *[other] { $seat } gewinnt die <partie>Partie</>; sie zählt { $number }. { $other } zahlt sie.
            }
    }
result-made =
    { $who ->
        [you] Sie haben den Reversis gemacht!
       *[other] { $seat } hat den Reversis gemacht!
    }
result-broken =
    { $who ->
        [you] { $other } hat Ihren Reversis gebrochen.
       *[other]
            { $who_other ->
                [you] Sie haben den Reversis von { $seat } gebrochen.
               *[other] { $other } hat den Reversis von { $seat } gebrochen.
            }
    }
result-plain =
    { $who ->
        [you] Sie haben die wenigsten Punkte, { $number }, und werden von allen bezahlt.
       *[other] { $seat } hat die wenigsten Punkte, { $number }, und wird von allen bezahlt.
    }
result-slam =
    { $who ->
        [you] Sie haben alle Stiche genommen und werden von allen bezahlt!
       *[other] { $seat } hat alle Stiche genommen und wird von allen bezahlt!
    }

win = Das vollste Kästchen: { $seats }, mit { $number } <fische>Fischen</>.

pay-box = die Kästchen werden gefüllt
pay-dealer = der Einsatz des Gebers
pay-pool = der Einsatz
pay-ace-placed = für ein <abgeworfen>abgeworfenes</> Ass
pay-ace-forced = für ein <erzwungen>erzwungenes</> Ass
pay-quinola-placed = für die <abgeworfen>abgeworfene</> <quinola>Quinola</>
pay-quinola-forced = für die <erzwungen>erzwungene</> <quinola>Quinola</>
pay-led = für ausgespielte Karten
pay-party = die <partie>Partie</>
pay-reversis = für den Reversis
pay-broken = für den gebrochenen Reversis
pay-returned = zurückgegeben
pay-stake-won = der Einsatz der <quinola>Quinola</>
pay-stake-lost = der Einsatz der <quinola>Quinola</>
pay-divided = ein Teil der Schale
pay-settlement = was die <fische>Fische</> wert sind
pay-fewest = für die wenigsten Punkte
pay-slam = für alle Stiche

## What happened, in words.

moved-put_away =
    { $who ->
        [you] Sie legen { $cards } weg.
       *[other] { $seat } legt { $cards } weg.
    }
moved-draw =
    { $who ->
        [you] Sie nehmen { $cards } auf.
       *[other] { $seat } nimmt { $cards } auf.
    }
moved-open_party = Die <partie>Partie</>: { $cards }.
log-moved-open_party = Die <partie>Partie</>
moved-pass_across =
    { $who ->
        [you] Sie geben { $cards } hinüber.
       *[other] { $seat } gibt { $cards } hinüber.
    }
log-moved-put_away =
    { $who ->
        [you] Sie legen weg
       *[other] { $seat } legt weg
    }
log-moved-draw =
    { $who ->
        [you] Sie nehmen auf
       *[other] { $seat } nimmt auf
    }
log-moved-pass_across =
    { $who ->
        [you] Sie geben hinüber
       *[other] { $seat } gibt hinüber
    }

## The rules of the house.

option-unit = Einheit des Tisches
option-unit-help = Was eine Einheit des Einsatzes wert ist.
option-game = Das Spiel
option-game-help = Das volle Spiel mit Schalen und Partie; oder das einfache, in dem alle den bezahlen, der die wenigsten Punkte hat.
option-game-full = voll
option-game-plain = einfach
option-quinolas = Quinolas
option-quinolas-help = Karten mit eigener Schale: keine, der Herz-Bube, oder auch die Herz-Dame.
option-across_exchange = Karte ans Gegenüber
option-across_exchange-help = Ob vor dem ersten Stich jeder seinem Gegenüber eine Karte gibt.
option-talon = Der Talon
option-talon-help = Ob alle außer dem Geber eine Karte tauschen müssen.
option-talon-compulsory = muss man tauschen
option-talon-optional = darf man tauschen
option-talon-none = kommt ungesehen weg
option-great_base = Große Schale füllen unter
option-great_base-help = Sind weniger Fische darin, so setzen alle noch einmal.
option-little_base = Kleine Schale füllen unter
option-little_base-help = Sind weniger Fische darin, so setzen alle noch einmal.
option-great_high = Große Schale voll ab
option-great_high-help = Liegen so viele Fische oder mehr darin, gewinnt oder verliert man auf einmal nicht mehr als diese, und niemand muss eine Karte tauschen.
option-little_high = Kleine Schale voll ab
option-little_high-help = Liegen so viele Fische oder mehr darin, gewinnt oder verliert man auf einmal nicht mehr als diese, und niemand muss eine Karte tauschen.
option-quinola_discard = Quinola weglegen
option-quinola_discard-help = Wann man eine Quinola weglegen darf, statt sie zu spielen.
option-quinola_discard-at_three_stakes = bei drei Einsätzen
option-quinola_discard-never = nie
option-quinola_discard-free = immer
option-party_bonus = Zuschlag zur Partie
option-party_bonus-help = Fische, die zu den Punkten der vier weggelegten Karten dazukommen.
option-opposite_double = Gegenüber doppelt
option-opposite_double-help = Ob Spieler, die sich gegenübersitzen, einander doppelt zahlen.
option-last_double = Zuletzt doppelt
option-last_double-help = Ob Asse und Quinolas im letzten Stich doppelt bezahlt werden.
option-led_out_payer = Ausgespielte Asse, Quinolas
option-led_out_payer-help = Wer sie dem Gewinner der Partie bezahlt.
option-led_out_payer-leader = wer sie ausgespielt hat
option-led_out_payer-all = alle
option-reversis_unit = Für einen Reversis
option-reversis_unit-help = Fische, die jeder dafür zahlt; wessen Reversis gebrochen wird, der zahlt viermal so viel.
option-espagnolette = Espagnolette
option-espagnolette-help = Ob jemand mit vier Assen, oder mit Quinolas darunter, nicht zu bedienen braucht.
option-espagnolette-whole_game = in allen Stichen
option-espagnolette-nine_tricks = in den ersten neun
option-espagnolette-off = gibt es nicht
option-esp_pays_break = Espagnolette zahlt mit
option-esp_pays_break-help = Ob, wer sie gespielt hat, auch für einen Reversis zahlt, den ein anderer bricht.
option-first_lead_heart = Zuerst ein Herz
option-first_lead_heart-help = Ob als Erstes Herz ausgespielt werden muss.
option-ask_for_due = Zahlung fordern
option-ask_for_due-help = Ob verfällt, was man für ausgespielte Asse und Quinolas zu bekommen hat, wenn man es nicht vor dem nächsten Abheben fordert.
option-rotation = Richtung
option-rotation-help = Ob nach rechts gegeben und gespielt wird wie damals, oder nach links.
option-rotation-right = nach rechts
option-rotation-left = nach links
option-rounds = Runden
option-rounds-help = In einer Runde gibt jeder einmal.
option-box = Fische im Kästchen
option-box-help = Wie viele jeder am Anfang hat.
option-fish_value = Wert eines Fisches
option-fish_value-help = Farthings je Fisch am Ende; bei nichts geht es nur um die Ehre.
option-fish_value-0 = nichts
option-stake = Einsatz, einfaches Spiel
option-stake-help = Fische, die jeder dem zahlt, der die wenigsten Punkte hat.
option-plain_pay = Bezahlt wird
option-plain_pay-help = Im einfachen Spiel: Alle zahlen den Einsatz; oder jeder zahlt, was er an Punkten mehr hat.
option-plain_pay-stake = der Einsatz
option-plain_pay-difference = nach dem Unterschied
option-slam_factor = Alle Stiche, einfaches Spiel
option-slam_factor-help = Wie viele Einsätze jeder dem zahlt, der alle Stiche macht.

## Schilder auf Karten.

card-quinola = Quinola
