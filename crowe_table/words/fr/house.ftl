# What the house says at any table: refusals, saved sessions, and what happened, told in words.

## The code of a deal: six words that are written down and typed again.

deal-code-letters = « { $word } » n’est pas la clé d’une donne : ce sont six mots, ou de 1 à 64 lettres, chiffres, points et tirets.
deal-code-count =
    { $number ->
        [one] Un mot n’est pas la clé d’une donne : il y en a six.
       *[other] { CAP(WORDS($number)) } mots ne sont pas la clé d’une donne : il y en a six.
    }
deal-code-word = « { $word } » n’est le mot d’aucune donne. Regardez encore le papier.
deal-code-near = « { $word } » n’est le mot d’aucune donne. Est-ce « { $near } » ?
deal-code-check = Ces six mots ne sont la clé d’aucune donne. L’un est peut-être mal écrit, ou deux ont changé de place.

## Famous hands, at their end.

exhibit-done = C’est réussi ! Points marqués : { $number } ; demandés : { $wanted }.
exhibit-not-done = Pas cette fois. Points marqués : { $number } ; demandés : { $wanted }.
exhibit-over = La main est jouée. Points marqués : { $number }.
exhibit-act = « { $act } »
exhibit-verdict =
    { $right ->
        [yes]
            { $done ->
                [yes] Vous avez choisi { $did } : c’est sûr, même contre le meilleur jeu.
               *[no] Vous avez choisi { $did }, et c’était juste ; un autre choix a tout perdu.
            }
       *[no]
            { $number_best ->
                [one] Le seul moyen sûr était { $best }.
                [2] Les seuls moyens sûrs étaient { $best }.
               *[other] Un moyen sûr était { $best }.
            } { $done ->
                [yes]
                    { $number_against ->
                        [one] Vous avez choisi { $did }, et { $seats_against } vous l’a laissé passer.
                       *[other] Vous avez choisi { $did }, et vos adversaires vous l’ont laissé passer.
                    }
               *[no] Vous avez choisi { $did }.
            }
    }

## Refusals. Each says what is wrong and, where it can, what would be right.

refuse-foreign = Ce n’est pas une réponse à ce jeu : « { $act } » appartient à un autre jeu.
refuse-no-such-seat = Il n’y a pas de place { $number } à cette table.
refuse-over = La partie est finie.
refuse-not-asked =
    { $who ->
        [you] On ne vous demande rien pour l’instant : la table attend un autre.
       *[other] On ne demande rien à { $seat } pour l’instant : la table attend un autre.
    }
refuse-not-the-question = Ce n’est pas ce qu’on demande à présent.
refuse-place = Coupez plus près du milieu : entre { $least } et { $most }.
refuse-not-held = Cette carte n’est pas dans votre main.
refuse-card = Cette carte ne peut être jouée maintenant.
refuse-drop = On ne pose rien là. Lâchez la carte où le tapis est éclairé.
refuse-cards-number =
    { $least ->
        [one] Choisissez une carte, ni plus ni moins.
       *[other] Choisissez { WORDS($least, form: "f") } cartes, ni plus ni moins.
    }
refuse-cards-between = Choisissez de { WORDS($least, form: "f") } à { WORDS($most, form: "f") } cartes, et aucune deux fois.
refuse-follow = Il faut fournir la couleur, et vous avez du { $suit }.
refuse-follow-or-trump = Il faut fournir ou jouer atout, et vous avez du { $suit }.
refuse-changed-suit = Aujourd’hui { $card } appartient à { $suit }, et ne fournit nulle autre couleur.
refuse-win = Il faut gagner la levée si vous pouvez, et vous avez du { $suit } qui le ferait.
refuse-trump = Vous n’avez rien de cette couleur : il faut jouer atout.
refuse-number = Il faut un nombre de { $least } à { $most }.
refuse-numbers = Nommez { WORDS($number) } nombres, aucun moindre que { $least }, qui fassent { $total } en tout.
refuse-too-little = C’est trop peu : le moins à présent est { $farthings }.
refuse-too-much = C’est trop : le plus à présent est { $farthings }.
refuse-purse = Il n’y a que { $farthings } dans votre bourse, et personne ne peut miser plus qu’il n’a.
refuse-step = Nommez une somme par pas de { $farthings }.
refuse-word = Vous ne pouvez pas dire cela ici.
refuse-seat = On ne peut nommer ce joueur à présent.
refuse-offer = Vous n’avez rien de cette sorte à annoncer.
refuse-bid = Il faut enchérir plus haut que l’enchère qui tient.
refuse-bid-low = Il faut enchérir plus haut que l’enchère qui tient.
refuse-no-such-bid = Cette enchère n’existe pas.
refuse-best-bid = La meilleure enchère est la vôtre : nul n’enchérit contre soi-même.
refuse-dropped-out = Vous avez quitté cette vente et ne pouvez pas y revenir.
refuse-spot = On ne peut rien poser là à présent.
say-cut-again = Égalité : coupons encore
refuse-fault-reported = Le programme a commis une erreur, et cela n’a pas pu se faire. Rien n’a changé sur la table. Un rapport que vous pouvez lire et envoyer se trouve auprès des parties : { $file }.
refuse-fault = Le programme a commis une erreur, et cela n’a pas pu se faire. Rien n’a changé sur la table. ({ $fault })
refuse-take-back-house = On ne reprend aucune carte à cette table. Vous pouvez le permettre dans les réglages.
refuse-take-back-stakes = À cette table, ce qui est joué pour de l’argent ne se reprend pas. Vous pouvez le permettre dans les Réglages.
refuse-take-back-none = Vous n’avez rien joué qu’on puisse reprendre.
take-back-peeked = Vous en aviez déjà vu la suite quand vous l’avez repris : le palmarès ne comptera pas cette partie.
refuse-hint-stakes = Vous jouez pour des pièces : personne ne peut alors vous conseiller.
refuse-hint-house = Les conseils sont désactivés. Vous pouvez les rétablir dans les réglages.
refuse-hint-not-asked = Ce n’est pas à vous pour l’instant.
refuse-no-sequel = Cette partie n’est pas finie : achevez-la avant d’en jouer une autre.

## Saved sessions.

save-torn = La dernière ligne n’est écrite qu’à moitié. La partie reprend à la ligne { $line }.
save-damaged = La ligne { $line } est illisible.
save-edited = La ligne { $line } ne correspond pas à son sceau : quelqu’un l’a modifiée après coup.
save-empty = Le fichier est vide.
save-no-header = Ce n’est pas une séance de Crowe’s Table.
save-future = Une édition plus récente de Crowe’s Table l’a écrite (format { $version }). Celle-ci la laisse telle quelle.
save-too-long = Le fichier est plus long qu’aucune séance.
save-unreadable = Le fichier ne peut être ouvert : { $why }.
save-in-use = Cette table est déjà ouverte dans une autre fenêtre.
save-link = C’est un lien vers une table rangée ailleurs, et l’on n’écrit jamais à travers un lien. Ouvrez la table là où elle se trouve, ou déplacez son fichier ici.
save-unknown-game = C’est une séance de « { $game } », un jeu que cette maison ne tient pas.
save-other-laws = On y jouait selon l’édition { $laws } des lois de { $game } ; cette maison suit l’édition { $ours }.
save-other-generator = Ses cartes furent données par « { $word } », que cette maison ne connaît pas.
save-options = Les règles de cette partie sont illisibles.
save-company = La liste des joueurs est illisible.
save-sitting-company = La compagnie de sa séance est illisible.
save-sitting-row = La ligne { $line } de son compte n’est pas en ordre : ce que l’un gagne, d’autres doivent le perdre.
save-sitting-purses = Les bourses ne répondent pas à son compte.
save-close = La ligne { $line } n’est pas la fin de la partie.
save-unfit = Aucune table n’a pu commencer ainsi.
save-line = La ligne { $line } n’est pas un coup permis à ce jeu.
save-deal = Rejouée, la donne { $deal } ne donne pas ce qui est écrit (ligne { $line }).
save-set-aside = Le fichier est gardé à part : { $file }.
save-left = Le fichier est laissé tel quel.
save-cannot-write = Cette partie ne peut pas être écrite sur le disque ({ $why }). Continuez : elle le sera dès que possible.
save-written-again = Cette partie s’écrit de nouveau sur le disque. Rien n’est perdu.
save-slow = Les derniers coups ne sont peut-être pas encore écrits : le disque ne répond pas.
save-not-written = Les derniers coups n’ont pas pu être écrits : { $why }.
save-stood = La ligne { $line } n’est pas l’état de la table.
save-not-brought-back = La séance ne peut revenir : { $why }.
save-cannot-delete = La séance ne peut être supprimée : { $why }.
save-no-seed = Le fichier qui contient la graine de cette partie manque. Il reste à côté d’elle jusqu’à la fin.
save-other-seed = La graine qui se trouve à côté de cette partie n’est pas celle qui fut scellée avant la première donne.
save-gone = Cette séance n’existe pas.
save-long = Elle est trop longue pour être lue dans cette liste. Elle le sera quand vous la reprendrez.
save-refereed = On a montré à un arbitre la main du joueur { $number }, le { $date }.
refuse-look = Pendant la partie, seul un arbitre peut voir la main d’un autre. « --referee » la montre, et marque la partie.
refuse-look-torn = La dernière ligne de cette partie n’est écrite qu’à moitié. On ne pourra la marquer que lorsque quelqu’un l’aura reprise.
refuse-look-unwritten = Aucune main n’est montrée, car la table ne peut être marquée : { $why }.

settings-set-aside = Les réglages étaient illisibles : ils sont revenus à leur état d’origine. L’ancien fichier s’appelle maintenant { $file }.
settings-left = Les réglages étaient illisibles ({ $why }) : ils sont revenus à leur état d’origine.
settings-not-kept = Les réglages n’ont pas pu être écrits ({ $why }). Ils valent jusqu’à votre départ.

## What happened, for the slip of the last words, for captions, and for a session read as text.

moved-deal =
    { $who ->
        [you] Vous recevez { $cards }.
       *[other] { $seat } reçoit { $cards }.
    }
moved-deal-aside = Donné à la table : { $cards }.
moved-play =
    { $who ->
        [you] Vous jouez { $cards }.
       *[other] { $seat } joue { $cards }.
    }
moved-cut =
    { $who ->
        [you] Vous tirez { $cards }.
       *[other] { $seat } tire { $cards }.
    }
moved-show =
    { $who ->
        [you] Vous montrez { $cards }.
       *[other] { $seat } montre { $cards }.
    }
moved-turn =
    { $number ->
        [one] On retourne { $cards }.
       *[other] On retourne { $cards }.
    }
shown-cards =
    { $number ->
        [one] On montre { $cards }.
       *[other] On montre { $cards }.
    }
said-words =
    { $who ->
        [you] Vous : « { $words } »
       *[other] { $seat } : « { $words } »
    }
paid-money =
    { $who ->
        [you] Vous payez { $sum } à { $target }.
       *[other] { CAP($source) } paie { $sum } à { $target }.
    }
threw-dice =
    { $who ->
        [you] Vous lancez { $dice }.
       *[other] { $seat } lance { $dice }.
    }
scored-points =
    { $who ->
        [you] Vous marquez { $points }, et en êtes à { $after }. { $recital }.
       *[other] { $seat } marque { $points }, et en est à { $after }. { $recital }.
    }
scored-nothing =
    { $who ->
        [you] Vous ne marquez rien. { $recital }.
       *[other] { $seat } ne marque rien. { $recital }.
    }
deal-begins =
    { $who ->
        [you] Donne { $number }{ $deals ->
        [0] {""}
       *[other] { " " }sur { $deals }
    }. Vous donnez.
       *[other] Donne { $number }{ $deals ->
        [0] {""}
       *[other] { " " }sur { $deals }
    }. { $seat } donne.
    }

## The account of a deal: what stands at the beginning of a line, a card or a sum at its end.

log-plays =
    { $who ->
        [you] Vous
       *[other] { $seat }
    }
log-led =
    { $who ->
        [you] Vous entamez
       *[other] { $seat } entame
    }
log-won =
    { $who ->
        [you] Vous gagnez
       *[other] { $seat } gagne
    }
log-says =
    { $who ->
        [you] Vous
       *[other] { $seat }
    }
log-said = « { $words } »
log-with-card = { $card_text } ({ $words })
log-score =
    { $who ->
        [you] Vous : { $words }
       *[other] { $seat } : { $words }
    }
log-reached = soit { $score }
log-count = Le compte
log-round = Tour { $number }
log-throws =
    { $who ->
        [you] Vous lancez
       *[other] { $seat } lance
    }
log-thrown = { $dice_told } = { $number }
log-shown = Étalées
log-shows =
    { $who ->
        [you] Vos cartes
       *[other] { $seat } montre
    }
log-moved-turn = Retournée
log-moved-show =
    { $who ->
        [you] Vous montrez
       *[other] { $seat } montre
    }
log-moved-cut =
    { $who ->
        [you] Vous tirez
       *[other] { $seat } tire
    }
log-moved-review = La levée revue
log-puts =
    { $why ->
        [none] { $who ->
            [you] Vous
           *[other] { $seat }
        }
       *[other] { $who ->
            [you] Vous : { $why }
           *[other] { $seat } : { $why }
        }
    }
log-each = { CAP(WORDS($number)) } de { $sum } : { $why }
log-takes =
    { $who ->
        [you] Vous prenez
       *[other] { $seat } prend
    }{ $why ->
        [none] {""}
       *[other] {" "}: { $why }
    }
paid-buy-in = une nouvelle bourse de la maison
act-buy_in = Rentrer au jeu
hint-buy-in = Votre bourse est trop légère pour continuer : rentrez au jeu.
option-buy_in = Rentrer au jeu
option-buy_in-help = Unités d’une nouvelle bourse, entre les donnes, pour qui a trop peu pour continuer. La Monnaie la donne ; elle n’est ni gagnée ni perdue.
option-buy_in-0 = non permis
log-has-back =
    { $who ->
        [you] Vous reprenez
       *[other] { $seat } reprend
    }{ $why ->
        [none] {""}
       *[other] {" "}: { $why }
    }
log-pays =
    { $who ->
        [you] Vous à { $other } : { $why }
       *[other] { $seat } à { $who_other ->
            [you] vous
           *[other] { $other }
        } : { $why }
    }

## What was asked for and cannot be had.

bad-game = Il n’y a pas de jeu « { $word } » dans cette maison. Il y a : { $allowed }.
bad-preset = { $game } n’a pas de variante « { $word } ». Il y a : { $allowed }.
bad-seats = La variante « { $preset } » de { $game } n’est pas pour « { $word } » joueurs. Elle est pour : { $allowed }.
bad-stakes = Il n’y a pas de mise « { $word } ». Il y a : { $allowed }.
bad-level = Il n’y a pas de force « { $word } ». Il y a : { $allowed }.
bad-rule = Une règle de la maison ne peut être ainsi : { $why }.

## Between deals.

act-ready = Donne suivante
act-rise = Finir ici
act-propose_rise = Proposer de finir
act-agree_to_rise = Finir ici
act-play_on = Continuer
ask-rise-together = { $seat } voudrait finir ici. Vous levez-vous avec la compagnie, ou continuez-vous ?
wait-rise-together = Finir ou continuer : { $seats }.
say-propose-rise = En resterons-nous là ?
say-agree-to-rise = Volontiers
say-play-on = Je préfère continuer
ended-agreed = D’un commun accord, on s’arrête là.
ended-drawn = D’un commun accord, la partie reste inachevée. Elle est nulle, et aucune mise n’est payée.
hint-rise-together = Une partie inachevée est nulle, et personne ne paie.
hint-rise-settled = Une partie écourtée se règle telle qu’elle est.
act-cut = Couper
act-lapse = Le temps est écoulé
ask-next-deal = Quand vous aurez vu le compte, passez à la donne suivante.
wait-next-deal = On regarde le compte : { $seats }.

## Tables that cannot be laid.

unfit-seats = Ce jeu n’est pas pour { WORDS($seats) }.
unfit-stake = Cette mise est trop forte : on pourrait perdre jusqu’à { $farthings }, plus que personne n’a dans sa bourse.

## Advice. What to do, and why; then the next best, and what it loses.

hint-told = { $act }. { $why }
hint-told-equal = { $told } Aussi bon : { $other }.
hint-told-unlikely = { $told } Tout autre choix coûte davantage.
hint-told-measured = { $told } { $next }
hint-next = Sinon : { $act }.
hint-next-loses = { $next } { $loss }
hint-equal = Aussi bon : { $act }.
hint-no-other = Aucun autre choix n’est meilleur.
hint-exactly = { $told } Au juste : { $part } sur { $whole }.
hint-loss-points =
    { $halves ->
        [0] Cela revient presque au même.
        [1] Cela perd environ un demi-point.
        [2] Cela perd environ un point.
        [3] Cela perd environ un point et demi.
       *[other] Cela perd environ { WORDS($whole) } points.
    }
hint-loss-money =
    { $amount ->
        [0] Cela revient presque au même.
       *[other] Cela perd environ { $farthings }.
    }
hint-loss-games =
    { $some ->
        [0] On gagne presque aussi souvent.
       *[other] Parties de cette sorte perdues en plus : { $share }.
    }
do-act = { $act } : { $what }
do-act-object = { $act } { $what }
do-nothing = Ne rien dire
do-claim_revoke = Dire que { $seat } a renoncé à la levée { $number }

## Why a card is good, from the play that is expected: of all games of tricks.

hint-line-last-trump-good = On tire le dernier atout, et votre { $suit } est maître : { $often }.
hint-line-last-trump = On tire leur dernier atout : { $often }.
hint-line-draws-two = On tire deux de leurs atouts pour un des vôtres : { $often }.
hint-line-drives-out = On fait tomber { $gender_rank_high ->
        [f] la { $rank_high }
       *[m] le { $rank_high }
    }, et { $gender_rank_low ->
        [f] votre { $rank_low } devient maîtresse
       *[m] votre { $rank_low } devient maître
    } : { $often }.
hint-line-partner-trumps = Votre partenaire n’en a pas, et coupe : { $often }.
hint-line-ruff = Vous coupez quand on rejoue { $suit } : { $often }.
hint-line-they-lead = Il faudra qu’ils viennent à vous en { $suit } : { $often }.
hint-line-keeps = On garde { $card }, qui fera une levée plus tard : { $often }.
hint-line-takes = Cela prend la levée : { $often }.
hint-line-partner-takes = On laisse la levée au partenaire, qui peut la prendre : { $often }.

## Advice, where a game has none of its own.

hint-search-only = Il n’y a pas d’autre choix.
hint-search-best =
    { $worlds ->
        [one] Dans la seule donne imaginée, rien ne fit mieux.
       *[other] Dans { WORDS($worlds, form: "f") } donnes imaginées, rien ne fit mieux.
    }
hint-measured = Dans les donnes que j’ai essayées, rien n’a fait mieux.
hint-judged = C’est ce que je ferais, sans qu’une seule raison en décide.
