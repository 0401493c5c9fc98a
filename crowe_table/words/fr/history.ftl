# A line of history for each card that is looked at closely. Courts and aces have their own, by rank and suit; other cards
# that of their rank.

history-0-0 = Dès 1765 l’Office du timbre imprima lui-même cet as : un jeu sans lui n’avait pas payé ses six pence, et le contrefaire, c’était la mort.
history-0-1 = Un seul point sur le papier nu, sans cadre : les points n’ont jamais été gravés sur bois, mais brossés au pochoir.
history-0-2 = Tant de papier blanc ne se jetait pas : les vieilles cartes servaient de billets, de reçus, de reconnaissances de dette.
history-0-3 = Le trèfle est français ; son nom anglais, « clubs », vient des bâtons des jeux espagnols.
history-1 = Le deux : dans bien des jeux anciens, la plus basse de toutes ; à l’Hombre, dans les couleurs noires, le second des atouts.
history-2 = Sous le milieu, les points sont renversés, pour que la carte se lise des deux côtés de la table.
history-3 = Les cartes n’eurent de marque au coin qu’au siècle suivant : on tenait la main ouverte, et l’on comptait.
history-4 = Au Cribbage, le cinq est la carte à garder : il fait quinze avec chaque dix, et près d’un tiers du jeu compte dix.
history-5 = Chaque point fut brossé au pochoir, une teinte après l’autre : il n’est pas deux épreuves tout à fait semblables.
history-6 = À l’Hombre, le sept est la plus basse carte d’une couleur rouge. Quand cette couleur est atout, il devient manille, le deuxième.
history-7 = Les huit, les neuf et les dix sortaient du jeu pour l’Hombre, qui se joue à quarante cartes.
history-8 = Des feuilles étaient collées, pressées, polies en carton et coupées d’équerre : les coins ronds vinrent un siècle plus tard.
history-9 = On comptait jusqu’à dix ; au-dessus viennent les figures, et l’on ne compte plus.
history-10-0 = Le valet de pique se montre de dos et de profil : on ne lui voit qu’un œil. Le modèle fut taillé à Rouen en 1567.
history-10-1 = Le valet de cœur sourit, et lève ce qui est une feuille chez un graveur, une plume chez un autre.
history-10-2 = Le valet de carreau a une main sur la hanche. Seuls les valets montrent leurs jambes ; les robes des rois vont jusqu’au cadre.
history-10-3 = Le valet de trèfle se tient près d’une haute flèche, une plume à la toque. À la Mouche anglaise, il s’appelait Pam et prenait toute levée.
history-11-0 = La dame de pique porte un sceptre auprès de sa fleur, seule de toutes les dames.
history-11-1 = La dame de cœur porte une coiffe noire ; là où le jaune de ses bijoux est tombé sur des lignes bleues, il paraît vert.
history-11-2 = La dame de carreau tient une fleur, comme toutes les quatre : Pope écrivit de « quatre belles Reines, une fleur à la main ».
history-11-3 = La dame de trèfle porte des ceintures croisées, nouées de noir : ce qu’elles attachaient, deux siècles de copie l’ont effacé.
history-12-0 = Le roi de pique tient l’épée droite. Pope connaissait les quatre rois, leurs moustaches blanches et leurs barbes fourchues.
history-12-1 = Le roi de cœur lève une hache. Plus tard on la prit pour une épée, et il parut se la passer dans la tête.
history-12-2 = Le roi de carreau ne montre qu’un œil, et tend une main ouverte ; sa hache est derrière lui.
history-12-3 = Le roi de trèfle porte un globe sur sa main ouverte. Son visage, comme toute chair et tout linge, est du papier nu à lignes bleues.
