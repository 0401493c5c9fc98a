# The lesson. Of each step: what is to be done, and afterwards why.

lesson-fold = Three cards, all small and of no kin: six high. To stay in costs a counter at every turn; fold them.
lesson-fold-why = No pair, no run, no flush: such a hand is best thrown away early, and it has cost you only the counter that all put in.
lesson-second = The last one in takes the pot, and need show nothing. Go on to the next deal.
lesson-second-why = All put a counter in the pot before they have seen a card; so there is always something to brag for.
lesson-raise = A pair of nines! A pair comes once in six hands: raise the price, and wager two counters.
lesson-raise-why = Whoever would stay in must now pay as much as you. Let those with half a hand think better of it.
lesson-see = One has folded, and one will not be driven out. Two are left, so you may see the other’s cards for double: do it.
lesson-see-why = Only when two are left may one see the other; whoever pays for it has the hand laid open before them.
lesson-yield = A pair of tens lies there, and beats your nines. You need not show what you held: give up the pot.
lesson-yield-why = What you do not show nobody learns; at the next wager they cannot tell what your two counters meant.
lesson-third = A pair royal beats all; then a run on one suit, a run, a flush, a pair, and the highest card. Go on to the next deal.
lesson-third-why = What beats what is told upon the table, in the chart: press it, and it is read large.
lesson-brag = Eight high: nothing at all. But you speak first. Brag of it: wager three counters, and keep your countenance.
lesson-brag-why = They believed you, and folded: the pot is yours with the worst hand at the table. That is why the game is called Brag.
lesson-after = Nobody will ever know what you had. Go on to the next deal.
lesson-after-why = Do it seldom: whoever always brags is always seen.
