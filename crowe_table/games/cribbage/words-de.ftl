# Every word that Cribbage puts on the table.

game-cribbage = Cribbage
game-cribbage-line = Legen Sie gute Karten in den Crib, zählen Sie Fünfzehner im Spiel, und kommen Sie zuerst ans Ziel.
game-cribbage-minutes = 20
game-cribbage-difficulty = 2
game-cribbage-short = Bis einunddreißig

preset-crowe = Mr. Crowe
preset-crowe-help = Die Startkarte wird aufgedeckt, ehe Sie ablegen, drei in Folge sind zwei, und einmal um das Brett ist die Partie. Vier können als Partner spielen.
preset-crowe-source = Mr. Crowe’s Games, London 1775

preset-modern = Sechs Karten, wie in den Klubs
preset-modern-help = Sechs Karten für jeden, zweimal um das Brett bis hunderteinundzwanzig: das Cribbage, das die meisten kennen, aus der Zeit nach unseren Büchern.
preset-modern-source = Der Brauch der Klubs von heute
preset-encyclopaedia = Die Enzyklopädie
preset-encyclopaedia-help = Fünf Karten, die Startkarte wird nach dem Ablegen abgehoben und liegt auf dem Crib, drei Löcher Vorgabe, und einmal herum ist die Partie. Vier können als Partner spielen. Ihre Bußen gelten nur, wo man selbst ansagt und selbst steckt: Wählen Sie beides unter den Hausregeln.
preset-encyclopaedia-source = Eine Enzyklopädie des vorigen Jahrhunderts
preset-hoyle5 = Hoyle, mit fünf Karten
preset-hoyle5-help = Das alte Spiel zu zweien: drei Karten bleiben, nach einunddreißig oder „Weiter“ ist Schluss, drei Löcher Vorgabe, und einmal herum ist die Partie.
preset-hoyle5-source = Hoyle’s Games Modernized, London 1909
preset-hoyle6 = Hoyle, mit sechs Karten
preset-hoyle6-help = Vier Karten bleiben, und jede wird ausgespielt; zweimal herum ist die Partie. Drei können jeder für sich spielen, oder vier als Partner, mit fünf Karten für jeden.
preset-hoyle6-source = Hoyle’s Games Modernized, London 1909
preset-hoyle7 = Hoyle, mit sieben Karten
preset-hoyle7-help = Fünf Karten bleiben, die Blätter zählen viel, und dreimal um das Brett ist die Partie.
preset-hoyle7-source = Hoyle’s Games Modernized, London 1909

## Places.

place-start-on_pack = Startkarte
place-start-on_crib = Auf dem Crib
place-crib = Der Crib

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Ziehen Sie eine Karte: die niedrigste gibt, und das Ass ist die niedrigste.
wait-cut-for-deal = { $seats } zieht um das Geben.
ask-cut-pack = Heben Sie für den Geber ab.
wait-cut-pack = { $seats } hebt ab.
ask-lay-out =
    { $number ->
        [one] Wählen Sie eine Karte für den Crib
       *[other] Wählen Sie { WORDS($number) } Karten für den Crib
    }{ $who ->
        [you] , der Ihnen gehört.
       *[other] , der { $seat } gehört.
    }
wait-lay-out = Für den Crib wird abgelegt: { $seats }.
ask-cut-start = Heben Sie ab, damit der Geber die Startkarte aufdeckt.
wait-cut-start = { $seats } hebt für die Startkarte ab.
ask-play =
    { $count ->
        [0] Spielen Sie eine Karte aus: das Zählen beginnt.
       *[other] Spielen Sie eine Karte. Der Stand ist { WORDS($count) }.
    }
wait-play = { $seats } ist am Spiel.
ask-play-claim =
    { $count ->
        [0] Spielen Sie eine Karte aus, und sagen Sie, was sie zählt.
       *[other] Der Stand ist { WORDS($count) }. Spielen Sie eine Karte, und sagen Sie, was sie zählt.
    }
wait-play-claim = { $seats } ist am Spiel.
ask-claim-hand = Zählen Sie Ihr Blatt mit der Startkarte, und sagen Sie, was es macht.
wait-claim-hand = { $seats } zählt das Blatt.
ask-claim-crib = Zählen Sie den Crib mit der Startkarte, und sagen Sie, was er macht.
wait-claim-crib = { $seats } zählt den Crib.
ask-agree = { CAP($seat) } hat angesagt. Wurde etwas vergessen?
wait-agree = Die Ansage wird angesehen: { $seats }.
ask-peg =
    { $number ->
        [one] Sie haben einen Punkt. Setzen Sie den hinteren Stift ein Loch vor den vorderen.
       *[other] Sie haben { WORDS($number) } Punkte. Setzen Sie den hinteren Stift so viele Löcher vor den vorderen.
    }
wait-peg = { $seats } steckt.
ask-fresh-deal = Nach einem solchen Fehler dürfen Sie verlangen, dass derselbe noch einmal gibt.
wait-fresh-deal = { $seats } darf neues Geben verlangen.

act-lay_out = Ablegen
act-play = Spielen
act-play_for = Spielen und ansagen
act-claim_score = Ansagen
act-muggins = Muggins!
act-let_stand = Es gilt
act-peg = Stecken
act-lift_fore = Vorderen Stift ziehen
act-own_up = Gestehen
act-fresh_deal = Neu geben
act-deal_stands = Weiterspielen
word-own_up-card_shown = Ich zeigte beim Geben eine Karte
word-own_up-too_many_dealt = Ich gab eine Karte zu viel
word-own_up-pack_touched = Ich berührte den Talon
word-own_up-too_many_found = Ich halte eine Karte zu viel
word-own_up-pegs_touched = Ich berührte meine Stifte

## Refusals.

refuse-over-31 = Mit { $card } wären es { WORDS($count) }, und über einunddreißig darf der Stand nicht gehen.
unfit-seats = Cribbage ist für zwei, für drei, jeder für sich, oder für vier als Partner: mit { WORDS($seats) } geht es nicht.
unfit-crib = Der Crib muss im Ganzen vier Karten haben: bei so vielen Spielern legt jeder { $seats ->
        [2] zwei
        [3] eine ab, und eine kommt vom Talon
       *[other] eine
    }{ $seats ->
        [3] {""}
       *[other] {" "}ab
    }.
unfit-dealer = Wer zuerst geben soll, muss an diesem Tisch einen Platz haben.
unfit-stake =
    { $amount ->
        [0] Die ärmste Börse ist leer: spielen Sie um nichts, oder füllen Sie die Börsen.
       *[other] Wer Schneider wird, zahlt vielleicht doppelt. Setzen Sie nicht mehr, als die ärmste Börse zahlen kann: höchstens { $farthings }.
    }

## What is said of claims, pegs and faults.

over-claimed =
    { $number ->
        [0] Es zählt nichts: die Ansage wird zurückgenommen.
       *[other] Das ist zu viel. Es macht { WORDS($number) }, und der Rest wird zurückgesteckt.
    }
nothing-missed = Nichts wurde vergessen.
pegged-over = Das ist zu weit: { WORDS($number) } standen Ihnen zu, und der Stift geht zurück.
pegged-under = Das ist zu wenig: { WORDS($number) } standen Ihnen zu.
lifted-fore =
    { $who ->
        [you] Sie haben den vorderen Stift gezogen: er kommt hinter den anderen, und { $number ->
            [one] ein Punkt ist
           *[other] { WORDS($number) } Punkte sind
        } verloren.
       *[other] { CAP($seat) } hat den vorderen Stift gezogen: er kommt hinter den anderen, und { $number ->
            [one] ein Punkt ist
           *[other] { WORDS($number) } Punkte sind
        } verloren.
    }
fault-card_shown = Beim Geben wurde eine Karte des Gegners gezeigt: zwei für die andere Seite, die neues Geben verlangen darf.
fault-too_many_dealt = Eine Karte zu viel wurde gegeben: zwei für den Gegner, der neues Geben verlangen darf.
fault-pack_touched = Der Talon wurde vor dem Abheben berührt: zwei für den Gegner.
fault-too_many_found = Im Blatt ist eine Karte zu viel: vier für den Gegner, der neues Geben verlangen darf.
fault-pegs_touched = Stifte wurden ohne Grund berührt: zwei für den Gegner.

## What is spoken.

say-count = { CAP(WORDS($count)) }
say-go = Weiter
say-claim =
    { $number ->
        [0] Nichts
       *[other] { CAP(WORDS($number)) }
    }
say-muggins = Muggins!
say-fresh-deal = Neu geben, bitte
say-my-deal = Meine ist die niedrigste: ich gebe

log-say-count = { $count }
log-moved-lay_out =
    { $who ->
        [you] Sie legen ab
       *[other] { $seat } legt ab
    }

count-claimed = angesagt, { WORDS($running) }
count-muggins = vergessen, { WORDS($running) }
count-over-claimed = zu viel angesagt, { WORDS($running) }
count-penalty = für den Fehler, { WORDS($running) }
count-none = Nichts; ich gehe leer aus
count-fifteen = fünfzehn { WORDS($running) }
count-pair =
    { $first ->
        [yes] ein Paar ist { WORDS($running) }
       *[no] und ein Paar ist { WORDS($running) }
    }
count-pair-royal =
    { $first ->
        [yes] ein Drilling ist { WORDS($running) }
       *[no] und ein Drilling ist { WORDS($running) }
    }
count-double-pair-royal =
    { $first ->
        [yes] ein Vierling ist { WORDS($running) }
       *[no] und ein Vierling ist { WORDS($running) }
    }
count-run =
    { $first ->
        [yes] eine Folge von { WORDS($length) } ist { WORDS($running) }
       *[no] und eine Folge von { WORDS($length) } ist { WORDS($running) }
    }
count-flush =
    { $first ->
        [yes] { WORDS($length) } in einer Farbe sind { WORDS($running) }
       *[no] und { WORDS($length) } in einer Farbe sind { WORDS($running) }
    }
count-noddy =
    { $first ->
        [yes] Bube Noddy, eins
       *[no] und eins für Bube Noddy, { WORDS($running) }
    }
count-nob =
    { $first ->
        [yes] der Bube der Farbe, eins
       *[no] und eins für den Buben der Farbe, { WORDS($running) }
    }

play-fifteen = fünfzehn zwei
play-thirty-one =
    { $first ->
        [yes] einunddreißig, zwei
       *[no] einunddreißig ist { WORDS($running) }
    }
play-pair =
    { $first ->
        [yes] ein Paar, zwei
       *[no] und ein Paar ist { WORDS($running) }
    }
play-pair-royal =
    { $first ->
        [yes] ein Drilling, sechs
       *[no] und ein Drilling ist { WORDS($running) }
    }
play-double-pair-royal =
    { $first ->
        [yes] ein Vierling, zwölf
       *[no] und ein Vierling ist { WORDS($running) }
    }
play-run =
    { $first ->
        [yes] eine Folge von { WORDS($length) }, { WORDS($points) }
       *[no] und eine Folge von { WORDS($length) } ist { WORDS($running) }
    }
play-flush =
    { $first ->
        [yes] { WORDS($length) } in einer Farbe, { WORDS($points) }
       *[no] und { WORDS($length) } in einer Farbe sind { WORDS($running) }
    }
play-noddy =
    { $first ->
        [yes] Bube Noddy, eins
       *[no] und eins für Bube Noddy, { WORDS($running) }
    }
play-nob =
    { $first ->
        [yes] der Bube der Farbe, eins
       *[no] und der Bube der Farbe ist { WORDS($running) }
    }
play-last = eins für die letzte
three-for-last = drei als Vorgabe
noddy-turned = Bube Noddy, zwei
nob-turned = zwei für den aufgedeckten Buben

score-in-play = im Spiel, { WORDS($points) }
score-last = für die letzte, { WORDS($points) }
score-hand =
    { $points ->
        [0] im Blatt, nichts
       *[other] im Blatt, { WORDS($points) }
    }
score-crib =
    { $points ->
        [0] im Crib, nichts
       *[other] im Crib, { WORDS($points) }
    }
score-muggins = Muggins, { WORDS($points) }
score-over-claimed = für die Ansage des Gegners, { WORDS($points) }
score-penalty = nach den Gesetzen, { WORDS($points) }
score-three-for-last = drei als Vorgabe
score-nob-turned = zwei für den aufgedeckten Buben
score-noddy-turned = für Bube Noddy, aufgedeckt, { WORDS($points) }

# The same without their points, for the record.
record-score-in-play = im Spiel
record-score-last = für die letzte
record-score-hand = im Blatt
record-score-crib = im Crib
record-score-muggins = Muggins
record-score-over-claimed = für die Ansage des Gegners
record-score-penalty = nach den Gesetzen
record-score-noddy-turned = für Bube Noddy, aufgedeckt

result-counted =
    { CAP($seats) }: { $points ->
        [0] nichts
       *[other] { WORDS($points) }
    } im Blatt. { CAP($seats_dealer) }: { $points_dealer ->
        [0] nichts
       *[other] { WORDS($points_dealer) }
    }, und { $points_crib ->
        [0] nichts
       *[other] { WORDS($points_crib) }
    } im Crib. Das Brett: { $score } zu { $score_dealer }.
result-counted-three =
    { CAP($seats) }: { $points ->
        [0] nichts
       *[other] { WORDS($points) }
    } im Blatt. { CAP($seats_second) }: { $points_second ->
        [0] nichts
       *[other] { WORDS($points_second) }
    }. { CAP($seats_dealer) }: { $points_dealer ->
        [0] nichts
       *[other] { WORDS($points_dealer) }
    }, und { $points_crib ->
        [0] nichts
       *[other] { WORDS($points_crib) }
    } im Crib. Das Brett: { $score }, { $score_second } und { $score_dealer }.
win = Gewonnen. Der Verlierer steht auf { $score } und ist aus dem Schneider.
win-lurch = Gewonnen, und Schneider! Der Verlierer hat nur { $score } von { $target } und zahlt doppelt.

## What happened, in words.

moved-lay_out =
    { $who ->
        [you] Sie legen { $cards } ab.
       *[other] { $seat } legt { $cards } ab.
    }
shown-crib = Im Crib: { $cards }.

## The rules of the house.

option-unit = Einheit des Tisches
option-unit-help = Was eine Einheit des Einsatzes gilt.
option-cards_dealt = Karten für jeden
option-cards_dealt-help = Wie viele Karten jeder Spieler hat, ehe er ablegt.
option-laid_out = Abgelegt
option-laid_out-help = Wie viele Karten jeder Spieler in den Crib gibt, der immer vier hat.
option-pack_to_crib = Vom Talon in den Crib
option-pack_to_crib-help = Wo drei spielen, macht eine Karte vom Talon den Crib voll.
option-count_mode = Das Zählen
option-count_mode-help = Der Tisch kann für Sie zählen, oder jeder sagt, was er mit jeder Karte und jedem Blatt macht.
option-count_mode-automatic = der Tisch zählt
option-count_mode-claim = jeder sagt an
option-under_claim = Vergessene Punkte
option-under_claim-help = Was aus Punkten wird, die nicht angesagt oder nicht gesteckt werden.
option-under_claim-forgiven = zählen trotzdem
option-under_claim-lost = sind verloren
option-under_claim-muggins = Muggins: wer sie sieht
option-over_claim = Zu viele Punkte
option-over_claim-help = Sie werden zurückgesteckt; nach dem Gesetz der Enzyklopädie zählt der Gegner ebenso viele.
option-over_claim-corrected = zurückgesteckt
option-over_claim-pegged = an den Gegner
option-penalties = Strafen
option-penalties-help = Die Gesetze der Enzyklopädie für falsch behandelte Stifte und Karten, wo die Stifte von Hand gesteckt werden.
option-penalties-none = keine
option-penalties-encyclopaedia = die der Enzyklopädie
option-pegging = Das Stecken
option-pegging-help = Der Tisch kann die Stifte setzen, oder jeder Spieler setzt seine eigenen.
option-pegging-automatic = der Tisch steckt
option-pegging-by_hand = jeder von Hand
option-target = Partie
option-target-help = Wie viele Punkte gewinnen.
option-target-31 = 31: halb herum
option-target-61 = 61: einmal herum
option-target-121 = 121: zweimal herum
option-target-181 = 181: dreimal herum
option-lurch_below = Schneider unter
option-lurch_below-help = Ein Verlierer mit weniger Punkten ist Schneider und zahlt doppelt.
option-lurch_below-0 = kein Schneider
option-stake_rule = Der Einsatz gilt
option-stake_rule-help = Ein Einsatz für die ganze Partie, oder so viel für jeden Punkt zwischen Gewinner und Verlierer.
option-stake_rule-flat = der Partie
option-stake_rule-difference = jedem Punkt Unterschied
option-stake = Einsatz der Partie
option-stake-help = In Einheiten des Tisches; nichts, wenn es nur um die Partie geht.
option-stake-0 = nichts
option-rate = Einsatz auf den Punkt
option-rate-help = In Vierteln der Einheit, wo der Unterschied der Punkte bezahlt wird.
option-rate-0 = nichts
option-first_dealer = Zuerst gibt
option-first_dealer-help = Mr. Crowe überlässt es den Spielern; in den anderen Büchern wird abgehoben, und die niedrigste gibt.
option-first_dealer-cut_low = die niedrigste Karte
option-first_dealer-chosen = wer bestimmt wird
option-first_dealer-random = der Zufall
option-chosen_dealer = Der bestimmte Geber
option-chosen_dealer-help = Der Platz, der zuerst gibt, wo der Geber bestimmt wird.
option-next_game_dealer = Wieder zuerst gibt
option-next_game_dealer-help = Wer in der nächsten Partie am selben Tisch zuerst gibt.
option-next_game_dealer-cut = die niedrigste Karte
option-next_game_dealer-alternate = wer zuletzt nicht gab
option-next_game_dealer-winner = der Gewinner
option-next_game_dealer-loser = der Verlierer
option-pack_cut_before_deal = Abheben vor dem Geben
option-pack_cut_before_deal-help = Ob der Spieler zur Rechten des Gebers abhebt.
option-start_when = Die Startkarte kommt
option-start_when-help = Mr. Crowe deckt sie auf, ehe etwas abgelegt wird; die anderen Bücher danach.
option-start_when-before_lay_out = vor dem Ablegen
option-start_when-after_lay_out = nach dem Ablegen
option-start_how = Die Startkarte ist
option-start_how-help = Einfach die oberste Karte, oder wo Vorhand abhebt.
option-start_how-top_card = die oberste
option-start_how-cut = abgehoben
option-start_lies = Die Startkarte liegt
option-start_lies-help = Auf dem Talon, oder auf dem Crib, zu dem sie gehören wird.
option-start_lies-on_pack = auf dem Talon
option-start_lies-on_crib = auf dem Crib
option-three_for_last = Drei als Vorgabe
option-three_for_last-help = Drei Punkte für Vorhand, weil der erste Crib dem Geber gehört.
option-three_for_last-none = nie
option-three_for_last-first_deal = im ersten Spiel
option-three_for_last-every_deal = in jedem Spiel
option-run_of_three = Eine Folge von drei
option-run_of_three-help = Mr. Crowe zahlt, wie ältere Bücher, zwei dafür; spätere Bücher drei.
option-run_of_three-2 = zwei Punkte
option-run_of_three-3 = drei Punkte
option-play_fifteen = Fünfzehn im Spiel
option-play_fifteen-help = Mr. Crowe zählt die obersten Karten, wie viele auch fünfzehn machen; spätere Bücher nur den ganzen Stand.
option-play_fifteen-top_cards = die obersten Karten
option-play_fifteen-whole_count = der ganze Stand
option-play_flush = Eine Farbe im Spiel
option-play_flush-help = Ob drei oder mehr von einer Farbe, eine auf der anderen, beim Spielen zählen.
option-hand_flush = Eine Farbe im Blatt
option-hand_flush-help = Drei beliebige in einer Farbe, mit der Startkarte, oder nur alle Karten des Blattes.
option-hand_flush-any_three = drei von einer Farbe
option-hand_flush-whole_hand = das ganze Blatt
option-crib_flush = Eine Farbe im Crib
option-crib_flush-help = Drei beliebige in einer Farbe, oder nur alle vier mit der Startkarte.
option-crib_flush-any_three = drei von einer Farbe
option-crib_flush-five_only = alle fünf
option-knave = Der Bube heißt
option-knave-help = Bube Noddy in älteren Büchern; in späteren der Bube der Farbe, und der aufgedeckte Bube.
option-knave-noddy = Bube Noddy
option-knave-nob = Bube der Farbe
option-noddy_in_play = Bube Noddy im Spiel
option-noddy_in_play-help = Ob der Bube von der Farbe der Startkarte eins zählt, wenn er gespielt wird.
option-go_rule = Nach „Weiter“
option-go_rule-help = Ob ein Spieler, dessen Gegner nicht mehr kann, weiterspielen darf, oder das Spielen zu Ende ist.
option-go_rule-stop = das Spielen endet
option-go_rule-play_on = es geht weiter
option-play_out = Alle Karten ausspielen
option-play_out-help = Ob die Karten, die nach einunddreißig oder „Weiter“ bleiben, mit neuem Stand gespielt werden.
option-early_end = Darf abgebrochen werden
option-early_end-help = Ob alle zwischen zwei Spielen einig werden dürfen aufzuhören. Es bleibt unentschieden, und kein Einsatz wird gezahlt.
option-chosen_dealer-0 = der erste Spieler
option-chosen_dealer-1 = der zweite Spieler
option-chosen_dealer-2 = der dritte Spieler
option-chosen_dealer-3 = der vierte Spieler
