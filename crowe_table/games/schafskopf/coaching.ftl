# Cards for first deals: what is new at a question.

coach-the-blind = If you take the <blind>blind</>, you play alone against two, and need more than half of the points in the cards.
coach-bury = Lay away cards of a suit of which you hold few: then you can soon trump it.
coach-lead = All Queens, all Knaves and all diamonds are trumps, and make one suit. The chart shows their order.
