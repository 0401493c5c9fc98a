# Cards for first deals: what is new at a question.

coach-change = Lay out cards that make nothing, and draw others. Keep your longest suit, and three or four of a rank.
coach-call-ruff = Of each kind only the better of the two scores. What you call tells the other something about your hand.
coach-answer-ruff = If you have nothing as good, say that it is good: then the other scores for it.
coach-lead = There are no trumps. The highest card of the suit led takes the trick, and tricks score.
