# Why to wager, to see or to fold: what is said when advice is asked for. Each speaks for the answer, in ten words or so.

do-look_at = Look at { $word ->
        [new] the new hand
       *[old] the old hand
    }
do-stand = Stand on { $word ->
        [new] the new hand
       *[old] the old hand
    }
do-leave = Leave your cards face down
do-borrow = Borrow { $farthings } of { $seat }
do-borrow_bystander = Borrow { $farthings } of the bystander
do-brag = Brag { $farthings }
do-return_brag = Return the brag with { $farthings }
do-call_sight = Call a sight
do-cover = Cover the pot

hint-agree = Who would rise is not to be held.
hint-play-on = There are deals left.
hint-ready = The hand is over, and there is nothing to consider.
hint-look = Against players who look, to play blind loses money.
hint-leave = Unseen, they cost you half.
hint-look-first = To look now and then keeps the others guessing.
hint-fold-unseen = Neither has looked: the pot lies over, and costs nothing more.
hint-fold-open = Unseen cards are not worth the price against one who looked.
hint-two-wait = Two unseen hands are worth more, and wagers cost half.
hint-two-look = The price is serious now: know what you hold.
hint-keep = Of all hands, { $share } would beat it.
hint-drop = Of all hands, { $share } would beat it: try the other.
hint-stand = You have seen neither: they are alike.
hint-show = Yours are better: they take the pot.
hint-yield = Yours are not better, and need not be shown.
hint-open = Of all hands, { $share } would beat yours: open.
hint-open-bluff = A bluff: with so few behind you, it often succeeds.
hint-fold-first = Of all hands, { $share } would beat yours: too many.
hint-go-on = Of all hands, { $share } would beat yours: stay.
hint-raise = Of all hands, { $share } would beat yours: make them pay.
hint-fold = Of all hands, { $share } would beat yours: too many.
hint-bluff = A bluff: only one is left, who may yet fold.
hint-bluff-many = A bluff: they may all fold.
hint-see = You win { $often }, and the price asks for less.
hint-see-level = You win { $often }, and wagers enough have been laid.
hint-see-not = You win { $often }, and the price asks for more.
hint-blind-go = A blind hand cannot be seen; you win { $often }.
hint-blind-fold = You win { $often }; the pot lies over in any case.
hint-blind-press = Against an unseen hand you win { $often }: press.
hint-blind-sees = Neither has looked: the chances are even, the pot larger.
hint-blind-first = A wager laid blind costs half.
hint-look-now = The price is too serious now for unseen cards.
hint-cover = You win { $often }, and risk only your purse.
hint-borrow = You win { $often }: that is worth a loan.
hint-short-fold = You win { $often }: not worth another’s coin.
hint-short-go = You win { $often }: go on as far as your purse reaches.
hint-short-none = Your purse is too small to go on, and nobody lends.
hint-ante = An ante is little to owe, and is repaid first.
hint-sit-out = You owe enough already.
hint-lend = It is little, and comes back after the deal.
hint-decline = It is too much to stake on another’s cards.
hint-go = Of all hands, { $share } would beat yours: stay.
hint-bolt = Of all hands, { $share } would beat yours: too many.
hint-sight = There is no more to be had for nothing.
hint-return = Of all hands, { $share } would beat yours: make them pay.
