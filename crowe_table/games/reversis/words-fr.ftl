# Every word that Reversis puts on the table.

game-reversis = Reversis
game-reversis-line = Tout à l’envers : prenez le moins de points que vous pouvez, ou bien toutes les levées.
game-reversis-plain = Le monde à l’envers : gagnez le moins possible.
game-reversis-minutes = 20
game-reversis-difficulty = 3

preset-plain = Le jeu simple
preset-plain-help = De trois à six joueurs, toutes les cartes, et pas de paniers : tous paient celui qui prend le moins de points.
preset-plain-source = La plus ancienne règle, France, 1601
preset-hoyle = Le grand jeu de Hoyle
preset-hoyle-help = À quatre : deux quinolas, chacun avec son panier, une carte passée en face, et des fiches qui vont de boîte en boîte.
preset-hoyle-source = Hoyle’s Games, Improved and Enlarged
preset-basket = Un seul panier
preset-basket-help = Comme à La Haye : un quinola et un panier, on ne passe rien, et l’on peut garder ses cartes.
preset-basket-source = Les règles adoptées à La Haye, 1785

## Places.

place-great = Grand panier
place-little = Petit panier
place-party = La <partie>partie</>
place-discard = Écart
ticket-score =
    { $score ->
        [one] { $score } fiche
       *[other] { $score } fiches
    }
counters-number =
    { $number ->
        [one] { $number } fiche
       *[other] { $number } fiches
    }
account-counters = la boîte de fiches
account-great = le grand panier
account-little = le petit panier

chart-points =
    { $number ->
        [0] Vos points : aucun
       *[other] Vos points : { $number }
    }
chart-espagnolette = Espagnolette : rien n’oblige à fournir
chart-rates = Ce qui se paie en fiches
chart-ace = Un as donné en renonce
chart-ace-of-diamonds = Celui de carreau
chart-knave = Le valet de cœur
chart-queen = La dame de cœur
chart-reversis = Un reversis, par chacun
chart-fish = { $number }
chart-by-points = par points
chart-paid-by-each = Les mises
chart-fewest = Le moins de points, chacun
chart-slam = Toutes les levées, chacun
chart-cards-count = As 4, roi 3, dame 2, valet 1.
chart-opposite = Vis-à-vis, on se paie double.
chart-forced = Autant par chacun, s’il est forcé.

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Tirez une carte : la plus basse donne, et l’as est bas.
wait-cut-for-deal = À { $seats } de tirer pour la donne.
ask-cut-pack = Coupez les cartes pour le donneur.
wait-cut-pack = À { $seats } de couper les cartes.
ask-put-away = Écartez une carte, et prenez celle qui est devant vous.
wait-put-away = À { $seats } d’écarter une carte.
ask-put-away-dealer = Vous avez une carte de trop : écartez-en une.
wait-put-away-dealer = { $seats } donne, et écarte une carte.
ask-pass-across = Choisissez une carte à passer en face.
wait-pass-across = À { $seats } de choisir une carte à passer.
ask-lead = Entamez.
wait-lead = À { $seats } d’entamer.
ask-follow = On a joué { $suit }. Fournissez si vous pouvez.
wait-follow = À { $seats } de jouer.
ask-next-deal = Quand vous aurez vu qui paie, passez à la donne suivante.
wait-next-deal = La donne suivante attend { $seats }.

act-put_away = Écarter
act-keep = Je garde ma main
act-pass_across = Passer en face
act-play = Jouer
act-ask_for_due = Demander son dû

## Refusals.

refuse-quinola = Le <quinola>quinola</> ne s’écarte pas : il appartient à son panier.
refuse-quinola-low = Le <quinola>quinola</> ne s’écarte que si son panier contient { $number } <fiches>fiches</>.
refuse-lead = La première entame doit être à cœur, et vous en avez.
unfit-seats = Le jeu simple se joue de trois à six, les autres à quatre ; pas à { WORDS($seats) }.
unfit-full-game = Le grand jeu se joue à quatre ; à { WORDS($seats) }, on joue le simple.
unfit-stake =
    { $amount ->
        [0] Chaque bourse doit contenir le prix d’un reversis. Jouez pour l’honneur, ou regarnissez les bourses.
       *[other] Chaque bourse doit contenir le prix d’un reversis : { $farthings }.
    }

## What is spoken.

say-my-deal = Je donne
say-keep = Je garde ma main
say-placed = <quinola>Quinola</> <place>placé</> !
say-forced = <force>Forcé</> ! Payez la remise
say-ask-for-due = Mon dû, s’il vous plaît
reversis-under-way =
    { $who ->
        [you] Reversis ! Vous avez toutes les levées sauf deux : il n’y a plus de partie.
       *[other] Reversis ! { $seat } a toutes les levées sauf deux : il n’y a plus de partie.
    }
espagnolette-played =
    { $who ->
        [you] Vous avez joué l’espagnolette.
       *[other] { $seat } avait l’espagnolette, et l’a jouée.
    }

result-party =
    { $who ->
        [you] Vous gagnez la <partie>partie</>, qui vaut { $number }. { $other } paie.
       *[other]
            { $who_other ->
                [you] { $seat } gagne la <partie>partie</>, qui vaut { $number }. Vous payez.
               *[other] { $seat } gagne la <partie>partie</>, qui vaut { $number }. { $other } paie.
            }
    }
result-made =
    { $who ->
        [you] Vous avez fait le reversis !
       *[other] { $seat } a fait le reversis !
    }
result-broken =
    { $who ->
        [you] Votre reversis est rompu par { $other }.
       *[other]
            { $who_other ->
                [you] Vous rompez le reversis de { $seat }.
               *[other] { $other } rompt le reversis de { $seat }.
            }
    }
result-plain =
    { $who ->
        [you] Vous avez le moins de points, { $number }, et tous vous paient.
       *[other] { $seat } a le moins de points, { $number }, et tous le paient.
    }
result-slam =
    { $who ->
        [you] Vous avez fait toutes les levées, et tous vous paient !
       *[other] { $seat } a fait toutes les levées, et tous le paient !
    }

win = La boîte la plus pleine : { $seats }, avec { $number } <fiches>fiches</>.

pay-box = les boîtes se remplissent
pay-dealer = la mise du donneur
pay-pool = la mise
pay-ace-placed = pour un as donné
pay-ace-forced = pour un as <force>forcé</>
pay-quinola-placed = pour le <quinola>quinola</> <place>placé</>
pay-quinola-forced = pour le <quinola>quinola</> <force>forcé</>
pay-led = pour les cartes jouées
pay-party = la <partie>partie</>
pay-reversis = pour le reversis
pay-broken = pour le reversis rompu
pay-returned = rendu
pay-stake-won = la mise du <quinola>quinola</>
pay-stake-lost = la mise du <quinola>quinola</>
pay-divided = une part du panier
pay-settlement = ce que valent les <fiches>fiches</>
pay-fewest = pour le moins de points
pay-slam = pour toutes les levées

## What happened, in words.

moved-put_away =
    { $who ->
        [you] Vous écartez { $cards }.
       *[other] { $seat } écarte { $cards }.
    }
moved-draw =
    { $who ->
        [you] Vous prenez { $cards }.
       *[other] { $seat } prend { $cards }.
    }
moved-open_party = La <partie>partie</> : { $cards }.
log-moved-open_party = La <partie>partie</>
moved-pass_across =
    { $who ->
        [you] Vous passez en face { $cards }.
       *[other] { $seat } passe en face { $cards }.
    }
log-moved-put_away =
    { $who ->
        [you] Vous écartez
       *[other] { $seat } écarte
    }
log-moved-draw =
    { $who ->
        [you] Vous prenez
       *[other] { $seat } prend
    }
log-moved-pass_across =
    { $who ->
        [you] Vous passez en face
       *[other] { $seat } passe en face
    }

## The rules of the house.

option-unit = Unité de la table
option-unit-help = Ce que vaut une unité de mise.
option-game = Le jeu
option-game-help = Le grand jeu à paniers et parties, ou le simple, où tous paient celui qui a le moins de points.
option-game-full = grand
option-game-plain = simple
option-quinolas = Quinolas
option-quinolas-help = Les cartes qui ont leur panier : aucune, le valet de cœur, ou aussi la dame.
option-across_exchange = Carte passée en face
option-across_exchange-help = Si chacun passe une carte à son vis-à-vis avant la première entame.
option-talon = Le talon
option-talon-help = Si ceux qui ne donnent pas doivent changer une carte.
option-talon-compulsory = doit se prendre
option-talon-optional = peut se prendre
option-talon-none = est écarté sans être vu
option-great_base = Grand panier, regarni sous
option-great_base-help = Tous remettent leur mise quand il y reste moins de fiches.
option-little_base = Petit panier, regarni sous
option-little_base-help = Tous remettent leur mise quand il y reste moins de fiches.
option-great_high = Grand panier, à trois mises
option-great_high-help = À partir de ce nombre de fiches, on n’en gagne ni n’en perd davantage à la fois, et personne n’est tenu d’écarter.
option-little_high = Petit panier, à trois mises
option-little_high-help = À partir de ce nombre de fiches, on n’en gagne ni n’en perd davantage à la fois, et personne n’est tenu d’écarter.
option-quinola_discard = Quinola écarté
option-quinola_discard-help = Quand un quinola peut être écarté plutôt que joué.
option-quinola_discard-at_three_stakes = à trois mises
option-quinola_discard-never = jamais
option-quinola_discard-free = toujours
option-party_bonus = La partie, en plus
option-party_bonus-help = Les fiches de la partie, en plus des points des quatre cartes écartées.
option-opposite_double = Double en face
option-opposite_double-help = Si les vis-à-vis se paient double.
option-last_double = Double à la dernière
option-last_double-help = Si as et quinolas se paient double à la dernière levée.
option-led_out_payer = As et quinolas joués
option-led_out_payer-help = Qui les paie au gagnant de la partie.
option-led_out_payer-leader = celui qui les a joués
option-led_out_payer-all = tous
option-reversis_unit = Pour un reversis
option-reversis_unit-help = Les fiches que chacun paie pour lui ; s’il est rompu, on en paie quatre fois autant.
option-espagnolette = L’espagnolette
option-espagnolette-help = Si un joueur qui a quatre as, ou des quinolas parmi eux, est dispensé de fournir.
option-espagnolette-whole_game = à toutes les levées
option-espagnolette-nine_tricks = aux neuf premières
option-espagnolette-off = ne se joue pas
option-esp_pays_break = Espagnolette et reversis rompu
option-esp_pays_break-help = Si celui qui l’a jouée paie pour un reversis qu’un autre rompt.
option-first_lead_heart = Première entame à cœur
option-first_lead_heart-help = Si la première entame doit être à cœur.
option-ask_for_due = Il faut demander son dû
option-ask_for_due-help = Ce qui est dû pour as et quinolas joués se perd, si on ne le demande pas avant la coupe suivante.
option-rotation = De quel côté on tourne
option-rotation-help = Si la donne et le jeu vont vers la droite, comme autrefois, ou vers la gauche.
option-rotation-right = vers la droite
option-rotation-left = vers la gauche
option-rounds = Tours
option-rounds-help = Un tour est une donne de chaque joueur.
option-box = Fiches d’une boîte
option-box-help = Combien de fiches chacun a au début.
option-fish_value = Valeur d’une fiche
option-fish_value-help = Ce que vaut une fiche à la fin, en farthings ; rien, si l’on joue pour l’honneur.
option-fish_value-0 = rien
option-stake = Mise du jeu simple
option-stake-help = Les fiches que chacun paie à celui qui a le moins de points.
option-plain_pay = Paiement du jeu simple
option-plain_pay-help = Tous paient la mise ; ou chacun selon les points qu’il a en plus.
option-plain_pay-stake = la mise
option-plain_pay-difference = par la différence
option-slam_factor = Toutes les levées, au jeu simple
option-slam_factor-help = Combien de mises chacun paie à celui qui fait toutes les levées.

## Étiquettes sur les cartes.

card-quinola = quinola
