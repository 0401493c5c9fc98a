# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-king-high = Un jeu de règle, au roi
exhibit-king-high-story = Un petit atout, et quatre trèfles au roi. Cela n’a l’air de rien, et un débutant demande des cartes. Mais la vieille règle joue toute main qui fait trois levées contre un donneur de moins de deux atouts, et c’est deux fois sur trois. Les cartes furent disposées pour cette table.
exhibit-king-high-task = Atout cœur, et vous parlez d’abord. Jouez, ou proposez ; et faites le point.
exhibit-king-high-goal = Atout cœur. Faites le point.
exhibit-king-high-hero = Les auteurs jouent d’autorité, et entament du roi de trèfle.
exhibit-king-high-best = Le point, en jouant aussitôt : les trèfles se suivent jusqu’à être maîtres.
exhibit-king-high-moral = Quand les chances sont pour votre main telle quelle, ne demandez rien : les cartes données aident aussi le donneur.
