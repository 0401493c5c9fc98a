# Every word that Écarté puts on the table.

game-ecarte = Écarté
game-ecarte-line = Cinq cartes chacun, et d’autres si l’on vous en accorde : proposez ou jouez d’autorité, et faites trois levées sur cinq.
game-ecarte-plain = Un duel rapide à cinq cartes : gagnez trois tours sur cinq.
game-ecarte-minutes = 10
game-ecarte-difficulty = 2

preset-encyclopaedia = L’Encyclopædia
preset-encyclopaedia-help = Un jeu de cartes, une mise pour la partie, et la table empêche toute faute.
preset-encyclopaedia-source = L’Encyclopædia, complétée par le code des clubs de Londres
preset-club = Comme au cercle
preset-club-help = Deux jeux de cartes, une partie qui vaut jusqu’à trois mises, et des fautes qui se paient.
preset-club-source = Le code des clubs de Londres, tel que Mr. Hoffmann l’imprime

## Places.

place-pack = Le <talon>talon</>
place-turned = La retourne
note-backed = { $seat } : { $farthings } sur { $other }
account-backing = les paris

## Questions, as they are put to whom they concern, and as the others wait.

ask-back = Pariez-vous sur l’un des joueurs ?
wait-back = À { $seats } de parier, ou non.
ask-cut-for-deal = Tirez une carte : la plus haute donne.
wait-cut-for-deal = À { $seats } de tirer pour la donne.
ask-cut-pack = Coupez le jeu pour le donneur.
wait-cut-pack = À { $seats } de couper le jeu.
ask-pattern = C’est votre première donne de la partie : comment donnerez-vous ?
wait-pattern = À { $seats } de donner.
ask-propose = 
    { $number ->
        [0] Jouez-vous ces cartes, ou proposez-vous ?
       *[other] Jouez-vous ces cartes, ou proposez-vous ? Si vous jouez et perdez, l’autre marque { WORDS($number) }.
    }
wait-propose = À { $seats } de jouer ou de proposer.
ask-answer = 
    { $number ->
        [0] On propose. Acceptez-vous, ou refusez-vous ?
       *[other] On propose. Acceptez-vous, ou refusez-vous ? Si vous refusez et perdez, l’autre marque { WORDS($number) }.
    }
wait-answer = À { $seats } d’accepter ou de refuser.
ask-change =
    { $number ->
        [one] Écartez une carte, et prenez-en une au <talon>talon</>.
       *[other] Écartez ce qu’il vous plaît, et prenez-en autant : au plus { WORDS($number) }.
    }
wait-change = À { $seats } d’écarter.
ask-lead = Entamez.
wait-lead = À { $seats } d’entamer.
ask-follow = On a joué { $suit }. Fournissez, et prenez si vous pouvez.
wait-follow = À { $seats } de jouer.
ask-count = La main est jouée. Si quelqu’un a fait une faute, dites-le maintenant ; puis laissez compter.
wait-count = Avant le compte : { $seats }.
ask-next-hand = Quand vous aurez vu la main, passez à la suivante.
wait-next-hand = À { $seats } de regarder la main.
ask-next-game = La partie est gagnée. Commencez-vous la suivante ?
wait-next-game = Avant la partie suivante : { $seats }.

act-back = Parier sur un joueur
act-back_nobody = Ne pas parier
act-pattern = Donner
word-pattern-3_2 = par trois et deux
word-pattern-2_3 = par deux et trois
act-stand = Jouer d’autorité
act-propose = Proposer
act-accept = Accepter
act-accept_if_enough = J’accepte, s’il en reste assez
act-accept_if_enough-number = J’accepte, s’il en reste { $amount }
dial-of-accept_if_enough = S’il m’en reste au moins
act-refuse = Refuser
act-change = Écarter
act-play = Jouer
act-mark = Marquer le roi
act-unmark = Démarquer le roi
act-doubt_mark = Contester le roi
word-doubt_mark-replay = rejouer la main
word-doubt_mark-reduced = un point de moins
act-claim_revoke = Dénoncer une faute
word-claim_revoke-replay = rejouer à partir de là
word-claim_revoke-reduced = un point de moins
act-amend = Reprendre la carte
act-abandon = Abandonner la main
act-throw_in = Abandonner les autres levées
act-claim = Réclamer le reste
act-fresh_cards = Demander des cartes neuves
act-ready = Continuer

## Refusals.

refuse-revoke-asked = Ce coup a déjà été examiné.
unfit-seats = L’Écarté se joue à deux, et quatre autres au plus peuvent attendre ; pas à { WORDS($seats) }.
unfit-pair = Le tête-à-tête se joue à deux, et non à { WORDS($seats) }. D’autres peuvent rentrer tour à tour ; à trois, on peut jouer une poule.
unfit-pool = On joue une poule à trois, et non à { WORDS($seats) }.
unfit-rentrants = On rentre tour à tour de trois à six, et non à { WORDS($seats) }. Deux font un couple.
unfit-stake =
    { $amount ->
        [0] Chaque bourse doit contenir ce qu’une partie peut coûter. Jouez pour l’honneur, ou regarnissez les bourses.
       *[other] Chaque bourse doit contenir ce qu’une partie peut coûter. La plus forte mise que tous puissent payer est { $farthings }.
    }

## What is spoken.

say-trumps = <atout>Atout</> { $suit }
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
        [one] Vous en prenez une, et il m’en resterait trop peu : jouons
       *[other] Vous en prenez { WORDS($number) }, et il m’en resterait trop peu : jouons
    }
say-mark = Je marque le roi
say-unmark = Je me trompais : je n’ai pas le roi
say-doubt-mark = Vous avez marqué un roi que vous n’aviez pas
say-revoke =
    { $who ->
        [you] Vous avez fait une faute à la levée { $number }
       *[other] { $seat } a fait une faute à la levée { $number }
    }
say-amend = Je me trompais : je la reprends
say-abandon = J’abandonne la main
say-throw-in = J’abandonne les autres levées
say-claim = Le reste est à moi
say-fresh-cards = Des cartes neuves, s’il vous plaît
fresh-cards =
    { $number ->
        [one] On apporte un jeu neuf.
       *[other] On apporte deux jeux neufs.
    }

mark-true = 
    { $who ->
        [you] Vous aviez { $card } : le roi a été marqué à bon droit.
       *[other] { $seat } avait { $card } : le roi a été marqué à bon droit.
    }
mark-false =
    { $who ->
        [you] Vous n’avez jamais eu { $card } : le point est ôté.
       *[other] { $seat } n’a jamais eu { $card } : le point est ôté.
    }
revoke-proved =
    { $who ->
        [you] C’est vrai : à la levée { $number }, vous n’avez pas joué selon la règle.
       *[other] C’est vrai : à la levée { $number }, { $seat } n’a pas joué selon la règle.
    }
revoke-not-proved =
    { $who ->
        [you] Ce n’est pas vrai : à la levée { $number }, vous avez joué selon la règle.
       *[other] Ce n’est pas vrai : à la levée { $number }, { $seat } a joué selon la règle.
    }

score-king-turned = le roi retourné
score-king-held = le roi
score-point = le <point>point</>
score-double = le <point>point</>, compté double
score-vole = la <vole>vole</>
score-reduced = la main, moins un
count-king-turned = { WORDS($number) } pour le roi retourné
count-king-held = { WORDS($number) } pour le roi
count-point = { WORDS($number) } pour le <point>point</>
count-double = { WORDS($number) } pour le <point>point</>
count-vole = { WORDS($number) } pour la <vole>vole</>
count-reduced = { WORDS($number) } pour la main

result-point =
    { $who ->
        [you] Vous avez le <point>point</> : un.
       *[other] { $seat } a le <point>point</> : un.
    }
result-double = 
    { $who ->
        [you] Vous avez le <point>point</>, et l’autre avait joué d’autorité ou refusé : deux.
       *[other] { $seat } a le <point>point</>, et l’autre avait joué d’autorité ou refusé : deux.
    }
result-vole =
    { $who ->
        [you] Vous avez la <vole>vole</> : deux.
       *[other] { $seat } a la <vole>vole</> : deux.
    }
result-reduced =
    { $points ->
        [0] { $who ->
                [you] Vous avez le <point>point</>, mais ne marquez rien, à cause de votre faute.
               *[other] { $seat } a le <point>point</>, mais ne marque rien, à cause de sa faute.
            }
       *[other] { $who ->
                [you] Vous avez la main, mais ne marquez qu’un, à cause de votre faute.
               *[other] { $seat } a la main, mais ne marque qu’un, à cause de sa faute.
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
nobody-stakes = Aucun autre ne peut miser, et la compagnie se lève.
win = La partie, { $score } à { $loser }.
win-pool = Deux parties de suite : la poule de { $farthings }.
win-most =
    { $games ->
        [one] Personne n’a gagné plus d’une partie.
       *[other] Le plus de parties : { WORDS($games) }.
    }

pay-game = pour la partie
pay-pool = une mise à la poule
pay-pool-won = la poule
pay-backing = un pari
pay-unmatched = ce que personne n’a tenu
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
option-proposals-help = Combien de fois on peut prendre des cartes dans une main.
option-proposals-unlimited = sans fin
option-proposals-once = une fois
option-min_change = Le moins qu’on écarte
option-min_change-help = Si celui qui a demandé des cartes doit en changer au moins une.
option-min_change-0 = rien
option-min_change-1 = une carte
option-mark_king = Le roi d’atout
option-mark_king-help = S’il faut le dire pour le marquer, ou s’il se marque aussitôt. Se taire est permis.
option-mark_king-by_hand = se marque à la main
option-mark_king-automatic = se marque tout seul
option-second_hand = Le second à jouer
option-second_hand-help = Il doit fournir et forcer s’il le peut ; ou, pour les débutants, fournir seulement.
option-second_hand-must_win = fournit et force
option-second_hand-must_follow = fournit
option-stood_penalty = Contre qui a joué ou refusé
option-stood_penalty-help = Ce que le point vaut à l’autre.
option-stood_penalty-1 = un
option-stood_penalty-2 = deux
option-stake_rule = Ce qu’on paie
option-stake_rule-help = Une mise par partie ; ou deux quand le perdant a un ou deux points, et trois quand il n’en a aucun.
option-stake_rule-flat = une par partie
option-stake_rule-multiple = simple, double, triple
option-stake = Mise de la partie
option-stake-help = En unités de la table ; dans une poule, ce que chacun met.
option-stake-0 = rien
option-table = La compagnie
option-table-help = Deux joueurs seulement ; ou le perdant cède sa place au suivant ; ou trois pour une poule, gagnée par deux parties de suite.
option-table-pair = un couple
option-table-rentrants = des rentrants
option-table-pool = une poule à trois
option-games = Parties
option-games-help = Combien de parties on joue quand on rentre tour à tour.
option-side_bets = Paris de la galerie
option-side_bets-help = Si ceux qui attendent peuvent parier sur un joueur, à égalité.
option-bettors_see = Les parieurs voient
option-bettors_see-help = Si la galerie qui parie voit la main sur laquelle elle parie.
option-bettors_see-nothing = aucune main
option-bettors_see-backed_hand = la main sur laquelle ils parient
option-regulations = Règlement
option-regulations-help = La table empêche toute faute ; ou l’on peut faire une renonce, ou marquer un roi qu’on n’a pas, et être puni.
option-regulations-guarded = aucune faute possible
option-regulations-strict = les fautes se paient
