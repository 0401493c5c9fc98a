# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-left-bower = Le bower gauche
exhibit-left-bower-story = Le camp du donneur est à quatre, et vous à un. L’as de carreau est retourné, et à l’atout carreau vous avez la dame et le neuf, et le valet de cœur, qui est le bower gauche. Qui fait l’atout doit gagner la partie par là : un point vous sauve une donne et rien de plus, et aux autres il n’en faut qu’un. Les cinq levées sans votre partenaire font quatre points. Ces cartes furent disposées pour cette table.
exhibit-left-bower-task = Vous êtes premier, et parlez d’abord. Gagnez la partie dans cette donne.
exhibit-left-bower-goal = Vous êtes un à quatre. Gagnez la partie dans cette donne.
exhibit-left-bower-hero = Faire prendre un as à un adversaire semble folie, jusqu’à ce qu’on demande ce qu’il y peut faire.
exhibit-left-bower-best = La partie contre le meilleur jeu : faites-la prendre, en solo, et entamez avec { $best }, et nulle autre carte.
exhibit-left-bower-moral = Un atout sec tombe sous le premier plus haut : tirez-le avant qu’il ne prenne rien.
exhibit-done = C’est fait : la partie est à vous.
exhibit-not-done = Ce n’est pas fait : la partie n’est pas à vous.
