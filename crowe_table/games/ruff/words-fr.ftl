# Every word that Ruff puts on the table.

game-ruff = Ruff
game-ruff-contents = Ruff (Euchre)
game-ruff-line = Deux contre deux : on retourne une carte, quelqu’un fait l’atout et doit gagner trois levées sur cinq.
game-ruff-plain = Deux contre deux, cinq cartes chacun : gagnez trois tours sur cinq.
game-ruff-minutes = 20
game-ruff-difficulty = 2

preset-pearson = L’Encyclopædia
preset-pearson-help = Cinq points gagnent. Celui qui fait l’atout entame ; si personne n’en veut, le même donneur redonne.
preset-pearson-source = Le Ruff de l’Encyclopædia, dont les règles sont celles de l’Euchre
preset-hoyle_euchre = L’Euchre, selon Hoyle
preset-hoyle_euchre-help = Le joueur à gauche du donneur entame, le donneur doit prendre la retourne, et l’on joue en deux parties gagnantes.
preset-hoyle_euchre-source = Les Hoyle postérieurs
preset-ruff_and_honours_1674 = Ruff et Honneurs
preset-ruff_and_honours_1674-help = Le vieux jeu : douze cartes chacun, celui qui a l’as d’atout peut piller le talon, et neuf points gagnent.
preset-ruff_and_honours_1674-source = Mr. Cotton’s Compleat Gamester, 1674

## Places.

place-pack = Le <talon>talon</>
place-turned = La retourne
slate-seat =
    { $who ->
        [you] Vous
       *[other] { $seat }
    }
slate-turned = Retourne : { $suit }
slate-refused = Refusé : { $suit }
slate-made = Atout { $suit }
note-won =
    { $who ->
        [you] Votre camp
       *[other] Camp de { $seat }
    } : { $number ->
        [one] une partie
       *[other] { WORDS($number, form: "f") } parties
    }

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Tirez une carte : la plus haute donne.
wait-cut-for-deal = À { $seats } de tirer pour la donne.
ask-order-up = La retourne est à { $suit }. <faire-prendre>Faites-vous prendre</> la carte au donneur, ou passez-vous ?
wait-order-up = { $seats } peut <faire-prendre>faire prendre</> la retourne ({ $suit }).
ask-assist = Votre partenaire a retourné { $suit }. <assister>Assistez-vous</>, ou passez-vous ?
wait-assist = { $seats } peut <assister>assister</>.
ask-take-up = Vous avez retourné { $suit }. Prenez-vous la carte, ou la refusez-vous ?
wait-take-up = { $seats } peut prendre la retourne ({ $suit }), ou la refuser.
ask-exchange = Prenez { $card }, et écartez une carte en échange.
wait-exchange = { $seats } peut prendre la retourne, et en écarter une autre.
ask-name-suit = On a refusé { $suit }. Nommez-vous une autre couleur, ou passez-vous ?
wait-name-suit = { $seats } peut nommer une autre couleur que { $suit }.
ask-defence = { CAP($seat) } joue <en-solo>en solo</>. Défendez-vous en solo, ou avec votre partenaire ?
wait-defence = { $seats } peut défendre <en-solo>en solo</>.
ask-ruff = Vous avez l’as d’atout. Voulez-vous <piller>piller</> le <talon>talon</> ?
wait-ruff = { $seats } a l’as d’atout, et peut <piller>piller</> le <talon>talon</>.
ask-lay-out-four = Écartez { WORDS($number, form: "f") } cartes, à la place de celles du <talon>talon</>.
wait-lay-out-four = À { $seats } d’écarter { WORDS($number, form: "f") } cartes.
ask-call = Votre camp est à huit. Demandez-vous les <honneurs>honneurs</> ?
wait-call = { $seats } peut demander les <honneurs>honneurs</>.
ask-answer = { CAP($seat) } demande si vous avez un honneur. Il faut dire la vérité.
wait-answer = À { $seats } de répondre.
ask-lead = Entamez.
wait-lead = À { $seats } d’entamer.
ask-follow = Jouez une carte. On a joué { $suit }.
wait-follow = À { $seats } de jouer.
ask-count = Les levées sont jouées. Si vous avez vu une renonce, dénoncez-la maintenant ; puis laissez compter.
wait-count = Avant le compte : { $seats }.

act-pass_bid = Passer
act-order_up = La faire prendre
act-order_up_alone = La faire prendre, en solo
act-assist = Assister
act-assist_alone = Assister, en solo
act-take_up = La prendre
act-take_up_alone = La prendre, en solo
act-turn_down = La refuser
act-name = Nommer …
act-name_alone = Nommer, en solo …
word-name-spades = pique
word-name-hearts = cœur
word-name-diamonds = carreau
word-name-clubs = trèfle
word-name_alone-spades = pique
word-name_alone-hearts = cœur
word-name_alone-diamonds = carreau
word-name_alone-clubs = trèfle
act-lay_out = La prendre, écarter celle-ci
act-keep_hand = La laisser
act-defend_alone = Défendre en solo
act-defend_together = Défendre à deux
act-ruff = Piller le talon
act-leave_stock = Laisser le talon
act-lay_out_four = Écarter
act-call = En avez-vous ?
act-answer = J’en ai
act-pass = Non
act-play = Jouer
act-claim = Le reste est à moi
act-claim_revoke = Dénoncer une renonce

## Refusals.

refuse-turned-down = On a refusé { $suit } : nommez une autre couleur.
refuse-revoke-asked = Cette levée a déjà été examinée.
unfit-seats = Le Ruff se joue à quatre, deux contre deux ; pas à { WORDS($seats) }.
unfit-points = Ruff et Honneurs se joue en { WORDS($number) } points, et l’Euchre non : choisissez cinq, sept ou dix.
unfit-stake =
    { $amount ->
        [0] Chaque bourse doit contenir ce qu’une partie peut coûter. Jouez pour l’honneur, ou regarnissez les bourses.
       *[other] Chaque bourse doit contenir ce qu’une partie peut coûter : { $farthings }. Jouez moins cher, ou pour l’honneur, ou regarnissez les bourses.
    }

## What is spoken.

say-my-deal = Je donne
say-trumps = Atout { $suit }
say-pass = Je passe
say-order-up = Prenez-la
say-order-up-alone = Prenez-la. <en-solo>En solo</>
say-assist = J’assiste
say-assist-alone = J’assiste. <en-solo>En solo</>
say-take-up = Je la prends
say-take-up-alone = Je la prends. <en-solo>En solo</>
say-turn-down = Je la refuse
say-name = Je nomme { $suit }
say-name-alone = Je nomme { $suit }. <en-solo>En solo</>
say-keep-hand = Je la laisse
say-alone = <en-solo>En solo</>
say-ruff = Je pille le <talon>talon</>
say-leave-stock = Je laisse
say-can-you-one = En avez-vous ?
say-i-can = J’en ai
say-i-cannot = Je n’en ai pas
say-claim = Le reste est à moi
say-revoke =
    { $who ->
        [you] Vous avez fait une renonce à la levée { $number }
       *[other] { $seat } a fait une renonce à la levée { $number }
    }
revoke-proved =
    { $who ->
        [you] C’est vrai : à la levée { $number }, vous n’avez pas fourni alors que vous le pouviez. Cela se paie au compte.
       *[other] C’est vrai : à la levée { $number }, { $seat } n’a pas fourni, tout en ayant de la couleur. Cela se paie au compte.
    }
revoke-not-proved =
    { $who ->
        [you] Il n’y a pas eu renonce : à la levée { $number }, vous avez joué selon la règle.
       *[other] Il n’y a pas eu renonce : à la levée { $number }, { $seat } a joué selon la règle.
    }
all-pass = Personne ne fait l’atout : on jette les cartes, et l’on redonne.

score-made = le point
score-march = la <vole>vole</>
score-lone-march = la <vole>vole</>, <en-solo>en solo</>
score-euchre = <euchre>euchre</>
score-revoke = pour une renonce
score-odd = de levées, { WORDS($points) }
score-honours = d’<honneurs>honneurs</>, { WORDS($points) }
score-call = d’<honneurs>honneurs</> demandés, { WORDS($points) }

# The same without their points, for the record.
record-score-odd = de levées
record-score-honours = d’honneurs
record-score-call = d’honneurs demandés
count-made = un pour le point
count-march = deux pour la <vole>vole</>
count-lone-march = quatre pour la <vole>vole</>, <en-solo>en solo</>
count-euchre = { WORDS($number) } pour l’<euchre>euchre</>
count-revoke =
    { $number ->
        [one] un pour la renonce
       *[other] { WORDS($number) } pour la renonce
    }
count-odd =
    { $number ->
        [one] un de levées
       *[other] { WORDS($number) } de levées
    }
count-honours = { WORDS($number) } d’<honneurs>honneurs</>
count-call = { WORDS($number) } d’<honneurs>honneurs</>

result-made =
    { $points ->
        [0] Les <preneur>preneurs</> : { WORDS($tricks, form: "f") } levées. Pour leur renonce, ils ne marquent rien.
       *[other] { CAP($seats) } : { WORDS($tricks, form: "f") } levées, et le point.
    }
result-march =
    { $points ->
        [0] Les <preneur>preneurs</> : la <vole>vole</>. Pour leur renonce, ils ne marquent rien.
       *[other] La <vole>vole</> ! { CAP($seats) } : les cinq levées, deux points.
    }
result-lone-march =
    { $points ->
        [0] Le <preneur>preneur</> : la <vole>vole</>. Pour leur renonce, rien n’est marqué.
       *[other] La <vole>vole</>, et <en-solo>en solo</> ! { CAP($seats) } : les cinq levées, quatre points.
    }
result-euchre =
    { $points ->
        [0] <euchre>Euchre</>. Pour leur propre renonce, les autres ne marquent rien.
       *[other] <euchre>Euchre</>, avec { $tricks ->
            [0] aucune levée
            [one] une levée
           *[other] { WORDS($tricks, form: "f") } levées
        }. { CAP($seats) } : { WORDS($points) } points.
    }
result-odd =
    { $number ->
        [0] Six levées chacun.
        [one] { CAP($seats) } : un de levées.
       *[other] { CAP($seats) } : { WORDS($number) } de levées.
    }{ $honours ->
        [0] {" "}Les <honneurs>honneurs</> sont <partages>partagés</>.
       *[other] {" "}{ CAP($seats_other) } : { WORDS($honours) } d’<honneurs>honneurs</>.
    }
game-won = Une partie est à { $seats }, { $score } à { $loser }.
win = La partie est à { $seats }, { $score } à { $loser }.
win-rubber = { $games ->
        [0] Le robre est à { $seats }, deux parties à zéro.
       *[other] Le robre est à { $seats }, deux parties à une.
    }
pay-game = pour la partie
pay-lurch = pour la partie, double, car les perdants n’ont aucun point

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
moved-turn_down = On refuse { $cards }.
moved-lay_down =
    { $who ->
        [you] Vous posez vos cartes.
       *[other] { $seat } pose ses cartes.
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
log-moved-turn_down = Refusé
log-moved-lay_down =
    { $who ->
        [you] Vous posez
       *[other] { $seat } pose
    }
shown-hand = On étale { $cards }.

## The rules of the house.

option-unit = Unité de la table
option-unit-help = Ce que vaut une unité de mise.
option-game = Le jeu
option-game-help = L’Euchre, que l’Encyclopædia nomme Ruff ; ou le vieux Ruff et Honneurs, qui se joue en neuf points.
option-game-euchre = Euchre
option-game-ruff_and_honours = Ruff et Honneurs
option-game_points = Partie
option-game_points-help = Combien de points gagnent : cinq, sept ou dix, ou un pour une seule donne ; à Ruff et Honneurs, neuf.
option-game_points-1 = un : une seule donne
option-game_points-5 = cinq
option-game_points-7 = sept
option-game_points-9 = neuf, à Ruff et Honneurs
option-game_points-10 = dix
option-first_lead = Première entame
option-first_lead-help = Dans l’Encyclopædia, le preneur entame ; partout ailleurs, le joueur à gauche du donneur.
option-first_lead-maker = celui qui a fait l’atout
option-first_lead-eldest = le premier
option-exchange = La retourne
option-exchange-help = La retourne va au donneur, quel que soit le preneur, ou seulement s’il l’a prise lui-même.
option-exchange-any = va au donneur
option-exchange-taken_up_only = seulement s’il la prend
option-exchange_duty = L’échange
option-exchange_duty-help = Si le donneur peut laisser la retourne et garder ses cinq cartes.
option-exchange_duty-may = est libre
option-exchange_duty-must = est obligatoire
option-all_pass = Si personne ne fait l’atout
option-all_pass-help = Qui redonne.
option-all_pass-same_dealer = le même donneur
option-all_pass-next_dealer = la donne passe
option-defend_alone = Défense en solo
option-defend_alone-help = Si l’adversaire d’un preneur en solo peut aussi jouer en solo ; l’euchre vaut alors quatre.
option-assist_alone = Assister en solo
option-assist_alone-help = Si le partenaire du donneur ne peut assister qu’en jouant en solo.
option-ace_turned = L’as retourné
option-ace_turned-help = À Ruff et Honneurs : qui peut piller le talon quand la retourne est l’as.
option-ace_turned-dealer_ruffs = le donneur pille
option-ace_turned-nobody = personne
option-can_ye = En avez-vous ?
option-can_ye-help = À Ruff et Honneurs : si un camp à huit peut gagner en demandant trois honneurs.
option-honours_at_eight = Honneurs à huit
option-honours_at_eight-help = À Ruff et Honneurs : si un camp à huit, qui n’a pas demandé, les compte après les levées.
option-honours_at_eight-after_tricks = se comptent
option-honours_at_eight-call_only = se demandent
option-stake = Mise
option-stake-help = En unités de la table : ce que chaque perdant paie pour la partie, ou le robre.
option-stake-0 = rien
option-lurch = Perdants sans aucun point
option-lurch-help = S’ils paient double.
option-lurch-off = paient la mise
option-lurch-love = paient double
option-games = On joue
option-games-help = Une seule partie, ou deux sur trois.
option-games-one = une seule partie
option-games-best_of_3 = deux sur trois
option-regulations = Règlement
option-regulations-help = La table empêche toute faute ; ou l’on peut faire une renonce, être découvert et puni.
option-regulations-guarded = aucune faute possible
option-regulations-strict = les fautes sont punies

## L’échelle des réponses.

ladder-pass_bid = le suivant décide
ladder-turn_down = une autre couleur pourra être atout
ladder-name-trumps = Choisir l’atout
ladder-name = avec votre partenaire
ladder-name_alone-trumps = Choisir l’atout
ladder-name_alone = sans votre partenaire
ladder-together = { WORDS($number) } levées avec votre partenaire, sinon les autres marquent { WORDS($points) }
ladder-alone = { WORDS($number) } levées sans votre partenaire, sinon les autres marquent { WORDS($points) }
ladder-defend_together = avec votre partenaire, si vous faites assez de levées
ladder-defend_alone = sans votre partenaire, si vous faites assez de levées
ladder-refuse-turned-down = elle a été refusée

## Étiquettes sur les cartes.

card-right-bower = bower droit
card-left-bower = bower gauche
