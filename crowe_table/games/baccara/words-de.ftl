# Every word that Baccara puts on the table.

game-baccara = Baccara
game-baccara-line = Einer hält die Bank, der Kühnste spielt für alle anderen, und wer der Neun am nächsten ist, gewinnt.
game-baccara-minutes = 15
game-baccara-difficulty = 1
game-baccara-short = Sechs Coups

preset-pearson = Mr. Pearson
preset-pearson-help = Nehmen Sie eine Karte oder bleiben Sie, wie Sie mögen. Die dritte liegt verdeckt, bis alle aufgedeckt werden.
preset-pearson-source = Andy Pearson, Carde Gaymes of Olde Englande
preset-chemin = Wie in den Klubs
preset-chemin-help = Chemin de fer: die dritte Karte fällt offen, und wer für alle spielt, muss bis vier nehmen und auf sechs bleiben.
preset-chemin-source = Hoyle’s Games Modernized, and the clubs of France and Italy

## Places, charts and sums.

ticket-dealer = die Karten
place-active = Die Mitspieler
place-bank = Die Bank
place-banker = Der Bankier
place-discards = Beiseite
account-bet = die Wette
tag-role =
    { $role ->
        [0] {""}
        [1] spielt für alle
        [2] Banco
        [3] hält die Bank
        [4] bietet { $farthings }
       *[5] bietet nicht mehr
    }
chart-odds = Von hundert Coups
chart-wins = Die Bank gewinnt
chart-null = Gleichstand
chart-advantage = Ihr Teil von 100
chart-in-hundred = { $whole },{ $tens }{ $units }
chart-point = Von hundert, mit { WORDS($number) }
chart-stand = Bleiben
chart-draw = Nehmen
chart-gains = gewinnt { $number }
chart-costs = verliert { $number }
chart-bank =
    { $who ->
        [you] Ihre Bank
       *[other] Die Bank von { $seat }
    }
chart-put-up = Begonnen mit
chart-won = Gewonnene Coups
chart-times = { $number }
chart-uncovered = Nicht gedeckt
chart-sum = { $farthings }

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Ziehen Sie eine Karte: die niedrigste gibt und bekommt die Bank zuletzt angeboten.
wait-cut-for-deal = { $seats } zieht um das Geben.
ask-name-cutter = Sie haben gemischt. Wer soll abheben?
wait-name-cutter = { $seats } bestimmt, wer abhebt.
ask-cut-pack = Heben Sie ab.
wait-cut-pack = { $seats } hebt ab.
ask-take-bank = Nehmen Sie die Bank? Legen Sie { $farthings } auf oder mehr.
wait-take-bank = { $seats } wird die Bank angeboten.
ask-take-over = Die Bank wird bei { $farthings } abgegeben. Nehmen Sie sie in dieser Höhe, oder darüber?
wait-take-over = { $seats } darf die Bank in ihrer Höhe nehmen.
ask-keep = Die Bank ist Ihre und hält { $farthings }. Bleiben Sie, oder geben Sie sie ab und nehmen, was darin ist?
wait-keep = { $seats } bleibt oder gibt die Bank ab.
ask-bid-first = Die Bank ist zu haben. Was legen Sie auf? Das Mindeste ist { $farthings }.
wait-bid-first = { $seats } darf auf die Bank bieten.
ask-bid-more = { $seat } würde { $farthings } auflegen. Gehen Sie höher?
wait-bid-more = { $seats } darf höher bieten.
ask-bid-sealed = Die Bank ist zu haben, auf versiegelte Gebote. Was legen Sie auf? Das Mindeste ist { $farthings }.
wait-bid-sealed = Ein Gebot versiegelt: { $seats }.
ask-suivi = Die Bank hält { $farthings }. Sie dürfen Ihrem Banco folgen, vor allen anderen.
wait-suivi = { $seats } darf dem Banco folgen.
ask-banco = Die Bank hält { $farthings }. Nehmen Sie sie ganz allein an, oder schweigen Sie?
wait-banco = Banco, oder Schweigen: { $seats }.
ask-bet = { $farthings } der Bank sind nicht gedeckt. Was setzen Sie?
wait-bet = { $seats } setzt.
ask-draw =
    { $how ->
        [partial] Sie spielen für alle, die setzten. Eine Karte, oder bleiben Sie?
       *[banco] Sie spielen allein um die ganze Bank. Eine Karte, oder bleiben Sie?
    }
wait-draw =
    { $how ->
        [partial] { $seats } spielt für alle: eine Karte, oder keine.
       *[banco] { $seats } spielt um die ganze Bank: eine Karte, oder keine.
    }
ask-draw-banker =
    { $drew ->
        [0] Der andere bleibt. Eine Karte für die Bank, oder keine?
       *[1] Der andere hat verdeckt genommen. Eine Karte für die Bank, oder keine?
    }
wait-draw-banker = { $seats } hat die Bank: eine Karte, oder keine.
ask-draw-banker-up = Der andere hat { $card } genommen. Eine Karte für die Bank, oder keine?
wait-draw-banker-up = { $seats } hat die Bank: eine Karte, oder keine.
ask-next-deal = Der Coup ist zu Ende. Weiter zum nächsten, wenn Sie mögen.
wait-next-deal = Vor dem nächsten Coup: { $seats }.

act-name_cutter = Sie heben ab
act-take_bank = Die Bank nehmen
act-take_bank-number = { $act } für { $amount }
act-decline_bank = Ich nicht
act-keep_bank = Bleiben
act-pass_bank = Die Bank abgeben
act-bid_sum = Bieten
act-drop_out = Nicht mehr bieten
act-banco_suivi = Banco suivi
act-let_go = Vorbeilassen
act-banco = Banco!
act-keep_silent = Schweigen
act-bet = Setzen
act-no_bet = Nichts setzen
act-draw = Karte
act-stand = Ich bleibe
act-ready = Weiter

## Refusals.

refuse-banco-banker = Die Bank ist Ihre: niemand setzt gegen die eigene.
refuse-banco-purse = So viel haben Sie nicht: die Bank hält { $farthings }, und wer Banco ruft, setzt ebenso viel.
refuse-banco-suivi =
    { $who ->
        [you] Sie spielten den letzten Banco: Ihrer ist ein Banco suivi und geht jedem anderen vor.
       *[other] { $seat } spielte den letzten Banco und darf ihm folgen, ehe ein anderer ruft.
    }
refuse-banco-late = Banco ruft man vor dem ersten kleinen Einsatz. Setzen Sie nun, was Sie wollen, wenn die Reihe an Ihnen ist.
refuse-banco-let-go = Sie haben die Bank in diesem Coup vorbeigelassen. Einen Teil davon können Sie noch setzen.
refuse-suivi = Banco suivi hat nur, wer eben gegen diesen Bankier einen Banco gespielt und nicht gewonnen hat.
refuse-uncovered = Die Bank haftet nicht für mehr, als sie hält, und davon sind { $farthings } nicht gedeckt.
refuse-no-sale = Die Bank ist eben nicht zu haben.
refuse-no-bidder = Sie bieten nicht: wer die Bank abgibt, darf es nicht, und auch nicht, wer zu wenig hat.
refuse-club-stand =
    { $number ->
        [0] Nach den Regeln des Klubs müssen Sie auf nichts nehmen.
       *[other] Nach den Regeln des Klubs müssen Sie auf { WORDS($number) } nehmen.
    }
refuse-club-draw = Nach den Regeln des Klubs müssen Sie auf { WORDS($number) } bleiben.
unfit-seats = Baccara ist für drei bis acht: mit { WORDS($seats) } geht es nicht.
unfit-purses = Mindestens zwei müssen { $farthings } haben, die kleinste Bank und den kleinsten Einsatz: füllen Sie die Börsen, oder spielen Sie um weniger.

## What is told.

paid-money = { CAP($source) } an { $target }: { $sum }.
deal-begins =
    { $who ->
        [you] Coup { $number }{ $deals ->
        [0] {""}
       *[other] { " " }von { $deals }
    }.
       *[other] Coup { $number }{ $deals ->
        [0] {""}
       *[other] { " " }von { $deals }
    }.
    }
moved-deal-aside = Gegeben: { $cards }.
moved-burn =
    { $number ->
        [one] Eine Karte wird verbrannt.
       *[other] { CAP(WORDS($number)) } Karten werden verbrannt.
    }
log-moved-burn = Verbrannt
shown-active = Das Blatt der Mitspieler: { $cards }.
shown-banker = Das Blatt der Bank: { $cards }.
pack-low =
    { $number ->
        [0] Die Karten sind aus und werden neu gemischt.
        [one] Nur eine Karte ist übrig, und es wird neu gemischt.
       *[other] Nur { WORDS($number) } Karten sind übrig, und es wird neu gemischt.
    }
must-pass =
    { $who ->
        [you] Ihre Bank ist auf { $farthings } gewachsen und muss abgegeben werden.
       *[other] Die Bank von { $seat } ist auf { $farthings } gewachsen und muss abgegeben werden.
    }
for-sale = Niemand nimmt die Bank in ihrer Höhe. Sie wird versteigert.
result-no-banker = Niemand will die Bank. Sie geht noch einmal um, wenn die Gesellschaft bleibt.
result-unbet =
    { $who ->
        [you] Niemand setzt gegen Sie. Sie nehmen die Bank an sich, und sie geht nach rechts.
       *[other] Niemand setzt gegen { $seat }, und die Bank geht nach rechts.
    }
result-active-natural =
    { $how ->
        [active] Gleich gewonnen: { WORDS($point_active) } gegen { $point ->
            [0] nichts
           *[other] { WORDS($point) }
        }. Die Bank ist verloren und zahlt { $farthings }.
        [bank] { CAP(WORDS($point_active)) } gegen { WORDS($point) }: die Bank gewinnt { $farthings }.
       *[tie] { CAP(WORDS($point_active)) } für jeden: die Einsätze gehen zurück.
    }
result-banker-natural = Die Bank hat { WORDS($point) } mit zwei Karten und gewinnt { $farthings }. Das andere Blatt wird nicht gezeigt.
result-drawn =
    { $how ->
        [active] { CAP(WORDS($point_active)) } gegen { WORDS($point) }: die Bank ist verloren und zahlt { $farthings }.
        [bank] { CAP(WORDS($point_active)) } gegen { WORDS($point) }: die Bank gewinnt { $farthings }.
       *[tie] { CAP(WORDS($point)) } für jeden: die Einsätze gehen zurück.
    }

## What is spoken.

say-my-deal = Die niedrigste: ich gebe
say-take-bank = Eine Bank von { $farthings }
say-decline-bank = Ich nicht
say-keep = Ich bleibe: { $farthings } in der Bank
say-pass = Die Bank wird frei: wer nimmt sie in ihrer Höhe?
say-bid-sum = { $farthings }
say-drop-out = Für mich nicht mehr
say-banco-suivi = Banco suivi!
say-let-go = Ich lasse sie vorbei
say-banco = Banco!
say-no-bet = Von mir nichts
say-card = Karte
say-stand = Ich bleibe
say-point =
    { $number ->
        [0] Baccara
        [8] Acht!
        [9] Neun!
       *[other] { CAP(WORDS($number)) }
    }
say-rise = Ich habe genug; stehen wir auf

## Money that moves.

paid-bank = die Bank aufgelegt
paid-take-up = die Bank an sich genommen
paid-banco = die ganze Bank, allein
paid-bet = der Einsatz
paid-to-bank = an die Bank verloren
paid-by-bank = von der Bank gezahlt
paid-back = der Einsatz zurück
log-paid-bank = die Bank
log-paid-take-up = die Bank
log-paid-banco = Banco
log-paid-bet = der Einsatz
log-paid-to-bank = verloren
log-paid-by-bank = gewonnen
log-paid-back = der Einsatz
win-hands =
    { $number ->
        [one] Der eine verabredete Coup ist gespielt. Die Gesellschaft steht auf.
       *[other] Das war der letzte von { WORDS($number) } Coups. Die Gesellschaft steht auf.
    }
win-purses = Weniger als zwei können den kleinsten Einsatz auflegen. Die Gesellschaft steht auf.
win-rise =
    { $who ->
        [you] Sie stehen auf, und die Gesellschaft mit Ihnen.
       *[other] { $seat } steht auf, und die Gesellschaft auch.
    }

## The rules of the house.

option-unit = Einheit des Tisches
option-unit-help = Was eine Einheit des Einsatzes gilt.
option-hands = Coups
option-hands-help = Für wie viele Coups die Gesellschaft sitzt.
option-hands-0 = bis jemand aufsteht
option-stake_unit = Einheit der Einsätze
option-stake_unit-help = Bank, Einsätze und Gebote gehen in Vielfachen davon; in Einheiten des Tisches.
option-min_stake = Der kleinste Einsatz
option-min_stake-help = Die kleinste Bank und der kleinste Einsatz; in Einheiten des Tisches.
option-max_bank = Die größte Bank
option-max_bank-help = Eine Bank, die auf so viele Einheiten gewachsen ist, muss nach dem Coup abgegeben werden.
option-max_bank-0 = keine Grenze
option-third_card = Die dritte Karte
option-third_card-help = Liegt verdeckt, bis alle aufgedeckt werden, oder wird von beiden gesehen; das ist dem Bankier mehr wert.
option-third_card-down = verdeckt
option-third_card-up = offen
option-draw_rules = Nehmen
option-draw_rules-help = Frei; oder wer gegen die Bank spielt, muss auf vier und weniger nehmen und auf sechs und sieben bleiben.
option-draw_rules-free = frei
option-draw_rules-club = wie in den Klubs
option-tie = Gleiche Punkte
option-tie-help = Die Einsätze gehen zurück; oder sie gehören der Bank, was ihr etwa ein Zehntel jedes Einsatzes wert ist.
option-tie-null = Einsätze zurück
option-tie-bank = gehören der Bank
option-banco_after_tie = Banco suivi nach Gleichstand
option-banco_after_tie-help = Ob, wer Banco rief und gleich ausging, ihn wieder rufen darf, vor allen anderen.
option-packs = Kartenspiele
option-packs-help = Wie viele zusammen gemischt werden. Die Klubs nahmen sechs.
option-burn = Verbrannte Karten
option-burn-help = Wie viele nach jedem Abheben ungesehen beiseitegelegt werden.
option-burn-0 = keine
option-reshuffle_at = Neu gemischt wird
option-reshuffle_at-help = Bei so vielen Karten vor einem Coup, oder weniger.
option-auction = Verkauf der Bank
option-auction-help = Einer bietet über den anderen, rundum; oder alle nennen zugleich eine Summe.
option-auction-open = durch Ausruf
option-auction-sealed = auf versiegelte Gebote
