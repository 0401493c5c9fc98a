# Reasons for keeping, selling and bidding: what is said when advice is asked for.

do-offer_unseen =
    { $word ->
        [one] Vendre une carte sans la voir
       *[other] Vendre toutes vos cartes sans les voir
    }
do-propose =
    { $word ->
        [one] Offrir à { $seat } { $farthings } pour la carte du dessus
       *[other] Offrir à { $seat } { $farthings } pour toutes ses cartes
    }
do-drop_out = Ne plus offrir

hint-any = L’une vaut l’autre : personne ne connaît aucune carte.
hint-ready = Cette main est finie. Continuez quand vous voulez.
hint-keep = Elle gagne le <pot>pot</> { $often } : elle vaut { $farthings }.
hint-keep-sure = Elle gagne le <pot>pot</> { $often } : c’est trop pour la vendre.
hint-keep-nothing = Elle vaut moins d’une pièce, pour vous comme pour les autres.
hint-keep-unseen = Tant qu’elle n’est pas retournée, elle vaut { $farthings } pour chacun.
hint-sell = Elle gagne le <pot>pot</> { $often } : au-dessous de ce prix, gardez-la.
hint-sell-nothing = Elle ne gagnera presque jamais : tout ce qu’on vous en donne est un gain.
hint-sell-unseen = Tant qu’elle n’est pas retournée, elle vaut { $farthings } : ne demandez pas moins.
hint-sell-many = Elle vaut { $farthings }, et plusieurs joueurs peuvent payer ce prix.
hint-bid = Elle gagne le <pot>pot</> { $often } : jusqu’à { $farthings }, c’est un bon achat.
hint-bid-unseen = Sans la voir, elle vaut { $farthings } en moyenne.
hint-drop = Elle gagne le <pot>pot</> { $often } : elle ne vaut que { $farthings }.
hint-drop-purse = Votre bourse ne permet pas d’offrir davantage.
hint-drop-nothing = Elle ne vaut pas une pièce.
hint-drop-unseen = Sans la voir, elle vaut { $farthings } en moyenne, pas plus.
hint-take = On vous en offre au moins ce qu’elle vaut.
hint-refuse = Cela vaut au moins { $farthings } : gardez.
hint-turn = Si c’est un atout plus haut, vous pouvez le <garder>garder</> ou le vendre.
hint-offer = Quelqu’un paiera peut-être plus que ces cartes ne valent.
hint-propose = Elles valent { $farthings } en moyenne : le prix est juste.
