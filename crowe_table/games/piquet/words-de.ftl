# Every word that Piquet puts on the table.

game-piquet = Piquet
game-piquet-line = Tauschen Sie Karten, sagen Sie an, was Sie halten, und spielen Sie es aus. Wer dreißig macht, ehe der andere eins hat, gewinnt viel dazu.
game-piquet-minutes = 20
game-piquet-difficulty = 3

preset-crowe = Mr. Crowe
preset-crowe-help = Sechsunddreißig Karten, und acht zu tauschen. Dreier zählen dreizehn, und ein Pique muss angesagt werden.
preset-crowe-source = Mr. Crowe’s Games, 1775
preset-royall_1651 = The Royall Game, 1651
preset-royall_1651-help = Sechsunddreißig Karten, wie das erste englische Buch es hat. Der Rummel zahlt seine Farbe, und Dreier zählen drei.
preset-royall_1651-source = The Royall and Delightfull Game of Picquet, London 1651
preset-hoyle_32 = Hoyle, bis hundert
preset-hoyle_32-help = Zweiunddreißig Karten, und fünf zu tauschen. Hinterhand zählt, nachdem die erste Karte gespielt ist.
preset-hoyle_32-source = Hoyle’s Games, Improved and Enlarged
preset-rubicon_32 = Rubikon-Piquet
preset-rubicon_32-help = Zweiunddreißig Karten und sechs Spiele. Wer nicht über die Hundert kommt, zahlt für beide Summen.
preset-rubicon_32-source = The Laws of Piquet, with the rubicon, 1882

## Places, and what is written beside them.

place-pack = Der Talon
tag-made =
    { $points ->
        [0] {""}
       *[other] { $points } in diesem Spiel
    }
tag-changed =
    { $number ->
        [-1] {""}
        [0] keine getauscht
       *[other] { WORDS($number) } getauscht
    }
chart-ruff =
    { $number ->
        [0] I. Der Rummel
       *[other] I. Der Rummel · { $number }
    }
chart-sequences =
    { $number ->
        [0] II. Sequenzen
       *[other] II. Sequenzen · { $number }
    }
chart-sets =
    { $number ->
        [0] III. Gleiche
       *[other] III. Gleiche · { $number }
    }
chart-who = { $who ->
    [you] Sie
   *[other] { $seat }
}
chart-you-hold = Sie halten
chart-to-come = wird später genannt
chart-nobody = niemand zählt
chart-none = nichts
chart-holds-ruff = { CAP($suit) }, { $number }
chart-holds-sequences = { CAP(WORDS($number)) } bis { $rank }
chart-holds-sets =
    { CAP(WORDS($number)) } { $rank ->
        [Ass] Asse
        [Dame] Damen
        [Bube] Buben
        [Zehn] Zehnen
       *[other] Könige
    }

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Heben Sie eine Karte ab: die niedrigere gibt.
wait-cut-for-deal = { $seats } hebt um das Geben ab.
ask-cut-for-choice = Heben Sie eine Karte ab: die höhere gibt.
wait-cut-for-choice = { $seats } hebt um das Geben ab.
ask-cut-pack = Heben Sie für den Geber ab.
wait-cut-pack = { $seats } hebt ab.
ask-packet = Zu wie vielen Karten geben Sie?
wait-packet = { $seats } wird gleich geben.
ask-blank = Ehe Vorhand ablegt: haben Sie Carte blanche, weder König noch Dame noch Bube?
wait-blank = { $seats } sieht nach Carte blanche.
ask-change = 
    { $least ->
        [0] Legen Sie ab, was Ihnen nicht hilft, und nehmen Sie ebenso viele Karten: höchstens { WORDS($most) }.
       *[other] { $most ->
            [one] Legen Sie eine Karte ab, und nehmen Sie eine.
           *[other] Legen Sie ab, was Ihnen nicht hilft, und nehmen Sie ebenso viele Karten: { WORDS($least, form: "f") } bis { WORDS($most) }.
        }
    }
wait-change = { $seats } tauscht Karten.
ask-call-ruff = Sie sind Vorhand. Sagen Sie einen Rummel an: die Augen einer Farbe.
wait-call-ruff = { $seats } sagt den Rummel an.
ask-call-sequences = Sagen Sie eine Sequenz an: drei Karten oder mehr, die sich in einer Farbe folgen.
wait-call-sequences = { $seats } sagt Sequenzen an.
ask-call-sets = Sagen Sie Gleiche an: drei oder vier eines Rangs, von den Zehnen an.
wait-call-sets = { $seats } sagt Gleiche an.
ask-answer-ruff = Ein Rummel von { $number } ist angesagt. Ist er gut?
wait-answer-ruff = { $seats } antwortet auf einen Rummel von { $number }.
ask-answer-sequences = Eine Sequenz von { WORDS($number) } ist angesagt. Ist sie gut?
wait-answer-sequences = { $seats } antwortet auf eine Sequenz von { WORDS($number) }.
ask-answer-sets = { CAP(WORDS($number)) } Gleiche sind angesagt. Sind sie gut?
wait-answer-sets = { $seats } antwortet auf { WORDS($number) } Gleiche.
ask-after-ruff = Vorhand sagt keinen Rummel an. Sie dürfen einen ansagen.
wait-after-ruff = { $seats } darf einen Rummel ansagen.
ask-after-sequences = Vorhand sagt keine Sequenz an. Sie dürfen eine ansagen.
wait-after-sequences = { $seats } darf eine Sequenz ansagen.
ask-after-sets = Vorhand sagt keine Gleichen an. Sie dürfen welche ansagen.
wait-after-sets = { $seats } darf Gleiche ansagen.
ask-lead = Spielen Sie eine Karte aus.
wait-lead = { $seats } spielt aus.
ask-follow = { CAP($suit) } ist gefordert. Bedienen Sie, wenn Sie können.
wait-follow = { $seats } ist am Spiel.
ask-left =
    { $number ->
        [one] Eine Karte ist im Talon geblieben. Sehen Sie sie an, so sieht auch Vorhand sie.
       *[other] { CAP(WORDS($number)) } Karten sind im Talon geblieben. Sehen Sie sie an, so sieht auch Vorhand sie.
    }
wait-left = { $seats } darf ansehen, was geblieben ist.
ask-next-deal = Wenn Sie das Spiel angesehen haben, kommt das nächste.
wait-next-deal = Das Spiel wird angesehen: { $seats }.
ask-result = Die Partie ist gewonnen.
wait-result = Die Partie wird angesehen: { $seats }.

act-packet = Geben
word-packet-2 = zu zweien
word-packet-3 = zu dreien
word-packet-4 = zu vieren
act-declare_blank = Carte blanche ansagen
act-declare_blank-number = { $act }; { $amount } tauschen
dial-of-declare_blank = Karten zu tauschen
act-no_blank = Keine
act-change = Tauschen
act-call = Ansagen
act-call_falsely = Falsch ansagen
word-call_falsely-ace = bis Ass, oder Asse
word-call_falsely-king = bis König, oder Könige
word-call_falsely-queen = bis Dame, oder Damen
word-call_falsely-knave = bis Bube, oder Buben
word-call_falsely-ten = bis Zehn, oder Zehnen
word-call_falsely-nine = bis Neun
word-call_falsely-eight = bis Acht
act-nothing = Nichts ansagen
act-good = „Gut“ sagen
act-see = Zeigen lassen
act-ask_missing = Fragen, welche fehlt
word-ask_missing-ace = von den Assen
word-ask_missing-king = von den Königen
word-ask_missing-queen = von den Damen
word-ask_missing-knave = von den Buben
word-ask_missing-ten = von den Zehnen
act-pique = Pique ansagen
act-repique = Repique ansagen
act-look_left = Ansehen
act-leave_unseen = Liegen lassen
act-play = Spielen
act-ready = Weiter
offer-ruff = 
    { $heard ->
        [calls] „{ CAP(WORDS($number)) }“, in { $suit }
        [equal] Gleich: mein { $suit } macht ebenso viel
       *[other] Nicht gut: mein { $suit } macht { $number }
    }
offer-sequences = 
    { $heard ->
        [calls] „{ CAP(WORDS($number)) } Karten“, bis { $rank }
        [equal] Gleich: meine { WORDS($number) } gehen bis { $rank }
       *[other] Nicht gut: meine { WORDS($number) } bis { $rank } schlagen { WORDS($number_called) }
    }{ $more ->
        [0] {""}
        [one] , und noch eine Sequenz
       *[other] , und noch { WORDS($more) } Sequenzen
    }{ $sunk ->
        [sunk] {" "}(Rest verschwiegen)
       *[other] {""}
    }
offer-sets = 
    { $heard ->
        [calls] „{ CAP(WORDS($number)) }“:
        [equal] Gleich: ich habe { WORDS($number) }
       *[other] Nicht gut: mehr als { WORDS($number_called) }, nämlich { WORDS($number) }
    } { $rank ->
        [Ass] Asse
        [Dame] Damen
        [Bube] Buben
        [Zehn] Zehnen
       *[other] Könige
    }{ $more ->
        [0] {""}
        [one] , und noch einmal Gleiche
       *[other] , und noch { WORDS($more) }mal Gleiche
    }{ $sunk ->
        [sunk] {" "}(Rest verschwiegen)
       *[other] {""}
    }

## Refusals.

refuse-unheld = Das haben Sie nicht: Ansagen dürfen Sie nur, was Ihr Blatt zeigen kann.
refuse-blank-face = Sie haben König, Dame oder Bube: das ist keine Carte blanche.
refuse-blank-younger = Hinterhand darf Carte blanche nur ansagen, wenn Vorhand eine angesagt hat.
refuse-blank-late = Carte blanche wird angesagt, ehe getauscht wird, und nur einmal.
refuse-more-than-left = 
    { $number ->
        [one] Sie dürfen nur eine Karte tauschen: Mehr sind für Sie nicht da.
       *[other] Sie dürfen höchstens { WORDS($number) } Karten tauschen: Mehr sind für Sie nicht da.
    }
unfit-seats = Piquet ist ein Spiel für zwei: Mit { WORDS($seats) } geht es nicht.
unfit-stake = In jeder Börse muss sein, was eine Partie leicht kosten kann: { $farthings }.

## What is spoken.

say-blank = Carte blanche
say-blank-number =
    { $number ->
        [one] Carte blanche; ich tausche eine
       *[other] Carte blanche; ich tausche { WORDS($number) }
    }
say-change =
    { $number ->
        [0] Ich nehme keine
        [one] Ich nehme eine
       *[other] Ich nehme { WORDS($number) }
    }
say-looks =
    { $number ->
        [one] Ich sehe die nächste an
       *[other] Ich sehe die nächsten { WORDS($number) } an
    }
say-look-left = Sehen wir, was geblieben ist
say-leave-unseen = Lassen wir sie liegen
say-ruff-calls = { CAP(WORDS($number)) }
say-ruff-good = Gut
say-ruff-equal = Gleich
say-ruff-not-good = Nicht gut
say-ruff-nothing = Kein Rummel
say-ruff-counts = Ich zähle { WORDS($number) }
say-ruff-false = Es war nicht wahr
say-ruff-better = Nicht gut: { WORDS($number) }
say-sequences-calls = { CAP(WORDS($number)) } Karten
say-sequences-good = Gut
say-sequences-equal = Gleich
say-sequences-not-good = Nicht gut
say-sequences-nothing = Keine Sequenz
say-sequences-rank = Bis { $rank }
say-sequences-higher = Nicht gut: bis { $rank }
say-sequences-has = { CAP(WORDS($number)) } bis { $rank }
say-sequences-counts = Ich zähle { WORDS($number) }
say-sequences-false = Es war nicht wahr
say-sequences-better = Nicht gut: { WORDS($number) } Karten
say-sets-calls = { CAP(WORDS($number)) }
say-sets-good = Gut
say-sets-equal = Gleich
say-sets-not-good = Nicht gut
say-sets-nothing = Keine Gleichen
say-sets-rank =
    { $rank ->
        [Ass] Asse
        [Dame] Damen
        [Bube] Buben
        [Zehn] Zehnen
       *[other] Könige
    }
say-sets-higher =
    Nicht gut: { $rank ->
        [Ass] Asse
        [Dame] Damen
        [Bube] Buben
        [Zehn] Zehnen
       *[other] Könige
    }
say-sets-has =
    { CAP(WORDS($number)) } { $rank ->
        [Ass] Asse
        [Dame] Damen
        [Bube] Buben
        [Zehn] Zehnen
       *[other] Könige
    }
say-sets-counts = Ich zähle { WORDS($number) }
say-sets-wanting = Die Farbe { $suit }
say-sets-false = Es war nicht wahr
say-sets-better = Nicht gut: { WORDS($number) }
say-see = Bitte zeigen Sie es
say-ask-missing =
    { $gender_rank ->
        [m] Welcher
        [n] Welches
       *[f] Welche
    } { $rank } ist nicht gezählt?
say-pique = Pique!
say-repique = Repique!
false-call =
    { $who ->
        [you] Sie können nicht zeigen, was Sie ansagten, und verlieren alles Angesagte.
       *[other] { $seat } kann das Angesagte nicht zeigen und verliert es alles.
    }
divided = Die Karten sind geteilt: niemand zählt für sie.
rubicon =
    { $crossed ->
        [0] Der Rubikon ist nicht überschritten: { $who ->
                [you] beide Summen und hundert sind Ihre, { $points }.
               *[other] beide Summen und hundert gehen an { $seat }, { $points }.
            }
       *[other] Der Rubikon ist überschritten: { $who ->
                [you] der Unterschied und hundert sind Ihre, { $points }.
               *[other] der Unterschied und hundert gehen an { $seat }, { $points }.
            }
    }
owed-forgiven = 
    { $who ->
        [you] { $farthings } davon können Sie nicht zahlen: Das wird Ihnen erlassen.
       *[other] { $farthings } davon kann { $seat } nicht zahlen: Das wird erlassen.
    }

score-blank = Carte blanche
score-ruff = der Rummel
score-sequences = Sequenzen
score-sets = Gleiche
score-repique = Repique
score-pique = Pique
score-lead = eine Karte ausgespielt
score-trick = ein Stich
score-last-trick = der letzte Stich
score-cards = die Karten
score-capet = Kapot
count-blank = { WORDS($number) } für Carte blanche
count-ruff = { WORDS($number) } für den Rummel
count-sequences = { WORDS($number) } für Sequenzen
count-sets = { WORDS($number) } für Gleiche
count-repique = und { WORDS($number) } für den Repique
count-pique = und { WORDS($number) } für den Pique
count-lead = { WORDS($number) } fürs Ausspielen
count-trick = { WORDS($number) } für den Stich
count-last-trick = { WORDS($number) } für den letzten Stich
count-cards = { WORDS($number) } für die Karten
count-capet = { WORDS($number) } für den Kapot
result-deal =
    { $who ->
        [you] In diesem Spiel haben Sie { $points } gemacht, { $seat_other } { $points_other }.
       *[other] In diesem Spiel hat { $seat } { $points } gemacht, { $who_other ->
            [you] Sie
           *[other] { $seat_other }
        } { $points_other }.
    }
win = Die Partie, { $score } zu { $loser }.
win-equal = Gleich bei { $score }: niemand zahlt.
pay-game = für die Partie

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
shown-hand = { CAP($cards) } { $number ->
        [one] wird
       *[other] werden
    } gezeigt.
shown-pack = { CAP($cards) } { $number ->
        [one] wird
       *[other] werden
    } im Talon angesehen.

## The rules of the house.

option-unit = Einheit des Tisches
option-unit-help = Was eine Einheit des Einsatzes gilt.
option-lowest = Die Karten
option-lowest-help = Sechsunddreißig, vom Ass bis zur Sechs; oder zweiunddreißig, bis zur Sieben.
option-lowest-6 = sechsunddreißig
option-lowest-7 = zweiunddreißig
option-elder_max = Vorhand tauscht höchstens
option-elder_max-help = Wie viele Karten Vorhand höchstens tauschen darf. Eine muss Vorhand tauschen.
option-younger_max = Hinterhand tauscht höchstens
option-younger_max-help = Wie viele Karten Hinterhand höchstens tauschen darf, von denen, die geblieben sind.
option-younger_max-0 = alle, die geblieben sind
option-younger_min = Hinterhand muss tauschen
option-younger_min-help = Ob Hinterhand alle zwölf Karten behalten darf.
option-younger_min-0 = keine
option-younger_min-1 = eine Karte
option-packet = Karten auf einmal
option-packet-help = Zwei, drei oder vier, wie der Geber in jedem Spiel mag; oder zwei oder drei, einmal für alle gewählt.
option-packet-2 = zwei
option-packet-3 = drei
option-packet-4 = vier
option-packet-dealer = wie der Geber mag
option-packet-partie = zwei oder drei, für alle
option-deal_rotation = Das Geben
option-deal_rotation-help = Ob vor jedem Spiel darum abgehoben wird, oder ob es an den anderen geht.
option-deal_rotation-cut_each_hand = jedes Mal abgehoben
option-deal_rotation-alternate = geht an den anderen
option-cut = Von den Karten abgehoben
option-cut-help = Welche zuerst gibt. Der Geber ist im Nachteil.
option-cut-low_deals = die niedrigere gibt
option-cut-high_deals = die höhere gibt
option-look_at_left = Karten, die im Talon bleiben
option-look_at_left-help = Ob Vorhand die nicht genommenen ansehen darf, und Hinterhand den Rest für beide aufdecken.
option-look_at_left-none = bleiben ungesehen
option-look_at_left-period = darf man ansehen
option-blank_points = Carte blanche zählt
option-blank_points-help = Was ein Blatt ohne König, Dame und Bube dem zählt, der es ansagt.
option-blank_mode = Carte blanche sagt an
option-blank_mode-help = Vorhand, die sie zeigt, ehe Hinterhand ablegt; oder jeder, und gezeigt wird danach.
option-blank_mode-elder_shows_first = Vorhand, und zeigt zuerst
option-blank_mode-either = jeder
option-ruff_score = Der Rummel zahlt
option-ruff_score-help = Ein Zehntel der Augen aller zwölf Karten, oder nur der Farbe; oder eins für jede ihrer Karten.
option-ruff_score-whole_hand = für das ganze Blatt
option-ruff_score-winning_suit = für die Farbe
option-ruff_score-cards = eins je Karte
option-trio = Drei eines Rangs zählen
option-trio-help = Was drei Gleiche zählen. Vier zählen vierzehn.
option-trio-3 = drei
option-trio-13 = dreizehn
option-quatorze = Vier eines Rangs zählen
option-quatorze-help = Was vier Gleiche zählen, in jedem Buch.
option-quatorze-14 = vierzehn
option-lead_point = Ausspielen zählt eins
option-lead_point-help = Ob jede Karte, oder nur von der Zehn an.
option-lead_point-ten_up = von der Zehn an
option-lead_point-any = mit jeder Karte
option-trick_point = Ein Stich zählt eins
option-trick_point-help = Wer immer ihn nimmt; oder nur dem, der nicht ausspielte, mit jeder Karte oder von der Zehn an.
option-trick_point-every = wer ihn nimmt
option-trick_point-capture_ten_up = dem anderen genommen, ab Zehn
option-trick_point-capture_any = dem anderen genommen
option-last_trick = Der letzte Stich zählt
option-last_trick-help = Zwei, wenn von der Zehn an gewonnen, sonst eins: statt seines Punktes, oder mit dem Ausspiel im Ganzen; oder immer zwei.
option-last_trick-instead_2_1 = zwei oder eins, und Ausspiel
option-last_trick-in_all_2_1 = zwei oder eins im Ganzen
option-last_trick-in_all_2 = zwei im Ganzen
option-cards = Die meisten Stiche zählen
option-cards-help = Was sieben bis elf Stiche zählen.
option-capet = Alle zwölf Stiche zählen
option-capet-help = Das ist ein Kapot. Er zählt statt der Punkte für die meisten Stiche.
option-capet-40 = vierzig
option-capet-60 = sechzig
option-pique_by = Einen Pique macht
option-pique_by-help = Jeder; oder Vorhand allein. Einen Repique darf immer jeder machen.
option-pique_by-either = jeder
option-pique_by-elder_only = Vorhand allein
option-pique_claim = Piques und Repiques
option-pique_claim-help = Sie müssen vor dem nächsten Abheben angesagt werden, sonst sind sie verloren; oder sie zählen von selbst.
option-pique_claim-must_claim = müssen angesagt werden
option-pique_claim-automatic = zählen von selbst
option-younger_calls = Was Hinterhand Besseres hat
option-younger_calls-help = Hinterhand nennt es gleich; oder sagt nur „nicht gut“ und nennt es, wenn Vorhand ausgespielt hat.
option-younger_calls-at_once = wird gleich genannt
option-younger_calls-after_first_lead = nach dem ersten Ausspiel
option-sinking = Verschweigen
option-sinking-help = Ob ein Spieler weniger ansagen darf, als er hält, oder nichts.
option-ask_missing = Fragen, welche fehlt
option-ask_missing-help = Ob der andere bei drei Gleichen fragen darf, welche der vier Karten nicht gezählt ist.
option-false_call = Eine falsche Ansage
option-false_call-help = Sie wird abgelehnt; oder sie ist erlaubt und verliert alles Angesagte, wenn der andere sie sehen will.
option-false_call-refused = wird nicht angenommen
option-false_call-penalty = wird bestraft, wenn entdeckt
option-target = Partie
option-target-help = Die Punkte, mit denen man gewinnt. Gibt es keine Zahl, werden sechs Spiele gespielt, und hundert ist der Rubikon.
option-target-0 = sechs Spiele
option-stake_mode = Der Einsatz ist
option-stake_mode-help = Einer für die Partie; oder so viel für jeden Punkt Unterschied.
option-stake_mode-flat = einer für die Partie
option-stake_mode-difference = nach dem Unterschied
option-stake = Einsatz auf eine Partie
option-stake-help = In Einheiten des Tisches, wo es einen Einsatz für die Partie gibt.
option-stake-0 = nichts
option-rate = Einsatz auf einen Punkt
option-rate-help = In Vierteln der Einheit, wo der Unterschied bezahlt wird.
option-rate-0 = nichts
option-double_under = Zahlt doppelt unter
option-double_under-help = Ein Verlierer mit weniger Punkten als diesen zahlt zweimal.
option-double_under-0 = niemand zahlt doppelt
