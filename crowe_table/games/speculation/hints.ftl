# Reasons for keeping, selling and bidding: what is said when advice is asked for.

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

hint-any = One is as good as another: nobody knows a card.
hint-ready = This hand is over. Go on when you like.
hint-keep = It wins the <pot>pot</> { $often }: that is worth { $farthings }.
hint-keep-sure = It wins the <pot>pot</> { $often }: that is too often to sell it.
hint-keep-nothing = It is worth less than a coin, to you or to anybody.
hint-keep-unseen = Before it is turned it is worth { $farthings } to anybody.
hint-sell = It wins the <pot>pot</> { $often }: for less than this price, keep it.
hint-sell-nothing = It will hardly win: whatever you get for it is a gain.
hint-sell-unseen = Before it is turned it is worth { $farthings }: ask no less.
hint-sell-many = It is worth { $farthings }, and several players can pay that.
hint-bid = It wins the <pot>pot</> { $often }: up to { $farthings } it is a good buy.
hint-bid-unseen = <unseen>Unseen</>, it is worth { $farthings } on average.
hint-drop = It wins the <pot>pot</> { $often }: that is worth only { $farthings }.
hint-drop-purse = There is not enough in your purse for a higher bid.
hint-drop-nothing = It is not worth a coin.
hint-drop-unseen = <unseen>Unseen</>, it is worth { $farthings } on average, and no more.
hint-take = You are offered at least as much as it is worth.
hint-refuse = It is worth { $farthings } or more: keep it.
hint-turn = If it is a higher trump, it is yours to keep or to sell.
hint-offer = Somebody may pay more than these cards are worth.
hint-propose = They are worth { $farthings } on average, so the price is fair.
