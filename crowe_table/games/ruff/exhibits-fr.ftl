# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-left-bower = Le bower gauche
exhibit-left-bower-story = Le camp du donneur a quatre points, et vous en avez un. L’as de carreau est retourné. À l’atout carreau, vous avez la dame, le neuf et le valet de cœur, qui est le bower gauche. Un seul point ne suffit pas, car il n’en manque qu’un aux autres. Mais les cinq levées sans votre partenaire font quatre points. Cette main a été composée pour cette table.
exhibit-left-bower-task = Vous êtes premier, et parlez d’abord. Gagnez la partie dans cette donne.
exhibit-left-bower-goal = Vous avez un point, eux quatre. Gagnez la partie dans cette donne.
exhibit-left-bower-hero = Donner un as à un adversaire ? Cela semble une folie, jusqu’à ce qu’on se demande ce qu’il peut y faire.
exhibit-left-bower-best = Contre le meilleur jeu, une seule chose gagne : faire prendre la carte, en solo, et entamer { $best }.
exhibit-left-bower-moral = Un atout sec tombe sous le premier atout plus fort : tirez-le avant qu’il prenne une levée.
exhibit-done = Vous avez gagné la partie.
exhibit-not-done = Pas cette fois : la partie n’est pas à vous.
