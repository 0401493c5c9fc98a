# Every word that Bassett puts on the table.

game-bassett = Bassette
game-bassett-contents = Bassette (pharaon)
game-bassett-line = Treize piques sur un tapis, votre argent entre eux, et deux cartes à la fois : la première perd, la seconde gagne.
game-bassett-plain = Posez une pièce sur une carte, et voyez si elle sort pour gagner ou pour perdre.
game-bassett-minutes = 15
game-bassett-difficulty = 2

preset-pearson = Mr. Pearson
preset-pearson-help = Le Pharaon, que le livre nomme Bassette. On ne touche aux mises que lorsqu’une carte chargée vient d’être tournée.
preset-pearson-source = Andy Pearson, Carde Gaymes of Olde Englande
preset-saloon = Le saloon
preset-saloon-help = La banque de Pharaon cent ans après : on change ses mises après chaque coup, et trois cartes pareilles ne s’annoncent pas.
preset-saloon-source = Foster’s Complete Hoyle, et les banques de Pharaon du XIXe siècle
preset-court = La cour
preset-court-help = La vraie Bassette, de la cour de Charles II : couches, cornes pliées pour le paroli, et soixante-sept fois la mise pour six gains de suite.
preset-court-source = The Compleat Gamester, 1721

## Places, charts and sums.

ticket-dealer = banquier
place-loses = Perd
place-wins = Gagne
place-gone = Vues
name-banker = M. Delorme
spot-even = Pair
spot-odd = Impair
spot-high = Haute
account-bet = la mise
account-coppered = la mise à perte
account-call = l’annonce
account-bent_1 = le paroli
account-bent_2 = sept-et-le-va
account-bent_3 = quinze-et-le-va
account-bent_4 = trente-et-le-va
account-bent_5 = soixante-et-le-va
chart-odds = Part de la banque, si ce coup décide
chart-left =
    { $number ->
        [one] Reste une
       *[other] Restent { WORDS($number) }
    }
chart-high = Haute
chart-even = Pair
chart-odd = Impair
chart-spot = { CAP($ranks) }
chart-in =
    { $number ->
        [0] à égalité
       *[other] { $number } sur { $total }
    }
chart-calls = Le coup est annoncé
chart-call = { CAP($rank_loses) }, { $rank_wins }, { $rank_last }
chart-call-sum = { $seat }, { $farthings }
offer-call = { CAP($rank_loses) } perd, { $rank_wins } gagne, { $rank_last } reste

## Questions, as they are put to whom they concern, and as the others wait.

ask-bid-sealed = La banque va au plus offrant. Combien y mettez-vous ? Au moins { $farthings }.
wait-bid-sealed = À { $seats } d’enchérir pour la banque.
ask-take-bank = La banque vous est offerte pour une taille. Combien y mettez-vous ? Au moins { $farthings }.
wait-take-bank = La banque est offerte à { $seats }.
ask-bets = Faites vos jeux. Pressez une carte une fois pour miser qu’elle gagne, deux fois qu’elle perd, trois fois pour reprendre.
wait-bets = À { $seats } de miser.
ask-bets-last = Il reste trois cartes. Faites vos jeux ; et qui annonce le coup ?
wait-bets-last = Le dernier coup attend { $seats }.
ask-couches = Faites vos <couche>couches</>.
wait-couches = À { $seats } de placer des <couche>couches</>.
ask-after-win =
    { $gender_rank ->
        [f] La { $rank } a gagné pour vous.
       *[m] Le { $rank } a gagné pour vous.
    } Prenez votre gain, ou pliez une corne pour viser plus haut.
wait-after-win = À { $seats } de prendre, ou de plier une corne.
ask-last-card = La taille est finie. Prenez ce qu’une carte cornée a gagné, ou laissez-la pour la taille suivante.
wait-last-card = Sur les cartes cornées : { $seats }.
ask-next-deal = La taille est finie. Passez à la suivante quand il vous plaira.
wait-next-deal = La taille suivante attend { $seats }.

act-bid_sum = Enchérir
act-drop_out = Ne rien offrir
act-take_bank = Je la prends
act-take_bank-number = { $act } pour { $amount }
act-decline_bank = Pas moi
act-bet = Miser
act-copper = À perte
act-take_up = Reprendre
act-uncopper = Remettre à gain
act-shift = Déplacer
act-call = Annoncer
act-uncall = Retirer l’annonce
act-take = Prendre le gain
act-take-brings = { $act } : { $amount }
act-paroli = Faire paroli
act-take_pay = Encaisser la cornée
act-ready = Mes jeux sont faits
act-ready-next-deal = Continuer

## Refusals.

refuse-step = De l’argent ou de l’or seulement, s’il vous plaît : les mises sont des multiples de { $farthings }.
refuse-spot = On ne peut poser aucune pièce là.
refuse-limit = Cela passe la limite : pas plus de { $farthings } au même endroit.
refuse-call-limit = On peut annoncer au plus { $farthings } maintenant.
refuse-early-call = Le coup s’annonce quand il reste trois cartes, et non avant.
refuse-uncovered = La banque ne peut pas couvrir cette mise.
refuse-dead = { $spot ->
        [cards] Il ne reste plus de { $ranks }
       *[field] Il n’en reste plus aucune carte
    } : une telle mise ne pourrait ni gagner ni perdre.
refuse-bent = Une carte cornée ne peut que rester, jusqu’à ce qu’elle gagne ou perde.
refuse-no-stake = Vous n’avez pas de mise de cette sorte à cet endroit.
refuse-taken = Vous avez déjà une mise là : ajoutez-y plutôt.
refuse-shut = Les mises sont arrêtées : la table rouvre dès qu’on tourne une carte chargée.
refuse-no-sale = La banque n’est pas à vendre pour l’heure.
refuse-no-bidder = Vous avez trop peu pour tenir une banque.
refuse-banker = Qui tient la banque ne mise pas.

unfit-seats = La Bassette se joue d’un à huit ; pas à { WORDS($seats) }.
unfit-limits = Entre la plus petite et la plus forte mise, il n’y a aucun multiple de { $farthings } : élargissez les limites, ou baissez l’unité de mise.
unfit-house-purses = Quelqu’un doit avoir { $farthings }, la plus petite mise : regarnissez les bourses, ou jouez moins cher.
unfit-alone = Seul, on ne joue que contre la maison : c’est elle qui doit tenir la banque.
unfit-bank = Un joueur doit avoir { $farthings } pour tenir la banque, et un autre la plus petite mise : regarnissez les bourses, ou jouez moins cher.
unfit-late-couch = Si la première carte d’un couple décidait, miser après la fasse serait un avantage : interdisez les couches tardives, ou donnez les doublets à la banque.

## What is told.

paid-money = { CAP($source) } à { $target } : { $sum }.
deal-begins =
    Taille { $number }{ $deals ->
        [0] {""}
       *[other] { " " }sur { $deals }
    }.
handed-back =
    { $who ->
        [you] La banque ne peut pas en tenir plus : on vous rend { $farthings }, { $spot ->
            [cards] sur { $ranks }
            [even] sur pair
            [odd] sur impair
           *[high] sur la haute
        }.
       *[other] La banque ne peut pas en tenir plus : on rend à { $seat } { $farthings }, { $spot ->
            [cards] sur { $ranks }
            [even] sur pair
            [odd] sur impair
           *[high] sur la haute
        }.
    }
result-house = La taille est finie. La banque de la maison en est à { $farthings }.
result-bank =
    { $who ->
        [you] La taille est finie. Vous reprenez votre banque : { $farthings }.
       *[other] La taille est finie. { $seat } reprend sa banque : { $farthings }.
    }

## What is spoken. The house speaks by its banker.

say-soda = { CAP($rank) } : la première carte, le <soda>soda</>, ne compte pas ; faites vos jeux
say-turn = { CAP($rank_loses) } perd, { $rank_wins } gagne
say-split = { CAP($rank_loses) } et { $rank_wins } : <doublet>doublet</>, et la banque prend la moitié
say-nothing = { CAP($rank_loses) } perd, { $rank_wins } gagne ; personne dessus, je tourne
say-last =
    { $gender_rank ->
        [f] La dernière est la { $rank }
       *[m] La dernière est le { $rank }
    }
say-fasse =
    { $gender_rank ->
        [f] La <fasse>fasse</> est la { $rank }
       *[m] La <fasse>fasse</> est le { $rank }
    }
say-couple = { CAP($rank_wins) } gagne, { $rank_loses } perd
say-doublet = { CAP($rank_wins) } et { $rank_loses } : <doublet>doublet</>
say-bank = Je tiens la banque, de { $farthings }
say-bid-sum = { CAP($farthings) } pour la banque
say-drop-out = Je n’offre rien
say-decline-bank = Pas moi
say-call = { CAP($rank_loses) } perd, { $rank_wins } gagne
say-paroli =
    { $number ->
        [1] <paroli>Paroli</>
        [2] Sept-et-le-va !
        [3] Quinze-et-le-va !
        [4] Trente-et-le-va !
       *[5] Soixante-et-le-va !
    }
say-rise = J’en ai assez ; levons-nous

## Money that moves.

paid-fund = la banque
paid-bet =
    { $spot ->
        [cards] sur { $ranks }
        [even] sur pair
        [odd] sur impair
       *[high] sur la haute
    }
# The account of a turn, with the reader's gain.
log-own-say-turn = { CAP($rank_loses) } perd, { $rank_wins } gagne : vous { $sum }
log-own-say-split = { CAP($rank_wins) } perd et gagne : vous { $sum }
log-own-say-couple = { CAP($rank_wins) } gagne, { $rank_loses } perd : vous { $sum }
log-own-say-doublet = { CAP($rank_wins) } perd et gagne : vous { $sum }
log-paid-bet = mises
paid-turned = changé de sens
paid-shifted = déplacé
paid-back = une mise reprise
paid-bank = perdu à la banque
paid-punter = gagné
paid-call = l’annonce
paid-call-lost = l’annonce est fausse
paid-call-won = le coup est bien annoncé
paid-bent = une corne pliée
paid-fresh = une nouvelle <couche>couche</>
paid-step =
    { $number ->
        [1] la <couche>couche</>
        [2] <paroli>paroli</>
        [3] sept-et-le-va
        [4] quinze-et-le-va
        [5] trente-et-le-va
       *[6] soixante-et-le-va
    }
paid-take-up = la banque reprise

win-hands =
    { $number ->
        [one] La taille convenue est finie. La compagnie se lève.
       *[other] C’était la dernière des { WORDS($number, form: "f") } tailles. La compagnie se lève.
    }
win-purses = Plus personne n’a de quoi miser. La compagnie se lève.
win-no-bank = Personne ne veut tenir la banque. La compagnie se lève.
win-rise =
    { $who ->
        [you] Vous vous levez, et la compagnie avec vous.
       *[other] { $seat } se lève, et la compagnie aussi.
    }

## The rules of the house.

option-unit = Unité de la table
option-unit-help = Ce que vaut une unité de mise.
option-hands = Tailles
option-hands-help = Combien de tailles se jouent avant que la compagnie se lève.
option-hands-0 = jusqu’à ce qu’on se lève
option-game = Le jeu
option-game-help = Le Pharaon sur le tapis, comme dans le livre ; ou la Bassette de la cour, chaque carte à part.
option-game-faro = pharaon
option-game-court = vraie bassette
option-bank_by = La banque
option-bank_by-help = La maison la tient ; ou elle va au plus offrant ; ou elle passe à gauche après chaque taille.
option-bank_by-house = la maison
option-bank_by-auction = au plus offrant
option-bank_by-rotate = à tour de rôle
option-bank_fund = Le fonds
option-bank_fund-help = Ce que la maison met dans sa banque, en unités de la table ; jamais moins que ces mises n’en demandent.
option-casekeeper = Le marqueur
option-casekeeper-help = Un cadre à perles qui montre les cartes sorties. Le saloon l’avait ; le livre dit seulement qu’il faut compter.
option-doublet = Un doublet
option-doublet-help = Ce que prend la banque quand la même carte perd et gagne. C’est son seul avantage sur les mises aux cartes.
option-doublet-half = prend la moitié
option-doublet-none = ne prend rien
option-doublet-whole = prend tout
option-high_tie = Doublet et haute carte
option-high_tie-help = Ce que devient une mise sur la plus haute quand les deux cartes sont pareilles.
option-high_tie-stand_off = reste
option-high_tie-half = perd la moitié
option-parity = Pair et impair
option-parity-help = Si valet, dame et roi comptent onze, douze et treize, ou ne comptent pas.
option-parity-numbered = figures comptées
option-parity-pips = points seuls
option-table_opens = La table s’ouvre
option-table_opens-help = Quand on peut faire, déplacer et reprendre ses mises.
option-table_opens-on_decision = si une mise est touchée
option-table_opens-every_turn = après chaque coup
option-call_distinct = Annoncer trois cartes
option-call_distinct-help = Ce qu’on paie, pour un, quand on annonce l’ordre de trois cartes différentes. Cinq serait juste.
option-call_distinct-4 = quatre pour un
option-call_distinct-5 = cinq pour un
option-call_pair = Annoncer une paire
option-call_pair-help = Ce qu’on paie, pour un, quand deux des trois sont pareilles. Deux est juste.
option-call_pair-1 = un pour un
option-call_pair-2 = deux pour un
option-call_three_alike = Annoncer trois pareilles
option-call_three_alike-help = On ne peut pas se tromper quand on a compté.
option-call_three_alike-evens = un pour un
option-call_three_alike-void = ne se mise pas
option-call_max = La plus forte annonce
option-call_max-help = En unités de la table.
option-fasse = La fasse
option-fasse-help = Ce que la première carte de la taille prend à chaque couche posée dessus.
option-fasse-half = la moitié
option-fasse-two_thirds = les deux tiers
option-fasse-whole = le tout
option-couple_doublet = Doublet d’un couple
option-couple_doublet-help = À qui va la mise quand les deux cartes d’un couple sont pareilles.
option-couple_doublet-bank = à la banque
option-couple_doublet-first = la première décide
option-late_couch = Couches tardives
option-late_couch-help = Si une couche peut se faire après la première carte.
option-trente = Trente-et-le-va
option-trente-help = Ce que paient, pour un, cinq gains de suite.
option-trente-30 = trente pour un
option-trente-31 = trente et un pour un
option-trente-33 = trente-trois pour un
option-soixante = Soixante-et-le-va
option-soixante-help = Ce que paient, pour un, six gains de suite.
option-soixante-60 = soixante pour un
option-soixante-63 = soixante-trois pour un
option-soixante-67 = soixante-sept pour un
option-stake_unit = Unité de mise
option-stake_unit-help = Toute mise en est un multiple ; en unités de la table.
option-min_stake = La plus petite mise
option-min_stake-help = En unités de la table.
option-max_stake = La plus forte mise
option-max_stake-help = Le plus qu’on puisse avoir au même endroit ; en unités de la table.
edge-note = Chaque tour compte avec ses chances exactes. Les lignes supposent à chaque mise les chances de maintenant.
