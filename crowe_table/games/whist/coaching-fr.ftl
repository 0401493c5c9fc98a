# Cards for first deals: what is new at a question.

coach-lead = Votre partenaire est en face. Faites ensemble le plus de levées possible : chacune au-delà de six vaut un point.
coach-follow = Il faut fournir si vous pouvez. Sinon, même le plus petit <atout>atout</> bat toute carte de cette couleur.
