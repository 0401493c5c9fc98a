# Two instructive hands: their titles, their stories, and what the visitor is asked to do; and at the end the moral.

exhibit-a-queen-to-sell = Une dame à vendre
exhibit-a-queen-to-sell-story = Vous êtes neuf à la table, vous donnez, et la dame de cœur est tournée. Deux cartes seulement la passent ; mais des cinquante et une que nul n’a vues, vingt-sept sont couvertes devant la compagnie. Vous avez mis au pot moitié plus que chacun. Ces cartes furent disposées pour cette table.
exhibit-a-queen-to-sell-task = Vous donnez, et la dame est à vous. Sortez de la main sans perte.
exhibit-a-queen-to-sell-goal = Ne perdez rien dans cette main.
exhibit-a-queen-to-sell-hero = Elle tient une fois sur cinq, et un cinquième du pot passe ce que vous avez misé.
exhibit-a-queen-to-sell-best = La vendre un cinquième du pot.
exhibit-a-queen-to-sell-moral = À table pleine, vendez tout ce qui est sous le roi, si l’on en donne le prix : rien ne bat l’argent en bourse.
exhibit-a-king-to-keep = Un roi à garder
exhibit-a-king-to-keep-story = Une main est jouée. Atout pique, vous avez tourné l’as de cœur, et il ne valait rien ; il ne s’est montré de pique que le cinq, et le pot est resté. Le jeu n’est pas mêlé. La donne est maintenant à vous, le pot a les mises de deux mains, et vous tournez le roi de cœur. Ces cartes furent disposées pour cette table.
exhibit-a-king-to-keep-task = Le roi de cœur est à vous : gardez-le, ou vendez-le. Tirez-en tout ce qu’on en peut tirer.
exhibit-a-king-to-keep-goal = Gagnez les deux pots.
exhibit-a-king-to-keep-hero = Où est l’as de cœur ? Vous l’avez tourné à la main d’avant, et il est au fond du jeu.
exhibit-a-king-to-keep-best = Les deux pots : gardez-le, car rien ne le passe.
exhibit-a-king-to-keep-moral = Le jeu n’est pas mêlé : ce qui est sorti à la main d’avant ne peut revenir à celle-ci. Vendez à ceux qui oublient, mais n’oubliez pas vous-même.
exhibit-done = Bien joué.
exhibit-not-done = Pas cette fois.
exhibit-over = La main est jouée.
