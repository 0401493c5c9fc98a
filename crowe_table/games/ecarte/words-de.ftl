# Every word that Écarté puts on the table.

game-ecarte = Écarté
game-ecarte-line = Fünf Karten jedem, und mehr, wenn man sie Ihnen gibt: bitten, ablehnen oder spielen, und drei Stiche von fünf.
game-ecarte-minutes = 10
game-ecarte-difficulty = 2

preset-encyclopaedia = Enzyklopädie
preset-encyclopaedia-help = Ein Kartenspiel, ein Einsatz für die Partie, und der Tisch verhindert jeden Fehler.
preset-encyclopaedia-source = The Encyclopædia, ergänzt nach dem Gesetz der Londoner Klubs
preset-club = In den Klubs
preset-club-help = Zwei Kartenspiele, eine Partie gilt bis zu drei Einsätze, und wer ein Gesetz bricht, muss vielleicht dafür stehen.
preset-club-source = Das Gesetz der Londoner Klubs, wie Mr. Hoffmann es druckt

## Places.

place-pack = Der Talon
place-turned = Aufgedeckt
note-backed = { $seat }: { $farthings } auf { $other }
tag-tricks =
    { $number ->
        [0] {""}
        [one] ein Stich
       *[other] { WORDS($number) } Stiche
    }
account-backing = die Wetten

## Questions, as they are put to whom they concern, and as the others wait.

ask-back = Wetten Sie auf einen der Spieler?
wait-back = Wetten oder nicht: { $seats }.
ask-cut-for-deal = Ziehen Sie eine Karte: die höchste gibt.
wait-cut-for-deal = { $seats } zieht um das Geben.
ask-cut-pack = Heben Sie für den Geber ab.
wait-cut-pack = { $seats } hebt ab.
ask-pattern = Sie geben in dieser Partie zum ersten Mal: wie wollen Sie geben?
wait-pattern = { $seats } wird gleich geben.
ask-propose = 
    { $number ->
        [0] Spielen Sie mit diesen Karten, oder bitten Sie um andere?
       *[other] Spielen Sie mit diesen Karten, oder bitten Sie um andere? Wer jetzt spielt und den Punkt verliert, gibt { WORDS($number) } ab.
    }
wait-propose = { $seats } darf spielen oder bitten.
ask-answer = 
    { $number ->
        [0] Sie werden um Karten gebeten. Geben Sie sie, oder lehnen Sie ab?
       *[other] Sie werden um Karten gebeten. Geben Sie sie, oder lehnen Sie ab? Wer ablehnt und den Punkt verliert, gibt { WORDS($number) } ab.
    }
wait-answer = { $seats } gibt Karten oder lehnt ab.
ask-change =
    { $number ->
        [one] Legen Sie eine Karte ab, für eine vom Talon.
       *[other] Legen Sie ab, was Sie wollen, und nehmen Sie ebenso viele. Höchstens { WORDS($number) }.
    }
wait-change = { $seats } tauscht Karten.
ask-lead = Spielen Sie eine Karte aus.
wait-lead = { $seats } spielt aus.
ask-follow = { CAP($suit) } ist gefordert. Bedienen und stechen Sie, wenn Sie können.
wait-follow = { $seats } ist am Spiel.
ask-count = Das Blatt ist gespielt. Wurde ein Gesetz gebrochen, so sagen Sie es jetzt; dann wird gezählt.
wait-count = Vor dem Zählen: { $seats }.
ask-next-hand = Wenn Sie das Spiel angesehen haben, kommt das nächste.
wait-next-hand = Das Spiel wird angesehen: { $seats }.
ask-next-game = Die Partie ist gewonnen. Beginnt die nächste?
wait-next-game = Vor der nächsten Partie: { $seats }.

act-back = Auf jemanden wetten
act-back_nobody = Keine Wette
act-pattern = Geben
word-pattern-3_2 = zu drei und zwei
word-pattern-2_3 = zu zwei und drei
act-stand = So spielen
act-propose = Um Karten bitten
act-accept = Karten geben
act-accept_if_enough = Ich gebe, wenn genug bleiben
act-accept_if_enough-number = Ich gebe, wenn { $amount } bleiben
dial-of-accept_if_enough = Für mich noch mindestens
act-refuse = Ablehnen
act-change = Tauschen
act-play = Spielen
act-mark = König ansagen
act-unmark = Ich nehme es zurück
act-doubt_mark = König anzweifeln
word-doubt_mark-replay = das Spiel noch einmal
word-doubt_mark-reduced = ein Punkt weniger
act-claim_revoke = Einen Fehler rügen
word-claim_revoke-replay = von da noch einmal
word-claim_revoke-reduced = ein Punkt weniger
act-amend = Wieder aufnehmen
act-abandon = Das Spiel aufgeben
act-throw_in = Den Rest lassen
act-claim = Den Rest beanspruchen
act-fresh_cards = Neue Karten verlangen
act-ready = Weiter

## Refusals.

refuse-revoke-asked = Dieser Stich ist schon angesehen worden.
unfit-seats = Écarté spielen zwei, und vier weitere können warten: { WORDS($seats) } sind zu viele oder zu wenige.
unfit-pair = Ein Paar sind zwei, nicht { WORDS($seats) }. Mehr können nacheinander eintreten; drei können um eine Poule spielen.
unfit-pool = Um eine Poule spielen drei, nicht { WORDS($seats) }.
unfit-rentrants = Nacheinander eintreten können drei bis sechs, nicht { WORDS($seats) }. Zwei sind ein Paar.
unfit-stake =
    { $amount ->
        [0] Jede Börse muss fassen, was eine Partie kosten kann. Spielen Sie um die Ehre, oder füllen Sie die Börsen.
       *[other] Jede Börse muss fassen, was eine Partie kosten kann. Der höchste Einsatz, den alle zahlen können, ist { $farthings }.
    }

## What is spoken.

say-trumps = { CAP($suit) } ist Trumpf
say-stand = Ich spiele
say-propose = Ich bitte
say-accept = Ich gebe: wie viele?
say-refuse = Ich lehne ab: spielen Sie
say-change =
    { $number ->
        [0] Ich behalte meine
        [one] Ich nehme eine
       *[other] Ich nehme { WORDS($number) }
    }
say-not-enough =
    { $number ->
        [one] Sie nehmen eine, und mir bleiben zu wenige: dann spielen wir
       *[other] Sie nehmen { WORDS($number) }, und mir bleiben zu wenige: dann spielen wir
    }
say-mark = Ich sage den König an
say-unmark = Ich irrte: ich habe den König nicht
say-doubt-mark = Sie haben einen König angesagt, den Sie nicht hatten
say-revoke =
    { $who ->
        [you] Sie haben im { $number }. Stich das Gesetz gebrochen
       *[other] { $seat } hat im { $number }. Stich das Gesetz gebrochen
    }
say-amend = Ich irrte: ich nehme sie wieder auf
say-abandon = Ich gebe das Spiel auf
say-throw-in = Der Rest gilt keinem etwas
say-claim = Der Rest ist mein
say-fresh-cards = Frische Karten, bitte
fresh-cards =
    { $number ->
        [one] Ein neues Kartenspiel wird gebracht.
       *[other] Zwei neue Kartenspiele werden gebracht.
    }

mark-true = 
    { $who ->
        [you] Sie hatten { $card }: Der König war zu Recht angesagt.
       *[other] { $seat } hatte { $card }: Der König war zu Recht angesagt.
    }
mark-false =
    { $who ->
        [you] Sie hatten { $card } nie: der Punkt wird gestrichen.
       *[other] { $seat } hatte { $card } nie: der Punkt wird gestrichen.
    }
revoke-proved =
    { $who ->
        [you] Es ist so: im { $number }. Stich haben Sie nicht gespielt, wie das Gesetz es will.
       *[other] Es ist so: im { $number }. Stich hat { $seat } nicht gespielt, wie das Gesetz es will.
    }
revoke-not-proved =
    { $who ->
        [you] Es ist nicht so: im { $number }. Stich haben Sie gespielt, wie es erlaubt ist.
       *[other] Es ist nicht so: im { $number }. Stich hat { $seat } gespielt, wie es erlaubt ist.
    }

score-king-turned = der aufgedeckte König
score-king-held = der König
score-point = der Punkt
score-double = der Punkt, doppelt
score-vole = die Vole
score-reduced = das Spiel, weniger eins
count-king-turned = { WORDS($number) } für den aufgedeckten König
count-king-held = { WORDS($number) } für den König
count-point = { WORDS($number) } für den Punkt
count-double = { WORDS($number) } für den Punkt
count-vole = { WORDS($number) } für die Vole
count-reduced = { WORDS($number) } für das Spiel

result-point =
    { $who ->
        [you] Sie haben den Punkt: eins.
       *[other] { $seat } hat den Punkt: eins.
    }
result-double = 
    { $who ->
        [you] Sie haben den Punkt, und der andere hat ohne Tausch gespielt oder abgelehnt: Er zählt zwei.
       *[other] { $seat } hat den Punkt, und der andere hat ohne Tausch gespielt oder abgelehnt: Er zählt zwei.
    }
result-vole =
    { $who ->
        [you] Sie haben die Vole: zwei.
       *[other] { $seat } hat die Vole: zwei.
    }
result-reduced =
    { $points ->
        [0] { $who ->
                [you] Sie haben den Punkt und schreiben nichts: Sie haben ein Gesetz gebrochen.
               *[other] { $seat } hat den Punkt und schreibt nichts, wegen eines gebrochenen Gesetzes.
            }
       *[other] { $who ->
                [you] Sie haben das Spiel und schreiben eins: Sie haben ein Gesetz gebrochen.
               *[other] { $seat } hat das Spiel und schreibt eins, wegen eines gebrochenen Gesetzes.
            }
    }

game-won = 
    { $who ->
        [you] Sie gewinnen die Partie, { $score } zu { $loser }.
       *[other] { $seat } gewinnt die Partie, { $score } zu { $loser }.
    }
comes-in =
    { $who ->
        [you] Sie treten ein.
       *[other] { $seat } tritt ein.
    }
nobody-stakes = Sonst kann niemand setzen, und die Gesellschaft steht auf.
win = Die Partie, { $score } zu { $loser }.
win-pool = Zwei Partien nacheinander: die Poule von { $farthings }.
win-most =
    { $games ->
        [one] Niemand hat mehr als eine Partie gewonnen.
       *[other] Die meisten Partien: { WORDS($games) }.
    }

pay-game = für die Partie
pay-pool = ein Einsatz in die Poule
pay-pool-won = die Poule
pay-backing = eine Wette
pay-unmatched = was niemand hielt
pay-backed = eine gewonnene Wette

## What happened, in words.

moved-lay_out =
    { $who ->
        [you] Sie legen { $cards } ab.
       *[other] { $seat } legt { $cards } ab.
    }
log-moved-lay_out =
    { $who ->
        [you] Sie legen ab
       *[other] { $seat } legt ab
    }
moved-take_back = Zurück ins Blatt: { $cards }.
shown-hand = Offen hingelegt: { $cards }.

## The rules of the house.

option-unit = Einheit des Tisches
option-unit-help = Was eine Einheit des Einsatzes gilt.
option-packs = Kartenspiele
option-packs-help = Eines genügt; bei zweien mit verschiedenen Rücken hat jeder Geber sein eigenes.
option-packs-1 = eines
option-packs-2 = zwei
option-target = Partie
option-target-help = Wie viele Punkte eine Partie gewinnen.
option-deal_pattern = Das Geben
option-deal_pattern-help = Jeder Geber wählt für die Partie, wie er gibt; oder das Haus hat es bestimmt.
option-deal_pattern-dealer_chooses = nach Wahl des Gebers
option-deal_pattern-3_2 = zu drei und zwei
option-deal_pattern-2_3 = zu zwei und drei
option-proposals = Bitten
option-proposals-help = Wie oft man in einem Spiel Karten bekommen kann.
option-proposals-unlimited = ohne Ende
option-proposals-once = einmal
option-min_change = Wenigste getauschte Karten
option-min_change-help = Ob eine tauschen muss, wer um Karten gebeten hat.
option-min_change-0 = keine
option-min_change-1 = eine Karte
option-mark_king = Der Trumpf-König
option-mark_king-help = Ob man ihn ansagen muss, damit er zählt, oder ob er sogleich zählt. Schweigen ist erlaubt.
option-mark_king-by_hand = wird angesagt
option-mark_king-automatic = zählt von selbst
option-second_hand = Der Zweite im Stich
option-second_hand-help = Muss bedienen und stechen, wenn er kann; oder, für Anfänger, nur bedienen.
option-second_hand-must_win = bedient und sticht
option-second_hand-must_follow = bedient
option-stood_penalty = Gegen Spielen oder Ablehnen
option-stood_penalty-help = Was der Punkt dem anderen gilt.
option-stood_penalty-1 = eins
option-stood_penalty-2 = zwei
option-stake_rule = Der Einsatz ist
option-stake_rule-help = Einer für die Partie; oder zwei von einem Verlierer mit ein oder zwei Punkten, und drei von einem ohne Punkt.
option-stake_rule-flat = einer je Partie
option-stake_rule-multiple = ein-, zwei-, dreifach
option-stake = Einsatz der Partie
option-stake-help = In Einheiten des Tisches; bei einer Poule, was jeder hineinlegt.
option-stake-0 = nichts
option-table = Die Gesellschaft
option-table-help = Nur zwei; oder der Verlierer macht dem Nächsten Platz; oder drei um eine Poule, die zwei Partien nacheinander gewinnen.
option-table-pair = ein Paar
option-table-rentrants = nacheinander
option-table-pool = eine Poule zu dritt
option-games = Partien
option-games-help = Wie viele Partien gespielt werden, wo man nacheinander eintritt.
option-side_bets = Wetten der Zuschauer
option-side_bets-help = Ob, wer wartet, auf einen Spieler wetten darf, eins zu eins.
option-bettors_see = Wer wettet, sieht
option-bettors_see-help = Ob Zuschauer, die wetten, das Blatt sehen, auf das sie gesetzt haben.
option-bettors_see-nothing = kein Blatt
option-bettors_see-backed_hand = sein Blatt
option-regulations = Ordnung
option-regulations-help = Der Tisch verhütet jeden Fehler; oder man kann nicht bedienen oder einen König falsch ansagen, und bestraft werden.
option-regulations-guarded = kein Fehler ist möglich
option-regulations-strict = Fehler werden bestraft
