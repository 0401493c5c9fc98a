# Why to stand, to give, to lay out or to play: each speaks for the answer, in ten words or so.

do-stand = Tenir
do-beg = Demander
do-give = Donner un point
do-run = Redonner des cartes
do-lay_away = Écarter { $cards }

hint-any = L’un vaut l’autre.
hint-claim = Tout ce qui reste est à vous, quoi qu’il arrive.
hint-revoke = À la levée { $number }, ils avaient de quoi jouer selon la règle.
hint-must-run = Un <don>don</> finirait la partie : vous n’avez pas le choix.
hint-stand =
    { $number ->
        [0] À cette marque, rien ne dit qu’une autre couleur vaudrait mieux.
        [one] Votre atout est le plus haut <en-jeu>en jeu</> : { $often }.
       *[other] Vous avez { WORDS($number) } atouts, dont le meilleur est Haut : { $often }.
    }
hint-beg = Sans deux atouts, ni un atout fort, une autre couleur vous va mieux.
hint-give =
    { $number ->
        [0] Dans les donnes essayées, ce point coûtait moins qu’une autre couleur.
        [one] Votre atout peut suffire, et l’on n’en change plus.
       *[other] { CAP(WORDS($number)) } atouts valent plus que ce point.
    }
hint-run = Avec si peu d’atouts, une autre couleur vous sert mieux.
hint-lay-away = Gardez les atouts, puis les dix, les as et les rois.
hint-only = C’est la seule carte que la règle vous laisse.
hint-lead-trump = Elle peut surprendre un valet ou un dix sec.
hint-draws-trump = Elle peut faire tomber un autre atout.
hint-lead-count = Elle fait la levée, sauf si une carte plus forte ou un atout la prend.
hint-lead-small = Elle ne vaut rien pour le <jeu>Jeu</>, et raccourcit la couleur.
hint-throws-count = Elle donne peut-être { WORDS($number) } pour le <jeu>Jeu</>, mais vous gardez vos autres cartes pour la suite.
hint-partner-wins = Votre partenaire a pour l’instant la meilleure carte de la levée.
hint-throws-small = Aucune autre carte permise ne donne moins.
hint-makes-knave = Il fait la levée, et avec elle le point du valet.
hint-risks-knave = Il gagne le point du valet, sauf si un atout plus fort le prend.
hint-takes-count = Elle prend { WORDS($number) } pour le <jeu>Jeu</>.
hint-best-so-far = C’est pour l’instant la meilleure carte de la levée.
hint-takes = Elle prend la levée, et la main.
