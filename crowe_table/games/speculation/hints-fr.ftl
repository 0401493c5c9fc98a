# Why one keeps, sells or bids: what is said when advice is asked for. Each speaks for the answer, in ten words or so.

do-offer_unseen =
    { $word ->
        [one] Offrir une carte non vue
       *[other] Offrir toutes vos cartes, non vues
    }
do-propose =
    { $word ->
        [one] Offrir à { $seat } { $farthings } pour la carte du dessus
       *[other] Offrir à { $seat } { $farthings } pour toutes ses cartes
    }
do-drop_out = Ne plus offrir

hint-any = L’un vaut l’autre : nulle carte n’est connue.
hint-ready = La main est finie : il n’y a rien à décider.
hint-keep = Elle tient : { $often }. Elle vaut pour vous { $farthings }.
hint-keep-nothing = Nul n’en donnerait une pièce.
hint-keep-unseen = Non vue, elle vaut { $farthings } pour chacun.
hint-sell = Elle tient : { $often }. Au-dessous de ce prix, vous la gardez.
hint-sell-nothing = Elle ne gagnera guère, et toute pièce est un gain.
hint-sell-unseen = Non vue, elle vaut { $farthings } : ne demandez pas moins.
hint-bid = Elle tient : { $often }. Elle vaut { $farthings }.
hint-bid-nothing = C’est bon marché.
hint-bid-unseen = Non vue, elle vaut { $farthings } du pot.
hint-drop = Elle tient : { $often }. Elle ne vaut que { $farthings }.
hint-drop-nothing = Elle ne vaut pas une pièce.
hint-drop-unseen = Non vue, elle vaut { $farthings } et rien de plus.
hint-take = Ce que vous vendez ne vaut pas plus de { $farthings }.
hint-refuse = Elle vaut { $farthings } : gardez-la.
hint-turn = Ce qui est là est à vous : voyez ce que c’est.
hint-offer = Quelqu’un en paiera peut-être plus qu’elles ne valent.
hint-propose = C’est un juste prix, et l’on peut l’accepter.
