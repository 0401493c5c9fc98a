# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-the-last-turn = To the last turn
exhibit-the-last-turn-story = A night at the saloon. The whole pack will be turned, two cards at a time, and the beads tell what is gone. Wherever four cards of a rank are in, the bank lives by them; where one is left, it can gain nothing. When three cards are left all know which, and only their order is open.
exhibit-the-last-turn-task = Play one pack to its end, and rise with no less than you brought.
exhibit-the-last-turn-goal = One pack. Rise with no less than you brought.
exhibit-the-last-turn-hero = Whoever bets on cases alone gives the bank nothing.
exhibit-the-last-turn-best = Bets on cards of which one is left, and a call of the turn: of a pair it is fair.
exhibit-the-last-turn-moral = Count, wait, and bet where nothing can be split; all else is the bank’s.
exhibit-done = Well played: you have no less than you brought.
exhibit-not-done = Not this time: the bank has some of your money.
exhibit-over = The pack is out, and the company rises.
