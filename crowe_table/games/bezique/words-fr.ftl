# Every word that Rubicon Bézique puts on the table.

game-bezique = Bésigue Rubicon
game-bezique-line = Quatre jeux et soixante-quatre levées : gagnez-en une quand vous avez de quoi annoncer. Perdre avec moins de mille points coûte cher.
game-bezique-plain = Une longue partie à deux : réunissez des rois, des dames, des couleurs entières ; chaque ensemble compte.
game-bezique-minutes = 30
game-bezique-difficulty = 3

preset-portland_1887 = Le Portland Club
preset-portland_1887-help = Le code de 1887 : un rubicon coûte treize cents, en plus des deux marques. Ses lois sur les jeux neufs, les cartes déchirées et les spectateurs ne valent que si l’on fixe un prix et une mise.
preset-portland_1887-source = The Laws of Rubicon Bézique, par un comité du Portland Club, 1887
preset-modern = Les livres d’après
preset-modern-help = De même, mais un rubicon coûte treize cent vingt, pour compter toutes les brisques.
preset-modern-source = Le Bésigue Rubicon des livres d’après

option-unit = Unité de la table
option-unit-help = Ce que vaut une unité de mise.
option-deal_by = On donne
option-deal_by-help = Chacun reçoit neuf cartes, une à une ou par trois.
option-deal_by-1 = une à une
option-deal_by-3 = par trois
option-first_deal = La première donne
option-first_deal-help = La plus haute carte choisit qui donne, ou doit donner ; ou l’on en convient.
option-first_deal-cut_choice = la plus haute choisit
option-first_deal-cut_high_deals = la plus haute donne
option-first_deal-chosen = comme convenu
option-chosen_dealer = Le donneur convenu
option-chosen_dealer-help = Qui donne le premier, quand on en convient.
option-chosen_dealer-0 = le premier joueur
option-chosen_dealer-1 = le deuxième joueur
option-next_deal = La partie suivante
option-next_deal-help = On donne à tour de rôle, ou l’on tire de nouveau.
option-next_deal-alternate = chacun son tour
option-next_deal-cut = on tire encore
option-carte_blanche_repeats = Carte blanche suivie
option-carte_blanche_repeats-help = Si, après carte blanche, chaque carte prise vaut encore cinquante, tant qu’il ne vient pas de figure.
option-crossed_marriages = Mariages croisés
option-crossed_marriages-help = Si deux mariages annoncés dans une couleur peuvent échanger leurs époux, et compter encore deux fois.
option-brisques_shown = On compte les brisques
option-brisques_shown-help = Quand on vous dit combien d’as et de dix vous avez pris.
option-brisques_shown-late = vers la fin du talon
option-brisques_shown-always = toujours
option-brisques_shown-never = pas avant la fin
option-rubicon = Le Rubicon
option-rubicon-help = Un perdant qui a moins, même avec ses brisques, n’a pas passé le Rubicon et paie les deux marques.
option-game_bonus = Ajouté à la différence
option-game_bonus-help = Ce que vaut la partie elle-même, quand le perdant a passé le Rubicon.
option-rubicon_bonus = Ajouté pour un rubicon
option-rubicon_bonus-help = Mille, et les brisques, prises pour trois cents ou pour trois cent vingt.
option-rubicon_bonus-1300 = 1 300
option-rubicon_bonus-1320 = 1 320
option-saved_can_win = Un joueur sauvé peut gagner
option-saved_can_win-help = Si un perdant sauvé par ses brisques gagne, quand elles portent sa marque au-dessus de l’autre.
option-stake_per_hundred = Mise par centaine
option-stake_per_hundred-help = En quarts de l’unité, pour chaque centaine de ce que vaut la partie. Une partie de 3 000 coûte trente fois autant.
option-stake_per_hundred-0 = rien
option-fresh_pack_price = Jeux neufs
option-fresh_pack_price-help = Ce que coûtent quatre jeux neufs, en unités de la table. Celui qui les demande les paie ; pour une carte déchirée, chacun en paie la moitié.
option-fresh_pack_price-0 = jamais demandés
option-bystander_rule = Conseils des spectateurs
option-bystander_rule-help = Quand on joue pour de l’argent : personne ne conseille ; ou celui qui écoute un conseil répond de la mise de l’autre ; ou chacun peut parler.
option-bystander_rule-silent = interdits
option-bystander_rule-hint_pays = il se paie
option-bystander_rule-off = il est libre

## Places.

place-pack = Le <talon>talon</>
place-heap = Le tas
account-box = la maison
chart-brisques =
    { $number ->
        [0] aucune brisque
        [one] une brisque
       *[other] { WORDS($number, form: "f") } brisques
    }
chart-scores = Ce qui compte
chart-points = { $points }
chart-marriage = Mariage
chart-royal-marriage = d’atout
chart-sequence = Quinte
chart-royal-sequence = d’atout
chart-bezique = Bésigue
chart-two = double
chart-three = triple
chart-four = quadruple
chart-aces = Quatre as
chart-kings = Rois
chart-queens = Dames
chart-knaves = Valets
chart-stake = Une partie de 3 000 coûte { $farthings }.

## Questions, as they are put to whom they concern, and as the others wait.

ask-fresh-packs = Jouons-nous avec ces jeux ?
wait-fresh-packs = À { $seats } d’examiner les jeux.
ask-cut-for-deal = Tirez une carte : la plus haute a le choix.
wait-cut-for-deal = À { $seats } de tirer pour la donne.
ask-choose-deal = Vous avez la plus haute carte. Voulez-vous donner, ou entamer ?
wait-choose-deal = À { $seats } de choisir qui donne.
ask-cut-pack = Coupez les jeux pour le donneur.
wait-cut-pack = À { $seats } de couper les jeux.
ask-lead =
    { $number ->
        [0] Entamez de n’importe quelle carte.
       *[other] Entamez de n’importe quelle carte, de votre main ou de la table.
    }
wait-lead = À { $seats } d’entamer.
ask-reply = Jouez la carte que vous voulez : rien n’oblige à fournir tant qu’il y a un <talon>talon</>.
wait-reply = À { $seats } de jouer.
ask-declare = La levée est à vous. Annoncez une combinaison si vous pouvez, puis prenez une carte.
wait-declare = { $seats } peut <annoncer>annoncer</>, et prend.
ask-follow = On a joué { $suit }. Fournissez, et prenez si vous pouvez.
wait-follow = À { $seats } de jouer.

act-keep_packs = Jouer avec ceux-ci
act-call_fresh_packs = Demander des jeux neufs
act-torn_card = Montrer une carte déchirée
act-choose_deal = Choisir
word-choose_deal-deal = Je donne
word-choose_deal-receive = J’entame
act-play = Jouer
act-declare_blanche = Montrer carte blanche
act-show_drawn = Montrer la carte prise
act-hear_onlooker = Écouter un conseil
act-declare = Annoncer
act-draw = Prendre une carte
act-waive = Prendre sans annoncer
act-resign = Abandonner

## Declarations: as they are offered, called, and counted.

offer-marriage = Mariage de { $suit }
offer-royal-marriage = Mariage d’atout
offer-sequence = Quinte de { $suit }
offer-royal-sequence = Quinte d’atout
offer-bezique =
    { $number ->
        [1] Bésigue
        [2] Double bésigue
        [3] Triple bésigue
       *[4] Quadruple bésigue
    }
offer-aces = Quatre as
offer-kings = Quatre rois
offer-queens = Quatre dames
offer-knaves = Quatre valets

say-marriage = <mariage>Mariage</>, vingt
say-royal-marriage = <mariage>Mariage</> d’<atout>atout</>, quarante
say-sequence = <quinte>Quinte</>, cent cinquante
say-royal-sequence = <quinte>Quinte</> d’<atout>atout</>, deux cent cinquante
say-bezique =
    { $number ->
        [1] <besigue>Bésigue</>, quarante
        [2] Double <besigue>bésigue</>, cinq cents
        [3] Triple <besigue>bésigue</>, quinze cents
       *[4] Quadruple <besigue>bésigue</>, quatre mille cinq cents
    }
say-aces = Cent d’as
say-kings = Quatre-vingts de rois
say-queens = Soixante de dames
say-knaves = Quarante de valets
say-to-score = 
    { $points ->
        [1500] Et encore quinze cents à compter
        [4500] Et encore quatre mille cinq cents à compter
       *[other] Et encore { WORDS($points) } à compter
    }
say-blanche = <carte-blanche>Carte blanche</>, cinquante
say-deal = Je donne
say-receive = Vous donnez
say-resign = J’abandonne

score-marriage = un <mariage>mariage</>
score-royal-marriage = le <mariage>mariage</> d’<atout>atout</>
score-sequence = une <quinte>quinte</>
score-royal-sequence = la <quinte>quinte</> d’<atout>atout</>
score-bezique = <besigue>bésigue</>
score-aces = quatre as
score-kings = quatre rois
score-queens = quatre dames
score-knaves = quatre valets
score-blanche = <carte-blanche>carte blanche</>
score-last-trick = la dernière levée
count-marriage = <mariage>Mariage</> de { $suit }
count-royal-marriage = <mariage>Mariage</> d’<atout>atout</>
count-sequence = <quinte>Quinte</> de { $suit }
count-royal-sequence = <quinte>Quinte</> d’<atout>atout</>
count-bezique =
    { $number ->
        [1] <besigue>Bésigue</>
        [2] Double <besigue>bésigue</>
        [3] Triple <besigue>bésigue</>
       *[4] Quadruple <besigue>bésigue</>
    }
count-aces = Quatre as
count-kings = Quatre rois
count-queens = Quatre dames
count-knaves = Quatre valets
count-blanche = <carte-blanche>Carte blanche</>
count-last-trick = Cinquante de dernière levée

## Refusals.

refuse-meld-no-such = Vous n’avez pas cette combinaison.
refuse-meld-none-with = Avec cette carte, vous ne pouvez rien <annoncer>annoncer</>.
refuse-meld-in-sequence = Ce roi ou cette dame a compté dans une <quinte>quinte</>, et ne peut plus se marier.
refuse-meld-in-greater = L’une d’elles a compté dans un plus grand <besigue>bésigue</>, et ne peut plus compter dans un plus petit.
refuse-meld-again = Les mêmes cartes ont déjà compté pour cela.
refuse-meld-unplayed = Il faut d’abord jouer une des cartes qui ont compté, puis la remplacer par une autre.
refuse-one-a-trick = On n’annonce qu’une combinaison par levée, et vous avez déjà pris une carte.
refuse-declare-first = On n’annonce qu’après avoir fait une levée, avant de prendre au <talon>talon</>. Gagnez d’abord celle-ci.
refuse-stock-gone = Le <talon>talon</> est épuisé : on ne peut plus rien <annoncer>annoncer</>.
refuse-follow = Le <talon>talon</> est épuisé : il faut fournir, et vous avez du { $suit }.
refuse-win = Le <talon>talon</> est épuisé : il faut prendre si vous pouvez, et vous avez du { $suit } qui prend.
refuse-trump = Le <talon>talon</> est épuisé : vous n’avez pas de cette couleur, et devez couper.
unfit-seats = Le Bésigue Rubicon se joue à deux, non à { WORDS($seats) }.
unfit-stake = Chaque bourse doit contenir au moins ce que peut coûter la plus petite partie, avec le prix des jeux : { $farthings }.

## What the table says.

fresh-packs = On apporte quatre jeux neufs.
last-nine = Le talon est épuisé. Il reste neuf levées : fournissez, et prenez si vous pouvez.
hears-onlooker =
    { $who ->
        [you] Vous écoutez un spectateur, et répondez des suites.
       *[other] { $seat } écoute un spectateur, et répond des suites.
    }
brisques-taken =
    { $who ->
        [you] { $number ->
            [0] Vous n’avez pris aucune brisque.
            [one] Vous avez pris une brisque.
           *[other] Vous avez pris { WORDS($number, form: "f") } brisques.
        }
       *[other] { $number ->
            [0] { $seat } n’a pris aucune brisque.
            [one] { $seat } a pris une brisque.
           *[other] { $seat } a pris { WORDS($number, form: "f") } brisques.
        }
    }
tie-by-brisques =
    { $who ->
        [you] Les marques sont égales, et vos brisques décident.
       *[other] Les marques sont égales, et les brisques décident pour { $seat }.
    }
rubicon-saved = 
    { $who ->
        [you] Vos brisques vous ont fait passer le Rubicon.
       *[other] Les brisques ont fait passer le Rubicon à { $seat }.
    }
result-void = Marques et <brisque>brisques</> sont égales : la partie est nulle.
result-won = 
    { $who ->
        [you] Vous gagnez la partie. Elle vaut { $points }.
       *[other] { $seat } gagne la partie. Elle vaut { $points }.
    }
result-rubicon = 
    { $who_loser ->
        [you] Vous n’avez pas passé le <rubicon>Rubicon</>. La partie vaut { $points }.
       *[other] { $seat_loser } n’a pas passé le <rubicon>Rubicon</>. La partie vaut { $points }.
    }
onlooker-pays =
    { $who ->
        [you] Vous avez écouté un spectateur, et répondez de la mise du perdant, { $farthings } : on ne vous paie rien.
       *[other] { $seat } a écouté un spectateur, et répond de la mise du perdant, { $farthings } : on ne lui paie rien.
    }
purse-short = 
    { $who ->
        [you] Votre bourse est vide. On vous fait remise du reste : { $farthings }.
       *[other] La bourse de { $seat } est vide. On lui fait remise du reste : { $farthings }.
    }
win-void = Partie nulle : on ne paie rien.
win-won = Les points : { $score } à { $loser }.
win-rubicon = Les points : { $score } à { $loser }.
pay-packs = pour les jeux neufs
pay-game = pour une partie de { $points }
