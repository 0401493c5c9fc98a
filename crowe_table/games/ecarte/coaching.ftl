# Cards for first deals: what is new at a question.

coach-propose = With poor cards, propose: both may then change some, unless the dealer refuses. With good ones, play at once.
coach-answer = If you accept, both may change cards. If you refuse, the hand is played as it is.
coach-change = Keep trumps and Kings, and throw out the rest. Nobody sees again what you throw out.
coach-lead = King, Queen, Knave, ace, ten: here the ace stands below the Knave. Whoever takes most of the tricks scores the <point>point</>.
