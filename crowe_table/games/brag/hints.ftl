# Reasons for wagering, seeing and folding: what is said when advice is asked for.

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

hint-agree = Whoever wants to leave should not be kept.
hint-play-on = There are deals left.
hint-ready = The hand is over, and there is nothing to consider.
hint-look = Against players who look, playing <blind>blind</> loses money.
hint-leave = While you have not looked, each wager costs you only half.
hint-look-first = If you look at once now and then, the other cannot guess what you hold.
hint-fold-unseen = Nobody has looked: if you fold, the pot waits for the next deal.
hint-fold-open = Unseen cards are not worth this price against somebody who has looked.
hint-two-wait = Two unseen hands are worth more than one, and each wager costs half.
hint-two-look = It is getting dear: find out what you hold.
hint-two-choice = If it is poor, you may still drop it and play the other.
hint-keep = Of all hands, { $share } would beat it: keep it.
hint-drop = Of all hands, { $share } would beat it: try the other.
hint-stand = You have seen neither, so one is as good as the other.
hint-show = Your cards are better: they take the pot.
hint-yield = Your cards are not better, and nobody need see them.
hint-open = Of all hands, { $share } would beat yours: good enough to open.
hint-open-bluff = A bluff: with so few players left, everybody may well fold.
hint-go-on = Of all hands, { $share } would beat yours: stay in.
hint-go-on-one = You beat { $seat } { $often }: stay in.
hint-raise = Of all hands, { $share } would beat yours: make the others pay.
hint-raise-one = You beat { $seat } { $often }: raise the price.
hint-price-one = You beat { $seat } { $often }, and the pot is worth the price.
hint-fold = Of all hands, { $share } would beat yours: too many.
hint-fold-cost = You would have to pay { $farthings } to stay in.
hint-bluff = A bluff: { $seat } is the only one left, and may yet fold.
hint-bluff-many = A bluff: the others may all fold.
hint-see-now = You have wagered { WORDS($number) } times, and { $seat } stays in. See those cards before it gets dearer.
hint-see = You beat { $seat } { $often }; { $share } would be enough.
hint-see-level = You beat { $seat } { $often }, and seeing ends it at a known price.
hint-see-not = You beat { $seat } { $often }; at this price you would need { $share }.
hint-blind-go = You cannot see { $seat }, who plays <blind>blind</>, but you win { $often }.
hint-blind-fold = You win { $often }; if you fold, the pot waits for the next deal.
hint-blind-press = Against the unseen cards of { $seat } you win { $often }: raise the price.
hint-blind-sees = Neither of you has looked: the chances are even, and the pot is more than the price.
hint-blind-first = As long as you do not look, a wager costs you only half.
hint-look-now = It is getting too dear for cards that you have not seen.
hint-look-know = From now on you pay in full, but you know what you hold.
hint-cover = You win { $often }, and can lose no more than your purse.
hint-borrow = You win { $often }: that is worth a loan.
hint-borrow-stay = Without a loan you would have to fold.
hint-borrowed = You have borrowed the money for this.
hint-short-fold = You win { $often }: that is not worth a loan.
hint-short-go = You beat { $seat } { $often }, but cannot pay to see: go on.
hint-short-none = Your purse is too small to go on, and nobody lends.
hint-ante = An <ante>ante</> is a small debt, and without it you are not dealt in.
hint-sit-out = You owe enough already.
hint-sit-out-none = Nobody lends you the <ante>ante</>.
hint-lend = It is little, and whatever { $seat } wins goes to pay it back.
hint-lend-shown = With these cards { $seat } has a fair chance to pay you back.
hint-decline = It is too much for cards that you have not seen.
hint-decline-shown = These cards are too weak to lend money on.
hint-sight = It costs you nothing, and the best hand wins.
hint-return = Of all hands, { $share } would beat yours: make the others pay.
