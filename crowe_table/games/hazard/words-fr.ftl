# Every word that Hazard puts on the table.

game-hazard = Hazard
game-hazard-line = Deux dés et un cornet : lancez pour un point, puis pour une chance, et voyez lequel des deux vient d’abord.
game-hazard-plain = Lancez deux dés, et misez sur ce qui va sortir.
game-hazard-minutes = 15
game-hazard-difficulty = 2

preset-crowe = Mr. Crowe
preset-crowe-help = Tous tiennent ensemble contre la mise du lanceur. Une fois la chance fixée, le lanceur peut reprendre sa mise, et les autres ajouter pour qu’il reste.
preset-crowe-source = Mr. Crowe’s Games, London 1775
preset-pearson = Mr. Pearson
preset-pearson-help = Chacun offre un pari au lanceur, qui en prend un. Deux, trois, onze et douze comptent jusqu’au bout. Les autres parient entre eux.
preset-pearson-source = Andy Pearson, Carde Gaymes of Olde Englande
preset-classical = Le jeu classique
preset-classical-help = Chacun met ce qu’il veut, et le lanceur frappe devant ceux dont il couvre la mise. Trois points perdus de suite font passer le cornet. Les autres parient entre eux.
preset-classical-source = Cotton’s Compleat Gamester, et Hoyle’s Games

## What the house says of cards, said of dice.

menu-seal = Les coups ont été scellés avant la première manche : { $seal }. Leur graine est révélée à la fin, pour que chacun puisse vérifier.
seat-code = Les mêmes coups ? Écrivez les six mots de la partie.
slip-code = Écrivez ces mots à une nouvelle table, et les mêmes coups reviendront.
end-same = Rejouer avec les mêmes coups

## Places, slips and sums.

figure-table = Une table de Hazard, et son rebord qui retient les dés
figure-box = Le cornet et les dés
figure-box-tipped = Les dés sont lancés
ticket-dealer = cornet
place-main = <point>Point</>
place-chance = <chance>Chance</>
place-bets-aside = Paris à part
chart-race = { CAP(WORDS($chance)) } gagne · { WORDS($main) } perd
chart-price =
    { $how ->
        [0] À égalité.
        [1] { CAP(WORDS($more)) } contre { WORDS($less) }, défavorable.
        [3] {""}
       *[2] { CAP(WORDS($more)) } contre { WORDS($less) }, favorable.
    }
coins-odds = + { $amount }
account-odds = le supplément

## Questions, as they are put to whom they concern, and as the others wait.

ask-first-caster = Lancez les dés pour le <cornet>cornet</> : le plus haut lance d’abord.
wait-first-caster = À { $seats } de lancer pour le <cornet>cornet</>.
ask-wager-setters = Le <cornet>cornet</> est à vous. Dites votre mise, ou passez les dés.
wait-wager-setters = { $seats } tient le <cornet>cornet</>, et doit miser.
ask-wager-one_bet = Le <cornet>cornet</> est à vous. Posez une mise, ou passez les dés.
wait-wager-one_bet = { $seats } tient le <cornet>cornet</>, et doit miser.
ask-setters = { $seat } mise { $farthings }. Combien tenez-vous contre ?
wait-setters = À { $seats } de <tenir>tenir</>.
ask-one_bet = { $seat } mise { $farthings }. Quel pari lui offrez-vous ?
wait-one_bet = On offre un pari : { $seats }.
ask-covers = { $seat } tient le <cornet>cornet</>. Que pariez-vous contre ?
wait-covers = À { $seats } de parier.
ask-accept = Prenez un des paris contre vos { $farthings }, ou refusez-les tous et passez les dés.
wait-accept = À { $seats } de choisir un pari.
ask-knock = Choisissez les mises que vous couvrez. Si vous n’en couvrez aucune, le <cornet>cornet</> passe.
wait-knock = { $seats } tient le <cornet>cornet</>, et peut <frapper>frapper</>.
ask-side-bets = Pariez avec un autre joueur, ou laissez lancer les dés.
wait-side-bets = À { $seats } de parier à part.
ask-throw-main = Lancez pour un <point>point</> : de cinq à neuf.
wait-throw-main = À { $seats } de lancer pour un <point>point</>.
ask-name-main = Nommez votre <point>point</> : de cinq à neuf.
wait-name-main = À { $seats } de nommer un <point>point</>.
ask-throw-to-main = Le <point>point</> est { WORDS($main) }. Lancez.
wait-throw-to-main = À { $seats } de lancer ; le <point>point</> est { WORDS($main) }.
ask-lay-odds =
    { CAP(WORDS($chance)) } est la <chance>chance</>, { WORDS($main) } le <point>point</>. { $who ->
        [you] Qu’ajoutez-vous, pour rester ?
       *[other] Qu’ajoutez-vous à votre mise, pour que { $seat } reste ?
    }
wait-lay-odds = { $seats } peut <ajouter>ajouter</>.
ask-cast-on = { CAP(WORDS($chance)) } gagne et { WORDS($main) } perd. Continuez-vous, ou reprenez-vous votre mise en passant les dés ?
wait-cast-on = À { $seats } de continuer, ou de <reprendre>reprendre</> sa mise.
ask-throw-race = { CAP(WORDS($chance)) } gagne, { WORDS($main) } perd. Lancez !
wait-throw-race = À { $seats } de lancer ; { WORDS($chance) } gagne, { WORDS($main) } perd.
ask-next-deal = La manche est finie. Passez à la suivante quand il vous plaira.
wait-next-deal = La manche suivante attend { $seats }.

act-throw = Lancer
act-declare = Miser
act-pass_dice = Passer les dés
act-set_stake = Tenir
act-set_stake-nothing = Ne rien tenir
act-offer = Offrir
act-no_offer = Ne rien offrir
act-accept = Prendre ce pari
act-refuse_all = Tout refuser
act-lay = Parier
act-no_lay = Ne rien parier
act-knock = Frapper
act-name_main = Nommer ce point
act-lay_odds = Ajouter
act-lay_odds-nothing = Ne rien ajouter
act-cast_on = Continuer
act-retrieve = Reprendre la mise
act-offer_side = Offrir un pari à part
act-take_side = Tenir un pari
act-withdraw_side = Retirer le pari
act-ready = Continuer

terms-stake = { $farthings }
terms-side =
    { $farthings } contre { $against }, { $side ->
        [in] que le lanceur perd
        [out] que le lanceur gagne
        [cast_nick] que le jet n’est pas nick
       *[cast_lose] que le jet n’est pas perdu
    }
word-offer_side-in = Le lanceur gagne
word-offer_side-out = Le lanceur perd
word-offer_side-cast_nick = Nick au prochain jet
word-offer_side-cast_lose = Perdu au prochain jet

## Charts beside the dice.

chart-mains = Points possibles
chart-main = { CAP(WORDS($main)) }
chart-ways = { WORDS($number, form: "f") } façons
chart-throws = Le point est { WORDS($main) }
chart-nicks = Nick
chart-out = Perdu
chart-wins = Gagne
chart-loses = Perd
chart-numbers = { $numbers }
chart-chance = Chance { $chance }
chart-odds =
    { $how ->
        [0] égalité
        [1] { $more } contre { $less }, défavorable
       *[2] { $more } contre { $less }, favorable
    }
chart-bets = Paris ouverts
chart-bet-taken =
    { $who ->
        [you] Vous avec
       *[other] { $seat } avec
    } { $who_other ->
        [you] vous
       *[other] { $other }
    }, { $side ->
        [in] pour le lanceur
        [out] contre le lanceur
        [cast_nick] pour un nick
       *[cast_lose] pour un jet perdu
    }
chart-bet-to =
    { $who ->
        [you] Vous à
       *[other] { $seat } à
    } { $who_other ->
        [you] vous
       *[other] { $other }
    }, { $side ->
        [in] pour le lanceur
        [out] contre le lanceur
        [cast_nick] pour un nick
       *[cast_lose] pour un jet perdu
    }
chart-bet-open =
    { $who ->
        [you] Vous à tous,
       *[other] { $seat } à tous,
    } { $side ->
        [in] pour le lanceur
        [out] contre le lanceur
        [cast_nick] pour un nick
       *[cast_lose] pour un jet perdu
    }
chart-terms = { $farthings } contre { $against }

## Refusals.

refuse-side-closed = Personne ne peut parier là-dessus pour l’instant.
refuse-side-price = Ici, la table fixe la cote : nommez seulement votre mise.
refuse-side-uncovered = Aucun de ceux à qui vous l’offrez n’a { $farthings } à mettre contre : offrez moins.

unfit-seats = Le Hazard se joue de deux à huit ; pas à { WORDS($seats) }.
unfit-limits = Entre la plus petite et la plus forte mise, il n’y a aucun multiple de { $farthings } : élargissez les limites, ou baissez l’unité de mise.
unfit-purses = Deux joueurs au moins doivent avoir { $farthings }, la plus petite mise : regarnissez les bourses, ou jouez moins cher.

## What is told.

paid-money = { CAP($source) } à { $target } : { $sum }.

deal-begins =
    { $who ->
        [you] Manche { $number }{ $deals ->
        [0] {""}
       *[other] { " " }sur { $deals }
    }. Vous tenez le cornet.
       *[other] Manche { $number }{ $deals ->
        [0] {""}
       *[other] { " " }sur { $deals }
    }. { $seat } tient le cornet.
    }
passed-over =
    { $who ->
        [you] Vous n’avez pas de quoi miser : le cornet passe au suivant.
       *[other] { $seat } n’a pas de quoi miser : le cornet passe au suivant.
    }
too-little =
    { $who ->
        [you] Vous avez trop peu pour miser.
       *[other] { $seat } a trop peu pour miser.
    }
result-thrown =
    { CAP(WORDS($total)) }{ $how ->
        [nick] {" "}sur un <point>point</> de { WORDS($main) } : <nick>nick</>
        [crabs] {" "}sur un <point>point</> de { WORDS($main) } : <crabs>crabs</>
        [out] {" "}sur un <point>point</> de { WORDS($main) } : <perdu>perdu</>
        [chance_made] , la <chance>chance</>, avant le <point>point</> de { WORDS($main) }
        [main_came] , le <point>point</>, avant la <chance>chance</> de { WORDS($chance) }
        [late_nick] , le <point>point</> à { WORDS($main) } et la <chance>chance</> à { WORDS($chance) } : <nick>nick</> tardif
       *[late_crabs] , le <point>point</> à { WORDS($main) } et la <chance>chance</> à { WORDS($chance) } : <crabs>crabs</>
    }. { $who ->
        [you] Vous { $how ->
            [nick] gagnez
            [chance_made] gagnez
            [late_nick] gagnez
           *[lost] perdez
        }
       *[other] { $seat } { $how ->
            [nick] gagne
            [chance_made] gagne
            [late_nick] gagne
           *[lost] perd
        }
    } { $farthings }.
result-retrieved =
    { $who ->
        [you] Vous reprenez votre mise
       *[other] { $seat } reprend sa mise
    }, et les dés passent : personne ne gagne.
result-nobody-casts = Tous ont passé les dés : il n’y a pas de manche.
result-unset = Personne ne tient rien : la mise est annulée, et les dés passent.
result-no-offer = Personne n’offre de pari : la mise est rendue, et les dés passent.
result-refused = Tous les paris sont refusés : la mise est rendue, et les dés passent.
result-no-lay = Personne ne parie : les dés passent.
result-no-knock =
    { $who ->
        [you] Vous ne frappez devant personne : les dés passent.
       *[other] { $seat } ne frappe devant personne : les dés passent.
    }

## What is spoken.

say-throw-again = Égalité : à refaire
say-my-box = Le <cornet>cornet</> est à moi
say-wager-set = Je lance pour { $farthings }. Qui tient ?
say-wager-offer = Je mise { $farthings }. Qui parie ?
say-pass = Je passe le <cornet>cornet</>
say-setters = Je tiens { $farthings }
say-setters-nothing = Je ne tiens rien
say-one_bet = Je vous offre { $farthings }
say-one_bet-nothing = Je n’offre rien
say-covers = { CAP($farthings) } que vous perdez
say-covers-nothing = Rien pour moi
say-accept =
    { $who ->
        [you] Je prends votre pari
       *[other] Je prends le pari de { $seat }
    }
say-refuse-all = Aucun ne me plaît ; les dés sont à vous
say-knock =
    { $who ->
        [you] Je vous couvre
       *[other] Je couvre { $seats }
    }
say-no-main = { CAP(WORDS($total)) } : pas de <point>point</>
say-main = Le <point>point</> est { WORDS($main) }
say-blank = { CAP(WORDS($total)) } ne compte pas ; encore
say-chance =
    { CAP(WORDS($main)) } le <point>point</>, { WORDS($chance) } la <chance>chance</> ; { $how ->
        [0] à égalité
        [1] { WORDS($more) } contre { WORDS($less) }, défavorable
       *[2] { WORDS($more) } contre { WORDS($less) }, favorable
    }
say-odds = J’ajoute { $farthings } pour que vous restiez
say-no-odds = Je n’ajoute rien
say-cast-on = Je continue
say-retrieve = Je reprends ma mise, et passe le <cornet>cornet</>
say-nick = <nick>Nick</> !
say-crabs = <crabs>Crabs</> !
say-out = <perdu>Perdu</> !
say-chance_made = { CAP(WORDS($chance)) } : ma <chance>chance</> !
say-main_came = { CAP(WORDS($main)) } : le <point>point</>. J’ai <perdu>perdu</>
say-late_nick = <nick>Nick</> tardif !
say-late_crabs = <crabs>Crabs</>, et je perds
say-keep-dice = Avec des <crabs>crabs</>, je garde les dés
say-box-is-yours =
    { $who ->
        [you] Le <cornet>cornet</> est à vous
       *[other] Le <cornet>cornet</> est à { $seat }
    }
say-side-in = { CAP($farthings) } contre { $against } que le <lanceur>lanceur</> gagne{ $named ->
        [1] , { $other } ?
       *[0] . Qui tient ?
    }
say-side-out = { CAP($farthings) } contre { $against } que le <lanceur>lanceur</> perd{ $named ->
        [1] , { $other } ?
       *[0] . Qui tient ?
    }
say-side-cast_nick = { CAP($farthings) } contre { $against } que le <lanceur>lanceur</> fait <nick>nick</>{ $named ->
        [1] , { $other } ?
       *[0] . Qui tient ?
    }
say-side-cast_lose = { CAP($farthings) } contre { $against } que ce jet est <perdu>perdu</>{ $named ->
        [1] , { $other } ?
       *[0] . Qui tient ?
    }
say-side-done =
    { $who ->
        [you] Tenu, avec vous
       *[other] Tenu, { $seat }
    }
say-side-off = Je retire mon pari
say-rise = Cela me suffit ; arrêtons-nous

## Money that moves.

paid-wager = la mise
log-paid-setters = tenu
log-paid-covers = parié
log-paid-covers-caster = couvert
log-paid-one_bet = offert
log-paid-caster-wins = les mises
log-paid-caster-wins-odds = le supplément
log-paid-unmatched = non tenu
log-paid-stake-back = la mise
log-paid-retrieved = la mise
log-paid-back = la mise
paid-setters = tenu contre le <lanceur>lanceur</>
paid-one_bet = un pari offert
paid-covers = parié contre le <lanceur>lanceur</>
paid-covers-caster = couvert par le <lanceur>lanceur</>
paid-unmatched = personne ne l’a tenu
paid-not-taken = un pari non pris
paid-cut = la plus forte réduite à l’autre
paid-odds = le supplément
paid-caster-wins = le <lanceur>lanceur</> gagne
paid-caster-wins-odds = le <lanceur>lanceur</> gagne le supplément
paid-caster-loses = le <lanceur>lanceur</> perd
paid-stake-back = une mise rendue
paid-retrieved = la mise reprise
paid-back = rien n’a été lancé
paid-fee = le droit du <cornet>cornet</>
paid-house = le <cornet>cornet</> à la maison
paid-side-offer = un pari à part
paid-side-take = un pari à part
paid-side-back = un pari retiré
paid-side-untaken = un pari que personne n’a tenu
paid-side-void = un pari annulé
paid-side-won = un pari à part gagné

win-hands = { $number ->
        [one] La seule manche prévue est jouée. La partie est finie.
       *[other] C’était la dernière des { WORDS($number, form: "f") } manches. La partie est finie.
    }
win-purses = Moins de deux joueurs ont de quoi miser. La partie est finie.
win-rise = { $who ->
        [you] Vous vous arrêtez, et la partie finit ici.
       *[other] { $seat } s’arrête, et la partie finit ici.
    }

## The rules of the house.

option-unit = Unité de la table
option-unit-help = Ce que vaut une unité de mise.
option-hands = Manches
option-hands-help = Combien de manches on joue.
option-hands-0 = jusqu’à ce que quelqu’un s’arrête
option-opposition = Contre le lanceur
option-opposition-help = Chez Mr. Crowe, les pontes tiennent ensemble ; chez Mr. Pearson, le lanceur prend un pari ; au jeu classique, il couvre qui lui plaît.
option-opposition-setters = tous tiennent ensemble
option-opposition-one_bet = un pari est pris
option-opposition-covers = ceux devant qui l’on frappe
option-accepted_bet = Le pari pris
option-accepted_bet-help = Quand un pari est pris : il vaut comme on l’a offert, ou la plus forte somme se réduit à l’autre.
option-accepted_bet-as_offered = comme offert
option-accepted_bet-matched = rendu égal
option-bet_offers = Les paris se disent
option-bet_offers-help = Quand un pari est pris : on les dit tout haut tour à tour, ou en secret et tous ensemble.
option-bet_offers-open = tout haut, par tour
option-bet_offers-sealed = en secret
option-main_by = Le point est
option-main_by-help = Tiré aux dés, comme dans les deux livres, ou nommé par le lanceur, comme plus tard dans les clubs.
option-main_by-throw = tiré
option-main_by-call = nommé
option-crabs_keep_dice = Les crabs gardent les dés
option-crabs_keep_dice-help = Si deux ou trois, lancés sur le point, perdent la mise mais non les dés.
option-retrieve = On peut reprendre la mise
option-retrieve-help = Si le lanceur, une fois la chance fixée, peut reprendre sa mise et passer les dés.
option-setters_odds = On peut ajouter
option-setters_odds-help = Si les pontes peuvent ajouter de l’argent une fois la chance fixée.
option-comeout_12 = Douze sur le point
option-comeout_12-help = Nick sur un point de six ou de huit et perdu sur les autres, ou toujours perdu.
option-comeout_12-classical = nick à six et huit
option-comeout_12-out = toujours perdu
option-comeout_7 = Sept après sept
option-comeout_7-help = Ce qu’est un sept sur un point de sept.
option-comeout_7-nick = nick
option-comeout_7-blank = rien
option-comeout_11_main7 = Onze sur sept
option-comeout_11_main7-help = Ce qu’est un onze sur un point de sept.
option-comeout_11_main7-nick = nick
option-comeout_11_main7-blank = rien
option-comeout_11 = Onze sur un autre point
option-comeout_11-help = Ce qu’est un onze sur un point de cinq, six, huit ou neuf.
option-comeout_11-classical = comme au jeu classique
option-comeout_11-blank = rien
option-comeout_11-out = perdu
option-late_throws = Une fois la chance fixée
option-late_throws-help = Si deux, trois, onze et douze comptent encore quand le lanceur a une chance.
option-late_throws-none = point et chance seuls comptent
option-late_throws-pearson = crabs et nicks comptent
option-losses_to_pass = Les dés passent après
option-losses_to_pass-help = Combien de points le lanceur doit perdre de suite pour que les dés passent.
option-losses_to_pass-1 = un point perdu
option-losses_to_pass-2 = deux perdus de suite
option-losses_to_pass-3 = trois perdus de suite
option-side_bets = Paris à part
option-side_bets-help = Si ceux qui n’ont pas le cornet peuvent parier entre eux.
option-side_odds = Cote des paris à part
option-side_odds-help = La cote exacte du moment, ou toujours à égalité, ou celle dont les deux parieurs conviennent.
option-side_odds-listed = selon le tableau
option-side_odds-even = toujours à égalité
option-side_odds-free = de gré à gré
option-stake_unit = Unité de mise
option-stake_unit-help = Toute mise et tout pari en sont des multiples ; en unités de la table.
option-offer_unit = Unité des paris offerts
option-offer_unit-help = Quand un pari est pris : tout pari offert en est un multiple ; en quarts de l’unité.
option-min_wager = La plus petite mise
option-min_wager-help = En unités de la table.
option-max_wager = La plus forte mise
option-max_wager-help = En unités de la table.
option-box_fee = Droit du cornet
option-box_fee-help = Ce que paie le lanceur à chaque troisième point gagné de suite, en unités de la table.
option-box_fee-0 = rien
edge-note = Exact, si le lanceur reprend sa mise dès que cela vaut mieux. Les autres choix et les paris à côté comptent aussi.
