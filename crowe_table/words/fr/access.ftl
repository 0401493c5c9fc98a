# Ce qu’un lecteur d’écran dit en plus de ce qui est imprimé.
access-window = Crowe’s Table
access-hand-own = Votre main
access-hand = { $who ->
    [you] Votre main
   *[other] La main de { $seat }
}
access-trick = Cartes jouées
access-taken = { $who ->
    [you] Vos cartes ramassées
   *[other] Cartes ramassées par { $seat }
}
access-cards-of = { $who ->
    [you] Vos cartes
   *[other] Les cartes de { $seat }
}
access-of = { $who ->
    [you] { $name }, à vous
   *[other] { $name }, { $seat }
}
access-pack = Le jeu
access-cards = Cartes sur la table
access-empty = Il n’y a pas de cartes ici pour l’instant.
access-number =
    { $number ->
        [one] une carte
       *[other] { WORDS($number, form: "f") } cartes
    }
access-may-play = peut être jouée
access-may-choose = peut être choisie
access-not-now = pas maintenant
aloud-ticked = coché
aloud-not-ticked = non coché
aloud-chosen = choisi
access-place = Place { $number } sur { $count }
access-pair = { $name } : { $value }
access-players = Joueurs
access-turn = à son tour
access-alone = joue en solo
access-out = hors jeu
access-things = Sur la table
access-cloth = Le tapis
access-acts = Votre réponse
access-helps = Aide
access-dice = Dés
access-dice-box = Le cornet
access-count = Le compte
access-trumps = Atout : { $suit }
access-board = La planche à marquer
access-stake-plain = { $name } : { $told }
access-stake-coppered = { $name } : { $told }, à perte
access-stake-bent = { $name } : { $told }, laissée avec une carte cornée
access-difficulty = difficulté { $number } sur { $count }
access-first = Au début
access-back = Un pas en arrière
access-on = Un pas en avant
access-last = À la fin
access-terms = Mots expliqués
access-about-pack = Les cartes qui n’ont pas été données
access-about-board = Des chevilles dans les trous marquent le score
access-about-coins = Des pièces posées sur la table
access-about-tricks = Les levées de chaque camp
access-about-sign = L’atout bat les autres couleurs
access-about-dials = Un score ; les aiguilles montrent les milliers, les centaines et les dizaines
access-about-score-cards = Un score, marqué avec deux cartes
access-about-count = Le total des cartes jouées jusqu’ici
access-manner-even = { $level }, au jeu régulier
access-manner-bold = { $level }, au jeu hardi
access-manner-careful = { $level }, au jeu prudent
access-manner-wayward = { $level }, au jeu surprenant
access-tricks = { $alone ->
    [1] Vos levées : { $number } ; les autres : { $number_other }
   *[0] Nos levées : { $number } ; les autres : { $number_other }
}
