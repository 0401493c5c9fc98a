# Every word that Speculation puts on the table.

game-speculation = Speculation
game-speculation-line = Karten, die niemand ansehen darf; und der höchste Trumpf wird gekauft und verkauft.
game-speculation-minutes = 15
game-speculation-difficulty = 1
game-speculation-short = Drei Spiele

preset-crowe = Mr. Crowe
preset-crowe-help = Gemischt wird nur, wenn der Geber mit einem Ass gewinnt: merken Sie sich, was vorüberging. Zeigt sich kein Trumpf außer dem ersten, so bleibt der Topf.
preset-crowe-source = Mr. Crowe’s Games, London 1775
preset-hoyle = Hoyles Fische
preset-hoyle-help = Vier Fische von jedem und sechs vom Geber. Gebrauchte Karten liegen beiseite, bis alle ausgegeben sind.
preset-hoyle-source = Hoyle’s Games, Improved and Enlarged
preset-parlour = In der Stube
preset-parlour-help = Vor jedem Spiel gemischt. Karten darf man ungesehen verkaufen; ein Bube oder eine Fünf kostet den, der sie umdreht.
preset-parlour-source = Later manuals

## Places, charts and sums.

place-used = Beiseite
place-spare = Niemandes
chart-odds = Trumpf: { $rank }
chart-blind = Der Trumpf, ungesehen
chart-stands = Hält
chart-remembered = Nach Gedächtnis
chart-price = Billiger Preis
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
slate-blind = Der Trumpf, ungesehen
slate-unseen =
    { $number ->
        [one] Ungesehen: eine Karte
       *[other] Ungesehen: { WORDS($number) } Karten
    }
slate-stands = { $seat }: { $farthings }
slate-seat = { $seat }
slate-bid = { $farthings }
slate-out = heraus
slate-reserve = Mindestens
slate-hammer =
    { $number ->
        [1] Zum ersten …
       *[other] Zum zweiten …
    }

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Ziehen Sie eine Karte: Die niedrigste gibt.
wait-cut-for-deal = { $seats } zieht um das Geben.
ask-sell-blind = Der Trumpf ist noch nicht aufgedeckt. Im Topf sind { $farthings }. Behalten oder ungesehen verkaufen?
wait-sell-blind = { $seats } darf den Trumpf ungesehen verkaufen.
ask-keep-or-sell = { CAP($card) } ist der höchste Trumpf. Im Topf sind { $farthings }. Behalten oder verkaufen: jetzt oder nie.
wait-keep-or-sell = { $seats } hat den höchsten und darf ihn verkaufen.
ask-bid-first = Was bieten Sie? Mindestens { $farthings }.
wait-bid-first = Wer bietet?
ask-bid-more = { $seat } bietet { $farthings }. Bieten Sie mehr, oder steigen Sie aus.
wait-bid-more = { $seat } bietet { $farthings }. Wer bietet mehr?
ask-bid-sealed = Wie weit würden Sie gehen? Nennen Sie Ihre Grenze geheim: mindestens { $farthings }.
wait-bid-sealed = Nennt geheim eine Grenze: { $seats }.
ask-take-bid = { $seat } bietet { $farthings }. Verkaufen Sie?
wait-take-bid = { $seats } überlegt, ob das beste Gebot genügt.
ask-turn = Drehen Sie Ihre oberste Karte um.
wait-turn = { $seats } dreht eine Karte um.
ask-turn-or-sell = Drehen Sie Ihre oberste Karte um; oder verkaufen Sie Karten ungesehen.
wait-turn-or-sell = { $seats } dreht eine Karte um.
ask-propose = Sie dürfen Karten ungesehen kaufen, ehe die nächste umgedreht wird.
wait-propose = { $seats } dreht eine Karte um.
ask-sell-unseen =
    { $number ->
        [one] { $seat } würde Ihre oberste Karte für { $farthings } kaufen. Verkaufen Sie?
       *[other] { $seat } würde { WORDS($number) } Ihrer Karten für { $farthings } kaufen. Verkaufen Sie?
    }
wait-sell-unseen = { $seats } überlegt sich ein Angebot.
ask-next-deal = Das Spiel ist zu Ende. Weiter zum nächsten, wenn Sie so weit sind.
wait-next-deal = Vor dem nächsten Spiel: { $seats }.

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
refuse-no-sale = Der Hammer ist gefallen: nichts steht mehr zum Verkauf.
refuse-no-bidder = Hier können Sie nicht bieten: Es ist Ihre eigene Karte, oder Sie haben in diesem Spiel nichts eingesetzt.
refuse-reserve = An diesem Tisch nennt der Verkäufer keinen Mindestpreis.
unfit-seats = Speculation ist für drei bis neun: mit { WORDS($seats) } geht es nicht.
unfit-purse = Jeder muss zehn Einsätze mitbringen, also { $farthings }: Füllen Sie die Börsen, oder spielen Sie um weniger.
unfit-patience = Der Hammer wartet mindestens { WORDS($number) } Sekunden; bei 0 wartet er auf alle.

## What is told.

paid-money = { CAP($source) } an { $target }: { $sum }.
deal-begins =
    { $who ->
        [you] Spiel { $number }{ $deals ->
        [0] {""}
       *[other] { " " }von { $deals }
    }. Sie geben.
       *[other] Spiel { $number }{ $deals ->
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
        [1] Zum ersten …
        [2] Zum zweiten …
       *[other] Und zum dritten!
    }
result-highest =
    { $who ->
        [you] { CAP($card) } ist der höchste gezeigte Trumpf: Sie nehmen { $farthings }.
       *[other] { CAP($card) } ist der höchste gezeigte Trumpf: { $seat } nimmt { $farthings }.
    }
result-ace =
    { $who ->
        [you] { CAP($card) }: Sie nehmen sogleich { $farthings }.
       *[other] { CAP($card) }: { $seat } nimmt sogleich { $farthings }.
    }
result-carried-alone = Außer { $card } zeigte sich kein Trumpf: Der Topf von { $farthings } bleibt für das nächste Spiel.
result-carried-spare = { CAP($card) } lag in der Hand, die niemandem gehört, über allen gezeigten: Der Topf von { $farthings } bleibt.

## What is spoken.

say-my-deal = Die niedrigste: ich gebe
say-keep = Ich behalte ihn
say-offer-trump =
    Was wird geboten für { $gender_rank ->
        [m] den Trumpf-{ $rank ->
            [Bube] Buben
           *[other] { $rank }
        }
        [n] das Trumpf-{ $rank }
       *[f] die Trumpf-{ $rank }
    }? Nicht unter { $farthings }
say-offer-blind = Was wird für den Trumpf geboten, ungesehen? Mindestens { $farthings }
say-offer-unseen =
    { $number ->
        [one] Was wird für eine Karte geboten, ungesehen? Nicht unter { $farthings }
       *[other] Was wird für { WORDS($number) } Karten geboten, ungesehen? Nicht unter { $farthings }
    }
say-bid-sum = { $farthings }
say-drop-out = Ich steige aus
say-sold =
    { $who ->
        [you] Zum ersten, zum zweiten, zum dritten: Ihrer für { $farthings }
       *[other] Zum ersten, zum zweiten, zum dritten: an { $seat } für { $farthings }
    }
say-unsold = Niemand? Dann bleibt er bei mir
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
say-decline = Zu diesem Preis nicht
say-lower = Ein Trumpf, und niedriger
say-ace = Das Ass! Der Topf ist mein
say-highest = Der höchste ist mein, und der Topf
say-rise = Mir reicht es; hören wir auf

## Money that moves.

paid-stake = der Einsatz
paid-fine = die Buße für { $card }
paid-price = der Preis
paid-pot = der Topf
paid-share = ein Teil des Topfes, der noch stand
paid-loan = vom Haus geliehen
log-paid-price = der Preis
log-paid-pot = der Topf
log-paid-share = ein Teil des Topfes
win-hands = { $number ->
        [one] Das einzige Spiel ist gespielt. Die Partie ist zu Ende.
       *[other] Das war das letzte von { WORDS($number) } Spielen. Die Partie ist zu Ende.
    }
win-purses = Keine zwei Spieler können ihren Einsatz zahlen. Die Partie ist zu Ende.
win-rise = { $who ->
        [you] Sie hören auf, und die Partie endet hier.
       *[other] { $seat } hört auf, und die Partie endet hier.
    }

## The rules of the house.

option-unit = Einheit des Tisches
option-unit-help = Was eine Einheit des Einsatzes gilt.
option-stake = Der Einsatz
option-stake-help = In Einheiten des Tisches, und gerade: der Geber setzt halb so viel mehr.
option-hands = Spiele
option-hands-help = Wie viele Spiele gespielt werden.
option-hands-0 = bis weniger als zwei setzen können
option-reshuffle = Gemischt wird
option-reshuffle-help = Sonst gehen gebrauchte Karten unter die anderen, und ein gutes Gedächtnis ist Geld wert.
option-reshuffle-dealer_ace = wenn der Geber mit Ass gewinnt
option-reshuffle-any_ace = wenn jemand mit Ass gewinnt
option-reshuffle-every_hand = vor jedem Spiel
option-reshuffle-exhausted = wenn alle ausgegeben sind
option-gather = Gebrauchte Karten
option-gather-help = Wie sie unter die anderen gehen: vermischt, oder in der Ordnung, in der sie liegen und die man sich merken kann.
option-gather-haphazard = werden vermischt
option-gather-as_they_lie = behalten ihre Ordnung
option-only_turnup = Nur der erste Trumpf
option-only_turnup-help = Was aus dem Topf wird, wenn sich kein anderer Trumpf zeigt.
option-only_turnup-carry = der Topf bleibt
option-only_turnup-carry_unless_sold = bleibt, wenn nicht verkauft
option-only_turnup-owner_wins = der Besitzer hat den Topf
option-auction = Der Verkauf
option-auction-help = Alle bieten, wann sie wollen; oder reihum, und wer passt, ist draußen; oder jeder nennt geheim eine Grenze, und der höchste zahlt eine Stufe über dem nächsten.
option-auction-open = offen, unter dem Hammer
option-auction-called = der Reihe nach
option-auction-sealed = versiegelt
option-patience = Die Geduld des Hammers
option-patience-help = Im offenen Verkauf: so viele Sekunden nach dem letzten Gebot fällt der Hammer. Bei 0 wartet er, bis alle anderen heraus sind, und niemand wird gedrängt.
option-patience-0 = wartet auf alle
option-increment = Das kleinste Mehrgebot
option-increment-help = Um wie viel jedes Gebot über dem letzten ist, in Einheiten des Tisches.
option-reserve = Ein Mindestpreis
option-reserve-help = Ob der Verkäufer einen niedrigsten Preis nennen darf.
option-seller_may_refuse = Der Verkäufer darf ablehnen
option-seller_may_refuse-help = Ob das beste Gebot abgelehnt werden darf.
option-unseen_sales = Ungesehene Karten
option-unseen_sales-help = Ob verdeckte Karten verkauft werden dürfen; sie gehen unter den Stoß des Käufers, und niemand guckt.
option-unseen_sales-off = nein
option-unseen_sales-own_turn = vor der eigenen Reihe
option-unseen_sales-any_time = jederzeit
option-blind_trump_sale = Trumpf blind verkauft
option-blind_trump_sale-help = Ob der Geber den Trumpf verkaufen darf, ehe er umgedreht ist.
option-fine_knave_five = Buße für Buben und Fünfen
option-fine_knave_five-help = Was, wer eine umdreht, in den Topf zahlt, in Einheiten des Tisches.
option-fine_knave_five-0 = keine
option-spare_hand = Ein Blatt für niemand
option-spare_hand-help = Drei Karten für niemand, am Ende umgedreht: liegt der höchste Trumpf dort, so bleibt der Topf.
option-short_stake = Eine zu leichte Börse
option-short_stake-help = Wer weniger als den Einsatz hat, sieht zu; oder setzt, was da ist, und gewinnt nur im Verhältnis; oder bekommt zehn Einsätze vom Haus geliehen.
option-short_stake-sit_out = sieht zu
option-short_stake-reduced = setzt, was da ist
option-short_stake-lend = bekommt geliehen
option-double_on_carry = Doppelte Einsätze
option-double_on_carry-help = Ob die Einsätze doppelt sind, solange ein Topf stehen geblieben ist.
