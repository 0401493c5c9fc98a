# Why to put away, to pass or to play: each speaks for the answer, in ten words or so.

do-put_away = { $card } weglegen
do-keep = Das Blatt behalten
do-pass_across = { $card } hinübergeben

hint-any = Eines ist so gut wie das andere.
hint-only = Es ist die einzige Karte, die das Gesetz Ihnen lässt.
hint-due = Es verfällt mit dem nächsten Abheben, wenn Sie nicht fordern.
hint-keep = Da ist nichts, wovon Sie sich gern trennten.
hint-parts-quinola = Sie hat zu wenige Herzen, die sie schützen.
hint-parts-short = Ohne diese Farbe können Sie die Quinola abwerfen.
hint-parts-high = Nichts Niedriges schützt sie, und sie nimmt Stiche.
hint-parts-middle = Sie nimmt eher einen Stich als das, was sie schützt.
hint-leads-heart = Es nimmt der Quinola des anderen einen Schutz.
hint-leads = Andere haben wahrscheinlich eine höhere Karte.
hint-throws-quinola = Auf einer anderen Farbe gewinnt sie den Einsatz ihrer Schale.
hint-throws-ace = Es wird bezahlt und nimmt Ihnen keinen Stich.
hint-throws-points = Sie fällt in einen Stich, den ein anderer nimmt.
hint-throws = Sie hätte später einen Stich nehmen können.
hint-ducks = Sie verliert den Stich und spart Ihnen eine niedrigere.
hint-takes-last = Der Stich ist ohnehin Ihrer: nehmen Sie ihn hoch.
hint-takes = Ein Stich jetzt ist billiger als ein anderer später.

hint-loss-points =
    { $halves ->
        [0] Es kommt fast auf dasselbe hinaus.
        [1] Es kommt fast auf dasselbe hinaus.
       *[other] Es verliert etwa { $whole ->
            [one] einen Fisch
           *[other] { WORDS($whole) } Fische
        }.
    }
