# Every word that All Fours puts on the table.

game-all-fours = All Fours
game-all-fours-line = On retourne un atout, que le premier peut refuser ; puis six levées, pour Haut, Bas, Valet et Jeu.
game-all-fours-plain = Chacun joue une carte, et la meilleure prend tout. La plus haute, la plus basse et le valet comptent.
game-all-fours-minutes = 15
game-all-fours-difficulty = 2

preset-pearson = L’Encyclopædia
preset-pearson-help = Sept points ; il faut fournir ; on demande autant qu’on veut ; et le valet retourné compte dans les quatre points.
preset-pearson-source = L’All Fours de l’Encyclopædia, ou Seven-Up
preset-cotton_1674 = Mr. Cotton, dans le Kent
preset-cotton_1674-help = À deux, en onze points : on peut toujours couper, et ne demander qu’une fois.
preset-cotton_1674-source = The Compleat Gamester, 1674
preset-seven_up = Seven-Up
preset-seven_up-help = Comme dans les Hoyle postérieurs : on peut toujours couper, on ne demande qu’une fois, et aucun don ne gagne la partie.
preset-seven_up-source = Les Hoyle postérieurs

## Places.

place-pack = Le <talon>talon</>
place-turned = Retourne
place-refused = Refusées
tag-tokens =
    { $high ->
        [0] {""}
       *[other] Haut{" "}
    }{ $low ->
        [0] {""}
       *[other] Bas{" "}
    }{ $knave ->
        [0] {""}
       *[other] Valet{" "}
    }{ $game ->
        [0] {""}
       *[other] Jeu
    }

tag-waits =
    { $number ->
        [0] {""}
       *[other] pas encore vues
    }

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Tirez une carte : la plus haute donne.
wait-cut-for-deal = À { $seats } de tirer pour la donne.
ask-stand-or-beg = La retourne est à { $suit }. Tenez-vous, ou demandez-vous une autre couleur ?
wait-stand-or-beg = { $seats } peut tenir ou <demander>demander</>.
ask-give-or-run =
    { CAP($seat) } demande une autre couleur. Donnez-vous un point pour garder { $suit }, ou redonnez-vous des cartes ?
wait-give-or-run = À { $seats } de donner un point, ou de <redonner>redonner</> des cartes.
ask-lay-away = Gardez six cartes, et écartez-en { WORDS($number, form: "f") }.
wait-lay-away = À { $seats } d’écarter.
ask-lead = Entamez.
wait-lead = À { $seats } d’entamer.
ask-follow = On a joué { $suit }. Fournissez, ou coupez.
wait-follow = À { $seats } de jouer.
ask-count = Les levées sont jouées. Si vous avez vu une renonce, dénoncez-la maintenant ; puis laissez compter les points.
wait-count = Avant le compte : { $seats }.

act-stand = Je tiens
act-beg = Je demande
act-give = Prenez un point
act-run = Je redonne
act-lay_away = Écarter
act-play = Jouer
act-claim = Le reste est à moi
act-claim_revoke = Dénoncer une renonce

## Refusals.

refuse-gift-wins = Un <don>don</> ne peut pas gagner la partie : vous devez <redonner>redonner</> des cartes.
refuse-revoke-asked = Ce coup a déjà été examiné.
unfit-seats = All Fours se joue à deux, trois ou quatre, et celui de Mr. Cotton à deux ; pas à { WORDS($seats) }.
unfit-stake =
    { $amount ->
        [0] Chaque bourse doit contenir la mise. Jouez pour l’honneur, ou regarnissez les bourses.
       *[other] Chaque bourse doit contenir la mise : { $farthings }.
    }

## What is spoken.

say-my-deal = Je donne
say-stand = Je tiens
say-beg = Je demande
say-give = <prenez-un-point>Prenez un point</>
say-run = Je redonne
say-trumps = Atout { $suit }
say-claim = Le reste est à moi
say-all-fours = <tous-les-quatre>Tous les quatre</> !
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
run-out =
    { $who ->
        [you] Il n’y a plus de cartes au talon : on ramasse tout, et vous redonnez.
       *[other] Il n’y a plus de cartes au talon : on ramasse tout, et { $seat } redonne.
    }

score-turned = la retourne, { WORDS($points) }
score-gift = le <don>don</>
score-revoke = pour une renonce
score-high = le plus haut atout <en-jeu>en jeu</>
score-low = le plus petit atout <en-jeu>en jeu</>
score-knave = le valet d’atout pris
score-game = le plus fort total de cartes prises

# The same without their points, for the record.
record-score-turned = la retourne
count-turned = { $gender_card ->
    [f] { $card }, retournée : { WORDS($number) }
   *[m] { $card }, retourné : { WORDS($number) }
}
count-gift = un pour le <don>don</>
count-revoke = un pour la renonce
count-high = Haut
count-low = Bas
count-knave = Valet
count-game = <jeu>Jeu</>, avec { WORDS($number) }

result-points =
    { $what ->
        [high] Haut : { $seats_high }.
        [high-low] Haut : { $seats_high }. Bas : { $seats_low }.
        [high-low-knave] Haut : { $seats_high }. Bas : { $seats_low }. Valet : { $seats_knave }.
        [high-low-game] Haut : { $seats_high }. Bas : { $seats_low }. <jeu>Jeu</> : { $seats_game }.
        [high-low-knave-game] Haut : { $seats_high }. Bas : { $seats_low }. Valet : { $seats_knave }. <jeu>Jeu</> : { $seats_game }.
        [game] Aucun atout n’était <en-jeu>en jeu</>. <jeu>Jeu</> : { $seats_game }.
       *[nothing] Personne ne marque.
    }

win = La partie est à { $seats }, { $score } à { $loser }.
pay-game = pour la partie

## What happened, in words.

moved-lay_out =
    { $who ->
        [you] Vous écartez { $cards }.
       *[other] { $seat } écarte { $cards }.
    }
moved-take_up =
    { $who ->
        [you] Vous prenez { $cards }.
       *[other] { $seat } prend { $cards }.
    }
log-moved-lay_out =
    { $who ->
        [you] Vous écartez
       *[other] { $seat } écarte
    }
log-moved-take_up =
    { $who ->
        [you] Vous prenez
       *[other] { $seat } prend
    }

## The rules of the house.

option-unit = Unité de la table
option-unit-help = Ce que vaut une unité de mise.
option-target = Partie
option-target-help = Le nombre de points qui gagnent : sept dans la plupart des livres, onze dans le Kent, trente et un au Running All-Fours.
option-follow = Fournir
option-follow-help = Si l’on peut couper une couleur qu’on a en main.
option-follow-strict = fournir si l’on peut
option-follow-follow_or_trump = fournir ou couper
option-max_begs = Demander
option-max_begs-help = Si le premier peut encore demander quand une autre couleur est retournée.
option-max_begs-any = autant qu’on veut
option-max_begs-one = une fois
option-gift_to = Le don
option-gift_to-help = Qui reçoit le point quand le donneur ne veut pas redonner de cartes.
option-gift_to-all_opponents = à chaque adversaire
option-gift_to-eldest = au premier
option-gift_can_win = Un don peut gagner
option-gift_can_win-help = Sinon, un donneur dont le don finirait la partie doit redonner des cartes.
option-onlookers = Joueurs qui ne choisissent pas
option-onlookers-help = Si ceux qui n’ont ni à demander ni à donner peuvent voir leurs cartes avant que l’atout soit fixé.
option-onlookers-wait = attendent de voir
option-onlookers-look = voient aussitôt
option-after_run = Après une redonne
option-after_run-help = Tous écartent pour n’en garder que six ; ou, si l’on n’a redonné qu’une fois, on joue les neuf cartes.
option-after_run-discard_to_six = on écarte à six
option-after_run-keep_nine = on en joue neuf
option-point_cap = Valet retourné
option-point_cap-help = Si son point se prend sur les quatre de la donne, de sorte que le dernier peut ne pas compter.
option-point_cap-four = sur les quatre
option-point_cap-none = comptés en plus
option-tie_game = Égalité au Jeu
option-tie_game-help = Qui a le point quand les meilleurs comptes sont égaux.
option-tie_game-elder = le premier
option-tie_game-nobody = personne
option-turned = Carte retournée
option-turned-help = Ce qu’elle rapporte au donneur : le valet un ; ou, au Running, l’as quatre, le roi trois, la dame deux, le valet un.
option-turned-knave = le valet
option-turned-running = Running, les quatre
option-cut_rank = La coupe
option-cut_rank-help = Quelles cartes sont les plus fortes quand on tire pour la donne.
option-cut_rank-ace_high = l’as le plus fort
option-cut_rank-put = comme au Put, le trois
option-stake = Mise de la partie
option-stake-help = En unités de la table : ce que paie chaque perdant.
option-stake-0 = rien
option-regulations = Règlement
option-regulations-help = La table empêche toute faute ; ou l’on peut faire une renonce, être découvert et puni.
option-regulations-guarded = aucune faute possible
option-regulations-strict = les fautes se paient

## L’échelle des réponses.

ladder-stand = la couleur retournée est atout
ladder-beg =
    { $number ->
        [one] le donneur vous donne un point, ou retourne une autre couleur
       *[other] le donneur vous donne { WORDS($number) } points, ou retourne une autre couleur
    }
ladder-give = la couleur retournée reste atout
ladder-gift =
    { $points ->
        [one] { $points } point pour eux
       *[other] { $points } points pour eux
    }
ladder-run = { WORDS($number) } cartes de plus à chacun, et une autre couleur
ladder-refuse-gift-wins = ce point gagnerait la partie
