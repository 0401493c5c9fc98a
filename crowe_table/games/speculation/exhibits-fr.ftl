# Two instructive hands: their titles, their stories, and what the visitor is asked to do; and at the end the moral.

exhibit-a-queen-to-sell = Une dame à vendre
exhibit-a-queen-to-sell-story = Vous êtes neuf à la table, vous donnez, et vous retournez la dame de cœur. Deux cartes seulement la battent ; mais des cinquante et une que personne n’a vues, vingt-sept sont couvertes devant les joueurs. Vous avez mis au pot la moitié de plus que chacun. Ces cartes ont été disposées pour cette table.
exhibit-a-queen-to-sell-task = Vous donnez, et la dame est à vous. Sortez de la main sans perte.
exhibit-a-queen-to-sell-goal = Ne perdez rien dans cette main.
exhibit-a-queen-to-sell-hero = Elle tient une fois sur cinq, et un cinquième du pot dépasse ce que vous avez misé.
exhibit-a-queen-to-sell-best = La vendre un cinquième du pot.
exhibit-a-queen-to-sell-moral = À table pleine, vendez tout ce qui est au-dessous du roi, si l’on en donne le prix : rien ne bat l’argent dans la bourse.
exhibit-a-king-to-keep = Un roi à garder
exhibit-a-king-to-keep-story = Une main est jouée. L’atout était pique, l’as de cœur que vous aviez retourné ne valait rien, il n’est sorti que le cinq de pique, et le pot est resté. On n’a pas mêlé le jeu. Vous donnez maintenant, le pot contient les mises de deux mains, et vous retournez le roi de cœur. Ces cartes ont été disposées pour cette table.
exhibit-a-king-to-keep-task = Le roi de cœur est à vous : gardez-le, ou vendez-le. Tirez-en le plus possible.
exhibit-a-king-to-keep-goal = Gagnez les deux pots.
exhibit-a-king-to-keep-hero = Où est l’as de cœur ? Vous l’avez retourné à la main précédente, et il est au fond du jeu.
exhibit-a-king-to-keep-best = Les deux pots : gardez-le, car rien ne le bat.
exhibit-a-king-to-keep-moral = On n’a pas mêlé le jeu : ce qui est sorti à la main précédente ne peut pas revenir à celle-ci. Vendez à ceux qui oublient, mais n’oubliez pas vous-même.
exhibit-done = Bien joué.
exhibit-not-done = Pas cette fois.
exhibit-over = La main est jouée.
