# Every word that Baccara puts on the table.

game-baccara = Baccara
game-baccara-line = L’un tient la banque, le plus hardi joue pour tous les autres, et le plus près de neuf gagne.
game-baccara-minutes = 15
game-baccara-difficulty = 1
game-baccara-short = Six coups

preset-pearson = Mr. Pearson
preset-pearson-help = On tire ou l’on reste à son gré. La troisième carte est couverte jusqu’à ce que toutes se tournent.
preset-pearson-source = Andy Pearson, Carde Gaymes of Olde Englande
preset-chemin = Comme au cercle
preset-chemin-help = Chemin de fer : la troisième carte se donne découverte, et qui joue pour tous doit tirer à quatre et rester à six.
preset-chemin-source = Hoyle’s Games Modernized, et les cercles de France et d’Italie

## Places, charts and sums.

ticket-dealer = le jeu
place-active = Les pontes
place-bank = La banque
place-banker = Le banquier
place-discards = À part
account-bet = la mise
tag-role =
    { $role ->
        [0] {""}
        [1] joue pour tous
        [2] banco
        [3] tient la banque
        [4] offre { $farthings }
       *[5] n’offre plus
    }
chart-odds = Sur cent coups
chart-wins = La banque gagne
chart-null = Égalité
chart-advantage = Sa part sur 100
chart-in-hundred = { $whole },{ $tens }{ $units }
chart-point = Sur cent, à { WORDS($number) }
chart-stand = Rester
chart-draw = Tirer
chart-gains = gagne { $number }
chart-costs = perd { $number }
chart-bank =
    { $who ->
        [you] Votre banque
       *[other] La banque de { $seat }
    }
chart-put-up = Mise en banque
chart-won = Coups gagnés
chart-times = { $number }
chart-uncovered = À couvrir
chart-sum = { $farthings }

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Tirez une carte : la plus basse donne, et la banque lui est offerte la dernière.
wait-cut-for-deal = À { $seats } de couper pour la donne.
ask-name-cutter = Vous avez mêlé. Qui coupera le jeu ?
wait-name-cutter = À { $seats } de nommer qui coupe.
ask-cut-pack = Coupez le jeu.
wait-cut-pack = À { $seats } de couper le jeu.
ask-take-bank = Prenez-vous la banque ? Mettez-y { $farthings } ou plus.
wait-take-bank = La banque est offerte à { $seats }.
ask-take-over = La banque passe à { $farthings }. La prenez-vous pour autant, ou plus ?
wait-take-over = { $seats } peut prendre la banque pour autant.
ask-keep = La banque est à vous, et tient { $farthings }. Restez-vous, ou passez-vous la main en prenant ce qu’il y a ?
wait-keep = À { $seats } de rester, ou de passer la main.
ask-bid-first = La banque est à vendre. Combien y mettez-vous ? { $farthings } au moins.
wait-bid-first = { $seats } peut enchérir pour la banque.
ask-bid-more = { $seat } y mettrait { $farthings }. Montez-vous ?
wait-bid-more = { $seats } peut monter.
ask-bid-sealed = La banque est à vendre, sous pli. Combien y mettez-vous ? { $farthings } au moins.
wait-bid-sealed = On met son offre sous pli : { $seats }.
ask-suivi = La banque tient { $farthings }. Vous pouvez suivre votre banco, avant tous les autres.
wait-suivi = { $seats } peut suivre son banco.
ask-banco = La banque tient { $farthings }. La tenez-vous tout entière, ou gardez-vous le silence ?
wait-banco = Banco, ou silence : { $seats }.
ask-bet = Il reste { $farthings } de banque à couvrir. Que misez-vous ?
wait-bet = À { $seats } de miser.
ask-draw =
    { $how ->
        [partial] Vous jouez pour tous les pontes. Carte, ou restez-vous ?
       *[banco] Vous jouez contre toute la banque. Carte, ou restez-vous ?
    }
wait-draw =
    { $how ->
        [partial] { $seats } joue pour tous : carte, ou non.
       *[banco] { $seats } joue toute la banque : carte, ou non.
    }
ask-draw-banker =
    { $drew ->
        [0] L’autre reste. Une carte pour la banque, ou non ?
       *[1] L’autre a tiré, couvert. Une carte pour la banque, ou non ?
    }
wait-draw-banker = { $seats } tient la banque : carte, ou non.
ask-draw-banker-up = L’autre a tiré { $card }. Une carte pour la banque, ou non ?
wait-draw-banker-up = { $seats } tient la banque : carte, ou non.
ask-next-deal = Le coup est fini. Passez au suivant quand il vous plaira.
wait-next-deal = Avant le coup suivant : { $seats }.

act-name_cutter = À vous de couper
act-take_bank = Je la prends
act-take_bank-number = { $act } pour { $amount }
act-decline_bank = Pas moi
act-keep_bank = Rester
act-pass_bank = Passer la main
act-bid_sum = Enchérir
act-drop_out = N’offrir plus
act-banco_suivi = Banco suivi
act-let_go = Laisser
act-banco = Banco !
act-keep_silent = Se taire
act-bet = Miser
act-no_bet = Ne rien miser
act-draw = Carte
act-stand = Je reste
act-ready = Continuer

## Refusals.

refuse-banco-banker = La banque est à vous : on ne joue pas contre soi-même.
refuse-banco-purse = Vous n’avez pas de quoi : la banque tient { $farthings }, et qui fait banco en met autant.
refuse-banco-suivi =
    { $who ->
        [you] Vous avez joué le dernier banco : le vôtre est un banco suivi, et passe avant tout autre.
       *[other] { $seat } a joué le dernier banco, et peut le suivre avant que nul autre ne parle.
    }
refuse-banco-late = Banco se dit avant la première petite mise. Maintenant misez ce qu’il vous plaît, à votre tour.
refuse-banco-let-go = Vous avez laissé passer la banque pour ce coup. Vous pouvez encore en couvrir une part.
refuse-suivi = Le banco suivi est pour qui vient de jouer un banco contre ce banquier sans le gagner.
refuse-uncovered = La banque ne répond que de ce qu’elle tient, et il n’en reste que { $farthings } à couvrir.
refuse-no-sale = La banque n’est pas à vendre pour l’heure.
refuse-no-bidder = Vous n’enchérissez pas : qui passe la main ne le peut, ni qui a trop peu.
refuse-club-stand =
    { $number ->
        [0] Par la règle du cercle, vous devez tirer à zéro.
       *[other] Par la règle du cercle, vous devez tirer à { WORDS($number) }.
    }
refuse-club-draw = Par la règle du cercle, vous devez rester à { WORDS($number) }.

unfit-seats = Le Baccara se joue de trois à huit ; pas à { WORDS($seats) }.
unfit-purses = Deux au moins doivent avoir { $farthings }, la moindre banque et la moindre mise : remplissez les bourses, ou jouez moins cher.

## What is told.

paid-money = { CAP($source) } à { $target } : { $sum }.
deal-begins =
    { $who ->
        [you] Coup { $number }{ $deals ->
        [0] {""}
       *[other] { " " }sur { $deals }
    }.
       *[other] Coup { $number }{ $deals ->
        [0] {""}
       *[other] { " " }sur { $deals }
    }.
    }
moved-deal-aside = On donne : { $cards }.
moved-burn =
    { $number ->
        [one] On brûle une carte.
       *[other] On brûle { WORDS($number, form: "f") } cartes.
    }
log-moved-burn = Brûlé
shown-active = La main des pontes : { $cards }.
shown-banker = La main de la banque : { $cards }.
pack-low =
    { $number ->
        [0] Les cartes sont épuisées, et l’on refait le paquet.
        [one] Il ne reste qu’une carte, et l’on refait le jeu.
       *[other] Il ne reste que { WORDS($number, form: "f") } cartes, et l’on refait le jeu.
    }
must-pass =
    { $who ->
        [you] Votre banque est montée à { $farthings } : il faut passer la main.
       *[other] La banque de { $seat } est montée à { $farthings } : il faut passer la main.
    }
for-sale = Nul ne prend la banque pour autant. Elle est à vendre.
result-no-banker = Nul ne veut de la banque. Elle refait le tour, si la compagnie reste.
result-unbet =
    { $who ->
        [you] Nul ne mise contre vous. Vous reprenez la banque, et elle va à droite.
       *[other] Nul ne mise contre { $seat }, et la banque va à droite.
    }
result-active-natural =
    { $how ->
        [active] Abattage : { WORDS($point_active) } contre { $point ->
            [0] zéro
           *[other] { WORDS($point) }
        }. La banque saute, et paie { $farthings }.
        [bank] { CAP(WORDS($point_active)) } contre { WORDS($point) } : la banque gagne { $farthings }.
       *[tie] { CAP(WORDS($point_active)) } partout : les mises sont rendues.
    }
result-banker-natural = La banque a { WORDS($point) } en deux cartes, et gagne { $farthings }. L’autre main ne se montre pas.
result-drawn =
    { $how ->
        [active] { CAP(WORDS($point_active)) } contre { WORDS($point) } : la banque saute, et paie { $farthings }.
        [bank] { CAP(WORDS($point_active)) } contre { WORDS($point) } : la banque gagne { $farthings }.
       *[tie] { CAP(WORDS($point)) } partout : les mises sont rendues.
    }

## What is spoken.

say-my-deal = La plus basse : je donne
say-take-bank = Une banque de { $farthings }
say-decline-bank = Pas moi
say-keep = Je reste : { $farthings } en banque
say-pass = La main passe : qui la prend pour autant ?
say-bid-sum = { $farthings }
say-drop-out = Plus rien pour moi
say-banco-suivi = Banco suivi !
say-let-go = Je laisse
say-banco = Banco !
say-no-bet = Rien de ma part
say-card = Carte
say-stand = Je reste
say-point =
    { $number ->
        [0] Baccara
        [8] Huit !
        [9] Neuf !
       *[other] { CAP(WORDS($number)) }
    }
say-rise = J’en ai assez ; levons-nous

## Money that moves.

paid-bank = la banque mise
paid-take-up = la banque reprise
paid-banco = toute la banque, à un seul
paid-bet = la mise
paid-to-bank = perdu à la banque
paid-by-bank = payé par la banque
paid-back = la mise rendue
log-paid-bank = la banque
log-paid-take-up = la banque
log-paid-banco = banco
log-paid-bet = la mise
log-paid-to-bank = perdu
log-paid-by-bank = gain
log-paid-back = la mise

win-hands =
    { $number ->
        [one] Le coup convenu est fait. La compagnie se lève.
       *[other] C’était le dernier des { WORDS($number) } coups. La compagnie se lève.
    }
win-purses = Moins de deux peuvent mettre la moindre mise. La compagnie se lève.
win-rise =
    { $who ->
        [you] Vous vous levez, et la compagnie avec vous.
       *[other] { $seat } se lève, et la compagnie aussi.
    }

## The rules of the house.

option-unit = Unité de la table
option-unit-help = Ce que vaut une unité de mise.
option-hands = Coups
option-hands-help = Combien de coups dure la séance.
option-hands-0 = jusqu’à ce qu’on se lève
option-stake_unit = Unité de mise
option-stake_unit-help = Banque, mises et enchères en sont des multiples ; en unités de la table.
option-min_stake = La moindre mise
option-min_stake-help = La moindre banque, et la moindre mise ; en unités de la table.
option-max_bank = La plus forte banque
option-max_bank-help = Une banque montée à tant d’unités doit passer après le coup.
option-max_bank-0 = sans limite
option-third_card = La troisième carte
option-third_card-help = Est couverte jusqu’à ce que toutes se tournent, ou vue des deux ; cela vaut plus au banquier.
option-third_card-down = couverte
option-third_card-up = découverte
option-draw_rules = Le tirage
option-draw_rules-help = Libre ; ou qui joue contre la banque doit tirer à quatre ou moins, et rester à six et sept.
option-draw_rules-free = libre
option-draw_rules-club = comme au cercle
option-tie = Points égaux
option-tie-help = Les mises sont rendues ; ou elles vont à la banque, ce qui lui vaut environ le dixième de chacune.
option-tie-null = mises rendues
option-tie-bank = à la banque
option-banco_after_tie = Banco suivi après égalité
option-banco_after_tie-help = Si qui a fait banco, et fini à égalité, peut le refaire avant tous les autres.
option-packs = Jeux
option-packs-help = Combien de jeux sont mêlés ensemble. Les cercles en prenaient six.
option-burn = Cartes brûlées
option-burn-help = Combien sont mises à part, sans être vues, chaque fois que le jeu a été coupé.
option-burn-0 = aucune
option-reshuffle_at = On refait le jeu
option-reshuffle_at-help = Quand il reste, avant un coup, tant de cartes ou moins.
option-auction = Banque à vendre
option-auction-help = L’un enchérit sur l’autre, tour après tour ; ou tous disent une somme à la fois.
option-auction-open = à la criée
option-auction-sealed = sous pli
