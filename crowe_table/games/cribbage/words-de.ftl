# Every word that Cribbage puts on the table.

game-cribbage = Cribbage
game-cribbage-line = Legen Sie gute Karten in Ihren eigenen Crib, zählen Sie beim Spielen Fünfzehner, und kommen Sie mit Ihren Stiften als Erster ans Ziel.
game-cribbage-plain = Bilden Sie Fünfzehner, Paare und Folgen, und bringen Sie Ihren Stift als Erster ins Ziel.
game-cribbage-minutes = 20
game-cribbage-difficulty = 2

preset-crowe = Mr. Crowe
preset-crowe-help = Die Startkarte wird vor dem Ablegen aufgedeckt, eine Folge von drei zählt zwei, und einmal um das Brett ist die Partie. Vier können als Partner spielen.
preset-crowe-source = Mr. Crowe’s Games, London 1775

preset-modern = Sechs Karten, wie heute
preset-modern-help = Sechs Karten für jeden, zweimal um das Brett bis hunderteinundzwanzig: das Cribbage, das die meisten kennen, jünger als unsere Bücher.
preset-modern-source = Der Brauch heutiger Clubs
preset-encyclopaedia = Die Enzyklopädie
preset-encyclopaedia-help = Fünf Karten, die Startkarte wird nach dem Ablegen abgehoben und liegt auf dem Crib, drei Löcher Vorgabe, und eine Runde um das Brett ist die Partie. Vier können als Partner spielen. Strafen gibt es nur, wo man selbst ansagt und selbst steckt: Wählen Sie beides unter den Hausregeln.
preset-encyclopaedia-source = Eine Enzyklopädie des vorigen Jahrhunderts
preset-hoyle5 = Hoyle, fünf Karten
preset-hoyle5-help = Das alte Spiel zu zweit: Drei Karten bleiben, nach einunddreißig oder „Weiter“ ist Schluss, drei Löcher Vorgabe, und eine Runde um das Brett ist die Partie.
preset-hoyle5-source = Hoyle’s Games Modernized, London 1909
preset-hoyle6 = Hoyle, sechs Karten
preset-hoyle6-help = Vier Karten bleiben, und alle werden ausgespielt; zwei Runden um das Brett sind die Partie. Es geht auch zu dritt, jeder für sich, oder zu viert mit Partnern, dann mit fünf Karten für jeden.
preset-hoyle6-source = Hoyle’s Games Modernized, London 1909
preset-hoyle7 = Hoyle, sieben Karten
preset-hoyle7-help = Fünf Karten bleiben, jedes Blatt zählt viel, und dreimal um das Brett ist die Partie.
preset-hoyle7-source = Hoyle’s Games Modernized, London 1909

## Places.

place-start-on_pack = <startkarte>Startkarte</>
place-start-on_crib = Auf dem <crib>Crib</>
place-crib = Der <crib>Crib</>

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Ziehen Sie eine Karte: Die niedrigste gibt; das Ass gilt als niedrigste.
wait-cut-for-deal = { $seats } zieht, wer gibt.
ask-cut-pack = Heben Sie für den Geber ab.
wait-cut-pack = { $seats } hebt ab.
ask-lay-out =
    { $number ->
        [one] Wählen Sie eine Karte
       *[other] Wählen Sie { WORDS($number) } Karten
    } für { $who ->
        [you] Ihren <crib>Crib</>.
       *[other] den <crib>Crib</> von { $seat }.
    }
wait-lay-out = Noch beim <ablegen>Ablegen</> in den <crib>Crib</>: { $seats }.
ask-cut-start = Heben Sie ab, damit der Geber die <startkarte>Startkarte</> aufdeckt.
wait-cut-start = { $seats } hebt für die <startkarte>Startkarte</> ab.
ask-play =
    { $count ->
        [0] Spielen Sie eine Karte aus: Das Zählen beginnt.
       *[other] Spielen Sie eine Karte. Der Stand ist { WORDS($count) }.
    }
wait-play = { $seats } ist am Zug.
wait-count =
    { $who ->
        [you] Sie zählen.
       *[other] { CAP($seat) } zählt.
    }
ask-play-claim =
    { $count ->
        [0] Spielen Sie eine Karte aus, und sagen Sie, was sie zählt.
       *[other] Der Stand ist { WORDS($count) }. Spielen Sie eine Karte, und sagen Sie, was sie zählt.
    }
wait-play-claim = { $seats } ist am Zug.
ask-claim-hand = Zählen Sie Ihr Blatt mit der <startkarte>Startkarte</>, und sagen Sie die Punkte an.
wait-claim-hand = { $seats } zählt das Blatt.
ask-claim-crib = Zählen Sie den <crib>Crib</> mit der <startkarte>Startkarte</>, und sagen Sie die Punkte an.
wait-claim-crib = { $seats } zählt den <crib>Crib</>.
ask-agree = { CAP($seat) } hat angesagt. Wurde etwas vergessen?
wait-agree = Noch beim Prüfen der Ansage: { $seats }.
ask-peg =
    { $number ->
        [one] Sie haben einen Punkt. Stecken Sie den hinteren Stift ein Loch vor den vorderen.
       *[other] Sie haben { WORDS($number) } Punkte. Stecken Sie den hinteren Stift so viele Löcher vor den vorderen.
    }
wait-peg = { $seats } steckt.
ask-fresh-deal = Nach diesem Fehler dürfen Sie verlangen, dass derselbe noch einmal gibt.
wait-fresh-deal = { $seats } darf verlangen, dass neu gegeben wird.

act-lay_out = Ablegen
act-play = Spielen
act-play_for = Spielen und ansagen
act-claim_score = Ansagen
act-muggins = Muggins!
act-let_stand = Gelten lassen
act-peg = Stecken
act-lift_fore = Vorderen Stift ziehen
act-own_up = Gestehen
act-fresh_deal = Neu geben
act-deal_stands = Weiterspielen
word-own_up-card_shown = Beim Geben eine Karte gezeigt
word-own_up-too_many_dealt = Eine Karte zu viel gegeben
word-own_up-pack_touched = Den Talon berührt
word-own_up-too_many_found = Eine Karte zu viel
word-own_up-pegs_touched = Meine Stifte berührt

## Refusals.

refuse-over-31 = Mit { $card } wären es { WORDS($count) }, aber der Stand darf nicht über einunddreißig gehen.
unfit-seats = Cribbage spielt man zu zweit, zu dritt jeder für sich oder zu viert mit Partnern; mit { WORDS($seats) } geht es nicht.
unfit-crib =
    In den Crib gehören vier Karten: Bei so vielen Spielern legt jeder { $seats ->
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
        [0] Die ärmste Börse ist leer: Spielen Sie um die Ehre, oder füllen Sie die Börsen.
       *[other] Wer Schneider wird, zahlt doppelt. Setzen Sie nicht mehr, als die ärmste Börse zahlen kann: höchstens { $farthings }.
    }

## What is said of claims, pegs and faults.

over-claimed =
    { $number ->
        [0] Das zählt nichts: Die Ansage wird zurückgenommen.
       *[other] Das ist zu viel. Es sind { WORDS($number) }, und der Rest wird zurückgesteckt.
    }
nothing-missed = Nichts wurde vergessen.
pegged-over = Das ist zu weit: { WORDS($number) } standen Ihnen zu, und der Stift geht zurück.
pegged-under = Das ist zu wenig: { WORDS($number) } standen Ihnen zu.
lifted-fore =
    { $who ->
        [you] Sie haben den vorderen Stift gezogen: Er kommt hinter den anderen, und { $number ->
            [one] ein Punkt ist
           *[other] { WORDS($number) } Punkte sind
        } verloren.
       *[other] { CAP($seat) } hat den vorderen Stift gezogen: Er kommt hinter den anderen, und { $number ->
            [one] ein Punkt ist
           *[other] { WORDS($number) } Punkte sind
        } verloren.
    }
fault-card_shown = Beim Geben wurde eine Karte des Gegners sichtbar: zwei Punkte für ihn, und er darf verlangen, dass neu gegeben wird.
fault-too_many_dealt = Es wurde eine Karte zu viel gegeben: zwei Punkte für den Gegner, und er darf verlangen, dass neu gegeben wird.
fault-pack_touched = Der Talon wurde vor dem Abheben berührt: zwei Punkte für den Gegner.
fault-too_many_found = Ein Blatt hat eine Karte zu viel: vier Punkte für den Gegner, und er darf verlangen, dass neu gegeben wird.
fault-pegs_touched = Stifte wurden ohne Grund berührt: zwei Punkte für den Gegner.

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
say-my-deal = Meine ist die niedrigste: Ich gebe

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
count-none = Nichts; ich gehe <leer>leer</> aus
count-fifteen = fünfzehn { WORDS($running) }
count-pair =
    { $first ->
        [yes] ein Paar ist { WORDS($running) }
       *[no] und ein Paar ist { WORDS($running) }
    }
count-pair-royal =
    { $first ->
        [yes] ein <drilling>Drilling</> ist { WORDS($running) }
       *[no] und ein <drilling>Drilling</> ist { WORDS($running) }
    }
count-double-pair-royal =
    { $first ->
        [yes] ein <vierling>Vierling</> ist { WORDS($running) }
       *[no] und ein <vierling>Vierling</> ist { WORDS($running) }
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
        [yes] <bube-noddy>Bube Noddy</>, eins
       *[no] und eins für <bube-noddy>Bube Noddy</>, { WORDS($running) }
    }
count-nob =
    { $first ->
        [yes] <der-richtige-bube>der richtige Bube</>, eins
       *[no] und eins für den richtigen Buben, { WORDS($running) }
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
        [yes] der richtige Bube, eins
       *[no] und der richtige Bube ist { WORDS($running) }
    }
play-last = eins für die letzte Karte
three-for-last = drei als Vorgabe
noddy-turned = Bube Noddy, zwei
nob-turned = zwei für den aufgedeckten Buben

score-in-play = beim Spielen, { WORDS($points) }
score-last = für die letzte Karte, { WORDS($points) }
score-hand =
    { $points ->
        [0] im Blatt, nichts
       *[other] im Blatt, { WORDS($points) }
    }
score-crib =
    { $points ->
        [0] im <crib>Crib</>, nichts
       *[other] im <crib>Crib</>, { WORDS($points) }
    }
score-muggins = Muggins, { WORDS($points) }
score-over-claimed = für die Ansage des Gegners, { WORDS($points) }
score-penalty = nach den Regeln, { WORDS($points) }
score-three-for-last = drei als Vorgabe
score-nob-turned = zwei für den aufgedeckten Buben
score-noddy-turned = für <bube-noddy>Bube Noddy</>, aufgedeckt, { WORDS($points) }

# The same without their points, for the record.
record-score-in-play = beim Spielen
record-score-last = für die letzte Karte
record-score-hand = im Blatt
record-score-crib = im Crib
record-score-muggins = Muggins
record-score-over-claimed = für die Ansage des Gegners
record-score-penalty = nach den Regeln
record-score-noddy-turned = für Bube Noddy, aufgedeckt

result-counted =
    { CAP($seats) }: { $points ->
        [0] nichts
       *[other] { WORDS($points) }
    } im Blatt. { CAP($seats_dealer) }: { $points_dealer ->
        [0] nichts
       *[other] { WORDS($points_dealer) }
    } im Blatt und { $points_crib ->
        [0] nichts
       *[other] { WORDS($points_crib) }
    } im <crib>Crib</>. Es steht { $score } zu { $score_dealer }.
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
    } im Blatt und { $points_crib ->
        [0] nichts
       *[other] { WORDS($points_crib) }
    } im <crib>Crib</>. Es steht { $score } zu { $score_second } zu { $score_dealer }.
win = Gewonnen. Der Verlierer hat { $score } Punkte und ist aus dem <schneider>Schneider</>.
win-lurch = Gewonnen, und <schneider>Schneider</>! Der Verlierer hat nur { $score } von { $target } Punkten und zahlt doppelt.

## What happened, in words.

moved-lay_out =
    { $who ->
        [you] Sie legen { $cards } ab.
       *[other] { $seat } legt { $cards } ab.
    }
shown-crib = Im <crib>Crib</>: { $cards }.

## The rules of the house.

option-unit = Einheit des Tisches
option-unit-help = Was eine Einheit des Einsatzes wert ist.
option-cards_dealt = Karten für jeden
option-cards_dealt-help = Wie viele Karten jeder Spieler hat, ehe er ablegt.
option-laid_out = Abgelegt
option-laid_out-help = Wie viele Karten jeder in den Crib legt, der immer vier hat.
option-pack_to_crib = Vom Talon in den Crib
option-pack_to_crib-help = Zu dritt kommt die vierte Karte des Crib vom Talon.
option-count_mode = Zählen
option-count_mode-help = Der Tisch zählt für Sie, oder jeder sagt selbst an, was jede Karte und jedes Blatt zählt.
option-count_mode-automatic = der Tisch zählt
option-count_mode-claim = jeder sagt an
option-under_claim = Vergessene Punkte
option-under_claim-help = Was mit Punkten geschieht, die nicht angesagt oder nicht gesteckt werden.
option-under_claim-forgiven = zählen trotzdem
option-under_claim-lost = sind verloren
option-under_claim-muggins = Muggins: wer sie sieht
option-over_claim = Zu viele Punkte
option-over_claim-help = Sie werden zurückgesteckt; nach der Enzyklopädie zählt der Gegner ebenso viele.
option-over_claim-corrected = gehen zurück
option-over_claim-pegged = gehen an den Gegner
option-penalties = Strafen
option-penalties-help = Was die Enzyklopädie für falsch behandelte Stifte und Karten vorschreibt, wenn man selbst steckt.
option-penalties-none = keine
option-penalties-encyclopaedia = nach der Enzyklopädie
option-pegging = Stecken
option-pegging-help = Der Tisch steckt die Stifte, oder jeder steckt selbst.
option-pegging-automatic = der Tisch steckt
option-pegging-by_hand = jeder selbst
option-target = Die Partie
option-target-help = Mit wie vielen Punkten man gewinnt.
option-target-31 = 31: halb herum
option-target-61 = 61: einmal herum
option-target-121 = 121: zweimal herum
option-target-181 = 181: dreimal herum
option-lurch_below = Schneider unter
option-lurch_below-help = Wer mit weniger Punkten verliert, ist Schneider und zahlt doppelt.
option-lurch_below-0 = kein Schneider
option-stake_rule = Gezahlt wird
option-stake_rule-help = Ein Einsatz für die ganze Partie oder so viel für jeden Punkt Unterschied.
option-stake_rule-flat = für die Partie
option-stake_rule-difference = für jeden Punkt Unterschied
option-stake = Einsatz je Partie
option-stake-help = In Einheiten des Tisches; nichts, wenn es nur um die Ehre geht.
option-stake-0 = nichts
option-rate = Einsatz je Punkt
option-rate-help = In Vierteln der Einheit, wenn der Unterschied bezahlt wird.
option-rate-0 = nichts
option-first_dealer = Zuerst gibt
option-first_dealer-help = Mr. Crowe überlässt es den Spielern; in den anderen Büchern wird gezogen, und die niedrigste Karte gibt.
option-first_dealer-cut_low = die niedrigste Karte
option-first_dealer-chosen = wer bestimmt wird
option-first_dealer-random = wen das Los trifft
option-chosen_dealer = Der bestimmte Geber
option-chosen_dealer-help = Der Platz, der zuerst gibt, wenn der Geber bestimmt wird.
option-next_game_dealer = Zuerst gibt danach
option-next_game_dealer-help = Wer in der nächsten Partie am selben Tisch zuerst gibt.
option-next_game_dealer-cut = die niedrigste Karte
option-next_game_dealer-alternate = wer zuletzt nicht gegeben hat
option-next_game_dealer-winner = der Gewinner
option-next_game_dealer-loser = der Verlierer
option-pack_cut_before_deal = Abheben vor dem Geben
option-pack_cut_before_deal-help = Ob der Spieler rechts vom Geber abhebt.
option-start_when = Die Startkarte kommt
option-start_when-help = Mr. Crowe deckt sie vor dem Ablegen auf; die anderen Bücher danach.
option-start_when-before_lay_out = vor dem Ablegen
option-start_when-after_lay_out = nach dem Ablegen
option-start_how = Die Startkarte ist
option-start_how-help = Einfach die oberste Karte des Talons, oder wo die Vorhand abhebt.
option-start_how-top_card = die oberste
option-start_how-cut = abgehoben
option-start_lies = Die Startkarte liegt
option-start_lies-help = Auf dem Talon oder auf dem Crib, zu dem sie gehören wird.
option-start_lies-on_pack = auf dem Talon
option-start_lies-on_crib = auf dem Crib
option-three_for_last = Drei als Vorgabe
option-three_for_last-help = Drei Punkte für die Vorhand, weil der erste Crib dem Geber gehört.
option-three_for_last-none = nie
option-three_for_last-first_deal = beim ersten Geben
option-three_for_last-every_deal = bei jedem Geben
option-run_of_three = Eine Folge von drei
option-run_of_three-help = Bei Mr. Crowe und in älteren Büchern zählt sie zwei, später drei.
option-run_of_three-2 = zwei Punkte
option-run_of_three-3 = drei Punkte
option-play_fifteen = Fünfzehn beim Spielen
option-play_fifteen-help = Bei Mr. Crowe zählt es, wenn die obersten Karten zusammen fünfzehn ergeben; später nur, wenn der ganze Stand fünfzehn ist.
option-play_fifteen-top_cards = die obersten Karten
option-play_fifteen-whole_count = der ganze Stand
option-play_flush = Farbe beim Spielen
option-play_flush-help = Ob drei oder mehr Karten einer Farbe, direkt hintereinander gespielt, etwas zählen.
option-hand_flush = Farbe im Blatt
option-hand_flush-help = Drei beliebige Karten einer Farbe, die Startkarte mitgezählt, oder nur alle Karten des Blattes.
option-hand_flush-any_three = drei von einer Farbe
option-hand_flush-whole_hand = das ganze Blatt
option-crib_flush = Farbe im Crib
option-crib_flush-help = Drei beliebige Karten einer Farbe oder nur alle vier mit der Startkarte.
option-crib_flush-any_three = drei von einer Farbe
option-crib_flush-five_only = alle fünf
option-knave = Der Bube heißt
option-knave-help = In älteren Büchern „Bube Noddy“; in späteren der richtige Bube, nämlich der von der Farbe der Startkarte, und der aufgedeckte Bube.
option-knave-noddy = Bube Noddy
option-knave-nob = der richtige Bube
option-noddy_in_play = Bube Noddy beim Spielen
option-noddy_in_play-help = Ob der Bube von der Farbe der Startkarte eins zählt, sobald er gespielt wird.
option-go_rule = Nach „Weiter“
option-go_rule-help = Ob ein Spieler, dessen Gegner nicht mehr kann, noch weiterspielen darf oder ob dann Schluss ist.
option-go_rule-stop = ist Schluss
option-go_rule-play_on = es geht weiter
option-play_out = Alle Karten ausspielen
option-play_out-help = Ob die Karten, die nach einunddreißig oder „Weiter“ übrig sind, mit neuem Stand weitergespielt werden.
option-early_end = Abbrechen erlaubt
option-early_end-help = Ob alle zwischen zwei Geben aufhören dürfen, wenn sie sich einig sind. Dann ist es unentschieden, und niemand zahlt.
option-chosen_dealer-0 = der erste Spieler
option-chosen_dealer-1 = der zweite Spieler
option-chosen_dealer-2 = der dritte Spieler
option-chosen_dealer-3 = der vierte Spieler
kind-lay_out-five = Fünfen, die Sie weglegen
