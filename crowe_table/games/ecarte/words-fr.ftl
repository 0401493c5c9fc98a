# Every word that Écarté puts on the table.

game-ecarte = Écarté
game-ecarte-line = Cinq cartes chacun, et d’autres si l’on vous en donne : proposez, refusez ou jouez, et faites trois levées sur cinq.
game-ecarte-minutes = 10
game-ecarte-difficulty = 2

preset-encyclopaedia = L’Encyclopædia
preset-encyclopaedia-help = Un jeu de cartes, une mise pour la partie, et la table empêche toute faute.
preset-encyclopaedia-source = L’Encyclopædia, complétée par le code des clubs de Londres
preset-club = Comme au cercle
preset-club-help = Deux jeux, une partie qui vaut jusqu’à trois mises, et qui enfreint une loi peut avoir à en répondre.
preset-club-source = Le code des clubs de Londres, tel que Mr. Hoffmann l’imprime

## Places.

place-pack = Le talon
place-turned = La retourne
note-backed = { $seat } : { $farthings } sur { $other }
tag-tricks =
    { $number ->
        [0] {""}
        [one] une levée
       *[other] { WORDS($number, form: "f") } levées
    }
account-backing = les paris

## Questions, as they are put to whom they concern, and as the others wait.

ask-back = Pariez-vous sur l’un des joueurs ?
wait-back = On parie, ou non : { $seats }.
ask-cut-for-deal = Tirez une carte : la plus haute donne.
wait-cut-for-deal = À { $seats } de couper pour la donne.
ask-cut-pack = Coupez le jeu pour le donneur.
wait-cut-pack = À { $seats } de couper le jeu.
ask-pattern = Vous donnez pour la première fois dans cette partie : comment donnerez-vous ?
wait-pattern = À { $seats } de donner.
ask-propose = 
    { $number ->
        [0] Jouez-vous ces cartes, ou en proposez-vous d’autres ?
       *[other] Jouez-vous ces cartes, ou en proposez-vous d’autres ? Si vous jouez et perdez le point, il compte { WORDS($number) }.
    }
wait-propose = À { $seats } de jouer ou de proposer.
ask-answer = 
    { $number ->
        [0] On vous demande des cartes. Acceptez-vous, ou refusez-vous ?
       *[other] On vous demande des cartes. Acceptez-vous, ou refusez-vous ? Si vous refusez et perdez le point, il compte { WORDS($number) }.
    }
wait-answer = À { $seats } de donner des cartes, ou de refuser.
ask-change =
    { $number ->
        [one] Écartez une carte pour une du talon.
       *[other] Écartez ce qu’il vous plaît, et prenez-en autant. Le plus est { WORDS($number) }.
    }
wait-change = À { $seats } d’écarter.
ask-lead = Jouez une carte d’entame.
wait-lead = À { $seats } d’entamer.
ask-follow = On a joué { $suit }. Fournissez, et prenez si vous pouvez.
wait-follow = À { $seats } de jouer.
ask-count = La main est jouée. Si l’on a enfreint une loi, dites-le maintenant ; puis laissez compter.
wait-count = Avant le compte : { $seats }.
ask-next-hand = Quand vous aurez vu la main, passez à la suivante.
wait-next-hand = On regarde la main : { $seats }.
ask-next-game = La partie est gagnée. La suivante commence-t-elle ?
wait-next-game = Avant la partie suivante : { $seats }.

act-back = Parier sur un joueur
act-back_nobody = Ne pas parier
act-pattern = Donner
word-pattern-3_2 = par trois et deux
word-pattern-2_3 = par deux et trois
act-stand = Jouer ces cartes
act-propose = Proposer
act-accept = Accepter
act-accept_if_enough = J’accepte, s’il en reste assez
act-accept_if_enough-number = J’accepte, s’il en reste { $amount }
dial-of-accept_if_enough = Qu’il m’en reste au moins
act-refuse = Refuser
act-change = Écarter
act-play = Jouer
act-mark = Marquer le roi
act-unmark = Je me reprends
act-doubt_mark = Douter du roi
word-doubt_mark-replay = rejouer la main
word-doubt_mark-reduced = un point de moins
act-claim_revoke = Dénoncer une faute
word-claim_revoke-replay = rejouer de là
word-claim_revoke-reduced = un point de moins
act-amend = La reprendre
act-abandon = Abandonner la main
act-throw_in = Laisser le reste
act-claim = Réclamer le reste
act-fresh_cards = Demander des cartes neuves
act-ready = Continuer

## Refusals.

refuse-revoke-asked = Ce coup a déjà été examiné.
unfit-seats = L’Écarté se joue à deux, et quatre autres peuvent attendre : { WORDS($seats) }, c’est trop ou trop peu.
unfit-pair = Un couple est de deux, et non de { WORDS($seats) }. D’autres peuvent rentrer tour à tour ; trois peuvent jouer une poule.
unfit-pool = On joue une poule à trois, et non à { WORDS($seats) }.
unfit-rentrants = De trois à six peuvent rentrer tour à tour, et non { WORDS($seats) }. Deux font un couple.
unfit-stake =
    { $amount ->
        [0] Chaque bourse doit tenir ce qu’une partie peut coûter. Jouez pour l’honneur, ou remplissez les bourses.
       *[other] Chaque bourse doit tenir ce qu’une partie peut coûter. La plus forte mise que tous puissent payer est { $farthings }.
    }

## What is spoken.

say-trumps = Atout { $suit }
say-stand = Je joue
say-propose = Je propose
say-accept = J’accepte : combien ?
say-refuse = Je refuse : jouez
say-change =
    { $number ->
        [0] Je garde les miennes
        [one] J’en prends une
       *[other] J’en prends { WORDS($number) }
    }
say-not-enough =
    { $number ->
        [one] Vous en prenez une, et il m’en reste trop peu : jouons donc
       *[other] Vous en prenez { WORDS($number) }, et il m’en reste trop peu : jouons donc
    }
say-mark = Je marque le roi
say-unmark = Je me trompais : je n’ai pas le roi
say-doubt-mark = Vous avez marqué un roi que vous n’aviez pas
say-revoke =
    { $who ->
        [you] Vous avez enfreint la loi à la levée { $number }
       *[other] { $seat } a enfreint la loi à la levée { $number }
    }
say-amend = Je me trompais : je la reprends
say-abandon = J’abandonne la main
say-throw-in = Le reste ne vaut rien à personne
say-claim = Le reste est à moi
say-fresh-cards = Des cartes neuves, s’il vous plaît
fresh-cards =
    { $number ->
        [one] On apporte un jeu neuf.
       *[other] On apporte deux jeux neufs.
    }

mark-true = 
    { $who ->
        [you] Vous aviez { $card } : le roi était marqué à bon droit.
       *[other] { $seat } avait { $card } : le roi était marqué à bon droit.
    }
mark-false =
    { $who ->
        [you] Vous n’avez jamais eu { $card } : la marque est ôtée.
       *[other] { $seat } n’a jamais eu { $card } : la marque est ôtée.
    }
revoke-proved =
    { $who ->
        [you] C’est vrai : à la levée { $number }, vous n’avez pas joué comme la loi le veut.
       *[other] C’est vrai : à la levée { $number }, { $seat } n’a pas joué comme la loi le veut.
    }
revoke-not-proved =
    { $who ->
        [you] Ce n’est pas vrai : à la levée { $number }, vous avez joué selon la loi.
       *[other] Ce n’est pas vrai : à la levée { $number }, { $seat } a joué selon la loi.
    }

score-king-turned = le roi retourné
score-king-held = le roi
score-point = le point
score-double = le point, compté double
score-vole = la vole
score-reduced = la main, moins un
count-king-turned = { WORDS($number) } pour le roi retourné
count-king-held = { WORDS($number) } pour le roi
count-point = { WORDS($number) } pour le point
count-double = { WORDS($number) } pour le point
count-vole = { WORDS($number) } pour la vole
count-reduced = { WORDS($number) } pour la main

result-point =
    { $who ->
        [you] Vous avez le point : un.
       *[other] { $seat } a le point : un.
    }
result-double = 
    { $who ->
        [you] Vous avez le point contre un joueur qui a joué d’autorité ou refusé : il compte deux.
       *[other] { $seat } a le point contre un joueur qui a joué d’autorité ou refusé : il compte deux.
    }
result-vole =
    { $who ->
        [you] Vous avez la vole : deux.
       *[other] { $seat } a la vole : deux.
    }
result-reduced =
    { $points ->
        [0] { $who ->
                [you] Vous avez le point, et ne marquez rien : vous avez enfreint une loi.
               *[other] { $seat } a le point, et ne marque rien, pour avoir enfreint une loi.
            }
       *[other] { $who ->
                [you] Vous avez la main, et marquez un : vous avez enfreint une loi.
               *[other] { $seat } a la main, et marque un, pour avoir enfreint une loi.
            }
    }

game-won = 
    { $who ->
        [you] Vous gagnez la partie, { $score } à { $loser }.
       *[other] { $seat } gagne la partie, { $score } à { $loser }.
    }
comes-in =
    { $who ->
        [you] Vous rentrez.
       *[other] { $seat } rentre.
    }
nobody-stakes = Nul autre ne peut miser, et la compagnie se lève.
win = La partie, { $score } à { $loser }.
win-pool = Deux parties de suite : la poule de { $farthings }.
win-most =
    { $games ->
        [one] Nul n’a gagné plus d’une partie.
       *[other] Le plus de parties : { WORDS($games) }.
    }

pay-game = pour la partie
pay-pool = une mise à la poule
pay-pool-won = la poule
pay-backing = un pari
pay-unmatched = ce que nul n’a tenu
pay-backed = un pari gagné

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
moved-take_back =
    { $number ->
        [one] { CAP($cards) } revient en main.
       *[other] { CAP($cards) } reviennent en main.
    }
shown-hand = On étale { $cards }.

## The rules of the house.

option-unit = Unité de la table
option-unit-help = Ce que vaut une unité de mise.
option-packs = Jeux
option-packs-help = Un jeu suffit ; avec deux, aux dos différents, chaque donneur a le sien.
option-packs-1 = un
option-packs-2 = deux
option-target = Partie
option-target-help = Combien de points gagnent une partie.
option-deal_pattern = La donne
option-deal_pattern-help = Chaque donneur choisit pour la partie comment il donne ; ou la maison l’a fixé.
option-deal_pattern-dealer_chooses = au gré du donneur
option-deal_pattern-3_2 = par trois et deux
option-deal_pattern-2_3 = par deux et trois
option-proposals = Propositions
option-proposals-help = Combien de fois on peut avoir des cartes dans une main.
option-proposals-unlimited = sans fin
option-proposals-once = une fois
option-min_change = Le moins qu’on écarte
option-min_change-help = Si qui a demandé des cartes doit en changer une.
option-min_change-0 = rien
option-min_change-1 = une carte
option-mark_king = Le roi d’atout
option-mark_king-help = S’il faut le dire pour le marquer, ou s’il se marque aussitôt. Se taire est permis.
option-mark_king-by_hand = se marque à la main
option-mark_king-automatic = se marque tout seul
option-second_hand = Le second à jouer
option-second_hand-help = Doit fournir et prendre s’il le peut ; ou, pour les débutants, fournir seulement.
option-second_hand-must_win = fournit et prend
option-second_hand-must_follow = fournit
option-stood_penalty = Contre qui a joué ou refusé
option-stood_penalty-help = Ce que le point vaut à l’autre.
option-stood_penalty-1 = un
option-stood_penalty-2 = deux
option-stake_rule = La mise est
option-stake_rule-help = Une par partie ; ou deux d’un perdant qui a un ou deux points, et trois de qui n’en a aucun.
option-stake_rule-flat = une par partie
option-stake_rule-multiple = simple, double, triple
option-stake = Mise de la partie
option-stake-help = En unités de la table ; dans une poule, ce que chacun met.
option-stake-0 = rien
option-table = La compagnie
option-table-help = Deux seulement ; ou le perdant cède sa place au suivant ; ou trois pour une poule, gagnée par deux parties de suite.
option-table-pair = un couple
option-table-rentrants = des rentrants
option-table-pool = une poule à trois
option-games = Parties
option-games-help = Combien de parties se jouent quand on rentre tour à tour.
option-side_bets = Paris de la galerie
option-side_bets-help = Si ceux qui attendent peuvent parier sur un joueur, à égalité.
option-bettors_see = Qui parie voit
option-bettors_see-help = Si la galerie qui parie voit la main sur laquelle elle parie.
option-bettors_see-nothing = aucune main
option-bettors_see-backed_hand = la main soutenue
option-regulations = Règlement
option-regulations-help = La table prévient toute faute ; ou l’on peut renoncer, ou marquer un roi à faux, et être puni.
option-regulations-guarded = nulle faute possible
option-regulations-strict = les fautes se paient
