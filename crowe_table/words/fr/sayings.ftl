### What the computer players say now and then: two favourite sayings each, and words after a win, a loss and a bluff.

## sharp

saying-sharp-1 = Je regarde le plus hardi, et je le suis.
saying-sharp-2 = Une bonne idée vaut bien un vol.
saying-sharp-win = J’ai copié quelqu’un de plus malin.
saying-sharp-loss = J’ai suivi le mauvais habit.
saying-sharp-bluff = Découvert ! Qui vous a appris ce regard ?

## pimlott

saying-pimlott-1 = Petite flamme éclaire longtemps.
saying-pimlott-2 = La patience ne m’a jamais rien coûté.
saying-pimlott-win = Tiens ! Qui l’aurait cru ?
saying-pimlott-loss = J’y survivrai. C’était bien peu.
saying-pimlott-bluff = Oh là. C’était écrit sur mon nez ?

## fenn

saying-fenn-1 = Toutes voiles dehors, et droit devant !
saying-fenn-2 = Qui craint le vent reste au port.
saying-fenn-win = Une prise ! Hissez-la à bord.
saying-fenn-loss = Une voie d’eau sous la coque.
saying-fenn-bluff = Faux pavillon, et vous l’avez vu.

## tolliver

saying-tolliver-1 = La chance aime revenir.
saying-tolliver-2 = Je vais où va la chance.
saying-tolliver-win = Je savais qu’elle reviendrait !
saying-tolliver-loss = La chance a changé de chaise.
saying-tolliver-bluff = Je suis mauvaise comédienne, je crois.

## hask

saying-hask-1 = Petite dose, mais souvent.
saying-hask-2 = D’abord voir, ensuite penser.
saying-hask-win = Le remède a agi.
saying-hask-loss = La pilule est amère.
saying-hask-bluff = Vous m’avez pris le pouls.

## ogle

saying-ogle-1 = Je ne m’arrête jamais à mi-chemin.
saying-ogle-2 = La nuit est jeune, et moi aussi.
saying-ogle-win = Et maintenant, encore plus !
saying-ogle-loss = Cela me donne faim.
saying-ogle-bluff = Vous avez l’œil, mon ami.

## quill

saying-quill-1 = Je note tout.
saying-quill-2 = Deux petits espoirs valent mieux qu’un grand.
saying-quill-win = Je le note dans la bonne colonne.
saying-quill-loss = Je le note dans l’autre colonne.
saying-quill-bluff = Une tache sur ma page.

## barrow

saying-barrow-1 = Une dame ne se presse jamais.
saying-barrow-2 = En haut, en bas, comme à la balançoire.
saying-barrow-win = Comme il se doit.
saying-barrow-loss = Comme c’est étrange.
saying-barrow-bluff = On ne dévisage pas ainsi les gens.

## tapley

saying-tapley-1 = On monte l’escalier, et on redescend.
saying-tapley-2 = Courage, ce n’est qu’un jeu.
saying-tapley-win = Que je suis content !
saying-tapley-loss = Je souris encore, voyez-vous ?
saying-tapley-bluff = J’ai ri trop tôt.

## battle

saying-battle-1 = Un bon feu, et un jeu sévère.
saying-battle-2 = Pas de bavardage, je vous prie.
saying-battle-win = C’est ainsi qu’on joue.
saying-battle-loss = Je ne me plains pas.
saying-battle-bluff = C’est bien fait pour moi.

## prince

saying-prince-1 = Deux fois valent mieux qu’une.
saying-prince-2 = Ce que je perds, je le rattrape.
saying-prince-win = Voilà, je l’ai !
saying-prince-loss = Alors j’oserai deux fois plus.
saying-prince-bluff = Vous m’avez donc percé à jour.

## tom

saying-tom-1 = Un pas, deux pas, trois !
saying-tom-2 = Encore une, et je vais au lit ?
saying-tom-win = Vous avez vu ça ?
saying-tom-loss = Encore ! Je veux réessayer.
saying-tom-bluff = Comment le saviez-vous ?

## domino

saying-domino-1 = Devinez qui je suis.
saying-domino-2 = Sous un masque on ne craint rien.
saying-domino-win = Le masque sourit.
saying-domino-loss = Le masque cache mes larmes.
saying-domino-bluff = Vous avez regardé sous le masque.

## delorme

saying-delorme-1 = La banque est ouverte à tous.
saying-delorme-2 = La banque ne dort jamais.
saying-delorme-win = La banque vous remercie.
saying-delorme-loss = La banque paie avec plaisir.
