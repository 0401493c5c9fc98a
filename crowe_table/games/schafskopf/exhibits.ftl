# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-two-aces = Two aces
exhibit-two-aces-story = Five trumps and two plain aces: by the count of the booke that is seven, an even chance, and you have taken the blind. It has brought you a sixth trump. Two of the twelve cards must be laid away. The aces would put twenty-two points by, where nobody can take them. These cards were laid for this table, but every lone player has been tempted so.
exhibit-two-aces-task = You play alone. Lay two cards away, lead, and make sixty-one points.
exhibit-two-aces-goal = Play alone, and make more than half of the 120 points.
exhibit-two-aces-hero = The old advice keeps plain aces, and empties a short suit.
exhibit-two-aces-best = The game against every defence, by laying away { $best }, for example.
exhibit-two-aces-moral = An ace that takes its trick brings two more cards with it; an ace laid away brings none.
exhibit-done = It is done: you have made game.
exhibit-not-done = It is not done: sixty is not more than half.
