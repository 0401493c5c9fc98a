# Why to stand, to give, to lay out or to play: each speaks for the answer, in ten words or so.

do-stand = Tenir
do-beg = Prier
do-give = Donner un point
do-run = Redonner des cartes
do-lay_away = Écarter { $cards }

hint-any = L’un vaut l’autre.
hint-claim = Tout ce qui reste est à vous, où que soient les cartes.
hint-revoke = À la levée { $number }, ils avaient ce que la loi demandait.
hint-must-run = Un don finirait la partie : il n’y a rien d’autre.
hint-stand =
    { $number ->
        [0] Une autre couleur ne vaudrait pas mieux, et la marque le veut.
        [one] Votre atout est le plus haut en jeu : { $often }.
       *[other] Vous avez { WORDS($number) } atouts, dont le meilleur est Haut : { $often }.
    }
hint-beg = Sans deux atouts, ou un haut, une autre couleur vous va mieux.
hint-give =
    { $number ->
        [0] À l’essai, ce point vous coûtait moins qu’une autre couleur.
        [one] Votre atout peut suffire, et finit les prières.
       *[other] { CAP(WORDS($number)) } atouts valent plus que ce point.
    }
hint-run = Avec si peu d’atouts, une autre couleur vous sert mieux.
hint-lay-away = Gardez les atouts, puis dix, as et rois.
hint-only = C’est la seule carte que la loi vous laisse.
hint-lead-trump = Elle peut surprendre un valet ou un dix sec.
hint-draws-trump = Elle peut faire tomber un autre atout.
hint-lead-count = Elle fait la levée, si ni meilleure carte ni atout ne tombe dessus.
hint-lead-small = Elle ne compte rien pour le Jeu, et raccourcit la couleur.
hint-throws-count = Elle donne peut-être { WORDS($number) } pour le Jeu, mais vous gardez vos autres cartes pour la suite.
hint-partner-wins = Votre partenaire a pour l’instant la meilleure carte de la levée.
hint-throws-small = Aucune carte que vous pouvez jouer ne donne moins.
hint-makes-knave = Il fait la levée, et avec elle le point du valet.
hint-risks-knave = Il gagne le point du valet, à moins qu’un plus gros atout ne le prenne.
hint-takes-count = Elle prend { WORDS($number) } pour le Jeu.
hint-best-so-far = C’est pour l’instant la meilleure carte de la levée.
hint-takes = Elle prend la levée, et la main.
