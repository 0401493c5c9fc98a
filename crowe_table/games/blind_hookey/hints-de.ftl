# Why one stakes little: what is said when advice is asked for.

do-stake =
    { $farthings } setzen{ $word ->
        [left] {", "}links
        [middle] {", "}in der Mitte
        [right] {", "}rechts
       *[none] {""}
    }
do-lift = { CAP(WORDS($number)) } abheben
do-take = { $word ->
        [left] Den linken nehmen
        [middle] Den mittleren nehmen
       *[right] Den rechten nehmen
    }
do-enough = Nur auf einen Haufen setzen

hint-any = Eines ist so gut wie das andere: niemand kennt eine Karte.
hint-ready = Dieses Spiel ist zu Ende. Weiter, wann Sie mögen.
hint-least = Von je siebzehn gesetzten gewinnt der Geber im Mittel einen: setzen Sie so wenig wie möglich.
hint-little = Von je siebzehn gesetzten gewinnt der Geber im Mittel einen: je weniger Sie setzen, desto weniger kostet es.
hint-fair = Die Aussichten sind gleich: setzen Sie, so viel Sie mögen.
hint-same-heap = Liegen alle Einsätze auf einem Haufen, so verliert der Geber das Geben eher.
hint-one-heap = Jeder Einsatz ist zum Vorteil des Gebers, ein zweiter wäre es auch.
hint-sit-out = Was Sie nicht setzen, können Sie nicht verlieren.
