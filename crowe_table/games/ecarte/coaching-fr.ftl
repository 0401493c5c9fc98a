# Cards for first deals: what is new at a question.

coach-propose = Avec de mauvaises cartes, proposez : chacun peut alors en changer, si le donneur ne refuse pas. Avec de bonnes, jouez.
coach-answer = Si vous acceptez, chacun peut changer des cartes. Si vous refusez, on joue la main telle quelle.
coach-change = Gardez les <atout>atouts</> et les rois, et écartez le reste. Nul ne reverra ce que vous écartez.
coach-lead = Roi, dame, valet, as, dix : ici l’as vient après le valet. Celui qui fait le plus de levées marque le <point>point</>.
