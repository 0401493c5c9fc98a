# A table that stands in an exhibition: what visitors read, and what staff do.

exhibition-touch = Touchez les cartes pour jouer
exhibition-play = Jouer
exhibition-object-before = Précédent
exhibition-object-after = Suivant
exhibition-object-stay = Rester
exhibition-object-go-on = Reprendre
exhibition-no-voice = Pas de voix
exhibition-captioned = Cette table est sonore ; tout y est sous-titré.
exhibition-larger = Texte plus grand
exhibition-smaller = Texte plus petit
exhibition-still = Arrêter le mouvement
exhibition-moving = Reprendre le mouvement
exhibition-choose = Choisissez un jeu
exhibition-choose-line = Un joueur de la maison donne. Vous pouvez demander un conseil à tout moment.
exhibition-choose-facing = Pour deux, face à face. Tenez un doigt sur vos cartes pour les voir.
exhibition-hold = Tenez un doigt ici pour voir vos cartes.
exhibition-choose-limit = Ce sont des jeux courts : une visite dure { $minutes } minutes.
exhibition-choose-visit = Une visite dure { $minutes } minutes. Une partie plus longue s’arrête après une donne.
exhibition-about = Environ { $minutes } minutes
exhibition-taught = Montrez-moi
exhibition-leave = J’ai fini
exhibition-menu-on = Continuer la partie
exhibition-menu-rules = Les règles
exhibition-start-over = Recommencer
confirm-start-over-heading = Recommencer ?
confirm-start-over-told = Votre partie prend fin, et vous choisissez un autre jeu.
confirm-start-over-keep = Continuer la partie
confirm-start-over-yes = Recommencer
confirm-finish-visit-heading = Terminer la visite ?
confirm-finish-visit-told = Votre partie prend fin, et la table est préparée pour la visite suivante.
confirm-finish-visit-keep = Continuer la partie
confirm-finish-visit-yes = J’ai fini
exhibition-idle-heading = Êtes-vous toujours là ?
exhibition-idle-told = { $seconds ->
        [one] Dans une seconde, la table sera prête pour le visiteur suivant.
       *[other] Dans { $seconds } secondes, la table sera prête pour le visiteur suivant.
    }
exhibition-more = Plus de temps
exhibition-done = J’ai fini
exhibition-result = Le résultat
exhibition-again = Rejouer
exhibition-soon-heading = Plus que deux minutes
exhibition-soon-told = D’autres voudraient jouer aussi. Finissez votre partie ; la table sera ensuite préparée pour le visiteur suivant.
exhibition-soon-on = Continuer à jouer
exhibition-pin-heading = Réservé au personnel
exhibition-pin-told = Entrez le code, puis touchez OK.
exhibition-pin-wrong = Ce n’est pas le bon code.
exhibition-pin-paused = Ce n’est pas le bon code. Prochain essai dans { $time }.
exhibition-pin-clear = Effacer
exhibition-pin-enter = OK
exhibition-pin-back = Retour à la table
## The page of those who keep the exhibition.

exhibition-staff-heading = Page du personnel
exhibition-staff-day = Aucune donnée personnelle n’est gardée
exhibition-staff-week = Les sept derniers jours
exhibition-date = { $weekday ->
    [1] lundi
    [2] mardi
    [3] mercredi
    [4] jeudi
    [5] vendredi
    [6] samedi
   *[7] dimanche
  } { $day ->
    [1] 1er
   *[other] { $day }
  } { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
  }
exhibition-staff-uncounted = Les visites ne sont pas comptées : le fichier de réglages l’a désactivé.
exhibition-staff-nobody = Personne n’a encore joué.
exhibition-staff-visits = { $number ->
    [one] visite
   *[other] visites
}
exhibition-staff-minutes = { $minutes } min
exhibition-staff-middle = visite médiane
exhibition-staff-over = { $number ->
    [one] partie finie
   *[other] parties finies
}
exhibition-staff-hours = Visites par heure
exhibition-staff-lengths = Durée des visites
exhibition-staff-under = moins de { $minutes } min : { $number }
exhibition-staff-longer = davantage : { $number }
exhibition-staff-games = Parties commencées
exhibition-staff-lessons = Où l’on quitte les leçons
exhibition-staff-lesson = commencées { $begun }, finies { $ended }
exhibition-staff-left = La plupart s’arrêtent à l’étape { $step }.
exhibition-staff-ends = Fin des visites
exhibition-end-finished = Achevées
exhibition-end-left = Visiteur parti
exhibition-end-limit = Temps écoulé
exhibition-end-staff = Par le personnel, ou à la fermeture
exhibition-end-crash = Par une panne
exhibition-staff-asked = Aides et réglages utilisés
exhibition-help-why = Pourquoi ?
exhibition-help-hint = Conseils
exhibition-help-rules = Les règles
exhibition-help-take-back = Coups repris
exhibition-staff-languages = Langues
exhibition-staff-crashes = { $number ->
    [0] Aucune panne sur cette période.
    [one] Une panne sur cette période.
   *[other] { $number } pannes sur cette période.
}
exhibition-staff-report = Panne le { $date }, à { $time }.
exhibition-staff-reports = Les rapports sont dans { $folder }.
exhibition-staff-wrong-pins = { $number ->
    [0] Aucun code faux sur cette période.
    [one] Un code faux sur cette période.
   *[other] { $number } codes faux sur cette période.
}
exhibition-staff-wrong-pins-paused = { $number } codes faux sur cette période ; la plus longue pause a été de { $time }.
confirm-reset-heading = Finir cette visite ?
confirm-reset-told = La partie en cours sera perdue, et la table préparée pour le visiteur suivant.
confirm-reset-keep = Revenir
confirm-reset-yes = Finir la visite
confirm-leave-heading = Fermer l’exposition ?
confirm-leave-told = Le programme se ferme, et n’importe qui peut se servir de cet ordinateur.
confirm-leave-keep = Revenir
confirm-leave-yes = Fermer
exhibition-staff-volume = Volume maximal
exhibition-staff-opens = Ouverture à
exhibition-staff-closes = Fermeture à
exhibition-staff-always = toujours ouverte
exhibition-staff-tables = Les parties des visiteurs sont
exhibition-tables-wiped = effacées
exhibition-tables-kept = gardées
exhibition-staff-clean = Bloquer l’écran
exhibition-staff-clean-told = trente secondes, pour le nettoyer
exhibition-staff-reset = Tout réinitialiser
exhibition-staff-reset-told = finit cette visite
exhibition-staff-display = Tester l’écran
exhibition-staff-display-told = sept images
exhibition-staff-sound = Tester le son
exhibition-staff-sound-told = un son par appui
exhibition-staff-leave = Quitter
exhibition-staff-leave-told = ferme le programme
exhibition-staff-back = Retour
exhibition-staff-back-told = aux visiteurs
exhibition-staff-told = Les changements sont enregistrés dans le fichier de réglages.
exhibition-not-kept = Ce changement vaut jusqu’au prochain démarrage : le fichier de réglages n’a pas pu être écrit ({ $why }).
exhibition-not-kept-anywhere = Ce changement vaut jusqu’au prochain démarrage : cette exposition n’a pas de fichier de réglages.
exhibition-clean-heading = Vous pouvez nettoyer l’écran
exhibition-clean-told = L’écran ne réagit plus au toucher jusqu’à la fin du délai.
exhibition-display-told = La ligne blanche doit longer chaque bord, et les cercles doivent être ronds. Touchez n’importe où : un anneau marque l’endroit. Suivent cinq couleurs unies, et seize gris.

exhibition-resting-heading = On prépare la table
exhibition-resting-told = Un incident s’est produit. Le personnel va s’en occuper.

## What lies on the table, and its history.

exhibition-object-king-of-clubs-name = Le roi de trèfle
exhibition-object-king-of-clubs = Quatre rois, quatre dames, quatre valets : il n’en est pas deux qui tiennent le même objet, et nul ne sait plus pourquoi. Celui-ci porte un globe. Son modèle fut taillé à Rouen deux siècles avant l’impression de ce jeu, et chaque copiste le comprit un peu moins.
exhibition-object-king-of-clubs-source = W. Gurney Benham, Playing Cards, London 1931.
exhibition-object-duty-ace-name = L’as de l’impôt
exhibition-object-duty-ace = Dès 1765, l’Office du timbre imprima lui-même l’as de pique, pour prouver que l’impôt du jeu avait été payé. Le contrefaire menait à la potence : le cartier Richard Harding fut pendu pour cela en 1805.
exhibition-object-duty-ace-source = Loi 5 Geo. III c. 46 (1765) ; Old Bailey Proceedings, 1805.
exhibition-object-pegging-board-name = La planche à marquer
exhibition-object-pegging-board = Soixante et un trous pour chacun : trente à l’aller, trente au retour, et un pour gagner. Deux fichets sautent l’un par-dessus l’autre, pour que l’adversaire voie toujours de combien on vient d’avancer.
exhibition-object-pegging-board-source = Charles Cotton, The Compleat Gamester, London 1674.
exhibition-object-guinea-name = Une guinée
exhibition-object-guinea = Vingt et un shillings, et environ deux semaines du salaire d’un ouvrier de Londres. Dans les clubs de St James’s, dix guinées étaient une mise modeste, et des domaines changeaient de main en une nuit.
exhibition-object-guinea-source = Horace Walpole à Horace Mann, 2 février 1770 ; L. D. Schwarz, Economic History Review 38 (1985).
exhibition-object-dice-name = Le cornet et les dés
exhibition-object-dice = Au Hazard, le lanceur nomme un point de cinq à neuf, et lance. Le plus bas des coups s’appelait « crabs » ; de ce nom, dit-on, l’Amérique a fait ses craps.
exhibition-object-dice-source = Edmond Hoyle, Hoyle’s Games ; Oxford English Dictionary, « craps ».
exhibition-object-pam-name = Pam
exhibition-object-pam = Au jeu de Loo, ce valet battait tous les rois et toutes les dames, et les joueurs l’appelaient Pam. Alexander Pope en fit un héros : « le puissant Pam, qui renversa rois et reines ».
exhibition-object-pam-source = Alexander Pope, The Rape of the Lock, chant III, Londres 1714.
exhibition-object-faro-cloth-name = Le tapis du Faro
exhibition-object-faro-cloth = Treize piques sur un tapis : on pose son argent sur une carte, et le banquier en tire deux à la fois. La première gagne pour la banque, la seconde pour les joueurs. En 1781, Charles James Fox et ses amis tenaient une telle banque au club Brooks’s.
exhibition-object-faro-cloth-source = George Selwyn à Lord Carlisle, mai 1781.
exhibition-object-curse-of-scotland-name = La malédiction de l’Écosse
exhibition-object-curse-of-scotland = Le neuf de carreau porte ce nom depuis trois cents ans, et nul ne sait pourquoi. On dit qu’un ordre cruel fut écrit sur l’un d’eux. Un dictionnaire d’argot donnait déjà plusieurs raisons en 1785.
exhibition-object-curse-of-scotland-source = Francis Grose, A Classical Dictionary of the Vulgar Tongue, Londres 1785.
exhibition-object-fish-name = Les poissons
exhibition-object-fish = Des jetons d’os ou de nacre tenaient lieu d’argent, et les plus beaux étaient taillés en poissons. Dans le roman de Jane Austen, Lydia Bennet parle toute la soirée des poissons qu’elle a perdus et gagnés.
exhibition-object-fish-source = Jane Austen, Pride and Prejudice, chapitre 16, Londres 1813.
exhibition-object-rule-book-name = Le livre des règles
exhibition-object-rule-book = En 1742, Edmond Hoyle vendit un petit livre sur le Whist pour une guinée, deux semaines du salaire d’un ouvrier. D’autres l’imprimèrent à moindre prix ; il signa donc les vrais exemplaires. « Selon Hoyle » veut encore dire en anglais : selon les règles.
exhibition-object-rule-book-source = Edmond Hoyle, A Short Treatise on the Game of Whist, Londres 1742.
exhibition-object-standing-queen-name = Une dame debout
exhibition-object-standing-queen = Rois, dames et valets avaient des pieds, et un seul sens. Retourner une telle carte dans sa main, c’était montrer aux autres qu’on en tenait une. Les figures anglaises n’eurent deux têtes qu’au dix-neuvième siècle.
exhibition-object-standing-queen-source = Catherine Perry Hargrave, A History of Playing Cards, Boston 1930.
exhibition-object-hazard-table-name = La table de Hazard
exhibition-object-hazard-table = Un haut rebord retient les dés, et les joueurs se pressent tout autour. Thomas Rowlandson dessina ce qui arrivait quand on croyait à une tricherie : les chaises volent, les pistolets sortent, et les chandelles tombent.
exhibition-object-hazard-table-source = Thomas Rowlandson, Kick-up at a Hazard Table, British Museum.
exhibition-object-corners-name = Sans chiffre au coin
exhibition-object-corners = Sept cœurs, et on les compte : aucune carte n’avait de chiffre au coin. On tenait son jeu largement ouvert, à deux mains s’il le fallait. Les petits chiffres vinrent d’Amérique, dans la seconde moitié du dix-neuvième siècle.
exhibition-object-corners-source = Catherine Perry Hargrave, A History of Playing Cards, Boston 1930.
exhibition-object-plain-back-name = Un dos tout blanc
exhibition-object-plain-back = Les dos étaient blancs, et une vieille carte faisait un bon papier : on y écrivait des invitations et des billets. Hogarth peignit de telles cartes sur le parquet d’une comtesse, et l’une demande comment Lady Squander a dormi.
exhibition-object-plain-back-source = William Hogarth, Marriage A-la-Mode, planche 4, Londres 1745.
exhibition-object-coins-name = Livres, shillings et pence
exhibition-object-coins = Douze pence faisaient un shilling, et vingt shillings une livre : il en fut ainsi jusqu’en 1971. Voici une couronne de cinq shillings, un shilling, un sixpence et un demi-penny.
exhibition-object-coins-source = C. E. Challis (dir.), A New History of the Royal Mint, Cambridge 1992.

## The file of settings. Each is explained to whoever sets the table up.

exhibition-heading = Les réglages de Crowe’s Table dans une exposition. Chacun est expliqué au-dessus ; tous ont leur valeur habituelle, sauf le code, tiré au hasard.
exhibition-display = L’écran que la table occupe, compté à partir de 0.
exhibition-pin = Le code du personnel : de 4 à 8 chiffres, entre guillemets droits. Pour ouvrir le clavier, tenez le coin
    supérieur gauche de l’écran puis le coin inférieur droit, cinq secondes chacun (ou les deux ensemble),
    ou les touches Début et Fin ensemble pendant cinq secondes.
exhibition-games = Les jeux offerts, qui se jouent aussi d’eux-mêmes quand il n’y a personne. Leurs noms sont ceux que donne « crowe-table list ».
exhibition-level = La force des joueurs de la maison : "learner", "sound" ou "sharp".
exhibition-idle_seconds = Au bout de combien de secondes sans toucher l’écran on demande au visiteur s’il est encore là : 30 à 600.
    Pendant une leçon ou devant les règles, on attend 90 secondes de plus.
exhibition-countdown_seconds = Combien de secondes il a pour répondre : 10 à 60.
exhibition-visit_minutes = La durée d’une visite en minutes, plus trois au besoin pour finir la donne ; 0 pour aucune limite.
    Le visiteur en est averti deux minutes avant.
    Avec une limite, on n’offre que les jeux qui ont une forme courte, et sous cette forme.
exhibition-volume = Le volume maximal, 0 à 100.
exhibition-text_size = La taille du texte au début d’une visite : "ordinary", "larger" ou "largest".
exhibition-pencilled = Si les cartes portent leur valeur et leur couleur dans le coin.
exhibition-cloth = Le dessus de table : drap vert, bleu ou rouge (green, blue, red) ou bois nu (wood).
exhibition-four_colour = Si chaque couleur a sa teinte : piques noirs, cœurs rouges, carreaux bleus, trèfles verts.
exhibition-left_handed = Si le récit de la donne et les boutons sont à gauche de la table.
exhibition-reduced_motion = Si les cartes apparaissent à leur place, sans glisser.
exhibition-speech = Si la bande porte un bouton qui fait tout lire à voix haute par une voix du système. Chaque visite commence sans elle.
exhibition-scanning = Si les visiteurs ont des contacteurs à la place d’un clavier : off (non), two_keys (Espace avance le cadre clair, Entrée choisit) ou one_key (le cadre avance seul).
exhibition-hints = Si un visiteur peut demander conseil.
exhibition-coaching = Si de petites fiches expliquent la première donne de chaque visite.
exhibition-pointer = Si l’on voit le pointeur de la souris : false pour un écran tactile sans souris.
exhibition-opens = Heure d’ouverture, par exemple "10:00" ; vide : toujours ouverte.
exhibition-closes = Heure de fermeture. L’écran reste ensuite noir.
exhibition-languages = Les langues offertes, comme ["en", "de"] ; une visite commence par la première. [] les offre toutes,
    en commençant par celle du système.
exhibition-tables = Ce que deviennent les parties des visiteurs : "wiped", effacées à la fin de la visite, ou "kept", gardées parmi
    les parties de ce programme, où le personnel peut les ouvrir.
exhibition-statistics = Si l’on compte les visites : combien, à quelle heure, de quelle durée, ce qu’on a joué et appris, et comment
    elles ont fini. Rien ne dit qui jouait. Le dossier « visits » contient un fichier CSV par jour, pour les 400 derniers jours qui en ont un.

## What is wrong with it.

exhibition-unread = { $file } est illisible ({ $why }), et sans son code l’exposition n’ouvre pas.
exhibition-no-text = { $file } n’est pas un texte en UTF-8, et sans son code l’exposition n’ouvre pas.
exhibition-no-toml = La ligne { $line } n’est pas écrite en TOML, et l’exposition n’ouvre pas : chaque ligne est un nom, un signe égal et une valeur, et ce qui n’est ni un nombre ni true ou false se met entre guillemets droits.
exhibition-twice = La ligne { $line } règle ce qu’une ligne précédente a déjà réglé, et l’exposition n’ouvre pas : chaque réglage ne peut figurer qu’une fois dans le fichier.
exhibition-too-deep = { $file } a trop de crochets les uns dans les autres pour être lu, et l’exposition n’ouvre pas.
exhibition-no-file = Une exposition s’ouvre avec un fichier qui contient son code : « crowe-table exhibit --write FICHIER » en écrit un, et « crowe-table exhibit FICHIER » l’ouvre.
exhibition-no-pin = Il n’y a pas de code (pin) dans le fichier, et sans code l’exposition n’ouvre pas : « crowe-table exhibit --write FICHIER » écrit un fichier qui en a un.
exhibition-bad-pin = Ligne { $line } : le code se compose de { $least } à { $most } chiffres de 0 à 9 entre guillemets droits, et de rien d’autre ; sans lui l’exposition n’ouvre pas.
exhibition-guessable-pin = Ligne { $line } : ce code est l’un des premiers que chacun essaierait, comme une année, une suite ou un dessin de chiffres ; choisissez-en un autre, ou prenez celui qu’invente « crowe-table exhibit --write FICHIER ».
exhibition-chosen-pin = Le code est { $pin }. On ne le dit qu’une fois ; ensuite il n’est plus que dans le fichier.
exhibition-unknown = Ligne { $line } : il n’y a pas de réglage « { $word } ». Il y a : { $allowed }.
exhibition-bad-number = Ligne { $line } : « { $word } » est un nombre entier de { $least } à { $most }, sans guillemets. On prend { $usual }.
exhibition-bad-switch = Ligne { $line } : « { $word } » vaut true ou false, sans guillemets. On prend { $usual }.
exhibition-bad-choice = Ligne { $line } : « { $word } » a pour valeurs possibles { $allowed }. On prend { $usual }.
exhibition-bad-list = Ligne { $line } : « { $word } » est une liste de noms entre crochets, chaque nom entre guillemets droits. On prend { $usual }.
exhibition-bad-hour = Ligne { $line } : « { $word } » est une heure entre guillemets droits, de "00:00" à "23:59", ou "" s’il n’y en a pas. On prend { $usual }.
exhibition-bad-games = Ligne { $line } : ce ne sont pas des jeux de cette maison : { $word }. Il y a : { $allowed }.
exhibition-bad-languages = Ligne { $line } : ces langues ne sont pas offertes : { $word }. Il y a : { $allowed }.
exhibition-long-games = Ligne { $line } : ces jeux n’ont pas de forme courte, et ne sont pas offerts tant qu’une visite dure au plus { $number } minutes : { $word }.
exhibition-games-not-for-two = Ligne { $line } : ces jeux ne se jouent pas à deux, et ne sont pas offerts tant que facing vaut true : { $word }.
exhibition-sound = Les réglages sont en ordre.
exhibition-thanks = Merci d’avoir joué.
exhibition-template = Un modèle pour vos propres pages se trouve dans { $folder }. Renommez ce dossier « { $name } » pour l’utiliser.
exhibition-objects = Les pages sur les objets de la maison, dans l’ordre où elles paraissent. [] n’en montre aucune.
exhibition-famous_hands = Les parties célèbres offertes, dans leur ordre, par les noms que montre « crowe-table exhibits --json ». [] n’en offre aucune.
exhibition-lessons = Les jeux dont les leçons sont offertes. [] offre les leçons de tous les jeux offerts.
exhibition-bad-names = Ligne { $line } : « { $word } » nomme ce qui n’existe pas : { $wrong }. Il y a : { $allowed }.
exhibit-fault-unread = { $file } ne peut pas être lu ({ $why }).
exhibit-fault-no-text = { $file } n’est pas un texte en UTF-8.
exhibit-fault-title = { $file }, ligne { $line } : le fichier commence par une ligne formée de « # » et d’un titre.
exhibit-fault-markup = { $file }, ligne { $line } : seuls un titre (#), une image (![légende](fichier)), des paragraphes sans balises et une source (>) peuvent figurer ici.
exhibit-fault-long = { $file }, ligne { $line } : il y a là { $number } caractères, et de la place pour { $most }.
exhibit-fault-part = { $file } : il manque { $part ->
        [title] le titre (une ligne avec « # »)
        [picture] l’image (![légende](fichier))
        [text] le texte
       *[source] la source (une ligne avec « > »)
    }.
exhibit-fault-language = { $file } manque ; cela n’est donc pas montré dans cette langue.
exhibit-fault-logo = { $file } manque ; les pages et les billets n’ont donc pas de logo. Ce peut être aussi un JPEG, logo.jpg.
exhibit-fault-picture = { $file }, ligne { $line } : il n’y a pas d’image { $word } dans le dossier de la page.
exhibit-fault-kind = { $file }, ligne { $line } : { $word } n’est pas une image PNG ou JPEG complète.
exhibit-fault-large = { $file }, ligne { $line } : { $word } dépasse { $most } Mo, ou { $side } pixels de large ou de haut.
exhibition-keyboard = Si les noms des touches (F3, H, Entrée) figurent sur les boutons. Mettez false pour un écran tactile sans clavier.
exhibition-reach = "standing", ou "seated" pour placer la barre au bas de tout écran. Sur un écran vertical, tout ce qui se touche est alors à portée des fauteuils roulants et des enfants.
exhibition-staff-morning = Contrôle du matin
exhibition-staff-morning-told = image, son, toucher…
exhibition-staff-save = Enregistrer les statistiques
exhibition-staff-save-told = CSV, image et PDF
exhibition-staff-saved = Les statistiques sont dans { $folder } ; le PDF suit dans quelques secondes.
exhibition-staff-touch = Tester l’écran tactile
exhibition-staff-touch-told = neuf points
exhibition-morning-heading = Contrôle du matin
exhibition-morning-touched = { $number } points sur { $most } ont répondu.
exhibition-morning-clock = L’horloge indique { $date }, { $time }.
exhibition-morning-disk = Il reste { $free } Go sur le disque. L’exposition occupe { $used } Mo.
exhibition-morning-no-crash = Aucune panne n’est enregistrée.
exhibition-touch-test = Touchez chaque anneau. Un anneau qui répond se remplit. Le test finit après le dernier anneau, ou après 15 secondes sans toucher.
exhibition-report-heading = Visites
exhibition-report-period = Du { $first } au { $last }
exhibition-report-totals = En tout
exhibition-staff_language = La langue de la page du personnel, par exemple "fr" ; vide : celle du visiteur.
exhibition-bad-text = Ligne { $line } : « { $word } » est un texte entre guillemets droits. On prend { $usual }.
exhibition-facing = Si deux visiteurs jouent face à face sur un écran posé à plat, aux jeux à deux. Chacun a ses cartes, sa question et ses
    boutons à son bord.
exhibition-lesson-of = Une leçon : { $name }
exhibition-candle-name = La bougie
exhibition-candle = Allumée à { $opens }, cette bougie dure jusqu’à { $closes }. Chaque marque est une heure.
exhibition-candle-price = Qui jouait la nuit payait la lumière, et un penny d’impôt par livre de chandelles de suif ; la cire coûtait bien plus. Nul ne pouvait en faire sans licence.
exhibition-candle-source = Supprimé en 1831 : Hansard, 16 février 1831. Le taux : W. Beveridge, Prices and Wages in England, 1939.
exhibition-face-even = Bonjour. Je suis { $name }. Je réfléchis d’abord, puis je joue. Voulez-vous vous asseoir avec moi ?
exhibition-face-bold = Bonjour. Je suis { $name }. Qui ne risque rien n’a rien, alors je risque. Voulez-vous vous asseoir avec moi ?
exhibition-face-careful = Bonjour. Je suis { $name }. Je garde mes meilleures cartes pour la fin, et mon argent dans ma poche. Voulez-vous vous asseoir avec moi ?
exhibition-face-wayward = Bonjour. Je suis { $name }. Ce que je vais jouer ? Je ne le sais pas moi-même. Voulez-vous vous asseoir avec moi ?
