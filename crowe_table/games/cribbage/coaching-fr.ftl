# Cards for first deals: what is new at a question.

coach-lay-out = Les cartes écartées forment le <crib>crib</> : une main de plus, qui compte pour le donneur seul.
coach-play = On additionne les cartes jouées, les figures pour dix. Quinze rapporte, et une carte pareille à la précédente aussi.
coach-claim-hand = Cherchez les quinze, les paires, les suites et les cartes d’une couleur. La <retourne>retourne</> compte avec votre main.
