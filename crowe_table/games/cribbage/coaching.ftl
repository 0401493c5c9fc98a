# Cards for first deals: what is new at a question.

coach-lay-out = All players <lay-out>lay out</> cards for the <crib>crib</>: one more hand, which counts for the dealer alone.
coach-play = The cards are added up as they are played, court cards as ten. Fifteen scores, and so does a card like the last one.
coach-claim-hand = Look for cards that make fifteen, for pairs, for cards in sequence and for cards of one suit. The <start>start</> counts with your hand.
