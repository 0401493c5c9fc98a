# Every word that Ombre puts on the table.

game-ombre = L’Hombre
game-ombre-contents = L’Hombre (Solo)
game-ombre-line = Bieten Sie, rufen Sie ein Ass, und spielen Sie mit einem Partner, den niemand kennt, bis das Ass fällt.
game-ombre-plain = Spielen Sie mit einem heimlichen Partner, den niemand kennt, bis ein bestimmtes Ass fällt.
game-ombre-minutes = 40
game-ombre-difficulty = 3

preset-pearson = Enzyklopädie
preset-pearson-help = Zu viert; geboten wird nach rechts, und wer sein Spiel gewinnt, nimmt den Topf.
preset-pearson-source = The Encyclopædia’s Ombre
preset-german_solo = Deutsches Solo
preset-german_solo-help = Die Trumpf-Sieben ist der zweithöchste Trumpf, Couleur ist Kreuz, und alles geht nach links.
preset-german_solo-source = Deutsches Solo nach den Spielbüchern
preset-hombre_1674 = L’Hombre von 1674
preset-hombre_1674-help = Das spanische Spiel zu dritt: Matadore, Kauf, Codille und Repuesto.
preset-hombre_1674-source = Mr. Cotton’s Compleat Gamester, 1674

## Places.

place-pot = Der <topf>Topf</>
ticket-score =
    { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
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
            [1] , heraus
           *[0] {""}
        }
        [2] Frage in Couleur{ $out ->
            [1] , heraus
           *[0] {""}
        }
        [3] Solo in { $suit }{ $out ->
            [1] , heraus
           *[0] {""}
        }
        [4] Solo in Couleur{ $out ->
            [1] , heraus
           *[0] {""}
        }
        [5] Tout in { $suit }{ $out ->
            [1] , heraus
           *[0] {""}
        }
        [6] Tout in Couleur
        [7] ich frage
        [8] sans prendre
        [9] ich behalte es
       *[10] ich lasse es
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
note-colour = Couleur: { $suit }
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

ask-cut-for-deal = Ziehen Sie eine Karte: Die höchste gibt.
wait-cut-for-deal = { $seats } zieht, wer gibt.
ask-colour = Noch hat niemand seine Karten gesehen. Welche Farbe soll <couleur>Couleur</> sein? Kreuz gilt ohne Zustimmung.
wait-colour = { $seats } schlägt die <couleur>Couleur</> vor.
ask-agree = Soll { $suit } <couleur>Couleur</> sein? Lehnt jemand ab, ist es Kreuz.
wait-agree = { $seats } darf die <couleur>Couleur</> ablehnen.
ask-bid = Wollen Sie bieten, oder passen Sie?
wait-bid = { $seats } bietet.
ask-bid-bound = Sie haben beide schwarzen Damen: Sie müssen mindestens ein <solo>Solo</> bieten.
ask-bid-above =
    { $bid ->
        [1] { $seat } bietet <frage>Frage</> in { $suit }. Bieten Sie mehr?
        [2] { $seat } bietet <frage>Frage</> in <couleur>Couleur</>. Bieten Sie mehr?
        [3] { $seat } bietet <solo>Solo</> in { $suit }. Bieten Sie mehr?
        [4] { $seat } bietet <solo>Solo</> in <couleur>Couleur</>. Bieten Sie mehr?
        [5] { $seat } bietet <tout>Tout</> in { $suit }. Bieten Sie mehr?
       *[6] { $seat } bietet <tout>Tout</> in <couleur>Couleur</>. Bieten Sie mehr?
    }
wait-bid-above = { $seats } bietet höher oder passt.
ask-name-suit = Sie spielen. Welche Farbe ist <trumpf>Trumpf</>?
wait-name-suit = { $seats } nennt die Trumpffarbe.
ask-call = Rufen Sie eine Karte: Wer sie hat, ist Ihr Partner und verrät es nicht.
wait-call = { $seats } ruft eine Karte.
ask-words = Wollen Sie <frage>fragen</>, <sans-prendre>sans prendre</> spielen oder passen?
wait-words = { $seats } muss ansagen.
ask-words-after = { $seat } hat gefragt. Wollen Sie <sans-prendre>sans prendre</> spielen oder passen?
wait-words-after = { $seats } muss ansagen.
ask-keep-or-yield = { $seat } will <sans-prendre>sans prendre</> spielen. Wollen Sie das selbst tun und das Spiel behalten?
wait-keep-or-yield = { $seats } darf das Spiel behalten.
ask-name-trump = Sie sind der <hombre>Hombre</>. Welche Farbe ist <trumpf>Trumpf</>?
wait-name-trump = { $seats } nennt die Trumpffarbe.
ask-change = Legen Sie ab, was Sie tauschen wollen, mindestens eine Karte. Kaufen können Sie bis zu { WORDS($number) }.
wait-change = { $seats } kauft Karten.
ask-may-change = Legen Sie ab, was Sie tauschen wollen, oder nichts. Kaufen können Sie bis zu { WORDS($number) }.
wait-may-change = { $seats } darf kaufen.
ask-lead = Spielen Sie eine Karte aus.
wait-lead = { $seats } spielt aus.
ask-follow = { CAP($suit) } ist ausgespielt. Bedienen Sie, wenn Sie können.
wait-follow = { $seats } ist am Zug.
ask-count = Alle Stiche sind gespielt. Wenn Sie eine Renonce bemerkt haben, zeigen Sie sie jetzt an; dann wird abgerechnet.
wait-count = Noch vor der Abrechnung: { $seats }.

act-propose = Vorschlagen
word-propose-spades = Pik
word-propose-hearts = Herz
word-propose-diamonds = Karo
word-propose-clubs = Kreuz
act-agree = Einverstanden
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
act-keep_game = Ich behalte es
act-yield = Ich lasse es
act-change = Kaufen
act-play = Spielen
act-play_gano = Spielen, Gano sagen
act-voll = Die Vole
act-claim = Der Rest ist mein
act-claim_revoke = Renonce anzeigen

## Refusals.

refuse-bid-low =
    { $number ->
        [1] { $bid ->
            [1] <frage>Frage</> in { $suit_bid } ist nicht mehr als Frage in { $suit }: Bieten Sie Frage in <couleur>Couleur</> oder mehr.
           *[other] Das ist nicht mehr als eine <frage>Frage</>.
        }
        [2] Geboten ist <frage>Frage</> in <couleur>Couleur</>: Bieten Sie <solo>Solo</> oder mehr.
        [3] Geboten ist <solo>Solo</> in { $suit }: Bieten Sie Solo in <couleur>Couleur</> oder <tout>Tout</>.
        [4] Geboten ist <solo>Solo</> in <couleur>Couleur</>: Nur ein <tout>Tout</> ist mehr.
        [5] Geboten ist <tout>Tout</> in { $suit }: Nur Tout in <couleur>Couleur</> ist mehr.
       *[6] Mehr als <tout>Tout</> in <couleur>Couleur</> gibt es nicht.
    }
refuse-both-queens = Sie haben beide schwarzen Damen: Solange kein <solo>Solo</> geboten ist, müssen Sie selbst eines bieten und dürfen weder passen noch <frage>fragen</>.
refuse-bid-colour = <couleur>Couleur</> ist { $suit }: Bieten Sie in Couleur, dann zählt es doppelt.
refuse-the-colour = Sie haben nicht in <couleur>Couleur</> geboten, und Couleur ist { $suit }: Nennen Sie eine andere Farbe.
refuse-call-held = { CAP($card) } haben Sie selbst: Rufen Sie eine Karte, die ein anderer hat.
refuse-call-trump = Nach den Hausregeln darf kein <trumpf>Trumpf</> gerufen werden.
refuse-call =
    { $rank ->
        [Ass] Rufen Sie ein Ass, das Sie nicht haben.
       *[other] Sie haben alle Asse, die man rufen könnte: Rufen Sie einen König, der Ihnen fehlt.
    }
refuse-revoke-asked = Dieser Stich ist schon geprüft.
unfit-game = Dieses Spiel ist für { WORDS($number) }, aber am Tisch sitzen { WORDS($seats) }.
unfit-deals = Bei { WORDS($number) } Geben käme unter { WORDS($seats) } nicht jeder gleich oft an die Reihe.
unfit-stake =
    { $amount ->
        [0] Jeder braucht die Einsätze in der Börse. Spielen Sie um die Ehre, oder füllen Sie die Börsen.
       *[other] Jeder braucht { $farthings } in der Börse, für den Topf.
    }

## What is spoken.

say-my-deal = Ich gebe
say-propose = Soll { $suit } <couleur>Couleur</> sein?
say-agree = Einverstanden
say-refuse = Nein: Kreuz
say-bid =
    { $bid ->
        [1] <frage>Frage</> in { $suit }
        [2] <frage>Frage</> in <couleur>Couleur</>
        [3] <solo>Solo</> in { $suit }
        [4] <solo>Solo</> in <couleur>Couleur</>
        [5] <tout>Tout</> in { $suit }
       *[6] <tout>Tout</> in <couleur>Couleur</>
    }
say-pass = Ich passe
say-trumps = { CAP($suit) } ist <trumpf>Trumpf</>
say-call = Ich rufe { $card }
say-ask = <ich-frage>Ich frage</>
say-sans-prendre = <sans-prendre>Sans prendre</>
say-keep = Ich behalte es, <sans-prendre>sans prendre</>
say-yield = Ich lasse es
say-change =
    { $number ->
        [0] Ich behalte meine
        [one] Eine
       *[other] { CAP(WORDS($number)) }
    }
say-gano = Gano
say-voll = Die <vole>Vole</>
say-claim = Der Rest ist mein
say-revoke =
    { $who ->
        [you] Sie haben im { $number }. Stich nicht bedient
       *[other] { $seat } hat im { $number }. Stich nicht bedient
    }
revoke-proved =
    { $who ->
        [you] Es stimmt: Im { $number }. Stich haben Sie gegen die Regeln gespielt.
       *[other] Es stimmt: Im { $number }. Stich hat { $seat } gegen die Regeln gespielt.
    }
revoke-not-proved =
    { $who ->
        [you] Es war keine Renonce: Im { $number }. Stich haben Sie richtig gespielt.
       *[other] Es war keine Renonce: Im { $number }. Stich hat { $seat } richtig gespielt.
    }
spadilla =
    { $who ->
        [you] Alle haben gepasst, und Sie haben { $card }: Sie müssen spielen.
       *[other] Alle haben gepasst, und { $seat } hat { $card } und muss spielen.
    }
partner-known =
    { $who ->
        [you] Die gerufene Karte: Sie sind der Partner.
       *[other] Die gerufene Karte: Der Partner ist { $seat }.
    }

score-made = für das Spiel
score-defeated = für das verlorene Spiel
count-made = { WORDS($number) } für das Spiel
count-defeated = { WORDS($number) } für das verlorene Spiel
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
        [you] Sie haben das Spiel verloren. Stiche: { $number }.
       *[other] { $seat } hat das Spiel verloren. Stiche: { $number }.
    }
result-all-passed = Niemand spielt: Die Karten werden zusammengeworfen, und der <topf>Topf</> bleibt stehen.
result-win =
    { $who ->
        [you] Sie haben als <hombre>Hombre</> gewonnen, mit { WORDS($number) } Stichen.
       *[other] { $seat } hat als <hombre>Hombre</> gewonnen, mit { WORDS($number) } Stichen.
    }
result-codillo =
    { $who_other ->
        [you] <codille>Codille</>: Sie haben mehr Stiche als der <hombre>Hombre</> und nehmen den <topf>Topf</>.
       *[other] <codille>Codille</>: { $other } hat mehr Stiche als der <hombre>Hombre</> und nimmt den <topf>Topf</>.
    }
result-repuesto = <repuesto>Repuesto</>: Niemand nimmt den <topf>Topf</>, und der <hombre>Hombre</> verdoppelt ihn.

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
pay-pot = der <topf>Topf</>
pay-beast = eine Bete: so viel, wie im <topf>Topf</> lag
pay-shared = der Rest des <topf>Topfes</>
pay-points = für den Unterschied der Punkte
pay-stake = der Einsatz
pay-eldest = die Marke der Vorhand
pay-pass = fürs Passen
pay-cards = für gekaufte Karten
pay-codillo = <codille>Codille</>
pay-repuesto = vom <hombre>Hombre</> ersetzt
pay-matadors = <matador>Matadore</>
pay-sans-prendre = <sans-prendre>sans prendre</>
pay-voll = die <vole>Vole</>
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
option-unit-help = Was eine Einheit des Einsatzes wert ist.
option-game = Das Spiel
option-game-help = Das Spiel zu viert aus der Enzyklopädie oder das spanische zu dritt.
option-game-solo = zu viert
option-game-hombre = zu dritt
option-deals = Wie oft gegeben wird
option-deals-help = Wie oft in einer Partie gegeben wird; jeder gibt gleich oft.
option-trump_order = Beste Trümpfe
option-trump_order-help = Ob die Trumpf-Sieben unter beiden schwarzen Damen steht oder zwischen ihnen.
option-trump_order-queens_first = Dame, Dame, Sieben
option-trump_order-manilla_second = Dame, Sieben, Dame
option-colour_rule = Die Couleur
option-colour_rule-help = Sie wird bei jedem Geben vorgeschlagen, einmal für die ganze Partie vereinbart, oder es ist immer Kreuz.
option-colour_rule-propose = bei jedem Geben
option-colour_rule-agree_once = einmal vereinbart
option-colour_rule-clubs = immer Kreuz
option-bid_turn = Geboten wird
option-bid_turn-help = In welcher Richtung geboten wird.
option-bid_turn-right = nach rechts
option-bid_turn-left = nach links
option-play_turn = Gespielt wird
option-play_turn-help = In welcher Richtung gespielt wird.
option-play_turn-right = nach rechts
option-play_turn-left = nach links
option-suit_named = Die Trumpffarbe nennt man
option-suit_named-help = Man nennt sie gleich im Gebot; oder erst danach, wenn man es gewonnen hat.
option-suit_named-in_bid = im Gebot
option-suit_named-after = danach
option-both_queens = Beide schwarzen Damen
option-both_queens-help = Wer beide hat, muss mindestens ein Solo bieten; oder er ist frei wie die anderen.
option-both_queens-must_solo = müssen Solo spielen
option-both_queens-free = sind frei
option-forced = Wenn alle passen
option-forced-help = Wer eine bestimmte Dame hat, muss spielen; oder die Karten werden zusammengeworfen.
option-forced-queen_of_spades = Pik-Dame spielt
option-forced-queen_of_clubs = Kreuz-Dame spielt
option-forced-redeal = neu geben
option-call_rule = Ass rufen
option-call_rule-help = Ob auch das Trumpf-Ass gerufen werden darf.
option-call_rule-any_ace = jedes Ass
option-call_rule-plain_ace = nicht das Trumpf-Ass
option-first_lead = Erstes Ausspiel
option-first_lead-help = Zum ersten Stich spielt der Hauptspieler aus; oder wer zuerst angesagt hat.
option-first_lead-player = der Hauptspieler
option-first_lead-eldest = die Vorhand
option-pot_to = Topf einer Frage
option-pot_to-help = Der Hauptspieler nimmt ihn allein oder teilt ihn mit seinem Partner.
option-pot_to-player = der Hauptspieler
option-pot_to-side = beide
option-beast = Wer verliert, zahlt
option-beast-help = Nichts als die Punkte; oder eine Bete, nämlich so viel, wie im Topf liegt.
option-beast-none = nichts weiter
option-beast-match = eine Bete
option-ante = Einsatz des Gebers
option-ante-help = In Vierteln der Einheit: was der Geber in den Topf legt.
option-ante-0 = nichts
option-point_rate = Je Punkt Unterschied
option-point_rate-help = In Vierteln der Einheit: was jeder Punkt am Ende wert ist.
option-point_rate-0 = nichts
option-lesser = Kleine Marke
option-lesser-help = Zu dritt, in Vierteln der Einheit.
option-great = Große Marke
option-great-help = Zu dritt, in kleinen Marken: zwölf bei Mr. Cotton, zehn im Court Gamester.
option-great-10 = zehn kleine
option-great-12 = zwölf kleine
option-all_pass = Wenn alle drei passen
option-all_pass-help = Die Karten werden zusammengeworfen; oder wer Spadille hat, muss spielen.
option-all_pass-redeal = neu geben
option-all_pass-forced_spadille = Spadille spielt
option-matadors_paid = Matadore
option-matadors_paid-help = Der Hombre bekommt sie immer bezahlt, oder nur, wenn er gewinnt; oder es zahlt, wer verloren hat.
option-matadors_paid-always = immer bezahlt
option-matadors_paid-if_won = wenn gewonnen
option-matadors_paid-won_or_lost = vom Verlierer
option-voll_word = Die Vole
option-voll_word-help = Ob man die Vole, alle neun Stiche, vor dem fünften Stich ansagen muss.
option-voll_word-declared = muss man ansagen
option-voll_word-free = ohne Ansage
option-regulations = Fehler zu dritt
option-regulations-help = Der Tisch lässt keinen Fehler zu; oder man kann eine Renonce machen und ertappt werden.
option-regulations-guarded = sind unmöglich
option-regulations-strict = werden bestraft
option-gano = Gano
option-gano-help = Ob ein Gegner des Hombre den anderen bitten darf, ihm einen Stich zu lassen.

## Die Leiter der Antworten.

ladder-pass = nicht mehr dabei in diesem Spiel
ladder-frog = Frage
ladder-frog-means = { WORDS($number) } Stiche, mit einem Partner
ladder-solo = Solo
ladder-solo-means = { WORDS($number) } Stiche, allein
ladder-tout = Tout
ladder-tout-means = alle { WORDS($number) } Stiche, allein
ladder-other-suit = in Suite
ladder-refuse-bid-low =
    { $number ->
        [1] geboten ist eine Frage
        [2] geboten ist Frage in Couleur
        [3] geboten ist ein Solo
        [4] geboten ist Solo in Couleur
        [5] geboten ist ein Tout
       *[6] geboten ist Tout in Couleur
    }
ladder-refuse-both-queens = Sie haben beide schwarzen Damen
ladder-ask = Karten tauschen und spielen; ein anderer kann mehr bieten
ladder-sans-prendre = spielen, ohne Karten zu tauschen
ladder-yield = nicht mehr dabei in diesem Spiel
ladder-keep = auch spielen, ohne Karten zu tauschen
ladder-costs = kostet { $farthings }
ladder-each = { $farthings } je Karte
ladder-from-each = { $farthings } von jedem

## Schilder auf Karten.

card-called = die gerufene Karte
