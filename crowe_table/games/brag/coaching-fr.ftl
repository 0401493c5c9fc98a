# Cards for first deals: what is new at a question.

coach-look = Sans regarder, tout vous coûte moitié moins. Mais vous ne savez pas si vos cartes sont bonnes.
coach-first = Le pot est à vous avec les meilleures cartes, ou si tous les autres se couchent. Le tableau dit ce qui bat quoi.
coach-first-blind = Qui a regardé ne peut pas <voir>voir</> une main jouée <sans-voir>sans voir</>. Dès que vous regardez, le prix est entier.
coach-brag = Qui veut rester doit mettre autant. Nul ne sait s’il y a de bonnes cartes derrière.
coach-sight = Demandez à <voir>voir</>, et tous ceux qui restent montrent leurs cartes : la meilleure main prend le pot.
