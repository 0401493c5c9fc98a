# Every word that Hazard puts on the table.

game-hazard = Hazard
game-hazard-line = Zwei Würfel und ein Becher: Erst fällt eine Hauptzahl, dann eine Chance, und dann zeigt sich, welche von beiden zuerst wiederkommt.
game-hazard-plain = Werfen Sie zwei Würfel, und setzen Sie darauf, was als Nächstes kommt.
game-hazard-minutes = 15
game-hazard-difficulty = 2

preset-crowe = Mr. Crowe
preset-crowe-help = Alle halten gemeinsam gegen den Werfer. Hat er eine Chance, darf er seinen Einsatz zurücknehmen, und die anderen dürfen etwas zulegen, damit er bleibt.
preset-crowe-source = Mr. Crowe’s Games, London 1775
preset-pearson = Mr. Pearson
preset-pearson-help = Jeder bietet dem Werfer eine Wette an, und eine nimmt er an. Zwei, drei, elf und zwölf zählen bis zuletzt. Die anderen wetten untereinander.
preset-pearson-source = Andy Pearson, Carde Gaymes of Olde Englande
preset-classical = Klassisches Hazard
preset-classical-help = Jeder setzt, so viel er mag, und der Werfer hält gegen den, dem er mit dem Becher klopft. Nach drei verlorenen Hauptzahlen in Folge geht der Becher weiter. Die anderen wetten untereinander.
preset-classical-source = Cotton’s Compleat Gamester, and Hoyle’s Games

## What the house says of cards, said of dice.

menu-seal = Vor der ersten Runde wurden die Würfe versiegelt: { $seal }. Am Ende wird die geheime Zahl gezeigt, und jeder kann nachprüfen.
seat-code = Noch einmal dieselben Würfe? Geben Sie die sechs Wörter ein.
slip-code = Geben Sie diese Wörter an einem neuen Tisch ein, und es fallen noch einmal dieselben Würfe.
end-same = Noch einmal dieselben Würfe

## Places, slips and sums.

figure-table = Ein Hazardtisch; der Rand hält die Würfel auf dem Tisch
figure-box = Becher und Würfel
figure-box-tipped = Die Würfel sind gefallen
ticket-dealer = der Becher
place-main = <hauptzahl>Hauptzahl</>
place-chance = <chance>Chance</>
place-bets-aside = Nebenwetten
chart-race = { CAP(WORDS($chance)) } gewinnt · { WORDS($main) } verliert
chart-price =
    { $how ->
        [0] Eins zu eins.
        [1] { CAP(WORDS($more)) } zu { WORDS($less) } dagegen.
        [3] {""}
       *[2] { CAP(WORDS($more)) } zu { WORDS($less) } dafür.
    }
coins-odds = + { $amount }
account-odds = die Zulage

## Questions, as they are put to whom they concern, and as the others wait.

ask-first-caster = Werfen Sie um den <becher>Becher</>: Der höchste Wurf fängt an.
wait-first-caster = { $seats } wirft um den <becher>Becher</>.
ask-wager-setters = Der <becher>Becher</> gehört Ihnen. Nennen Sie Ihren Einsatz, oder geben Sie die Würfel weiter.
wait-wager-setters = { $seats } hat den <becher>Becher</> und muss setzen.
ask-wager-one_bet = Der <becher>Becher</> gehört Ihnen. Setzen Sie etwas, oder geben Sie die Würfel weiter.
wait-wager-one_bet = { $seats } hat den <becher>Becher</> und muss setzen.
ask-setters = { $seat } setzt { $farthings }. Was <halten>halten</> Sie dagegen?
wait-setters = { $seats } hält dagegen.
ask-one_bet = { $seat } setzt { $farthings }. Welche Wette bieten Sie an?
wait-one_bet = Noch beim Bieten: { $seats }.
ask-covers = { $seat } hat den <becher>Becher</>. Was setzen Sie dagegen?
wait-covers = { $seats } setzt.
ask-accept = Nehmen Sie eine der Wetten gegen Ihre { $farthings } an, oder lehnen Sie alle ab und geben die Würfel weiter.
wait-accept = { $seats } wählt eine Wette.
ask-knock = Wählen Sie, gegen wessen Geld Sie <halten>halten</>. Wählen Sie niemanden, so geht der <becher>Becher</> weiter.
wait-knock = { $seats } hat den <becher>Becher</> und darf <klopfen>klopfen</>.
ask-side-bets = Wetten Sie mit jemandem, oder sagen Sie, dass geworfen werden kann.
wait-side-bets = Noch bei den Nebenwetten: { $seats }.
ask-throw-main = Werfen Sie um eine <hauptzahl>Hauptzahl</>: fünf bis neun.
wait-throw-main = { $seats } wirft um eine <hauptzahl>Hauptzahl</>.
ask-name-main = Nennen Sie Ihre <hauptzahl>Hauptzahl</>: fünf bis neun.
wait-name-main = { $seats } nennt eine <hauptzahl>Hauptzahl</>.
ask-throw-to-main = { CAP(WORDS($main)) } ist die <hauptzahl>Hauptzahl</>. Werfen Sie darauf.
wait-throw-to-main = { $seats } wirft; { WORDS($main) } ist die <hauptzahl>Hauptzahl</>.
ask-lay-odds =
    { CAP(WORDS($chance)) } ist die <chance>Chance</>, { WORDS($main) } die <hauptzahl>Hauptzahl</>. { $who ->
        [you] Was legen Sie zu, um dabeizubleiben?
       *[other] Was legen Sie zu, damit { $seat } weiterwirft?
    }
wait-lay-odds = { $seats } darf zulegen.
ask-cast-on = { CAP(WORDS($chance)) } gewinnt, und { WORDS($main) } verliert. Werfen Sie weiter, oder nehmen Sie Ihren Einsatz zurück und geben die Würfel weiter?
wait-cast-on = { $seats } wirft weiter oder nimmt den Einsatz zurück.
ask-throw-race = { CAP(WORDS($chance)) } gewinnt, { WORDS($main) } verliert. Werfen Sie!
wait-throw-race = { $seats } wirft; { WORDS($chance) } gewinnt, { WORDS($main) } verliert.
ask-next-deal = Die Runde ist zu Ende. Weiter, wenn Sie so weit sind.
wait-next-deal = Noch nicht bereit: { $seats }.

act-throw = Werfen
act-declare = Setzen
act-pass_dice = Würfel weitergeben
act-set_stake = Dagegenhalten
act-set_stake-nothing = Nicht halten
act-offer = Anbieten
act-no_offer = Kein Angebot
act-accept = Wette annehmen
act-refuse_all = Alle ablehnen
act-lay = Setzen
act-no_lay = Nichts setzen
act-knock = Klopfen
act-name_main = Hauptzahl nennen
act-lay_odds = Zulegen
act-lay_odds-nothing = Nichts zulegen
act-cast_on = Weiterwerfen
act-retrieve = Einsatz zurück
act-offer_side = Nebenwette anbieten
act-take_side = Wette annehmen
act-withdraw_side = Zurückziehen
act-ready = Weiter
terms-stake = { $farthings }
terms-side =
    { $farthings } zu { $against }, { $side ->
        [in] dass der Werfer verliert
        [out] dass der Werfer gewinnt
        [cast_nick] dass es kein Nick wird
       *[cast_lose] dass der Wurf nicht verliert
    }
word-offer_side-in = Der Werfer gewinnt
word-offer_side-out = Der Werfer verliert
word-offer_side-cast_nick = Nächster Wurf ein Nick
word-offer_side-cast_lose = Nächster Wurf verliert

## Charts beside the dice.

chart-mains = Mögliche Hauptzahlen
chart-main = { CAP(WORDS($main)) }
chart-ways = { WORDS($number) } Möglichkeiten
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
refuse-side-price = Hier gibt der Tisch die <quote>Quote</> vor: Nennen Sie nur Ihren Einsatz.
refuse-side-uncovered = Keiner der Gefragten kann { $farthings } dagegensetzen: Bieten Sie weniger.
unfit-seats = Hazard ist für zwei bis acht Spieler; mit { WORDS($seats) } geht es nicht.
unfit-limits = Zwischen dem kleinsten und dem größten Einsatz liegt kein Vielfaches von { $farthings }: Erweitern Sie die Grenzen, oder verkleinern Sie die Einheit.
unfit-purses = Mindestens zwei müssen { $farthings } haben, den kleinsten Einsatz: Füllen Sie die Börsen, oder spielen Sie um weniger.

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
        [you] Ihnen fehlt Geld für den kleinsten Einsatz; der Becher geht an Ihnen vorbei.
       *[other] { $seat } fehlt Geld für den kleinsten Einsatz; der Becher geht weiter.
    }
too-little =
    { $who ->
        [you] Sie haben zu wenig, um etwas zu setzen.
       *[other] { $seat } hat zu wenig, um etwas zu setzen.
    }
result-thrown =
    { CAP(WORDS($total)) }{ $how ->
        [nick] {" "}auf die <hauptzahl>Hauptzahl</> { WORDS($main) }: <nick>Nick</>
        [crabs] {" "}auf die <hauptzahl>Hauptzahl</> { WORDS($main) }: <crabs>Crabs</>
        [out] {" "}auf die <hauptzahl>Hauptzahl</> { WORDS($main) }: verloren
        [chance_made] , die <chance>Chance</>, vor der <hauptzahl>Hauptzahl</> { WORDS($main) }
        [main_came] , die <hauptzahl>Hauptzahl</>, vor der <chance>Chance</> { WORDS($chance) }
        [late_nick] {" "}bei <hauptzahl>Hauptzahl</> { WORDS($main) } und <chance>Chance</> { WORDS($chance) }: ein später <nick>Nick</>
       *[late_crabs] {" "}bei <hauptzahl>Hauptzahl</> { WORDS($main) } und <chance>Chance</> { WORDS($chance) }: <crabs>Crabs</>
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
    }, und die Würfel gehen weiter: Niemand gewinnt.
result-nobody-casts = Alle haben die Würfel weitergegeben: Die Runde fällt aus.
result-unset = Niemand hält dagegen: Der Einsatz gilt nicht, und die Würfel gehen weiter.
result-no-offer = Niemand bietet eine Wette an: Der Einsatz geht zurück, und die Würfel gehen weiter.
result-refused = Alle Wetten sind abgelehnt: Der Einsatz geht zurück, und die Würfel gehen weiter.
result-no-lay = Niemand setzt etwas: Die Würfel gehen weiter.
result-no-knock =
    { $who ->
        [you] Sie <klopfen>klopfen</> niemandem: Die Würfel gehen weiter.
       *[other] { $seat } klopft niemandem: Die Würfel gehen weiter.
    }

## What is spoken.

say-throw-again = Gleichstand: noch ein Wurf
say-my-box = Der <becher>Becher</> gehört mir
say-wager-set = Ich werfe um { $farthings }. Wer hält dagegen?
say-wager-offer = Ich setze { $farthings }. Wer wettet?
say-pass = Ich gebe den <becher>Becher</> weiter
say-setters = Ich halte { $farthings } dagegen
say-setters-nothing = Ich halte nicht
say-one_bet = Ich biete { $farthings }
say-one_bet-nothing = Ich biete nichts
say-covers = { CAP($farthings) }, dass Sie verlieren
say-covers-nothing = Von mir nichts
say-accept =
    { $who ->
        [you] Ihre Wette nehme ich an
       *[other] Ich nehme die Wette von { $seat } an
    }
say-refuse-all = Keine davon gefällt mir; nehmen Sie die Würfel
say-knock =
    { $who ->
        [you] Ich halte gegen Sie
       *[other] Ich halte gegen { $seats }
    }
say-no-main = { CAP(WORDS($total)) }: keine <hauptzahl>Hauptzahl</>
say-main = { CAP(WORDS($main)) } ist die <hauptzahl>Hauptzahl</>
say-blank = { CAP(WORDS($total)) } gilt nicht; noch einmal
say-chance =
    { CAP(WORDS($main)) } ist die <hauptzahl>Hauptzahl</>, { WORDS($chance) } die <chance>Chance</>; { $how ->
        [0] eins zu eins
        [1] { WORDS($more) } zu { WORDS($less) } dagegen
       *[2] { WORDS($more) } zu { WORDS($less) } dafür
    }
say-odds = Ich lege { $farthings } zu, wenn Sie weiterwerfen
say-no-odds = Ich lege nichts zu
say-cast-on = Ich werfe weiter
say-retrieve = Ich nehme meinen Einsatz zurück und gebe den <becher>Becher</> weiter
say-nick = <nick>Nick</>!
say-crabs = <crabs>Crabs</>!
say-out = Verloren!
say-chance_made = { CAP(WORDS($chance)) }: meine <chance>Chance</>!
say-main_came = { CAP(WORDS($main)) }: die <hauptzahl>Hauptzahl</>. Verloren
say-late_nick = Ein später <nick>Nick</>!
say-late_crabs = <crabs>Crabs</>, und verloren
say-keep-dice = <crabs>Crabs</>: Die Würfel bleiben mir
say-box-is-yours =
    { $who ->
        [you] Der <becher>Becher</> gehört Ihnen
       *[other] Der <becher>Becher</> geht an { $seat }
    }
say-side-in =
    { CAP($farthings) } zu { $against }, dass der <werfer>Werfer</> gewinnt{ $named ->
        [1] , { $other }?
       *[0] . Wer hält dagegen?
    }
say-side-out =
    { CAP($farthings) } zu { $against }, dass der <werfer>Werfer</> verliert{ $named ->
        [1] , { $other }?
       *[0] . Wer hält dagegen?
    }
say-side-cast_nick =
    { CAP($farthings) } zu { $against } auf <nick>Nick</>{ $named ->
        [1] , { $other }?
       *[0] . Wer hält dagegen?
    }
say-side-cast_lose =
    { CAP($farthings) } zu { $against }, dass der Wurf verliert{ $named ->
        [1] , { $other }?
       *[0] . Wer hält dagegen?
    }
say-side-done =
    { $who ->
        [you] Abgemacht, mit Ihnen
       *[other] Abgemacht, { $seat }
    }
say-side-off = Meine Wette gilt nicht mehr
say-rise = Mir reicht es; hören wir auf

## Money that moves.

paid-wager = der Einsatz
log-paid-setters = gehalten
log-paid-covers = gesetzt
log-paid-covers-caster = gehalten
log-paid-one_bet = angeboten
log-paid-caster-wins = die Einsätze
log-paid-caster-wins-odds = die <zulage>Zulage</>
log-paid-unmatched = nicht gehalten
log-paid-stake-back = der Einsatz
log-paid-retrieved = der Einsatz
log-paid-back = der Einsatz
paid-setters = gegen den <werfer>Werfer</> gehalten
paid-one_bet = eine Wette angeboten
paid-covers = gegen den <werfer>Werfer</> gesetzt
paid-covers-caster = vom <werfer>Werfer</> gehalten
paid-unmatched = niemand hielt dagegen
paid-not-taken = eine nicht angenommene Wette
paid-cut = die größere auf die kleinere gekürzt
paid-odds = zugelegt
paid-caster-wins = der <werfer>Werfer</> gewinnt
paid-caster-wins-odds = der <werfer>Werfer</> gewinnt die <zulage>Zulage</>
paid-caster-loses = der <werfer>Werfer</> verliert
paid-stake-back = ein Einsatz zurück
paid-retrieved = der Einsatz zurückgenommen
paid-back = es wurde nicht geworfen
paid-fee = das <bechergeld>Bechergeld</>
paid-house = <bechergeld>Bechergeld</> an das Haus
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
win-purses = Nur noch einer kann den kleinsten Einsatz zahlen. Die Partie ist zu Ende.
win-rise = { $who ->
        [you] Sie hören auf, und die Partie endet hier.
       *[other] { $seat } hört auf, und die Partie endet hier.
    }

## The rules of the house.

option-unit = Einheit des Tisches
option-unit-help = Was eine Einheit des Einsatzes wert ist.
option-hands = Runden
option-hands-help = Wie viele Runden gespielt werden.
option-hands-0 = bis jemand aufhört
option-opposition = Gegen den Werfer
option-opposition-help = Bei Mr. Crowe halten alle gemeinsam; bei Mr. Pearson nimmt der Werfer eine Wette an; im klassischen Spiel hält er, gegen wen er mag.
option-opposition-setters = alle halten gemeinsam
option-opposition-one_bet = eine Wette
option-opposition-covers = wem geklopft wird
option-accepted_bet = Angenommene Wette
option-accepted_bet-help = Wenn eine Wette angenommen wird: Sie gilt, wie sie geboten war, oder die größere Summe wird auf die kleinere gekürzt.
option-accepted_bet-as_offered = wie geboten
option-accepted_bet-matched = ausgeglichen
option-bet_offers = Wetten bietet man
option-bet_offers-help = Wenn eine Wette angenommen wird: laut der Reihe nach, oder geheim und alle zugleich.
option-bet_offers-open = laut, der Reihe nach
option-bet_offers-sealed = geheim
option-main_by = Die Hauptzahl wird
option-main_by-help = Geworfen wie in beiden Büchern oder vom Werfer genannt wie in späteren Clubs.
option-main_by-throw = geworfen
option-main_by-call = genannt
option-crabs_keep_dice = Bei Crabs wirft man weiter
option-crabs_keep_dice-help = Ob eine Zwei oder Drei auf die Hauptzahl zwar den Einsatz verliert, aber nicht die Würfel.
option-retrieve = Einsatz zurücknehmen
option-retrieve-help = Ob der Werfer, wenn er eine Chance hat, den Einsatz zurücknehmen und die Würfel weitergeben darf.
option-setters_odds = Zulegen erlaubt
option-setters_odds-help = Ob die Gegner des Werfers etwas zulegen dürfen, wenn er eine Chance hat.
option-comeout_12 = Zwölf auf die Hauptzahl
option-comeout_12-help = Nick auf sechs und acht und sonst verloren, oder auf jede Hauptzahl verloren.
option-comeout_12-classical = Nick auf sechs und acht
option-comeout_12-out = immer verloren
option-comeout_7 = Sieben auf sieben
option-comeout_7-help = Was eine Sieben bei Hauptzahl sieben gilt.
option-comeout_7-nick = Nick
option-comeout_7-blank = nichts
option-comeout_11_main7 = Elf auf sieben
option-comeout_11_main7-help = Was eine Elf bei Hauptzahl sieben gilt.
option-comeout_11_main7-nick = Nick
option-comeout_11_main7-blank = nichts
option-comeout_11 = Elf auf andere Hauptzahlen
option-comeout_11-help = Was eine Elf bei Hauptzahl fünf, sechs, acht oder neun gilt.
option-comeout_11-classical = klassisch
option-comeout_11-blank = nichts
option-comeout_11-out = verloren
option-late_throws = Nach der Chance zählen
option-late_throws-help = Ob zwei, drei, elf und zwölf noch zählen, wenn der Werfer eine Chance hat.
option-late_throws-none = nur Hauptzahl und Chance
option-late_throws-pearson = auch späte Crabs und Nicks
option-losses_to_pass = Die Würfel gehen weiter nach
option-losses_to_pass-help = Wie viele Hauptzahlen ein Werfer in Folge verlieren muss, ehe die Würfel weitergehen.
option-losses_to_pass-1 = einer verlorenen
option-losses_to_pass-2 = zwei verlorenen
option-losses_to_pass-3 = drei verlorenen
option-side_bets = Nebenwetten
option-side_bets-help = Ob die Spieler, die den Becher nicht haben, miteinander wetten dürfen.
option-side_odds = Quote der Nebenwetten
option-side_odds-help = Nach der genauen Aussicht im Augenblick, immer eins zu eins, oder wie die beiden es abmachen.
option-side_odds-listed = nach der Tafel
option-side_odds-even = immer eins zu eins
option-side_odds-free = nach Absprache
option-stake_unit = Schritt der Einsätze
option-stake_unit-help = Alles Gesetzte und Gehaltene ist ein Vielfaches davon; in Einheiten des Tisches.
option-offer_unit = Schritt einer Wette
option-offer_unit-help = Wenn eine Wette angenommen wird: Jede angebotene ist ein Vielfaches davon; in Vierteln der Einheit.
option-min_wager = Kleinster Einsatz
option-min_wager-help = In Einheiten des Tisches.
option-max_wager = Größter Einsatz
option-max_wager-help = In Einheiten des Tisches.
option-box_fee = Bechergeld
option-box_fee-help = Was ein Werfer nach je drei gewonnenen Hauptzahlen in Folge zahlt, in Einheiten des Tisches.
option-box_fee-0 = nichts
edge-note = Genau, wenn der Werfer den Einsatz immer zurücknimmt, wo es besser ist. Andere Entscheidungen und Nebenwetten zählen mit.
