# Every word that Hazard puts on the table.

game-hazard = Hazard
game-hazard-line = Zwei Würfel und ein Becher: Finden Sie eine Hauptzahl und eine Chance, und sehen Sie, welche zuerst kommt.
game-hazard-minutes = 15
game-hazard-difficulty = 2
game-hazard-short = Drei Runden

preset-crowe = Mr. Crowe
preset-crowe-help = Alle halten gemeinsam gegen den Werfer. Ist eine Chance da, darf er seinen Einsatz zurücknehmen, und die anderen dürfen zulegen, damit er bleibt.
preset-crowe-source = Mr. Crowe’s Games, London 1775
preset-pearson = Mr. Pearson
preset-pearson-help = Jeder bietet dem Werfer eine Wette an, und eine wird genommen. Zwei, drei, elf und zwölf zählen bis zuletzt. Die anderen wetten untereinander.
preset-pearson-source = Andy Pearson, Carde Gaymes of Olde Englande
preset-classical = Das klassische Spiel
preset-classical-help = Jeder legt, was er mag, und der Werfer deckt, wem er mit dem Becher klopft. Drei verlorene Hauptzahlen nacheinander geben den Becher weiter. Die anderen wetten untereinander.
preset-classical-source = Cotton’s Compleat Gamester, and Hoyle’s Games

## What the house says of cards, said of dice.

menu-seal = Die Würfe wurden vor der ersten Runde versiegelt: { $seal }. Ihre Zahl wird am Ende gezeigt, damit jeder sie prüfen kann.
seat-code = Noch einmal dieselben Würfe? Schreiben Sie die sechs Wörter des Spiels.
slip-code = Geben Sie diese Wörter an einem neuen Tisch ein, und es fallen dieselben Würfe.
end-same = Noch einmal, mit denselben Würfen

## Places, slips and sums.

figure-table = Ein Tisch zum Hazard, mit einem Rand, der die Würfel darauf hält
figure-box = Der Becher und die Würfel
figure-box-tipped = Die Würfel sind gefallen
ticket-dealer = der Becher
place-main = Hauptzahl
place-chance = Chance
place-bets-aside = Nebenwetten
note-price =
    { $how ->
        [0] Eins zu eins.
        [1] { CAP(WORDS($more)) } zu { WORDS($less) } dagegen.
        [3] {""}
       *[2] { CAP(WORDS($more)) } zu { WORDS($less) } dafür.
    }
account-odds = die Zulage

## Questions, as they are put to whom they concern, and as the others wait.

ask-first-caster = Werfen Sie um den Becher: der Höchste wirft zuerst.
wait-first-caster = { $seats } wirft um den Becher.
ask-wager-setters = Der Becher gehört Ihnen. Nennen Sie Ihren Einsatz, oder geben Sie die Würfel weiter.
wait-wager-setters = { $seats } hat den Becher und nennt den Einsatz.
ask-wager-one_bet = Der Becher gehört Ihnen. Legen Sie einen Einsatz auf, oder geben Sie die Würfel weiter.
wait-wager-one_bet = { $seats } hat den Becher und setzt.
ask-setters = Was halten Sie gegen die { $farthings } von { $seat }?
wait-setters = { $seats } hält dagegen.
ask-one_bet = { $seat } setzt { $farthings }. Welche Wette bieten Sie an?
wait-one_bet = Eine Wette bietet an: { $seats }.
ask-covers = { $seat } hat den Becher. Was legen Sie dagegen?
wait-covers = { $seats } legt.
ask-accept = Nehmen Sie eine der Wetten gegen Ihre { $farthings }, oder lehnen Sie alle ab und geben die Würfel weiter.
wait-accept = { $seats } wählt eine Wette.
ask-knock = Wählen Sie, wessen Geld Sie decken. Wenn Sie niemanden wählen, geht der Becher weiter.
wait-knock = { $seats } hat den Becher und darf klopfen.
ask-side-bets = Wetten Sie mit jemandem, oder sagen Sie, dass geworfen werden kann.
wait-side-bets = Nebenwetten: { $seats }.
ask-throw-main = Werfen Sie um eine Hauptzahl: fünf bis neun.
wait-throw-main = { $seats } wirft um eine Hauptzahl.
ask-name-main = Nennen Sie Ihre Hauptzahl: fünf bis neun.
wait-name-main = { $seats } nennt eine Hauptzahl.
ask-throw-to-main = { CAP(WORDS($main)) } ist die Hauptzahl. Werfen Sie darauf.
wait-throw-to-main = { $seats } wirft; { WORDS($main) } ist die Hauptzahl.
ask-lay-odds =
    { CAP(WORDS($chance)) } ist die Chance, { WORDS($main) } die Hauptzahl. { $who ->
        [you] Was legen Sie zu, um selbst zu bleiben?
       *[other] Was legen Sie zu, damit { $seat } bleibt?
    }
wait-lay-odds = { $seats } darf zulegen.
ask-cast-on = { CAP(WORDS($chance)) } gewinnt, und { WORDS($main) } verliert. Werfen Sie weiter, oder nehmen Sie Ihren Einsatz zurück und geben die Würfel weiter?
wait-cast-on = { $seats } wirft weiter oder nimmt den Einsatz zurück.
ask-throw-race = { CAP(WORDS($chance)) } gewinnt, { WORDS($main) } verliert. Werfen Sie!
wait-throw-race = { $seats } wirft; { WORDS($chance) } gewinnt, { WORDS($main) } verliert.
ask-next-deal = Die Runde ist zu Ende. Weiter zur nächsten, wenn Sie so weit sind.
wait-next-deal = Vor der nächsten Runde: { $seats }.

act-throw = Werfen
act-declare = Setzen
act-pass_dice = Würfel weitergeben
act-set_stake = Halten
act-set_stake-nothing = Nichts halten
act-offer = Anbieten
act-no_offer = Kein Angebot
act-accept = Diese Wette nehmen
act-refuse_all = Alle ablehnen
act-lay = Legen
act-no_lay = Nichts legen
act-knock = Klopfen
act-name_main = Hauptzahl nennen
act-lay_odds = Zulegen
act-lay_odds-nothing = Nichts zulegen
act-cast_on = Weiterwerfen
act-retrieve = Zurücknehmen
act-offer_side = Nebenwette anbieten
act-take_side = Wette nehmen
act-withdraw_side = Zurückziehen
act-ready = Weiter
terms-stake = { $farthings }
terms-side =
    { $farthings } zu { $against }, { $side ->
        [in] dass der Werfer verliert
        [out] dass der Werfer gewinnt
        [cast_nick] dass es kein Nick ist
       *[cast_lose] dass es nicht verliert
    }
word-offer_side-in = Der Werfer gewinnt
word-offer_side-out = Der Werfer verliert
word-offer_side-cast_nick = Der nächste Wurf ist Nick
word-offer_side-cast_lose = Der nächste Wurf verliert

## Charts beside the dice.

chart-mains = Mögliche Hauptzahlen
chart-main = { CAP(WORDS($main)) }
chart-ways = { WORDS($number) } Würfe
chart-throws = { CAP(WORDS($main)) } ist Hauptzahl
chart-nicks = Nick
chart-out = Verliert
chart-wins = Gewinnt
chart-loses = Verliert
chart-numbers = { $numbers }
chart-chance = Chance { $chance }
chart-odds =
    { $how ->
        [0] eins zu eins
        [1] { $more } zu { $less } dagegen
       *[2] { $more } zu { $less } dafür
    }
chart-bets = Offene Wetten
chart-bet-taken =
    { $who ->
        [you] Sie mit
       *[other] { $seat } mit
    } { $who_other ->
        [you] Ihnen
       *[other] { $other }
    }, { $side ->
        [in] für den Werfer
        [out] gegen den Werfer
        [cast_nick] auf Nick
       *[cast_lose] auf Verlust
    }
chart-bet-to =
    { $who ->
        [you] Sie an
       *[other] { $seat } an
    } { $who_other ->
        [you] Sie
       *[other] { $other }
    }, { $side ->
        [in] für den Werfer
        [out] gegen den Werfer
        [cast_nick] auf Nick
       *[cast_lose] auf Verlust
    }
chart-bet-open =
    { $who ->
        [you] Sie an alle,
       *[other] { $seat } an alle,
    } { $side ->
        [in] für den Werfer
        [out] gegen den Werfer
        [cast_nick] auf Nick
       *[cast_lose] auf Verlust
    }
chart-terms = { $farthings } zu { $against }

## Refusals.

refuse-side-closed = Darauf kann gerade niemand wetten.
refuse-side-price = Hier bestimmt der Tisch die Quote: Nennen Sie nur Ihren Einsatz.
refuse-side-uncovered = Niemand, den Sie fragen, hat { $farthings } dagegenzusetzen: Bieten Sie weniger.
unfit-seats = Hazard ist für zwei bis acht: mit { WORDS($seats) } geht es nicht.
unfit-limits = Zwischen dem kleinsten und dem größten Einsatz liegt kein Vielfaches von { $farthings }: machen Sie die Grenzen weiter, oder die Einheit kleiner.
unfit-purses = Mindestens zwei müssen { $farthings } haben, den kleinsten Einsatz: füllen Sie die Börsen, oder spielen Sie um weniger.

## What is told.

paid-money = { CAP($source) } an { $target }: { $sum }.
deal-begins =
    { $who ->
        [you] Runde { $number }{ $deals ->
        [0] {""}
       *[other] { " " }von { $deals }
    }. Sie haben den Becher.
       *[other] Runde { $number }{ $deals ->
        [0] {""}
       *[other] { " " }von { $deals }
    }. { $seat } hat den Becher.
    }
passed-over =
    { $who ->
        [you] Sie haben den kleinsten Einsatz nicht, und der Becher geht an Ihnen vorbei.
       *[other] { $seat } hat den kleinsten Einsatz nicht, und der Becher geht vorbei.
    }
too-little =
    { $who ->
        [you] Sie haben zu wenig, um etwas hinzulegen.
       *[other] { $seat } hat zu wenig, um etwas hinzulegen.
    }
result-thrown =
    { CAP(WORDS($total)) }{ $how ->
        [nick] {" "}auf die Hauptzahl { WORDS($main) }: Nick
        [crabs] {" "}auf die Hauptzahl { WORDS($main) }: Crabs
        [out] {" "}auf die Hauptzahl { WORDS($main) }: verloren
        [chance_made] , die Chance, vor der Hauptzahl { WORDS($main) }
        [main_came] , die Hauptzahl, vor der Chance { WORDS($chance) }
        [late_nick] {" "}bei Hauptzahl { WORDS($main) } und Chance { WORDS($chance) }: ein später Nick
       *[late_crabs] {" "}bei Hauptzahl { WORDS($main) } und Chance { WORDS($chance) }: Crabs
    }. { $who ->
        [you] Sie { $how ->
            [nick] gewinnen
            [chance_made] gewinnen
            [late_nick] gewinnen
           *[lost] verlieren
        }
       *[other] { $seat } { $how ->
            [nick] gewinnt
            [chance_made] gewinnt
            [late_nick] gewinnt
           *[lost] verliert
        }
    } { $farthings }.
result-retrieved =
    { $who ->
        [you] Sie nehmen Ihren Einsatz zurück
       *[other] { $seat } nimmt den Einsatz zurück
    }, und die Würfel gehen weiter: niemand gewinnt.
result-nobody-casts = Alle haben die Würfel weitergegeben: es gibt keine Runde.
result-unset = Niemand hält dagegen: der Einsatz gilt nicht, und die Würfel gehen weiter.
result-no-offer = Niemand bietet eine Wette: der Einsatz geht zurück, und die Würfel gehen weiter.
result-refused = Alle Wetten sind abgelehnt: der Einsatz geht zurück, und die Würfel gehen weiter.
result-no-lay = Niemand legt etwas: die Würfel gehen weiter.
result-no-knock =
    { $who ->
        [you] Sie klopfen niemandem: die Würfel gehen weiter.
       *[other] { $seat } klopft niemandem: die Würfel gehen weiter.
    }

## What is spoken.

say-throw-again = Gleichstand: noch ein Wurf
say-my-box = Der Becher ist mein
say-wager-set = Ich werfe um { $farthings }. Wer hält dagegen?
say-wager-offer = Ich setze { $farthings }. Wer wettet?
say-pass = Ich gebe den Becher weiter
say-setters = Ich halte { $farthings }
say-setters-nothing = Ich halte nichts
say-one_bet = Ich biete { $farthings }
say-one_bet-nothing = Ich biete nichts
say-covers = { CAP($farthings) }, dass Sie verlieren
say-covers-nothing = Von mir nichts
say-accept =
    { $who ->
        [you] Ihre Wette gilt
       *[other] Es gilt die Wette von { $seat }
    }
say-refuse-all = Mir gefällt keine; nehmen Sie die Würfel
say-knock =
    { $who ->
        [you] Ich decke Sie
       *[other] Ich decke { $seats }
    }
say-no-main = { CAP(WORDS($total)) }: keine Hauptzahl
say-main = { CAP(WORDS($main)) } ist die Hauptzahl
say-blank = { CAP(WORDS($total)) } gilt nichts; noch einmal
say-chance =
    { CAP(WORDS($main)) } ist die Hauptzahl, { WORDS($chance) } die Chance; { $how ->
        [0] eins zu eins
        [1] { WORDS($more) } zu { WORDS($less) } dagegen
       *[2] { WORDS($more) } zu { WORDS($less) } dafür
    }
say-odds = Ich lege { $farthings } zu, damit Sie weiterwerfen
say-no-odds = Ich lege nichts zu
say-cast-on = Ich werfe weiter
say-retrieve = Ich nehme meinen Einsatz zurück und gebe den Becher weiter
say-nick = Nick!
say-crabs = Crabs!
say-out = Verloren!
say-chance_made = { CAP(WORDS($chance)) }: meine Chance!
say-main_came = { CAP(WORDS($main)) }: die Hauptzahl. Verloren
say-late_nick = Ein später Nick!
say-late_crabs = Crabs, und verloren
say-keep-dice = Crabs lassen mir die Würfel
say-box-is-yours =
    { $who ->
        [you] Der Becher ist Ihrer
       *[other] Der Becher geht an { $seat }
    }
say-side-in = { CAP($farthings) } zu { $against }, dass der Werfer gewinnt{ $named ->
        [1] , { $other }?
       *[0] . Wer hält?
    }
say-side-out = { CAP($farthings) } zu { $against }, dass der Werfer verliert{ $named ->
        [1] , { $other }?
       *[0] . Wer hält?
    }
say-side-cast_nick = { CAP($farthings) } zu { $against } auf Nick{ $named ->
        [1] , { $other }?
       *[0] . Wer hält?
    }
say-side-cast_lose = { CAP($farthings) } zu { $against }, dass der Wurf verliert{ $named ->
        [1] , { $other }?
       *[0] . Wer hält?
    }
say-side-done =
    { $who ->
        [you] Es gilt, mit Ihnen
       *[other] Es gilt, { $seat }
    }
say-side-off = Meine Wette gilt nicht mehr
say-rise = Mir reicht es; hören wir auf

## Money that moves.

paid-wager = der Einsatz
log-paid-setters = gehalten
log-paid-covers = gelegt
log-paid-covers-caster = gedeckt
log-paid-one_bet = angeboten
log-paid-caster-wins = die Einsätze
log-paid-caster-wins-odds = die Zulage
log-paid-unmatched = nicht gehalten
log-paid-stake-back = der Einsatz
log-paid-retrieved = der Einsatz
log-paid-back = der Einsatz
paid-setters = gegen den Werfer gehalten
paid-one_bet = eine Wette angeboten
paid-covers = gegen den Werfer gelegt
paid-covers-caster = vom Werfer gedeckt
paid-unmatched = niemand hielt dagegen
paid-not-taken = eine nicht genommene Wette
paid-cut = die größere auf die kleinere gekürzt
paid-odds = zugelegt
paid-caster-wins = der Werfer gewinnt
paid-caster-wins-odds = der Werfer gewinnt die Zulage
paid-caster-loses = der Werfer verliert
paid-stake-back = ein Einsatz zurück
paid-retrieved = der Einsatz zurückgenommen
paid-back = nichts wurde geworfen
paid-fee = der Lohn des Bechers
paid-house = der Becher an das Haus
paid-side-offer = eine Nebenwette
paid-side-take = eine Nebenwette
paid-side-back = eine zurückgezogene Wette
paid-side-untaken = eine Wette, die niemand nahm
paid-side-void = eine Wette, die nicht gilt
paid-side-won = eine gewonnene Nebenwette
win-hands = { $number ->
        [one] Die einzige Runde ist gespielt. Die Partie ist zu Ende.
       *[other] Das war die letzte von { WORDS($number) } Runden. Die Partie ist zu Ende.
    }
win-purses = Keine zwei Spieler können den Mindesteinsatz zahlen. Die Partie ist zu Ende.
win-rise = { $who ->
        [you] Sie hören auf, und die Partie endet hier.
       *[other] { $seat } hört auf, und die Partie endet hier.
    }

## The rules of the house.

option-unit = Einheit des Tisches
option-unit-help = Was eine Einheit des Einsatzes gilt.
option-hands = Runden
option-hands-help = Wie viele Runden gespielt werden.
option-hands-0 = bis jemand aufhört
option-opposition = Gegen den Werfer
option-opposition-help = Bei Mr. Crowe halten alle gemeinsam; bei Mr. Pearson nimmt der Werfer eine Wette; im klassischen Spiel deckt er, wen er mag.
option-opposition-setters = alle halten gemeinsam
option-opposition-one_bet = eine Wette wird genommen
option-opposition-covers = wem geklopft wird
option-accepted_bet = Die genommene Wette
option-accepted_bet-help = Wo eine Wette genommen wird: sie gilt, wie sie geboten war, oder die größere Summe wird auf die kleinere gekürzt.
option-accepted_bet-as_offered = wie geboten
option-accepted_bet-matched = gleich gemacht
option-bet_offers = Wetten werden genannt
option-bet_offers-help = Wo eine Wette genommen wird: laut der Reihe nach, oder geheim und alle zugleich.
option-bet_offers-open = laut der Reihe nach
option-bet_offers-sealed = geheim
option-main_by = Die Hauptzahl wird
option-main_by-help = Geworfen wie in beiden Büchern, oder vom Werfer genannt wie in späteren Klubs.
option-main_by-throw = geworfen
option-main_by-call = genannt
option-crabs_keep_dice = Crabs behalten die Würfel
option-crabs_keep_dice-help = Ob eine Zwei oder Drei auf die Hauptzahl den Einsatz verliert, nicht aber die Würfel.
option-retrieve = Einsatz zurücknehmen
option-retrieve-help = Ob der Werfer, wenn eine Chance da ist, den Einsatz zurücknehmen und die Würfel weitergeben darf.
option-setters_odds = Zulegen erlaubt
option-setters_odds-help = Ob die Gegner des Werfers zulegen dürfen, wenn eine Chance da ist.
option-comeout_12 = Zwölf auf die Hauptzahl
option-comeout_12-help = Nick auf sechs und acht und sonst verloren, oder auf jede Hauptzahl verloren.
option-comeout_12-classical = Nick auf sechs und acht
option-comeout_12-out = immer verloren
option-comeout_7 = Sieben auf sieben
option-comeout_7-help = Was eine Sieben auf die Hauptzahl sieben ist.
option-comeout_7-nick = Nick
option-comeout_7-blank = nichts
option-comeout_11_main7 = Elf auf sieben
option-comeout_11_main7-help = Was eine Elf auf die Hauptzahl sieben ist.
option-comeout_11_main7-nick = Nick
option-comeout_11_main7-blank = nichts
option-comeout_11 = Elf auf andere Hauptzahlen
option-comeout_11-help = Was eine Elf auf fünf, sechs, acht oder neun ist.
option-comeout_11-classical = wie im klassischen Spiel
option-comeout_11-blank = nichts
option-comeout_11-out = verloren
option-late_throws = Ist eine Chance da
option-late_throws-help = Ob zwei, drei, elf und zwölf noch zählen, wenn der Werfer eine Chance hat.
option-late_throws-none = nur Hauptzahl und Chance
option-late_throws-pearson = späte Crabs und Nicks zählen
option-losses_to_pass = Die Würfel gehen weiter nach
option-losses_to_pass-help = Wie viele Hauptzahlen ein Werfer nacheinander verlieren muss, ehe die Würfel weitergehen.
option-losses_to_pass-1 = einer verlorenen
option-losses_to_pass-2 = zwei nacheinander
option-losses_to_pass-3 = drei nacheinander
option-side_bets = Nebenwetten
option-side_bets-help = Ob, wer den Becher nicht hat, mit anderen wetten darf.
option-side_odds = Preis der Nebenwetten
option-side_odds-help = Nach der genauen Aussicht des Augenblicks, immer eins zu eins, oder wie zwei sich einigen.
option-side_odds-listed = nach der Tafel
option-side_odds-even = immer eins zu eins
option-side_odds-free = wie man sich einigt
option-stake_unit = Einheit der Einsätze
option-stake_unit-help = Jeder Einsatz und alles Gehaltene ist ein Vielfaches davon; in Einheiten des Tisches.
option-offer_unit = Schritt einer Wette
option-offer_unit-help = Wo eine Wette genommen wird: jede angebotene ist ein Vielfaches davon; in Vierteln der Einheit.
option-min_wager = Der kleinste Einsatz
option-min_wager-help = In Einheiten des Tisches.
option-max_wager = Der größte Einsatz
option-max_wager-help = In Einheiten des Tisches.
option-box_fee = Der Lohn des Bechers
option-box_fee-help = Was ein Werfer bei jeder dritten gewonnenen Hauptzahl nacheinander zahlt, in Einheiten des Tisches.
option-box_fee-0 = nichts
