# Famous hands: their titles, their stories, and what the visitor is asked to do; and at the end what was made of them in
# the books, what could be made, and the moral.

exhibit-cumberland = The Duke of Cumberland’s hand
exhibit-cumberland-story = The story goes that the Duke of Cumberland was dealt this hand at Bath, and wagered twenty thousand pounds on it. He lost: these cards were no accident, and everybody but he knew them.
exhibit-cumberland-task = You are the Duke. Clubs are trumps, and the lead is yours. Take one trick.
exhibit-cumberland-goal = Clubs are trumps. Take one trick.
exhibit-cumberland-hero = In the story the Duke led a trump, and did not take one trick of the thirteen.
exhibit-cumberland-best = Six tricks, by leading a spade or a high heart. A diamond led takes one, and a trump takes none.
exhibit-cumberland-moral = Do not lead trumps to a player who has more of them.

exhibit-hoyle_forcing_a = Hoyle’s case of forcing: the lead with A
exhibit-hoyle_forcing_a-story = Hoyle puts this case to show what it is to be made to trump. A has the ten best cards of two suits, and the lead. The hands he does not give are ours.
exhibit-hoyle_forcing_a-task = You are A. Spades are trumps, and the lead is yours. Take all thirteen.
exhibit-hoyle_forcing_a-goal = Spades are trumps. Take all thirteen.
exhibit-hoyle_forcing_a-hero = Hoyle’s A draws the trumps, and takes all thirteen.
exhibit-hoyle_forcing_a-best = All thirteen tricks.
exhibit-hoyle_forcing_a-moral = With the lead, the strong hand draws the trumps before it can be forced.

exhibit-hoyle_forcing_c = Hoyle’s case of forcing: the lead with C
exhibit-hoyle_forcing_c-story = The same cards, but now C leads. He has no strength but in a suit of which A has none; and that is enough to ruin A’s great hand.
exhibit-hoyle_forcing_c-task = You are C. Spades are trumps, and the lead is yours. Force A, and take five tricks.
exhibit-hoyle_forcing_c-goal = Spades are trumps. Take five tricks.
exhibit-hoyle_forcing_c-hero = Hoyle’s C leads the suit of which A has none, again and again, and A is ruined.
exhibit-hoyle_forcing_c-best = Five tricks, and A is left with eight.
exhibit-hoyle_forcing_c-moral = The same cards, and only the lead is another’s: make the strong hand trump, and it is strong no longer.

exhibit-whitfeld_six = Mr. Whitfeld’s six
exhibit-whitfeld_six-story = The most famous of all whist problems was printed in The Field on the last day of January 1885. We have its honours and its course from two old solutions; the smallest cards are ours.
exhibit-whitfeld_six-task = Hearts are trumps, and you have the lead with six cards left. Take all six.
exhibit-whitfeld_six-goal = Hearts are trumps. Take all six.
exhibit-whitfeld_six-hero = The old solutions take all six, and begin with a high diamond.
exhibit-whitfeld_six-best = All six tricks, and by no other card than a high diamond.
exhibit-whitfeld_six-moral = Sometimes a winning card must be played before its time, or it is in the way.

exhibit-lewis = Mr. Lewis’s problem
exhibit-lewis-story = Mr. F. H. Lewis made many problems of whist. In this one the adversary leads a trump, and you and your partner have the better hands, but not by so much as you need.
exhibit-lewis-task = Spades are trumps, and West has led one. You and your partner need nine tricks.
exhibit-lewis-goal = Spades are trumps. Take nine tricks with your partner.
exhibit-lewis-hero = Mr. Lewis’s own solution takes nine.
exhibit-lewis-best = Nine tricks, with all hands open.
exhibit-lewis-moral = Where strength is not enough, the order of the leads may be.

exhibit-vienna = The Vienna coup
exhibit-vienna-story = Mr. Clay told in 1864 of a player of Vienna who threw away the command of a suit, and so won a trick that could not be won. This ending was composed for this table, to show how.
exhibit-vienna-task = Clubs are trumps, and none are left. You lead, with five cards left. Take all five.
exhibit-vienna-goal = Clubs are trumps, and all are played. Take all five.
exhibit-vienna-hero = Mr. Clay’s player threw away the command of a suit, and won by it.
exhibit-vienna-best = All five tricks against the best play, and only by leading { $best }.
exhibit-vienna-moral = Part with the master card in time, and the adversary cannot keep both his suits.
