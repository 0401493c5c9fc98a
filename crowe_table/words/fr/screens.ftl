# The screens that belong to no one game.

## The title page.

title-house = Chez Mr. Crowe
title-table = Table
title-of = de
title-games = Jeux
title-imprint = À LONDRES : imprimé et vendu par N. CROWE, hors de Temple-Bar.
title-edition = Édition { $version }
title-continue = Continuer
title-take-a-seat = Prendre place
title-saved = Vos parties
title-exhibits = Mains célèbres
title-rules = Les règles
title-settings = Réglages
title-about = À propos de cette table
title-leave = Quitter la maison

## Take a Seat.

seat-contents = Table des jeux
contents-choose = Choisissez un jeu. Ceux qui ne vous conviennent pas paraissent plus pâles.
contents-last = joué en dernier
contents-last-with = { $game }, avec { $name }
contents-last-company = { $number ->
    [0] { $game }
    [1] { $game }, avec un autre
   *[other] { $game }, avec { $number } autres
  }
contents-length = { $minutes } min
contents-books = { $more ->
    [0] { $book }
    [1] { $book }, et un autre
   *[other] { $book }, et { $number } autres
  }
contents-book-number = selon { $number } livres
contents-ask-seats = Combien êtes-vous ?
contents-ask-minutes = Combien de temps ?
contents-ask-difficulty = ❦ De quelle difficulté ?
contents-ask-book = Selon quel livre ?
contents-any-number = peu importe
contents-any-length = à votre gré
contents-any-difficulty = tous les jeux
contents-difficulty-1 = faciles à apprendre
contents-difficulty-2 = pas trop difficiles
contents-any-book = n’importe lequel
contents-minutes = { $minutes } minutes
seat-drafts = Ébauches
seat-kind-tricks = Levées, en compagnie
seat-kind-cribbage = Deux mains et un talon
seat-kind-wagers = Paris et marchés
seat-kind-banks = Banques et dés
seat-facts = { $players } ; { $minutes } ; { $difficulty }
seat-minutes = environ { $minutes } minutes
seat-difficulty-1 = facile à apprendre
seat-difficulty-2 = demande un peu de pratique
seat-difficulty-3 = demande beaucoup de pratique
seat-preset = Selon quel livre
seat-players = Combien de joueurs
seat-your-name = Vous
seat-their-name = Place { $number }
seat-person = Une personne
seat-level = Qui joue
seat-called = Se nomme
seat-chair-done = Terminé
seat-who-sits = Qui s’assied où
seat-what-for = L’enjeu
seat-code = Rejouer les mêmes cartes ? Écrivez les six mots de la donne.
seat-with-purse = { $level }, avec { $purse }
seat-fill = Les bourses
seat-fill-no = Telles quelles
seat-fill-yes = Regarnies par la maison
seat-money-own = Chacun garde sa bourse ; un nouveau venu reçoit { $farthings }.
seat-stakes = Pour quelle mise
seat-coinage = En quelle monnaie
seat-options = Les règles de la maison
seat-options-as-printed = Comme dans le livre
seat-options-altered = Changées par la maison
seat-money-line = Chacun prend place avec { $farthings }.
seat-play = S’asseoir et jouer
seat-back = Retour
seat-refused = On ne peut pas jouer ainsi : { $why }

## Players’ names. The first is offered to a visitor; the others sit for the house.

name-visitor = Un visiteur
name-near = Visiteur 1
name-far = Visiteur 2
name-sharp = Mr. Sharp
name-pimlott = Mrs. Pimlott
name-fenn = Captain Fenn
name-tolliver = Miss Tolliver
name-hask = Dr. Hask
name-ogle = Mrs. Ogle
name-quill = Mr. Quill
name-barrow = Lady Barrow
name-tapley = Mr. Tapley
name-battle = Mrs. Battle
name-prince = Mr. Prince
name-tom = Master Tom
name-domino = Le Domino

## How well an opponent plays.

level-learner = Un débutant
level-sound = Un bon joueur
level-sharp = Un expert

## Saved games.

saved-heading = Vos parties
saved-none = Il n’y a pas encore de partie à reprendre.
saved-continue = Reprendre
saved-delete = Supprimer
saved-delete-marked = { $number ->
    [one] Supprimer celle qui est cochée
   *[other] Supprimer les { $number } cochées
}
saved-share = Enregistrer un fichier
saved-shared = Enregistré dans { $file }
saved-shared-cards = Un ami peut l’ouvrir avec ce programme. Le fichier contient aussi les cartes à venir : la partie n’y comptera donc pas.
saved-mark = Cocher pour supprimer
saved-unmark = Décocher
saved-marked = † { $game }
saved-bring-back = { $number ->
    [one] La récupérer
   *[other] Récupérer les { $number }
}
saved-group = La liste
saved-group-unfinished = { $number ->
    [one] { $number } inachevée
   *[other] { $number } inachevées
}
saved-group-finished = { $number ->
    [one] { $number } finie
   *[other] { $number } finies
}
saved-group-famous = { $number ->
    [one] une main célèbre
   *[other] { $number } mains célèbres
}
saved-back = Retour
saved-records = Le palmarès
saved-line = { $game } : { $score } ; donne { $deal }, { $state }
score-side = { $names } { $score }
saved-state-open = en cours
saved-state-finished = finie
saved-state-torn = en cours ; la dernière ligne est incomplète
saved-state-damaged = abîmée
saved-state-in-use = ouverte dans une autre fenêtre
saved-refereed = un arbitre a vu une main
saved-peeked = hors du palmarès : un coup a été repris après qu’on en a vu la suite, ou les cartes pouvaient être connues
saved-look = La regarder
saved-sitting = partie { $number } de la séance commencée le { $date }

## The Record.

records-heading = Le palmarès
records-none = Aucune partie n’est encore finie. Dès la première, cette page dira les résultats de chacun.
records-reading = Lecture des parties précédentes…
records-back = Retour
records-write = Enregistrer
records-written = Enregistré dans { $file }
records-not-written = { $file } n’a pas pu être écrit : { $why }
records-person = Joueur
records-game = Jeu
records-games = Parties jouées
records-won = Gagnées
records-lost = Perdues
records-drawn = Nulles
records-run = Victoires de suite
records-longest-run = Plus longue série
records-gain = Gain total, en mises
records-marked = Non comptées
records-marked-why = Dans ces parties, un coup a été repris après qu’on en a vu la suite.
records-from-game-to-game = De partie en partie
records-course = Parties gagnées moins perdues
records-course-money = Gain total, en mises
records-a-deal = Par donne, en moyenne
records-own = Vous
records-house = Maison
records-best = Record
records-level = { $number }
records-more = +{ $number }
records-less = −{ $number }

## Settings.

settings-heading = Réglages
settings-back = Retour
settings-as-new = Tout rétablir
settings-group-room = La salle
settings-on = Oui
settings-off = Non
settings-group-see = Affichage
settings-group-hear = Son
settings-group-play = Partie
settings-text_size = Taille du texte
settings-text_size-help = La taille de tout ce qui est imprimé.
settings-text_size-ordinary = Normale
settings-text_size-larger = Grande
settings-text_size-largest = Très grande
settings-pencilled = Coins au crayon
settings-pencilled-help = La valeur et la couleur de chaque carte dans son coin, comme si un ancien propriétaire les y avait notées au crayon.
settings-pack = Le jeu de cartes
settings-pack-help = Le dessin des cartes.
settings-pack-english = Anglais, 1775
settings-pack-plain = Simple
settings-backs = Les dos
settings-backs-help = Unis, comme ceux du jeu anglais de 1775, ou d’un dessin de l’époque.
settings-backs-plain = Unis, 1775
settings-backs-speckled = Mouchetés
settings-backs-marbled = Marbrés
settings-backs-tarotee = Tarotés
settings-cloth = Le dessus de table
settings-cloth-help = Drap vert, bleu ou rouge, ou bois nu.
settings-cloth-green = Drap vert
settings-cloth-blue = Drap bleu
settings-cloth-red = Drap rouge
settings-cloth-wood = Bois nu
settings-face = Votre visage
settings-face-help = Le profil sur votre carton. Le joueur de la maison qui a ce visage vous cède alors la place.
settings-face-none = Un simple ovale
settings-pronoun = Comment on parle de vous
settings-pronoun-help = Sert quand la table dit aux autres ce que vous avez fait.
settings-pronoun-they = Sans dire « il » ni « elle »
settings-pronoun-she = Elle
settings-pronoun-he = Il
settings-group-self = Vous-même
settings-four_colour = Quatre teintes
settings-four_colour-help = Les carreaux en bleu et les trèfles en vert, avec un indice dans le coin, pour qu’on ne confonde jamais deux couleurs.
settings-high_contrast = Contraste élevé
settings-high_contrast-help = Papier plus clair, tapis plus sombre, bords plus nets.
settings-speed = Vitesse
settings-speed-help = À quelle vitesse on donne, on joue et on compte.
settings-speed-slow = Lente
settings-speed-ordinary = Normale
settings-speed-quick = Rapide
settings-speed-instant = Immédiate
settings-slow_counts = Compter lentement, s’il vous plaît
settings-slow_counts-help = Dès la troisième donne, un long décompte dure moitié moins. Cochez ceci pour entendre chaque décompte en entier.
settings-left_handed = Pour gauchers
settings-left_handed-help = Le récit de la donne et les boutons sont à gauche de la table. La touche F9 en change à tout moment.
settings-scanning = Contacteurs
settings-scanning-help = Pour des contacteurs à la place d’un clavier. Avec deux touches, Espace avance le cadre clair et Entrée choisit. Avec une touche, le cadre avance seul ; Entrée ou Espace choisit.
settings-scanning-off = non
settings-scanning-two_keys = deux touches
settings-scanning-one_key = une touche
settings-scan_seconds = Le cadre s’arrête
settings-scan_seconds-help = Combien de temps le cadre clair reste à chaque place, avec une seule touche.
settings-scan_seconds-1 = une seconde
settings-scan_seconds-2 = deux secondes
settings-scan_seconds-3 = trois secondes
settings-scan_seconds-5 = cinq secondes
settings-reduced_motion = Sans mouvement
settings-reduced_motion-help = Les cartes apparaissent à leur place ; rien ne glisse ni ne vacille.
settings-volume_cards = Cartes et fichets
settings-volume_cards-help = La force du bruit des cartes, des fichets, des pièces et des dés.
settings-volume_voices = Coups et pages
settings-volume_voices-help = La force d’un coup frappé sur la table et d’une page que l’on tourne.
settings-volume_room = La pièce
settings-volume_room-help = La force de l’horloge, du feu et de la pluie à la fenêtre. À 0, la pièce est silencieuse.
settings-only_answers = Mêler et passer à ma place
settings-only_answers-help = Quand il n’y a qu’une chose à faire, la table la fait pour vous.
settings-cut_for_me = Couper pour moi
settings-cut_for_me-help = Couper, rebattre ou choisir des paquets de cartes que personne n’a vues, ne change rien aux chances. La table le fait pour vous.
settings-forced_cards = Jouer la carte forcée
settings-forced_cards-help = Votre dernière carte, ou la seule permise, est jouée pour vous après un instant.
settings-forced_cards-ask = Demander
settings-forced_cards-never = Jamais
settings-forced_cards-always = Toujours
settings-sure_tricks = Jouer mes levées sûres
settings-sure_tricks-help = Quand toutes les levées qui restent sont à vous, quoi qu’aient les autres, la table joue vos cartes.
settings-sure_tricks-ask = Demander
settings-sure_tricks-never = Jamais
settings-sure_tricks-always = Toujours
settings-cover_after = Couvrir une main visible après
settings-cover_after-help = Quand plusieurs se partagent l’écran et que personne n’a bougé pendant ce temps.
settings-cover_after-90 = une minute et demie
settings-cover_after-180 = trois minutes
settings-cover_after-300 = cinq minutes
settings-cover_after-never = jamais
settings-captions = Sous-titres
settings-captions-help = Chaque son qui annonce quelque chose est aussi écrit.
settings-sayings = Bons mots des joueurs
settings-sayings-help = De temps en temps, un joueur de la maison dit une phrase hors du jeu.
settings-speech = Lire à voix haute
settings-speech-help = Une voix de votre système lit la question, ce qui se passe et l’objet au cadre clair. La touche F8 en change à tout moment.
settings-hints = Conseils
settings-hints-help = Vous pouvez demander conseil quand vous jouez pour l’honneur ou pour des jetons, mais pas quand vous jouez pour de l’argent.
settings-coaching = Fiches des premières donnes
settings-coaching-help = Aux premières donnes d’un jeu nouveau pour vous, une petite fiche dit ce qui est nouveau. Touchez-la pour l’ôter.
settings-review_always = Revoir mes choix après chaque donne
settings-review_always-help = La donne finie, vos choix sont comparés d’eux-mêmes aux meilleurs.
settings-odds_strip = La bande des chances dépliée
settings-odds_strip-help = Aux jeux de hasard, une bande à côté de la table dit ce que vous avez misé, ce que cela devait rapporter et ce que cela a rapporté.
settings-take_backs = Reprendre un coup
settings-take_backs-help = Si vous pouvez reprendre une carte déjà jouée.
settings-take_backs-never = Jamais
settings-take_backs-without_stakes = Sauf quand on joue pour de l’argent
settings-take_backs-always = Toujours
settings-language = Langue
settings-language-help = La langue de tout ce qui est écrit ici.
settings-full_screen = Plein écran
settings-full_screen-help = La table occupe tout l’écran. La touche F11 en change à tout moment.
settings-name = Votre nom
settings-name-help = Le nom que les autres vous donnent.
settings-value-percent = { $percent } %
language-name = Français

## Being taught.

title-daily = La partie du jour
title-lessons = Apprendre un jeu
lessons-heading = Apprendre un jeu
lessons-line = Une courte partie de chaque jeu, avec des cartes choisies d’avance. On vous montre quoi faire, puis pourquoi.
lessons-begun = { $number } étapes sur { $count }
lessons-done = Appris ✓
lessons-back = Retour
lesson-opening-end = Voici comment une partie peut finir. { $won }.
lesson-opening-begin = Commencer la leçon
lesson-opening-deal = Commencer la donne suivante
lesson-opening-stay = Continuer cette donne
differs-heading = { $game } : ce qui diffère
differs-from-lesson = « { $name } » n’est pas tout à fait ce qu’enseigne la leçon :
differs-play = À la table
offer-lesson-heading = { $game } : la première fois ?
offer-lesson-told = Vous n’y avez jamais joué ici. Une courte partie, préparée d’avance, vous l’apprend en { WORDS($number) } étapes ; puis vous continuez.
offer-lesson-yes = Apprendre d’abord
offer-lesson-no = Je connais le jeu
lesson-none = Ce jeu n’a pas de leçon.
lesson-wait = Un instant : c’est à un autre de jouer.
lesson-another = Les règles le permettent, et vous pourrez le faire une autre fois. Pour l’instant, suivez la leçon, ou appuyez sur « Montrer ».
lesson-reason = Voici ce que cela donne : { $why }
lesson-over-deal = Cette donne de la leçon est finie. Continuez-la à votre gré, ou prenez la suivante sous « Apprendre un jeu ».
lesson-over = La leçon est finie. Continuez à votre gré, et dans le doute demandez un conseil.

## At the table.

button-hint = Conseil
button-do-it = Montrer
button-why = Pourquoi ?
button-rules = Règles
button-menu = Menu
key-hint = H
key-why = W
key-rules = F1
key-menu = Échap
key-play = Entrée
key-throw = Espace

menu-heading = La table
menu-seal = Le mélange a été scellé avant la première donne : { $seal }. Sa graine est révélée à la fin, pour que chacun puisse vérifier.
menu-resume = Retour à la table
menu-rules = Les règles de ce jeu
menu-settings = Réglages
menu-leave = Quitter la table
menu-quit = Quitter la maison
menu-take-back = Reprendre le coup
menu-ledger = Le livre de comptes
menu-odds = Les chances
menu-change = Changer de jeu
menu-pass = Passer la table à un autre

## Asked first, before something is left or lost.

confirm-leave-house-heading = Quitter la maison ?
confirm-leave-house-keep = Rester
confirm-leave-house-yes = Quitter
confirm-sure_tricks-heading = Le reste est à vous
confirm-sure_tricks-told = Toutes les levées qui restent sont à vous, quoi qu’aient les autres. La table peut jouer ces cartes pour vous, maintenant et plus tard. Vous pouvez changer cela dans les Réglages.
confirm-sure_tricks-keep = Les jouer moi-même
confirm-sure_tricks-yes = Jouer pour moi
confirm-forced_cards-heading = Vous n’avez pas le choix
confirm-forced_cards-told = Ici, une seule carte est permise. La table peut jouer ces cartes pour vous, maintenant et plus tard. Vous pouvez changer cela dans les Réglages.
confirm-forced_cards-keep = Les jouer moi-même
confirm-forced_cards-yes = Jouer pour moi
confirm-leave-table-heading = Quitter la table ?
confirm-leave-table-told = La partie n’est pas finie.
confirm-leave-table-keep = Continuer à jouer
confirm-leave-table-yes = Quitter la table
# { $act }: what is on the button that was pressed: Resign, Rise.
confirm-end-heading = { $act } ?
confirm-end-told = On ne peut pas revenir en arrière.
confirm-end-keep = Continuer à jouer
confirm-end-yes = { $act }
confirm-as-new-heading = Tout rétablir ?
confirm-as-new-told = Tous les réglages reviennent à leur état d’origine, sauf votre nom et votre langue.
confirm-as-new-keep = Ne rien changer
confirm-as-new-yes = Tout rétablir
fault-heading = Quelque chose est tombé de la table
fault-told = Le programme a fait une erreur et a dû fermer ce qui était ouvert.
fault-log = Le journal dit ce qui s’est passé. Il ne révèle les cartes de personne.
fault-on = Page de titre
no-memory = La mémoire libre ne suffit pas : fermez d’autres programmes, puis relancez Crowe’s Table.
confirm-delete-heading = Supprimer cette partie ?
confirm-delete-told = Vous pouvez la récupérer tant que vous restez sur cette page.
confirm-delete-keep = La garder
confirm-delete-yes = La supprimer
confirm-delete-marked-heading = Supprimer toutes les parties cochées ?
confirm-delete-marked-told = Vous pouvez les récupérer tant que vous restez sur cette page.
confirm-delete-marked-keep = Les garder
confirm-delete-marked-yes = Les supprimer
confirm-unsaved-heading = Partir sans enregistrer ?
confirm-unsaved-told = Si vous partez maintenant, ce qui n’est pas encore enregistré sera perdu.
confirm-unsaved-keep = Rester à la table
confirm-unsaved-yes = Partir quand même

pass-heading = Passer la table à

## The Cover, between two persons at one table.

cover-soon = La main est couverte dans { $seconds ->
        [one] 1 seconde
       *[other] { $seconds } secondes
    }
hot-seat-handed = La table est pour { $name }.
cover-for = La table est pour
cover-look-away = Les autres, détournez les yeux, s’il vous plaît.
cover-take = Je suis { $name }
cover-hold = { $name } : maintenez le bouton, ou appuyez deux fois, lentement. Vos cartes arrivent face cachée, et se retournent quand vous le lâchez.

hint-heading = Un conseil
hint-second = À défaut
hint-thinking = On réfléchit…
hint-none = Vous n’avez rien à choisir pour l’instant.

walk-opposite = { $partner ->
    [yes] { $seat } s’assied en face de vous : { $pronoun ->
        [she] c’est votre partenaire.
        [he] c’est votre partenaire.
       *[they] c’est votre partenaire.
    }
   *[no] { $seat } s’assied maintenant en face de vous.
}
ticket-dealer = donne
ticket-banker = banquier
ticket-partner = votre partenaire
ticket-score = { $target ->
    [0] { $score }
   *[other] { $score } sur { $target }
}

place-pack = Le jeu

wait-any = On attend { $seats }.
ask-any = C’est à vous de répondre.

## The end of a game.

end-heading-won =
    { $who ->
        [you] Vous gagnez la partie
       *[other]
            { $number ->
                [one] { CAP($seats) } gagne la partie
               *[other] { CAP($seats) } gagnent la partie
            }
    }
end-heading-over = La partie est finie
end-ledger = Le livre de comptes
end-began = Chacun a commencé avec { $sum }.
end-peeked = Un coup a été repris après qu’on en a vu la suite : le palmarès ne compte pas cette partie.
end-known = Ces cartes pouvaient être connues d’avance : le palmarès ne compte pas cette partie.
end-bought = Nouvelles bourses : { $sums }.
end-bought-by = { $name }, { $sum }
end-account = Le compte complet
end-walk = La revoir pas à pas
end-same = Rejouer avec les mêmes cartes
end-again = Une autre partie
end-refill = Regarnir les bourses et jouer
end-change = Choisir un autre jeu
end-title = Page de titre
end-try-again = Essayer encore
end-exhibits = Mains célèbres
deal-code = Ces cartes en six mots
deal-code-plain = La clé de ces cartes
deal-code-close = Fermer
deal-code-copy = Copier les mots
deal-code-copied = Copiés
deal-code-not-copied = Copie impossible

## The moral of a famous hand.

exhibit-moral = La morale
exhibit-asked = Ce qu’on demandait
exhibit-hero = Dans les livres
exhibit-yours = À cette table
exhibit-best = Le mieux possible

## A finished game walked through again.

walk-answer = Pas
walk-trick = Levée
walk-deal = Donne
walk-at = { $number } sur { $count }
walk-seen = Vue
walk-open = Toutes les mains à découvert
walk-by = Telle que { $seat } l’a vue
walk-close = Retour
walk-play = Lire
walk-stop = Arrêt
walk-first = Début
walk-last = Fin
walk-dealt = Les cartes sont données.
walk-began = La table avant la première carte.
walk-not-over = Cette partie n’est pas finie. D’ici là, aucune autre main ne peut être montrée.

## The Cabinet of Hands.

exhibits-heading = Mains célèbres
exhibits-by = { $game }, { $preset }
exhibits-asked = Ce qu’on vous demande
exhibits-play = Jouer cette main
exhibits-back = Retour

## The Ledger.

ledger-heading = Le livre de comptes
ledger-house = La maison
ledger-table = Sur la table
ledger-sum = Somme : { $sum }
ledger-plus = +{ $sum }
ledger-given = Une bourse de la maison
ledger-filled = Regarnie par la maison
ledger-game = { $game }, { $preset }
ledger-playing = { $game }, en cours
ledger-won = Gagné en tout
ledger-lost = Perdu en tout
ledger-level = Ni gagné ni perdu
ledger-purse = Dans la bourse
ledger-sits-out = ne joue pas
ledger-person = une personne
ledger-back = Retour
ledger-before = Plus tôt
ledger-after = Plus tard

## The Rule Booke.

booke-heading = Le livre des règles
booke-contents = Sommaire
booke-before = Précédent
booke-after = Suivant
booke-in-english = { $title } (en anglais)
ruling-book = Le livre dit :
ruling-open = Il ne dit pas :
ruling-ours = Ici :
ruling-others = Autres sources :
rulings-link = Décisions : { $rulings }.
rulings-departs = **{ $number }**, { $title } *(nous nous écartons du livre)*
rulings-silent = **{ $number }**, { $title }
rulings-title = Décisions : { $game }
rulings-order = D’abord les décisions où nous nous écartons du livre, puis celles où il se tait.
booke-preset = Règles selon
rules-here-heading = À cette table
rules-here-preset = **{ $preset }**, à { WORDS($players) }. Les pages qui suivent donnent les règles de cette table, dans l’ordre du jeu.
rules-here-unit = Quand une somme est dite en unités de la table, une unité vaut ici { $farthings }.
rules-here-as-printed = Toutes les règles sont celles de ce livre.
rules-here-altered =
    { $number ->
        [one] Une règle a été changée. Le signe **{ $mark }** précède chaque passage qui, de ce fait, diffère du livre.
       *[other] { CAP(WORDS($number, form: "f")) } règles ont été changées. Le signe **{ $mark }** précède chaque passage qui, de ce fait, diffère du livre.
    }
rules-here-option = **{ $option } :** { $value }. Dans le livre : { $printed }.
booke-of-preset = { $game } · { $preset }
booke-unwritten = Pas encore écrit
booke-unwritten-help = Ce jeu est une ébauche et n’a pas encore de livre de règles.
booke-of = { $page } sur { $pages }
booke-larger = Agrandir
booke-search = Chercher un titre
booke-none-found = Aucun titre ne contient ces mots.
booke-close-title = Retour

## About this table.

about-heading = À propos de cette table

## Captions of sounds.

sound-shuffle = On mêle les cartes
sound-throw = Des dés sur le tapis

## Options of a table.

option-yes = oui
option-no = non
option-value = { $value }

## What is said of keeping. Each of these is said only while it is so: Navigator.kept asks the session first.

kept-menu = La table est gardée telle quelle ; revenez-y quand vous voudrez.
kept-leave-house = Chaque table est gardée telle quelle, et vous attend.
kept-leave-table = Elle est gardée telle quelle ; revenez-y quand vous voudrez.
kept-fault = Chaque carte jouée est gardée : reprenez depuis la page de titre, et la table sera telle que vous l’avez laissée.
kept-saved = Chaque partie commencée est gardée d’elle-même, carte après carte.
kept-about = Tout ce que vous commencez est gardé, carte après carte, et peut être repris.
exhibition-not-your-own = Quand vous partirez, la table sera remise en état pour les suivants.

## A table of which something is not on the disk: what is wrong, and what can be done.

unwritten-heading = Partie non enregistrée
unwritten-full = Le disque est plein. Faites-y de la place, et cette partie sera aussitôt enregistrée.
unwritten-read-only = Le dossier « { $folder } » est en lecture seule. Autorisez-y l’écriture, et cette partie sera aussitôt enregistrée.
unwritten-gone = Le fichier de cette partie a disparu. Remettez-le, ou appuyez sur « Réessayer » dans le menu pour en écrire un nouveau.
unwritten-replaced = Un autre fichier a pris la place de celui de cette partie : { $file }. Déplacez-le, et cette partie sera aussitôt enregistrée.
unwritten-slow = Le disque ne répond pas. Attendez un peu avant de partir, ou la fin de la partie pourrait se perdre.
unwritten-failed = Le disque refuse d’écrire ({ $why }). Dès qu’il sera réparé, cette partie sera enregistrée.
unwritten-again = Réessayer
unwritten-tried = Rien à faire : la partie n’est toujours pas enregistrée.
unwritten-trying = On réessaie…
unwritten-left = Les derniers coups d’une table n’ont pas pu être enregistrés, et sont perdus.

## What an earlier visit could not write down, told once.

lost-heading = Tout n’a pas été enregistré
lost-told = La dernière fois, le disque n’a pas tout accepté. Voici ce qui est perdu :
lost-whole = Une partie de { $game } commencée le { $date } : tout entière.
lost-last = Les derniers coups d’une partie de { $game } commencée le { $date }. La table est telle qu’à son dernier enregistrement.
lost-whole-file = Une partie qui n’a jamais été enregistrée : { $file }.
lost-last-file = Les derniers coups de { $file }. La table est telle qu’à son dernier enregistrement.
lost-more = { $number ->
    [one] Et une autre partie.
   *[other] Et { $number } autres parties.
}
lost-on = Continuer

# The deal of the day
daily-heading = La partie du jour
daily-back = Retour
daily-length = { CAP($players) } à table, environ { $minutes } minutes
daily-play = S’asseoir
daily-replay = La revoir
daily-told = Quiconque ouvre cette page aujourd’hui reçoit le même jeu et les mêmes cartes. Rien n’est envoyé : la date seule en décide.
daily-results = Votre résultat
daily-own = Aujourd’hui : { $result }.
daily-none = Vous n’avez pas encore terminé la partie d’aujourd’hui.
daily-run = { CAP(WORDS($number)) } jours de suite.
daily-points = { $own } points, et { $other } pour le meilleur des autres
daily-counters =
    { $outcome ->
        [won] gain de { $sum }
        [lost] perte de { $sum }
       *[even] ni gain ni perte
    }
daily-code = Votre résultat en six mots, pour un ami
daily-friend-code = Le résultat d’un ami en six mots
daily-compare = Comparer
daily-friend-told = { $day }, { $game }. Votre ami : { $result }.
daily-own-then = Vous : { $result }.
daily-own-missing = Vous n’avez pas joué cette partie.

## What the odds of the stakes should have brought.

edge-heading = Les chances
edge-own = Vous
edge-staked = Misé jusqu’ici
edge-expected = Selon les chances
edge-gained = En réalité
edge-bank = La banque
edge-bank-expected = Selon les chances
edge-bank-gained = En réalité
edge-back = Retour
edge-thousand = { CAP(WORDS($hands)) } fois la même mise
edge-bet =
    { $kind ->
        [lies] Votre mise de { $sum }
        [bank] Une mise de { $sum } contre votre banque
       *[example] Une mise de { $sum }
    }, { WORDS($hands) } fois. Selon les chances, à la fin : { $mean }.
edge-how = Chaque ligne est une soirée de { WORDS($hands) } coups. La ligne rouge est la moyenne.
edge-done = Sur { WORDS($lines, form: "f") } lignes, { $ahead } finissent au-dessus du départ et { $behind } au-dessous.
edge-strip = Misé { $staked } ; selon les chances { $expected } ; en réalité { $gained }
odds-strip-staked = Misé
odds-strip-expected = Attendu
odds-strip-gained = Obtenu
