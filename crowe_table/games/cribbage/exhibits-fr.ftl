# Famous hands: what is told of each before it is played, while it is played, and afterwards.

exhibit-twenty-nine = Vingt-neuf
exhibit-twenty-nine-story = Il n’est pas de plus grande main au Cribbage : les quatre cinq, et le valet de la couleur retournée. On peut jouer tous les soirs d’une longue vie sans la tenir ; elle vient une fois sur quelque deux cent mille.
exhibit-twenty-nine-task = Vous recevez trois cinq et trois figures et dix, et le crib est à l’adversaire. Écartez-en deux, et comptez vingt-neuf.
exhibit-twenty-nine-goal = Écartez bien, et comptez vingt-neuf.
exhibit-twenty-nine-hero = Qui garde le bon valet compte seize en quinzes, douze pour les cinq, et un pour le valet.
exhibit-twenty-nine-best = Vingt-neuf, et seulement avec le valet de trèfle.
exhibit-twenty-nine-moral = Dix, valet et dame comptent de même avec un cinq. Le valet seul peut valoir un de plus.
