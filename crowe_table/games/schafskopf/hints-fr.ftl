# Why to take or to decline, what to lay away, what to play: each speaks for the answer, in ten words or so.

do-take_blind = Prendre le talon
do-decline_blind = Refuser
do-bury = Écarter { $cards }
do-lay_down = Étaler votre main

hint-any = Une carte en vaut une autre.
hint-claim = Toutes les levées qui restent sont à vous, quoi qu’il arrive.
hint-lay-down = Rien de ce qui reste ne peut changer le résultat de cette donne.
hint-revoke = À la levée { $number }, ils n’ont pas fourni alors qu’ils le pouvaient.
hint-only = Vous n’avez pas d’autre choix.

## The blind. “The count” is told in the book, under Good play.

hint-take = Vous gagnez le jeu { $often }.
hint-take-count = D’après le compte, votre main vaut sept ou plus.
hint-take-trumps = Vous avez { WORDS($number) } atouts.
hint-decline = Donnes où vous gagneriez le jeu : { $share }.
hint-decline-better = Refuser vaut au moins autant. Donnes où vous gagneriez le jeu : { $share }.
hint-decline-few =
    { $number ->
        [0] Vous n’avez aucun atout.
        [one] Vous n’avez qu’un atout.
       *[other] Vous n’avez que { WORDS($number) } atouts.
    }
hint-decline-count = D’après le compte, votre main vaut moins de sept.

## Laying away.

hint-bury-both = Voilà { WORDS($number) } points à l’abri, et vous pourrez couper une couleur que vous n’avez plus.
hint-bury-empties = Vous pourrez couper une couleur que vous n’avez plus.
hint-bury-points = Voilà { WORDS($number) } points à l’abri : personne ne peut les prendre.
hint-bury-keeps = Vous gardez vos atouts et vos as.

## For least.

hint-least-points = Un autre devra prendre ses { WORDS($number) } points.
hint-least-loses = Elle ne gagne pas cette levée.
hint-least-lead =
    { $number ->
        [one] Une carte plus forte est encore en jeu et peut la prendre.
       *[other] { CAP(WORDS($number)) } cartes plus fortes sont encore en jeu et peuvent la prendre.
    }
hint-least-must = Cette levée est inévitable : mettez-y le moins de points possible.
hint-least-beaten = Un joueur après vous peut encore la battre.
hint-least-few = Aucune de vos cartes ne mettrait moins de points dans cette levée.

## Leading.

hint-draw-trumps =
    { $number ->
        [one] Il reste un atout aux autres : tirez-le.
       *[other] Il reste { WORDS($number) } atouts aux autres : tirez-les.
    }
hint-trump-out = Le <solo>solo</> n’a plus de cette couleur, et doit couper pour gagner.
hint-lead-best = C’est la maîtresse de sa couleur : elle sauve ses { WORDS($number) } points si personne ne coupe.
hint-lead-trump = Le <solo>solo</> doit fournir un atout, s’il lui en reste.
hint-lead-nothing = Elle ne compte rien : vous ne risquez aucun point.
hint-lead-few = Aucune de vos cartes ne risquerait moins de points.
hint-lead-trump-best = C’est le plus fort atout qui reste.

## Following, and throwing away.

hint-takes = Elle gagne sûrement la levée, et { WORDS($number) } points avec elle.
hint-takes-lead = Elle gagne sûrement la levée, et vous jouez ensuite le premier.
hint-schmear = La levée est sûrement à votre camp : ajoutez-y { WORDS($number) } points.
hint-partner-wins = Votre partenaire est maître de cette levée : mettez-y des points.
hint-saves-points = Votre partenaire est maître de cette levée, et vous gardez vos points pour une autre.
hint-beats = Elle bat toutes les cartes déjà jouées.
hint-gives-nothing = Vous ne gagnez pas cette levée : vous ne leur donnez aucun point.
hint-gives-few = Vous ne gagnez pas cette levée : vous leur donnez le moins de points possible.
hint-keeps-trumps = Vous gardez vos atouts pour plus tard.
