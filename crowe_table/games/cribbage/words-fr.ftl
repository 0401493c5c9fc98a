# Every word that Cribbage puts on the table.

game-cribbage = Cribbage
game-cribbage-line = Écartez au crib, comptez des quinze en jouant, et arrivez au bout avant l’autre.
game-cribbage-plain = Faites des quinze, des paires et des suites, et menez votre fichet au bout avant l’autre.
game-cribbage-minutes = 20
game-cribbage-difficulty = 2

preset-crowe = Mr. Crowe
preset-crowe-help = La retourne se montre avant l’écart, une suite de trois vaut deux, et un tour de planche fait la partie. À quatre, on peut jouer en deux camps.
preset-crowe-source = Mr. Crowe’s Games, London 1775

preset-modern = À six cartes, comme au club
preset-modern-help = Six cartes chacun, deux tours de planche, cent vingt et un points : le Cribbage d’aujourd’hui, plus jeune que nos livres.
preset-modern-source = L’usage des clubs d’aujourd’hui
preset-encyclopaedia = L’encyclopédie
preset-encyclopaedia-help = Cinq cartes ; la retourne se coupe après l’écart et se pose sur le crib ; trois points d’avance à celui qui ne donne pas, et un tour fait la partie. À quatre, en deux camps. Ses amendes ne comptent que si chacun annonce et place ses fichets : choisissez les deux parmi les règles de la maison.
preset-encyclopaedia-source = Une encyclopédie du siècle passé
preset-hoyle5 = Hoyle, cinq cartes
preset-hoyle5-help = L’ancien jeu à deux : on garde trois cartes, on pose sa main après trente et un ou un « passe » ; trois points d’avance à celui qui ne donne pas, et un tour fait la partie.
preset-hoyle5-source = Hoyle’s Games Modernized, London 1909
preset-hoyle6 = Hoyle, six cartes
preset-hoyle6-help = On garde quatre cartes et on les joue toutes ; deux tours font la partie. À trois, chacun pour soi ; à quatre, en deux camps, avec cinq cartes chacun.
preset-hoyle6-source = Hoyle’s Games Modernized, London 1909
preset-hoyle7 = Hoyle, sept cartes
preset-hoyle7-help = On garde cinq cartes, les comptes sont gros, et trois tours de planche font la partie.
preset-hoyle7-source = Hoyle’s Games Modernized, London 1909

## Places.

place-start-on_pack = La <retourne>retourne</>
place-start-on_crib = Sur le <crib>crib</>
place-crib = Le <crib>crib</>

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Tirez une carte pour la donne. La plus basse donne, et l’as est la plus basse.
wait-cut-for-deal = À { $seats } de tirer pour la donne.
ask-cut-pack = Coupez le jeu pour le donneur.
wait-cut-pack = À { $seats } de couper le jeu.
ask-lay-out =
    { $number ->
        [one] Choisissez une carte pour le <crib>crib</>
       *[other] Choisissez { WORDS($number, form: "f") } cartes pour le <crib>crib</>
    }{ $who ->
        [you] , qui est à vous.
       *[other] , qui est à { $seat }.
    }
wait-lay-out = À { $seats } d’<ecarter>écarter</> pour le <crib>crib</>.
ask-cut-start = Coupez le jeu, pour que le donneur montre la <retourne>retourne</>.
wait-cut-start = À { $seats } de couper pour la <retourne>retourne</>.
ask-play =
    { $count ->
        [0] Entamez : le compte commence.
       *[other] Jouez une carte. Le compte est à { WORDS($count) }.
    }
wait-play = À { $seats } de jouer.
wait-count =
    { $who ->
        [you] Vous comptez.
       *[other] { CAP($seat) } compte.
    }
ask-play-claim =
    { $count ->
        [0] Entamez, et dites ce que la carte vous vaut.
       *[other] Le compte est à { WORDS($count) }. Jouez une carte, et dites ce qu’elle vous vaut.
    }
wait-play-claim = À { $seats } de jouer.
ask-claim-hand = Comptez votre main avec la <retourne>retourne</>, et dites ce qu’elle vaut.
wait-claim-hand = À { $seats } de compter sa main.
ask-claim-crib = Comptez le <crib>crib</> avec la <retourne>retourne</>, et dites ce qu’il vaut.
wait-claim-crib = À { $seats } de compter le <crib>crib</>.
ask-agree = { CAP($seat) } a annoncé son compte. N’y manque-t-il rien ?
wait-agree = À { $seats } de vérifier le compte.
ask-peg =
    { $number ->
        [one] Vous avez fait un point. Portez le fichet arrière un trou devant l’autre.
       *[other] Vous avez fait { WORDS($number) } points. Portez le fichet arrière d’autant de trous devant l’autre.
    }
wait-peg = À { $seats } de marquer.
ask-fresh-deal = Après une telle faute, vous pouvez demander une nouvelle donne du même donneur.
wait-fresh-deal = À { $seats } de dire s’il faut redonner.

act-lay_out = Écarter
act-play = Jouer
act-play_for = Jouer et compter
act-claim_score = Annoncer
act-muggins = Muggins !
act-let_stand = Laisser
act-peg = Marquer
act-lift_fore = Ôter le fichet avant
act-own_up = Avouer
act-fresh_deal = Redonner
act-deal_stands = Continuer
word-own_up-card_shown = J’ai montré une carte en donnant
word-own_up-too_many_dealt = J’ai donné une carte de trop
word-own_up-pack_touched = J’ai touché le jeu
word-own_up-too_many_found = J’ai une carte de trop
word-own_up-pegs_touched = J’ai touché mes fichets

## Refusals.

refuse-over-31 = { CAP($card) } ferait { WORDS($count) }, et le compte ne peut pas dépasser trente et un.
unfit-seats = Le Cribbage se joue à deux, à trois chacun pour soi, ou à quatre en camps ; pas à { WORDS($seats) }.
unfit-crib = Le crib doit avoir quatre cartes en tout : à ce nombre de joueurs, chacun en écarte { $seats ->
        [2] deux
        [3] une, et le jeu en fournit une
       *[other] une
    }.
unfit-dealer = Le premier donneur doit avoir sa place à cette table.
unfit-stake =
    { $amount ->
        [0] La plus petite bourse est vide : jouez pour l’honneur, ou regarnissez les bourses.
       *[other] Une bredouille peut doubler la perte : pour que la plus petite bourse y suffise, la mise est de { $farthings } au plus.
    }

## What is said of claims, pegs and faults.

over-claimed =
    { $number ->
        [0] Cela ne vaut rien : l’annonce est retirée.
       *[other] C’est trop. Cela fait { WORDS($number) }, et le reste est retiré.
    }
nothing-missed = Rien n’était oublié.
pegged-over = C’est un trou de trop : il fallait en marquer { WORDS($number) }. Le fichet est remis.
pegged-under = C’est trop peu : il fallait en marquer { WORDS($number) }.
lifted-fore =
    { $who ->
        [you] Vous avez ôté votre fichet avant : il va derrière l’autre, et { $number ->
            [one] un point est perdu.
           *[other] { WORDS($number) } points sont perdus.
        }
       *[other] { CAP($seat) } a ôté son fichet avant : il va derrière l’autre, et { $number ->
            [one] un point est perdu.
           *[other] { WORDS($number) } points sont perdus.
        }
    }
fault-card_shown = On a laissé voir une carte de l’adversaire en donnant : deux points à l’adversaire, qui peut demander qu’on redonne.
fault-too_many_dealt = Une carte de trop a été donnée : deux points à l’adversaire, qui peut demander qu’on redonne.
fault-pack_touched = On a touché au jeu avant la coupe : deux points à l’adversaire.
fault-too_many_found = Une main a une carte de trop : quatre points à l’adversaire, qui peut demander qu’on redonne.
fault-pegs_touched = On a touché aux fichets sans raison : deux points à l’adversaire.

## What is spoken.

say-count = { CAP(WORDS($count)) }
say-go = Passe
say-claim =
    { $number ->
        [0] Rien
       *[other] { CAP(WORDS($number)) }
    }
say-muggins = Muggins !
say-fresh-deal = Redonnez, s’il vous plaît
say-my-deal = J’ai la plus basse : je donne

log-say-count = { $count }
log-moved-lay_out =
    { $who ->
        [you] Vous écartez
       *[other] { $seat } écarte
    }

count-claimed = annoncé, { WORDS($running) }
count-muggins = oublié, { WORDS($running) }
count-over-claimed = annoncé de trop, { WORDS($running) }
count-penalty = pour la faute, { WORDS($running) }
count-none = Rien
count-fifteen = quinze, { WORDS($running) }
count-pair =
    { $first ->
        [yes] une paire, { WORDS($running) }
       *[no] et une paire, { WORDS($running) }
    }
count-pair-royal =
    { $first ->
        [yes] un <brelan>brelan</>, { WORDS($running) }
       *[no] et un <brelan>brelan</>, { WORDS($running) }
    }
count-double-pair-royal =
    { $first ->
        [yes] un <carre>carré</>, { WORDS($running) }
       *[no] et un <carre>carré</>, { WORDS($running) }
    }
count-run =
    { $first ->
        [yes] une suite de { WORDS($length) }, { WORDS($running) }
       *[no] et une suite de { WORDS($length) }, { WORDS($running) }
    }
count-flush =
    { $first ->
        [yes] un flush de { WORDS($length) }, { WORDS($running) }
       *[no] et un flush de { WORDS($length) }, { WORDS($running) }
    }
count-noddy =
    { $first ->
        [yes] le <valet-noddy>valet Noddy</>, un
       *[no] et un pour le <valet-noddy>valet Noddy</>, { WORDS($running) }
    }
count-nob =
    { $first ->
        [yes] un pour le <bon-valet>bon valet</>
       *[no] et un pour le <bon-valet>bon valet</>, { WORDS($running) }
    }

play-fifteen = quinze, deux
play-thirty-one =
    { $first ->
        [yes] trente et un, pour deux
       *[no] trente et un, { WORDS($running) }
    }
play-pair =
    { $first ->
        [yes] une paire, pour deux
       *[no] et une paire, { WORDS($running) }
    }
play-pair-royal =
    { $first ->
        [yes] un brelan, pour six
       *[no] et un brelan, { WORDS($running) }
    }
play-double-pair-royal =
    { $first ->
        [yes] un carré, pour douze
       *[no] et un carré, { WORDS($running) }
    }
play-run =
    { $first ->
        [yes] une suite de { WORDS($length) }, pour { WORDS($points) }
       *[no] et une suite de { WORDS($length) }, { WORDS($running) }
    }
play-flush =
    { $first ->
        [yes] un flush de { WORDS($length) }, pour { WORDS($points) }
       *[no] et un flush de { WORDS($length) }, { WORDS($running) }
    }
play-noddy =
    { $first ->
        [yes] le valet Noddy, un
       *[no] et un pour le valet Noddy, { WORDS($running) }
    }
play-nob =
    { $first ->
        [yes] le bon valet, pour un
       *[no] et le bon valet, { WORDS($running) }
    }
play-last = un pour la dernière
three-for-last = trois d’avance
noddy-turned = le valet Noddy, deux
nob-turned = deux pour le valet retourné

score-in-play = au jeu, { WORDS($points) }
score-last = pour la dernière, { WORDS($points) }
score-hand = en main, { WORDS($points) }
score-crib = au <crib>crib</>, { WORDS($points) }
score-muggins = muggins, { WORDS($points) }
score-over-claimed = pour l’annonce de l’adversaire, { WORDS($points) }
score-penalty = selon les règles, { WORDS($points) }
score-three-for-last = trois d’avance
score-nob-turned = deux pour le <valet-retourne>valet retourné</>
score-noddy-turned = pour le <valet-noddy>valet Noddy</> retourné, { WORDS($points) }

# The same without their points, for the record.
record-score-in-play = au jeu
record-score-last = pour la dernière
record-score-hand = en main
record-score-crib = au crib
record-score-muggins = muggins
record-score-over-claimed = pour l’annonce de l’adversaire
record-score-penalty = selon les règles
record-score-noddy-turned = pour le valet Noddy retourné

result-counted =
    { CAP($seats) } : { $points ->
        [0] rien
       *[other] { WORDS($points) }
    } en main ; { $seats_dealer } : { $points_dealer ->
        [0] rien
       *[other] { WORDS($points_dealer) }
    }, et { $points_crib ->
        [0] rien
       *[other] { WORDS($points_crib) }
    } au <crib>crib</>. La marque : { $score } à { $score_dealer }.
result-counted-three =
    { CAP($seats) } : { $points ->
        [0] rien
       *[other] { WORDS($points) }
    } en main ; { $seats_second } : { $points_second ->
        [0] rien
       *[other] { WORDS($points_second) }
    } ; { $seats_dealer } : { $points_dealer ->
        [0] rien
       *[other] { WORDS($points_dealer) }
    }, et { $points_crib ->
        [0] rien
       *[other] { WORDS($points_crib) }
    } au <crib>crib</>. La marque : { $score }, { $score_second } et { $score_dealer }.
win = Partie gagnée. Le perdant a { $score } points, et évite la <bredouille>bredouille</>.
win-lurch = Partie gagnée, et <bredouille>bredouille</> ! Le perdant n’a que { $score } sur { $target }, et paie double.

## What happened, in words.

moved-lay_out =
    { $who ->
        [you] Vous écartez { $cards }.
       *[other] { $seat } écarte { $cards }.
    }
shown-crib = Au <crib>crib</> : { $cards }.

## The rules of the house.

option-unit = Unité de la table
option-unit-help = Ce que vaut une unité de mise.
option-cards_dealt = Cartes données
option-cards_dealt-help = Combien de cartes chacun reçoit avant l’écart.
option-laid_out = Écart
option-laid_out-help = Combien de cartes chacun donne au crib, qui en a toujours quatre.
option-pack_to_crib = Du jeu au crib
option-pack_to_crib-help = À trois, une carte du jeu porte le crib à quatre.
option-count_mode = Compte
option-count_mode-help = La table peut compter pour vous, ou chacun annonce ce que lui vaut chaque carte et chaque main.
option-count_mode-automatic = la table compte
option-count_mode-claim = chacun annonce
option-under_claim = Points oubliés
option-under_claim-help = Ce que deviennent les points qu’on n’annonce pas, ou qu’on ne marque pas.
option-under_claim-forgiven = sont comptés
option-under_claim-lost = sont perdus
option-under_claim-muggins = muggins : à qui les voit
option-over_claim = Points de trop
option-over_claim-help = Ils sont retirés ; selon l’encyclopédie, l’adversaire en marque autant.
option-over_claim-corrected = sont retirés
option-over_claim-pegged = vont à l’adversaire
option-penalties = Amendes
option-penalties-help = Les règles de l’encyclopédie sur les fautes de cartes et de fichets, quand on marque à la main.
option-penalties-none = aucune
option-penalties-encyclopaedia = de l’encyclopédie
option-pegging = Marque
option-pegging-help = La table peut placer les fichets, ou chacun place les siens.
option-pegging-automatic = la table marque
option-pegging-by_hand = chacun à la main
option-target = Partie
option-target-help = Combien de points font gagner.
option-target-31 = 31 : un demi-tour
option-target-61 = 61 : un tour
option-target-121 = 121 : deux tours
option-target-181 = 181 : trois tours
option-lurch_below = Bredouille au-dessous de
option-lurch_below-help = Le perdant qui a moins de points est bredouille et paie double.
option-lurch_below-0 = pas de bredouille
option-stake_rule = Ce qu’on paie
option-stake_rule-help = Une mise pour toute la partie, ou tant par point d’écart entre gagnant et perdant.
option-stake_rule-flat = pour la partie
option-stake_rule-difference = par point d’écart
option-stake = Mise de la partie
option-stake-help = En unités de la table ; rien, pour jouer pour l’honneur.
option-stake-0 = rien
option-rate = Mise du point
option-rate-help = En quarts de l’unité, quand on paie les points d’écart.
option-rate-0 = rien
option-first_dealer = Premier donneur
option-first_dealer-help = Mr. Crowe laisse le choix aux joueurs ; dans les autres livres on tire, et la plus basse donne.
option-first_dealer-cut_low = la plus basse carte
option-first_dealer-chosen = un joueur choisi
option-first_dealer-random = au hasard
option-chosen_dealer = Le donneur choisi
option-chosen_dealer-help = La place qui donne la première, quand le donneur est choisi.
option-next_game_dealer = Donneur suivant
option-next_game_dealer-help = Qui donne le premier à la partie suivante de la même table.
option-next_game_dealer-cut = la plus basse carte
option-next_game_dealer-alternate = celui qui n’a pas donné
option-next_game_dealer-winner = le gagnant
option-next_game_dealer-loser = le perdant
option-pack_cut_before_deal = Coupe avant la donne
option-pack_cut_before_deal-help = Si le voisin de droite du donneur coupe le jeu.
option-start_when = On montre la retourne
option-start_when-help = Mr. Crowe la montre avant tout écart ; les autres livres après.
option-start_when-before_lay_out = avant l’écart
option-start_when-after_lay_out = après l’écart
option-start_how = La retourne est
option-start_how-help = La première carte du jeu, ou celle où le premier joueur coupe.
option-start_how-top_card = la première carte
option-start_how-cut = coupée
option-start_lies = On pose la retourne
option-start_lies-help = Sur le jeu, ou sur le crib, où elle sert à celui qui le compte.
option-start_lies-on_pack = sur le jeu
option-start_lies-on_crib = sur le crib
option-three_for_last = Trois d’avance
option-three_for_last-help = Trois points d’avance à celui qui ne donne pas, car le premier crib est au donneur.
option-three_for_last-none = jamais
option-three_for_last-first_deal = à la première donne
option-three_for_last-every_deal = à chaque donne
option-run_of_three = Une suite de trois
option-run_of_three-help = Mr. Crowe, comme de plus vieux livres, lui donne deux points ; les livres suivants, trois.
option-run_of_three-2 = deux points
option-run_of_three-3 = trois points
option-play_fifteen = Quinze au jeu
option-play_fifteen-help = Mr. Crowe compte toute suite des dernières cartes qui fait quinze ; les livres suivants, seulement le compte entier.
option-play_fifteen-top_cards = les dernières cartes
option-play_fifteen-whole_count = le compte entier
option-play_flush = Flush au jeu
option-play_flush-help = Si trois cartes ou plus d’une même couleur, jouées de suite, valent des points.
option-hand_flush = Un flush en main
option-hand_flush-help = Trois cartes d’une couleur avec la retourne, ou seulement toutes les cartes de la main.
option-hand_flush-any_three = trois d’une couleur
option-hand_flush-whole_hand = la main entière
option-crib_flush = Un flush au crib
option-crib_flush-help = Trois cartes d’une couleur, ou seulement les quatre avec la retourne.
option-crib_flush-any_three = trois d’une couleur
option-crib_flush-five_only = les cinq
option-knave = Nom du valet
option-knave-help = « Noddy » dans les vieux livres ; plus tard « his nob », le bon valet, et « his heels » quand il est retourné.
option-knave-noddy = valet Noddy
option-knave-nob = bon valet, valet retourné
option-noddy_in_play = Valet Noddy au jeu
option-noddy_in_play-help = Si le valet de la couleur retournée vaut un point quand on le joue.
option-go_rule = Après un « passe »
option-go_rule-help = Si l’on peut encore jouer quand l’adversaire ne le peut plus, ou si le jeu s’arrête.
option-go_rule-stop = le jeu s’arrête
option-go_rule-play_on = le jeu continue
option-play_out = Jouer toutes les cartes
option-play_out-help = Si les cartes qui restent après trente et un ou un « passe » se jouent sur un nouveau compte.
option-early_end = On peut s’arrêter
option-early_end-help = Si tous peuvent convenir, entre deux donnes, de quitter la partie. Elle est nulle, et personne ne paie.
option-chosen_dealer-0 = le premier joueur
option-chosen_dealer-1 = le deuxième joueur
option-chosen_dealer-2 = le troisième joueur
option-chosen_dealer-3 = le quatrième joueur
kind-lay_out-five = les cinq que vous écartez
