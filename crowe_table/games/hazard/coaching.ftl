# Cards for first deals: what is new at a question.

coach-wager-setters = The others set as much as you declare, or less, and bet that you lose. The dice are yours as long as you win.
coach-wager-one_bet = The others will offer bets against your stake, and you take one of them.
coach-setters = You bet that the <caster>caster</> loses. What you put up is what you can win or lose.
coach-one_bet = You bet that the <caster>caster</> loses. Of all bets offered the caster takes one, and the others go back.
coach-throw-main = The <main>main</> is the number by which your next throws are measured. Seven comes most often.
coach-throw-to-main = A <nick>nick</> wins at once. <crabs>Crabs</>, two or three, lose. Most other numbers become your <chance>chance</>.
