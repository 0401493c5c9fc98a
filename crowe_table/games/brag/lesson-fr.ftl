# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Gagnez le pot : avec les meilleures cartes, ou parce que tous les autres renoncent avant qu’on voie les cartes.
lesson-fold = Ni paire, ni suite, ni couleur, et votre plus haute carte est un six. Rester coûte { $farthings_say_wager } à chaque tour : couchez-vous.
lesson-fold-why = Une telle main se jette tôt. Elle ne vous coûte que l’<enjeu>enjeu</>, que tout le monde a mis.
lesson-second = Le joueur qui reste seul prend le pot sans montrer une carte. Passez à la donne suivante.
lesson-second-why = Chacun met { $farthings_0 } au pot avant d’avoir vu une carte : il y a donc toujours quelque chose à gagner.
lesson-raise = Une paire de neuf ! On n’en reçoit qu’une fois sur { WORDS($number_one_in_pair) }. Faites monter le prix : misez { $farthings }.
lesson-raise-why = Pour rester, il faut maintenant payer autant que vous. Avec de mauvaises cartes, on hésite.
lesson-see = Un joueur s’est couché, l’autre reste. Comme il n’y a plus que lui et vous, vous pouvez <voir>voir</> ses cartes, pour le double : faites-le.
lesson-see-why = On ne peut <voir>voir</> une autre main que s’il ne reste personne d’autre. Elle n’est montrée qu’à celui qui paie.
lesson-yield = Une paire de dix ! Elle bat vos neuf. Rien ne vous oblige à montrer votre main : cédez.
lesson-yield-why = À mains égales aussi vous auriez perdu, car vous avez payé pour <voir>voir</>. Ce que vous ne montrez pas, personne ne le sait.
lesson-third = Le <brelan>brelan</> bat tout. Viennent ensuite la suite assortie, la suite, la couleur, la paire et la plus haute carte. Passez à la donne suivante.
lesson-third-why = Le tableau posé sur la table dit ce qui bat quoi. Appuyez dessus pour le lire en grand.
lesson-brag = Votre plus haute carte est un huit : autant dire rien. Mais vous parlez d’abord. Vantez-vous : misez { $farthings }, et restez impassible.
lesson-brag-why = On vous a cru, et tous se sont couchés. Le pot est à vous, sans paire, ni suite, ni couleur. D’où le nom du jeu, Brag : « se vanter ».
lesson-after = Personne ne saura jamais ce que vous aviez. Passez à la donne suivante.
lesson-after-why = Faites-le rarement : si vous vous vantez toujours, quelqu’un paiera toujours pour <voir>voir</>.
