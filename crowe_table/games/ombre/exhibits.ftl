# A famous hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-rape-of-the-lock = The Rape of the Lock
exhibit-rape-of-the-lock-story = Hampton Court, 1714: Mr. Pope’s Belinda plays at Ombre against the Baron and another. She holds all three Matadors, with the King, and says “Let spades be trumps!” In the poem Spadillio, Manillio, Basto and the King take four tricks; then her King of clubs falls to the Baron’s Queen of spades, his diamonds bring him level, and only the King of hearts saves her at the last. The cards that Mr. Pope does not name were laid for this table.
exhibit-rape-of-the-lock-task = You are Belinda, and lead. Do better than she did: take your five tricks before anybody else takes one.
exhibit-rape-of-the-lock-goal = Spades are trumps, and you lead. Take the first five tricks.
exhibit-rape-of-the-lock-hero = Belinda takes four, and her King of clubs is trumped; she wins at the ninth trick.
exhibit-rape-of-the-lock-best = The first five: the four trumps, from the top, and then a heart.
exhibit-rape-of-the-lock-moral = With one trump against you, lead the suit of which most is still out: it will be followed.
exhibit-done = Well played: the first { $number } tricks are yours.
exhibit-not-done = { $number ->
        [0] Not this time: the first trick was another’s.
        [one] Not this time: after one trick another took the lead.
       *[other] Not this time: after { $number } tricks another took the lead.
    }
