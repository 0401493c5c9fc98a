# Why one bets, draws and keeps a bank so: what is said when advice is asked for.

do-take_bank = Die Bank für { $farthings } nehmen
do-bid_sum = { $farthings } bieten
do-bet = { $farthings } setzen
do-name_cutter = { $seat } abheben lassen
do-banco = Banco rufen
do-draw = Eine Karte nehmen
do-stand = Bleiben

hint-any = Eines ist so gut wie das andere: keine Karte ist bekannt.
hint-ready = Der Coup ist zu Ende, und es gibt nichts zu bedenken.
hint-take = Die Bank hat von jedem Einsatz den Vorteil.
hint-decline = Eine Bank bringt im Mittel nur wenig ein, und ein einziger Coup kann alles kosten.
hint-pass = Was Sie jetzt an sich nehmen, kann nicht wieder verloren gehen.
hint-silent = Von jedem Einsatz behält die Bank einen Teil, und Banco ist der größte.
hint-banco = Sie spielen Ihr eigenes Blatt, gegen die ganze Bank.
hint-no-bet = Was nicht gesetzt ist, kann nicht verloren gehen.
hint-bet = Der kleinste Einsatz verliert am wenigsten und spielt doch mit.
hint-bound = Die Regeln des Klubs lassen keine Wahl.
hint-draw =
    Nehmen { $wins_own ->
        [0] verliert
       *[1] gewinnt
    } { WORDS($number_own) } von hundert; bleiben { $wins_other ->
        [0] verliert
       *[1] gewinnt
    } { WORDS($number_other) }.
hint-stand =
    Bleiben { $wins_own ->
        [0] verliert
       *[1] gewinnt
    } { WORDS($number_own) } von hundert; nehmen { $wins_other ->
        [0] verliert
       *[1] gewinnt
    } { WORDS($number_other) }.
