# Why one keeps, sells or bids: what is said when advice is asked for. Each speaks for the answer, in ten words or so.

do-offer_unseen =
    { $word ->
        [one] Offer one card unseen
       *[other] Offer all your cards unseen
    }
do-propose =
    { $word ->
        [one] Offer { $seat } { $farthings } for the top card
       *[other] Offer { $seat } { $farthings } for all their cards
    }
do-drop_out = Bid no more

hint-any = One is as good as another: no card is known.
hint-ready = The hand is done, and there is nothing to consider.
hint-keep = It stands { $often }: worth { $farthings } to you.
hint-keep-nothing = Nobody would give a coin for it.
hint-keep-unseen = Unseen it is worth { $farthings } to anybody.
hint-sell = It stands { $often }: below that price you keep it.
hint-sell-nothing = It will hardly win, and any coin is gain.
hint-sell-unseen = Unseen it is worth { $farthings }: ask no less.
hint-bid = It stands { $often }: worth { $farthings }.
hint-bid-nothing = It is cheap.
hint-bid-unseen = Unseen it is worth { $farthings } of the pot.
hint-drop = It stands { $often }: worth only { $farthings }.
hint-drop-nothing = It is not worth a coin.
hint-drop-unseen = Unseen it is worth { $farthings } and no more.
hint-take = It is no more than { $farthings } that you sell.
hint-refuse = It is worth { $farthings }: keep it.
hint-turn = What lies there is yours: see what it is.
hint-offer = Somebody may pay more than they are worth.
hint-propose = It is a fair price, and may be taken.
