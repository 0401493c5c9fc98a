# Cards for first deals: what is new at a question.

coach-propose = Mit schwachen Karten <bitten>bitten</> Sie: Dann dürfen beide tauschen, wenn der Geber nicht ablehnt. Mit guten spielen Sie gleich.
coach-answer = Nehmen Sie an, so dürfen beide tauschen. Lehnen Sie ab, wird mit diesen Karten gespielt.
coach-change = Behalten Sie Trümpfe und Könige, und legen Sie den Rest ab. Was Sie ablegen, sieht niemand wieder.
coach-lead = König, Dame, Bube, Ass, Zehn: Das Ass steht hier unter dem Buben. Wer die meisten Stiche macht, bekommt den <punkt>Punkt</>.
