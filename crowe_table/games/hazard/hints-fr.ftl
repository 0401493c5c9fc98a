# Reasons for bets: what is said when advice is asked for.

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
        [0] Ne rien ajouter
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
do-refuse_all = Tout refuser
do-take_side = Tenir le pari de { $seat }

hint-first = Il n’y a rien à décider : lancez.
hint-throw = Les mises sont faites, et les dés décident.
hint-ready = Cette manche est finie. Continuez quand vous voulez.

## The wager, and what stands against it.

hint-wager-gain = Un <lanceur>lanceur</> qui peut <reprendre>reprendre</> sa mise gagne à la longue.
hint-wager-good = À cette table, le <lanceur>lanceur</> gagne à la longue.
hint-wager-lose = Le <lanceur>lanceur</> perd à la longue : misez peu.
hint-set-gain = Le <lanceur>lanceur</> perd plus souvent qu’il ne gagne.
hint-set-lose = Le <lanceur>lanceur</> a un petit avantage, mais si personne ne tient, on ne joue pas.
hint-set-nothing = Ce qu’on ne mise pas ne se perd pas.
hint-offer = C’est le juste prix, ou moins.
hint-no-offer = Le moins que vous puissiez offrir est encore trop.
hint-no-better-offer = Offrir plus que les autres dépasserait le juste prix.
hint-accept = C’est le juste prix, ou mieux.
hint-accept-yielding = C’est la meilleure offre, et sans pari il faut passer les dés.
hint-refuse-all = Aucun n’offre le juste prix.
hint-lay-gain = Le <lanceur>lanceur</> perd plus souvent qu’il ne gagne.
hint-lay-lose = Le <lanceur>lanceur</> a un petit avantage : misez peu.
hint-knock-gain = Le <lanceur>lanceur</> gagne plus souvent qu’il ne perd.
hint-knock-lose = Le <lanceur>lanceur</> perd plus souvent qu’il ne gagne : couvrez peu.
hint-knock-nobody = Qui ne lance pas ne perd pas.
hint-main = De tous les <point>points</>, c’est le meilleur pour le <lanceur>lanceur</>.

## Once there is a chance.

hint-cast-on = Vous gagnez { $often }.
hint-cast-on-odds = Vous ne gagnez que { $often }, mais avec ce qu’on a ajouté, cela en vaut la peine.
hint-cast-on-box = Vous ne gagnez que { $often }, mais vous garderiez le <cornet>cornet</>, et cela en vaut la peine.
hint-retrieve = Vous ne gagneriez que { $often }.
hint-lay-odds = Vous payez le <lanceur>lanceur</> pour qu’il reste, et gardez l’avantage.
hint-no-odds = Ce qui retiendrait le <lanceur>lanceur</> coûte plus que cela ne rapporte.
hint-no-odds-stays = De toute façon, le <lanceur>lanceur</> a intérêt à rester.
hint-no-odds-retrieve = De toute façon, le <lanceur>lanceur</> ne peut pas <reprendre>reprendre</> sa mise.

## Bets aside.

hint-side-gain = À ce prix, vous gagnez ce pari plus souvent qu’il ne faut.
hint-side-fair = C’est un pari équitable.
hint-no-side = Aucun des paris offerts ne vaut le risque.
