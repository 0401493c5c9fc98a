# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Gagnez des jetons à la banque : misez sur une carte du tapis, et attendez qu’on en tourne une pareille. Elle gagne pour vous, ou pour la banque.
lesson-bet = Le banquier tourne deux cartes à la fois : la première perd, la seconde gagne. Posez un jeton sur le sept.
lesson-bet-why = Vous pouvez miser sur toute carte du tapis ; les couleurs ne comptent pas. Un jeton posé entre des cartes vaut pour chacune.
lesson-turn = C’est assez : dites que vos jeux sont faits, et l’on tourne les cartes.
lesson-turn-why = Un valet a perdu et un sept a gagné : on vous paie autant que votre mise.
lesson-lift = Votre jeton est encore sur le sept. Reprenez-le, avec le bouton, ou en le tirant hors du tapis.
lesson-lift-why = Ce que vous laissez est en jeu au coup suivant. Rien ne vous y oblige.
lesson-five = Posez-en un sur le cinq.
lesson-five-why = Chaque carte a autant de chances de gagner que de perdre. Les perles près du tapis disent combien sont sorties.
lesson-three = Et un sur le trois.
lesson-three-why = Vous pouvez miser sur autant de cartes qu’il vous plaît.
lesson-second = Faites tourner les cartes suivantes.
lesson-second-why = Le cinq a gagné, et vous a payé. Le trois n’a ni gagné ni perdu.
lesson-split = Ne touchez à rien, et faites tourner les suivantes.
lesson-split-why = Trois et trois : c’est un <doublet>doublet</>. La banque prend la moitié de la mise. C’est son seul avantage sur les mises aux cartes.
lesson-clear = Reprenez ce qui reste sur le trois.
lesson-clear-why = Les cartes étaient des trois l’une et l’autre. Moins il en reste, plus leur <doublet>doublet</> est rare.
lesson-leave = Reprenez aussi le cinq.
lesson-leave-why = Vous n’avez plus rien sur le tapis : vous ne risquez rien.
lesson-two = Posez un jeton sur le deux.
lesson-two-why = Jusqu’ici, vous misez que le deux gagne.
lesson-copper = Pressez-le encore une fois, et l’on met dessus un <cuivre>cuivre</> : vous misez alors que le deux perd.
lesson-copper-why = Une mise à perte gagne quand votre carte vient la première, et perd quand elle vient la seconde.
lesson-against = Faites tourner les cartes.
lesson-against-why = Le deux a perdu, et vous avez donc gagné. La banque paie de même dans les deux cas.
