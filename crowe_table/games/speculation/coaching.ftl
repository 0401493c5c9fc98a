# Cards for first deals: what is new at a question.

coach-turn = A trump that is higher than all before it may win the <pot>pot</>. All your other cards are worth nothing.
coach-keep-or-sell = Whoever owns the highest trump at the end takes the <pot>pot</>. A low trump is best sold while it is the highest.
coach-bid-first = You bid for the highest trump so far. It takes the <pot>pot</> only if no higher one is turned up.
