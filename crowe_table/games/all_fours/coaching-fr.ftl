# Cards for first deals: what is new at a question.

coach-stand-or-beg = Peu de bonnes cartes de cette couleur ? Demandez. Le donneur doit alors céder un point, ou <redonner>redonner</> et retourner une autre couleur.
coach-give-or-run = Si cette couleur vous sert, cédez le point et gardez-la. Sinon, donnez d’autres cartes, et l’on retourne une autre couleur.
coach-lead = Une donne a jusqu’à quatre points : le plus haut atout, le plus bas, le valet d’atout, et les meilleures cartes prises.
coach-follow = Ici, vous pouvez couper même si vous pouviez fournir.
