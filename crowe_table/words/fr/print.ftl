# Things to print, cut out and make.

print-pack-title = { $number } cartes
print-paper-small = { $thing } et les repères de coupe ne tiennent pas sur un papier de { $paper }.

making-title = Comment les fabriquer
making-ruler = Imprimé à la bonne taille, ce trait mesure 100 mm.
making-print-heading = Imprimer
making-print = Imprimez à 100 %, et non « ajusté à la page ». Posez une règle sur le trait ci-dessous avant d’imprimer le reste.
making-pack-heading = Cartes
making-pack = Prenez un carton lisse de 200 à 250 grammes au mètre carré. Choisissez l’impression recto verso : chaque feuille de faces est suivie de ses dos, et l’imprimante peut retourner la feuille sur l’un ou l’autre bord. Imprimez d’abord une seule feuille et tenez-la contre une vitre. Les repères des deux côtés doivent tomber à un demi-millimètre près. Posez une règle d’acier de repère en repère et coupez avec une lame bien affûtée, les longues coupes d’abord. En 1775, une carte se composait de trois ou quatre papiers collés ensemble. On la pressait, puis on la polissait au savon et à la pierre lisse pour qu’elle glisse bien. Les coins droits sont ceux de l’époque.
