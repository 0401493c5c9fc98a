# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-king-high = Un jeu de règle, au roi
exhibit-king-high-story = Un petit atout, et quatre trèfles au roi. Cela n’a l’air de rien, et un débutant propose. Mais la vieille règle veut qu’on joue d’autorité toute main qui fait trois levées deux fois sur trois contre un donneur ayant moins de deux atouts. Ces cartes ont été disposées pour cette table.
exhibit-king-high-task = Atout cœur, et vous parlez d’abord. Jouez ou proposez, et faites le point.
exhibit-king-high-goal = Atout cœur. Faites le point.
exhibit-king-high-hero = Les auteurs jouent d’autorité, et entament du roi de trèfle.
exhibit-king-high-best = Le point, en jouant tout de suite : les trèfles se suivent jusqu’à être maîtres.
exhibit-king-high-moral = Quand les chances sont pour votre main telle quelle, ne proposez pas : les nouvelles cartes aident aussi le donneur.
