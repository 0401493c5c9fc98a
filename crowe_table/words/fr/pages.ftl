# What the pages of the booke say: the title, taking a seat, tables kept, the furniture, and the ends of games.

## The title page.

frontispiece-name = { $gender_rank ->
    [f] La { CAP($rank) } de { CAP($suit) }
   *[m] Le { CAP($rank) } de { CAP($suit) }
}
frontispiece-kings = « Voici quatre Rois en majesté révérés, »
frontispiece-queens = « Et quatre belles Reines, une fleur à la main, »
frontispiece-knaves = « Quatre Valets court vêtus, troupe fidèle ; »
frontispiece-poet = Mr. Pope.

## Saved games, told in a line.

saved-told = { $game } : { $score }, le { $date }
saved-told-many = { $game }, { $number } à table, le { $date }
saved-told-lesson = { $game }, le { $date }
saved-lesson = { $game } : la leçon
saved-so = { $score } · { $state }
saved-side = { $names } { $score }

date-and-hour = { $date }, { $hour }
date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month } { $year }
month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre

## Take a Seat.

seat-for = pour { $numbers }
seat-option-altered = { $option } (changé)
seat-option-in-book = Selon le livre : { $value }.
list-to = { $first } à { $last }
list-or = { $before } ou { $last }

## Saved games.

saved-unknown = Une table inconnue
saved-last-played = jouée le { $date }
saved-at-deal = donne { $number }

## About this table.

about-ace-name = L’as de l’impôt
about-ace = Dès 1765, l’Office du timbre imprima lui-même l’as de pique, pour prouver que les six pence d’impôt avaient été payés sur le jeu. Le contrefaire menait à la potence. Cet as-ci est de notre façon, et ne paie aucun impôt.
about-house-heading = Ce qu’est cette table
about-house =
    Voici une table de jeu comme il aurait pu s’en trouver dans un café de Londres en 1775 : un tapis vert, des cartes à dos unis et à coins carrés, une planche de soixante et un trous, et un livre des règles.

    Vous pouvez y jouer avec les joueurs de la maison, avec d’autres personnes à vos côtés, ou avec les uns et les autres. { $kept }

    Aucun joueur de la maison ne voit plus de cartes que vous n’en verriez à sa place, et nul ne peut choisir la donne. La partie finie, on révèle la graine dont elle est issue, et chacun peut redonner les mêmes cartes.

    La table ne parle à personne hors de cette salle.

    Crowe’s Table, édition { $version }
about-books-heading = Quatre vieux livres
about-books =
    Mr. Crowe’s Games : la manière de jouer et de parier au Brag, au Cribbage, au Piquet, au Reversis, à la Speculation et au Hazard. Première édition, Londres, imprimée et vendue par N. Crowe, hors de Temple Bar, 1775.

    Une encyclopédie, dont il reste les feuillets sur les cartes : le Cribbage à quatre et à deux, et ses lois.

    Un mémoire sur les jeux des maisons de jeu : les dés, le Pharaon, la Bassette et le Baccara.

    Hoyle’s Games Modernized : les lois et le jeu d’un âge plus tardif, quand les tables s’étaient assagies.

    Là où un livre se tait, ou que deux se contredisent, le livre des règles dit ce que cette maison a décidé, et pourquoi.
about-money-heading = De l’argent
about-money =
    Une guinée valait vingt et un shillings, un shilling douze pence, et un penny quatre farthings. Il n’y avait pas encore de penny de cuivre : on payait les pence en halfpence.

    Une guinée, c’était à peu près deux semaines du salaire d’un ouvrier de Londres.

    Les pièces de cette table ne valent rien et ne s’achètent pas. Si vous préférez ne pas jouer d’argent, prenez des jetons, ou jouez sans mise, pour l’honneur.
about-types-heading = Les caractères
about-types =
    Ce que vous lisez est composé en Crowe Caslon, fondu pour cette table d’après le Libre Caslon Text de Pablo Impallari et Rodrigo Fuenzalida, avec les couleurs, les fleurons et le s long en plus.

    Les titres sont dans les caractères Fell d’Oxford, rendus à la vie par Igino Marini ; l’écriture est le Pinyon Script de Nicole Fally et Eben Sorkin.

    Tous sont sous la licence SIL Open Font License, version 1.1. Les licences se trouvent avec les caractères, dans le dossier du programme.
about-made-heading = Comment elle a été faite
about-made =
    Les cartes ont été dessinées en planches, une par teinte, et imprimées dans l’ordre ancien : le jaune, le rouge, le bleu et le noir au pochoir, puis le trait. La planche, les pièces, le papier et chaque bruit ont été faits pour cette table.

    Le programme est écrit en Python, sur pygame-ce et pygame_gui, avec msgspec, Fluent, platformdirs et Rich. Il est libre sous la licence MIT : vous pouvez le lire, le changer et le donner.

## The Rule Booke.

booke-figure = { $caption }.
figure-board = La planche
booke-ordinary = Réduire

## Settings.

settings-as-in-1775 = Comme en 1775

## On paper.

card-title = Les règles : { $game }
card-foot = Le livre complet, avec les conseils de jeu, les décisions et le vocabulaire, est sur la table.
card-plan = La table vue d’en haut, pour { $number } joueurs. Vous êtes assis en bas.
card-foot-more = À lire aussi dans le livre, sur la table : { $sections }.
slip-head = À Crowe’s Table
slip-score = { $number ->
    [one] un point
   *[other] { $number } points
}
slip-hands = Les dernières mains
slip-code = Écrivez ces mots à une nouvelle table, et les mêmes cartes reviendront.
print-card = Imprimer les règles
print-slip = Imprimer un billet
print-heading = La presse
print-going-on = On imprime…
print-written = Enregistré dans { $file }
print-not-written = { $file } n’a pas pu être écrit : { $why }
print-fault = L’impression a échoué ; le journal dit ce qui s’est passé.
print-close = Terminé
