# Cards for first deals: what is new at a question.

coach-lift = Take as many cards as you like. Only the <bottom-card>bottom card</> of your <packet>packet</> counts, and nobody knows it yet.
coach-stake-packets = You win what you stake if your <bottom-card>bottom card</> is higher than the banker’s. If it is lower, your stake is lost.
coach-stake-heaps = You win what you stake if the <bottom-card>bottom card</> of your <heap>heap</> is higher than the one of the <bank>bank’s</> heap.
