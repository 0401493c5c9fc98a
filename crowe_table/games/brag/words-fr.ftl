# Every word that Brag puts on the table.

game-brag = Brag
game-brag-line = Trois cartes chacun : regardez-les, ou jouez sans voir ; misez ou couchez-vous, et voyez qui ose aller au bout.
game-brag-plain = Trois cartes chacun : misez dessus, ou faites croire qu’elles sont meilleures.
game-brag-minutes = 30
game-brag-difficulty = 2

preset-crowe = Mr. Crowe
preset-crowe-help = Trois trois battent tout, trois-deux-as est la plus basse suite, et l’on ne mêle qu’après une main vue et gagnée.
preset-crowe-source = Mr. Crowe’s Games, London 1775
preset-modern = Le jeu moderne
preset-modern-help = Comme dans les maisons plus récentes : trois-deux-as est la meilleure suite, celui qui n’a plus d’argent couvre le pot, et l’on ne mêle qu’après un brelan.
preset-modern-source = Le Brag à trois cartes, comme on le joua plus tard
preset-braggers = Avec des braggers
preset-braggers-help = L’ancien jeu : le valet de trèfle et le neuf de carreau valent toute carte, suites et couleurs ne comptent pas, et l’on tient, on file, ou l’on demande à voir.
preset-braggers-source = Hoyle’s Games, Improved and Enlarged, et récits postérieurs

account-bystander = le spectateur
account-cover = le pot couvert

## Questions, as they are put to whom they concern, and as the others wait.

ask-look = Vos cartes sont devant vous. Les prenez-vous, ou jouez-vous <sans-voir>sans voir</> ?
ask-look-two = Vous avez deux mains non vues. En regardez-vous une, ou n’y touchez-vous pas ?
wait-look = À { $seats } de regarder, ou non.
ask-first = Misez au moins { $farthings }, ou couchez-vous.
wait-first = À { $seats } de miser d’abord.
ask-first-blind = Vous n’avez pas regardé : votre mise est d’au moins { $farthings }. Regardez, misez, ou couchez-vous.
wait-first-blind = À { $seats } de miser d’abord, <sans-voir>sans voir</>.
ask-wager = Rester coûte { $farthings } à chaque tour. Misez-vous, ou vous couchez-vous ?
wait-wager = À { $seats } de miser ou de se coucher.
ask-blind = <sans-voir>Sans voir</>, vous restez pour moitié prix : { $farthings }. Misez-vous, regardez-vous, ou vous couchez-vous ?
wait-blind = À { $seats } de miser <sans-voir>sans voir</>, de regarder, ou de se coucher.
ask-keep =
    { $hand ->
        [new] Vous avez regardé la nouvelle main. Gardez-la, et l’autre va sous le jeu sans être vue ; ou jetez-la, et jouez l’autre <sans-voir>sans voir</>.
       *[old] Vous avez regardé l’ancienne main. Gardez-la, et l’autre va sous le jeu sans être vue ; ou jetez-la, et jouez l’autre <sans-voir>sans voir</>.
    }
wait-keep = { $seats } a regardé une de ses deux mains, et doit la garder ou la jeter.
ask-stand = Laquelle de vos deux mains non vues jouez-vous ? L’autre va sous le jeu.
wait-stand = À { $seats } de choisir entre deux mains non vues.
ask-retain = Tous se sont couchés, et le pot reste. Laquelle de vos deux mains non vues gardez-vous pour la donne suivante ?
wait-retain = À { $seats } de choisir la main à garder.
ask-prove = Voici les cartes que vous avez payé pour <voir>voir</>. Si les vôtres sont meilleures, montrez-les et prenez le pot ; sinon, vous pouvez céder sans rien montrer.
wait-prove = { $seats } a payé pour <voir>voir</>, et doit montrer ou céder.
ask-lend = { $seat } vous demande de lui prêter { $farthings }, sans intérêt, à rendre après la main.
wait-lend = On demande un prêt à { $seats }.
ask-lend-shown = { $seat } vous laisse <voir>voir</> ses cartes, et vous demande de lui prêter { $farthings }. N’en dites rien à personne.
wait-lend-shown = On montre ses cartes à { $seats }, et on lui demande un prêt.
ask-lend-ante = { $seat } ne peut pas payer l’<enjeu>enjeu</>, et vous demande de lui prêter { $farthings }.
wait-lend-ante = On demande un <enjeu>enjeu</> à { $seats }.
ask-ante = Il vous manque { $farthings } pour l’<enjeu>enjeu</>. Empruntez, ou passez cette donne.
wait-ante = { $seats } ne peut pas payer l’<enjeu>enjeu</>.
ask-brag = Poussez d’au moins { $farthings }, ou filez.
wait-brag = À { $seats } de <pousser>pousser</> ou de <filer>filer</>.
ask-go = Tenez-vous, avec { $farthings }, ou filez-vous ?
wait-go = À { $seats } de <tenir>tenir</> ou de <filer>filer</>.
ask-sight = C’est vous qui avez tenu en dernier : demandez à <voir>voir</>, ou relancez.
wait-sight = { $seats } peut demander à <voir>voir</>, ou relancer.
ask-next-deal = Quand vous aurez vu la fin, passez à la donne suivante.
wait-next-deal = La donne suivante attend { $seats }.
ask-next-overtime = Toutes les donnes sont jouées, mais il reste un pot. Continuez jusqu’à ce qu’on le gagne, ou arrêtez-vous : si tous s’arrêtent, on le partage.
wait-next-overtime = Continuer pour le pot qui reste, ou s’arrêter : { $seats }.

act-look = Regarder
act-look_at = En voir une
act-leave = Ne pas regarder
act-keep = Garder
act-drop = Jeter
act-stand = Choisir une main
act-show = Montrer
act-yield = Céder
act-fold = Se coucher
act-wager = Miser
act-see = Voir
act-cover = Couvrir le pot
act-cover-brings = Couvrir : { $amount }
act-brag = Pousser
act-go_it = Tenir
act-bolt = Filer
act-call_sight = Demander à voir
act-return_brag = Relancer
act-borrow = Emprunter
why-choose-borrow = Choisissez d’abord à qui emprunter.
act-borrow_bystander = Au spectateur
act-lend = Prêter
act-decline = Refuser
act-sit_out = Passer

word-look_at-new = la nouvelle main
word-look_at-old = l’ancienne main
word-stand-new = la nouvelle main
word-stand-old = l’ancienne main
word-borrow-show = en montrant
word-borrow-hide = sans montrer

## Charts beside the cards.

chart-ranks = Ce qui bat quoi
kind-pair-royal = Un brelan
kind-running-flush = Suite assortie
kind-run = Une suite
kind-flush = Une couleur
kind-pair = Une paire
kind-high = La plus haute
chart-one-in = 1 sur { $number }
chart-threes = Trois trois battent tout.
chart-low-run = Trois-deux-as, la plus basse suite.
chart-low-run-best = Trois-deux-as, la meilleure suite.
chart-braggers = { $number ->
        [one] { CAP($cards) } est le « bragger », et vaut la carte que l’on veut.
       *[other] { CAP($cards) } sont les « braggers », et valent la carte que l’on veut.
    }

## L’échelle d’un tour : ses degrés, et pourquoi l’un d’eux est refusé.

ladder-sum = { $farthings }
ladder-fold = hors de cette donne
ladder-look = puis le plein prix
ladder-look-new = La main nouvelle
ladder-look-old = La main gardée
ladder-look-one = la voir, puis la garder ou l’écarter
ladder-leave = moitié prix tant qu’elles restent cachées
ladder-stay-in = Rester
ladder-stay = à chaque tour
ladder-blind = moitié prix, sans voir
ladder-open = le moins pour commencer
ladder-raise = Relancer
ladder-double = le double
ladder-step = un degré de plus
ladder-most = le plus qui soit permis
ladder-more = davantage
ladder-see = la meilleure main gagne
ladder-go = mettre autant, et rester
ladder-sight = la meilleure main gagne
ladder-refuse-purse = vous n’avez que { $farthings }
ladder-refuse-limit = limite : { $farthings }
ladder-refuse-borrowed = pas avec l’argent prêté
ladder-refuse-looked = vous avez regardé
ladder-refuse-look-two = choisissez une de vos deux mains
ladder-refuse-see-two = seulement à deux
ladder-refuse-see-wager = après une mise
ladder-refuse-see-blind = pas contre un aveugle
ladder-refuse-answer-first = répondez d’abord
ladder-refuse-bolt = vous avez tenu le dernier
ladder-refuse-go = personne n’a poussé
ladder-refuse-sight = pour le dernier qui a tenu

## Refusals.

refuse-purse = Votre bourse ne contient que { $farthings }.
refuse-limit = Cela passe la limite : vous pouvez mettre au plus { $farthings }.
refuse-borrowed = L’argent prêté sert à suivre une mise ou à <voir>voir</>, jamais à relancer.
refuse-looked = Vous avez déjà regardé vos cartes.
refuse-look-two = Vous avez deux mains : choisissez celle que vous regardez.
refuse-see-two = On ne peut <voir>voir</> que lorsqu’il ne reste que deux joueurs.
refuse-see-wager = Personne n’a encore misé : il n’y a rien à <voir>voir</>.
refuse-see-blind = Vous avez regardé : vous ne pouvez pas <voir>voir</> un joueur qui joue encore <sans-voir>sans voir</>.
refuse-answer-first = On a poussé : répondez d’abord. Le dernier qui tient peut relancer.
refuse-bolt = Vous avez tenu le dernier : demandez à <voir>voir</>, ou relancez.
refuse-go = Personne n’a poussé : il n’y a rien à <tenir>tenir</>.
refuse-sight = Seul le dernier qui a tenu peut demander à <voir>voir</>, quand tous ont répondu.
unfit-seats = Le Brag se joue de deux à huit, chacun pour soi ; pas à { WORDS($seats) }.
unfit-sight-blind = Là où l’on demande à voir, personne ne joue sans voir : choisissez l’un ou l’autre.
unfit-sight-cover = Là où l’on demande à voir, personne ne couvre le pot : celui qui manque d’argent emprunte, ou se couche.
unfit-purse = Chaque bourse doit contenir l’enjeu et une première mise : { $farthings }. Regarnissez les bourses, ou jouez moins cher.

## What is spoken. Nothing of it ever tells of a card that is not open to all.

say-look = Je regarde.
say-leave = <sans-voir>Sans voir</>.
say-look-new = Je regarde la nouvelle main.
say-look-old = Je regarde l’ancienne main.
say-keep = Je garde celle-ci ; l’autre va dessous.
say-drop = Celle-ci va dessous ; je joue l’autre <sans-voir>sans voir</>.
say-stand-new = Je m’en tiens à la nouvelle main.
say-stand-old = Je m’en tiens à l’ancienne main.
say-fold = Je me couche.
say-bolt = Je file.
say-wager = Je mise { $farthings }.
say-blind = { CAP($farthings) }, <sans-voir>sans voir</>.
say-see = Je vous vois ; voici { $farthings }.
say-yield = Je ne montre pas. Le pot est à vous.
say-cover = Je couvre le pot.
say-brag = Je pousse de { $farthings }.
say-return = Je relance : { $farthings }.
say-go = Je tiens.
say-sight = À <voir>voir</> !
say-borrow = Pourriez-vous m’avancer { $farthings } ?
say-borrow-show = Regardez ceci, et avancez-moi { $farthings }.
say-borrow-bystander = Monsieur, { $farthings }, s’il vous plaît.
say-lend = Avec plaisir.
say-decline = Pas ce soir, je regrette.
say-decline-shown = Pas sur ces cartes-là, je regrette.

hand-best = Brelan de trois, le meilleur de tous
hand-pair-royal =
    { $rank ->
        [as] Un brelan d’as
        [valet] Un brelan de valets
        [dame] Un brelan de dames
        [roi] Un brelan de rois
       *[other] Un brelan de { $rank }
    }
hand-running-flush =
    { $rank ->
        [as] Une suite assortie à l’as
        [dame] Une suite assortie à la dame
       *[other] Une suite assortie au { $rank }
    }
hand-running-flush-low = Une suite assortie trois-deux-as
hand-run =
    { $rank ->
        [as] Une suite à l’as
        [dame] Une suite à la dame
       *[other] Une suite au { $rank }
    }
hand-run-low = Une suite trois-deux-as
hand-flush =
    { $rank ->
        [as] Une couleur à l’as
        [dame] Une couleur à la dame
       *[other] Une couleur au { $rank }
    }
hand-pair =
    { $rank ->
        [as] Une paire d’as
        [valet] Une paire de valets
        [dame] Une paire de dames
        [roi] Une paire de rois
       *[other] Une paire de { $rank }
    }
hand-high =
    { $rank ->
        [dame] Une dame au plus haut
       *[other] Un { $rank } au plus haut
    }

told-shuffled = Le jeu est mêlé.
told-not-shuffled = Le jeu n’est pas mêlé.
result-carried =
    { $who ->
        [you] Tous les autres se sont couchés, mais vous n’avez pas regardé. Le pot de { $farthings } reste en place.
       *[other] Tous les autres se sont couchés, mais { $seat } n’a pas regardé. Le pot de { $farthings } reste en place.
    }

result-unseen =
    Tous les autres se sont couchés : { $who ->
        [you] vous prenez
       *[other] { $seat } prend
    } le pot de { $farthings }.
bluff-found =
    { $who ->
        [you] Vous avez bluffé
       *[other] { $seat } a bluffé
    } : pas même une paire.
result-open =
    Avec { $hand ->
        [hand-best] un <brelan>brelan</> de trois
        [hand-pair-royal] un <brelan>brelan</> { $rank ->
            [as] d’as
            [valet] de valets
            [dame] de dames
            [roi] de rois
           *[other] de { $rank }
        }
        [hand-running-flush] une suite assortie { $rank ->
            [as] à l’as
            [dame] à la dame
           *[other] au { $rank }
        }
        [hand-running-flush-low] une suite assortie trois-deux-as
        [hand-run] une suite { $rank ->
            [as] à l’as
            [dame] à la dame
           *[other] au { $rank }
        }
        [hand-run-low] une suite trois-deux-as
        [hand-flush] une couleur { $rank ->
            [as] à l’as
            [dame] à la dame
           *[other] au { $rank }
        }
        [hand-pair] une paire { $rank ->
            [as] d’as
            [valet] de valets
            [dame] de dames
            [roi] de rois
           *[other] de { $rank }
        }
       *[hand-high] { $rank ->
            [dame] la plus haute carte, une dame
           *[other] la plus haute carte, un { $rank }
        }
    }, { $who ->
        [you] { $amount ->
            [0] vous gagnez.
           *[other] vous prenez le pot de { $farthings }.
        }
       *[other] { $amount ->
            [0] { $seat } gagne.
           *[other] { $seat } prend le pot de { $farthings }.
        }
    }
result-beaten =
    { $who_other ->
        [you] Vous perdez : avec
       *[other] Avec
    } { $hand ->
        [hand-best] un <brelan>brelan</> de trois
        [hand-pair-royal] un <brelan>brelan</> { $rank ->
            [as] d’as
            [valet] de valets
            [dame] de dames
            [roi] de rois
           *[other] de { $rank }
        }
        [hand-running-flush] une suite assortie { $rank ->
            [as] à l’as
            [dame] à la dame
           *[other] au { $rank }
        }
        [hand-running-flush-low] une suite assortie trois-deux-as
        [hand-run] une suite { $rank ->
            [as] à l’as
            [dame] à la dame
           *[other] au { $rank }
        }
        [hand-run-low] une suite trois-deux-as
        [hand-flush] une couleur { $rank ->
            [as] à l’as
            [dame] à la dame
           *[other] au { $rank }
        }
        [hand-pair] une paire { $rank ->
            [as] d’as
            [valet] de valets
            [dame] de dames
            [roi] de rois
           *[other] de { $rank }
        }
       *[hand-high] { $rank ->
            [dame] la plus haute carte, une dame
           *[other] la plus haute carte, un { $rank }
        }
    }, contre { $hand_other ->
        [hand-best] un <brelan>brelan</> de trois
        [hand-pair-royal] un <brelan>brelan</> { $rank_other ->
            [as] d’as
            [valet] de valets
            [dame] de dames
            [roi] de rois
           *[other] de { $rank_other }
        }
        [hand-running-flush] une suite assortie { $rank_other ->
            [as] à l’as
            [dame] à la dame
           *[other] au { $rank_other }
        }
        [hand-running-flush-low] une suite assortie trois-deux-as
        [hand-run] une suite { $rank_other ->
            [as] à l’as
            [dame] à la dame
           *[other] au { $rank_other }
        }
        [hand-run-low] une suite trois-deux-as
        [hand-flush] une couleur { $rank_other ->
            [as] à l’as
            [dame] à la dame
           *[other] au { $rank_other }
        }
        [hand-pair] une paire { $rank_other ->
            [as] d’as
            [valet] de valets
            [dame] de dames
            [roi] de rois
           *[other] de { $rank_other }
        }
       *[hand-high] { $rank_other ->
            [dame] la plus haute carte, une dame
           *[other] la plus haute carte, un { $rank_other }
        }
    } ({ $who_other ->
        [you] vous
       *[other] { $other }
    }), { $who ->
        [you] { $amount ->
            [0] vous gagnez.
           *[other] vous prenez le pot de { $farthings }.
        }
       *[other] { $amount ->
            [0] { $seat } gagne.
           *[other] { $seat } prend le pot de { $farthings }.
        }
    }

note-debts =
    { $of_player ->
        [0] { $seat } doit { $farthings } au spectateur.
       *[other] { $seat } doit { $farthings } à { $other }.
    }
tag-standing =
    { $state ->
        [0] passe
        [1] hors
        [2] { $amount ->
            [0] a regardé
           *[other] vu, { $farthings }
        }
        [3] { $amount ->
            [0] caché
           *[other] caché, { $farthings }
        }
        [4] { $amount ->
            [0] deux mains
           *[other] deux mains, { $farthings }
        }
       *[other] couvre le pot
    }

log-wagered = none
staked = l’enjeu
wagered = une mise
paid-to-see = pour <voir>voir</>
covered = toute une bourse, pour couvrir le pot
pot-closed = le pot est clos
won-seen = le pot, vu et gagné
won-unseen = le pot, sans être vu
won-cover = le pot couvert
repaid = une dette rendue
lent = un prêt
pot-shared = une part du pot
bystander-comes = la bourse du spectateur
bystander-leaves = le spectateur s’en va

ended-deals =
    { $number ->
        [one] La séance est finie : une donne a été jouée.
       *[other] La séance est finie : { WORDS($number, form: "f") } donnes ont été jouées.
    }
ended-broke = La séance est finie : moins de deux joueurs ont de quoi payer l’<enjeu>enjeu</>.
ended-risen = { $who ->
        [you] Vous vous arrêtez, et la partie finit ici.
       *[other] { $seat } s’arrête, et la partie finit ici.
    }
ended-shared = Tous s’arrêtent ici, et se partagent le pot qui restait.

## What happened, in words.

moved-draw =
    { $who ->
        [you] Vous tirez { $cards } pour la donne.
       *[other] { $seat } tire { $cards } pour la donne.
    }
shown-hand = On voit { $cards }.
shown-old = On voit { $cards }, de la main gardée.

## The rules of the house.

option-unit = Unité de la table
option-unit-help = Ce que vaut une unité de mise.
option-ante = Enjeu
option-ante-help = Ce que chacun met au pot avant la donne, en unités de la table.
option-ante-0 = aucun
option-min_wager = Plus petite première mise
option-min_wager-help = Le moins qu’on puisse mettre en premier, en unités de la table.
option-max_first_wager = Plus forte première mise
option-max_first_wager-help = Le plus qu’on puisse mettre en premier, en unités de la table ; d’ordinaire, ce qui est au pot.
option-max_first_wager-0 = ce qui est au pot
option-raise_limit = Limite d’une mise
option-raise_limit-help = Le plus qu’on puisse miser : ce qu’il y a au pot, ou une somme fixe de plus que la dernière mise ; ou sans limite.
option-raise_limit-pot = ce qui est au pot
option-raise_limit-fixed = fixe, sur la dernière
option-raise_limit-none = la bourse seule
option-raise_most = La limite fixe
option-raise_most-help = De combien d’unités une mise peut dépasser la dernière, quand la limite est fixe.
option-blind_play = Jeu sans voir
option-blind_play-help = Si l’on peut ne pas regarder ses cartes, et miser à moitié prix.
option-retain_blind = Main non vue gardée
option-retain_blind-help = Si un joueur resté seul sans avoir regardé garde sa main pour la donne suivante. Sinon, on la jette, et seul le pot reste.
option-look_time = Quand regarder
option-look_time-help = Si l’on peut prendre ses cartes dès la donne, ou seulement à son tour.
option-look_time-at_deal = dès la donne
option-look_time-on_turn = à son tour
option-ace_low_run = Trois-deux-as
option-ace_low_run-help = La place de cette suite parmi les suites : la plus basse dans le livre, la meilleure aux tables modernes.
option-ace_low_run-lowest = la plus basse suite
option-ace_low_run-highest = la meilleure suite
option-threes_best = Trois trois au-dessus
option-threes_best-help = Si un brelan de trois bat un brelan d’as.
option-tie_break = Mains presque égales
option-tie_break-help = Si l’on compare les trois cartes l’une après l’autre, ou seulement la plus haute.
option-tie_break-full = les trois cartes
option-tie_break-top_card = la plus haute seule
option-equal_hands = Mains égales
option-equal_hands-help = Qui gagne à mains égales : celui qui n’a pas payé pour voir, ou le plus proche à gauche du donneur.
option-equal_hands-caller_loses = qui voit perd
option-equal_hands-elder = le premier gagne
option-loser_shows = Le perdant montre
option-loser_shows-help = Si un joueur qui a payé pour voir et perdu doit montrer ses cartes.
option-dealer = Le donneur
option-dealer-help = Les joueurs donnent à tour de rôle, ou quelqu’un donne sans jouer.
option-dealer-passing = chacun son tour
option-dealer-impartial = quelqu’un qui ne joue pas
option-shuffle = Le jeu est mêlé
option-shuffle-help = Dans le livre, seulement après une main vue et gagnée.
option-shuffle-after_seen = après une main vue
option-shuffle-after_seen_prial = après un brelan vu
option-shuffle-every_deal = avant chaque donne
option-gather = Cartes jouées
option-gather-help = Si les cartes d’une donne sont brouillées avant d’aller sous le jeu, ou y vont comme on les a jetées.
option-gather-haphazard = mélangées
option-gather-as_they_lie = telles quelles
option-short_purse = Bourse trop courte
option-short_purse-help = Ce que peut faire un joueur qui ne peut pas payer la mise.
option-short_purse-borrow_or_fold = emprunte ou se couche
option-short_purse-fold_only = se couche
option-short_purse-cover_the_pot = couvre le pot
option-lenders = Qui peut prêter
option-lenders-help = Les joueurs couchés, le spectateur avec sa bourse, ou les deux.
option-lenders-both = joueurs et spectateur
option-lenders-players = les joueurs
option-lenders-bystander = le spectateur
option-bystander_credit = Crédit du spectateur
option-bystander_credit-help = Le plus que le spectateur prête à un joueur, en unités de la table.
option-borrow_for = Argent prêté
option-borrow_for-help = S’il ne peut que suivre une mise ou voir, ou aussi relancer.
option-borrow_for-match_or_see = suit ou voit
option-borrow_for-any_wager = peut relancer
option-show_to_lender = Montrer au prêteur
option-show_to_lender-help = Si l’emprunteur peut montrer ses cartes à celui à qui il emprunte.
option-braggers = Braggers
option-braggers-help = Cartes qui valent n’importe quelle autre.
option-braggers-none = aucun
option-braggers-knave = le valet de trèfle
option-braggers-knave_and_nine = ce valet, neuf de carreau
option-combinations = Ce qui fait une main
option-combinations-help = Toutes les combinaisons, ou seulement brelans, paires et hautes cartes.
option-combinations-full = toutes
option-combinations-pairs_only = paires seules
option-betting = Les mises
option-betting-help = Celles de Mr. Crowe, à renouveler à chaque tour ; ou l’ancienne façon : tenir, filer ou demander à voir.
option-betting-rolling = à chaque tour
option-betting-sight = avec « à voir »
option-length = La séance
option-length-help = Un nombre de donnes, ou jusqu’à ce qu’un seul joueur ait tout l’argent, ou jusqu’à ce que quelqu’un s’arrête.
option-length-deals = un nombre de donnes
option-length-until_broke = jusqu’à ce qu’un joueur ait tout
option-length-open = jusqu’à ce que quelqu’un s’arrête
option-deals = Donnes
option-deals-help = Combien de donnes on joue, si leur nombre est fixé : d’ordinaire quatre par joueur.

## Étiquettes sur les cartes.

card-bragger = bragger
