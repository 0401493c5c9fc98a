# Every word that Baccara puts on the table.

game-baccara = Baccara
game-baccara-line = Einer hält die Bank, wer am meisten wagt, spielt für alle anderen, und es gewinnt, wer näher an neun ist.
game-baccara-plain = Setzen Sie auf eines von zwei Blättern: Das gewinnt, das näher an neun ist.
game-baccara-minutes = 15
game-baccara-difficulty = 1

preset-pearson = Mr. Pearson
preset-pearson-help = Karte oder keine, ganz wie Sie mögen. Die dritte Karte liegt verdeckt, bis alle aufgedeckt werden.
preset-pearson-source = Andy Pearson, Carde Gaymes of Olde Englande
preset-chemin = Wie in den Clubs
preset-chemin-help = Chemin de fer: Die dritte Karte kommt offen, und wer für alle spielt, muss bis vier eine nehmen und ab sechs keine.
preset-chemin-source = Hoyle’s Games Modernized, and the clubs of France and Italy

## Places, charts and sums.

ticket-dealer = Karten
place-active = Die Mitspieler
place-bank = Die Bank
place-banker = Der Bankhalter
place-discards = Ablage
account-bet = der Einsatz
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
chart-advantage = Ihr Anteil von 100
chart-in-hundred = { $whole },{ $tens }{ $units }
chart-point = Von hundert, mit { WORDS($number) }
chart-stand = Keine Karte
chart-draw = Karte
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
chart-uncovered = Noch frei
chart-sum = { $farthings }

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Ziehen Sie eine Karte: Die niedrigste gibt; ihr wird die Bank zuletzt angeboten.
wait-cut-for-deal = { $seats } zieht, wer gibt.
ask-name-cutter = Sie haben gemischt. Wer soll abheben?
wait-name-cutter = { $seats } bestimmt, wer abhebt.
ask-cut-pack = Heben Sie ab.
wait-cut-pack = { $seats } hebt ab.
ask-take-bank = Nehmen Sie die Bank? Legen Sie mindestens { $farthings } ein.
wait-take-bank = Angeboten wird die Bank: { $seats }.
ask-take-over = Die Bank wird mit { $farthings } abgegeben. Nehmen Sie sie mit dieser Summe oder mit mehr?
wait-take-over = { $seats } darf die Bank mit dieser Summe übernehmen.
ask-keep = Sie halten die Bank; darin sind { $farthings }. Behalten Sie sie, oder geben Sie sie ab und nehmen, was darin ist?
wait-keep = { $seats } behält die Bank oder gibt sie ab.
ask-bid-first = Die Bank wird versteigert. Wie viel legen Sie ein? Mindestens { $farthings }.
wait-bid-first = { $seats } darf um die Bank bieten.
ask-bid-more = { $seat } bietet { $farthings }. Bieten Sie mehr?
wait-bid-more = { $seats } darf mehr bieten.
ask-bid-sealed = Die Bank wird nach geheimen Geboten vergeben. Wie viel legen Sie ein? Mindestens { $farthings }.
wait-bid-sealed = Noch beim Bieten: { $seats }.
ask-suivi = In der Bank sind { $farthings }. Sie dürfen als Erster noch einmal <banco>Banco</> rufen.
wait-suivi = { $seats } darf noch einmal <banco>Banco</> rufen.
ask-banco = In der Bank sind { $farthings }. Halten Sie die ganze Bank allein, oder schweigen Sie?
wait-banco = <banco>Banco</> oder Schweigen: { $seats }.
ask-bet = Von der Bank sind noch { $farthings } frei. Was setzen Sie?
wait-bet = { $seats } setzt.
ask-draw =
    { $how ->
        [partial] Sie spielen für alle, die gesetzt haben. Eine Karte oder keine?
       *[banco] Sie spielen allein um die ganze Bank. Eine Karte oder keine?
    }
wait-draw =
    { $how ->
        [partial] { $seats } spielt für alle: eine Karte oder keine.
       *[banco] { $seats } spielt um die ganze Bank: eine Karte oder keine.
    }
ask-draw-banker =
    { $drew ->
        [0] Der andere nimmt keine. Eine Karte für die Bank oder keine?
       *[1] Der andere hat verdeckt eine genommen. Eine Karte für die Bank oder keine?
    }
wait-draw-banker = { $seats } hat die Bank: eine Karte oder keine.
ask-draw-banker-up = Der andere hat { $card } genommen. Eine Karte für die Bank oder keine?
wait-draw-banker-up = { $seats } hat die Bank: eine Karte oder keine.
ask-next-deal = Der <coup>Coup</> ist zu Ende. Weiter zum nächsten, wenn Sie mögen.
wait-next-deal = Noch nicht bereit: { $seats }.

act-name_cutter = Sie heben ab
act-take_bank = Bank nehmen
act-take_bank-number = { $act } für { $amount }
act-decline_bank = Ich nicht
act-keep_bank = Behalten
act-pass_bank = Bank abgeben
act-bid_sum = Bieten
act-drop_out = Nicht mehr bieten
act-banco_suivi = Banco suivi
act-let_go = Verzichten
act-banco = Banco!
act-keep_silent = Schweigen
act-bet = Setzen
act-no_bet = Nichts setzen
act-draw = Karte
act-stand = Keine Karte
act-ready = Weiter

## Refusals.

refuse-banco-banker = Die Bank gehört Ihnen: Niemand setzt gegen die eigene.
refuse-banco-purse = So viel haben Sie nicht: In der Bank sind { $farthings }, und wer <banco>Banco</> ruft, setzt ebenso viel.
refuse-banco-suivi =
    { $who ->
        [you] Den letzten <banco>Banco</> hatten Sie: Ihrer ist ein <banco-suivi>Banco suivi</> und geht jedem anderen vor.
       *[other] { $seat } hatte den letzten <banco>Banco</> und darf ihn wiederholen, ehe ein anderer ruft.
    }
refuse-banco-late = <banco>Banco</> ruft man vor dem ersten kleinen Einsatz. Setzen Sie, was Sie wollen, wenn Sie an der Reihe sind.
refuse-banco-let-go = Auf <banco>Banco</> haben Sie in diesem <coup>Coup</> verzichtet. Einen Teil der Bank können Sie noch halten.
refuse-suivi = <banco-suivi>Banco suivi</> darf nur rufen, wer eben gegen diesen Bankhalter <banco>Banco</> gespielt und nicht gewonnen hat.
refuse-uncovered = Die Bank haftet nur für das, was darin ist, und davon sind noch { $farthings } frei.
refuse-no-sale = Die Bank ist jetzt nicht zu haben.
refuse-no-bidder = Bieten darf nicht, wer die Bank abgibt oder zu wenig hat.
refuse-club-stand =
    { $number ->
        [0] Nach den Clubregeln müssen Sie mit null eine Karte nehmen.
       *[other] Nach den Clubregeln müssen Sie mit { WORDS($number) } eine Karte nehmen.
    }
refuse-club-draw = Nach den Clubregeln dürfen Sie mit { WORDS($number) } keine Karte nehmen.
unfit-seats = Baccara ist für drei bis acht Spieler; mit { WORDS($seats) } geht es nicht.
unfit-purses = Mindestens zwei müssen { $farthings } haben, für die kleinste Bank und den kleinsten Einsatz: Füllen Sie die Börsen, oder spielen Sie um weniger.

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
        [one] Eine Karte wird <verbrannt>verbrannt</>.
       *[other] { CAP(WORDS($number)) } Karten werden <verbrannt>verbrannt</>.
    }
log-moved-burn = <verbrannt>Verbrannt</>
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
        [you] Ihre Bank ist auf { $farthings } gewachsen; Sie müssen sie abgeben.
       *[other] Die Bank von { $seat } ist auf { $farthings } gewachsen und muss abgegeben werden.
    }
for-sale = Niemand übernimmt die Bank mit dieser Summe. Sie wird versteigert.
result-no-banker = Niemand will die Bank. Sie wird noch einmal reihum angeboten, wenn alle bleiben.
result-unbet =
    { $who ->
        [you] Niemand setzt gegen Sie. Sie nehmen Ihre Bank an sich, und sie geht nach rechts weiter.
       *[other] Niemand setzt gegen { $seat }, und die Bank geht nach rechts weiter.
    }
result-active-natural =
    { $how ->
        [active] Auf Anhieb gewonnen: { WORDS($point_active) } gegen { $point ->
            [0] null
           *[other] { WORDS($point) }
        }. Die Bank ist verloren und zahlt { $farthings }.
        [bank] { CAP(WORDS($point_active)) } gegen { WORDS($point) }: Die Bank gewinnt { $farthings }.
       *[tie] Beide haben { WORDS($point_active) }: Die Einsätze gehen zurück.
    }
result-banker-natural = Die Bank hat { WORDS($point) } mit zwei Karten und gewinnt { $farthings }. Das andere Blatt wird nicht gezeigt.
result-drawn =
    { $how ->
        [active] { CAP(WORDS($point_active)) } gegen { WORDS($point) }: Die Bank ist verloren und zahlt { $farthings }.
        [bank] { CAP(WORDS($point_active)) } gegen { WORDS($point) }: Die Bank gewinnt { $farthings }.
       *[tie] Beide haben { WORDS($point) }: Die Einsätze gehen zurück.
    }

## What is spoken.

say-my-deal = Die niedrigste: Ich gebe
say-take-bank = Eine Bank von { $farthings }
say-decline-bank = Ich nicht
say-keep = Ich behalte sie: { $farthings } in der Bank
say-pass = Die Bank wird frei: Wer übernimmt sie?
say-bid-sum = { $farthings }
say-drop-out = Ich biete nicht mehr
say-banco-suivi = <banco-suivi>Banco suivi</>!
say-let-go = Ich verzichte
say-banco = <banco>Banco</>!
say-no-bet = Von mir nichts
say-card = Karte
say-stand = Keine Karte
say-point =
    { $number ->
        [0] <baccara>Baccara</>
        [8] Acht!
        [9] Neun!
       *[other] { CAP(WORDS($number)) }
    }
say-rise = Mir reicht es; hören wir auf

## Money that moves.

paid-bank = in die Bank eingelegt
paid-take-up = die Bank genommen
paid-banco = die ganze Bank, allein
paid-bet = der Einsatz
paid-to-bank = an die Bank verloren
paid-by-bank = von der Bank gezahlt
paid-back = der Einsatz zurück
log-paid-bank = die Bank
log-paid-take-up = die Bank
log-paid-banco = <banco>Banco</>
log-paid-bet = der Einsatz
log-paid-to-bank = verloren
log-paid-by-bank = gewonnen
log-paid-back = der Einsatz
win-hands =
    { $number ->
        [one] Der eine verabredete <coup>Coup</> ist gespielt. Damit ist Schluss.
       *[other] Das war der letzte von { WORDS($number) } <coup>Coups</>. Damit ist Schluss.
    }
win-purses = Keine zwei können mehr den kleinsten Einsatz zahlen. Damit ist Schluss.
win-rise =
    { $who ->
        [you] Sie hören auf, und damit ist Schluss.
       *[other] { $seat } hört auf, und damit ist Schluss.
    }

## The rules of the house.

option-unit = Einheit des Tisches
option-unit-help = Was eine Einheit des Einsatzes wert ist.
option-hands = Coups
option-hands-help = Wie viele Coups gespielt werden.
option-hands-0 = bis jemand aufhört
option-stake_unit = Schritt der Einsätze
option-stake_unit-help = Bank, Einsätze und Gebote sind Vielfache davon; in Einheiten des Tisches.
option-min_stake = Kleinster Einsatz
option-min_stake-help = Für die kleinste Bank und den kleinsten Einsatz, in Einheiten des Tisches.
option-max_bank = Größte Bank
option-max_bank-help = Eine Bank, die auf so viele Einheiten gewachsen ist, muss nach dem Coup abgegeben werden.
option-max_bank-0 = unbegrenzt
option-third_card = Dritte Karte
option-third_card-help = Sie liegt verdeckt, bis alle aufgedeckt werden, oder beide sehen sie; das nützt dem Bankhalter.
option-third_card-down = verdeckt
option-third_card-up = offen
option-draw_rules = Dritte Karte nehmen
option-draw_rules-help = Nach Belieben; oder wer gegen die Bank spielt, muss bis vier eine nehmen und mit sechs und sieben keine.
option-draw_rules-free = nach Belieben
option-draw_rules-club = wie in den Clubs
option-tie = Gleiche Punkte
option-tie-help = Die Einsätze gehen zurück; oder sie gehören der Bank, was ihr von jedem Einsatz etwa ein Zehntel einbringt.
option-tie-null = Einsätze zurück
option-tie-bank = gehören der Bank
option-banco_after_tie = Banco suivi nach Gleichstand
option-banco_after_tie-help = Ob jemand, der Banco gerufen hat und gleich ausging, als Erster noch einmal rufen darf.
option-packs = Kartenspiele
option-packs-help = Wie viele Kartenspiele zusammengemischt werden. In den Clubs waren es sechs.
option-burn = Verbrannte Karten
option-burn-help = Wie viele Karten nach jedem Abheben ungesehen beiseitegelegt werden.
option-burn-0 = keine
option-reshuffle_at = Neu gemischt wird
option-reshuffle_at-help = Wenn vor einem Coup nur noch so viele Karten da sind.
option-auction = Versteigerung der Bank
option-auction-help = Jeder überbietet reihum den anderen; oder alle nennen gleichzeitig eine Summe.
option-auction-open = laut, reihum
option-auction-sealed = geheim
edge-note = Genau, wenn beide Seiten nach dem besten Plan ziehen. Bessere und schlechtere Züge zählen mit.
