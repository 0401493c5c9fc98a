# Cards for first deals: what is new at a question.

coach-lift = Prenez autant de cartes que vous voulez. Seule compte la <carte-du-dessous>carte du dessous</> de votre <paquet>paquet</>, et nul ne la connaît encore.
coach-stake-packets = Vous gagnez votre mise si votre <carte-du-dessous>carte du dessous</> bat celle de la <banque>banque</>. Si elle est plus basse, la mise est perdue.
coach-stake-heaps = Vous gagnez votre mise si la <carte-du-dessous>carte du dessous</> de votre <tas>tas</> bat celle du tas de la <banque>banque</>.
