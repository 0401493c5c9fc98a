# Why to put away, to pass or to play: each speaks for the answer, in ten words or so.

do-put_away = { $card } weglegen
do-keep = Das Blatt behalten
do-pass_across = { $card } hinübergeben

hint-any = Es ist alles Zufall: eins ist so gut wie das andere.
hint-only = Es ist die einzige Karte, die Ihnen die Regel lässt.
hint-due = Es verfällt mit dem nächsten Abheben, wenn Sie nicht fordern.
hint-keep = Sie haben in jeder Ihrer Farben eine niedrige Karte.
hint-parts-quinola = Sie haben zu wenige Herzen, um sie zu schützen.
hint-parts-short = Es ist Ihre einzige der Farbe: ohne sie können Sie die Quinola abwerfen.
hint-parts-shorter = Sie haben nur noch eine dieser Farbe: bald können Sie darauf die Quinola abwerfen.
hint-parts-high = Sie haben keine niedrige Karte, die Sie statt ihrer spielen könnten.
hint-parts-middle = Ihre anderen Karten dieser Farbe sind niedriger und sicherer.
hint-leads-heart = Wer die Quinola hat, muss dazu ein Herz geben.
hint-leads = Höhere Karten in { $suit }, die Sie noch nicht gesehen haben: { WORDS($number) }.
hint-throws-quinola = Auf eine andere Farbe geworfen, kann sie den Einsatz ihrer Schale gewinnen.
hint-throws-ace = Wer diesen Stich nimmt, bezahlt Sie dafür.
hint-throws-points = Ihre Augen bekommt, wer diesen Stich nimmt.
hint-throws = Von allen Ihren Karten nähme sie später am ehesten einen Stich.
hint-throws-last = Es ist Ihre letzte der Farbe: dann können Sie darauf abwerfen.
hint-ducks = Sie verliert den Stich, und Sie behalten eine niedrigere.
hint-loses = Sie verliert den Stich.
hint-takes-last = Der Stich ist ohnehin Ihrer: nehmen Sie ihn mit der höchsten.
hint-takes-keeps = Sie müssen diesen Stich nehmen: behalten Sie { $card }, um damit abzuwerfen.
hint-takes = Der Stich ist Ihrer, aber er enthält keine Augen.
hint-under = Höhere Karten in { $suit }, die Sie noch nicht gesehen haben: { WORDS($number) }.

hint-loss-points =
    { $halves ->
        [0] Es kommt fast auf dasselbe hinaus.
        [1] Es kommt fast auf dasselbe hinaus.
       *[other] Es verliert etwa { $whole ->
            [one] einen Fisch
           *[other] { WORDS($whole) } Fische
        }.
    }
