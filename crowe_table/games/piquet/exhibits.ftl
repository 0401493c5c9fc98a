# The instructive hands of Piquet, as they lie in the cabinet.

exhibit-repique = A repique against a sure capot
exhibit-repique-story = The elder has ace, King, Queen and Knave of three suits: every trick is sure, and there are four sets of three besides. But at Piquet the order of counting wins, not the hand.
exhibit-repique-task = You are the younger, with ten points; the elder has sixty, has changed two, and can take every trick. Be first at a hundred.
exhibit-repique-goal = Be first at a hundred.
exhibit-repique-hero = The younger throws out the nine and the six, keeps the tens, and makes thirty with ruff and sequence: a repique, and a hundred points.
exhibit-repique-best = Eleven for the ruff, nineteen for nine in sequence, and sixty for the repique.
exhibit-repique-moral = The ruff counts the whole hand: with two small cards instead of the tens it makes only twenty-nine in all.
