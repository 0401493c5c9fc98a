# Ce qu’il faut faire autrement que dans la leçon, par règle.

differs-opposition-one_bet = Le lanceur mise d’abord, et un seul joueur tient tout l’enjeu.
differs-opposition-covers = Les autres misent, et le lanceur tient les mises qu’il veut.
differs-crabs_keep_dice-no = Les crabs, deux ou trois au premier coup, font perdre aussi les dés.
differs-retrieve-no = Une fois la chance donnée, le lanceur ne peut reprendre sa mise.
differs-losses_to_pass = Le lanceur garde les dés jusqu’à { $value } pertes de suite.
differs-side_bets-yes = Pendant qu’un autre lance, vous pouvez parier avec les autres joueurs.
