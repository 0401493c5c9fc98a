# Every word that Reversis puts on the table.

game-reversis = Reversis
game-reversis-line = Stiche, auf den Kopf gestellt: nehmen Sie so wenig Punkte wie möglich, oder aber jeden Stich.
game-reversis-minutes = 20
game-reversis-difficulty = 3

preset-plain = Das einfache Spiel
preset-plain-help = Drei bis sechs Spieler, alle Karten und keine Schalen: wer die wenigsten Punkte nimmt, wird von allen bezahlt.
preset-plain-source = Das älteste Spiel, Frankreich, 1601
preset-hoyle = Hoyles volles Spiel
preset-hoyle-help = Für vier: zwei Quinolas mit je einer Schale, die Karte über den Tisch, und Fische von Kästchen zu Kästchen.
preset-hoyle-source = Hoyle’s Games, Improved and Enlarged
preset-basket = Der eine Korb
preset-basket-help = Wie im Haag: eine Quinola und eine Schale, nichts wird hinübergegeben, und niemand muss eine Karte wechseln.
preset-basket-source = The rules adopted at The Hague, 1785

## Places.

place-great = Große Schale
place-little = Kleine Schale
place-party = Die Partie
place-discard = Weggelegt
tag-tricks =
    { $number ->
        [0] {""}
        [one] ein Stich
       *[other] { WORDS($number) } Stiche
    }
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
chart-espagnolette = Die Espagnolette: Sie müssen nicht bedienen
chart-rates = Wofür Fische gezahlt werden
chart-ace = Ein Ass abgeworfen
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
chart-forced = Ebenso viel von jedem, wo sie erzwungen ist.

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Ziehen Sie eine Karte: die niedrigste gibt. Ass ist niedrig.
wait-cut-for-deal = { $seats } zieht um das Geben.
ask-cut-pack = Heben Sie für den Geber ab.
wait-cut-pack = { $seats } hebt ab.
ask-put-away = Legen Sie eine Karte weg, und nehmen Sie die Karte vor Ihnen.
wait-put-away = { $seats } legt eine Karte weg.
ask-put-away-dealer = Sie haben eine Karte zu viel: legen Sie eine weg.
wait-put-away-dealer = { $seats } gibt und legt eine Karte weg.
ask-pass-across = Wählen Sie eine Karte für Ihr Gegenüber.
wait-pass-across = Eine Karte zum Hinübergeben wählt noch: { $seats }.
ask-lead = Spielen Sie eine Karte aus.
wait-lead = { $seats } spielt aus.
ask-follow = { CAP($suit) } ist gefordert. Bedienen Sie, wenn Sie können.
wait-follow = { $seats } ist am Spiel.
ask-next-deal = Wenn Sie gesehen haben, wer zahlt, kommt das nächste Spiel.
wait-next-deal = Die Fische werden angesehen: { $seats }.

act-put_away = Weglegen
act-keep = Ich behalte mein Blatt
act-pass_across = Hinübergeben
act-play = Spielen
act-ask_for_due = Fordern, was mir gebührt

## Refusals.

refuse-quinola = Die Quinola darf nicht weggelegt werden: sie gehört zu ihrer Schale.
refuse-quinola-low = Die Quinola darf nur weggelegt werden, wenn ihre Schale { $number } Fische hält.
refuse-lead = Zuerst muss Herz ausgespielt werden, und Sie haben eines.
unfit-seats = Das einfache Reversis ist für drei bis sechs, sonst ist es für vier: mit { WORDS($seats) } geht es nicht.
unfit-full-game = Das volle Spiel ist für vier: { WORDS($seats) } können das einfache spielen.
unfit-stake =
    { $amount ->
        [0] Jede Börse muss den Preis eines Reversis fassen. Spielen Sie um die Ehre, oder füllen Sie die Börsen.
       *[other] Jede Börse muss den Preis eines Reversis fassen, und das ist { $farthings }.
    }

## What is spoken.

say-my-deal = Ich gebe
say-keep = Ich behalte mein Blatt
say-placed = Quinola, gut untergebracht!
say-forced = Erzwungen! Zahlen Sie den Einsatz
say-ask-for-due = Für die ausgespielten Karten, bitte
reversis-under-way =
    { $who ->
        [you] Reversis! Sie haben alle Stiche bis auf zwei: nun gibt es keine Partie.
       *[other] Reversis! { $seat } hat alle Stiche bis auf zwei: nun gibt es keine Partie.
    }
espagnolette-played =
    { $who ->
        [you] Sie haben die Espagnolette gespielt.
       *[other] { $seat } hielt die Espagnolette und hat sie gespielt.
    }

result-party =
    { $who ->
        [you] Sie gewinnen die Partie, sie gilt { $number }. { $other } zahlt sie.
       *[other]
            { $who_other ->
                [you] { $seat } gewinnt die Partie, sie gilt { $number }. Sie zahlen sie.
               *[other] { $seat } gewinnt die Partie, sie gilt { $number }. { $other } zahlt sie.
            }
    }
result-made =
    { $who ->
        [you] Sie haben den Reversis gemacht!
       *[other] { $seat } hat den Reversis gemacht!
    }
result-broken =
    { $who ->
        [you] Ihr Reversis ist gebrochen, von { $other }.
       *[other]
            { $who_other ->
                [you] Sie brechen den Reversis von { $seat }.
               *[other] { $other } bricht den Reversis von { $seat }.
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

win = Das vollste Kästchen: { $seats }, mit { $number } Fischen.

pay-box = die Kästchen werden gefüllt
pay-dealer = der Einsatz des Gebers
pay-pool = der Einsatz
pay-ace-placed = für ein abgeworfenes Ass
pay-ace-forced = für ein erzwungenes Ass
pay-quinola-placed = für die abgeworfene Quinola
pay-quinola-forced = für die erzwungene Quinola
pay-led = für ausgespielte Karten
pay-party = die Partie
pay-reversis = für den Reversis
pay-broken = für den gebrochenen Reversis
pay-returned = zurückgegeben
pay-stake-won = der Einsatz der Quinola
pay-stake-lost = der Einsatz der Quinola
pay-divided = ein Teil der Schale
pay-settlement = was die Fische ausmachen
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
moved-open_party = Die Partie ist { $cards }.
log-moved-open_party = Die Partie
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
option-unit-help = Was eine Einheit des Einsatzes gilt.
option-game = Das Spiel
option-game-help = Das volle Spiel mit Schalen und Partien, oder das einfache, in dem die wenigsten Punkte von allen bezahlt werden.
option-game-full = voll
option-game-plain = einfach
option-quinolas = Quinolas
option-quinolas-help = Karten mit eigener Schale: keine, der Herz-Bube, oder die Herz-Dame dazu.
option-across_exchange = Eine Karte hinüber
option-across_exchange-help = Ob jeder vor dem ersten Stich seinem Gegenüber eine Karte gibt.
option-talon = Der Talon
option-talon-help = Ob alle außer dem Geber eine Karte wechseln müssen.
option-talon-compulsory = muss gewechselt werden
option-talon-optional = darf gewechselt werden
option-talon-none = wird ungesehen weggelegt
option-great_base = Große Schale neu unter
option-great_base-help = Alle setzen neu, wenn sie weniger Fische hält als so viele.
option-little_base = Kleine Schale neu unter
option-little_base-help = Alle setzen neu, wenn sie weniger Fische hält als so viele.
option-great_high = Große Schale, drei Einsätze
option-great_high-help = Von so vielen Fischen an setzt man nicht mehr, und niemand muss eine Karte wechseln.
option-little_high = Kleine Schale, drei Einsätze
option-little_high-help = Von so vielen Fischen an setzt man nicht mehr, und niemand muss eine Karte wechseln.
option-quinola_discard = Quinola weglegen
option-quinola_discard-help = Wann eine Quinola weggelegt werden darf, statt gespielt.
option-quinola_discard-at_three_stakes = bei drei Einsätzen
option-quinola_discard-never = nie
option-quinola_discard-free = immer
option-party_bonus = Zur Partie dazu
option-party_bonus-help = Fische der Partie außer den Punkten der vier weggelegten Karten.
option-opposite_double = Gegenüber doppelt
option-opposite_double-help = Ob sich doppelt bezahlt, wer sich gegenübersitzt.
option-last_double = Zuletzt doppelt
option-last_double-help = Ob Asse und Quinolas im letzten Stich doppelt bezahlt werden.
option-led_out_payer = Asse und Quinolas ausgespielt
option-led_out_payer-help = Wer sie dem Gewinner der Partie bezahlt.
option-led_out_payer-leader = wer sie ausspielte
option-led_out_payer-all = alle
option-reversis_unit = Für einen Reversis
option-reversis_unit-help = Fische, die jeder dafür zahlt; wem er gebrochen wird, der zahlt viermal so viel.
option-espagnolette = Die Espagnolette
option-espagnolette-help = Ob nicht bedienen muss, wer vier Asse hält, oder Quinolas darunter.
option-espagnolette-whole_game = in allen Stichen
option-espagnolette-nine_tricks = in den ersten neun
option-espagnolette-off = wird nicht gespielt
option-esp_pays_break = Espagnolette und gebrochener Reversis
option-esp_pays_break-help = Ob, wer sie gespielt hat, für einen Reversis zahlt, den ein anderer bricht.
option-first_lead_heart = Zuerst Herz
option-first_lead_heart-help = Ob zuerst Herz ausgespielt werden muss.
option-ask_for_due = Was gebührt, muss gefordert werden
option-ask_for_due-help = Was für ausgespielte Asse und Quinolas geschuldet wird, verfällt, wenn man es nicht vor dem nächsten Abheben fordert.
option-rotation = Wohin es geht
option-rotation-help = Ob Geben und Spiel nach rechts gehen wie damals, oder nach links.
option-rotation-right = nach rechts
option-rotation-left = nach links
option-rounds = Runden
option-rounds-help = In einer Runde gibt jeder einmal.
option-box = Fische im Kästchen
option-box-help = Mit wie vielen jeder beginnt.
option-fish_value = Wert eines Fisches
option-fish_value-help = Farthings für einen Fisch am Ende; nichts, und alles geht um die Ehre.
option-fish_value-0 = nichts
option-stake = Einsatz im einfachen Spiel
option-stake-help = Fische, die jeder an die wenigsten Punkte zahlt.
option-plain_pay = Zahlung im einfachen Spiel
option-plain_pay-help = Alle zahlen den Einsatz; oder jeder, um wie viele Punkte er mehr hat.
option-plain_pay-stake = der Einsatz
option-plain_pay-difference = nach dem Unterschied
option-slam_factor = Alle Stiche, einfaches Spiel
option-slam_factor-help = Wie viele Einsätze jeder dem zahlt, der alle Stiche nimmt.
