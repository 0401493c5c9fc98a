# Cards for first deals: what is new at a question.

coach-change = Écartez ce qui ne sert à rien, et prenez d’autres cartes. Gardez votre plus longue couleur, et trois ou quatre cartes d’un rang.
coach-call-ruff = De chaque sorte, seul le meilleur des deux compte. Ce que vous annoncez révèle un peu de votre main.
coach-answer-ruff = Si vous n’avez rien d’aussi bon, dites que c’est bon : l’autre le compte alors.
coach-lead = Il n’y a pas d’atout. La plus haute carte de la couleur jouée prend, et les levées comptent.
