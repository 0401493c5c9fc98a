# Every word that Piquet puts on the table.

game-piquet = Piquet
game-piquet-line = Écartez, annoncez ce que vous tenez, puis jouez-le. Arriver à trente avant que l’autre ait un point rapporte beaucoup.
game-piquet-plain = Un duel à deux : échangez, comptez ce que vous tenez, puis jouez tout.
game-piquet-minutes = 20
game-piquet-difficulty = 3

preset-crowe = Mr. Crowe
preset-crowe-help = Trente-six cartes, et huit à écarter. Un trio vaut treize, et le pic doit se réclamer.
preset-crowe-source = Mr. Crowe’s Games, 1775
preset-royall_1651 = Le Piquet royal, 1651
preset-royall_1651-help = Trente-six cartes, selon le premier traité anglais. Le point paie sa couleur, et un trio vaut trois.
preset-royall_1651-source = The Royall and Delightfull Game of Picquet, London 1651
preset-hoyle_32 = Hoyle, en cent
preset-hoyle_32-help = Trente-deux cartes, et cinq à écarter. Le dernier annonce après la première carte jouée.
preset-hoyle_32-source = Hoyle’s Games, Improved and Enlarged
preset-rubicon_32 = Piquet au rubicon
preset-rubicon_32-help = Trente-deux cartes et six donnes. Le perdant qui n’atteint pas cent paie les deux marques.
preset-rubicon_32-source = The Laws of Piquet, with the rubicon, 1882

## Places, and what is written beside them.

place-pack = Le <talon>talon</>
tag-made =
    { $points ->
        [0] {""}
       *[other] donne : { $points }
    }
tag-changed =
    { $number ->
        [-1] {""}
        [0] écarté : rien
       *[other] écarté : { WORDS($number, form: "f") }
    }

chart-ruff =
    { $number ->
        [0] I. Le point
       *[other] I. Le point · { $number }
    }
chart-sequences =
    { $number ->
        [0] II. Séquences
       *[other] II. Séquences · { $number }
    }
chart-sets =
    { $number ->
        [0] III. Quatorze, trios
       *[other] III. Quatorze, trios · { $number }
    }
chart-who = { $who ->
    [you] Vous
   *[other] { $seat }
}
chart-you-hold = vous avez
chart-to-come = à dire plus tard
chart-nobody = à personne
chart-none = rien
chart-holds-ruff = { CAP($suit) }, { $number }
chart-holds-sequences =
    { $number ->
        [3] Tierce
        [4] Quatrième
        [5] Quinte
        [6] Sixième
        [7] Septième
        [8] Huitième
       *[other] Neuvième
    } { $rank ->
        [as] à l’as
        [dame] à la dame
       *[other] au { $rank }
    }
chart-holds-sets =
    { $number ->
        [4] Quatorze { $rank ->
            [as] d’as
            [dix] de dix
           *[other] de { $rank }s
        }
       *[other] { CAP(WORDS($number)) } { $rank ->
            [as] as
            [dix] dix
           *[other] { $rank }s
        }
    }

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Tirez une carte : la plus basse donne.
wait-cut-for-deal = À { $seats } de tirer pour la donne.
ask-cut-for-choice = Tirez une carte : la plus haute donne.
wait-cut-for-choice = À { $seats } de tirer pour la donne.
ask-cut-pack = Coupez le jeu pour le donneur.
wait-cut-pack = À { $seats } de couper le jeu.
ask-packet = Par combien de cartes donnez-vous ?
wait-packet = À { $seats } de donner.
ask-blank = Avant l’écart du <premier>premier</> : avez-vous <carte-blanche>carte blanche</>, sans roi, dame ni valet ?
wait-blank = { $seats } cherche une <carte-blanche>carte blanche</>.
ask-change = 
    { $least ->
        [0] Écartez les cartes qui ne vous servent pas, et prenez-en autant : { WORDS($most) } au plus.
       *[other] { $most ->
            [one] Écartez une carte, et prenez-en une.
           *[other] Écartez les cartes qui ne vous servent pas, et prenez-en autant : de { WORDS($least, form: "f") } à { WORDS($most) }.
        }
    }
wait-change = À { $seats } d’écarter.
ask-call-ruff = Vous êtes <premier>premier</>. Annoncez votre <point>point</> : les cartes d’une même couleur.
wait-call-ruff = À { $seats } d’annoncer le <point>point</>.
ask-call-sequences = Annoncez une <sequence>séquence</> : trois cartes ou plus qui se suivent dans une couleur.
wait-call-sequences = À { $seats } d’annoncer les <sequence>séquences</>.
ask-call-sets = Annoncez un <trio>trio</> ou un <quatorze>quatorze</> : trois ou quatre cartes d’un rang, du dix à l’as.
wait-call-sets = À { $seats } d’annoncer <trio>trios</> et <quatorze>quatorze</>.
ask-answer-ruff = On annonce un <point>point</> de { $number }. Est-il bon ?
wait-answer-ruff = À { $seats } de répondre à un <point>point</> de { $number }.
ask-answer-sequences = On annonce une <sequence>séquence</> de { WORDS($number) }. Est-elle bonne ?
wait-answer-sequences = À { $seats } de répondre à une <sequence>séquence</> de { WORDS($number) }.
ask-answer-sets =
    { $number ->
        [4] On annonce un <quatorze>quatorze</>. Est-il bon ?
       *[other] On annonce un <trio>trio</>. Est-il bon ?
    }
wait-answer-sets =
    { $number ->
        [4] À { $seats } de répondre à un <quatorze>quatorze</>.
       *[other] À { $seats } de répondre à un <trio>trio</>.
    }
ask-after-ruff = Le <premier>premier</> n’annonce pas de <point>point</>. Vous pouvez en annoncer un.
wait-after-ruff = À { $seats } d’annoncer son <point>point</>.
ask-after-sequences = Le <premier>premier</> n’annonce pas de <sequence>séquence</>. Vous pouvez en annoncer une.
wait-after-sequences = À { $seats } d’annoncer sa <sequence>séquence</>.
ask-after-sets = Le <premier>premier</> n’annonce ni <trio>trio</> ni <quatorze>quatorze</>. Vous pouvez en annoncer un.
wait-after-sets = À { $seats } d’annoncer <trio>trio</> ou <quatorze>quatorze</>.
ask-lead = Entamez.
wait-lead = À { $seats } d’entamer.
ask-follow = On a joué { $suit }. Fournissez si vous pouvez.
wait-follow = À { $seats } de jouer.
ask-left =
    { $number ->
        [one] Il reste une carte au <talon>talon</>. Si vous la regardez, le <premier>premier</> la voit aussi.
       *[other] Il reste { WORDS($number, form: "f") } cartes au <talon>talon</>. Si vous les regardez, le <premier>premier</> les voit aussi.
    }
wait-left = { $seats } peut regarder le reste.
ask-next-deal = Quand vous aurez vu la donne, passez à la suivante.
wait-next-deal = La donne suivante attend { $seats }.
ask-result = La partie est gagnée.
wait-result = À { $seats } de regarder la partie.

act-packet = Donner
word-packet-2 = par deux
word-packet-3 = par trois
word-packet-4 = par quatre
act-declare_blank = Déclarer carte blanche
act-declare_blank-number = { $act } ; écarter { $amount }
dial-of-declare_blank = Cartes à écarter
act-no_blank = Aucune
act-change = Écarter
act-call = Annoncer
act-call_falsely = Faire une fausse annonce
word-call_falsely-ace = à l’as, ou d’as
word-call_falsely-king = au roi, ou de rois
word-call_falsely-queen = à la dame, ou de dames
word-call_falsely-knave = au valet, ou de valets
word-call_falsely-ten = au dix, ou de dix
word-call_falsely-nine = au neuf
word-call_falsely-eight = au huit
act-nothing = Ne rien annoncer
act-good = Dire « bon »
act-see = Demander à voir
act-ask_missing = Demander laquelle manque
word-ask_missing-ace = des as
word-ask_missing-king = des rois
word-ask_missing-queen = des dames
word-ask_missing-knave = des valets
word-ask_missing-ten = des dix
act-pique = Réclamer le pic
act-repique = Réclamer le repic
act-look_left = Les regarder
act-leave_unseen = Les laisser
act-play = Jouer
act-ready = Continuer

offer-ruff = 
    { $heard ->
        [calls] « { CAP(WORDS($number)) } », à { $suit }
        [equal] Égal : mon { $suit } fait autant
       *[other] Ne vaut pas : mon { $suit } fait { $number }
    }
offer-sequences = 
    { $heard ->
        [calls] { $number ->
            [3] « Tierce »
            [4] « Quatrième »
            [5] « Quinte »
            [6] « Sixième »
            [7] « Septième »
            [8] « Huitième »
           *[other] « Neuvième »
        }
        [equal] Égale : ma { $number ->
            [3] tierce
            [4] quatrième
            [5] quinte
            [6] sixième
            [7] septième
            [8] huitième
           *[other] neuvième
        }
       *[other] Ne vaut pas : j’ai une { $number ->
            [3] tierce
            [4] quatrième
            [5] quinte
            [6] sixième
            [7] septième
            [8] huitième
           *[other] neuvième
        }
    } { $rank ->
        [as] à l’as
        [dame] à la dame
       *[other] au { $rank }
    }{ $more ->
        [0] {""}
        [one] , et une autre
       *[other] , et { WORDS($more) } de plus
    }{ $sunk ->
        [sunk] {" "}(je tais le reste)
       *[other] {""}
    }
offer-sets = 
    { $heard ->
        [calls] { $number ->
            [4] « Quatorze »,
           *[other] « Trio »,
        }
        [equal] Égal : mon { $number ->
            [4] quatorze
           *[other] trio
        }
       *[other] Ne vaut pas : j’ai un { $number ->
            [4] quatorze
           *[other] trio
        }
    } { $rank ->
        [as] d’as
        [dix] de dix
       *[other] de { $rank }s
    }{ $more ->
        [0] {""}
        [one] , et un autre
       *[other] , et { WORDS($more) } de plus
    }{ $sunk ->
        [sunk] {" "}(je tais le reste)
       *[other] {""}
    }

## Refusals.

refuse-unheld = Vous n’avez pas cela : on n’annonce que ce qu’on peut montrer.
refuse-blank-face = Vous avez un roi, une dame ou un valet : ce n’est pas <carte-blanche>carte blanche</>.
refuse-blank-younger = Le <dernier>dernier</> ne peut déclarer <carte-blanche>carte blanche</> que si le <premier>premier</> l’a fait.
refuse-blank-late = <carte-blanche>Carte blanche</> se déclare avant l’écart, et une seule fois.
refuse-more-than-left = 
    { $number ->
        [one] Vous ne pouvez écarter qu’une carte : il n’en reste pas plus pour vous.
       *[other] Vous pouvez écarter { WORDS($number, form: "f") } cartes au plus : il n’en reste pas plus pour vous.
    }
unfit-seats = Le Piquet se joue à deux, et non à { WORDS($seats) }.
unfit-stake = Chaque bourse doit contenir ce qu’une partie peut facilement coûter : { $farthings }.

## What is spoken.

say-blank = <carte-blanche>Carte blanche</>
say-blank-number =
    { $number ->
        [one] <carte-blanche>Carte blanche</> ; j’en écarterai une
       *[other] <carte-blanche>Carte blanche</> ; j’en écarterai { WORDS($number) }
    }
say-change =
    { $number ->
        [0] Je n’en prends pas
        [one] J’en prends une
       *[other] J’en prends { WORDS($number) }
    }
say-looks =
    { $number ->
        [one] Je regarde la suivante
       *[other] Je regarde les { WORDS($number) } suivantes
    }
say-look-left = Voyons ce qui reste
say-leave-unseen = Laissons-les

say-ruff-calls = { CAP(WORDS($number)) }
say-ruff-good = Bon
say-ruff-equal = Égal
say-ruff-not-good = Ne vaut pas
say-ruff-nothing = Pas de point
say-ruff-counts = Je compte { WORDS($number) }
say-ruff-false = Ce n’était pas vrai
say-ruff-better = Ne vaut pas : { WORDS($number) }
say-sequences-calls =
    { $number ->
        [3] Tierce
        [4] Quatrième
        [5] Quinte
        [6] Sixième
        [7] Septième
        [8] Huitième
       *[other] Neuvième
    }
say-sequences-good = Bonne
say-sequences-equal = Égale
say-sequences-not-good = Ne vaut pas
say-sequences-nothing = Pas de <sequence>séquence</>
say-sequences-rank =
    { $rank ->
        [as] À l’as
        [dame] À la dame
       *[other] Au { $rank }
    }
say-sequences-higher =
    Ne vaut pas : { $rank ->
        [as] à l’as
        [dame] à la dame
       *[other] au { $rank }
    }
say-sequences-has =
    { $number ->
        [3] Tierce
        [4] Quatrième
        [5] Quinte
        [6] Sixième
        [7] Septième
        [8] Huitième
       *[other] Neuvième
    } { $rank ->
        [as] à l’as
        [dame] à la dame
       *[other] au { $rank }
    }
say-sequences-counts = Je compte { WORDS($number) }
say-sequences-false = Ce n’était pas vrai
say-sequences-better =
    Ne vaut pas : { $number ->
        [3] tierce
        [4] quatrième
        [5] quinte
        [6] sixième
        [7] septième
        [8] huitième
       *[other] neuvième
    }
say-sets-calls =
    { $number ->
        [4] <quatorze>Quatorze</>
       *[other] { CAP(WORDS($number)) }
    }
say-sets-good = Bon
say-sets-equal = Égal
say-sets-not-good = Ne vaut pas
say-sets-nothing = Ni <trio>trio</> ni <quatorze>quatorze</>
say-sets-rank =
    { $rank ->
        [as] D’as
        [dix] De dix
       *[other] De { $rank }s
    }
say-sets-higher =
    Ne vaut pas : { $rank ->
        [as] as
        [dix] dix
       *[other] { $rank }s
    }
say-sets-has =
    { $number ->
        [4] <quatorze>Quatorze</> { $rank ->
            [as] d’as
            [dix] de dix
           *[other] de { $rank }s
        }
       *[other] { CAP(WORDS($number)) } { $rank ->
            [as] as
            [dix] dix
           *[other] { $rank }s
        }
    }
say-sets-counts = Je compte { WORDS($number) }
say-sets-wanting =
    { $rank ->
        [as] L’as
        [dame] La dame
       *[other] Le { $rank }
    } de { $suit }
say-sets-false = Ce n’était pas vrai
say-sets-better =
    Ne vaut pas : { $number ->
        [4] <quatorze>quatorze</>
       *[other] { WORDS($number) }
    }

say-see = Montrez, s’il vous plaît
say-ask-missing =
    { $rank ->
        [dame] Quelle dame ne comptez-vous pas ?
       *[other] Quel { $rank } ne comptez-vous pas ?
    }
say-pique = <pic>Pic</> !
say-repique = <repic>Repic</> !

false-call =
    { $who ->
        [you] Vous ne pouvez pas montrer ce que vous avez annoncé, et perdez toutes vos annonces.
       *[other] { $seat } ne peut pas montrer son annonce, et perd toutes les autres avec elle.
    }
divided = Les cartes sont partagées : personne ne les compte.
rubicon =
    { $crossed ->
        [0] Le rubicon n’est pas passé : { $who ->
                [you] les deux marques et cent de plus sont à vous, { $points }.
               *[other] les deux marques et cent de plus vont à { $seat }, { $points }.
            }
       *[other] Le rubicon est passé : { $who ->
                [you] la différence et cent de plus sont à vous, { $points }.
               *[other] la différence et cent de plus vont à { $seat }, { $points }.
            }
    }
owed-forgiven = 
    { $who ->
        [you] Il vous manque { $farthings } pour payer : on vous en fait remise.
       *[other] Il manque { $farthings } à { $seat } pour payer : on lui en fait remise.
    }

score-blank = <carte-blanche>carte blanche</>
score-ruff = le point
score-sequences = <sequence>séquences</>
score-sets = <trio>trios</> et <quatorze>quatorze</>
score-repique = <repic>repic</>
score-pique = <pic>pic</>
score-lead = l’entame
score-trick = une levée
score-last-trick = la dernière levée
score-cards = les cartes
score-capet = <capot>capot</>
count-blank = { WORDS($number) } de <carte-blanche>carte blanche</>
count-ruff = { WORDS($number) } de point
count-sequences = { WORDS($number) } de <sequence>séquences</>
count-sets = { WORDS($number) } de <trio>trios</> et <quatorze>quatorze</>
count-repique = et { WORDS($number) } de <repic>repic</>
count-pique = et { WORDS($number) } de <pic>pic</>
count-lead = { WORDS($number) } pour l’entame
count-trick = { WORDS($number) } pour la levée
count-last-trick = { WORDS($number) } pour la dernière levée
count-cards = { WORDS($number) } pour les cartes
count-capet = { WORDS($number) } pour le <capot>capot</>

result-deal =
    { $who ->
        [you] À cette donne vous avez fait { $points }, et { $seat_other } { $points_other }.
       *[other] À cette donne { $seat } a fait { $points }, et { $who_other ->
            [you] vous
           *[other] { $seat_other }
        } { $points_other }.
    }
win = La partie est gagnée, { $score } à { $loser }.
win-equal = Égalité à { $score } : personne ne paie.

pay-game = pour la partie

## What happened, in words.

moved-lay_out =
    { $who ->
        [you] Vous écartez { $cards }.
       *[other] { $seat } écarte { $cards }.
    }
log-moved-lay_out =
    { $who ->
        [you] Vous écartez
       *[other] { $seat } écarte
    }
shown-hand = On montre { $cards }.
shown-pack = On a vu au <talon>talon</> : { $cards }.

## The rules of the house.

option-unit = Unité de la table
option-unit-help = Ce que vaut une unité de mise.
option-lowest = Le jeu
option-lowest-help = Trente-six cartes, de l’as au six ; ou trente-deux, de l’as au sept.
option-lowest-6 = trente-six cartes
option-lowest-7 = trente-deux cartes
option-elder_max = Le premier écarte au plus
option-elder_max-help = Combien de cartes le premier peut écarter au plus. Il doit en écarter une.
option-younger_max = Le dernier écarte au plus
option-younger_max-help = Combien de cartes le dernier peut écarter au plus, s’il en reste assez.
option-younger_max-0 = tout ce qui reste
option-younger_min = Le dernier doit écarter
option-younger_min-help = Si le dernier peut garder ses douze cartes.
option-younger_min-0 = rien
option-younger_min-1 = une carte
option-packet = Cartes données à la fois
option-packet-help = Deux, trois ou quatre, au gré du donneur à chaque donne ; ou deux ou trois, une fois pour toutes.
option-packet-2 = deux
option-packet-3 = trois
option-packet-4 = quatre
option-packet-dealer = au gré du donneur
option-packet-partie = deux ou trois, une fois pour toutes
option-deal_rotation = La donne
option-deal_rotation-help = Si l’on tire pour la donne à chaque coup, ou si l’on donne à tour de rôle.
option-deal_rotation-cut_each_hand = se tire à chaque coup
option-deal_rotation-alternate = à tour de rôle
option-cut = Le premier donneur
option-cut-help = Quelle carte tirée donne la première. Donner est un désavantage.
option-cut-low_deals = la plus basse donne
option-cut-high_deals = la plus haute donne
option-look_at_left = Cartes laissées au talon
option-look_at_left-help = Si le premier peut voir celles qu’il n’a pas prises, et le dernier montrer aux deux ce qui reste.
option-look_at_left-none = restent cachées
option-look_at_left-period = peuvent se voir
option-blank_points = Carte blanche vaut
option-blank_points-help = Ce que vaut, à celui qui la déclare, une main sans roi, dame ni valet.
option-blank_mode = Carte blanche déclarée
option-blank_mode-help = Par le premier, qui la montre avant l’écart du dernier ; ou par l’un ou l’autre, et montrée après.
option-blank_mode-elder_shows_first = par le premier, montrée
option-blank_mode-either = par l’un ou l’autre
option-ruff_score = Le point paie
option-ruff_score-help = Le dixième des points des douze cartes, ou de la couleur seule ; ou un point par carte de la couleur.
option-ruff_score-whole_hand = pour toute la main
option-ruff_score-winning_suit = pour la couleur
option-ruff_score-cards = un par carte
option-trio = Un trio vaut
option-trio-help = Ce que valent trois cartes d’un rang. Quatre valent quatorze.
option-trio-3 = trois
option-trio-13 = treize
option-quatorze = Quatre d’un rang valent
option-quatorze-help = Ce que valent quatre cartes d’un rang, dans tous les livres.
option-quatorze-14 = quatorze
option-lead_point = L’entame vaut un
option-lead_point-help = Pour toute carte, ou seulement du dix à l’as.
option-lead_point-ten_up = du dix à l’as
option-lead_point-any = quelle qu’elle soit
option-trick_point = Une levée vaut un
option-trick_point-help = À celui qui la gagne ; ou seulement à celui qui n’a pas entamé, avec toute carte, ou du dix à l’as.
option-trick_point-every = à celui qui la gagne
option-trick_point-capture_ten_up = prise à l’entame, du dix à l’as
option-trick_point-capture_any = prise à l’entame
option-last_trick = La dernière levée vaut
option-last_trick-help = Deux si on la gagne avec une carte du dix à l’as, sinon un : en plus de l’entame, ou entame comprise ; ou toujours deux.
option-last_trick-instead_2_1 = deux ou un, plus l’entame
option-last_trick-in_all_2_1 = deux ou un en tout
option-last_trick-in_all_2 = deux en tout
option-cards = Le plus de levées vaut
option-cards-help = Ce que valent de sept à onze levées.
option-capet = Les douze levées valent
option-capet-help = C’est le capot. Il compte à la place des points pour le plus de levées.
option-capet-40 = quarante
option-capet-60 = soixante
option-pique_by = Qui peut faire pic
option-pique_by-help = L’un ou l’autre ; ou le premier seul. Le repic est toujours permis aux deux.
option-pique_by-either = l’un ou l’autre
option-pique_by-elder_only = le premier seul
option-pique_claim = Pics et repics
option-pique_claim-help = Ils se réclament avant la coupe suivante, sinon ils sont perdus ; ou ils se comptent d’eux-mêmes.
option-pique_claim-must_claim = se réclament
option-pique_claim-automatic = se comptent aussitôt
option-younger_calls = Quand le dernier a mieux
option-younger_calls-help = Il le nomme aussitôt ; ou il dit seulement « ne vaut pas », et le nomme après la première entame.
option-younger_calls-at_once = il le dit aussitôt
option-younger_calls-after_first_lead = il le dit après l’entame
option-sinking = Taire son jeu
option-sinking-help = Si l’on peut annoncer moins qu’on n’a, ou rien.
option-ask_missing = Demander laquelle manque
option-ask_missing-help = Pour un trio, si l’autre peut demander laquelle des quatre cartes n’est pas comptée.
option-false_call = Une fausse annonce
option-false_call-help = Elle est refusée ; ou elle est permise, et fait perdre toutes les annonces si l’autre demande à voir.
option-false_call-refused = est refusée
option-false_call-penalty = est punie si on la découvre
option-target = Partie
option-target-help = Les points qui gagnent la partie. Sans ce nombre, on joue six donnes, et le rubicon est à cent.
option-target-0 = six donnes
option-stake_mode = Ce qu’on paie
option-stake_mode-help = Une mise pour la partie ; ou tant par point de différence.
option-stake_mode-flat = une mise par partie
option-stake_mode-difference = par point de différence
option-stake = Mise de la partie
option-stake-help = En unités de la table, quand il n’y a qu’une mise.
option-stake-0 = rien
option-rate = Mise du point
option-rate-help = En quarts de l’unité, quand on paie la différence.
option-rate-0 = rien
option-double_under = Double au-dessous de
option-double_under-help = Le perdant qui a moins de points paie double.
option-double_under-0 = personne ne paie double

## L’échelle des réponses.

ladder-cards = { $briefs }
ladder-nothing = votre main reste secrète, et vous ne comptez rien
ladder-good = l’autre joueur la compte
