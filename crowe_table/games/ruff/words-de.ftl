# Every word that Ruff puts on the table.

game-ruff = Ruff
game-ruff-contents = Ruff (Euchre)
game-ruff-line = Zwei gegen zwei: Eine Karte wird aufgedeckt, jemand macht Trumpf und muss drei von fünf Stichen gewinnen.
game-ruff-minutes = 20
game-ruff-difficulty = 2
game-ruff-short = Fünf Stiche

preset-pearson = Enzyklopädie
preset-pearson-help = Fünf Punkte gewinnen. Wer Trumpf macht, spielt aus; will es keiner, so gibt derselbe Geber noch einmal.
preset-pearson-source = The Encyclopædia’s Ruff, whose rules are those of Euchre
preset-hoyle_euchre = Euchre nach Hoyle
preset-hoyle_euchre-help = Der Spieler links vom Geber spielt aus, der Geber muss die aufgedeckte Karte nehmen, und es geht um zwei von drei Spielen.
preset-hoyle_euchre-source = The later Hoyles
preset-ruff_and_honours_1674 = Ruff and Honours
preset-ruff_and_honours_1674-help = Das alte Spiel: jedem zwölf Karten, wer das Trumpf-Ass hat, darf den Talon nehmen, und neun Punkte gewinnen.
preset-ruff_and_honours_1674-source = Mr. Cotton’s Compleat Gamester, 1674

## Places.

place-pack = Der Talon
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
        [one] ein Spiel
       *[other] { WORDS($number) } Spiele
    }

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Ziehen Sie eine Karte: die höchste gibt.
wait-cut-for-deal = { $seats } zieht eine Karte um das Geben.
ask-order-up = { CAP($suit) } ist aufgedeckt. Lassen Sie den Geber die Karte aufnehmen, oder passen Sie?
wait-order-up = { $seats } darf den Geber { $suit } aufnehmen lassen.
ask-assist = Ihr Partner hat { $suit } aufgedeckt. Helfen Sie, oder passen Sie?
wait-assist = { $seats } darf helfen.
ask-take-up = Sie haben { $suit } aufgedeckt. Nehmen Sie die Karte auf, oder lehnen Sie sie ab?
wait-take-up = { $seats } darf { $suit } aufnehmen oder ablehnen.
ask-exchange = Nehmen Sie { $card } auf, und legen Sie eine Karte dafür weg.
wait-exchange = { $seats } darf die aufgedeckte Karte nehmen und eine andere weglegen.
ask-name-suit = { CAP($suit) } ist abgelehnt. Nennen Sie eine andere Farbe, oder passen Sie?
wait-name-suit = { $seats } darf eine andere Farbe nennen als { $suit }.
ask-defence = { CAP($seat) } spielt allein. Verteidigen Sie allein, oder mit Ihrem Partner?
wait-defence = { $seats } darf allein verteidigen.
ask-ruff = Sie haben das Trumpf-Ass. Ruffen Sie, und nehmen Sie den Talon?
wait-ruff = { $seats } hat das Trumpf-Ass und darf ruffen.
ask-lay-out-four = Legen Sie { WORDS($number) } Karten weg für die des Talons.
wait-lay-out-four = { $seats } legt { WORDS($number) } Karten weg.
ask-call = Ihre Seite steht auf acht. Rufen Sie Ihre Honneurs aus?
wait-call = { $seats } darf Honneurs ausrufen.
ask-answer = { CAP($seat) } fragt, ob Sie ein Honneur haben. Sie müssen es ehrlich sagen.
wait-answer = { $seats } muss antworten.
ask-lead = Spielen Sie eine Karte aus.
wait-lead = { $seats } spielt aus.
ask-follow = Spielen Sie eine Karte. { CAP($suit) } ist gefordert.
wait-follow = { $seats } ist am Spiel.
ask-count = Alle Stiche sind gespielt. Haben Sie eine Renonce bemerkt, so rügen Sie sie jetzt; dann wird gezählt.
wait-count = Vor dem Zählen: { $seats }.

act-pass_bid = Passen
act-order_up = Aufnehmen lassen
act-order_up_alone = Aufnehmen lassen, allein
act-assist = Helfen
act-assist_alone = Helfen, allein
act-take_up = Aufnehmen
act-take_up_alone = Aufnehmen, allein
act-turn_down = Ablehnen
act-name = Trumpf machen: …
act-name_alone = Allein Trumpf machen: …
word-name-spades = Pik
word-name-hearts = Herz
word-name-diamonds = Karo
word-name-clubs = Kreuz
word-name_alone-spades = Pik
word-name_alone-hearts = Herz
word-name_alone-diamonds = Karo
word-name_alone-clubs = Kreuz
act-lay_out = Aufnehmen, diese weglegen
act-keep_hand = Liegen lassen
act-defend_alone = Allein verteidigen
act-defend_together = Gemeinsam verteidigen
act-ruff = Ruffen
act-leave_stock = Talon liegen lassen
act-lay_out_four = Weglegen
act-call = Haben Sie eins?
act-answer = Ich habe
act-pass = Nein
act-play = Spielen
act-claim = Den Rest verlangen
act-claim_revoke = Renonce rügen

## Refusals.

refuse-turned-down = { CAP($suit) } ist abgelehnt: Nennen Sie eine andere Farbe.
refuse-revoke-asked = Diesen Stich hat man schon angesehen.
unfit-seats = Ruff ist für vier, zwei gegen zwei: Mit { WORDS($seats) } geht es nicht.
unfit-points = Ruff and Honours geht bis { WORDS($number) } Punkte, Euchre nicht: Wählen Sie fünf, sieben oder zehn.
unfit-stake =
    { $amount ->
        [0] Jede Börse muss fassen, was ein Spiel kosten kann. Spielen Sie um die Ehre, oder füllen Sie die Börsen.
       *[other] Jede Börse muss fassen, was ein Spiel kosten kann: { $farthings }. Spielen Sie um weniger, oder um die Ehre, oder füllen Sie die Börsen.
    }

## What is spoken.

say-my-deal = Ich gebe
say-trumps = { CAP($suit) } ist Trumpf
say-pass = Ich passe
say-order-up = Nehmen Sie sie auf
say-order-up-alone = Nehmen Sie sie auf. Allein
say-assist = Ich helfe
say-assist-alone = Ich helfe. Allein
say-take-up = Ich nehme sie auf
say-take-up-alone = Ich nehme sie auf. Allein
say-turn-down = Ich lehne sie ab
say-name = Trumpf sei { $suit }
say-name-alone = Trumpf sei { $suit }. Allein
say-keep-hand = Ich lasse sie liegen
say-alone = Allein
say-ruff = Ich ruffe
say-leave-stock = Ich lasse ihn
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
        [you] Es ist so: im { $number }. Stich haben Sie nicht bedient und konnten es doch. Beim Zählen wird dafür bezahlt.
       *[other] Es ist so: im { $number }. Stich hat { $seat } nicht bedient und konnte es doch. Beim Zählen wird dafür bezahlt.
    }
revoke-not-proved =
    { $who ->
        [you] Es war keine Renonce: im { $number }. Stich haben Sie gespielt, wie es erlaubt ist.
       *[other] Es war keine Renonce: im { $number }. Stich hat { $seat } gespielt, wie es erlaubt ist.
    }
all-pass = Niemand macht Trumpf: Die Karten werden zusammengeworfen und neu gegeben.
score-made = der Punkt
score-march = der Marsch
score-lone-march = der Marsch, allein
score-euchre = gescheitert
score-revoke = für eine Renonce
score-odd = durch Stiche, { WORDS($points) }
score-honours = durch Honneurs, { WORDS($points) }
score-call = durch ausgerufene Honneurs, { WORDS($points) }
# The same without their points, for the record.
record-score-odd = durch Stiche
record-score-honours = durch Honneurs
record-score-call = durch ausgerufene Honneurs
count-made = eins für den Punkt
count-march = zwei für den Marsch
count-lone-march = vier für den Marsch allein
count-euchre = { WORDS($number) } für das Scheitern
count-revoke = { WORDS($number) } für die Renonce
count-odd = { WORDS($number) } durch Stiche
count-honours = { WORDS($number) } durch Honneurs
count-call = { WORDS($number) } durch Honneurs
result-made =
    { $points ->
        [0] Wer Trumpf machte: { WORDS($tricks) } Stiche. Wegen der Renonce gilt es nichts.
       *[other] { CAP($seats) }: { WORDS($tricks) } Stiche, und der Punkt.
    }
result-march =
    { $points ->
        [0] Wer Trumpf machte: ein Marsch. Wegen der Renonce gilt er nichts.
       *[other] Marsch! { CAP($seats) }: alle fünf Stiche, zwei Punkte.
    }
result-lone-march =
    { $points ->
        [0] Allein, ein Marsch. Wegen der Renonce gilt er nichts.
       *[other] Marsch, und allein! { CAP($seats) }: alle fünf Stiche, vier Punkte.
    }
result-euchre =
    { $points ->
        [0] Gescheitert. Wegen der eigenen Renonce gilt es den anderen nichts.
       *[other] Gescheitert, mit { $tricks ->
            [0] keinem Stich
            [one] einem Stich
           *[other] { WORDS($tricks) } Stichen
        }. { CAP($seats) }: { WORDS($points) } Punkte.
    }
result-odd =
    { $number ->
        [0] Sechs Stiche für jede Seite.
       *[other] { CAP($seats) }: { WORDS($number) } durch Stiche.
    }{ $honours ->
        [0] {" "}Die Honneurs sind geteilt.
       *[other] {" "}{ CAP($seats_other) }: { WORDS($honours) } durch Honneurs.
    }
game-won = { CAP($seats) } gewinnen ein Spiel, { $score } zu { $loser }.
win = { CAP($seats) } gewinnen das Spiel, { $score } zu { $loser }.
win-rubber = { $games ->
        [0] { CAP($seats) } gewinnen den Robber, zwei Spiele zu null.
       *[other] { CAP($seats) } gewinnen den Robber, zwei Spiele zu eins.
    }
pay-game = für das Spiel
pay-lurch = für das Spiel, doppelt, weil die Verlierer keinen Punkt haben

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
        [you] Sie legen Ihr Blatt hin.
       *[other] { $seat } legt das Blatt hin.
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
        [you] Sie legen hin
       *[other] { $seat } legt hin
    }
shown-hand = { CAP($cards) } { $number ->
        [one] liegt
       *[other] liegen
    } offen.

## The rules of the house.

option-unit = Einheit des Tisches
option-unit-help = Was eine Einheit des Einsatzes gilt.
option-game = Das Spiel
option-game-help = Euchre, das die Enzyklopädie Ruff nennt; oder das alte Ruff and Honours, das bis neun Punkte geht.
option-game-euchre = Euchre
option-game-ruff_and_honours = Ruff and Honours
option-game_points = Spiel
option-game_points-help = Wie viele Punkte gewinnen: fünf, sieben oder zehn, oder einer für ein einziges Geben; bei Ruff and Honours neun.
option-game_points-1 = einer: ein einziges Geben
option-game_points-5 = fünf
option-game_points-7 = sieben
option-game_points-9 = neun, bei Ruff and Honours
option-game_points-10 = zehn
option-first_lead = Erstes Ausspiel
option-first_lead-help = In der Enzyklopädie spielt aus, wer Trumpf machte; überall sonst der Spieler links vom Geber.
option-first_lead-maker = wer Trumpf machte
option-first_lead-eldest = Vorhand
option-exchange = Die aufgedeckte Karte
option-exchange-help = Ob der Geber die aufgedeckte Karte bekommt, wer auch immer Trumpf machte, oder nur, wenn er sie selbst aufnimmt.
option-exchange-any = bekommt der Geber
option-exchange-taken_up_only = nur, wenn er sie aufnimmt
option-exchange_duty = Der Tausch
option-exchange_duty-help = Ob der Geber die aufgedeckte Karte liegen lassen und seine fünf behalten darf.
option-exchange_duty-may = steht dem Geber frei
option-exchange_duty-must = ist Pflicht
option-all_pass = Wenn niemand Trumpf macht
option-all_pass-help = Wer noch einmal gibt.
option-all_pass-same_dealer = derselbe Geber
option-all_pass-next_dealer = der Nächste
option-defend_alone = Allein verteidigen
option-defend_alone-help = Ob gegen einen, der allein spielt, auch ein Gegner allein spielen darf; ein Scheitern gilt dann vier.
option-assist_alone = Helfen nur allein
option-assist_alone-help = Ob der Partner des Gebers nur helfen darf, wenn er allein spielt.
option-ace_turned = Das Ass aufgedeckt
option-ace_turned-help = Bei Ruff and Honours: wer ruffen darf, wenn das Ass aufgedeckt wird.
option-ace_turned-dealer_ruffs = der Geber rufft
option-ace_turned-nobody = niemand rufft
option-can_ye = Haben Sie eins?
option-can_ye-help = Bei Ruff and Honours: ob eine Seite auf acht gewinnen darf, indem sie drei Honneurs ausruft.
option-honours_at_eight = Honneurs auf acht
option-honours_at_eight-help = Bei Ruff and Honours: ob eine Seite auf acht, die nicht ausrief, sie nach den Stichen zählt.
option-honours_at_eight-after_tricks = werden gezählt
option-honours_at_eight-call_only = müssen ausgerufen werden
option-stake = Einsatz
option-stake-help = In Einheiten des Tisches: was jeder Verlierer für das Spiel oder für den Robber zahlt.
option-stake-0 = nichts
option-lurch = Verlierer ohne Punkt
option-lurch-help = Ob sie doppelt zahlen.
option-lurch-off = zahlen den Einsatz
option-lurch-love = zahlen doppelt
option-games = Gespielt wird
option-games-help = Ein einzelnes Spiel, oder das beste aus dreien.
option-games-one = ein einzelnes Spiel
option-games-best_of_3 = das beste aus dreien
option-regulations = Ordnung
option-regulations-help = Der Tisch verhindert jeden Fehler; oder man kann eine Renonce machen, ertappt und bestraft werden.
option-regulations-guarded = kein Fehler ist möglich
option-regulations-strict = Fehler werden bestraft
