# The lesson. Of each step: what is to be done, and afterwards why.

lesson-shuffle = You have the deal, and with it the bank. Shuffle the pack once more.
lesson-shuffle-why = The others lift each a packet, and you keep the rest; nobody looks. They stake upon their own bottom card against yours.
lesson-paid = You turned a five, and they a six, a seven and a six: all beat the bank, and were paid. Go on.
lesson-paid-why = There was nothing to be done: Blind Hookey is luck alone, which is why it was played so fast and for so much.
lesson-cut = The deal goes to your neighbour. Cut the pack.
lesson-cut-why = Whoever sits before the dealer cuts, so that nobody knows where any card lies.
lesson-lift = Lift your packet: four cards of the pack.
lesson-lift-why = Draw as many as you please, so long as enough are left for those who come after you.
lesson-stake = Stake one counter upon it, and do not look.
lesson-stake-why = The dealer’s card is turned first, then yours: a higher card wins what you staked, a lower loses it.
lesson-lost = The dealer showed a six, and you an ace, the lowest of all. Your counter is gone. Go on.
lesson-lost-why = Had it been another six you had lost no less: equals are the bank’s. That is its whole advantage.
lesson-cut-again = The bank keeps the deal. Cut again.
lesson-cut-again-why = A long pack or a short one, it is all the same: each of the bottom cards is as likely as another.
lesson-any = Lift six cards, or as many as you like another day.
lesson-any-why = No packet is better than another before it is turned, whatever the knowing ones may say.
lesson-dare = Stake a counter once more.
lesson-dare-why = You win less often than the dealer, by one chance in seventeen or so: those are the equals.
lesson-won = A six for the dealer and an eight for you: you are paid. Go on to the next hand.
lesson-won-why = Where the odds are fixed there is no skill but this: to know when to rise.
