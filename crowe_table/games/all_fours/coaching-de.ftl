# Cards for first deals: what is new at a question.

coach-stand-or-beg = Kaum gute Karten dieser Farbe? <betteln>Betteln</> Sie: Der Geber muss einen Punkt hergeben oder Karten und einen neuen Trumpf geben.
coach-give-or-run = Nützt Ihnen diese Farbe, geben Sie den Punkt her und behalten sie. Sonst geben Sie Karten nach und decken einen neuen Trumpf auf.
coach-lead = Bis zu vier Punkte bringt ein Geben: höchster Trumpf, niedrigster Trumpf, Trumpf-Bube und die besten Karten in den Stichen.
coach-follow = Hier dürfen Sie auch dann Trumpf spielen, wenn Sie bedienen könnten.
