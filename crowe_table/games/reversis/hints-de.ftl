# Why to put away, to pass or to play: each speaks for the answer, in ten words or so.

do-put_away = { $card } weglegen
do-keep = Das Blatt behalten
do-pass_across = { $card } hinübergeben

hint-any = Das ist alles Zufall: Eines ist so gut wie das andere.
hint-ready = Hier ist alles gespielt. Weiter, wenn Sie mögen.
hint-only = Es ist die einzige Karte, die Sie spielen dürfen.
hint-due = Mit dem nächsten Abheben verfällt es, wenn Sie es nicht fordern.
hint-keep = Sie haben in jeder Ihrer Farben eine niedrige Karte.
hint-parts-quinola = Sie haben zu wenig Herz, um sie zu schützen.
hint-parts-short = Es ist Ihre einzige dieser Farbe: Ohne sie können Sie die <quinola>Quinola</> abwerfen.
hint-parts-shorter = Sie haben nur noch eine dieser Farbe: Bald können Sie darauf die <quinola>Quinola</> abwerfen.
hint-parts-high = Sie haben keine niedrige Karte, die Sie statt ihrer spielen könnten.
hint-parts-middle = Ihre anderen Karten dieser Farbe sind niedriger und sicherer.
hint-leads-heart = Wer die <quinola>Quinola</> hat, muss dazu ein Herz geben.
hint-leads = Höhere Karten in { $suit }, die noch ausstehen: { WORDS($number) }.
hint-throws-quinola = Auf eine andere Farbe <abgeworfen>abgeworfen</>, kann sie den Einsatz ihrer Schale gewinnen.
hint-throws-ace = Wer diesen Stich nimmt, bezahlt Sie dafür.
hint-throws-points = Ihre Punkte bekommt, wer diesen Stich nimmt.
hint-throws = Von allen Ihren Karten würde sie später am ehesten einen Stich machen.
hint-throws-last = Es ist Ihre letzte dieser Farbe: Dann können Sie darauf abwerfen.
hint-ducks = Sie verliert den Stich, und Sie behalten eine niedrigere.
hint-loses = Sie verliert den Stich.
hint-takes-last = Den Stich bekommen Sie ohnehin: Nehmen Sie ihn mit der höchsten.
hint-takes-keeps = Sie müssen diesen Stich nehmen: Behalten Sie { $card }, um sie auf eine andere Farbe abzuwerfen.
hint-takes = Den Stich bekommen Sie, aber er enthält keine Punkte.
hint-under = Höhere Karten in { $suit }, die noch ausstehen: { WORDS($number) }.

hint-loss-points =
    { $halves ->
        [0] Das ist fast ebenso gut.
        [1] Das ist fast ebenso gut.
       *[other] Das kostet etwa { $whole ->
            [one] einen Fisch
           *[other] { WORDS($whole) } <fische>Fische</>
        }.
    }
