# Why one bets, draws and keeps a bank so: what is said when advice is asked for.

do-take_bank = Die Bank für { $farthings } nehmen
do-bid_sum = { $farthings } bieten
do-bet = { $farthings } setzen
do-name_cutter = { $seat } abheben lassen
do-banco = Banco rufen
do-draw = Eine Karte nehmen
do-stand = Keine Karte nehmen

hint-any = Eines ist so gut wie das andere: Keine Karte ist bekannt.
hint-ready = Der <coup>Coup</> ist zu Ende; es gibt nichts zu entscheiden.
hint-take = Bei jedem Einsatz ist die Bank im Vorteil.
hint-decline = Eine Bank bringt im Schnitt nur wenig ein, und ein einziger <coup>Coup</> kann sie ganz kosten.
hint-pass = Was Sie jetzt nehmen, können Sie nicht wieder verlieren.
hint-silent = Von jedem Einsatz behält die Bank im Schnitt einen Teil, und <banco>Banco</> ist der größte Einsatz.
hint-banco = Sie spielen mit Ihrem eigenen Blatt gegen die ganze Bank.
hint-no-bet = Was Sie nicht setzen, können Sie nicht verlieren.
hint-bet = Der kleinste Einsatz verliert am wenigsten, und Sie spielen doch mit.
hint-bound = Nach den Clubregeln haben Sie keine Wahl.
hint-draw =
    Eine Karte { $wins_own ->
        [0] verliert
       *[1] gewinnt
    } { WORDS($number_own) } von hundert, keine { $wins_other ->
        [0] verliert
       *[1] gewinnt
    } { WORDS($number_other) }.
hint-stand =
    Keine Karte { $wins_own ->
        [0] verliert
       *[1] gewinnt
    } { WORDS($number_own) } von hundert, eine { $wins_other ->
        [0] verliert
       *[1] gewinnt
    } { WORDS($number_other) }.
