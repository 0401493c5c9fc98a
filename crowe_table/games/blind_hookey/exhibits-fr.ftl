# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-nothing-to-choose = Rien à choisir
exhibit-nothing-to-choose-story = Les paquets sont levés : treize cartes pour vous, le reste pour le donneur. Le vôtre est peut-être le meilleur de la salle, ou le pire. Personne ne le sait, et aucun art ne peut le découvrir. Vous ne choisissez qu’une chose : votre mise.
exhibit-nothing-to-choose-task = Un autre donne. Misez comme quelqu’un qui connaît les chances.
exhibit-nothing-to-choose-goal = Un autre donne. Sortez de cette main sans perdre plus de sixpence.
exhibit-nothing-to-choose-hero = Sur dix-sept jetons misés, le donneur en gagne un en moyenne, quel que soit le joueur.
exhibit-nothing-to-choose-best = La plus petite mise possible.
exhibit-nothing-to-choose-moral = Misez peu quand un autre donne. Quand vous donnez, réjouissez-vous que les autres misent gros.
exhibit-done = Réussi : vous avez perdu sixpence, et rien de plus.
exhibit-not-done = Pas cette fois : vous avez perdu plus que les sixpence nécessaires.
exhibit-over = Rien ne bat un as ; mais vous ne pouviez pas savoir qu’il était là.
