# Why to bid or to pass, what to call, what to play: each speaks for the answer, in ten words or so.

do-propose = Proposer { $suit }
do-name = Choisir atout { $suit }
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
do-voll = Dire la vole

hint-any = L’un vaut l’autre.
hint-only = C’est la seule carte que la loi vous laisse.
hint-claim = Toutes les levées qui restent sont à vous, où que soient les cartes.
hint-voll = Toutes les levées sont à vous, et le mot se paie.
hint-bid =
    { $kind ->
        [frog] Dans les donnes imaginées, elle se fait : { $often }.
        [solo] En solo, cinq levées se font : { $often }.
       *[tout] En solo, toutes les levées se font : { $often }.
    }
hint-bid-better = Le jeu se fait { $often } seulement, mais passer rapporte moins dans les donnes imaginées.
hint-pass =
    { $number ->
        [0] Aucun jeu n’est assez probable avec cette main.
       *[other] C’est laisser le risque aux autres.
    }
hint-call-short = Vous avez peu de cette couleur : son as gagne tôt, ou vous coupez.
hint-call = Avec ce partenaire, le jeu se fait : { $often }.
hint-name = C’est là que votre main est la plus forte.
hint-colour = Nul n’a regardé, et trèfle n’a pas besoin d’accord.
hint-agree = Nul n’a encore regardé : une couleur vaut l’autre.
hint-ask = Trois levées sont presque sûres, et l’on peut en tirer d’autres.
hint-sans-prendre = Le jeu est dans votre main comme on l’a donnée.
hint-pass-words = Si peu de levées sûres ne valent pas le risque.
hint-yield = Il serait cher de jouer avec les cartes données.
hint-change =
    { $number ->
        [0] Tout ce que vous avez vaut d’être gardé.
       *[other] On garde atouts et rois, et l’on peut tirer mieux.
    }
hint-show = Elle leur montre de qui vous êtes partenaire, quand il est temps.
hint-lead-trump = Elle fait tomber les atouts de qui en a encore.
hint-lead-best = C’est la plus haute qui reste de sa couleur : seul un atout peut la battre.
hint-lead-sure = Aucune carte qui reste ne peut la battre.
hint-lead-short = C’est votre seule carte de cette couleur : ensuite vous pourrez couper.
hint-lead-long = C’est votre plus longue couleur : vos dernières cartes y gagneront peut-être.
hint-take = Elle bat toutes les cartes jouées jusqu’ici.
hint-take-sure = Elle fait la levée à coup sûr.
hint-low = Elle ne fait pas la levée, et vous gardez vos plus hautes cartes de la couleur.
hint-low-must = Aucune des cartes permises ne peut faire cette levée : jouez la plus basse d’entre elles.
hint-throw = Vous gardez vos atouts pour plus tard.
hint-throw-must = Aucune des cartes permises ne peut faire cette levée.
