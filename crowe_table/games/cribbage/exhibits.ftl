# Famous hands: what is told of each before it is played, while it is played, and afterwards.

exhibit-twenty-nine = Twenty-nine
exhibit-twenty-nine-story = There is no greater hand at Cribbage: the four fives, and the Knave of the suit turned up. A player may sit down every evening of a long life and never hold it; it comes once in some two hundred thousand hands.
exhibit-twenty-nine-task = Three fives and three court cards and tens are dealt to you, and the adversary has the crib. Lay out two, and count twenty-nine.
exhibit-twenty-nine-goal = Lay out well, and count twenty-nine.
exhibit-twenty-nine-hero = Whoever keeps the right Knave counts sixteen in fifteens, twelve for the fives, and one for the nob.
exhibit-twenty-nine-best = Twenty-nine, and only with the Knave of clubs.
exhibit-twenty-nine-moral = Ten, Knave and Queen count alike with a five. Only the Knave may have one more.
