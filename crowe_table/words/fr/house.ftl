# What the house says at any table: refusals, saved sessions, and what happened, told in words.

## The code of a deal: six words that are written down and typed again.

deal-code-letters = « { $word } » n’est pas une clé de donne : il faut six mots, ou de 1 à 64 lettres, chiffres, points et tirets.
deal-code-count =
    { $number ->
        [one] Un mot ne suffit pas : il en faut six.
       *[other] { CAP(WORDS($number)) } mots ne font pas une clé : il en faut six.
    }
deal-code-word = « { $word } » n’est dans aucune clé. Relisez-la.
deal-code-near = « { $word } » n’est dans aucune clé. Est-ce « { $near } » ?
daily-code-check = Ces six mots ne sont le résultat de personne. L’un est peut-être mal écrit, ou deux ont changé de place.
deal-code-check = Ces six mots ne sont la clé d’aucune donne. L’un est peut-être mal écrit, ou deux sont intervertis.

## Famous hands, at their end.

exhibit-done = Réussi ! Points marqués : { $number } ; demandés : { $wanted }.
exhibit-not-done = Pas cette fois. Points marqués : { $number } ; demandés : { $wanted }.
exhibit-over = La main est jouée. Points marqués : { $number }.
exhibit-act = « { $act } »
exhibit-verdict =
    { $right ->
        [yes]
            { $done ->
                [yes] Vous avez choisi { $did } : c’est sûr, même contre le meilleur jeu.
               *[no] Vous avez choisi { $did }, et c’était juste ; c’est un autre choix qui a tout perdu.
            }
       *[no]
            { $number_best ->
                [one] Contre le meilleur jeu, le seul choix sûr était { $best }.
                [2] Contre le meilleur jeu, les seuls choix sûrs étaient { $best }.
               *[other] Un choix sûr était { $best }.
            } { $done ->
                [yes]
                    { $number_against ->
                        [one] Vous avez choisi { $did }, et { $seats_against } n’en a pas profité.
                       *[other] Vous avez choisi { $did }, et vos adversaires n’en ont pas profité.
                    }
               *[no] Vous avez choisi { $did }.
            }
    }

## Refusals. Each says what is wrong and, where it can, what would be right.

refuse-foreign = Ce n’est pas une réponse à ce jeu : « { $act } » appartient à un autre.
refuse-no-such-seat = Il n’y a pas de place { $number } à cette table.
refuse-over = La partie est finie.
refuse-not-asked =
    { $who ->
        [you] Ce n’est pas à vous : la table attend un autre joueur.
       *[other] Ce n’est pas à { $seat } : la table attend un autre joueur.
    }
refuse-not-the-question = Ce n’est pas ce qu’on vous demande à présent.
refuse-place = Coupez plus près du milieu : entre { $least } et { $most }.
refuse-not-held = Cette carte n’est pas dans votre main.
refuse-card = Cette carte ne peut pas être jouée maintenant.
refuse-drop = On ne pose rien là. Lâchez la carte là où le tapis est éclairé.
refuse-cards-number =
    { $least ->
        [one] Choisissez une carte, ni plus ni moins.
       *[other] Choisissez { WORDS($least, form: "f") } cartes, ni plus ni moins.
    }
refuse-cards-between = Choisissez de { WORDS($least, form: "f") } à { WORDS($most, form: "f") } cartes, toutes différentes.
refuse-follow = Il faut fournir : vous avez du { $suit }.
refuse-follow-or-trump = Il faut fournir ou jouer atout : vous avez du { $suit }.
refuse-changed-suit = Ici, { $card } compte comme { $suit } et ne fournit aucune autre couleur.
refuse-win = Il faut prendre la levée quand on le peut, et vous avez du { $suit } qui la prendrait.
refuse-trump = Vous n’avez rien de cette couleur : il faut couper.
refuse-number = Il faut un nombre de { $least } à { $most }.
refuse-numbers = Donnez { WORDS($number) } nombres, tous d’au moins { $least }, qui fassent { $total } en tout.
refuse-too-little = C’est trop peu : il faut au moins { $farthings }.
refuse-too-much = C’est trop : il faut au plus { $farthings }.
refuse-purse = Il n’y a que { $farthings } dans votre bourse, et l’on ne mise pas plus que ce qu’on a.
refuse-step = La somme doit être un multiple de { $farthings }.
refuse-word = Vous ne pouvez pas dire cela ici.
refuse-seat = On ne peut pas nommer ce joueur à présent.
refuse-offer = Vous n’avez rien de cette sorte à annoncer.
refuse-bid = Il faut monter au-dessus de l’enchère en cours.
refuse-bid-low = Il faut monter au-dessus de l’enchère en cours.
refuse-no-such-bid = Cette enchère n’existe pas.
refuse-best-bid = La meilleure enchère est la vôtre : on n’enchérit pas contre soi-même.
refuse-dropped-out = Vous avez quitté cette vente et ne pouvez pas y revenir.
refuse-spot = On ne peut rien poser là à présent.
say-cut-again = Égalité : coupons encore
refuse-fault-reported = Le programme a fait une erreur, et ce coup n’a pas pu se faire. Rien n’a changé sur la table. Vous trouverez près des parties enregistrées un rapport que vous pouvez lire et envoyer : { $file }.
refuse-fault = Le programme a fait une erreur, et ce coup n’a pas pu se faire. Rien n’a changé sur la table. ({ $fault })
refuse-take-back-house = À cette table, on ne reprend aucune carte. Vous pouvez le permettre dans les Réglages.
refuse-take-back-stakes = À cette table, on ne reprend pas ce qu’on joue pour de l’argent. Vous pouvez le permettre dans les Réglages.
refuse-take-back-none = Vous n’avez rien joué qu’on puisse reprendre.
take-back-peeked = Vous avez repris ce coup après en avoir vu la suite : le palmarès ne comptera pas cette partie.
refuse-hint-stakes = Vous jouez pour de l’argent : personne ne peut alors vous conseiller.
refuse-hint-house = Les conseils sont désactivés. Vous pouvez les rétablir dans les Réglages.
refuse-hint-not-asked = Ce n’est pas à vous pour l’instant.
refuse-no-sequel = Cette partie n’est pas finie : achevez-la avant d’en jouer une autre.

## Saved sessions.

save-torn = La dernière ligne est incomplète. La partie reprend à la ligne { $line }.
save-damaged = La ligne { $line } est illisible.
save-edited = La ligne { $line } ne correspond pas à son sceau : on l’a modifiée après coup.
save-empty = Le fichier est vide.
save-no-header = Ce n’est pas une séance de Crowe’s Table.
save-future = Elle vient d’une édition plus récente de Crowe’s Table (format { $version }). Celle-ci la laisse telle quelle.
save-too-long = Le fichier est trop long pour une séance.
save-unreadable = Le fichier ne peut pas être ouvert : { $why }.
save-in-use = Cette table est déjà ouverte dans une autre fenêtre.
save-link = C’est un lien vers une table rangée ailleurs, et l’on n’écrit jamais à travers un lien. Ouvrez la table là où elle se trouve, ou déplacez son fichier ici.
save-unknown-game = C’est une séance de « { $game } », un jeu que cette maison n’a pas.
save-other-laws = On y jouait selon l’édition { $laws } des règles de { $game } ; cette maison suit l’édition { $ours }.
save-other-generator = Ses cartes ont été données par « { $word } », que cette maison ne connaît pas.
save-options = Les règles de cette partie sont illisibles.
save-company = La liste des joueurs est illisible.
save-sitting-company = La liste des joueurs de la séance est illisible.
save-sitting-row = La ligne { $line } de son compte est fausse : ce que l’un gagne, d’autres doivent le perdre.
save-sitting-purses = Les bourses ne s’accordent pas avec son compte.
save-close = La ligne { $line } ne donne pas le résultat de la partie.
save-unfit = Aucune table n’a pu commencer ainsi.
save-line = La ligne { $line } n’est pas un coup permis à ce jeu.
save-deal = Rejouée, la donne { $deal } ne correspond pas à ce qui est écrit (ligne { $line }).
save-set-aside = Le fichier est gardé à part, sous le nom { $file }.
save-left = Le fichier est laissé tel quel.
save-cannot-write = Cette partie ne peut pas être enregistrée ({ $why }). Continuez : elle le sera dès que possible.
save-written-again = Cette partie est de nouveau enregistrée. Rien n’est perdu.
save-slow = Les derniers coups ne sont peut-être pas encore enregistrés : le disque ne répond pas.
save-not-written = Les derniers coups n’ont pas pu être enregistrés : { $why }.
save-stood = La ligne { $line } ne décrit pas l’état de la table.
save-not-brought-back = La séance ne peut pas être récupérée : { $why }.
save-cannot-delete = La séance ne peut pas être supprimée : { $why }.
save-no-seed = Le fichier qui contient la graine de cette partie manque. Il doit rester près d’elle jusqu’à la fin.
save-other-seed = La graine trouvée près de cette partie n’est pas celle qui a été scellée avant la première donne.
share-not-written = La partie n’a pas pu être enregistrée : { $why }.
share-not-taken = La partie n’a pas pu être copiée parmi les autres : { $why }.
save-gone = Cette séance n’existe pas.
save-long = Elle est trop longue pour être lue dans cette liste. Elle le sera quand vous la reprendrez.
save-refereed = On a montré à un arbitre la main du joueur { $number }, le { $date }.
refuse-look = Pendant la partie, seul un arbitre peut voir la main d’un autre. « --referee » la montre, et marque la partie.
refuse-look-torn = La dernière ligne de cette partie est incomplète. On ne pourra marquer la partie que lorsque quelqu’un l’aura reprise.
refuse-look-unwritten = Aucune main n’est montrée, car la table ne peut pas être marquée : { $why }.

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
log-reached = en tout { $score }
log-count = Le compte
log-round = Tour { $number }
log-throws =
    { $who ->
        [you] Vous lancez
       *[other] { $seat } lance
    }
log-thrown = { $dice_told } = { $number }
log-shown = Sur la table
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
log-moved-review = Levée revue
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
log-each = { CAP($why) } : { WORDS($number, form: "f") } fois { $sum }
log-takes =
    { $who ->
        [you] Vous prenez
       *[other] { $seat } prend
    }{ $why ->
        [none] {""}
       *[other] {" "}: { $why }
    }
paid-buy-in = une nouvelle bourse de la Monnaie
act-buy_in = Reprendre une bourse
hint-buy-in = Votre bourse est trop légère pour continuer : reprenez-en une.
option-buy_in = Reprendre une bourse
option-buy_in-help = Ce que reçoit, entre deux donnes, celui qui n’a plus de quoi continuer, en unités. La Monnaie le donne : ce n’est ni un gain ni une perte.
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

bad-game = Il n’y a pas de jeu « { $word } » dans cette maison. Au choix : { $allowed }.
bad-preset = { $game } n’a pas de variante « { $word } ». Au choix : { $allowed }.
bad-seats = La variante « { $preset } » de { $game } ne se joue pas à « { $word } ». Au choix : { $allowed }.
bad-stakes = Il n’y a pas de mise « { $word } ». Au choix : { $allowed }.
bad-level = Il n’y a pas de force « { $word } ». Au choix : { $allowed }.
bad-rule = Une règle de la maison ne peut pas être ainsi : { $why }.

## Between deals.

act-ready = Donne suivante
act-rise = S’arrêter ici
act-propose_rise = Proposer d’arrêter
act-agree_to_rise = S’arrêter ici
act-play_on = Continuer
ask-rise-together = { $seat } voudrait s’arrêter ici. Voulez-vous aussi vous arrêter, ou continuer ?
wait-rise-together = S’arrêter ou continuer : { $seats }.
say-propose-rise = On s’arrête là ?
say-agree-to-rise = Volontiers
say-play-on = Je préfère continuer
ended-agreed = D’un commun accord, on s’arrête là.
ended-drawn = D’un commun accord, la partie reste inachevée. Elle est nulle, et personne ne paie.
hint-rise-together = Une partie inachevée est nulle, et personne ne paie.
hint-rise-settled = Une partie écourtée se règle en l’état.
act-cut = Couper
act-lapse = Le temps est écoulé
ask-next-deal = Quand vous aurez vu le compte, passez à la donne suivante.
wait-next-deal = La donne suivante attend { $seats }.

## Tables that cannot be laid.

unfit-seats = Ce jeu ne se joue pas à { WORDS($seats) }.
unfit-stake = Cette mise est trop forte : on pourrait perdre jusqu’à { $farthings }, plus que n’en contient aucune bourse.

## Advice. What to do, and why; then the next best, and what it loses.

hint-told = { $act }. { $why }
hint-told-equal = { $told } Tout aussi bon : { $other }.
hint-told-unlikely = { $told } Tout autre choix coûte davantage.
hint-told-measured = { $told } { $next }
hint-next = À défaut : { $act }.
hint-next-loses = { $next } { $loss }
hint-equal = Tout aussi bon : { $act }.
hint-no-other = Aucun autre choix ne vaut mieux.
hint-exactly = { $told } Au compte exact : { $part } sur { $whole }.
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
       *[other] Parties perdues en plus : { $share }.
    }
do-act = { $act } : { $what }
do-act-object = { $act } { $what }
do-nothing = Ne rien dire
do-claim_revoke = Dire que { $seat } a fait une renonce à la levée { $number }

## Why a card is good, from the play that is expected: of all games of tricks.

hint-line-last-trump-good = On tire le dernier atout, et votre { $suit } est maître : { $often }.
hint-line-last-trump = On tire leur dernier atout : { $often }.
hint-line-draws-two = On tire deux de leurs atouts contre un des vôtres : { $often }.
hint-line-drives-out = On fait tomber { $gender_rank_high ->
        [f] la { $rank_high }
       *[m] le { $rank_high }
    }, et { $gender_rank_low ->
        [f] votre { $rank_low } devient maîtresse
       *[m] votre { $rank_low } devient maître
    } : { $often }.
hint-line-partner-trumps = Votre partenaire n’en a plus, et coupe : { $often }.
hint-line-ruff = Vous coupez quand on rejoue { $suit } : { $often }.
hint-line-they-lead = Ils devront venir à vous en { $suit } : { $often }.
hint-line-keeps = On garde { $card }, qui fera une levée plus tard : { $often }.
hint-line-takes = Cela prend la levée : { $often }.
hint-line-partner-takes = On laisse la levée à votre partenaire, qui peut la prendre : { $often }.

## Advice, where a game has none of its own.

hint-search-only = Il n’y a pas d’autre choix.
hint-search-best =
    { $worlds ->
        [one] Dans la seule donne imaginée, rien n’a fait mieux.
       *[other] Dans { WORDS($worlds, form: "f") } donnes imaginées, rien n’a fait mieux.
    }
hint-measured = Dans les donnes que j’ai essayées, rien n’a fait mieux.
hint-judged = C’est ce que je ferais, sans pouvoir donner une seule raison décisive.
