# Why to bid or to pass, what to call, what to play: each speaks for the answer, in ten words or so.

do-propose = Proposer { $suit }
do-name = Prendre { $suit } pour atout
do-agree = Accepter
do-refuse = Refuser
do-pass = Passer
do-ask = Demander permission
do-sans_prendre = Jouer sans prendre
do-keep_game = Garder le jeu
do-yield = Céder
do-change =
    { $number ->
        [0] Garder toutes vos cartes
       *[other] Écarter { $cards }
    }
do-voll = Annoncer la vole

hint-any = L’un vaut l’autre.
hint-only = C’est la seule carte que la règle vous laisse.
hint-claim = Toutes les levées qui restent sont à vous, quoi qu’il arrive.
hint-voll = Toutes les levées sont à vous, et l’annonce se paie.
hint-bid =
    { $kind ->
        [frog] Dans les donnes imaginées, la <demande>demande</> se gagne : { $often }.
        [solo] En <solo>solo</>, vous faites cinq levées : { $often }.
       *[tout] En <solo>solo</>, vous faites toutes les levées : { $often }.
    }
hint-bid-better = Le jeu se fait { $often } seulement, mais passer rapporte moins dans les donnes imaginées.
hint-pass = Aucun jeu n’est assez sûr : le plus sûr se fait { $often }.
hint-pass-better = Le jeu le plus sûr se fait { $often }, mais passer rapporte davantage dans les donnes imaginées.
hint-call-short = Vous avez peu de cette couleur : son as gagne tôt, ou vous coupez.
hint-call = Avec ce partenaire, le jeu se gagne : { $often }.
hint-name = C’est là que votre main est la plus forte.
hint-colour = Personne n’a regardé, et trèfle n’a pas besoin d’accord.
hint-agree = Personne n’a encore regardé : une couleur vaut l’autre.
hint-ask = Trois levées sont presque sûres, et l’on peut en tirer d’autres du talon.
hint-sans-prendre = Votre main peut gagner telle quelle.
hint-pass-words = Avec si peu de levées sûres, le risque est trop grand.
hint-yield = Jouer <sans-prendre>sans prendre</> coûterait trop cher.
hint-change =
    { $number ->
        [0] Toutes vos cartes sont bonnes à garder.
       *[other] Vous gardez <atout>atouts</> et rois, et pouvez tirer mieux.
    }
hint-show = Elle montre de qui vous êtes partenaire, et il en est temps.
hint-lead-trump = Elle fait tomber les <atout>atouts</> qui restent aux autres.
hint-lead-best = C’est la plus haute qui reste de sa couleur : seul un <atout>atout</> peut la battre.
hint-lead-sure = Aucune carte qui reste ne peut la battre.
hint-lead-short = C’est votre seule carte de cette couleur : ensuite vous pourrez couper.
hint-lead-long = C’est votre plus longue couleur : vos dernières cartes y gagneront peut-être.
hint-take = Elle bat toutes les cartes jouées jusqu’ici.
hint-take-sure = Elle fait la levée à coup sûr.
hint-low = Elle ne fait pas la levée, et vous gardez vos plus hautes cartes de la couleur.
hint-low-must = Aucune des cartes permises ne peut faire cette levée : jouez la plus basse.
hint-throw = Vous gardez vos <atout>atouts</> pour plus tard.
hint-throw-must = Aucune des cartes permises ne peut faire cette levée.
