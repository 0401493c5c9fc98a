# Every word that Ruff puts on the table.

game-ruff = Ruff
game-ruff-contents = Ruff (Euchre)
game-ruff-line = Zwei gegen zwei: Eine Karte wird aufgedeckt, jemand macht Trumpf, und seine Seite muss drei von fünf Stichen machen.
game-ruff-plain = Zwei gegen zwei mit je fünf Karten: Gewinnen Sie drei von fünf Runden.
game-ruff-minutes = 20
game-ruff-difficulty = 2

preset-pearson = Enzyklopädie
preset-pearson-help = Fünf Punkte gewinnen. Wer Trumpf macht, spielt aus; will es keiner, gibt derselbe Geber noch einmal.
preset-pearson-source = The Encyclopædia’s Ruff, whose rules are those of Euchre
preset-hoyle_euchre = Euchre nach Hoyle
preset-hoyle_euchre-help = Wer links vom Geber sitzt, spielt aus, der Geber muss die aufgedeckte Karte nehmen, und gespielt wird auf zwei Gewinnpartien.
preset-hoyle_euchre-source = The later Hoyles
preset-ruff_and_honours_1674 = Ruff and Honours
preset-ruff_and_honours_1674-help = Das alte Spiel: Jeder bekommt zwölf Karten, wer das Trumpf-Ass hat, darf den Talon nehmen, und neun Punkte gewinnen.
preset-ruff_and_honours_1674-source = Mr. Cotton’s Compleat Gamester, 1674

## Places.

place-pack = Der <talon>Talon</>
place-turned = Aufgedeckt
slate-seat =
    { $who ->
        [you] Sie
       *[other] { $seat }
    }
slate-turned = { CAP($suit) } ist aufgedeckt
slate-refused = { CAP($suit) } ist abgelehnt
slate-made = { CAP($suit) } ist Trumpf
note-won =
    { $who ->
        [you] Ihre Seite
       *[other] Seite von { $seat }
    }: { $number ->
        [one] eine Partie
       *[other] { WORDS($number) } Partien
    }

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Ziehen Sie eine Karte: Die höchste gibt.
wait-cut-for-deal = { $seats } zieht, wer gibt.
ask-order-up = { CAP($suit) } ist aufgedeckt. <aufnehmen-lassen>Soll der Geber die Karte aufnehmen</>, oder passen Sie?
wait-order-up = { $seats } darf den Geber { $suit } <aufnehmen-lassen>aufnehmen lassen</>.
ask-assist = Ihr Partner hat { $suit } aufgedeckt. Wollen Sie <helfen>helfen</>, oder passen Sie?
wait-assist = { $seats } darf <helfen>helfen</>.
ask-take-up = Sie haben { $suit } aufgedeckt. Wollen Sie die Karte aufnehmen oder ablehnen?
wait-take-up = { $seats } darf { $suit } aufnehmen oder ablehnen.
ask-exchange = Nehmen Sie { $card } auf, und legen Sie dafür eine Karte weg.
wait-exchange = { $seats } darf die aufgedeckte Karte nehmen und eine andere weglegen.
ask-name-suit = { CAP($suit) } ist abgelehnt. Wollen Sie eine andere Farbe nennen, oder passen Sie?
wait-name-suit = { $seats } darf eine andere Farbe als { $suit } nennen.
ask-defence = { CAP($seat) } spielt <allein>allein</>. Wollen Sie allein dagegen spielen oder mit Ihrem Partner?
wait-defence = { $seats } darf <allein>allein</> dagegen spielen.
ask-ruff = Sie haben das Trumpf-Ass. Wollen Sie den <talon>Talon</> <rauben>rauben</>?
wait-ruff = { $seats } hat das Trumpf-Ass und darf den <talon>Talon</> <rauben>rauben</>.
ask-lay-out-four = Legen Sie für die Karten aus dem <talon>Talon</> { WORDS($number) } andere weg.
wait-lay-out-four = { $seats } legt { WORDS($number) } Karten weg.
ask-call = Ihre Seite hat acht Punkte. Wollen Sie Ihre <honneurs>Honneurs</> ausrufen?
wait-call = { $seats } darf <honneurs>Honneurs</> ausrufen.
ask-answer = { CAP($seat) } fragt, ob Sie ein Honneur haben. Sie müssen ehrlich antworten.
wait-answer = { $seats } muss antworten.
ask-lead = Spielen Sie eine Karte aus.
wait-lead = { $seats } spielt aus.
ask-follow = { CAP($suit) } ist ausgespielt. Bedienen Sie, wenn Sie können.
wait-follow = { $seats } ist am Zug.
ask-count = Alle Stiche sind gespielt. Wenn Sie eine Renonce bemerkt haben, zeigen Sie sie jetzt an; dann wird abgerechnet.
wait-count = Noch vor der Abrechnung: { $seats }.

act-pass_bid = Passen
act-order_up = Aufnehmen lassen
act-order_up_alone = Aufnehmen lassen, allein
act-assist = Helfen
act-assist_alone = Helfen, allein
act-take_up = Aufnehmen
act-take_up_alone = Aufnehmen, allein
act-turn_down = Ablehnen
act-name = Trumpf ist …
act-name_alone = Allein, Trumpf ist …
word-name-spades = Pik
word-name-hearts = Herz
word-name-diamonds = Karo
word-name-clubs = Kreuz
word-name_alone-spades = Pik
word-name_alone-hearts = Herz
word-name_alone-diamonds = Karo
word-name_alone-clubs = Kreuz
act-lay_out = Nehmen, diese weglegen
act-keep_hand = Liegen lassen
act-defend_alone = Allein dagegen
act-defend_together = Zu zweit dagegen
act-ruff = Talon rauben
act-leave_stock = Talon liegen lassen
act-lay_out_four = Weglegen
act-call = Haben Sie eins?
act-answer = Ich habe
act-pass = Nein
act-play = Spielen
act-claim = Der Rest ist mein
act-claim_revoke = Renonce anzeigen

## Refusals.

refuse-turned-down = { CAP($suit) } ist abgelehnt: Nennen Sie eine andere Farbe.
refuse-revoke-asked = Dieser Stich ist schon geprüft.
unfit-seats = Ruff spielt man zu viert, zwei gegen zwei; mit { WORDS($seats) } geht es nicht.
unfit-points = Ruff and Honours geht bis { WORDS($number) } Punkte, Euchre nicht: Wählen Sie fünf, sieben oder zehn.
unfit-stake =
    { $amount ->
        [0] Jeder braucht in der Börse, was eine Partie kosten kann. Spielen Sie um die Ehre, oder füllen Sie die Börsen.
       *[other] Jeder braucht in der Börse, was eine Partie kosten kann: { $farthings }. Spielen Sie um weniger oder um die Ehre, oder füllen Sie die Börsen.
    }

## What is spoken.

say-my-deal = Ich gebe
say-trumps = { CAP($suit) } ist Trumpf
say-pass = Ich passe
say-order-up = Nehmen Sie auf
say-order-up-alone = Nehmen Sie auf; ich spiele <allein>allein</>
say-assist = Ich helfe
say-assist-alone = Ich helfe, und <allein>allein</>
say-take-up = Ich nehme auf
say-take-up-alone = Ich nehme auf und spiele <allein>allein</>
say-turn-down = Ich lehne ab
say-name = { CAP($suit) } ist Trumpf
say-name-alone = { CAP($suit) } ist Trumpf; ich spiele <allein>allein</>
say-keep-hand = Ich lasse sie liegen
say-alone = <allein>Allein</>
say-ruff = Ich raube
say-leave-stock = Ich lasse ihn liegen
say-can-you-one = Haben Sie eins?
say-i-can = Ich habe
say-i-cannot = Ich habe keins
say-claim = Der Rest gehört mir
say-revoke =
    { $who ->
        [you] Sie haben im { $number }. Stich nicht bedient
       *[other] { $seat } hat im { $number }. Stich nicht bedient
    }
revoke-proved =
    { $who ->
        [you] Es stimmt: Im { $number }. Stich haben Sie nicht bedient, obwohl Sie konnten. Das kostet bei der Abrechnung.
       *[other] Es stimmt: Im { $number }. Stich hat { $seat } nicht bedient, obwohl { $pronoun ->
            [she] sie es
           *[other] er es
        } konnte. Das kostet bei der Abrechnung.
    }
revoke-not-proved =
    { $who ->
        [you] Es war keine Renonce: Im { $number }. Stich haben Sie richtig gespielt.
       *[other] Es war keine Renonce: Im { $number }. Stich hat { $seat } richtig gespielt.
    }
all-pass = Niemand macht Trumpf: Die Karten werden zusammengeworfen und neu gegeben.
score-made = der Punkt
score-march = der <marsch>Marsch</>
score-lone-march = der <marsch>Marsch</>, <allein>allein</>
score-euchre = Euchre
score-revoke = für eine Renonce
score-odd = für Stiche, { WORDS($points) }
score-honours = für <honneurs>Honneurs</>, { WORDS($points) }
score-call = für ausgerufene <honneurs>Honneurs</>, { WORDS($points) }
# The same without their points, for the record.
record-score-odd = für Stiche
record-score-honours = für Honneurs
record-score-call = für ausgerufene Honneurs
count-made = einen für den Punkt
count-march = zwei für den <marsch>Marsch</>
count-lone-march = vier für den <marsch>Marsch</> <allein>allein</>
count-euchre = { WORDS($number) } für den Euchre
count-revoke = { WORDS($number) } für die Renonce
count-odd = { WORDS($number) } für Stiche
count-honours = { WORDS($number) } für <honneurs>Honneurs</>
count-call = { WORDS($number) } für <honneurs>Honneurs</>
result-made =
    { $points ->
        [0] Die Trumpfmacher: { WORDS($tricks) } Stiche. Wegen ihrer Renonce zählt das nichts.
       *[other] { CAP($seats) }: { WORDS($tricks) } Stiche, und der Punkt.
    }
result-march =
    { $points ->
        [0] Die Trumpfmacher: ein <marsch>Marsch</>. Wegen ihrer Renonce zählt er nichts.
       *[other] <marsch>Marsch</>! { CAP($seats) }: alle fünf Stiche, zwei Punkte.
    }
result-lone-march =
    { $points ->
        [0] Ein <marsch>Marsch</>, und <allein>allein</>. Wegen einer Renonce zählt er nichts.
       *[other] <marsch>Marsch</>, und <allein>allein</>! { CAP($seats) }: alle fünf Stiche, vier Punkte.
    }
result-euchre =
    { $points ->
        [0] <gescheitert>Gescheitert</>. Wegen ihrer eigenen Renonce zählt das den anderen nichts.
       *[other] <gescheitert>Gescheitert</>, mit { $tricks ->
            [0] keinem Stich
            [one] einem Stich
           *[other] { WORDS($tricks) } Stichen
        }. { CAP($seats) }: { WORDS($points) } Punkte.
    }
result-odd =
    { $number ->
        [0] Sechs Stiche für jede Seite.
       *[other] { CAP($seats) }: { WORDS($number) } für Stiche.
    }{ $honours ->
        [0] {" "}Die <honneurs>Honneurs</> sind <geteilt>geteilt</>.
       *[other] {" "}{ CAP($seats_other) }: { WORDS($honours) } für <honneurs>Honneurs</>.
    }
game-won = { CAP($seats) } gewinnen eine Partie, { $score } zu { $loser }.
win = { CAP($seats) } gewinnen die Partie, { $score } zu { $loser }.
win-rubber =
    { $games ->
        [0] { CAP($seats) } gewinnen den Robber, zwei Partien zu null.
       *[other] { CAP($seats) } gewinnen den Robber, zwei Partien zu eins.
    }
pay-game = für die Partie
pay-lurch = für die Partie, doppelt, weil die Verlierer keinen Punkt haben

## What happened, in words.

moved-lay_out =
    { $who ->
        [you] Sie legen { $cards } weg.
       *[other] { $seat } legt { $cards } weg.
    }
moved-take_up =
    { $who ->
        [you] Sie nehmen { $cards } auf.
       *[other] { $seat } nimmt { $cards } auf.
    }
moved-turn_down = { CAP($cards) } wird abgelehnt.
moved-lay_down =
    { $who ->
        [you] Sie legen Ihr Blatt ab.
       *[other] { $seat } legt das Blatt ab.
    }
log-moved-lay_out =
    { $who ->
        [you] Sie legen weg
       *[other] { $seat } legt weg
    }
log-moved-take_up =
    { $who ->
        [you] Sie nehmen auf
       *[other] { $seat } nimmt auf
    }
log-moved-turn_down = Abgelehnt
log-moved-lay_down =
    { $who ->
        [you] Sie legen ab
       *[other] { $seat } legt ab
    }
shown-hand = { CAP($cards) } { $number ->
        [one] liegt
       *[other] liegen
    } offen.

## The rules of the house.

option-unit = Einheit des Tisches
option-unit-help = Was eine Einheit des Einsatzes wert ist.
option-game = Das Spiel
option-game-help = Euchre, das die Enzyklopädie Ruff nennt; oder das alte Ruff and Honours, das bis neun Punkte geht.
option-game-euchre = Euchre
option-game-ruff_and_honours = Ruff and Honours
option-game_points = Die Partie
option-game_points-help = Mit wie vielen Punkten man gewinnt: fünf, sieben oder zehn, oder einem für ein einziges Geben; bei Ruff and Honours neun.
option-game_points-1 = einer: ein einziges Geben
option-game_points-5 = fünf
option-game_points-7 = sieben
option-game_points-9 = neun, bei Ruff and Honours
option-game_points-10 = zehn
option-first_lead = Erstes Ausspiel
option-first_lead-help = In der Enzyklopädie spielt aus, wer Trumpf macht; überall sonst der Spieler links vom Geber.
option-first_lead-maker = wer Trumpf macht
option-first_lead-eldest = Vorhand
option-exchange = Die aufgedeckte Karte
option-exchange-help = Ob der Geber die aufgedeckte Karte immer bekommt, wenn ihre Farbe Trumpf wird, oder nur, wenn er sie selbst aufnimmt.
option-exchange-any = bekommt der Geber
option-exchange-taken_up_only = nur, wenn er sie aufnimmt
option-exchange_duty = Der Tausch
option-exchange_duty-help = Ob der Geber die aufgedeckte Karte liegen lassen und seine fünf Karten behalten darf.
option-exchange_duty-may = nach Belieben
option-exchange_duty-must = ist Pflicht
option-all_pass = Wenn niemand Trumpf macht
option-all_pass-help = Wer noch einmal gibt.
option-all_pass-same_dealer = derselbe Geber
option-all_pass-next_dealer = der Nächste
option-defend_alone = Allein dagegen
option-defend_alone-help = Ob gegen einen Alleinspieler auch ein Gegner allein spielen darf; scheitert der Alleinspieler, zählt das dann vier.
option-assist_alone = Helfen nur allein
option-assist_alone-help = Ob der Partner des Gebers nur helfen darf, wenn er allein spielt.
option-ace_turned = Das Ass aufgedeckt
option-ace_turned-help = Bei Ruff and Honours: wer den Talon rauben darf, wenn das Ass aufgedeckt wird.
option-ace_turned-dealer_ruffs = der Geber raubt
option-ace_turned-nobody = niemand raubt
option-can_ye = Haben Sie eins?
option-can_ye-help = Bei Ruff and Honours: ob eine Seite mit acht Punkten gewinnt, wenn sie drei Honneurs ausruft.
option-honours_at_eight = Honneurs bei acht
option-honours_at_eight-help = Bei Ruff and Honours: ob eine Seite mit acht Punkten, die nicht ausgerufen hat, sie nach den Stichen zählt.
option-honours_at_eight-after_tricks = zählen
option-honours_at_eight-call_only = müssen ausgerufen werden
option-stake = Einsatz
option-stake-help = In Einheiten des Tisches: was jeder Verlierer für die Partie oder den Robber zahlt.
option-stake-0 = nichts
option-lurch = Verlierer ohne Punkt
option-lurch-help = Ob sie doppelt zahlen.
option-lurch-off = zahlen den Einsatz
option-lurch-love = zahlen doppelt
option-games = Gespielt wird
option-games-help = Eine einzelne Partie, oder bis eine Seite zwei Partien gewonnen hat.
option-games-one = eine Partie
option-games-best_of_3 = auf zwei Gewinnpartien
option-regulations = Fehler
option-regulations-help = Der Tisch lässt keinen Fehler zu; oder man kann eine Renonce machen, ertappt und bestraft werden.
option-regulations-guarded = sind unmöglich
option-regulations-strict = werden bestraft

## Die Leiter der Antworten.

ladder-pass_bid = der Nächste entscheidet
ladder-turn_down = dann kann eine andere Farbe Trumpf werden
ladder-name-trumps = Trumpf wird
ladder-name = mit dem Partner
ladder-name_alone-trumps = Trumpf wird
ladder-name_alone = ohne den Partner
ladder-together = { WORDS($number) } Stiche mit dem Partner, sonst zählen die anderen { WORDS($points) }
ladder-alone = { WORDS($number) } Stiche ohne den Partner, sonst zählen die anderen { WORDS($points) }
ladder-defend_together = mit dem Partner, wenn Sie genug Stiche machen
ladder-defend_alone = ohne den Partner, wenn Sie genug Stiche machen
ladder-refuse-turned-down = sie wurde abgelehnt

## Schilder auf Karten.

card-right-bower = rechter Bauer
card-left-bower = linker Bauer
