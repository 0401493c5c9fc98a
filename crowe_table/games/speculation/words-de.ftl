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
slate-reserve = Nicht unter
slate-hammer =
    { $number ->
        [1] Zum ersten …
       *[other] Zum zweiten …
    }

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Ziehen Sie eine Karte: die niedrigste gibt.
wait-cut-for-deal = { $seats } zieht um das Geben.
ask-sell-blind = Der Trumpf ist noch nicht umgedreht, und { $farthings } im Topf. Behalten Sie ihn, oder verkaufen Sie ihn ungesehen.
wait-sell-blind = { $seats } darf den Trumpf ungesehen verkaufen.
ask-keep-or-sell = { CAP($card) } ist die höchste, und { $farthings } im Topf. Behalten oder verkaufen: jetzt oder nie.
wait-keep-or-sell = { $seats } hat den höchsten und darf ihn verkaufen.
ask-bid-first = Was bieten Sie? Mindestens { $farthings }.
wait-bid-first = Was wird geboten?
ask-bid-more = { $seat } bietet { $farthings }. Bieten Sie mehr, oder steigen Sie aus.
wait-bid-more = { $seat } bietet { $farthings }. Wer bietet mehr?
ask-bid-sealed = Wie weit gingen Sie? Nennen Sie es ungesehen: mindestens { $farthings }.
wait-bid-sealed = Grenzen werden genannt, ungesehen: { $seats }.
ask-take-bid = { $seat } bietet { $farthings }. Ist es verkauft?
wait-take-bid = { $seats } bedenkt das beste Gebot.
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
wait-sell-unseen = { $seats } bedenkt einen Preis.
ask-next-deal = Das Spiel ist zu Ende. Weiter zum nächsten, wenn Sie mögen.
wait-next-deal = Vor dem nächsten Spiel: { $seats }.

act-keep = Behalten
act-offer = Verkaufen
act-offer-number = { $act } ab { $amount }
act-bid_sum = Bieten
act-drop_out = Nicht mehr
act-turn = Umdrehen
act-offer_unseen = Ungesehen verkaufen
act-offer_unseen-number = { $act } ab { $amount }
act-propose = Ungesehen kaufen
act-propose-number = { $act } für { $amount }
act-agree = Verkauft
act-decline = Dafür nicht
act-ready = Weiter
word-offer_unseen-one = eine Karte
word-offer_unseen-all = alle
word-propose-one = eine Karte
word-propose-all = alle Karten

## Refusals.

refuse-too-little = { $farthings }, oder mehr.
refuse-purse = Sie haben nur { $farthings }.
refuse-no-sale = Der Hammer ist gefallen: nichts steht mehr zum Verkauf.
refuse-no-bidder = In diesem Verkauf bieten Sie nicht: es ist Ihre eigene Karte, oder Sie haben in diesem Spiel nichts eingesetzt.
refuse-reserve = In diesem Haus wird kein niedrigster Preis genannt.
unfit-seats = Speculation ist für drei bis neun: mit { WORDS($seats) } geht es nicht.
unfit-purse = Jeder muss zehn Einsätze mitbringen, und das ist { $farthings }: füllen Sie die Börsen, oder spielen Sie um weniger.
unfit-patience = Die Geduld des Hammers ist mindestens { WORDS($number) } Sekunden; oder 0, und er wartet auf alle.

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
result-carried-alone = Kein Trumpf zeigte sich außer { $card }: { $farthings } bleiben im Topf für das nächste Spiel.
result-carried-spare = { CAP($card) } lag in niemandes Hand, über allen gezeigten: { $farthings } bleiben im Topf.

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
say-offer-blind = Was wird für den Trumpf geboten, ungesehen? Nicht unter { $farthings }
say-offer-unseen =
    { $number ->
        [one] Was wird für eine Karte geboten, ungesehen? Nicht unter { $farthings }
       *[other] Was wird für { WORDS($number) } Karten geboten, ungesehen? Nicht unter { $farthings }
    }
say-bid-sum = { $farthings }
say-drop-out = Nicht mehr
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
say-rise = Ich habe genug; stehen wir auf

## Money that moves.

paid-stake = der Einsatz
paid-fine = die Buße für { $card }
paid-price = der Preis
paid-pot = der Topf
paid-share = ein Teil des stehen gebliebenen Topfes
paid-loan = vom Haus geliehen
log-paid-price = der Preis
log-paid-pot = der Topf
log-paid-share = ein Teil des Topfes
win-hands =
    { $number ->
        [one] Das eine verabredete Spiel ist gespielt. Die Gesellschaft steht auf.
       *[other] Das war das letzte von { WORDS($number) } Spielen. Die Gesellschaft steht auf.
    }
win-purses = Weniger als zwei können einsetzen, wie sie müssen. Die Gesellschaft steht auf.
win-rise =
    { $who ->
        [you] Sie stehen auf, und die Gesellschaft mit Ihnen.
       *[other] { $seat } steht auf, und die Gesellschaft auch.
    }

## The rules of the house.

option-unit = Einheit des Tisches
option-unit-help = Was eine Einheit des Einsatzes gilt.
option-stake = Der Einsatz
option-stake-help = In Einheiten des Tisches, und gerade: der Geber setzt halb so viel mehr.
option-hands = Spiele
option-hands-help = Für wie viele Spiele die Gesellschaft sitzt.
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
option-auction-help = Alle bieten, wie sie mögen; oder der Reihe nach, und wer passt, ist heraus; oder jeder nennt ungesehen eine Grenze, und der höchste zahlt einen Schritt über dem nächsten.
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
