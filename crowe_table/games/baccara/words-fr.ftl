# Every word that Baccara puts on the table.

game-baccara = Baccara
game-baccara-line = L’un tient la banque, le plus hardi joue pour tous les autres, et le plus près de neuf gagne.
game-baccara-plain = Misez sur l’une des deux mains : la plus proche de neuf gagne.
game-baccara-minutes = 15
game-baccara-difficulty = 1

preset-pearson = Mr. Pearson
preset-pearson-help = On tire ou l’on reste à son gré. La troisième carte est donnée couverte, jusqu’à ce que tous abattent.
preset-pearson-source = Andy Pearson, Carde Gaymes of Olde Englande
preset-chemin = Comme au cercle
preset-chemin-help = Chemin de fer : la troisième carte est donnée découverte, et celui qui joue pour tous doit tirer à quatre et rester à six.
preset-chemin-source = Hoyle’s Games Modernized, et les cercles de France et d’Italie

## Places, charts and sums.

ticket-dealer = le jeu
place-active = Les <ponte>pontes</>
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
       *[5] se retire
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

ask-cut-for-deal = Tirez une carte : la plus basse donne, et on lui offrira la banque en dernier.
wait-cut-for-deal = À { $seats } de tirer pour la donne.
ask-name-cutter = Vous avez mêlé. Qui coupera le jeu ?
wait-name-cutter = À { $seats } de nommer qui <coup>coupe</>.
ask-cut-pack = Coupez le jeu.
wait-cut-pack = À { $seats } de couper le jeu.
ask-take-bank = Prenez-vous la banque ? Mettez-y au moins { $farthings }.
wait-take-bank = La banque est offerte à { $seats }.
ask-take-over = La banque passe, à { $farthings }. La prenez-vous à ce prix, ou plus haut ?
wait-take-over = { $seats } peut prendre la banque à ce prix.
ask-keep = La banque est à vous, et tient { $farthings }. La gardez-vous, ou passez-vous la main en prenant ce qu’il y a ?
wait-keep = À { $seats } de garder la banque, ou de passer la main.
ask-bid-first = La banque est à vendre. Combien y mettez-vous ? Au moins { $farthings }.
wait-bid-first = { $seats } peut enchérir pour la banque.
ask-bid-more = { $seat } y mettrait { $farthings }. Montez-vous ?
wait-bid-more = { $seats } peut monter.
ask-bid-sealed = La banque est à vendre, sous pli. Combien y mettez-vous ? Au moins { $farthings }.
wait-bid-sealed = À { $seats } d’offrir, sous pli.
ask-suivi = La banque tient { $farthings }. Vous pouvez suivre votre <banco>banco</>, avant tous les autres.
wait-suivi = { $seats } peut suivre son <banco>banco</>.
ask-banco = La banque tient { $farthings }. Faites-vous <banco>banco</>, ou vous taisez-vous ?
wait-banco = <banco>Banco</>, ou silence : { $seats }.
ask-bet = Il reste { $farthings } de banque à couvrir. Que misez-vous ?
wait-bet = À { $seats } de miser.
ask-draw =
    { $how ->
        [partial] Vous jouez pour tous les <ponte>pontes</>. Tirez-vous, ou restez-vous ?
       *[banco] Vous jouez contre toute la banque. Tirez-vous, ou restez-vous ?
    }
wait-draw =
    { $how ->
        [partial] { $seats } joue pour tous : carte, ou non.
       *[banco] { $seats } joue contre toute la banque : carte, ou non.
    }
ask-draw-banker =
    { $drew ->
        [0] L’autre reste. Une carte pour la banque, ou non ?
       *[1] L’autre a tiré une carte couverte. Une carte pour la banque, ou non ?
    }
wait-draw-banker = { $seats } tient la banque : carte, ou non.
ask-draw-banker-up = L’autre a tiré { $card }. Une carte pour la banque, ou non ?
wait-draw-banker-up = { $seats } tient la banque : carte, ou non.
ask-next-deal = Le <coup>coup</> est fini. Passez au suivant quand il vous plaira.
wait-next-deal = Le <coup>coup</> suivant attend { $seats }.

act-name_cutter = À vous de couper
act-take_bank = Je la prends
act-take_bank-number = { $act } pour { $amount }
act-decline_bank = Pas moi
act-keep_bank = Garder la banque
act-pass_bank = Passer la main
act-bid_sum = Enchérir
act-drop_out = Se retirer
act-banco_suivi = Banco suivi
act-let_go = Laisser passer
act-banco = Banco !
act-keep_silent = Se taire
act-bet = Miser
act-no_bet = Ne rien miser
act-draw = Carte
act-stand = Je reste
act-ready = Continuer

## Refusals.

refuse-banco-banker = La banque est à vous : on ne joue pas contre soi-même.
refuse-banco-purse = Vous n’avez pas de quoi : la banque tient { $farthings }, et faire <banco>banco</>, c’est en mettre autant.
refuse-banco-suivi =
    { $who ->
        [you] Vous avez joué le dernier <banco>banco</> : le vôtre est un <banco-suivi>banco suivi</>, et passe avant tout autre.
       *[other] { $seat } a joué le dernier <banco>banco</>, et peut le suivre avant que personne d’autre ne parle.
    }
refuse-banco-late = On dit <banco>banco</> avant la première petite mise. Misez maintenant ce qu’il vous plaît, à votre tour.
refuse-banco-let-go = Vous avez laissé passer la banque pour ce <coup>coup</>. Vous pouvez encore en couvrir une part.
refuse-suivi = Le <banco-suivi>banco suivi</> est pour celui qui vient de faire <banco>banco</> contre ce banquier sans le gagner.
refuse-uncovered = La banque ne répond que de ce qu’elle tient, et il n’en reste que { $farthings } à couvrir.
refuse-no-sale = La banque n’est pas à vendre pour l’heure.
refuse-no-bidder = Vous n’enchérissez pas : on ne le peut ni après avoir passé la main, ni quand on a trop peu.
refuse-club-stand =
    { $number ->
        [0] Par la règle du cercle, vous devez tirer à zéro.
       *[other] Par la règle du cercle, vous devez tirer à { WORDS($number) }.
    }
refuse-club-draw = Par la règle du cercle, vous devez rester à { WORDS($number) }.

unfit-seats = Le Baccara se joue de trois à huit ; pas à { WORDS($seats) }.
unfit-purses = Deux joueurs au moins doivent avoir { $farthings }, la plus petite banque et la plus petite mise : regarnissez les bourses, ou jouez moins cher.

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
shown-active = La main des <ponte>pontes</> : { $cards }.
shown-banker = La main de la banque : { $cards }.
pack-low =
    { $number ->
        [0] Il n’y a plus de cartes, et l’on remêle le jeu.
        [one] Il ne reste qu’une carte, et l’on remêle le jeu.
       *[other] Il ne reste que { WORDS($number, form: "f") } cartes, et l’on remêle le jeu.
    }
must-pass =
    { $who ->
        [you] Votre banque est montée à { $farthings } : il faut passer la main.
       *[other] La banque de { $seat } est montée à { $farthings } : il faut passer la main.
    }
for-sale = Personne ne prend la banque à ce prix. Elle est à vendre.
result-no-banker = Personne ne veut de la banque. Elle refait le tour, si la compagnie reste.
result-unbet =
    { $who ->
        [you] Personne ne mise contre vous. Vous reprenez votre banque, et la main va à droite.
       *[other] Personne ne mise contre { $seat }, et la main va à droite.
    }
result-active-natural =
    { $how ->
        [active] <abattage>Abattage</> : { WORDS($point_active) } contre { $point ->
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
say-keep = Je garde : { $farthings } en banque
say-pass = La main passe : qui la prend à ce prix ?
say-bid-sum = { $farthings }
say-drop-out = Plus rien pour moi
say-banco-suivi = <banco-suivi>Banco suivi</> !
say-let-go = Je laisse passer
say-banco = <banco>Banco</> !
say-no-bet = Je ne mise pas
say-card = Carte
say-stand = Je reste
say-point =
    { $number ->
        [0] <baccara>Baccara</>
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
log-paid-banco = <banco>banco</>
log-paid-bet = la mise
log-paid-to-bank = perdu
log-paid-by-bank = gain
log-paid-back = la mise

win-hands =
    { $number ->
        [one] Le <coup>coup</> convenu est joué. La compagnie se lève.
       *[other] C’était le dernier des { WORDS($number) } <coup>coups</>. La compagnie se lève.
    }
win-purses = Moins de deux joueurs ont de quoi miser. La compagnie se lève.
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
option-min_stake = La plus petite mise
option-min_stake-help = La plus petite banque, et la plus petite mise ; en unités de la table.
option-max_bank = La plus forte banque
option-max_bank-help = Une banque qui atteint ce nombre d’unités doit passer après le coup.
option-max_bank-0 = sans limite
option-third_card = La troisième carte
option-third_card-help = Elle reste couverte jusqu’à ce que tous abattent, ou les deux côtés la voient, ce qui avantage le banquier.
option-third_card-down = couverte
option-third_card-up = découverte
option-draw_rules = Le tirage
option-draw_rules-help = Libre ; ou celui qui joue contre la banque doit tirer à quatre ou moins, et rester à six et à sept.
option-draw_rules-free = libre
option-draw_rules-club = comme au cercle
option-tie = Points égaux
option-tie-help = Les mises sont rendues ; ou elles vont à la banque, ce qui lui vaut environ un dixième de chacune.
option-tie-null = mises rendues
option-tie-bank = à la banque
option-banco_after_tie = Banco suivi après égalité
option-banco_after_tie-help = Si celui qui a fait banco, et fini à égalité, peut le refaire avant tous les autres.
option-packs = Nombre de jeux
option-packs-help = Combien de jeux sont mêlés ensemble. Les cercles en prenaient six.
option-burn = Cartes brûlées
option-burn-help = Combien sont mises à part, sans être vues, chaque fois que le jeu a été coupé.
option-burn-0 = aucune
option-reshuffle_at = On remêle le jeu
option-reshuffle_at-help = Quand il reste, avant un coup, ce nombre de cartes ou moins.
option-auction = Banque à vendre
option-auction-help = On surenchérit tour après tour ; ou tous annoncent leur somme en même temps.
option-auction-open = à la criée
option-auction-sealed = sous pli
edge-note = Exact, si les deux côtés tirent selon le meilleur plan. Les tirages meilleurs ou pires comptent aussi.
