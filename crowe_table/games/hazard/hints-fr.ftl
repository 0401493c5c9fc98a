# Why a bet is good: what is said when advice is asked for. Each speaks for the answer, in ten words or so.

do-declare = Miser { $farthings }
do-set_stake =
    { $amount ->
        [0] Ne rien tenir
       *[other] Tenir { $farthings }
    }
do-accept = Prendre le pari de { $seat }
do-knock =
    { $number ->
        [0] Ne frapper devant personne
       *[other] Frapper devant { $seats }
    }
do-name_main = Nommer { WORDS($number) }
do-lay_odds =
    { $amount ->
        [0] N’ajouter rien
       *[other] Ajouter { $farthings }
    }
do-offer_side =
    Parier { $farthings } { $word ->
        [in] que le lanceur gagne
        [out] que le lanceur perd
        [cast_nick] que le prochain jet est nick
       *[cast_lose] que le prochain jet est perdu
    }
do-retrieve = Reprendre votre mise
do-no_offer = Ne rien offrir
do-refuse_all = Les refuser tous
do-take_side = Tenir le pari de { $seat }

hint-first = Il n’y a rien à décider.
hint-throw = Les mises sont faites.
hint-ready = La manche est finie : il n’y a rien à décider.

## The wager, and what stands against it.

hint-wager-gain = Qui peut reprendre sa mise gagne au cornet.
hint-wager-lose = Le lanceur a le désavantage : misez peu.
hint-set-gain = L’avantage est de votre côté.
hint-set-lose = L’avantage est au lanceur, mais sans pontes on ne joue pas.
hint-set-nothing = Ce que vous ne tenez pas, vous ne pouvez le perdre.
hint-offer = Ce n’est pas plus que le juste prix.
hint-no-offer = Aucun prix que vous puissiez nommer n’est bon.
hint-no-better-offer = Passer la meilleure offre, c’est donner trop.
hint-accept = C’est le juste prix, ou mieux.
hint-accept-yielding = C’est la meilleure offre, si vous voulez lancer.
hint-refuse-all = Aucune n’offre le juste prix.
hint-lay-gain = Le lanceur a le désavantage.
hint-lay-lose = Le lanceur a l’avantage : pariez peu.
hint-knock-gain = Vous avez l’avantage.
hint-knock-lose = Vous avez le désavantage : couvrez peu.
hint-knock-nobody = Qui ne lance pas ne perd pas.
hint-main = De tous les points, c’est celui qui sert le mieux le lanceur.

## Once there is a chance. The ways are of thirty-six; late is 1 where other throws count too.

hint-cast-on =
    { $late ->
        [0] Pour votre { WORDS($chance) }, { WORDS($wins, form: "f") } façons ; pour le point, { WORDS($loses) }
       *[1] Sur trente-six jets, { WORDS($wins) } gagnent, et { WORDS($loses) } perdent
    }{ $how ->
        [1] {" "}: la cote y supplée
       *[other] {""}
    }.
hint-retrieve =
    { $late ->
        [0] Pour { WORDS($main) }, { WORDS($loses, form: "f") } façons ; pour votre { WORDS($chance) }, { WORDS($wins) } seulement.
       *[1] Sur trente-six jets, { WORDS($loses) } perdent, et { WORDS($wins) } gagnent.
    }
hint-lay-odds = Payé pour rester, le lanceur joue à son désavantage.
hint-no-odds = Le lanceur reste sans cela, ou demande trop.

## Bets aside.

hint-side-gain = L’avantage en est de votre côté.
hint-side-fair = C’est un pari équitable.
hint-no-side = Aucun des paris ouverts ne vaut d’être tenu.
