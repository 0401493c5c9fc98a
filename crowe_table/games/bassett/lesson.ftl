# The lesson. Of each step: what is to be done, and afterwards why.

lesson-bet = The banker turns two cards at a time: the first loses, the second wins. Lay a counter on the seven.
lesson-bet-why = You may lay on any card of the cloth; suits are nothing. Between two cards it goes for either.
lesson-turn = That is enough: say that you are ready, and the cards are turned.
lesson-turn-why = A Knave lost and a seven won: you are paid as much as you had laid.
lesson-lift = Your counter lies on the seven still. Take it up: by the button, or by dragging it off the cloth.
lesson-lift-why = What you leave lying is at stake for the next turn; nothing obliges you.
lesson-five = Lay one on the five.
lesson-five-why = No card is likelier than another, unless more of it are gone: the beads beside the cloth tell which.
lesson-three = And one on the three.
lesson-three-why = You may lay upon as many as you please.
lesson-second = Have the next cards turned.
lesson-second-why = The five won, and paid you. On the three nothing happened: it had neither won nor lost.
lesson-split = Let it lie, and have the next turned.
lesson-split-why = Three and three: a split. The bank takes half of what lies there, and this is its whole profit.
lesson-clear = Take up what is left on the three.
lesson-clear-why = Two threes are gone at once; a card that is nearly spent can hardly split again.
lesson-leave = Take up the five, too.
lesson-leave-why = An empty cloth before a new thought.
lesson-two = Lay a counter on the two.
lesson-two-why = So far it goes for the two to win.
lesson-copper = Now press it once more, and a copper is laid upon it: so it goes for the two to lose.
lesson-copper-why = A coppered stake wins when the banker’s first card is yours, and loses on the second.
lesson-against = Have the cards turned.
lesson-against-why = The two lost, and therefore you have won. The bank pays alike for both.
