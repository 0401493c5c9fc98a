# Every word that Écarté puts on the table.

game-ecarte = Écarté
game-ecarte-line = Fünf Karten für jeden, und neue, wenn der Geber sie gibt: bitten, ablehnen oder spielen, und dann drei von fünf Stichen machen.
game-ecarte-plain = Ein schnelles Duell mit fünf Karten: Gewinnen Sie drei von fünf Runden.
game-ecarte-minutes = 10
game-ecarte-difficulty = 2

preset-encyclopaedia = Enzyklopädie
preset-encyclopaedia-help = Ein Kartenspiel, ein fester Einsatz für die Partie, und der Tisch lässt keinen Fehler zu.
preset-encyclopaedia-source = Enzyklopädie, ergänzt nach den Regeln der Londoner Clubs
preset-club = Wie in den Clubs
preset-club-help = Zwei Kartenspiele, eine Partie gilt bis zu drei Einsätze, und wer gegen die Regeln spielt, muss vielleicht dafür büßen.
preset-club-source = Die Regeln der Londoner Clubs, wie Mr. Hoffmann sie druckt

## Places.

place-pack = Der <talon>Talon</>
place-turned = Aufgedeckt
note-backed = { $seat }: { $farthings } auf { $other }
account-backing = die Wetten

## Questions, as they are put to whom they concern, and as the others wait.

ask-back = Wollen Sie auf einen der Spieler wetten?
wait-back = Noch beim Wetten: { $seats }.
ask-cut-for-deal = Ziehen Sie eine Karte: Die höchste gibt.
wait-cut-for-deal = { $seats } zieht, wer gibt.
ask-cut-pack = Heben Sie für den Geber ab.
wait-cut-pack = { $seats } hebt ab.
ask-pattern = Sie geben in dieser Partie zum ersten Mal: Wie wollen Sie geben?
wait-pattern = { $seats } wird gleich geben.
ask-propose =
    { $number ->
        [0] Spielen Sie mit diesen Karten, oder <bitten>bitten</> Sie um andere?
       *[other] Spielen Sie gleich, oder <bitten>bitten</> Sie um andere Karten? Wer gleich spielt und verliert, gibt { WORDS($number) } <punkt>Punkte</> ab.
    }
wait-propose = { $seats } darf spielen oder <bitten>bitten</>.
ask-answer =
    { $number ->
        [0] Man bittet Sie um Karten. Geben Sie welche, oder lehnen Sie ab?
       *[other] Man bittet Sie um Karten. Geben Sie welche, oder lehnen Sie ab? Wer ablehnt und verliert, gibt { WORDS($number) } <punkt>Punkte</> ab.
    }
wait-answer = { $seats } gibt Karten oder lehnt ab.
ask-change =
    { $number ->
        [one] Legen Sie eine Karte ab, und nehmen Sie dafür eine vom <talon>Talon</>.
       *[other] Legen Sie ab, was Sie wollen, und nehmen Sie ebenso viele neue Karten. Höchstens { WORDS($number) }.
    }
wait-change = { $seats } tauscht Karten.
ask-lead = Spielen Sie eine Karte aus.
wait-lead = { $seats } spielt aus.
ask-follow = { CAP($suit) } ist ausgespielt. Bedienen und stechen Sie, wenn Sie können.
wait-follow = { $seats } ist am Zug.
ask-count = Alles ist ausgespielt. Hat jemand gegen die Regeln gespielt, so sagen Sie es jetzt; dann wird abgerechnet.
wait-count = Noch vor der Abrechnung: { $seats }.
ask-next-hand = Sehen Sie sich alles in Ruhe an; dann wird neu gegeben.
wait-next-hand = Noch beim Ansehen: { $seats }.
ask-next-game = Die Partie ist gewonnen. Soll die nächste beginnen?
wait-next-game = Noch vor der nächsten Partie: { $seats }.

act-back = Auf jemanden wetten
act-back_nobody = Keine Wette
act-pattern = Geben
word-pattern-3_2 = erst drei, dann zwei
word-pattern-2_3 = erst zwei, dann drei
act-stand = So spielen
act-propose = Um Karten bitten
act-accept = Karten geben
act-accept_if_enough = Geben, wenn genug bleiben
act-accept_if_enough-number = Geben, wenn { $amount } bleiben
dial-of-accept_if_enough = Für mich mindestens
act-refuse = Ablehnen
act-change = Tauschen
act-play = Spielen
act-mark = König ansagen
act-unmark = Zurücknehmen
act-doubt_mark = König anzweifeln
word-doubt_mark-replay = noch einmal spielen
word-doubt_mark-reduced = ein Punkt weniger
act-claim_revoke = Fehler anzeigen
word-claim_revoke-replay = ab da noch einmal
word-claim_revoke-reduced = ein Punkt weniger
act-amend = Wieder aufnehmen
act-abandon = Aufgeben
act-throw_in = Rest liegen lassen
act-claim = Der Rest ist mein
act-fresh_cards = Neue Karten verlangen
act-ready = Weiter

## Refusals.

refuse-revoke-asked = Dieser Stich ist schon geprüft.
unfit-seats = Écarté spielen zwei, und bis zu vier können warten; mit { WORDS($seats) } geht es nicht.
unfit-pair = Allein gegeneinander spielen zwei, nicht { WORDS($seats) }. Mehr können einander ablösen; drei können um eine Poule spielen.
unfit-pool = Um eine Poule spielen drei, nicht { WORDS($seats) }.
unfit-rentrants = Ablösen können sich drei bis sechs, nicht { WORDS($seats) }. Zwei spielen allein gegeneinander.
unfit-stake =
    { $amount ->
        [0] Jeder braucht in der Börse, was eine Partie kosten kann. Spielen Sie um die Ehre, oder füllen Sie die Börsen.
       *[other] Jeder braucht in der Börse, was eine Partie kosten kann. Der höchste Einsatz, den alle zahlen können, ist { $farthings }.
    }

## What is spoken.

say-trumps = { CAP($suit) } ist Trumpf
say-stand = Ich spiele
say-propose = Ich bitte um Karten
say-accept = Bitte: Wie viele?
say-refuse = Ich lehne ab: Wir spielen
say-change =
    { $number ->
        [0] Ich behalte meine
        [one] Ich nehme eine
       *[other] Ich nehme { WORDS($number) }
    }
say-not-enough =
    { $number ->
        [one] Sie nehmen eine, dann bleiben mir zu wenige: Wir spielen
       *[other] Sie nehmen { WORDS($number) }, dann bleiben mir zu wenige: Wir spielen
    }
say-mark = Ich sage den König an
say-unmark = Ich habe mich geirrt: Den König habe ich nicht
say-doubt-mark = Sie haben einen König angesagt, den Sie nicht hatten
say-revoke =
    { $who ->
        [you] Sie haben im { $number }. Stich gegen die Regeln gespielt
       *[other] { $seat } hat im { $number }. Stich gegen die Regeln gespielt
    }
say-amend = Ich habe mich geirrt und nehme sie wieder auf
say-abandon = Ich gebe auf
say-throw-in = Der Rest bringt keinem etwas
say-claim = Der Rest ist mein
say-fresh-cards = Neue Karten, bitte
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
        [you] Sie hatten { $card } nie: Der Punkt wird gestrichen.
       *[other] { $seat } hatte { $card } nie: Der Punkt wird gestrichen.
    }
revoke-proved =
    { $who ->
        [you] Es stimmt: Im { $number }. Stich haben Sie gegen die Regeln gespielt.
       *[other] Es stimmt: Im { $number }. Stich hat { $seat } gegen die Regeln gespielt.
    }
revoke-not-proved =
    { $who ->
        [you] Es stimmt nicht: Im { $number }. Stich haben Sie richtig gespielt.
       *[other] Es stimmt nicht: Im { $number }. Stich hat { $seat } richtig gespielt.
    }

score-king-turned = der aufgedeckte König
score-king-held = der König
score-point = der <punkt>Punkt</>
score-double = der <punkt>Punkt</>, doppelt
score-vole = die <vole>Vole</>
score-reduced = der <punkt>Punkt</>, weniger eins
count-king-turned = { WORDS($number) } für den aufgedeckten König
count-king-held = { WORDS($number) } für den König
count-point = { WORDS($number) } für den <punkt>Punkt</>
count-double = { WORDS($number) } für den <punkt>Punkt</>
count-vole = { WORDS($number) } für die <vole>Vole</>
count-reduced = { WORDS($number) } nach dem Abzug

result-point =
    { $who ->
        [you] Sie haben den <punkt>Punkt</>: eins.
       *[other] { $seat } hat den <punkt>Punkt</>: eins.
    }
result-double = 
    { $who ->
        [you] Sie haben den <punkt>Punkt</>, und der andere hat ohne Tausch gespielt oder abgelehnt: Er zählt zwei.
       *[other] { $seat } hat den <punkt>Punkt</>, und der andere hat ohne Tausch gespielt oder abgelehnt: Er zählt zwei.
    }
result-vole =
    { $who ->
        [you] Sie haben die <vole>Vole</>: zwei.
       *[other] { $seat } hat die <vole>Vole</>: zwei.
    }
result-reduced =
    { $points ->
        [0] { $who ->
                [you] Sie haben den <punkt>Punkt</>, aber wegen eines Fehlers zählt er nicht.
               *[other] { $seat } hat den <punkt>Punkt</>, aber wegen eines Fehlers zählt er nicht.
            }
       *[other] { $who ->
                [you] Sie haben gewonnen, aber wegen eines Fehlers zählt es nur eins.
               *[other] { $seat } hat gewonnen, aber wegen eines Fehlers zählt es nur eins.
            }
    }

game-won = 
    { $who ->
        [you] Sie gewinnen die Partie, { $score } zu { $loser }.
       *[other] { $seat } gewinnt die Partie, { $score } zu { $loser }.
    }
comes-in =
    { $who ->
        [you] Jetzt spielen Sie.
       *[other] Jetzt spielt { $seat }.
    }
nobody-stakes = Sonst kann niemand mehr setzen; damit ist Schluss.
win = Die Partie endet { $score } zu { $loser }.
win-pool = Zwei Partien in Folge gewonnen: die Poule von { $farthings }.
win-most =
    { $games ->
        [one] Niemand hat mehr als eine Partie gewonnen.
       *[other] Am meisten Partien: { WORDS($games) }.
    }

pay-game = für die Partie
pay-pool = ein Einsatz in die Poule
pay-pool-won = die Poule
pay-backing = eine Wette
pay-unmatched = was niemand annahm
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
moved-take_back = Zurück auf die Hand: { $cards }.
shown-hand = Offen hingelegt: { $cards }.

## The rules of the house.

option-unit = Einheit des Tisches
option-unit-help = Was eine Einheit des Einsatzes wert ist.
option-packs = Kartenspiele
option-packs-help = Eines genügt; bei zweien mit verschiedenen Rücken gibt jeder mit seinem eigenen.
option-packs-1 = eines
option-packs-2 = zwei
option-target = Die Partie
option-target-help = Mit wie vielen Punkten man eine Partie gewinnt.
option-deal_pattern = Das Geben
option-deal_pattern-help = Jeder Geber wählt für die Partie, wie er gibt; oder das Haus bestimmt es.
option-deal_pattern-dealer_chooses = wie der Geber mag
option-deal_pattern-3_2 = erst drei, dann zwei
option-deal_pattern-2_3 = erst zwei, dann drei
option-proposals = Um Karten bitten
option-proposals-help = Wie oft man auf ein Blatt neue Karten bekommen kann.
option-proposals-unlimited = beliebig oft
option-proposals-once = einmal
option-min_change = Mindestens tauschen
option-min_change-help = Ob wenigstens eine Karte tauschen muss, wer um Karten gebeten hat.
option-min_change-0 = keine
option-min_change-1 = eine Karte
option-mark_king = Trumpf-König
option-mark_king-help = Ob man ihn ansagen muss, damit er zählt, oder ob er von selbst zählt. Schweigen ist erlaubt.
option-mark_king-by_hand = wird angesagt
option-mark_king-automatic = zählt von selbst
option-second_hand = Der Zweite im Stich
option-second_hand-help = Er muss bedienen und, wenn er kann, stechen; oder, für Anfänger, nur bedienen.
option-second_hand-must_win = muss stechen
option-second_hand-must_follow = muss nur bedienen
option-stood_penalty = Verlorene Weigerung zählt
option-stood_penalty-help = Was der Punkt für den anderen zählt, wenn man gleich gespielt oder abgelehnt hat.
option-stood_penalty-1 = eins
option-stood_penalty-2 = zwei
option-stake_rule = Der Einsatz ist
option-stake_rule-help = Ein fester für die Partie; oder der Verlierer zahlt doppelt, wenn er nur ein oder zwei Punkte hat, und ohne Punkt dreifach.
option-stake_rule-flat = fest für die Partie
option-stake_rule-multiple = ein-, zwei-, dreifach
option-stake = Einsatz je Partie
option-stake-help = In Einheiten des Tisches; bei einer Poule, was jeder hineinlegt.
option-stake-0 = nichts
option-table = Wer spielt
option-table-help = Nur zwei; oder der Verlierer macht dem Nächsten Platz; oder drei um eine Poule, die bekommt, wer zwei Partien in Folge gewinnt.
option-table-pair = nur zwei
option-table-rentrants = mit Ablösung
option-table-pool = eine Poule zu dritt
option-games = Partien
option-games-help = Wie viele Partien gespielt werden, wenn man sich ablöst.
option-side_bets = Wetten der Zuschauer
option-side_bets-help = Ob auf einen Spieler wetten darf, wer wartet, eins zu eins.
option-bettors_see = Wer wettet, sieht
option-bettors_see-help = Ob Zuschauer, die wetten, das Blatt sehen, auf das sie gewettet haben.
option-bettors_see-nothing = kein Blatt
option-bettors_see-backed_hand = das Blatt seines Spielers
option-regulations = Fehler
option-regulations-help = Der Tisch lässt keinen Fehler zu; oder man kann falsch bedienen oder einen König falsch ansagen und dafür bestraft werden.
option-regulations-guarded = sind unmöglich
option-regulations-strict = werden bestraft
