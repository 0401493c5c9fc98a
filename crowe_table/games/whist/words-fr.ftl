# Every word that Whist puts on the table.

game-whist = Whist
game-whist-line = Deux contre deux : fournissez, faites des levées, et chacune au-delà de six vaut un point. Dix points gagnent.
game-whist-plain = Deux contre deux : chacun joue une carte, et la plus haute gagne le tour.
game-whist-minutes = 30
game-whist-difficulty = 3

preset-crowe = Mr. Crowe
preset-crowe-help = Dix points gagnent, les honneurs ne comptent pas, et l’on joue une partie à la fois.
preset-crowe-source = Mr. Crowe’s Games, London 1775
preset-hoyle_long = Whist long, selon Hoyle
preset-hoyle_long-help = Dix points, les honneurs comptés et demandés à huit, deux parties sur trois, et les renonces punies.
preset-hoyle_long-source = Hoyle’s Games, dans les éditions du début du XIXe siècle
preset-short = Whist court
preset-short-help = Cinq points, les honneurs comptés, deux parties sur trois, chacune triple, double ou simple.
preset-short-source = The Laws of Whist, London 1864

label-turned = retourne

## Places.

note-won =
    { $who ->
        [you] Votre camp
       *[other] Camp de { $seat }
    } : { $number ->
        [one] une partie
       *[other] { WORDS($number, form: "f") } parties
    }

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal =
    { $which ->
        [highest] Tirez une carte pour la donne. La plus haute donne, et l’as est la plus basse.
       *[lowest] Tirez une carte pour la donne. La plus basse donne, et l’as est la plus basse.
    }
wait-cut-for-deal = À { $seats } de tirer pour la donne.
ask-cut-for-partners = Tirez une carte pour les camps. Les deux plus hautes jouent contre les deux plus basses, et l’as est la plus basse.
wait-cut-for-partners = À { $seats } de tirer pour les camps.
ask-shuffle = Voulez-vous mêler pour le donneur ?
wait-shuffle = À { $seats } de mêler.
ask-shuffle-last = Le jeu est mêlé. Comme donneur, vous pouvez le mêler encore, ou le laisser.
wait-shuffle-last = { $seats } peut mêler en dernier.
ask-cut-pack = Coupez le jeu pour le donneur.
wait-cut-pack = À { $seats } de couper le jeu.
ask-call = Votre camp a huit points. Demandez-vous les <honneurs>honneurs</> ?
wait-call = { $seats } peut demander les <honneurs>honneurs</>.
ask-answer = { $seat } demande si vous avez un honneur. Il faut dire la vérité.
wait-answer = À { $seats } de répondre à son partenaire.
ask-lead = Entamez.
wait-lead = À { $seats } d’entamer.
ask-follow = Jouez une carte. On a joué { $suit }.
wait-follow = À { $seats } de jouer.
ask-count = Les levées sont jouées. Si vous avez vu une <renonce>renonce</>, dénoncez-la maintenant ; puis laissez compter.
wait-count = Avant le compte : { $seats }.

act-shuffle = Mêler
act-shuffle-shuffle-last = Mêler encore
act-leave = Laisser ainsi
act-call = En avez-vous un ?
act-answer = J’en ai un
act-pass = Non
act-play = Jouer
act-review = Revoir la levée
act-look_back = Revoir une levée
act-claim = Le reste est à moi
act-claim_revoke = Dénoncer une renonce
act-ready = Continuer
word-claim_revoke-three_tricks = trois levées
word-claim_revoke-three_points_off = trois points de moins pour eux
word-claim_revoke-three_points_on = trois points de plus pour nous

## Refusals.

refuse-now-review = On ne peut revoir la dernière levée qu’avant l’entame suivante, et chacun une seule fois.
refuse-revoke-asked = Cette levée a déjà été examinée.
unfit-seats = Le Whist se joue à quatre, deux contre deux ; pas à { WORDS($seats) }.
unfit-stake = Chaque bourse doit contenir ce qu’une partie peut coûter : { $farthings }. Jouez moins cher, ou pour l’honneur, ou regarnissez les bourses.

## What is spoken.

say-my-deal = Je donne
say-trumps = <atout>Atout</> { $suit }
say-can-you-one = En avez-vous un ?
say-i-can = J’en ai un
say-i-cannot = Je n’en ai pas
say-may-i-see = Puis-je revoir la levée ?
say-claim = Le reste est à moi
say-revoke =
    { $who ->
        [you] Vous avez fait une <renonce>renonce</> à la levée { $number }
       *[other] { $seat } a fait une <renonce>renonce</> à la levée { $number }
    }

revoke-proved =
    { $who ->
        [you] C’est vrai : à la levée { $number }, vous n’avez pas fourni alors que vous le pouviez. Cela se paie au compte.
       *[other] C’est vrai : à la levée { $number }, { $seat } n’a pas fourni, tout en ayant de la couleur. Cela se paie au compte.
    }
revoke-not-proved =
    { $who ->
        [you] Il n’y a pas eu <renonce>renonce</> : à la levée { $number }, vous avez joué selon la règle.
       *[other] Il n’y a pas eu <renonce>renonce</> : à la levée { $number }, { $seat } a joué selon la règle.
    }
revoke-tricks = Pour la <renonce>renonce</>, des levées passent à { $seats }.
points-kept-back = À cause d’une renonce, { $seats } ne peuvent pas encore gagner, et restent à { $score }.
result-void =
    { $who ->
        [you] Les deux camps ont fait une <renonce>renonce</> : la donne est nulle, et vous redonnez.
       *[other] Les deux camps ont fait une <renonce>renonce</> : la donne est nulle, et { $seat } redonne.
    }
honours-barred = Les honneurs ne comptent pas : à un point de la partie, on ne gagne pas avec eux.

count-odd =
    { $number ->
        [one] un de levées
       *[other] { WORDS($number) } de levées
    }
count-honours = { WORDS($number) } <d-honneurs>d’honneurs</>
count-call = { WORDS($number) } <d-honneurs>d’honneurs</>
count-revoke = { WORDS($number) } pour la <renonce>renonce</>
count-none = rien
score-odd = de levées, { WORDS($points) }
score-honours = <d-honneurs>d’honneurs</>, { WORDS($points) }
score-call = <d-honneurs>d’honneurs</> demandés, { WORDS($points) }
score-revoke = pour une <renonce>renonce</>, { WORDS($points) }

# The same without their points, for the record.
record-score-odd = de levées
record-score-honours = d’honneurs
record-score-call = d’honneurs demandés
record-score-revoke = pour une renonce

result-odd =
    { CAP($seats) } : { WORDS($tricks, form: "f") } levées, { WORDS($number) } au-delà de six : { $points ->
        [0] aucun point
        [one] un point
       *[other] { WORDS($points) } points
    }{ $honours ->
        [0] {""}
       *[other] , et { WORDS($honours) } <d-honneurs>d’honneurs</>
    }.{ $honours_other ->
        [0] {""}
       *[other] {" "}{ CAP($seats_other) } : { WORDS($honours_other) } <d-honneurs>d’honneurs</>.
    }
game-won = Une partie est à { $seats }, { $score } à { $loser }.
win-game = La partie est à { $seats }, { $score } à { $loser }.
win-rubber = { $games ->
        [0] Le <robre>robre</> est à { $seats }, deux parties à zéro.
       *[other] Le <robre>robre</> est à { $seats }, deux parties à une.
    }
pay-game = pour la partie
pay-rubber = pour le <robre>robre</>
pay-debt = une dette inscrite
debt-written =
    { $who ->
        [you] Votre bourse ne suffit pas : on inscrit { $farthings } à votre compte.
       *[other] La bourse de { $seat } ne suffit pas : on inscrit { $farthings }.
    }
debt-struck-off =
    { $who ->
        [you] Votre bourse ne suffit pas : on raye { $farthings }.
       *[other] La bourse de { $seat } ne suffit pas : on raye { $farthings }.
    }

exhibit-done = Réussi ! Levées faites : { $number } ; demandées : { $wanted }.
exhibit-not-done = Pas cette fois. Levées faites : { $number } ; demandées : { $wanted }.
exhibit-over = La main est jouée. Levées faites : { $number }.

## What happened, in words.

moved-review = La levée revue était : { $cards }.
moved-take_up =
    { $who ->
        [you] Vous reprenez la retourne.
       *[other] La retourne est reprise.
    }
shown-hand = On étale { $cards }.

## The rules of the house.

option-unit = Unité de la table
option-unit-help = Ce que vaut une unité de mise.
option-game_points = Partie
option-game_points-help = Combien de points gagnent une partie.
option-game_points-5 = cinq : Whist court
option-game_points-7 = sept
option-game_points-9 = neuf, comme autrefois
option-game_points-10 = dix : Whist long
option-honours = Honneurs
option-honours-help = As, roi, dame et valet d’atout : Mr. Crowe ne les compte pas ; Hoyle compte quatre points pour les quatre, et deux pour trois.
option-honours-none = non comptés
option-honours-hoyle = comptés
option-honours_bar = Honneurs exclus
option-honours_bar-help = Si un camp qui est à un point de la partie ne peut compter d’honneurs.
option-call_at_eight = Demande à huit
option-call_at_eight-help = Si un camp qui a huit points sur dix peut gagner en montrant trois honneurs avant la première carte.
option-rubber = On joue
option-rubber-help = Une seule partie, ou deux parties sur trois.
option-rubber-none = une seule partie
option-rubber-best_of_3 = deux sur trois
option-game_value = Une partie vaut
option-game_value-help = Un point ; ou trois si les perdants n’ont rien, deux s’ils ont moins de la moitié, sinon un.
option-game_value-flat = un
option-game_value-treble_double_single = triple, double ou simple
option-rubber_points = Pour le robre
option-rubber_points-help = Les points ajoutés au gain du robre, quand les parties sont triples, doubles ou simples.
option-rubber_points-0 = aucun
option-stake_mode = Ce qu’on paie
option-stake_mode-help = Rien, une mise par partie, ou tant par point d’écart entre les marques.
option-stake_mode-none = rien : pour l’honneur
option-stake_mode-flat = pour la partie
option-stake_mode-difference = par point d’écart
option-stake = Mise de la partie
option-stake-help = En unités de la table ; rien, pour jouer pour l’honneur.
option-stake-0 = rien
option-rate = Mise du point
option-rate-help = En quarts de l’unité, par point d’écart, ou par partie triple, double ou simple.
option-rate-0 = rien
option-debts = Une bourse qui ne suffit pas
option-debts-help = On raye la dette, ou on l’inscrit : elle se paie alors d’abord, sur les gains suivants du robre.
option-debts-struck_off = dette rayée
option-debts-written_down = dette inscrite
option-count_overshoot = Points en trop
option-count_overshoot-help = S’ils augmentent la différence que l’on paie.
option-partners = Partenaires
option-partners-help = Selon les places, ou en tirant : les deux plus hautes jouent contre les deux plus basses.
option-partners-seats = selon les places
option-partners-cut = en tirant
option-cut_for_deal = Premier donneur
option-cut_for_deal-help = Mr. Crowe dit seulement qu’on coupe ; selon Hoyle, la plus basse donne.
option-cut_for_deal-lowest = la plus basse carte
option-cut_for_deal-highest = la plus haute carte
option-cut_for_deal-random = au hasard
option-cut_for_deal-chosen = le joueur que vous choisissez
option-chosen_dealer = Le donneur choisi
option-chosen_dealer-help = La place qui donne la première, quand le donneur est choisi.
option-chosen_dealer-0 = le premier joueur
option-chosen_dealer-1 = le deuxième joueur
option-chosen_dealer-2 = le troisième joueur
option-chosen_dealer-3 = le quatrième joueur
option-ritual = Mêler et couper
option-ritual-help = Par les joueurs, ou d’un coup. De toute façon, tout est hasard.
option-ritual-full = par les joueurs
option-ritual-quick = d’un coup
option-dealer_may_shuffle_last = Le donneur mêle le dernier
option-dealer_may_shuffle_last-help = Si l’on demande au donneur avant la coupe.
option-early_end = On peut s’arrêter
option-early_end-help = Si tous peuvent convenir, entre deux donnes, de quitter la partie. Elle est nulle, et personne ne paie.
option-review = Revoir
option-review-help = Les levées qu’on peut revoir, avant l’entame suivante.
option-review-last_trick = la dernière levée
option-review-none = aucune
option-review-all = toutes : pour apprendre
option-revoke = Une renonce
option-revoke-help = Ne pas fournir quand on le peut : impossible, ou possible et puni si un adversaire le remarque.
option-revoke-impossible = est impossible
option-revoke-three_tricks = coûte trois levées
option-revoke-three_points_off = ôte trois à la marque
option-revoke-three_points_on = donne trois aux autres
option-revoke-choice = coûte ce qu’ils choisissent
option-claim = Abattre le reste
option-claim-help = Si l’on peut prendre d’un coup toutes les levées qui restent quand on en est sûr.
option-lead_low = La petite à l’entame
option-lead_low-help = La petite carte que les joueurs de la maison entament d’une couleur longue : la plus basse, comme au temps de Hoyle, ou la quatrième meilleure.
option-lead_low-lowest = la plus basse
option-lead_low-fourth_best = la quatrième meilleure
option-signals = Conventions du livre
option-signals-help = Si les joueurs de la maison s’en servent, et les lisent chez leur partenaire.
option-signals-book = en usage
option-signals-none = sans
option-deal_source = La donne
option-deal_source-help = Un jeu mêlé au hasard, ou une main célèbre, jouée une fois et pour l’honneur.
option-deal_source-random = au hasard
option-deal_source-exhibit-cumberland = la main du duc de Cumberland
option-deal_source-exhibit-hoyle_forcing_a = Hoyle, coupe forcée : A entame
option-deal_source-exhibit-hoyle_forcing_c = Hoyle, coupe forcée : C entame
option-deal_source-exhibit-whitfeld_six = les six cartes de Mr. Whitfeld
option-deal_source-exhibit-lewis = le problème de Mr. Lewis
option-deal_source-exhibit-vienna = le coup de Vienne
