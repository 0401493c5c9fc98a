# Every word that All Fours puts on the table.

game-all-fours = All Fours
game-all-fours-line = On propose une couleur, qu’on peut prier de changer ; puis six levées, pour Haut, Bas, Valet et Jeu.
game-all-fours-minutes = 15
game-all-fours-difficulty = 2

preset-pearson = L’Encyclopædia
preset-pearson-help = Sept points ; on fournit ; on prie autant qu’on veut ; et les valets retournés se prennent sur les quatre points.
preset-pearson-source = L’All Fours de l’Encyclopædia, ou Seven-Up
preset-cotton_1674 = Mr. Cotton, dans le Kent
preset-cotton_1674-help = À deux, onze points : on peut toujours couper, et ne prier qu’une fois.
preset-cotton_1674-source = The Compleat Gamester, 1674
preset-seven_up = Seven-Up
preset-seven_up-help = Des Hoyle postérieurs : on peut toujours couper, ne prier qu’une fois, et nul don ne gagne la partie.
preset-seven_up-source = Les Hoyle postérieurs

## Places.

place-pack = Le talon
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
       *[other] non regardées
    }

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Tirez une carte : la plus haute donne.
wait-cut-for-deal = À { $seats } de couper pour la donne.
ask-stand-or-beg = La retourne est à { $suit }. Tenez-vous, ou priez-vous pour une autre couleur ?
wait-stand-or-beg = { $seats } peut tenir ou prier.
ask-give-or-run =
    { CAP($seat) } vous prie. Donnez-vous un point pour garder { $suit }, ou redonnez-vous des cartes ?
wait-give-or-run = À { $seats } de donner un point, ou des cartes.
ask-lay-away = Gardez six cartes, et écartez-en { WORDS($number, form: "f") }.
wait-lay-away = À { $seats } d’écarter.
ask-lead = Jouez une carte d’entame.
wait-lead = À { $seats } d’entamer.
ask-follow = On a joué { $suit }. Fournissez, ou coupez.
wait-follow = À { $seats } de jouer.
ask-count = Les levées sont jouées. Si vous avez remarqué une renonce, réclamez-la maintenant ; puis laissez compter les points.
wait-count = Avant le compte : { $seats }.

act-stand = Je tiens
act-beg = Je prie
act-give = Prenez un point
act-run = Je redonne
act-lay_away = Écarter
act-play = Jouer
act-claim = Le reste est à moi
act-claim_revoke = Dénoncer une renonce

## Refusals.

refuse-gift-wins = Un don ne peut gagner la partie : vous devez redonner des cartes.
refuse-revoke-asked = Ce coup a déjà été examiné.
unfit-seats = All Fours se joue à deux, trois ou quatre, et celui de Mr. Cotton à deux ; pas à { WORDS($seats) }.
unfit-stake =
    { $amount ->
        [0] Chaque bourse doit tenir la mise. Jouez pour l’honneur, ou remplissez les bourses.
       *[other] Chaque bourse doit tenir la mise, soit { $farthings }.
    }

## What is spoken.

say-my-deal = Je donne
say-stand = Je tiens
say-beg = Je prie
say-give = Prenez un point
say-run = Je redonne
say-trumps = Atout { $suit }
say-claim = Le reste est à moi
say-all-fours = Tous les quatre !
say-revoke =
    { $who ->
        [you] Vous avez renoncé à la levée { $number }
       *[other] { $seat } a renoncé à la levée { $number }
    }
revoke-proved =
    { $who ->
        [you] C’est vrai : à la levée { $number }, vous n’avez pas joué comme la loi le veut.
       *[other] C’est vrai : à la levée { $number }, { $seat } n’a pas joué comme la loi le veut.
    }
revoke-not-proved =
    { $who ->
        [you] Il n’y a pas eu renonce : à la levée { $number }, vous avez joué selon la loi.
       *[other] Il n’y a pas eu renonce : à la levée { $number }, { $seat } a joué selon la loi.
    }
run-out =
    { $who ->
        [you] Le talon est épuisé : on ramasse tout, et vous redonnez.
       *[other] Le talon est épuisé : on ramasse tout, et { $seat } redonne.
    }

score-turned = la retourne, { WORDS($points) }
score-gift = le don
score-revoke = pour une renonce
score-high = le plus haut atout en jeu
score-low = le plus petit atout en jeu
score-knave = le valet d’atout pris
score-game = le plus fort des cartes prises

# The same without their points, for the record.
record-score-turned = la retourne
count-turned = { $gender_card ->
    [f] { $card }, retournée : { WORDS($number) }
   *[m] { $card }, retourné : { WORDS($number) }
}
count-gift = un pour le don
count-revoke = un pour la renonce
count-high = Haut
count-low = Bas
count-knave = Valet
count-game = Jeu, avec { WORDS($number) }

result-points =
    { $what ->
        [high] Haut : { $seats_high }.
        [high-low] Haut : { $seats_high }. Bas : { $seats_low }.
        [high-low-knave] Haut : { $seats_high }. Bas : { $seats_low }. Valet : { $seats_knave }.
        [high-low-game] Haut : { $seats_high }. Bas : { $seats_low }. Jeu : { $seats_game }.
        [high-low-knave-game] Haut : { $seats_high }. Bas : { $seats_low }. Valet : { $seats_knave }. Jeu : { $seats_game }.
        [game] Nul atout n’était en jeu. Jeu : { $seats_game }.
       *[nothing] Nul point n’est marqué.
    }

win = La partie à { $seats }, { $score } à { $loser }.
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
option-target-help = Combien de points gagnent : sept dans la plupart des livres, onze dans le Kent, trente et un à l’All-Fours courant.
option-follow = Fournir
option-follow-help = Si l’on peut couper une couleur qu’on pourrait fournir.
option-follow-strict = fournir si l’on peut
option-follow-follow_or_trump = fournir ou couper
option-max_begs = Prier
option-max_begs-help = Si le premier peut prier encore quand une autre couleur est retournée.
option-max_begs-any = autant qu’on veut
option-max_begs-one = une fois
option-gift_to = Le don
option-gift_to-help = Qui a un point quand le donneur ne veut pas redonner de cartes.
option-gift_to-all_opponents = à chaque adversaire
option-gift_to-eldest = au premier
option-gift_can_win = Un don peut gagner
option-gift_can_win-help = Sinon, un donneur dont le don finirait la partie doit redonner des cartes.
option-onlookers = Joueurs qui ne choisissent pas
option-onlookers-help = Si ceux qui ne prient ni ne donnent peuvent voir leurs cartes avant que l’atout soit fixé.
option-onlookers-wait = attendent de voir
option-onlookers-look = voient aussitôt
option-after_run = Après de nouvelles cartes
option-after_run-help = Tous écartent à six ; ou, après une seule fois, on joue les neuf cartes.
option-after_run-discard_to_six = on écarte à six
option-after_run-keep_nine = on en joue neuf
option-point_cap = Valets retournés
option-point_cap-help = Si leurs points se prennent sur les quatre de la donne, de sorte que le dernier peut manquer.
option-point_cap-four = sur les quatre
option-point_cap-none = comptés en plus
option-tie_game = Égaux au Jeu
option-tie_game-help = Qui a le point quand les meilleurs comptes sont égaux.
option-tie_game-elder = le premier
option-tie_game-nobody = personne
option-turned = Cartes retournées
option-turned-help = Ce qui compte au donneur : un valet un ; ou, au jeu courant, l’as quatre, le roi trois, la dame deux, le valet un.
option-turned-knave = le valet
option-turned-running = courant, les quatre
option-cut_rank = La coupe
option-cut_rank-help = Quelles cartes sont les plus hautes quand on coupe pour la donne.
option-cut_rank-ace_high = as le plus haut
option-cut_rank-put = comme au Put, le trois
option-stake = Mise de la partie
option-stake-help = En unités de la table : ce que paie chaque perdant.
option-stake-0 = rien
option-regulations = Règlement
option-regulations-help = La table prévient toute faute ; ou l’on peut renoncer, et être découvert et puni.
option-regulations-guarded = nulle faute possible
option-regulations-strict = les fautes se paient
