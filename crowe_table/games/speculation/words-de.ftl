# Every word that Speculation puts on the table.

game-speculation = Speculation
game-speculation-line = Niemand darf seine Karten ansehen, und um den höchsten Trumpf wird gehandelt.
game-speculation-plain = Kaufen und verkaufen Sie Karten, die niemand ansehen darf. Die höchste gewinnt.
game-speculation-minutes = 15
game-speculation-difficulty = 1

preset-crowe = Mr. Crowe
preset-crowe-help = Gemischt wird nur, wenn der Geber mit einem Ass gewinnt: Merken Sie sich also, was schon zu sehen war. Zeigt sich außer dem ersten kein Trumpf, bleibt der Topf stehen.
preset-crowe-source = Mr. Crowe’s Games, London 1775
preset-hoyle = Hoyle, um Fische
preset-hoyle-help = Vier Fische von jedem und sechs vom Geber. Gebrauchte Karten liegen beiseite, bis alle ausgegeben sind.
preset-hoyle-source = Hoyle’s Games, Improved and Enlarged
preset-parlour = In der guten Stube
preset-parlour-help = Vor jeder Runde gemischt. Man darf Karten ungesehen verkaufen; wer einen Buben oder eine Fünf umdreht, zahlt eine Münze.
preset-parlour-source = Spätere Spielbücher

## Places, charts and sums.

place-used = Beiseite
place-spare = Für niemand
chart-odds = Trumpf: { $rank }
chart-blind = Trumpf, ungesehen
chart-stands = Bleibt oben
chart-remembered = Aus dem Gedächtnis
chart-price = Fairer Preis
chart-card-price = Eine ungesehene
chart-sum = { $farthings }
chart-in =
    { $number ->
        [0] nie
       *[other] { $number ->
            [one] { $total ->
                [1] immer
               *[other] { $number } von { $total }
            }
           *[other] { $number } von { $total }
        }
    }
chart-about = etwa { $number } von { $total }
slate-trump = Trumpf: { $rank }
slate-blind = Trumpf, ungesehen
slate-unseen =
    { $number ->
        [one] Ungesehen: eine Karte
       *[other] Ungesehen: { WORDS($number) } Karten
    }
slate-stands =
    { $who ->
        [you] Sie
       *[other] { $seat }
    }: { $farthings }
slate-seat =
    { $who ->
        [you] Sie
       *[other] { $seat }
    }
slate-bid = { $farthings }
slate-out = ausgestiegen
slate-reserve = Mindestens
slate-hammer =
    { $number ->
        [1] Zum Ersten …
       *[other] Zum Zweiten …
    }

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Ziehen Sie eine Karte: Die niedrigste gibt.
wait-cut-for-deal = { $seats } zieht, wer gibt.
ask-sell-blind = Der Trumpf ist noch verdeckt. Im <topf>Topf</> sind { $farthings }. <behalten>Behalten</> oder <ungesehen>ungesehen</> verkaufen?
wait-sell-blind = { $seats } darf den Trumpf <ungesehen>ungesehen</> verkaufen.
ask-keep-or-sell = { CAP($card) } ist der höchste Trumpf. Im <topf>Topf</> sind { $farthings }. <behalten>Behalten</> oder verkaufen? Jetzt oder nie.
wait-keep-or-sell = { $seats } hat den höchsten Trumpf und darf ihn verkaufen.
ask-bid-first = Was bieten Sie? Mindestens { $farthings }.
wait-bid-first = Wer bietet?
ask-bid-more = { $seat } bietet { $farthings }. Bieten Sie mehr, oder steigen Sie aus.
wait-bid-more = { $seat } bietet { $farthings }. Wer bietet mehr?
ask-bid-sealed = Wie weit würden Sie gehen? Nennen Sie Ihre Grenze geheim: mindestens { $farthings }.
wait-bid-sealed = Noch beim Nennen der Grenze: { $seats }.
ask-take-bid = { $seat } bietet { $farthings }. Verkaufen Sie?
wait-take-bid = { $seats } überlegt, ob das beste Gebot genügt.
ask-turn = Drehen Sie Ihre oberste Karte um.
wait-turn = { $seats } dreht eine Karte um.
ask-turn-or-sell = Drehen Sie Ihre oberste Karte um, oder verkaufen Sie Karten <ungesehen>ungesehen</>.
wait-turn-or-sell = { $seats } dreht eine Karte um.
ask-propose = Sie dürfen Karten <ungesehen>ungesehen</> kaufen, ehe die nächste umgedreht wird.
wait-propose = { $seats } dreht eine Karte um.
ask-sell-unseen =
    { $number ->
        [one] { $seat } bietet { $farthings } für Ihre oberste Karte. Verkaufen Sie?
       *[other] { $seat } bietet { $farthings } für { WORDS($number) } Ihrer Karten. Verkaufen Sie?
    }
wait-sell-unseen = { $seats } überlegt sich ein Angebot.
ask-next-deal = Die Runde ist zu Ende. Weiter, wenn Sie so weit sind.
wait-next-deal = Noch nicht bereit: { $seats }.

act-keep = Behalten
act-offer = Verkaufen
act-offer-number = { $act } ab { $amount }
act-bid_sum = Bieten
act-drop_out = Aussteigen
act-turn = Umdrehen
act-offer_unseen = Ungesehen verkaufen
act-offer_unseen-number = { $act } ab { $amount }
act-propose = Ungesehen kaufen
act-propose-number = { $act } für { $amount }
act-agree = Verkaufen
act-decline = Ablehnen
act-ready = Weiter
word-offer_unseen-one = eine Karte
word-offer_unseen-all = alle
word-propose-one = eine Karte
word-propose-all = alle Karten

## Refusals.

refuse-too-little = Bieten Sie { $farthings } oder mehr.
refuse-purse = Sie haben nur { $farthings }.
refuse-no-sale = Der <hammer>Hammer</> ist gefallen: Jetzt steht nichts zum Verkauf.
refuse-no-bidder = Hier können Sie nicht mitbieten: Es ist Ihre eigene Karte, oder Sie haben in dieser Runde nichts gesetzt.
refuse-reserve = An diesem Tisch nennt der Verkäufer keinen <mindestpreis>Mindestpreis</>.
unfit-seats = Speculation ist für drei bis neun Spieler; mit { WORDS($seats) } geht es nicht.
unfit-purse = Jeder muss zehn Einsätze mitbringen, also { $farthings }: Füllen Sie die Börsen, oder spielen Sie um weniger.
unfit-patience = Der Hammer wartet mindestens { WORDS($number) } Sekunden; bei 0 wartet er auf alle.

## What is told.

paid-money = { CAP($source) } an { $target }: { $sum }.
deal-begins =
    { $who ->
        [you] Runde { $number }{ $deals ->
            [0] {""}
           *[other] { " " }von { $deals }
        }. Sie geben.
       *[other] Runde { $number }{ $deals ->
            [0] {""}
           *[other] { " " }von { $deals }
        }. { $seat } gibt.
    }
moved-show =
    { $who ->
        [you] Sie drehen { $cards } um.
       *[other] { $seat } dreht { $cards } um.
    }
log-moved-show =
    { $who ->
        [you] Sie drehen um
       *[other] { $seat } dreht um
    }
trumps-are = { CAP($suit) } ist Trumpf.
hammer =
    { $number ->
        [1] Zum Ersten …
        [2] Zum Zweiten …
       *[other] Und zum Dritten!
    }
result-highest =
    { $who ->
        [you] { CAP($card) } ist der höchste gezeigte Trumpf: Sie bekommen { $farthings }.
       *[other] { CAP($card) } ist der höchste gezeigte Trumpf: { $seat } bekommt { $farthings }.
    }
result-ace =
    { $who ->
        [you] { CAP($card) }: Sie bekommen sofort { $farthings }.
       *[other] { CAP($card) }: { $seat } bekommt sofort { $farthings }.
    }
result-carried-alone = Außer { $card } zeigte sich kein Trumpf: Der <topf>Topf</> mit { $farthings } bleibt für die nächste Runde stehen.
result-carried-spare = { CAP($card) } lag im Blatt für niemand und war höher als alles, was sich zeigte: Der <topf>Topf</> mit { $farthings } bleibt stehen.

## What is spoken.

say-my-deal = Die niedrigste: Ich gebe
say-keep = Ich behalte ihn
say-offer-trump =
    Was bietet man für { $gender_rank ->
        [m] den Trumpf-{ $rank ->
            [Bube] Buben
           *[other] { $rank }
        }
        [n] das Trumpf-{ $rank }
       *[f] die Trumpf-{ $rank }
    }? Mindestens { $farthings }
say-offer-blind = Was bietet man für den Trumpf, <ungesehen>ungesehen</>? Mindestens { $farthings }
say-offer-unseen =
    { $number ->
        [one] Was bietet man für eine Karte, <ungesehen>ungesehen</>? Mindestens { $farthings }
       *[other] Was bietet man für { WORDS($number) } Karten, <ungesehen>ungesehen</>? Mindestens { $farthings }
    }
say-bid-sum = { $farthings }
say-drop-out = Ich steige aus
say-sold =
    { $who ->
        [you] Zum Ersten, zum Zweiten, zum Dritten: an Sie für { $farthings }
       *[other] Zum Ersten, zum Zweiten, zum Dritten: an { $seat } für { $farthings }
    }
say-unsold = Niemand? Dann behalte ich ihn
say-propose =
    { $number ->
        [one] { $who ->
            [you] { $farthings } für Ihre oberste Karte?
           *[other] { $farthings } für die oberste Karte von { $seat }?
        }
       *[other] { $who ->
            [you] { $farthings } für alle Ihre Karten?
           *[other] { $farthings } für alle Karten von { $seat }?
        }
    }
say-agree = Verkauft
say-decline = Nicht zu diesem Preis
say-lower = Ein Trumpf, aber ein niedrigerer
say-ace = Das Ass! Der <topf>Topf</> gehört mir
say-highest = Ich habe den höchsten und nehme den <topf>Topf</>
say-rise = Mir reicht es; hören wir auf

## Money that moves.

paid-stake = der Einsatz
paid-fine = die Buße für { $card }
paid-price = der Preis
paid-pot = der <topf>Topf</>
paid-share = ein Teil des restlichen <topf>Topfes</>
paid-loan = vom Haus geliehen
log-paid-price = der Preis
log-paid-pot = der <topf>Topf</>
log-paid-share = ein Teil des <topf>Topfes</>
win-hands =
    { $number ->
        [one] Die einzige Runde ist gespielt. Die Partie ist zu Ende.
       *[other] Das war die letzte von { WORDS($number) } Runden. Die Partie ist zu Ende.
    }
win-purses = Nur noch einer kann seinen Einsatz zahlen. Die Partie ist zu Ende.
win-rise = { $who ->
        [you] Sie hören auf, und die Partie endet hier.
       *[other] { $seat } hört auf, und die Partie endet hier.
    }

## The rules of the house.

option-unit = Einheit des Tisches
option-unit-help = Was eine Einheit des Einsatzes wert ist.
option-stake = Der Einsatz
option-stake-help = In Einheiten des Tisches, eine gerade Zahl: Der Geber setzt anderthalbmal so viel.
option-hands = Runden
option-hands-help = Wie viele Runden gespielt werden.
option-hands-0 = bis nur noch einer setzen kann
option-reshuffle = Gemischt wird
option-reshuffle-help = Sonst kommen gebrauchte Karten unter die anderen, und ein gutes Gedächtnis ist Geld wert.
option-reshuffle-dealer_ace = nach einem Ass des Gebers
option-reshuffle-any_ace = nach jedem Ass
option-reshuffle-every_hand = vor jeder Runde
option-reshuffle-exhausted = wenn alle ausgegeben sind
option-gather = Gebrauchte Karten
option-gather-help = Wie sie unter die anderen kommen: vermischt oder in der Reihenfolge, in der sie liegen und die man sich merken kann.
option-gather-haphazard = werden vermischt
option-gather-as_they_lie = behalten die Reihenfolge
option-only_turnup = Nur der erste Trumpf
option-only_turnup-help = Was aus dem Topf wird, wenn sich kein anderer Trumpf zeigt.
option-only_turnup-carry = Topf bleibt stehen
option-only_turnup-carry_unless_sold = bleibt, wenn nicht verkauft
option-only_turnup-owner_wins = Besitzer bekommt ihn
option-auction = Der Verkauf
option-auction-help = Alle bieten, wann sie wollen; oder reihum, und wer passt, ist ausgestiegen; oder jeder nennt geheim eine Grenze, und der Höchste zahlt eine Stufe mehr als der Zweite.
option-auction-open = offen, unter dem Hammer
option-auction-called = reihum
option-auction-sealed = geheim
option-patience = Der Hammer wartet
option-patience-help = Im offenen Verkauf fällt der Hammer so viele Sekunden nach dem letzten Gebot. Bei 0 wartet er, bis alle anderen ausgestiegen sind, und niemand wird gedrängt.
option-patience-0 = auf alle
option-increment = Kleinste Erhöhung
option-increment-help = Um wie viel jedes Gebot über dem letzten liegen muss, in Einheiten des Tisches.
option-reserve = Mindestpreis
option-reserve-help = Ob der Verkäufer einen Mindestpreis nennen darf.
option-seller_may_refuse = Der Verkäufer darf ablehnen
option-seller_may_refuse-help = Ob das beste Gebot abgelehnt werden darf.
option-unseen_sales = Ungesehen verkaufen
option-unseen_sales-help = Ob verdeckte Karten verkauft werden dürfen; sie kommen unter den Stapel des Käufers, und niemand sieht sie an.
option-unseen_sales-off = nein
option-unseen_sales-own_turn = ehe man aufdeckt
option-unseen_sales-any_time = jederzeit
option-blind_trump_sale = Trumpf blind verkaufen
option-blind_trump_sale-help = Ob der Geber den Trumpf verkaufen darf, ehe er aufgedeckt ist.
option-fine_knave_five = Buße für Buben und Fünfen
option-fine_knave_five-help = Was in den Topf zahlt, wer einen Buben oder eine Fünf umdreht, in Einheiten des Tisches.
option-fine_knave_five-0 = keine
option-spare_hand = Ein Blatt für niemand
option-spare_hand-help = Drei Karten für niemand, am Ende aufgedeckt: Liegt der höchste Trumpf darunter, so bleibt der Topf stehen.
option-short_stake = Fehlt Geld zum Setzen
option-short_stake-help = Wer den Einsatz nicht hat, sieht zu; oder er setzt, was er hat, und kann nur entsprechend weniger gewinnen; oder das Haus leiht ihm zehn Einsätze.
option-short_stake-sit_out = sieht zu
option-short_stake-reduced = setzt, was er hat
option-short_stake-lend = leiht beim Haus
option-double_on_carry = Doppelte Einsätze
option-double_on_carry-help = Ob doppelt gesetzt wird, solange ein Topf stehen geblieben ist.
edge-note = Nur der Handel zählt: der Preis gegen den genauen Wert der Ware. Alles andere gleicht sich aus.
