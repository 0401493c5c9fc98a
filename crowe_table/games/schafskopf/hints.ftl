# Why to take or to decline, what to lay away, what to play: each speaks for the answer, in ten words or so.

do-take_blind = Take the blind
do-decline_blind = Decline
do-bury = Lay away { $cards }
do-lay_down = Lay down
