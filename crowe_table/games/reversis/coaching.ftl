# Cards for first deals: what is new at a question.

coach-lead = Take as few points as you can: aces, Kings, Queens and Knaves in your tricks count against you. There are no trumps.
coach-put-away = High cards take tricks, and that is what you want to avoid. Put one away that could cost you points.
coach-pass-across = Pass on a card that could make you take points. The player opposite is no partner.
