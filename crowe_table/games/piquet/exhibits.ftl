# The instructive hands of Piquet, as they lie in the cabinet.

exhibit-repique = A repique against a sure capet
exhibit-repique-story = The elder has ace, King, Queen and Knave of three suits: every trick is sure, and four sets of three besides. But it is the order of counting that wins at Piquet, and not the hand.
exhibit-repique-task = You are the younger, with ten points; the elder has sixty, has changed two, and can take every trick. Be first at a hundred.
exhibit-repique-goal = Be first at a hundred.
exhibit-repique-hero = The younger throws the nine and the six, keeps the tens, and makes thirty with ruff and sequence: repique, and a hundred.
exhibit-repique-best = Eleven for the ruff, nineteen for nine in sequence, and sixty for the repique.
exhibit-repique-moral = The ruff pays for the whole hand: two small cards for the tens, and it is twenty-nine. And a repique that is not claimed is none.
