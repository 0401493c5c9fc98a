# Cards for first deals: what is new at a question.

coach-lead = Prenez le moins de points possible : as, rois, dames et valets dans vos levées comptent contre vous. Il n’y a pas d’atout.
coach-put-away = Les hautes cartes prennent, et c’est ce qu’il faut éviter. Mettez de côté une carte qui pourrait vous coûter des points.
coach-pass-across = Passez une carte qui pourrait vous coûter des points. Le joueur d’en face n’est pas un partenaire.
