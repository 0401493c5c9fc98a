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
do-enough = Es bei einem lassen

hint-any = Eines ist so gut wie das andere: keine Karte ist bekannt.
hint-ready = Das Spiel ist zu Ende, und es gibt nichts zu bedenken.
hint-least = Von siebzehn gesetzten behält der Geber eines: setzen Sie wenig.
hint-fair = Die Aussichten sind gleich: setzen Sie, wie Sie mögen.
hint-same-heap = Wo nur auf einen Haufen gesetzt ist, verliert sich das Geben eher.
hint-one-heap = Von jedem zweiten Einsatz hat der Geber den Vorteil.
hint-sit-out = Was nicht gesetzt ist, kann nicht verloren gehen.
