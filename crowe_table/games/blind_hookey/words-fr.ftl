# Every word that Blind Hookey puts on the table.

game-blind-hookey = Blind Hookey
game-blind-hookey-line = Chacun lève un paquet sans le regarder, mise dessus, et l’on retourne tout ensemble.
game-blind-hookey-plain = Misez sur un paquet que personne n’a vu. Puis on retourne tout.
game-blind-hookey-minutes = 6
game-blind-hookey-difficulty = 1

preset-packets = Un paquet chacun
preset-packets-help = Le jeu fait le tour, et chacun en lève un paquet. Ce qui reste est au donneur.
preset-packets-source = Hoyle’s Games Modernized, la première manière
preset-heaps = Trois tas
preset-heaps-help = Le donneur divise le jeu en trois tas. La compagnie mise sur deux d’entre eux, et le troisième est au donneur.
preset-heaps-source = Hoyle’s Games Modernized, la seconde manière

## Places, charts and sums.

heap-left = Gauche
heap-middle = Milieu
heap-right = Droite
account-bet = la mise
chart-odds-packets = Un paquet non vu
chart-odds-heaps = Un tas non vu
chart-beats = Bat le donneur
chart-equals = Est égal
chart-is-beaten = Est battu
chart-bank = Gain du donneur
chart-all-round-packets = Perd contre tous
chart-all-round-heaps =
    { $number ->
        [one] Perd contre un tas
       *[other] Perd contre { WORDS($number) }
    }
chart-shown = La carte du donneur
chart-shown-left = Gauche : le donneur
chart-shown-middle = Milieu : le donneur
chart-shown-right = Droite : le donneur
chart-against =
    { $gender_rank ->
        [f] La { $rank } est battue
       *[m] Le { $rank } est battu
    }
chart-in =
    { $number ->
        [0] jamais
       *[other] { $number } sur { $total }
    }
chart-about = environ { $number } sur { $total }

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Tirez une carte : la plus basse donne.
wait-cut-for-deal = À { $seats } de tirer pour la donne.
ask-shuffle-last = Le jeu est mêlé. Le mêler encore, ou le laisser ?
wait-shuffle-last = { $seats } tient le jeu.
ask-cut-pack = Coupez le jeu.
wait-cut-pack = À { $seats } de couper le jeu.
ask-lift = Levez votre <paquet>paquet</> : de { WORDS($least, form: "f") } à { WORDS($most, form: "f") } cartes. Tirez le jeu vers le haut, ou choisissez un nombre.
wait-lift = À { $seats } de lever un <paquet>paquet</>.
ask-divide = Divisez le jeu en trois <tas>tas</> : tirez-le deux fois vers le haut, ou choisissez deux nombres.
wait-divide = À { $seats } de diviser le jeu.
ask-stake-packets = Faites votre mise. Personne ne regarde les cartes.
wait-stake-packets = À { $seats } de miser.
ask-stake-heaps = Choisissez un <tas>tas</>, et faites votre mise.
wait-stake-heaps = À { $seats } de miser.
ask-stake-second = Miser aussi sur un second <tas>tas</> ?
wait-stake-second = { $seats } peut miser encore.
ask-take = Toutes les mises sont sur un seul <tas>tas</>. Lequel des autres prenez-vous ?
wait-take = À { $seats } de prendre un <tas>tas</>.
ask-next-deal = Cette main est finie. Passez à la suivante quand il vous plaira.
wait-next-deal = La main suivante attend { $seats }.

act-shuffle = Mêler
act-leave = Le laisser
act-lift = Lever
act-divide = Diviser
act-stake = Miser
why-choose-stake = Choisissez d’abord un <tas>tas</>.
act-enough = Un seul tas
act-stake_nothing = Passer
act-take = Prendre un tas
why-choose-take = Choisissez d’abord un <tas>tas</>.
act-ready = Main suivante

## Refusals.

refuse-packet = Un <paquet>paquet</> compte au moins { $least ->
        [one] une carte
       *[other] { WORDS($least, form: "f") } cartes
    }, et ici au plus { WORDS($most, form: "f") }.
refuse-unanswered = Le donneur ne pourrait pas payer autant : il ne peut plus couvrir que { $farthings }.
refuse-third-heap = On a déjà misé sur deux <tas>tas</>. Le troisième est au donneur.
refuse-same-heap = Vous avez déjà misé sur ce <tas>tas</>. Choisissez-en un autre, ou tenez-vous-en à un.

unfit-seats = Le Blind Hookey se joue de deux à huit, pas à { WORDS($seats) }.
unfit-limits = Il n’y a pas de multiple de { $farthings } entre la plus petite mise et la plus forte. Élargissez les limites, ou baissez l’unité de mise.
unfit-purses = Deux joueurs au moins doivent avoir { $farthings }, la plus petite mise. Regarnissez les bourses, ou jouez moins cher.

## What is told.

paid-money = { CAP($source) } à { $target } : { $sum }.
deal-begins =
    { $who ->
        [you] Main { $number }{ $deals ->
        [0] {""}
       *[other] { " " }sur { $deals }
    }. Vous donnez.
       *[other] Main { $number }{ $deals ->
        [0] {""}
       *[other] { " " }sur { $deals }
    }. { $seat } donne.
    }
moved-lift =
    { $who ->
        [you] Vous levez { $cards }.
       *[other] { $seat } lève { $cards }.
    }
moved-divide = Un <tas>tas</> de { $cards }.
unanswered = { $who ->
        [you] Le donneur ne peut plus payer de mise : vous passez cette main.
       *[other] Le donneur ne peut plus payer de mise : { $seat } passe cette main.
    }
result-shown =
    { $who ->
        [you] Vous montrez { $gender_rank ->
            [f] la { $rank }
           *[m] le { $rank }
        }, et { $how ->
            [wins] gagnez { $farthings }
            [loses] perdez { $farthings }
           *[even] restez à égalité
        }
       *[other] { $seat } montre { $gender_rank ->
            [f] la { $rank }
           *[m] le { $rank }
        }, et { $how ->
            [wins] gagne { $farthings }
            [loses] perd { $farthings }
           *[even] reste à égalité
        }
    }.
result-void = Personne n’a misé. Aucune carte n’est montrée, et la donne passe.

## What is spoken.

say-my-deal = La mienne est la plus basse : je donne
say-sit-out = Je passe cette main
say-take-left = Celui de gauche est à moi
say-take-middle = Celui du milieu est à moi
say-take-right = Celui de droite est à moi
say-dealer-shows = { CAP($rank) }
say-all-round =
    { $who ->
        [you] Perdu contre tous : la donne est à vous
       *[other] Perdu contre tous : la donne va à { $seat }
    }
say-deal-passes =
    { $who ->
        [you] La donne est à vous
       *[other] La donne va à { $seat }
    }
say-rise = J’en ai assez ; arrêtons-nous là

## Money that moves.

paid-stake = la mise
paid-covers = couvre toutes les mises
paid-dealer = perdu contre le donneur
log-paid-dealer = perdu
log-paid-player = gain
log-paid-back = la mise
log-paid-take-up = la <banque>banque</>
paid-player = payé par le donneur
paid-back = la mise rendue
paid-take-up = reprend la <banque>banque</>

win-hands = { $number ->
        [one] La seule main convenue est finie.
       *[other] Les { WORDS($number, form: "f") } mains sont jouées.
    }
win-purses = Moins de deux joueurs peuvent payer la plus petite mise : la partie s’arrête.
win-rise = { $who ->
        [you] Vous vous arrêtez là, et la partie est finie.
       *[other] { $seat } s’arrête là, et la partie est finie.
    }

## The rules of the house.

option-unit = Unité de la table
option-unit-help = Ce que vaut une unité de mise.
option-hands = Mains
option-hands-help = Combien de mains l’on joue.
option-hands-0 = jusqu’à ce que quelqu’un s’arrête
option-method = Manière
option-method-help = Chacun lève un paquet, ou tous misent sur trois tas.
option-method-packets = un paquet chacun
option-method-heaps = trois tas
option-ace = L’as
option-ace-help = Ce que vaut l’as quand on retourne les paquets. Cela ne change les chances de personne.
option-ace-high = haut
option-ace-low = bas
option-cut_ace = L’as à la coupe
option-cut_ace-help = Ce que vaut l’as quand on tire pour la donne, qui revient à la plus basse carte.
option-cut_ace-low = bas
option-cut_ace-high = haut
option-equal = Cartes égales
option-equal-help = Si le donneur gagne à égalité, c’est tout son avantage ; sinon le jeu est équitable.
option-equal-dealer = au donneur
option-equal-push = à personne
option-due_share = Le plus grand paquet
option-due_share-help = La part d’un joueur dans tout le jeu, ou dans les cartes qui restent.
option-due_share-whole = une part du jeu
option-due_share-remaining = une part du reste
option-least_packet = Le plus petit paquet
option-least_packet-help = Le plus petit nombre de cartes d’un paquet ou d’un tas.
option-must_stake = Tous doivent miser
option-must_stake-help = Si un joueur n’a pas le droit de passer une main.
option-stake_unit = Unité de mise
option-stake_unit-help = Toute mise en est un multiple ; en unités de la table.
option-min_stake = La plus petite mise
option-min_stake-help = En unités de la table.
option-max_stake = La plus forte mise
option-max_stake-help = En unités de la table.
option-max_hands = La donne passe après
option-max_hands-help = Le plus grand nombre de mains d’un donneur, même s’il n’a pas perdu contre tous.
option-max_hands-0 = une perte contre tous
edge-note = Exact : chaque mise coûte la même part, où qu’elle soit.
