# Every word that Schafskopf puts on the table.

game-schafskopf = Schafskopf
game-schafskopf-line = Prenez le talon et jouez en solo contre deux ; ou, si personne n’en veut, jouez à qui perd gagne.
game-schafskopf-plain = Un contre deux : jouez en solo pour les points, ou prenez-en le moins possible.
game-schafskopf-minutes = 40
game-schafskopf-difficulty = 3

preset-pearson = L’Encyclopædia
preset-pearson-help = Les deux tables de points du livre : seul marque celui qui joue en solo.
preset-pearson-source = Le Schafskopf de l’Encyclopædia
preset-sheepshead = Sheepshead
preset-sheepshead-help = Le même jeu, payé entre les joueurs : les deux autres paient celui qui joue en solo, ou il les paie.
preset-sheepshead-source = Le Sheepshead d’Amérique

## Places.

place-blind = Le <talon>talon</>
tag-declined =
    { $number ->
        [0] {""}
       *[other] refuse
    }
note-contest = { $contest ->
        [1] { $who ->
            [you] Vous jouez en solo
           *[other] { $seat } joue en solo
        }
       *[other] À qui perd gagne : chacun pour soi
    }
chart-points = { $alone ->
    [1] Vos points : { $number }
   *[0] Nos points : { $number }
}
chart-trumps = Toujours atout
chart-queens = Dames
chart-queens-are = ♣ ♠ ♥ ♦
chart-knaves = Valets
chart-knaves-are = ♣ ♠ ♥ ♦
chart-diamonds = ♦
chart-diamonds-are = A 10 R 9 8 7
chart-plain = ♣ ♠ ♥
chart-plain-are = A 10 R 9 8 7
chart-high = As 11, dix 10,
chart-low = Roi 4, dame 3, valet 2

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Tirez une carte : la plus haute donne.
wait-cut-for-deal = À { $seats } de tirer pour la donne.
ask-the-blind = Prenez-vous le <talon>talon</>, pour jouer en solo contre les deux autres ?
wait-the-blind = { $seats } peut prendre le <talon>talon</>.
ask-bury = Écartez { WORDS($number, form: "f") } cartes, face cachée.
wait-bury = À { $seats } d’écarter { WORDS($number, form: "f") } cartes.
ask-lead = Entamez.
wait-lead = À { $seats } d’entamer.
ask-follow = On a joué { $suit }. Fournissez si vous pouvez.
wait-follow = À { $seats } de jouer.
ask-count = Les levées sont jouées. Si vous avez vu une renonce, dénoncez-la maintenant ; puis laissez compter.
wait-count = Avant le compte : { $seats }.

act-take_blind = Prendre le talon
act-decline_blind = Refuser
act-bury = Écarter
act-play = Jouer
act-claim = Le reste est à moi
act-claim_revoke = Dénoncer une renonce
act-lay_down = Étaler votre main

## Refusals.

refuse-changed-suit = Dames, valets et carreaux ne font qu’une couleur, l’atout, et { $card } en fait partie.
refuse-revoke-asked = Cette levée a déjà été examinée.
unfit-seats = Le Schafskopf se joue à trois, quatre ou cinq, dont trois à la fois ; pas à { WORDS($seats) }.
unfit-deals = { CAP(WORDS($number, form: "f")) } donnes ne se partagent pas également entre { WORDS($seats) } donneurs.
unfit-stake = { $amount ->
        [0] Chaque bourse doit contenir la mise. Jouez pour l’honneur, ou regarnissez les bourses.
       *[other] Chaque bourse doit contenir ce qu’une donne peut coûter : { $farthings }. Jouez moins cher, ou regarnissez les bourses.
    }

## What is spoken.

say-my-deal = Je donne
say-take-blind = Je prends le <talon>talon</>
say-decline = Je refuse
say-for-least = <a-qui-perd-gagne>À qui perd gagne</>, donc
say-claim = Le reste est à moi
say-lay-down = Le résultat ne peut plus changer
say-points =
    { $number ->
        [0] Rien
       *[other] { CAP($numbers) }
    }
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

score-trickless = en solo, <sans-levee>sans levée</>
score-far-below = en solo, trente points ou moins
score-below = en solo, soixante points ou moins
score-game = jeu gagné
score-schneider = <schneider>schneider</>
score-schwarz = <schwarz>schwarz</>
score-least = <a-qui-perd-gagne>à qui perd gagne</>
score-between = contre le solo
count-taken = { WORDS($number) } dans les levées
count-away =
    { $number ->
        [0] rien à l’écart
       *[other] et { WORDS($number) } à l’écart font { WORDS($running) }
    }
count-trickless = et aucune levée
count-between = réglé avec le solo
count-far-below = trente ou moins
count-below = pas plus de la moitié
count-game = et le jeu est gagné
count-schneider = et c’est <schneider>schneider</>
count-schwarz = et c’est <schwarz>schwarz</>, pour toutes les levées
count-least-least = { WORDS($number) }, et c’est le moins
count-least-trickless = <sans-levee>sans levée</>
count-least-others =
    { $number ->
        [0] rien
       *[other] { WORDS($number) }
    }

scored-points = { $who ->
        [you] Vous avez maintenant { $after }. { $recital }.
       *[other] { $seat } a maintenant { $after }. { $recital }.
    }

result-alone = { $what ->
        [trickless] { $who ->
            [you] Vous avez joué en solo, sans faire aucune levée.
           *[other] { $seat } a joué en solo, sans faire aucune levée.
        }
        [schwarz] { $who ->
            [you] Vous avez joué en solo, et fait toutes les levées : <schwarz>schwarz</>.
           *[other] { $seat } a joué en solo, et fait toutes les levées : <schwarz>schwarz</>.
        }
        [schneider] { $who ->
            [you] Vous avez joué en solo et fait { WORDS($points) } points sur 120 : <schneider>schneider</>.
           *[other] { $seat } a joué en solo et fait { WORDS($points) } points sur 120 : <schneider>schneider</>.
        }
        [game] { $who ->
            [you] Vous avez joué en solo, fait { WORDS($points) } points sur 120, et gagné.
           *[other] { $seat } a joué en solo, fait { WORDS($points) } points sur 120, et gagné.
        }
       *[below] { $who ->
            [you] Vous avez joué en solo, fait { WORDS($points) } points sur 120, et perdu.
           *[other] { $seat } a joué en solo, fait { WORDS($points) } points sur 120, et perdu.
        }
    }
result-least =
    { $number ->
        [0] <a-qui-perd-gagne>À qui perd gagne</> : personne ne marque.
       *[other] <a-qui-perd-gagne>À qui perd gagne</> : { $seats }.
    }
result-nobody = Personne ne prend le <talon>talon</> : on jette les cartes.

win = { $number ->
        [one] La partie est à { $seats }, avec { $score }.
       *[other] La partie se partage, avec { $score } : { $seats }.
    }
pay-points = pour la différence de points

## What happened, in words.

moved-take_up =
    { $who ->
        [you] Vous prenez { $cards }.
       *[other] { $seat } prend { $cards }.
    }
moved-bury =
    { $who ->
        [you] Vous écartez { $cards }.
       *[other] { $seat } écarte { $cards }.
    }
log-moved-take_up =
    { $who ->
        [you] Vous prenez
       *[other] { $seat } prend
    }
log-moved-bury =
    { $who ->
        [you] Vous écartez
       *[other] { $seat } écarte
    }

## The rules of the house.

option-unit = Unité de la table
option-unit-help = Ce que vaut une unité de mise.
option-sit_out_five = Cinq à la table
option-sit_out_five-help = On joue à trois. À cinq à la table, deux se reposent, à tour de rôle.
option-sit_out_five-dealer_and_third = donneur et troisième à gauche
option-sit_out_five-dealer_and_right = donneur et voisin de droite
option-bury_counts = Cartes écartées
option-bury_counts-help = Pour qui comptent les deux cartes que le solo a écartées.
option-bury_counts-lone = comptent pour le solo
option-bury_counts-nobody = ne comptent pour personne
option-no_taker = Si personne ne le prend
option-no_taker-help = On joue à qui perd gagne ; ou l’on jette les cartes, et le suivant donne.
option-no_taker-least = à qui perd gagne
option-no_taker-redeal = le suivant donne
option-least_measure = Qui perd gagne
option-least_measure-help = Ce qu’on compte quand on joue à qui perd gagne : les points pris, ou les levées.
option-least_measure-points = le moins de points
option-least_measure-tricks = le moins de levées
option-least_tie = Égalité à qui perd gagne
option-least_tie-help = Le point va à celui qui n’a pas fait de levée depuis le plus longtemps ; ou chacun en a un.
option-least_tie-longest_without = plus longtemps sans levée
option-least_tie-shared = partagé
option-scoring = Points de tournoi
option-scoring-help = Inscrits à un seul joueur d’après les tables du livre ; ou payés entre les joueurs.
option-scoring-pearson = les tables du livre
option-scoring-between = entre les joueurs
option-deals = Donnes
option-deals-help = Le nombre de donnes d’une partie, autant pour chacun : en général quatre tours.
option-point_rate = Un point de différence
option-point_rate-help = En quarts de l’unité : ce que vaut chaque point de tournoi à la fin.
option-point_rate-0 = rien
option-regulations = Règlement
option-regulations-help = La table empêche toute faute ; ou l’on peut faire une renonce, être découvert et puni.
option-regulations-guarded = aucune faute possible
option-regulations-strict = les fautes sont punies

## L’échelle des réponses.

ladder-decline = le talon passe au suivant
ladder-take = deux cartes de plus ; puis seul contre deux, pour { $number } points de cartes
