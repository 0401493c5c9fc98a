# Cards for first deals: what is new at a question.

coach-order-up = Wer Trumpf macht, muss mit dem Partner die meisten Stiche gewinnen, sonst punkten die anderen. Der höchste Trumpf ist der Bube.
coach-lead = Ihr Partner sitzt gegenüber: Seine Stiche zählen auch für Sie.
coach-follow = Sie müssen bedienen, wenn Sie können. Sonst kann ein Trumpf den Stich gewinnen.
