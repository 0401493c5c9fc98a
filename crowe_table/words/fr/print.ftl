# Things to print, cut out and make.

print-pack-title = { $number } cartes
print-paper-small = { $thing } et les repères de coupe ne tiennent pas sur un papier de { $paper }.

making-title = Comment les fabriquer
making-ruler = Imprimé à la bonne taille, ce trait mesure 100 mm.
making-print-heading = Imprimer
making-print = Imprimez à 100 %, sans « ajuster à la page ». Posez une règle sur le trait ci-dessous avant d’imprimer le reste.
making-pack-heading = Cartes
making-pack = Prenez un carton lisse de 200 à 250 grammes au mètre carré. Choisissez l’impression recto verso : chaque feuille de faces est suivie de ses dos, et l’imprimante peut retourner la feuille sur l’un ou l’autre bord. Imprimez d’abord une seule feuille et tenez-la contre une vitre. Les repères des deux côtés doivent tomber à un demi-millimètre près. Posez une règle d’acier de repère en repère et coupez avec une lame bien affûtée, les longues coupes d’abord. En 1775, une carte se composait de trois ou quatre papiers collés ensemble. On la pressait, puis on la polissait au savon et à la pierre lisse pour qu’elle glisse bien. Les coins droits sont ceux de l’époque.

print-notes-title = Billets et jetons
print-nothing = { $game } ne demande que des cartes.
print-board-size = { $number } trous
print-deal = Donne { $number }
print-total = Total
print-note-house = Banque de Mr. Crowe
print-note-promise = Je promets de payer au porteur, à cette table,
print-note-guineas =
    { $number ->
        [1] Une guinée
       *[other] { CAP(WORDS($number)) } guinées
    }
print-note-play = Monnaie de jeu de la maison. Elle n’achète rien hors du jeu.

making-pegs-heading = La planche à marquer
making-pegs = Collez la page sur une planche de 15 mm d’épaisseur. Marquez le milieu de chaque rond au poinçon, puis percez à 10 mm de profondeur avec une mèche de 3 mm. Polissez les trous et vernissez le papier. Taillez deux fichets par camp dans une pique à brochette de 3 mm et teignez-les de deux couleurs. Ils partent des deux trous de gauche. Chaque rangée continue là où finit la précédente, et le trou cerclé termine la partie.
making-cloth-heading = Le tapis
making-cloth = De vraies cartes et de vraies pièces vont sur ce tapis. Les chiffres au pied d’une page sont sa rangée et sa colonne. Coupez la bande de gauche et celle du haut aux repères, posez chaque page sur la précédente et collez le tout sur un drap vert ou un carton. Une mise sur un petit cercle porte sur les cartes voisines.
making-cases-heading = Le marqueur de cartes
making-cases = Collez la page sur un carton. Pour chaque carte jouée, posez un bouton sur le cercle suivant de sa rangée. Chacun voit ainsi quelles cartes restent à venir.
making-dials-heading = Les marqueurs
making-dials = Collez la page sur un carton rigide et découpez les marqueurs et les aiguilles. Percez le milieu de chaque cadran et le petit rond de chaque aiguille, puis réunissez-les par une attache parisienne pour que l’aiguille tourne.
making-counters-heading = Jetons
making-counters = Collez les pages sur un carton rigide avant de couper. Un jeton vaut le chiffre qu’il porte.
making-dishes-heading = Paniers
making-dishes = Découpez un panier le long du cercle extérieur, fendez chaque trait jusqu’au cercle intérieur et relevez le bord ; collez chaque partie du bord sur la suivante.
making-table-heading = Le tableau des coups
making-table = Séparez les deux tableaux et collez-les sur un carton, un pour chaque bout de la pièce. Lisez la ligne de ce qui a été nommé d’abord.
making-scores-heading = La feuille de marque
making-scores = Écrivez les noms dans la première ligne. À chaque donne, écrivez à gauche les points de la donne et à droite le total jusque-là.
making-notes-heading = Billets
making-notes = Prenez un papier mince et ferme et n’imprimez qu’un côté, comme on le faisait alors. Coupez le long du trait extérieur.
