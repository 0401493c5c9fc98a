# What the table screen says beyond the game’s own words.
prompt-over = La partie est finie.
why-wait = Ce n’est pas à vous pour l’instant. { $asked }
why-enough = Votre choix est fait. Pressez « { $act } ».
why-number =
    { $number ->
        [one] Choisissez une carte.
       *[other] Choisissez { WORDS($number, form: "f") } cartes.
    }
why-more =
    { $number ->
        [one] Choisissez encore une carte.
       *[other] Choisissez encore { WORDS($number, form: "f") } cartes.
    }
why-these = Vous avez le choix : { $cards }.
why-any-card = Choisissez n’importe quelle carte.
why-sum = Vous pouvez nommer toute somme de { $farthings } à { $against }.
why-throw = Vous pouvez lancer.
why-acts = Vous avez le choix : { $acts }.
why-choose-word = Choisissez d’abord l’un des billets ci-dessus.
why-choose-bid = Choisissez d’abord une enchère.
why-choose-seat = Choisissez d’abord un joueur.
why-choose-offer = Choisissez d’abord ce que vous annoncez.
why-choose-spot = Choisissez d’abord une place sur le tapis.
act-with-amount = { $act } { $amount }
act-claim_revoke-number = { $act }, levée { $amount }
act-with-price = { $act } pour { $amount }
throw-how = { $asked } Maintenez le cornet pour agiter les dés, lâchez-le pour lancer.
advised = ☞ { $act }
chosen = ✓ { $words }
trick-led = entame
trick-yours = votre carte
card-trump =
    { $number ->
        [1] 1er atout
       *[other] { $number }e atout
    }
ladder-refused = pas permis maintenant
ladder-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ladder-up-to =
    { $points ->
        [one] jusqu’à { $points } point
       *[other] jusqu’à { $points } points
    }
chart-marked = ☞ { $words }
chart-folded = ☞ { $title }
## The account of the deal, opened.
log-heading = Le récit de la donne
log-place = { $number } sur { $count }
key-log = F2
log-close = Retour à la table
log-tally = nous : eux
log-sums = Gains et pertes
log-sums-quarters = Gains et pertes, en quarts de jeton
log-sums-all = tout
tally-ours = nous
tally-yours = vous
tally-theirs = eux
log-trick-card = { $who ->
    [you] vous { $brief }
   *[other] { $seat } { $brief }
}
log-trick-again = { CAP($cards_told) } : { $who_other ->
    [you] pour vous.
   *[other] pour { $other }.
}
log-trick-led = { $who ->
    [you] Vous entamez de { $card }.
   *[other] { $seat } entame de { $card }.
}
log-trick-kept = { $who ->
    [you] Vous entamez de { $card }, et gagnez.
   *[other] { $seat } entame de { $card }, et gagne.
}
log-trick-won = { $who ->
    [you] Vous entamez de { $card } ;
   *[other] { $seat } entame de { $card } ;
} { $who_other ->
    [you] vous gagnez avec { $card_high }.
   *[other] { $other } gagne avec { $card_high }.
}
## The part of an answer that is asked for.
seat-terms = { $name } : { $terms }
dial-least = Min.
dial-half = Demi
dial-most = Max.
dial-pot = Pot
dial-of-claim_revoke = À la levée
offer-points = { $words } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
dial-number = { $act }, { $number } sur { $count }
caption-paid = { CAP($source) } à { $target } : { $told }.
caption = { $seat } : { $words }
## What could not be fetched.
asset-pack = Le jeu « { $name } » est illisible ({ $why }). Des cartes simples le remplacent.
asset-courts = Les figures du jeu simple sont illisibles ({ $why }). De plus simples les remplacent.
asset-piece = « { $name } » est illisible ({ $why }). Un dessin simple le remplace.
asset-furniture = Les images de la planche, des pièces et des dés sont illisibles ({ $why }). Des dessins simples les remplacent.
asset-faces = Les visages des joueurs sont illisibles ({ $why }). De simples ovales les remplacent.
asset-type = Les caractères { $name } sont illisibles. De plus simples les remplacent.
asset-sounds = Les sons sont illisibles ({ $why }). La table restera muette.
speech-no-program = Rien ne peut être lu à voix haute : cet ordinateur n’a aucun programme qui parle. Sous Linux, installez espeak-ng.
speech-no-voice = Rien ne peut être lu à voix haute : cet ordinateur n’a aucune voix qui parle « { $language } ».
speech-silent = La lecture à voix haute est restée muette. Y a-t-il un haut-parleur ?

## Cards for first deals

coaching-heading = Nouveau pour vous
coaching-away = Touchez cette fiche pour l’ôter.
