# Every word that Piquet puts on the table.

game-piquet = Piquet
game-piquet-line = Tauschen Sie Karten, sagen Sie an, was Sie haben, und spielen Sie es aus. Wer dreißig zählt, ehe der andere einen Punkt hat, gewinnt viel dazu.
game-piquet-plain = Ein Duell zu zweit: Karten tauschen, zählen, was man hat, und alles ausspielen.
game-piquet-minutes = 20
game-piquet-difficulty = 3

preset-crowe = Mr. Crowe
preset-crowe-help = Sechsunddreißig Karten, acht zum Tauschen. Ein Gedritt zählt dreizehn, und ein Pique muss angesagt werden.
preset-crowe-source = Mr. Crowe’s Games, 1775
preset-royall_1651 = The Royall Game, 1651
preset-royall_1651-help = Sechsunddreißig Karten, wie im ersten englischen Lehrbuch. Der Rummel zählt nach seiner Farbe, ein Gedritt drei.
preset-royall_1651-source = The Royall and Delightfull Game of Picquet, London 1651
preset-hoyle_32 = Hoyle, bis hundert
preset-hoyle_32-help = Zweiunddreißig Karten, fünf zum Tauschen. Die Hinterhand zählt, wenn die erste Karte ausgespielt ist.
preset-hoyle_32-source = Hoyle’s Games, Improved and Enlarged
preset-rubicon_32 = Rubikon-Piquet
preset-rubicon_32-help = Zweiunddreißig Karten, sechsmal gegeben. Wer keine hundert erreicht, zahlt beide Summen.
preset-rubicon_32-source = The Laws of Piquet, with the rubicon, 1882

## Places, and what is written beside them.

place-pack = Der <talon>Talon</>
tag-made =
    { $points ->
        [0] {""}
       *[other] diesmal { $points }
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
        [0] III. Kunststücke
       *[other] III. Kunststücke · { $number }
    }
chart-who = { $who ->
    [you] Sie
   *[other] { $seat }
}
chart-you-hold = Sie haben
chart-to-come = kommt später
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

ask-cut-for-deal = Heben Sie ab: Die niedrigere Karte gibt.
wait-cut-for-deal = { $seats } hebt ab, wer gibt.
ask-cut-for-choice = Heben Sie ab: Die höhere Karte gibt.
wait-cut-for-choice = { $seats } hebt ab, wer gibt.
ask-cut-pack = Heben Sie für den Geber ab.
wait-cut-pack = { $seats } hebt ab.
ask-packet = Wie viele Karten geben Sie auf einmal?
wait-packet = { $seats } wird gleich geben.
ask-blank = Ehe die <vorhand>Vorhand</> ablegt: Haben Sie <carte-blanche>Carte blanche</>, also weder König noch Dame noch Buben?
wait-blank = { $seats } prüft auf <carte-blanche>Carte blanche</>.
ask-change =
    { $least ->
        [0] Legen Sie ab, was Ihnen nicht hilft, und nehmen Sie ebenso viele neue Karten: höchstens { WORDS($most) }.
       *[other] { $most ->
            [one] Legen Sie eine Karte ab, und nehmen Sie eine neue.
           *[other] Legen Sie ab, was Ihnen nicht hilft, und nehmen Sie ebenso viele neue Karten: { WORDS($least, form: "f") } bis { WORDS($most) }.
        }
    }
wait-change = { $seats } tauscht Karten.
ask-call-ruff = Sie sind <vorhand>Vorhand</>. Sagen Sie einen <rummel>Rummel</> an: die Augen einer Farbe.
wait-call-ruff = { $seats } sagt den <rummel>Rummel</> an.
ask-call-sequences = Sagen Sie eine <sequenz>Sequenz</> an: mindestens drei Karten einer Farbe in Folge.
wait-call-sequences = { $seats } sagt <sequenz>Sequenzen</> an.
ask-call-sets = Sagen Sie ein <kunststuck>Kunststück</> an: drei oder vier Gleiche, von den Zehnen aufwärts.
wait-call-sets = { $seats } sagt <kunststuck>Kunststücke</> an.
ask-answer-ruff = Ein <rummel>Rummel</> von { $number } ist angesagt. Ist er gut?
wait-answer-ruff = { $seats } antwortet auf einen <rummel>Rummel</> von { $number }.
ask-answer-sequences = Eine <sequenz>Sequenz</> von { WORDS($number) } ist angesagt. Ist sie gut?
wait-answer-sequences = { $seats } antwortet auf eine <sequenz>Sequenz</> von { WORDS($number) }.
ask-answer-sets = Ein { $number ->
        [3] Gedritt
       *[other] Geviert
    } ist angesagt. Ist es gut?
wait-answer-sets = { $seats } antwortet auf ein { $number ->
        [3] Gedritt
       *[other] Geviert
    }.
ask-after-ruff = Die <vorhand>Vorhand</> sagt keinen <rummel>Rummel</> an. Sie dürfen.
wait-after-ruff = { $seats } darf einen <rummel>Rummel</> ansagen.
ask-after-sequences = Die <vorhand>Vorhand</> sagt keine <sequenz>Sequenz</> an. Sie dürfen.
wait-after-sequences = { $seats } darf eine <sequenz>Sequenz</> ansagen.
ask-after-sets = Die <vorhand>Vorhand</> sagt kein <kunststuck>Kunststück</> an. Sie dürfen.
wait-after-sets = { $seats } darf ein <kunststuck>Kunststück</> ansagen.
ask-lead = Spielen Sie eine Karte aus.
wait-lead = { $seats } spielt aus.
ask-follow = { CAP($suit) } ist ausgespielt. Bedienen Sie, wenn Sie können.
wait-follow = { $seats } ist am Zug.
ask-left =
    { $number ->
        [one] Eine Karte liegt noch im <talon>Talon</>. Wenn Sie sie ansehen, sieht auch die <vorhand>Vorhand</> sie.
       *[other] Im <talon>Talon</> liegen noch { WORDS($number) } Karten. Wenn Sie sie ansehen, sieht auch die <vorhand>Vorhand</> sie.
    }
wait-left = { $seats } darf den Rest des <talon>Talons</> ansehen.
ask-next-deal = Sehen Sie sich alles in Ruhe an; dann wird neu gegeben.
wait-next-deal = Noch nicht bereit: { $seats }.
ask-result = Die Partie ist gewonnen.
wait-result = Noch beim Ansehen: { $seats }.

act-packet = Geben
word-packet-2 = je zwei
word-packet-3 = je drei
word-packet-4 = je vier
act-declare_blank = Carte blanche ansagen
act-declare_blank-number = { $act }; { $amount } tauschen
dial-of-declare_blank = Tauschen
act-no_blank = Nein
act-change = Tauschen
act-call = Ansagen
act-call_falsely = Bluffen
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
act-ask_missing = Welche fehlt?
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
        [equal] Gleich: Mein { $suit } zählt ebenso viel
       *[other] Nicht gut: Mein { $suit } zählt { $number }
    }
offer-sequences =
    { $heard ->
        [calls] „{ CAP(WORDS($number)) } Karten“, bis { $rank }
        [equal] Gleich: meine { WORDS($number) } bis { $rank }
       *[other] Nicht gut: { WORDS($number) } bis { $rank } schlagen { WORDS($number_called) }
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
        [equal] Gleich: Ich habe { WORDS($number) }
       *[other] Nicht gut: statt { WORDS($number_called) } habe ich { WORDS($number) }
    } { $rank ->
        [Ass] Asse
        [Dame] Damen
        [Bube] Buben
        [Zehn] Zehnen
       *[other] Könige
    }{ $more ->
        [0] {""}
        [one] , und noch ein Kunststück
       *[other] , und noch { WORDS($more) } Kunststücke
    }{ $sunk ->
        [sunk] {" "}(Rest verschwiegen)
       *[other] {""}
    }

## Refusals.

refuse-unheld = Das haben Sie nicht: Ansagen dürfen Sie nur, was Sie auch zeigen können.
refuse-blank-face = Sie haben ein Bild auf der Hand: Das ist keine <carte-blanche>Carte blanche</>.
refuse-blank-younger = Die <hinterhand>Hinterhand</> darf <carte-blanche>Carte blanche</> nur ansagen, wenn die <vorhand>Vorhand</> eine angesagt hat.
refuse-blank-late = <carte-blanche>Carte blanche</> sagt man nur einmal an, und zwar vor dem Tauschen.
refuse-more-than-left =
    { $number ->
        [one] Sie können nur eine Karte tauschen: Mehr sind für Sie nicht da.
       *[other] Sie können höchstens { WORDS($number) } Karten tauschen: Mehr sind für Sie nicht da.
    }
unfit-seats = Piquet ist ein Spiel für zwei; mit { WORDS($seats) } geht es nicht.
unfit-stake = Jeder braucht in der Börse, was eine Partie leicht kosten kann: { $farthings }.

## What is spoken.

say-blank = <carte-blanche>Carte blanche</>
say-blank-number =
    { $number ->
        [one] <carte-blanche>Carte blanche</>; ich tausche eine
       *[other] <carte-blanche>Carte blanche</>; ich tausche { WORDS($number) }
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
say-look-left = Sehen wir nach, was übrig ist
say-leave-unseen = Lassen wir sie liegen
say-ruff-calls = { CAP(WORDS($number)) }
say-ruff-good = Gut
say-ruff-equal = Gleich
say-ruff-not-good = Nicht gut
say-ruff-nothing = Kein <rummel>Rummel</>
say-ruff-counts = Ich zähle { WORDS($number) }
say-ruff-false = Das war nicht wahr
say-ruff-better = Nicht gut: { WORDS($number) }
say-sequences-calls = { CAP(WORDS($number)) } Karten
say-sequences-good = Gut
say-sequences-equal = Gleich
say-sequences-not-good = Nicht gut
say-sequences-nothing = Keine <sequenz>Sequenz</>
say-sequences-rank = Bis { $rank }
say-sequences-higher = Nicht gut: bis { $rank }
say-sequences-has = { CAP(WORDS($number)) } bis { $rank }
say-sequences-counts = Ich zähle { WORDS($number) }
say-sequences-false = Das war nicht wahr
say-sequences-better = Nicht gut: { WORDS($number) } Karten
say-sets-calls = { CAP(WORDS($number)) }
say-sets-good = Gut
say-sets-equal = Gleich
say-sets-not-good = Nicht gut
say-sets-nothing = Kein <kunststuck>Kunststück</>
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
say-sets-wanting = { $suit } fehlt
say-sets-false = Das war nicht wahr
say-sets-better = Nicht gut: { WORDS($number) }
say-see = Zeigen Sie bitte
say-ask-missing =
    { $gender_rank ->
        [m] Welcher
        [n] Welches
       *[f] Welche
    } { $rank } zählt nicht mit?
say-pique = <pique>Pique</>!
say-repique = <repique>Repique</>!
false-call =
    { $who ->
        [you] Sie können die Ansage nicht vorzeigen und verlieren alles, was Sie angesagt haben.
       *[other] { $seat } kann die Ansage nicht vorzeigen und verliert alles Angesagte.
    }
divided = Die Stiche sind geteilt: Niemand zählt für die Karten.
rubicon =
    { $crossed ->
        [0] Der Rubikon ist nicht überschritten: { $who ->
                [you] Sie erhalten beide Summen und hundert dazu, { $points }.
               *[other] { $seat } erhält beide Summen und hundert dazu, { $points }.
            }
       *[other] Der Rubikon ist überschritten: { $who ->
                [you] Sie erhalten den Unterschied und hundert dazu, { $points }.
               *[other] { $seat } erhält den Unterschied und hundert dazu, { $points }.
            }
    }
owed-forgiven = 
    { $who ->
        [you] { $farthings } davon können Sie nicht zahlen: Das wird Ihnen erlassen.
       *[other] { $farthings } davon kann { $seat } nicht zahlen: Das wird erlassen.
    }

score-blank = <carte-blanche>Carte blanche</>
score-ruff = der <rummel>Rummel</>
score-sequences = <sequenz>Sequenzen</>
score-sets = <kunststuck>Kunststücke</>
score-repique = <repique>Repique</>
score-pique = <pique>Pique</>
score-lead = das Ausspielen
score-trick = ein Stich
score-last-trick = der letzte Stich
score-cards = die Karten
score-capet = <matsch>Matsch</>
count-blank = { WORDS($number) } für die <carte-blanche>Carte blanche</>
count-ruff = { WORDS($number) } für den <rummel>Rummel</>
count-sequences = { WORDS($number) } für <sequenz>Sequenzen</>
count-sets = { WORDS($number) } für <kunststuck>Kunststücke</>
count-repique = und { WORDS($number) } für den <repique>Repique</>
count-pique = und { WORDS($number) } für den <pique>Pique</>
count-lead = { WORDS($number) } fürs Ausspielen
count-trick = { WORDS($number) } für den Stich
count-last-trick = { WORDS($number) } für den letzten Stich
count-cards = { WORDS($number) } für die Karten
count-capet = { WORDS($number) } für den <matsch>Matsch</>
result-deal =
    { $who ->
        [you] Diesmal haben Sie { $points } gemacht, { $seat_other } { $points_other }.
       *[other] Diesmal hat { $seat } { $points } gemacht, { $who_other ->
            [you] Sie
           *[other] { $seat_other }
        } { $points_other }.
    }
win = Die Partie endet { $score } zu { $loser }.
win-equal = Beide haben { $score }: Niemand zahlt.
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
    } im <talon>Talon</> angesehen.

## The rules of the house.

option-unit = Einheit des Tisches
option-unit-help = Was eine Einheit des Einsatzes wert ist.
option-lowest = Die Karten
option-lowest-help = Sechsunddreißig, vom Ass bis zur Sechs; oder zweiunddreißig, bis zur Sieben.
option-lowest-6 = sechsunddreißig
option-lowest-7 = zweiunddreißig
option-elder_max = Vorhand tauscht bis zu
option-elder_max-help = Wie viele Karten die Vorhand höchstens tauschen darf. Mindestens eine muss sie tauschen.
option-younger_max = Hinterhand tauscht bis zu
option-younger_max-help = Wie viele von den übrigen Karten die Hinterhand höchstens tauschen darf.
option-younger_max-0 = alle übrigen
option-younger_min = Hinterhand muss tauschen
option-younger_min-help = Ob die Hinterhand alle zwölf Karten behalten darf.
option-younger_min-0 = keine
option-younger_min-1 = eine Karte
option-packet = Karten auf einmal
option-packet-help = Zwei, drei oder vier, jedes Mal nach Belieben des Gebers; oder zwei oder drei, einmal für die ganze Partie gewählt.
option-packet-2 = zwei
option-packet-3 = drei
option-packet-4 = vier
option-packet-dealer = nach Belieben
option-packet-partie = zwei oder drei, immer gleich
option-deal_rotation = Wer gibt
option-deal_rotation-help = Ob jedes Mal darum abgehoben oder abwechselnd gegeben wird.
option-deal_rotation-cut_each_hand = jedes Mal abheben
option-deal_rotation-alternate = abwechselnd
option-cut = Beim Abheben
option-cut-help = Welche Karte zuerst gibt. Der Geber ist im Nachteil.
option-cut-low_deals = gibt die niedrigere
option-cut-high_deals = gibt die höhere
option-look_at_left = Rest im Talon
option-look_at_left-help = Ob die Vorhand ansehen darf, was sie nicht genommen hat, und die Hinterhand den Rest für beide aufdecken darf.
option-look_at_left-none = bleibt verdeckt
option-look_at_left-period = darf man ansehen
option-blank_points = Carte blanche zählt
option-blank_points-help = Was ein Blatt ohne König, Dame und Bube zählt, wenn man es ansagt.
option-blank_mode = Carte blanche darf ansagen
option-blank_mode-help = Nur die Vorhand, die sie zeigt, ehe die Hinterhand ablegt; oder jeder, und gezeigt wird hinterher.
option-blank_mode-elder_shows_first = die Vorhand, sofort gezeigt
option-blank_mode-either = jeder
option-ruff_score = Der Rummel zählt
option-ruff_score-help = Ein Zehntel der Augen aller zwölf Karten oder nur der Farbe; oder einen Punkt je Karte der Farbe.
option-ruff_score-whole_hand = nach dem ganzen Blatt
option-ruff_score-winning_suit = nach der Farbe
option-ruff_score-cards = eins je Karte
option-trio = Ein Gedritt zählt
option-trio-help = Was drei Gleiche zählen. Vier zählen immer vierzehn.
option-trio-3 = drei
option-trio-13 = dreizehn
option-quatorze = Ein Geviert zählt
option-quatorze-help = Was vier Gleiche zählen, in jedem Buch.
option-quatorze-14 = vierzehn
option-lead_point = Ausspielen zählt eins
option-lead_point-help = Ob das bei jeder Karte gilt oder erst von der Zehn an.
option-lead_point-ten_up = von der Zehn an
option-lead_point-any = mit jeder Karte
option-trick_point = Ein Stich zählt eins
option-trick_point-help = Wer immer ihn macht; oder nur, wer nicht ausgespielt hat, mit jeder Karte oder erst von der Zehn an.
option-trick_point-every = wer ihn macht
option-trick_point-capture_ten_up = nur geholt, ab Zehn
option-trick_point-capture_any = nur geholt
option-last_trick = Der letzte Stich zählt
option-last_trick-help = Zwei, wenn ihn eine Zehn oder eine höhere Karte gewinnt, sonst eins: anstelle seines Punktes oder mit dem fürs Ausspielen zusammen; oder immer zwei.
option-last_trick-instead_2_1 = zwei oder eins, und Ausspielen
option-last_trick-in_all_2_1 = zusammen zwei oder eins
option-last_trick-in_all_2 = zusammen zwei
option-cards = Die meisten Stiche zählen
option-cards-help = Was sieben bis elf Stiche zählen.
option-capet = Alle zwölf Stiche zählen
option-capet-help = Das ist ein Matsch. Er zählt anstelle der Punkte für die meisten Stiche.
option-capet-40 = vierzig
option-capet-60 = sechzig
option-pique_by = Einen Pique macht
option-pique_by-help = Jeder oder nur die Vorhand. Einen Repique darf jeder machen.
option-pique_by-either = jeder
option-pique_by-elder_only = nur die Vorhand
option-pique_claim = Pique und Repique
option-pique_claim-help = Sie müssen vor dem nächsten Abheben angesagt werden, sonst sind sie verloren; oder sie zählen von selbst.
option-pique_claim-must_claim = muss man ansagen
option-pique_claim-automatic = zählen von selbst
option-younger_calls = Bessere Ansage der Hinterhand
option-younger_calls-help = Die Hinterhand nennt gleich, was sie Besseres hat; oder sie sagt nur „nicht gut“ und nennt es, wenn die Vorhand ausgespielt hat.
option-younger_calls-at_once = gleich
option-younger_calls-after_first_lead = nach dem ersten Ausspiel
option-sinking = Verschweigen
option-sinking-help = Ob man weniger ansagen darf, als man hat, oder gar nichts.
option-ask_missing = Nach der fehlenden fragen
option-ask_missing-help = Ob der andere bei einem Gedritt fragen darf, welche der vier Karten nicht mitzählt.
option-false_call = Falsche Ansage
option-false_call-help = Sie wird nicht angenommen; oder sie ist erlaubt, kostet aber alles Angesagte, wenn der andere sie sehen will.
option-false_call-refused = wird nicht angenommen
option-false_call-penalty = kostet, wenn entdeckt
option-target = Partie
option-target-help = Wer so viele Punkte hat, gewinnt. Ohne Zahl wird sechsmal gegeben, und hundert ist der Rubikon.
option-target-0 = sechsmal geben
option-stake_mode = Der Einsatz ist
option-stake_mode-help = Ein fester Einsatz für die Partie; oder so viel für jeden Punkt Unterschied.
option-stake_mode-flat = fest für die Partie
option-stake_mode-difference = nach dem Unterschied
option-stake = Einsatz je Partie
option-stake-help = In Einheiten des Tisches, wenn der Einsatz fest ist.
option-stake-0 = nichts
option-rate = Einsatz je Punkt
option-rate-help = In Vierteln der Einheit, wenn der Unterschied bezahlt wird.
option-rate-0 = nichts
option-double_under = Doppelt zahlt unter
option-double_under-help = Wer mit weniger Punkten verliert, zahlt doppelt.
option-double_under-0 = niemand

## Die Leiter der Antworten.

ladder-cards = { $briefs }
ladder-nothing = Ihr Blatt bleibt geheim, und Sie zählen nichts
ladder-good = der andere Spieler zählt sie
