# Famous hands: what is told of each before it is played, while it is played, and afterwards.

exhibit-twenty-nine = Vingt-neuf
exhibit-twenty-nine-story = C’est la plus belle main du Cribbage : les quatre cinq, et le valet de la couleur retournée. On peut jouer tous les soirs d’une longue vie sans la tenir ; elle vient environ une fois sur deux cent mille.
exhibit-twenty-nine-task = Vous recevez trois cinq, et trois cartes qui comptent dix ; le crib est à l’adversaire. Écartez-en deux, et comptez vingt-neuf.
exhibit-twenty-nine-goal = Écartez bien, et comptez vingt-neuf.
exhibit-twenty-nine-hero = Avec le bon valet, on compte seize en quinzes, douze pour les cinq, et un pour le valet.
exhibit-twenty-nine-best = Vingt-neuf, et seulement avec le valet de trèfle.
exhibit-twenty-nine-moral = Avec un cinq, dix, valet et dame comptent autant. Mais le valet seul peut valoir un point de plus.
