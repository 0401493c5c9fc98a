# The lesson. Of each step: what is to be done, and afterwards why.

lesson-decline = Toutes les dames, tous les valets et les carreaux sont atouts. Vous n’en avez que trois : refusez le blind.
lesson-decline-why = Quelqu’un l’a pris, et joue en solo contre vous et un allié ; le donneur se repose. Il faut plus de la moitié de 120 points.
lesson-ace = Un as compte onze, et seul un atout peut le prendre. Jouez l’as de pique.
lesson-ace-why = Il fut coupé, et d’un autre as : vingt-deux points au preneur, qui avait écarté cette couleur.
lesson-eight = On joue l’as de cœur : fournissez le huit, qui ne compte rien.
lesson-eight-why = Il faut fournir la couleur. Un dix compte dix, un roi quatre, une dame trois, un valet deux ; le reste rien.
lesson-give = On joue un sept, dont vous n’avez plus la couleur, et votre allié joue après vous. Faites-lui confiance : donnez l’as de trèfle.
lesson-give-why = Le dix l’a prise : vingt et un points pour vous deux. C’est ainsi qu’on engraisse la levée d’un ami.
lesson-ten = Votre allié joue le roi de trèfle. Le dix passe devant lui : mettez-le.
lesson-ten-why = As, dix, roi : tel est l’ordre ici. Quatorze points de plus, et la main est à vous.
lesson-king = Jouez le roi de pique.
lesson-king-why = Coupé encore ; mais chaque atout dépensé ainsi ne peut plus servir à tirer les vôtres.
lesson-queen = On joue un petit atout : prenez-le de la dame de carreau.
lesson-queen-why = Les dames passent les valets, et les valets les carreaux. Votre allié y a mis le dix : treize points.
lesson-seven = Jouez le sept de trèfle : il ne peut rien perdre.
lesson-seven-why = Le preneur y a dépensé un atout, sans gagner un point.
lesson-nine = On joue le valet de carreau. Votre allié joue le dernier : donnez le neuf, et gardez votre valet.
lesson-nine-why = Votre allié avait un plus haut valet. Trèfle est le premier de chaque rang, puis pique, cœur et carreau.
