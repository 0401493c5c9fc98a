# La ligne de commande : aide et messages d’erreur.

cli-usage = usage :
cli-group-named = arguments{" "}
cli-group-command = options{" "}
cli-group-all = options communes{" "}

cli-all-usage = crowe-table [commande] [options]
cli-play-usage = crowe-table play SLUG [options]
cli-list-usage = crowe-table list [options]
cli-exhibits-usage = crowe-table exhibits [options]
cli-simulate-usage = crowe-table simulate SLUG [options]
cli-check-usage = crowe-table check FILE ... [options]
cli-open-usage = crowe-table open FILE [options]
cli-show-usage = crowe-table show FILE [options]
cli-shot-usage = crowe-table shot SLUG --out PNG [options]

cli-all = Une table de jeu à la chandelle, pour les jeux de quatre anciens livres de règles.
cli-all-more =
    commandes :
      (aucune)                ouvre la page de titre
      play SLUG               ouvre la fenêtre à une table
      open FILE               ouvre la fenêtre avec la partie d’un fichier
      list                    énumère les jeux, leurs variantes et leurs options
      exhibits                énumère les mains célèbres
      simulate SLUG           fait jouer l’ordinateur contre lui-même
      check FILE ...          vérifie des parties enregistrées
      show FILE               affiche une partie enregistrée sous forme de texte
      review FILE             compare les coups d’une partie finie avec les meilleurs
      shot SLUG --out PNG     dessine une table dans un fichier d’image
      exhibit [TOML]          tourne sans surveillance dans une exposition
      card SLUG --out PDF     imprime les règles d’un jeu sur une page
      rulings SLUG            affiche les décisions d’un jeu à côté des mots de son livre
      slip FILE --out PDF     imprime le résultat d’une partie finie, à emporter
      print THING --out PDF   imprime des cartes, des plateaux ou des billets à découper

    « crowe-table COMMANDE --help » montre les options d’une commande.
    Une erreur d’usage termine avec le code 2.

cli-play = Ouvre la fenêtre à une table, avec des joueurs tenus par l’ordinateur.
cli-play-more =
    exemples :
      crowe-table play cribbage
      crowe-table play cribbage --seats 4 --level sharp
      crowe-table play cribbage --seed 1775        les mêmes cartes à chaque fois

cli-open = Ouvre la fenêtre avec la partie d’un fichier, pour la continuer ou, si elle est finie, pour la revoir. Le fichier est copié parmi les parties enregistrées. Sans fichier, ouvre la page de titre.
cli-open-more =
    exemples :
      crowe-table open evening.crowe

cli-list = Énumère les jeux : leurs variantes, avec la source et le nombre de joueurs, et chaque option, avec ses valeurs permises et sa valeur par défaut.
cli-list-more =
    exemples :
      crowe-table list
      crowe-table list --json

cli-exhibits = Énumère les mains célèbres : l’histoire de chacune, et ce que le joueur doit y faire.
cli-exhibits-more =
    exemples :
      crowe-table exhibits
      crowe-table exhibits --json

cli-simulate = Fait jouer l’ordinateur contre lui-même, sans fenêtre, puis affiche les gagnants, le nombre de donnes, la vitesse et le total des comptes, qui doit être nul.
cli-simulate-more =
    exemples :
      crowe-table simulate cribbage --games 1000 --level learner
      crowe-table simulate cribbage --seats 4 --seed 1775 --json
      crowe-table simulate whist --games 1 --transcript --hints

    La même graine donne les mêmes parties. Si c’est long, le terminal montre l’avancement.

cli-check = Vérifie des parties enregistrées en les rejouant. Chacune est dite intacte, tronquée (avec la dernière ligne utilisable) ou abîmée (avec la raison). Les fichiers ne sont pas modifiés.
cli-check-more =
    Le code de sortie est 0 si toutes sont intactes, 1 si l’une ne l’est pas, et 2 si l’une ne peut
    pas être ouverte.

    exemple :
      crowe-table check ~/.local/share/crowe-table/sessions/*.crowe

cli-show = Affiche une partie enregistrée, telle que l’a vue un spectateur ou un joueur. Les cartes qu’il ne pouvait pas voir ne sont pas nommées.
cli-show-more =
    exemples :
      crowe-table show game.crowe
      crowe-table show game.crowe --seat 0 --json

    Pour voir le jeu d’un joueur dans une partie en cours, il faut --referee. La partie en garde la
    marque, et ses joueurs en sont avertis.
      crowe-table show game.crowe --seat 0 --referee

cli-review-usage = crowe-table review FILE [options]
cli-review = Compare les coups d’un joueur, dans les donnes achevées d’une partie, avec les meilleurs, d’après ce qu’il pouvait savoir. Dit ce que les plus chers ont coûté, et comment un maître aurait joué les mêmes cartes.
cli-review-more =
    exemple :
      crowe-table review evening.crowe --seat 0 --json
cli-review-seat-help = place du joueur, à partir de 0 (par défaut : la première personne)
cli-review-no-deal = Aucune donne de cette partie n’est achevée. La revue ne juge que celles qui le sont.
cli-review-head =
    { $number ->
        [one] { $name } : { $number } coup
       *[other] { $name } : { $number } coups
    }

cli-shot = Dessine une table après quelques coups joués par l’ordinateur, vue de la première place. Avec le mot « title » à la place d’un jeu, dessine la page de titre. Aucun écran n’est nécessaire.
cli-shot-more =
    exemples :
      crowe-table shot cribbage --seed 1775 --actions 12 --size 1920x1080 --out table.png
      crowe-table shot title --language fr --out titre.png

cli-card-usage = crowe-table card SLUG --out PDF [options]
cli-card = Imprime les règles d’un jeu sur une page : le résumé d’une minute, et autant de règles qu’il en tient.
cli-card-more =
    exemples :
      crowe-table card cribbage --out cribbage.pdf
      crowe-table card cribbage --preset hoyle6 --rule target=61 --out cribbage.pdf

cli-rule-help = change une option de la variante ; peut être répété (« list » les énumère)
cli-rulings-usage = crowe-table rulings SLUG [--out PDF] [options]
cli-rulings = Affiche les décisions d’un jeu : ce que dit son livre, ce qu’il laisse ouvert, ce que nous faisons, et qui d’autre fait ainsi. Les écarts avec le livre viennent d’abord.
cli-rulings-more =
    exemples :
      crowe-table rulings cribbage
      crowe-table rulings cribbage --out rulings.pdf
cli-no-rulings = Il n’y a pas de décisions pour { $game }.

cli-slip-usage = crowe-table slip FILE --out PDF [options]
cli-exhibit-usage = crowe-table exhibit [TOML] [options]
cli-exhibit = Tourne sans surveillance dans une exposition : le programme occupe tout l’écran, joue jusqu’à ce qu’on le touche, et redémarre après une panne. Le personnel le quitte avec le code du fichier de réglages ; sans ce code, il ne démarre pas.
cli-exhibit-more =
    exemples :
      crowe-table exhibit --write table.toml       écrit des réglages avec un code au hasard
      crowe-table exhibit --check table.toml
      crowe-table exhibit table.toml
cli-settings-help = fichier de réglages, qui contient le code
cli-write-help = écrit un fichier de réglages commenté, avec un code au hasard, affiche ce code une fois et s’arrête
cli-check-settings-help = signale les erreurs d’un fichier de réglages et s’arrête
cli-slip = Imprime le billet d’une partie finie sur une demi-feuille : le gagnant et son avance, les dernières mains et la clé de donne.
cli-slip-more =
    exemple :
      crowe-table slip evening.crowe --out evening.pdf

cli-print-usage = crowe-table print pack|board SLUG|notes --out PDF [options]
cli-print = Imprime, en vraie grandeur, de quoi fabriquer avec des ciseaux, un couteau et de la colle : un jeu de cartes avec ses dos, les plateaux et les marques d’un jeu, ou des billets et des jetons. La dernière page explique comment faire.
cli-print-more =
    exemples :
      crowe-table print pack --out pack.pdf
      crowe-table print pack --cards 32 --packs 4 --paper letter --out packs.pdf
      crowe-table print board cribbage --out board.pdf
      crowe-table print notes --language fr --out billets.pdf

    Imprimez à 100 %. Chaque feuille de faces est suivie d’une feuille de dos, pour l’impression
    recto verso.
cli-things-help = pack (cartes), board (plateau) avec un jeu de « crowe-table list », ou notes (billets)
cli-card-paper-help = A4 (par défaut), Letter, A5 ou pocket (105 × 148 mm)
cli-page-paper-help = A4 (par défaut) ou Letter
cli-logo-help = logo du musée (PNG ou JPEG), imprimé au-dessus de son nom
cli-museum-help = nom du musée, imprimé en tête du billet
cli-paper-help = A3, A4 (par défaut), A5, Letter ou Legal
cli-cards-help = cartes d’un jeu : 52 (par défaut), 36 (à partir du six) ou 32 (à partir du sept)
cli-packs-help = nombre de jeux de cartes, de 1 à 8 (par défaut : 1)
cli-card-size-help = largeur et hauteur d’une carte en millimètres : 63x88 (par défaut), ou 64x95 comme en 1775
cli-back-help = motif des dos : lattice (treillis, par défaut), speckled (moucheté) ou plain (uni)
cli-no-thing = print doit savoir quoi imprimer. Au choix : { $allowed }.
cli-thing = « { $word } » ne s’imprime pas. Au choix : { $allowed }.
cli-choice = La valeur « { $word } » ne convient pas à { $option }. Au choix : { $allowed }.

cli-selftest-help = vérifie que cette installation fonctionne et s’arrête
cli-selftest-part = { $part } : { $told }
cli-selftest-whole = tout va bien
cli-selftest-other = la table relue diffère de celle qui a été enregistrée
cli-selftest-thoughtless = le processus qui joue pour l’ordinateur n’a pas répondu
cli-slug-help = jeu, tel que le nomme « crowe-table list »
cli-file-help = partie enregistrée
cli-files-help = parties enregistrées
cli-preset-help = variante des règles (par défaut : la première du jeu)
cli-seats-help = nombre de joueurs (par défaut : le nombre habituel de la variante)
cli-seed-help = graine des cartes : une clé de donne de six mots, ou de 1 à 64 lettres, chiffres, points et traits d’union ; « - » la lit sur l’entrée standard, pour qu’elle ne soit pas dans la liste des processus (par défaut : au hasard)
cli-level-help = force de l’ordinateur : learner (débutant), sound (bon, par défaut) ou sharp (fort)
cli-json-help = affiche du JSON
cli-games-help = nombre de parties (par défaut : 10)
cli-transcript-help = affiche chaque coup : la place, sa main, la question et la réponse
cli-hints-help = avec --transcript, affiche aussi le conseil qu’un visiteur recevrait
cli-seat-help = place de celui qui regarde, à partir de 0 (par défaut : un spectateur)
cli-referee-help = montre ce que voit un joueur dans une partie en cours, et marque la partie
cli-actions-help = nombre de coups avant l’image (par défaut : 12)
cli-size-help = largeur et hauteur en pixels, par exemple 1280x800
cli-out-help = fichier à écrire
cli-layout-help = écrit aussi, dans un fichier .json, ce qui se trouve où (objet, propriétaire, cadre, largeur visible de chaque carte ouverte)
cli-text-help = taille du texte : ordinary (ordinaire, par défaut), larger (plus grand) ou largest (le plus grand)
cli-pack-help = dessin des cartes : english (anglais, par défaut) ou plain (simple)
cli-cloth-help = dessus de table : green (vert, par défaut), blue (bleu), red (rouge) ou wood (bois)
cli-contrast-help = dessine avec un contraste élevé
cli-four-colour-help = donne à chaque couleur de cartes une encre à elle
cli-left-handed-help = dessine le journal et les boutons à gauche de la table
cli-pdf-help = fichier à écrire
cli-data-dir-help = dossier des parties et des réglages
cli-mute-help = coupe le son
cli-reduced-motion-help = supprime les animations
cli-version-help = affiche la version et s’arrête
cli-help-help = affiche cette aide et s’arrête

cli-language-help = langue de la sortie : en, de, fr ou es (par défaut : celle du système ; JSON en anglais)
cli-language = La langue « { $word } » n’existe pas. Au choix : { $allowed }.
cli-command = La commande « { $word } » n’existe pas. Au choix : { $allowed } ; sans commande, la page de titre s’ouvre.
cli-option = L’option « { $word } » n’existe pas. Au choix : { $allowed }.
cli-value = L’option { $option } demande une valeur.
cli-no-value = L’option { $option } ne prend pas de valeur.
cli-too-much = « { $word } » est de trop après { $command }.
cli-number = La valeur « { $word } » de { $option } n’est pas un nombre entier de { $least } à { $most }.
cli-size = « { $word } » n’est pas une taille : il faut une largeur et une hauteur comme 1280x800, de { $least } à { $most }, dans un sens ou dans l’autre.
cli-no-output = Impossible d’écrire sur la sortie standard : { $why }.
cli-no-temporary = Impossible de créer un dossier temporaire : { $why }.
cli-no-game = { $command } demande un jeu. Au choix : { $allowed }.
cli-no-file =
    { $command ->
        [check] check demande une ou plusieurs parties enregistrées.
       *[other] { $command } demande une partie enregistrée.
    }
cli-no-out = { $command } demande un fichier à écrire : --out FICHIER.
cli-out-ending = « { $word } » ne convient pas : le nom du fichier à écrire doit finir par { $ending }.
cli-out-folder = Impossible d’écrire « { $word } » : ce dossier n’existe pas.
cli-out-unwritten = Impossible d’écrire « { $word } » : { $why }.
cli-data-dir = « { $word } » n’est pas un dossier pour les parties et les réglages.

cli-list-preset = variante { $name }, pour { $players } joueurs : { $source }
cli-list-options = options, avec leurs valeurs permises et [la valeur par défaut, sauf si la variante en a une autre] :
cli-list-from = un nombre à partir de { $least }, par pas de { $step }
cli-list-range = un nombre de { $least } à { $most }

cli-exhibit-line = { $title } ({ $game } ; { $file })
cli-exhibits-none = Aucune main célèbre n’a été trouvée.

cli-simulate-games = Parties
cli-simulate-head = { $game }, { $preset }, { $number } joueurs, force « { $level } » (graine { $seed })
cli-simulate-seat = place { $number } : { $wins ->
        [one] { $wins } gagnée
       *[other] { $wins } gagnées
    } ({ $share } %), { $mean } points par partie, { $money }
cli-simulate-deals =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $deals } donnes, { $actions } coups
cli-simulate-speed = { $seconds } s, { $rate } coups par seconde
cli-simulate-sum = total des comptes : { $amount }
cli-transcript-deal = --- donne { $number } (graine { $seed }) ---
cli-transcript-choice = { $name } | { $hand } | { $question }
cli-transcript-trick = {"  "}levée : { $trick }
cli-transcript-answer = {"  "}réponse : { $answer }
cli-transcript-hint = {"  "}conseil : { $hint } { $next }

cli-check-sound = { $file } : intacte ; { $held }
cli-check-sealed = { $held } ; la graine correspond à l’empreinte publiée avant la première donne, { $seal }
cli-check-torn = { $file } : tronquée après la ligne { $line } ; { $held }
cli-check-damaged = { $file } : abîmée : { $why }
cli-check-held = { $table }

cli-show-unreadable = Impossible d’afficher « { $file } » : { $why }
cli-show-head = { $game }, { $preset }
cli-show-company = Joueurs : { $names }
cli-show-seen = Commencée { $date } ; telle que vue par { $seat_name }
cli-show-purse = { $name } : bourse { $purse }, résultat { $result }
cli-show-everybody = un spectateur
cli-show-seed = Graine : { $seed }

cli-shot-done = { $file }

messages-broken = Les textes en « { $language } » sont abîmés ({ $files }). Ce qui ne peut être lu paraît en anglais.
no-display = Aucun écran n’a été trouvé : lancez le programme dans une session graphique, ou nommez un écran dans DISPLAY ou WAYLAND_DISPLAY.
