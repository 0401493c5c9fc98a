# What to do, as a hint says it.

do-keep_packs = Mit diesen Karten spielen
do-call_fresh_packs = Neue Karten verlangen
do-torn_card = Sagen, dass eine Karte zerrissen ist
do-declare_blanche = Die Carte blanche zeigen
do-show_drawn = Die gezogene Karte zeigen
do-hear_onlooker = Einen Zuschauer hören
do-draw = Eine Karte nehmen
do-choose_deal =
    { $word ->
        [deal] Selbst geben
       *[receive] Den anderen geben lassen
    }
do-waive = Nehmen und nichts melden
do-resign = Aufgeben

hint-any = Eines ist so gut wie das andere.
hint-blanche = Es sind gleich fünfzig, und verloren, wenn Sie erst spielen.
hint-only = Es ist die einzige Karte, die das Gesetz Ihnen lässt.
hint-plainly = Nehmen Sie, was Sie können, solange Sie können.
hint-solved = Beide Blätter sind nun bekannt, und nichts bringt mehr.
hint-wins-to-declare = Sie nimmt den Stich, und Sie haben { $points } zu melden.
hint-wins-brisque = Sie nimmt eine Briske und kostet Sie wenig.
hint-wins = Sie nimmt den Stich und kostet Sie wenig.
hint-leads-to-declare = Sie mag wohl halten, und Sie haben { $points } zu melden.
hint-serves-nothing = Sie dient zu nichts, was man melden kann.
hint-least = Es ist die Karte, die Ihnen am wenigsten fehlen wird.
hint-keeps-bezique =
    Ein { $number ->
        [2] doppeltes
        [3] dreifaches
       *[4] vierfaches
    } Bézique gilt { $points }, und { $card } ist { $unseen ->
        [one] noch einmal
       *[other] noch { WORDS($unseen) }mal
    } ungesehen.
hint-declare = Es gilt { $points } und will nur gesagt sein.
hint-small-first = Dieselben Karten können danach { $points } zählen, aber nicht davor.
hint-waive = Was Sie jetzt zählen, ginge am Ende an den anderen.
hint-waive-keeps = Halten Sie sie zurück: anders zählen sie vielleicht mehr.
