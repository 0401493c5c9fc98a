# Cards for first deals: what is new at a question.

coach-lay-out = Las cartas descartadas forman el <crib>crib</>: una mano más, que cuenta solo para quien reparte.
coach-play = Las cartas jugadas se suman, las figuras como diez. Quince da tantos, y también una carta igual que la anterior.
coach-claim-hand = Busque quinces, parejas, escaleras y cartas de un palo. La <carta-inicial>carta inicial</> cuenta con su mano.
