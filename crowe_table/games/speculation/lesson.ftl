# The lesson. Of each step: what is to be done, and afterwards why.

lesson-refuse = The King of trumps is turned up, and his owner will sell him for seven counters. The pot is but nine: bid nothing.
lesson-refuse-why = Whoever owns the highest trump when all is turned takes the pot. The King is beaten by the ace alone; but seven is dear.
lesson-turn = Turn your topmost card. Nobody may look at theirs before.
lesson-turn-why = It was no trump, and is worth nothing to anybody.
lesson-lower = Turn the next.
lesson-lower-why = A trump, but lower than the King: only a trump that is the highest so far may be sold or kept.
lesson-last = And the last.
lesson-last-why = No ace of trumps came: the King was the highest, and his owner took nine counters.
lesson-second = All put into the pot anew, the dealer one more. Go on to the next hand.
lesson-second-why = Each pays two, the dealer three; so nine counters are worth speculating for.
lesson-bid = A ten is turned up, and to be had for three counters. That may hold: bid three.
lesson-bid-why = It is yours, and you need not turn your cards while it is the highest. Four cards of the suit are above it.
lesson-leave = Alas: the King of trumps is turned, and eight is bid for him. Nine is all the pot: drop out.
lesson-leave-why = Another gave nine, for a pot of nine. Never pay the whole of what you hope to win.
lesson-own = Your ten is beaten, and so you must turn your cards again.
lesson-own-why = Your three counters are lost, unless an ace of trumps lies before you. That is what speculation means.
lesson-again = Turn the next.
lesson-again-why = Nothing. Each card turned leaves one chance fewer to whoever has not the best.
lesson-third = Turn the last.
lesson-third-why = A trump, and too low. The King’s owner takes the pot, and has won nothing by it but the sport.
lesson-next = Go on to the next hand, in which you deal.
lesson-next-why = The dealer owns the card turned up for trumps, whatever it is.
lesson-sell = You have a five of trumps, and twelve cards are still face down. Offer it, for not under two counters.
lesson-sell-why = Three counters for a five, that surely will be beaten: that was well sold. A low trump sells best at once.
