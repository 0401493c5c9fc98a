# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Win counters from the bank: bet on a card of the cloth, and wait until a card of that kind is turned. It wins for you, or for the bank.
lesson-bet = The banker turns two cards at a time: the first loses, the second wins. Bet a counter on the seven.
lesson-bet-why = You may bet on any card of the cloth; suits do not count. A counter laid between cards bets on each of them.
lesson-turn = That is enough: say that you are ready, and the cards are turned.
lesson-turn-why = A Knave lost and a seven won: you are paid as much as you had bet.
lesson-lift = Your counter is still on the seven. Take it up: use the button, or drag it off the cloth.
lesson-lift-why = What you leave lying is at stake in the next turn. You need not leave it.
lesson-five = Bet a counter on the five.
lesson-five-why = Each card is as likely to win as to lose. The beads beside the cloth show how many of each are gone.
lesson-three = And one on the three.
lesson-three-why = You may bet on as many cards as you like.
lesson-second = Have the next cards turned.
lesson-second-why = The five won, and paid you. On the three nothing happened: it has neither won nor lost.
lesson-split = Leave it there, and have the next cards turned.
lesson-split-why = Three and three: the same card twice is a <split>split</>. The bank takes half of what lies there. On bets on cards it has no other advantage.
lesson-clear = Take up what is left on the three.
lesson-clear-why = Both cards were threes. The fewer of a card are left, the rarer is a <split>split</> of it.
lesson-leave = Take up the five, too.
lesson-leave-why = Your side of the cloth is empty: you risk nothing now.
lesson-two = Bet a counter on the two.
lesson-two-why = So far you bet that the two wins.
lesson-copper = Now press it once more, and a <copper>copper</> is laid on it: you then bet that the two loses.
lesson-copper-why = With a <copper>copper</> your stake wins if the banker’s first card is yours, and loses if the second is.
lesson-against = Have the cards turned.
lesson-against-why = The two lost, so you win. The bank pays the same either way.
