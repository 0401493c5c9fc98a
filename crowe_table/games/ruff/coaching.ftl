# Cards for first deals: what is new at a question.

coach-order-up = The side that makes trumps must win most of the tricks, or the others score. The best trump is the Knave.
coach-lead = Your partner sits opposite: your partner’s tricks are yours too.
coach-follow = You must follow suit if you can. If you cannot, a trump may take the trick.
