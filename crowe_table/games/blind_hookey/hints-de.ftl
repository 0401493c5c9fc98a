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

hint-any = Eines ist so gut wie das andere: Niemand kennt eine Karte.
hint-ready = Diese Runde ist zu Ende. Weiter, wann Sie mögen.
hint-least = Von siebzehn gesetzten Marken gewinnt der Geber im Schnitt eine: Setzen Sie so wenig wie möglich.
hint-little = Von siebzehn gesetzten Marken gewinnt der Geber im Schnitt eine: Je weniger Sie setzen, desto weniger kostet es.
hint-fair = Die Chancen sind gleich: Setzen Sie, so viel Sie mögen.
hint-same-heap = Liegen alle Einsätze auf einem <haufen>Haufen</>, so verliert der Geber eher das Recht zu geben.
hint-one-heap = Jeder Einsatz nützt dem Geber; ein zweiter täte es auch.
hint-sit-out = Was Sie nicht setzen, können Sie nicht verlieren.
