# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-the-last-turn = To the last turn
exhibit-the-last-turn-story = A night at the saloon. The whole pack will be turned, two cards at a time, and the beads tell what is gone. On a card of which all four are left the bank gains most; on one of which a single card is left it can gain nothing. When three cards are left everybody knows which, and only their order is open.
exhibit-the-last-turn-task = Play one pack to its end, and leave with no less than you brought.
exhibit-the-last-turn-goal = One pack. Leave with no less than you brought.
exhibit-the-last-turn-hero = Whoever bets only on cards of which one is left gives the bank nothing.
exhibit-the-last-turn-best = Bets on cards of which one is left, and a call of the last turn: with a pair in it the call is fair.
exhibit-the-last-turn-moral = Count, wait, and bet where nothing can be split; all other bets favour the bank.
exhibit-done = Well played: you have no less than you brought.
exhibit-not-done = Not this time: the bank has some of your money.
exhibit-over = The pack has been played, and everybody gets up.
