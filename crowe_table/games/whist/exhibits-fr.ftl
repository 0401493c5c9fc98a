# Famous hands: their titles, their stories, and what the visitor is asked to do; and at the end what was made of them in
# the books, what could be made, and the moral.

exhibit-cumberland = La main du duc de Cumberland
exhibit-cumberland-story = On raconte que le duc de Cumberland reçut cette main à Bath, et paria vingt mille livres sur elle. Il perdit : ces cartes n’étaient pas l’effet du hasard, et tous les connaissaient, sauf lui.
exhibit-cumberland-task = Vous êtes le duc. Atout trèfle, et l’entame est à vous. Faites une levée.
exhibit-cumberland-goal = Atout trèfle. Faites une levée.
exhibit-cumberland-hero = Dans l’histoire, le duc joua atout, et ne fit aucune levée sur treize.
exhibit-cumberland-best = Six levées, en jouant pique ou un cœur haut. Un carreau en fait une, et un atout aucune.
exhibit-cumberland-moral = Ne jouez pas atout contre un adversaire qui en a davantage.

exhibit-hoyle_forcing_a = Hoyle, la coupe forcée : A entame
exhibit-hoyle_forcing_a-story = Hoyle donne ce cas pour montrer ce que c’est que d’être forcé à couper. A tient les dix meilleures cartes de deux couleurs, et l’entame. Les mains que Hoyle ne donne pas sont de nous.
exhibit-hoyle_forcing_a-task = Vous êtes A. Atout pique, et l’entame est à vous. Faites les treize levées.
exhibit-hoyle_forcing_a-goal = Atout pique. Faites les treize levées.
exhibit-hoyle_forcing_a-hero = Le A de Hoyle tire les atouts, et fait les treize levées.
exhibit-hoyle_forcing_a-best = Les treize levées.
exhibit-hoyle_forcing_a-moral = Avec l’entame, la main forte tire les atouts avant qu’on la force.

exhibit-hoyle_forcing_c = Hoyle, la coupe forcée : C entame
exhibit-hoyle_forcing_c-story = Les mêmes cartes, mais c’est C qui entame. C n’a de force que dans une couleur que A n’a pas ; et cela suffit à ruiner la grande main de A.
exhibit-hoyle_forcing_c-task = Vous êtes C. Atout pique, et l’entame est à vous. Forcez A, et faites cinq levées.
exhibit-hoyle_forcing_c-goal = Atout pique. Faites cinq levées.
exhibit-hoyle_forcing_c-hero = Le C de Hoyle joue et rejoue la couleur que A n’a pas, et A est ruiné.
exhibit-hoyle_forcing_c-best = Cinq levées, et il en reste huit à A.
exhibit-hoyle_forcing_c-moral = Les mêmes cartes, et seule l’entame change : faites couper la main forte, et elle n’est plus forte.

exhibit-whitfeld_six = Les six cartes de Mr. Whitfeld
exhibit-whitfeld_six-story = Le plus célèbre des problèmes de whist parut dans The Field le dernier jour de janvier 1885. Deux vieilles solutions nous en donnent les honneurs et la marche ; les petites cartes sont de nous.
exhibit-whitfeld_six-task = Atout cœur, et vous entamez, à six cartes de la fin. Faites les six levées.
exhibit-whitfeld_six-goal = Atout cœur. Faites les six levées.
exhibit-whitfeld_six-hero = Les vieilles solutions font les six levées, et commencent par un carreau haut.
exhibit-whitfeld_six-best = Les six levées, et par aucune autre carte qu’un carreau haut.
exhibit-whitfeld_six-moral = Il faut parfois jouer avant l’heure une carte maîtresse qui gênerait plus tard.

exhibit-lewis = Le problème de Mr. Lewis
exhibit-lewis-story = Mr. F. H. Lewis composa bien des problèmes de whist. Dans celui-ci, l’adversaire entame atout ; votre partenaire et vous avez les meilleures mains, mais pas autant de levées sûres qu’il en faut.
exhibit-lewis-task = Atout pique, et Ouest en a joué un. Faites neuf levées avec votre partenaire.
exhibit-lewis-goal = Atout pique. Faites neuf levées avec votre partenaire.
exhibit-lewis-hero = La solution de Mr. Lewis fait neuf levées.
exhibit-lewis-best = Neuf levées, toutes les mains à découvert.
exhibit-lewis-moral = Là où la force ne suffit pas, l’ordre des entames peut suffire.

exhibit-vienna = Le coup de Vienne
exhibit-vienna-story = Mr. Clay parla en 1864 d’un joueur de Vienne qui rejeta sa carte maîtresse, et gagna ainsi une levée qu’on croyait perdue. Cette fin a été composée pour cette table, pour montrer comment.
exhibit-vienna-task = Atout trèfle, et il n’en reste pas. Vous entamez, à cinq cartes de la fin. Faites les cinq levées.
exhibit-vienna-goal = Atout trèfle, et tous sont joués. Faites les cinq levées.
exhibit-vienna-hero = Le joueur de Mr. Clay rejeta sa carte maîtresse, et gagna par là.
exhibit-vienna-best = Les cinq levées contre le meilleur jeu, et seulement en jouant { $best }.
exhibit-vienna-moral = Quittez la carte maîtresse à temps, et l’adversaire ne pourra pas garder ses deux couleurs.
