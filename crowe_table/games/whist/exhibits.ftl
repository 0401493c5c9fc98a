# Famous hands: their titles, their stories, and what the visitor is asked to do.

exhibit-cumberland = The Duke of Cumberland's hand
exhibit-cumberland-story = They tell that the Duke of Cumberland was dealt this hand at Bath, and wagered twenty thousand pounds upon it. He lost; for these cards were no accident, and everybody knew them but he.
exhibit-cumberland-task = You are the Duke. Clubs are trumps, and the lead is yours. Take one trick.

exhibit-hoyle_forcing_a = Hoyle's case of forcing: the lead with A
exhibit-hoyle_forcing_a-story = Hoyle puts this case to show what it is to be made to trump. A has the ten best cards of two suits, and the lead. The hands he does not give are ours.
exhibit-hoyle_forcing_a-task = You are A. Spades are trumps, and the lead is yours. Take all thirteen.

exhibit-hoyle_forcing_c = Hoyle's case of forcing: the lead with C
exhibit-hoyle_forcing_c-story = The same cards, but now C leads. He has no strength but in a suit of which A has none; and that is enough to ruin A's great hand.
exhibit-hoyle_forcing_c-task = You are C. Spades are trumps, and the lead is yours. Force A, and take five tricks.

exhibit-whitfeld_six = Mr. Whitfeld's six
exhibit-whitfeld_six-story = The most famous of all whist problems was printed in The Field on the last day of January 1885. We have its honours and its course from two old solutions; the smallest cards are ours.
exhibit-whitfeld_six-task = Hearts are trumps, and you have the lead with six cards left. Take all six.

exhibit-lewis = Mr. Lewis's problem
exhibit-lewis-story = Mr. F. H. Lewis made many problems of whist. In this one the adversary leads a trump, and you and your partner have the better hands, but not by so much as you need.
exhibit-lewis-task = Spades are trumps, and West has led one. You and your partner need nine tricks.

exhibit-vienna = The Vienna coup
exhibit-vienna-story = Mr. Clay told in 1864 of a player of Vienna who threw away the command of a suit, and so won a trick that could not be won. This ending was composed for this table, to show how.
exhibit-vienna-task = Clubs are trumps, and none are left. You lead, with five cards left. Take all five.
