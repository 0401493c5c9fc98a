# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-two-aces = Two aces
exhibit-two-aces-story = Five trumps and two plain aces: by the count in the book that is seven, enough to take the blind. It has brought you a sixth trump. Now two of the twelve cards must be laid away. The aces would put twenty-two points where nobody can take them. This hand was composed for this table, but every lone player knows the temptation.
exhibit-two-aces-task = You play alone. Lay two cards away, lead, and make sixty-one points.
exhibit-two-aces-goal = Play alone, and make more than half of the 120 points.
exhibit-two-aces-hero = The old advice: keep plain aces, and empty a short suit.
exhibit-two-aces-best = This wins against every defence, for example: lay away { $best }.
exhibit-two-aces-moral = An ace that takes its trick brings two more cards with it; an ace laid away brings none.
exhibit-done = You have made game.
exhibit-not-done = Not this time: you need more than half of the points.
