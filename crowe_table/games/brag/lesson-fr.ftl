# The lesson. Of each step: what is to be done, and afterwards why.

lesson-fold = Trois petites cartes sans rien qui les lie : un six pour tout jeu. Rester coûte un jeton à chaque tour ; couchez-vous.
lesson-fold-why = Ni paire, ni suite, ni couleur : une telle main se jette tôt, et ne vous a coûté que le jeton que tous ont mis.
lesson-second = Le dernier qui reste prend le pot, sans rien montrer. Passez à la donne suivante.
lesson-second-why = Tous mettent un jeton au pot avant d’avoir vu une carte ; il y a donc toujours de quoi se vanter.
lesson-raise = Une paire de neuf ! Une paire vient une fois sur six : montez le prix, et misez deux jetons.
lesson-raise-why = Qui veut rester doit maintenant payer autant que vous. Que ceux qui n’ont qu’une demi-main y réfléchissent.
lesson-see = L’un s’est couché, l’autre ne se laisse pas chasser. Vous n’êtes plus que deux : pour le double, vous pouvez voir ses cartes. Faites-le.
lesson-see-why = On ne peut voir l’autre que lorsqu’on n’est plus que deux ; à qui paie pour voir, on étale la main.
lesson-yield = Une paire de dix est là, et bat vos neuf. Rien ne vous oblige à montrer les vôtres : cédez le pot.
lesson-yield-why = Ce que vous ne montrez pas, nul ne l’apprend ; à la mise suivante, on ne sait ce que disaient vos deux jetons.
lesson-third = Un brelan bat tout ; puis la suite assortie, la suite, la couleur, la paire, et la plus haute carte. Passez à la donne suivante.
lesson-third-why = Ce qui bat quoi se lit sur la table, au tableau : pressez-le, et il se lit en grand.
lesson-brag = Un huit pour tout jeu : autant dire rien. Mais vous parlez le premier. Vantez-vous-en : misez trois jetons, et gardez bon visage.
lesson-brag-why = On vous a cru, et l’on s’est couché : le pot est à vous avec la pire main de la table. C’est pourquoi le jeu se nomme Brag : « se vanter ».
lesson-after = Nul ne saura jamais ce que vous aviez. Passez à la donne suivante.
lesson-after-why = Faites-le rarement : qui se vante toujours est toujours vu.
