# Every word that Ombre puts on the table.

game-ombre = L’Hombre
game-ombre-contents = L’Hombre (Solo)
game-ombre-line = Parlez, appelez un as, et jouez avec un partenaire que personne ne connaît avant que la carte tombe.
game-ombre-plain = Jouez avec un allié secret, que nul ne connaît avant qu’un certain as ne tombe.
game-ombre-minutes = 40
game-ombre-difficulty = 3

preset-pearson = L’Encyclopædia
preset-pearson-help = On joue à quatre ; on parle vers la droite, et le joueur qui réussit prend le pot.
preset-pearson-source = L’Ombre de l’Encyclopædia
preset-german_solo = Le Solo allemand
preset-german_solo-help = Le sept d’atout est deuxième, trèfle est la favorite, et tout va vers la gauche.
preset-german_solo-source = Le Solo allemand, selon les livres de jeux
preset-hombre_1674 = L’Hombre de 1674
preset-hombre_1674-help = Le jeu espagnol à trois : matadors, écart, codille et remise.
preset-hombre_1674-source = Mr. Cotton’s Compleat Gamester, 1674

## Places.

place-pot = Le <pot>pot</>
ticket-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
bid-name =
    { $bid ->
        [1] Demande à { $suit }
        [2] Demande en favorite
        [3] Solo à { $suit }
        [4] Solo en favorite
        [5] Tout à { $suit }
       *[6] Tout en favorite
    }
slate-word =
    { $way ->
        [-1] On parle, à droite
       *[other] On parle, à gauche
    }
slate-seat =
    { $who ->
        [you] Vous
       *[other] { $seat }
    }
slate-said =
    { $bid ->
        [0] passe
        [1] Demande à { $suit }{ $out ->
            [1] , passe
           *[0] {""}
        }
        [2] Demande en favorite{ $out ->
            [1] , passe
           *[0] {""}
        }
        [3] Solo à { $suit }{ $out ->
            [1] , passe
           *[0] {""}
        }
        [4] Solo en favorite{ $out ->
            [1] , passe
           *[0] {""}
        }
        [5] Tout à { $suit }{ $out ->
            [1] , passe
           *[0] {""}
        }
        [6] Tout en favorite
        [7] permettez
        [8] sans prendre
        [9] je garde
       *[10] je cède
    }
slate-contract =
    { $bid ->
        [1] Demande à { $suit }
        [2] Demande à { $suit }
        [3] Solo à { $suit }
        [4] Solo à { $suit }
        [5] Tout à { $suit }
        [6] Tout à { $suit }
        [7] En prenant
       *[8] Sans prendre
    }
note-colour = La favorite : { $suit }
tag-drawn =
    { $number ->
        [-1] {""}
        [0] écarté : rien
       *[other] écarté : { $number }
    }
chart-trumps = À { $suit }
chart-best = { $briefs }
chart-rest = { $briefs }
chart-called = Appelé : { $briefs }
chart-you-hold = Appelé : { $briefs }. Vous l’avez
chart-partner =
    { $who ->
        [you] Partenaire : vous
       *[other] Partenaire : { $seat }
    }

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Tirez une carte : la plus haute donne.
wait-cut-for-deal = À { $seats } de tirer pour la donne.
ask-colour = Personne n’a regardé ses cartes. Quelle couleur sera la <favorite>favorite</> ? Trèfle n’exige aucun accord.
wait-colour = À { $seats } de proposer la <favorite>favorite</>.
ask-agree = La <favorite>favorite</> : { $suit } ? Si quelqu’un refuse, c’est trèfle.
wait-agree = { $seats } peut refuser la <favorite>favorite</>.
ask-bid = Parlez-vous, ou passez-vous cette donne ?
wait-bid = À { $seats } de parler.
ask-bid-bound = Vous avez les deux dames noires : il vous faut annoncer un <solo>solo</>, ou davantage.
ask-bid-above =
    { $bid ->
        [1] { $seat } annonce une <demande>demande</> à { $suit }. Montez-vous ?
        [2] { $seat } annonce une <demande>demande</> en <favorite>favorite</>. Montez-vous ?
        [3] { $seat } annonce un <solo>solo</> à { $suit }. Montez-vous ?
        [4] { $seat } annonce un <solo>solo</> en <favorite>favorite</>. Montez-vous ?
        [5] { $seat } annonce un tout à { $suit }. Montez-vous ?
       *[6] { $seat } annonce un tout en <favorite>favorite</>. Montez-vous ?
    }
wait-bid-above = À { $seats } de monter, ou de passer.
ask-name-suit = Vous jouez. Quelle est la couleur d’<atout>atout</> ?
wait-name-suit = À { $seats } de nommer l’<atout>atout</>.
ask-call = Appelez une carte : celui qui l’a devient votre partenaire, et n’en dit rien.
wait-call = À { $seats } d’appeler une carte.
ask-words = Demandez-vous permission, jouez-vous <sans-prendre>sans prendre</>, ou passez-vous ?
wait-words = À { $seats } de parler.
ask-words-after = { $seat } a demandé permission. Jouez-vous <sans-prendre>sans prendre</>, ou passez-vous ?
wait-words-after = À { $seats } de parler.
ask-keep-or-yield = { $seat } veut jouer <sans-prendre>sans prendre</>. En faites-vous autant, pour garder le jeu ?
wait-keep-or-yield = { $seats } peut garder le jeu.
ask-name-trump = Vous êtes l’<hombre>hombre</>. Quelle est la couleur d’<atout>atout</> ?
wait-name-trump = À { $seats } de nommer l’<atout>atout</>.
ask-change = Écartez les cartes que vous voulez changer, une au moins. Il y en a { WORDS($number, form: "f") } à prendre.
wait-change = À { $seats } d’écarter.
ask-may-change = Écartez les cartes que vous voulez changer, ou aucune. Il y en a { WORDS($number, form: "f") } à prendre.
wait-may-change = { $seats } peut écarter.
ask-lead = Entamez.
wait-lead = À { $seats } d’entamer.
ask-follow = On a joué { $suit }. Fournissez si vous pouvez.
wait-follow = À { $seats } de jouer.
ask-count = Les levées sont jouées. Si vous avez vu une renonce, dénoncez-la maintenant ; puis laissez régler.
wait-count = Avant le règlement : { $seats }.

act-propose = Proposer
word-propose-spades = pique
word-propose-hearts = cœur
word-propose-diamonds = carreau
word-propose-clubs = trèfle
act-agree = D’accord
act-refuse = Non : trèfle
act-bid = Annoncer
act-pass = Je passe
act-name = Nommer l’atout
word-name-spades = pique
word-name-hearts = cœur
word-name-diamonds = carreau
word-name-clubs = trèfle
act-call = Appeler
call-card = { $card }
act-ask = Permettez
act-sans_prendre = Sans prendre
act-keep_game = Je garde
act-yield = Je cède
act-change = Écarter
act-play = Jouer
act-play_gano = Jouer, et dire gano
act-voll = La vole
act-claim = Le reste est à moi
act-claim_revoke = Dénoncer une renonce

## Refusals.

refuse-bid-low =
    { $number ->
        [1] { $bid ->
            [1] Une <demande>demande</> à { $suit_bid } ne dépasse pas une demande à { $suit } : il faut une demande en <favorite>favorite</>, ou plus.
           *[other] Cela ne dépasse pas une <demande>demande</>.
        }
        [2] On en est à la <demande>demande</> en <favorite>favorite</> : il faut un <solo>solo</>, ou plus.
        [3] On en est au <solo>solo</> à { $suit } : il faut un solo en <favorite>favorite</>, ou un tout.
        [4] On en est au <solo>solo</> en <favorite>favorite</> : il faut un tout.
        [5] On en est au tout à { $suit } : il faut un tout en <favorite>favorite</>.
       *[6] Rien ne dépasse un tout en <favorite>favorite</>.
    }
refuse-both-queens = Vous avez les deux dames noires : tant qu’il n’y a pas de <solo>solo</>, vous devez en annoncer un, et ne pouvez ni passer ni annoncer une <demande>demande</>.
refuse-bid-colour = La <favorite>favorite</> est { $suit } : annoncez en favorite, et cela compte double.
refuse-the-colour = Vous jouez en couleur simple, et { $suit } est la <favorite>favorite</> : nommez-en une autre.
refuse-call-held = Vous avez vous-même { $card } : appelez une carte qu’un autre peut avoir.
refuse-call-trump = Par la règle de cette maison, on n’appelle pas l’as d’<atout>atout</>.
refuse-call =
    { $rank ->
        [roi] Vous avez tous les as qu’on pourrait appeler : appelez un roi qui vous manque.
       *[other] Appelez un as que vous n’avez pas.
    }
refuse-revoke-asked = Ce coup a déjà été examiné.
unfit-game = Ce jeu se joue à { WORDS($number) }, et vous êtes { WORDS($seats) }.
unfit-deals = Une partie de { WORDS($number, form: "f") } donnes ne se partage pas également entre { WORDS($seats) } joueurs.
unfit-stake =
    { $amount ->
        [0] Chaque bourse doit contenir les mises. Jouez pour l’honneur, ou regarnissez les bourses.
       *[other] Chaque bourse doit contenir { $farthings }, pour le pot.
    }

## What is spoken.

say-my-deal = Je donne
say-propose = La <favorite>favorite</> : { $suit } ?
say-agree = D’accord
say-refuse = Non : trèfle
say-bid =
    { $bid ->
        [1] <demande>Demande</> à { $suit }
        [2] <demande>Demande</> en <favorite>favorite</>
        [3] <solo>Solo</> à { $suit }
        [4] <solo>Solo</> en <favorite>favorite</>
        [5] Tout à { $suit }
       *[6] Tout en <favorite>favorite</>
    }
say-pass = Je passe
say-trumps = <atout>Atout</> { $suit }
say-call = J’appelle { $card }
say-ask = Me <permettez>permettez</>-vous ?
say-sans-prendre = <sans-prendre>Sans prendre</>
say-keep = Je garde, <sans-prendre>sans prendre</>
say-yield = Je cède
say-change =
    { $number ->
        [0] Je garde les miennes
        [one] Une
       *[other] { CAP(WORDS($number)) }
    }
say-gano = Gano
say-voll = La <vole>vole</>
say-claim = Le reste est à moi
say-revoke =
    { $who ->
        [you] Vous avez fait une renonce à la levée { $number }
       *[other] { $seat } a fait une renonce à la levée { $number }
    }
revoke-proved =
    { $who ->
        [you] C’est vrai : à la levée { $number }, vous n’avez pas joué selon la règle.
       *[other] C’est vrai : à la levée { $number }, { $seat } n’a pas joué selon la règle.
    }
revoke-not-proved =
    { $who ->
        [you] Il n’y a pas eu renonce : à la levée { $number }, vous avez joué selon la règle.
       *[other] Il n’y a pas eu renonce : à la levée { $number }, { $seat } a joué selon la règle.
    }
spadilla =
    { $who ->
        [you] Tous ont passé, et vous avez { $card } : vous devez jouer.
       *[other] Tous ont passé, et { $seat }, qui a { $card }, doit jouer.
    }
partner-known =
    { $who ->
        [you] Voici la carte appelée : vous êtes le partenaire.
       *[other] Voici la carte appelée : le partenaire est { $seat }.
    }

score-made = pour le contrat
score-defeated = pour l’avoir fait chuter
count-made = { WORDS($number) } pour le contrat
count-defeated = { WORDS($number) } pour l’avoir fait chuter
scored-points =
    { $who ->
        [you] Vous voilà à { $after }. { $recital }.
       *[other] { $seat } arrive à { $after }. { $recital }.
    }

result-made =
    { $who ->
        [you] Vous avez gagné le jeu, avec { WORDS($number, form: "f") } levées.
       *[other] { $seat } a gagné le jeu, avec { WORDS($number, form: "f") } levées.
    }
result-failed =
    { $who ->
        [you] Vous avez perdu le jeu, { $number ->
            [0] sans aucune levée
            [one] avec une levée
           *[other] avec { WORDS($number, form: "f") } levées
        }.
       *[other] { $seat } a perdu le jeu, { $number ->
            [0] sans aucune levée
            [one] avec une levée
           *[other] avec { WORDS($number, form: "f") } levées
        }.
    }
result-all-passed = Personne ne joue : on jette les cartes, et le <pot>pot</> reste.
result-win =
    { $who ->
        [you] <hombre>Hombre</>, vous gagnez, avec { WORDS($number, form: "f") } levées.
       *[other] { $seat }, l’<hombre>hombre</>, gagne, avec { WORDS($number, form: "f") } levées.
    }
result-codillo =
    { $who_other ->
        [you] <codille>Codille</> : vous avez plus de levées que l’<hombre>hombre</>, et prenez le <pot>pot</>.
       *[other] <codille>Codille</> : { $other } a plus de levées que l’<hombre>hombre</>, et prend le <pot>pot</>.
    }
result-repuesto = <remise>Remise</> : personne ne prend le <pot>pot</>, et l’<hombre>hombre</> le double.

win-points =
    { $number ->
        [one] La partie est à { $seats }, avec { $score }.
       *[other] La partie se partage, avec { $score } : { $seats }.
    }
win-money =
    { $number ->
        [one] La partie est à { $seats }.
       *[other] La partie se partage : { $seats }.
    }
pay-dealer = la mise du donneur
pay-pot = le <pot>pot</>
pay-beast = une bête : autant qu’il y avait au <pot>pot</>
pay-shared = ce qui restait au <pot>pot</>
pay-points = pour la différence des points
pay-stake = la mise
pay-eldest = le jeton du premier
pay-pass = pour avoir passé
pay-cards = pour les cartes changées
pay-codillo = <codille>codille</>
pay-repuesto = remis par l’<hombre>hombre</>
pay-matadors = <matador>matadors</>
pay-sans-prendre = <sans-prendre>sans prendre</>
pay-voll = la <vole>vole</>
pay-renounce = une bête, pour la renonce

## What happened, in words.

moved-take_up =
    { $who ->
        [you] Vous prenez { $cards }.
       *[other] { $seat } prend { $cards }.
    }
log-moved-take_up =
    { $who ->
        [you] Vous prenez
       *[other] { $seat } prend
    }

## The rules of the house.

option-unit = Unité de la table
option-unit-help = Ce que vaut une unité de mise.
option-game = Le jeu
option-game-help = Le jeu à quatre de l’Encyclopædia, ou le jeu espagnol à trois.
option-game-solo = à quatre
option-game-hombre = à trois
option-deals = Donnes
option-deals-help = Le nombre de donnes d’une partie, autant pour chacun.
option-trump_order = Premiers atouts
option-trump_order-help = Si le sept d’atout vient après les deux dames noires, ou entre elles.
option-trump_order-queens_first = dame, dame, sept
option-trump_order-manilla_second = dame, sept, dame
option-colour_rule = La favorite
option-colour_rule-help = On la propose à chaque donne, ou une fois pour la partie, ou c’est toujours trèfle.
option-colour_rule-propose = proposée à chaque donne
option-colour_rule-agree_once = convenue une fois
option-colour_rule-clubs = toujours trèfle
option-bid_turn = On parle
option-bid_turn-help = De quel côté la parole tourne.
option-bid_turn-right = vers la droite
option-bid_turn-left = vers la gauche
option-play_turn = On joue
option-play_turn-help = De quel côté les levées tournent.
option-play_turn-right = vers la droite
option-play_turn-left = vers la gauche
option-suit_named = La couleur se nomme
option-suit_named-help = Dans l’annonce même ; ou ensuite, par celui qui l’emporte.
option-suit_named-in_bid = dans l’annonce
option-suit_named-after = ensuite
option-both_queens = Les deux dames noires
option-both_queens-help = Celui qui les a toutes deux doit annoncer au moins un solo, ou reste libre comme les autres.
option-both_queens-must_solo = obligent au solo
option-both_queens-free = laissent libre
option-forced = Quand tous passent
option-forced-help = Une dame noire oblige celui qui l’a à jouer ; ou l’on jette les cartes.
option-forced-queen_of_spades = dame de pique joue
option-forced-queen_of_clubs = dame de trèfle joue
option-forced-redeal = on redonne
option-call_rule = L’appel
option-call_rule-help = Si l’on peut aussi appeler l’as d’atout.
option-call_rule-any_ace = tout as
option-call_rule-plain_ace = pas celui d’atout
option-first_lead = Première entame
option-first_lead-help = Qui entame la première levée : le joueur, ou celui qui a parlé d’abord.
option-first_lead-player = le joueur
option-first_lead-eldest = le premier
option-pot_to = Le pot d’une demande
option-pot_to-help = Le joueur le prend, ou le partage avec son partenaire.
option-pot_to-player = au joueur
option-pot_to-side = partagé
option-beast = Un jeu perdu
option-beast-help = Il ne coûte que les points ; ou une bête, c’est-à-dire autant qu’il y a au pot.
option-beast-none = rien de plus
option-beast-match = une bête
option-ante = La mise du donneur
option-ante-help = En quarts de l’unité : ce que le donneur met au pot.
option-ante-0 = rien
option-point_rate = Un point de différence
option-point_rate-help = En quarts de l’unité : ce que vaut chaque point à la fin.
option-point_rate-0 = rien
option-lesser = Le petit jeton
option-lesser-help = À trois, en quarts de l’unité.
option-great = Le grand jeton
option-great-help = À trois, en petits jetons : douze chez Mr. Cotton, dix dans le Court Gamester.
option-great-10 = dix petits
option-great-12 = douze petits
option-all_pass = Tous trois passent
option-all_pass-help = On jette les cartes, ou spadille est forcé.
option-all_pass-redeal = on redonne
option-all_pass-forced_spadille = spadille forcé
option-matadors_paid = Matadors
option-matadors_paid-help = Toujours payés à l’hombre, ou seulement si le jeu est gagné ; ou payés par celui qui l’a perdu.
option-matadors_paid-always = toujours payés
option-matadors_paid-if_won = si le jeu est gagné
option-matadors_paid-won_or_lost = par le perdant
option-voll_word = La vole
option-voll_word-help = Si les neuf levées doivent s’annoncer avant la cinquième.
option-voll_word-declared = doit se dire
option-voll_word-free = peut se taire
option-regulations = Règlement à trois
option-regulations-help = La table empêche toute faute ; ou l’on peut faire une renonce, et être découvert.
option-regulations-guarded = aucune faute possible
option-regulations-strict = les fautes se paient
option-gano = Gano
option-gano-help = Si un défenseur peut demander à l’autre de lui laisser une levée.

## L’échelle des réponses.

ladder-pass = hors du jeu pour cette donne
ladder-frog = Demande
ladder-frog-means = { WORDS($number) } levées, avec un partenaire
ladder-solo = Solo
ladder-solo-means = { WORDS($number) } levées, seul
ladder-tout = Tout
ladder-tout-means = les { WORDS($number) } levées, seul
ladder-other-suit = en couleur simple
ladder-refuse-bid-low =
    { $number ->
        [1] il y a une demande
        [2] il y a une demande en favorite
        [3] il y a un solo
        [4] il y a un solo en favorite
        [5] il y a un tout
       *[6] il y a un tout en favorite
    }
ladder-refuse-both-queens = vous avez les deux dames noires
ladder-ask = échanger des cartes et jouer ; un autre peut monter
ladder-sans-prendre = jouer sans échanger de cartes
ladder-yield = hors du jeu pour cette donne
ladder-keep = jouer aussi sans échanger de cartes
ladder-costs = coûte { $farthings }
ladder-each = { $farthings } par carte
ladder-from-each = { $farthings } de chacun

## Étiquettes sur les cartes.

card-called = la carte appelée
