# Every word that Ombre puts on the table.

game-ombre = L’Hombre
game-ombre-line = Bieten Sie, rufen Sie ein Ass, und spielen Sie mit einem Partner, den niemand kennt, ehe die Karte fällt.
game-ombre-minutes = 40
game-ombre-difficulty = 3

preset-pearson = Enzyklopädie
preset-pearson-help = Vier spielen; geboten wird nach rechts, und wer spielt und gewinnt, nimmt den Topf.
preset-pearson-source = The Encyclopædia’s Ombre
preset-german_solo = Deutsches Solo
preset-german_solo-help = Die Trumpf-Sieben ist die zweite, Kreuz ist die Couleur, und alles geht nach links.
preset-german_solo-source = Deutsches Solo, wie Kartenbücher es haben
preset-hombre_1674 = L’Hombre von 1674
preset-hombre_1674-help = Das spanische Spiel zu dritt: Matadore, Kauf, Codille und Repuesto.
preset-hombre_1674-source = Mr. Cotton’s Compleat Gamester, 1674

## Places.

place-pot = Der Topf
bid-name =
    { $bid ->
        [1] Frage in { $suit }
        [2] Frage in Couleur
        [3] Solo in { $suit }
        [4] Solo in Couleur
        [5] Tout in { $suit }
       *[6] Tout in Couleur
    }
slate-word =
    { $way ->
        [-1] Gebote, nach rechts
       *[other] Gebote, nach links
    }
slate-seat =
    { $who ->
        [you] Sie
       *[other] { $seat }
    }
slate-said =
    { $bid ->
        [0] passt
        [1] Frage in { $suit }{ $out ->
            [1] , aus
           *[0] {""}
        }
        [2] Frage in Couleur{ $out ->
            [1] , aus
           *[0] {""}
        }
        [3] Solo in { $suit }{ $out ->
            [1] , aus
           *[0] {""}
        }
        [4] Solo in Couleur{ $out ->
            [1] , aus
           *[0] {""}
        }
        [5] Tout in { $suit }{ $out ->
            [1] , aus
           *[0] {""}
        }
        [6] Tout in Couleur
        [7] ich frage
        [8] sans prendre
        [9] ich behalte
       *[10] ich weiche
    }
slate-contract =
    { $bid ->
        [1] Frage in { $suit }
        [2] Frage in { $suit }
        [3] Solo in { $suit }
        [4] Solo in { $suit }
        [5] Tout in { $suit }
        [6] Tout in { $suit }
        [7] Mit Kauf
       *[8] Sans prendre
    }
note-colour = Die Couleur: { $suit }
tag-drawn =
    { $number ->
        [-1] {""}
        [0] keine gekauft
       *[other] { $number } gekauft
    }
chart-trumps = In { $suit }
chart-best = { $briefs }
chart-rest = { $briefs }
chart-called = Gerufen: { $briefs }
chart-you-hold = Gerufen: { $briefs }. Sie haben es
chart-partner =
    { $who ->
        [you] Partner: Sie
       *[other] Partner: { $seat }
    }

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Ziehen Sie eine Karte: die höchste gibt.
wait-cut-for-deal = { $seats } zieht um das Geben.
ask-colour = Noch sah niemand hinein. Welche Farbe sei Couleur? Kreuz gilt ohne Zustimmung.
wait-colour = { $seats } schlägt die Couleur vor.
ask-agree = Soll { $suit } Couleur sein? Lehnt jemand ab, so ist es Kreuz.
wait-agree = { $seats } darf die Couleur ablehnen.
ask-bid = Bieten Sie, oder passen Sie für dieses Spiel?
wait-bid = { $seats } bietet.
ask-bid-bound = Beide schwarzen Damen sind in Ihrem Blatt: Sie müssen ein Solo bieten, oder mehr.
ask-bid-above =
    { $bid ->
        [1] { $seat } bietet Frage in { $suit }. Gehen Sie darüber?
        [2] { $seat } bietet Frage in Couleur. Gehen Sie darüber?
        [3] { $seat } bietet Solo in { $suit }. Gehen Sie darüber?
        [4] { $seat } bietet Solo in Couleur. Gehen Sie darüber?
        [5] { $seat } bietet Tout in { $suit }. Gehen Sie darüber?
       *[6] { $seat } bietet Tout in Couleur. Gehen Sie darüber?
    }
wait-bid-above = { $seats } bietet höher oder passt.
ask-name-suit = Sie spielen. Welche Farbe ist Trumpf?
wait-name-suit = { $seats } nennt den Trumpf.
ask-call = Rufen Sie eine Karte: wer sie hält, ist Ihr Partner und sagt nichts.
wait-call = { $seats } ruft eine Karte.
ask-words = Fragen Sie, spielen Sie sans prendre, oder passen Sie?
wait-words = { $seats } hat das Wort.
ask-words-after = { $seat } hat gefragt. Spielen Sie sans prendre, oder passen Sie?
wait-words-after = { $seats } hat das Wort.
ask-keep-or-yield = { $seat } möchte sans prendre spielen. Tun Sie es selbst und behalten das Spiel?
wait-keep-or-yield = { $seats } darf das Spiel behalten.
ask-name-trump = Sie sind der Hombre. Welche Farbe ist Trumpf?
wait-name-trump = { $seats } nennt den Trumpf.
ask-change = Legen Sie ab, was Sie tauschen wollen, mindestens eine Karte. Zu kaufen sind { WORDS($number) }.
wait-change = { $seats } kauft Karten.
ask-may-change = Legen Sie ab, was Sie tauschen wollen, oder nichts. Zu kaufen sind { WORDS($number) }.
wait-may-change = { $seats } darf kaufen.
ask-lead = Spielen Sie eine Karte aus.
wait-lead = { $seats } spielt aus.
ask-follow = { CAP($suit) } ist gefordert. Bedienen Sie, wenn Sie können.
wait-follow = { $seats } ist am Spiel.
ask-count = Die Stiche sind gespielt. Wissen Sie von einer Renonce, so rügen Sie sie jetzt; dann wird abgerechnet.
wait-count = Vor der Abrechnung: { $seats }.

act-propose = Vorschlagen
word-propose-spades = Pik
word-propose-hearts = Herz
word-propose-diamonds = Karo
word-propose-clubs = Kreuz
act-agree = Gut so
act-refuse = Nein: Kreuz
act-bid = Bieten
act-pass = Ich passe
act-name = Trumpf nennen
word-name-spades = Pik
word-name-hearts = Herz
word-name-diamonds = Karo
word-name-clubs = Kreuz
act-call = Rufen
call-card = { $card }
act-ask = Ich frage
act-sans_prendre = Sans prendre
act-keep_game = Ich behalte
act-yield = Ich weiche
act-change = Kaufen
act-play = Spielen
act-play_gano = Spielen, Gano sagen
act-voll = Die Vole
act-claim = Der Rest ist mein
act-claim_revoke = Renonce rügen

## Refusals.

refuse-bid-low =
    { $number ->
        [1] { $bid ->
            [1] Frage in { $suit_bid } geht nicht über Frage in { $suit }: sagen Sie Frage in Couleur, oder mehr.
           *[other] Das geht nicht über eine Frage.
        }
        [2] Frage in Couleur steht: sagen Sie Solo, oder mehr.
        [3] Solo in { $suit } steht: sagen Sie Solo in Couleur, oder Tout.
        [4] Solo in Couleur steht: nur ein Tout geht darüber.
        [5] Tout in { $suit } steht: nur Tout in Couleur geht darüber.
       *[6] Über Tout in Couleur geht nichts.
    }
refuse-both-queens = Beide schwarzen Damen sind in Ihrem Blatt: ehe ein Solo steht, müssen Sie selbst eines bieten und dürfen weder passen noch fragen.
refuse-bid-colour = Die Couleur ist { $suit }: bieten Sie in Couleur, und es zählt doppelt.
refuse-the-colour = Sie haben nicht in Couleur geboten, und { $suit } ist die Couleur: nennen Sie eine andere Farbe.
refuse-call-held = { CAP($card) } halten Sie selbst: rufen Sie eine Karte, die ein anderer hat.
refuse-call-trump = Nach der Regel dieses Hauses darf kein Trumpf gerufen werden.
refuse-call =
    { $rank ->
        [Ass] Rufen Sie ein Ass, das Sie nicht halten.
       *[other] Sie halten alle Asse, die man rufen könnte: rufen Sie einen König, der Ihnen fehlt.
    }
refuse-revoke-asked = Dieser Stich ist schon angesehen worden.
unfit-game = Dieses Spiel ist für { WORDS($number) }, und am Tisch sitzen { WORDS($seats) }.
unfit-deals = Eine Partie von { WORDS($number) } Spielen geht unter { WORDS($seats) } nicht gleichmäßig um.
unfit-stake =
    { $amount ->
        [0] Jede Börse muss die Einsätze fassen. Spielen Sie um die Ehre, oder füllen Sie die Börsen.
       *[other] Jede Börse muss { $farthings } fassen, für den Topf.
    }

## What is spoken.

say-my-deal = Ich gebe
say-propose = Soll { $suit } Couleur sein?
say-agree = Gut so
say-refuse = Nein: Kreuz
say-bid =
    { $bid ->
        [1] Frage in { $suit }
        [2] Frage in Couleur
        [3] Solo in { $suit }
        [4] Solo in Couleur
        [5] Tout in { $suit }
       *[6] Tout in Couleur
    }
say-pass = Ich passe
say-trumps = { CAP($suit) } ist Trumpf
say-call = Ich rufe { $card }
say-ask = Ich frage: ist es erlaubt?
say-sans-prendre = Sans prendre
say-keep = Ich behalte es, sans prendre
say-yield = Ich weiche
say-change =
    { $number ->
        [0] Ich behalte meine
        [one] Eine
       *[other] { CAP(WORDS($number)) }
    }
say-gano = Gano
say-voll = Die Vole
say-claim = Der Rest ist mein
say-revoke =
    { $who ->
        [you] Sie haben im { $number }. Stich nicht bedient
       *[other] { $seat } hat im { $number }. Stich nicht bedient
    }
revoke-proved =
    { $who ->
        [you] Es ist so: im { $number }. Stich haben Sie nicht gespielt, wie das Gesetz es will.
       *[other] Es ist so: im { $number }. Stich hat { $seat } nicht gespielt, wie das Gesetz es will.
    }
revoke-not-proved =
    { $who ->
        [you] Es war keine Renonce: im { $number }. Stich haben Sie gespielt, wie es erlaubt ist.
       *[other] Es war keine Renonce: im { $number }. Stich hat { $seat } gespielt, wie es erlaubt ist.
    }
spadilla =
    { $who ->
        [you] Alle haben gepasst, und Sie halten { $card }: Sie müssen spielen.
       *[other] Alle haben gepasst, und { $seat } hält { $card } und muss spielen.
    }
partner-known =
    { $who ->
        [you] Die gerufene Karte: Sie sind der Partner.
       *[other] Die gerufene Karte: Partner ist { $seat }.
    }

score-made = für das Spiel
score-defeated = weil es verloren ist
count-made = { WORDS($number) } für das Spiel
count-defeated = { WORDS($number) }, weil es verloren ist
scored-points =
    { $who ->
        [you] Sie kommen auf { $after }. { $recital }.
       *[other] { $seat } kommt auf { $after }. { $recital }.
    }

result-made =
    { $who ->
        [you] Sie haben das Spiel gewonnen, mit { WORDS($number) } Stichen.
       *[other] { $seat } hat das Spiel gewonnen, mit { WORDS($number) } Stichen.
    }
result-failed =
    { $who ->
        [you] Sie haben das Spiel verloren, Stiche: { $number }.
       *[other] { $seat } hat das Spiel verloren, Stiche: { $number }.
    }
result-all-passed = Niemand spielt: die Karten werden zusammengeworfen, und der Topf bleibt.
result-win =
    { $who ->
        [you] Sie haben als Hombre gewonnen, mit { WORDS($number) } Stichen.
       *[other] { $seat } hat als Hombre gewonnen, mit { WORDS($number) } Stichen.
    }
result-codillo =
    { $who_other ->
        [you] Codille: Sie haben mehr Stiche als der Hombre und nehmen den Topf.
       *[other] Codille: { $other } hat mehr Stiche als der Hombre und nimmt den Topf.
    }
result-repuesto = Repuesto: niemand nimmt den Topf, und der Hombre verdoppelt ihn.

win-points =
    { $number ->
        [one] Die Partie geht an { $seats }, mit { $score }.
       *[other] Die Partie teilen sich { $seats }, mit { $score }.
    }
win-money =
    { $number ->
        [one] Die Partie geht an { $seats }.
       *[other] Die Partie teilen sich { $seats }.
    }
pay-dealer = der Einsatz des Gebers
pay-pot = der Topf
pay-beast = eine Bete: so viel, wie da lag
pay-shared = was im Topf blieb
pay-points = für den Unterschied der Punkte
pay-stake = der Einsatz
pay-eldest = die Marke der Vorhand
pay-pass = fürs Passen
pay-cards = für gekaufte Karten
pay-codillo = Codille
pay-repuesto = vom Hombre ersetzt
pay-matadors = Matadore
pay-sans-prendre = sans prendre
pay-voll = die Vole
pay-renounce = eine Bete, für die Renonce

## What happened, in words.

moved-take_up =
    { $who ->
        [you] Sie nehmen { $cards } auf.
       *[other] { $seat } nimmt { $cards } auf.
    }
log-moved-take_up =
    { $who ->
        [you] Sie nehmen auf
       *[other] { $seat } nimmt auf
    }

## The rules of the house.

option-unit = Einheit des Tisches
option-unit-help = Was eine Einheit des Einsatzes gilt.
option-game = Das Spiel
option-game-help = Das Spiel zu viert der Enzyklopädie, oder das spanische zu dritt.
option-game-solo = zu viert
option-game-hombre = zu dritt
option-deals = Spiele
option-deals-help = Spiele einer Partie, gleich viele für jeden.
option-trump_order = Beste Trümpfe
option-trump_order-help = Ob die Trumpf-Sieben unter beiden schwarzen Damen steht oder zwischen ihnen.
option-trump_order-queens_first = Dame, Dame, Sieben
option-trump_order-manilla_second = Dame, Sieben, Dame
option-colour_rule = Die Couleur
option-colour_rule-help = Sie wird in jedem Spiel vorgeschlagen, oder einmal für die Partie, oder sie ist immer Kreuz.
option-colour_rule-propose = in jedem Spiel
option-colour_rule-agree_once = einmal vereinbart
option-colour_rule-clubs = immer Kreuz
option-bid_turn = Geboten wird
option-bid_turn-help = Wie herum das Wort geht.
option-bid_turn-right = nach rechts
option-bid_turn-left = nach links
option-play_turn = Gespielt wird
option-play_turn-help = Wie herum die Stiche gehen.
option-play_turn-right = nach rechts
option-play_turn-left = nach links
option-suit_named = Die Farbe nennt
option-suit_named-help = Das Gebot sogleich; oder nachher, wer es gewonnen hat.
option-suit_named-in_bid = das Gebot
option-suit_named-after = wer gewinnt, nachher
option-both_queens = Beide schwarzen Damen
option-both_queens-help = Wer beide hält, muss wenigstens ein Solo bieten, oder ist frei wie die anderen.
option-both_queens-must_solo = müssen Solo spielen
option-both_queens-free = sind frei
option-forced = Wenn alle passen
option-forced-help = Eine Dame zwingt, wer sie hält, zu spielen; oder die Karten werden zusammengeworfen.
option-forced-queen_of_spades = Pik-Dame spielt
option-forced-queen_of_clubs = Kreuz-Dame spielt
option-forced-redeal = zusammengeworfen
option-call_rule = Das Rufen
option-call_rule-help = Ob auch das Trumpf-Ass gerufen werden darf.
option-call_rule-any_ace = jedes Ass
option-call_rule-plain_ace = nicht das der Trümpfe
option-first_lead = Erstes Ausspiel
option-first_lead-help = Zum ersten Stich spielt der Spieler aus, oder wer zuerst sprach.
option-first_lead-player = der Spieler
option-first_lead-eldest = Vorhand
option-pot_to = Topf einer Frage
option-pot_to-help = Der Spieler nimmt ihn, oder teilt ihn mit dem Partner.
option-pot_to-player = dem Spieler
option-pot_to-side = geteilt
option-beast = Ein verlorenes Spiel
option-beast-help = Es kostet nichts als die Punkte; oder eine Bete, so viel, wie im Topf liegt.
option-beast-none = kostet nichts weiter
option-beast-match = eine Bete
option-ante = Einsatz des Gebers
option-ante-help = In Vierteln der Einheit: was der Geber in den Topf legt.
option-ante-0 = nichts
option-point_rate = Ein Punkt Unterschied
option-point_rate-help = In Vierteln der Einheit: was jeder Punkt am Ende gilt.
option-point_rate-0 = nichts
option-lesser = Die kleine Marke
option-lesser-help = Zu dritt, in Vierteln der Einheit.
option-great = Die große Marke
option-great-help = Zu dritt, in kleinen: zwölf bei Mr. Cotton, zehn im Court Gamester.
option-great-10 = zehn kleine
option-great-12 = zwölf kleine
option-all_pass = Alle drei passen
option-all_pass-help = Die Karten werden zusammengeworfen, oder Spadille muss spielen.
option-all_pass-redeal = zusammengeworfen
option-all_pass-forced_spadille = Spadille muss
option-matadors_paid = Matadore
option-matadors_paid-help = Dem Hombre immer bezahlt, oder nur bei gewonnenem Spiel; oder von dem, der es verloren hat.
option-matadors_paid-always = immer bezahlt
option-matadors_paid-if_won = wenn gewonnen
option-matadors_paid-won_or_lost = vom Verlierer
option-voll_word = Die Vole
option-voll_word-help = Ob alle neun Stiche vor dem fünften angesagt sein müssen.
option-voll_word-declared = ist anzusagen
option-voll_word-free = ohne Ansage
option-regulations = Ordnung zu dritt
option-regulations-help = Der Tisch verhütet jeden Fehler; oder man kann nicht bedienen, und es kann entdeckt werden.
option-regulations-guarded = kein Fehler ist möglich
option-regulations-strict = Fehler werden bestraft
option-gano = Gano
option-gano-help = Ob ein Gegner den anderen bitten darf, einen Stich zu lassen.
