# Ce qu’un lecteur d’écran dit en plus de ce qui est imprimé.
access-window = Crowe’s Table
access-hand-own = Votre jeu
access-hand = { $who ->
    [you] Votre jeu
   *[other] Le jeu de { $seat }
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
access-pack = Le paquet
access-cards = Cartes sur la table
access-number =
    { $number ->
        [one] une carte
       *[other] { WORDS($number, form: "feminine") } cartes
    }
access-may-play = peut être jouée
access-may-choose = peut être choisie
access-place =
    { $number ->
        [one] Couper à la première carte
       *[other] Couper à { $number } cartes
    }
access-pair = { $name } : { $value }
access-players = Joueurs
access-turn = à son tour
access-alone = joue seul
access-out = hors du jeu
access-things = Sur la table
access-cloth = Le tapis
access-acts = Votre réponse
access-helps = Aide
access-dice = Dés
access-dice-box = Le cornet
access-count = Le compte
access-trumps = Atout : { $suit }
access-board = La planche de cribbage
access-stake-plain = { $name } : { $told }
access-stake-coppered = { $name } : { $told }, mise à perdre
access-stake-bent = { $name } : { $told }, laissée avec une carte cornée
access-difficulty = difficulté { $number } sur { $count }
access-first = Au début
access-back = Un pas en arrière
access-on = Un pas en avant
access-last = À la fin
