# Cards for first deals: what is new at a question.

coach-banco = Cry <banco>banco</>, and you play alone against the whole bank. If all keep silent, each may bet against a part of it.
coach-bet = You bet against the bank. One of you plays the cards for all, and if they come nearer to nine, you win as much as you bet.
coach-draw = Tens and court cards count nothing, and of a sum only the last figure counts: seven and six make three. Nine is best.
coach-draw-banker = You play one hand against all bets. If it comes nearer to nine than the other, all of them go into the bank.
coach-take-bank = The banker plays against everybody. You cannot lose more than you put up, and what the bank wins stays in it.
