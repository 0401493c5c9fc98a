# The lesson. Of each step: what is to be done, and afterwards why.

lesson-silent = La banque de votre voisin tient douze jetons. Vous pourriez dire banco, et la tenir tout entière. Pour cette fois, gardez le silence.
lesson-silent-why = Un autre a fait banco : deux cartes chacun, qu’on additionne, figures et dix pour rien. Le plus près de neuf gagne.
lesson-seen = Six contre zéro : la banque a sauté. Passez au coup suivant.
lesson-seen-why = D’une somme, seules les unités comptent : une dame, un roi et un dix font trente, et c’est zéro, ou baccara.
lesson-wait = Un autre prend la banque, de douze jetons. Gardez encore le silence.
lesson-wait-why = Nul ne la tient seul : chacun à son tour en couvre donc ce qu’il veut.
lesson-bet = Misez les douze.
lesson-bet-why = Qui mise le plus, ou le premier, joue la main pour tous les pontes ; les cartes sont donc à vous.
lesson-draw = Un six et un huit font quatorze, qui compte quatre : demandez une carte.
lesson-draw-why = À quatre ou moins, tirez ; à six ou sept, restez ; à cinq, comme il vous plaît ; huit ou neuf s’abat aussitôt, et gagne.
lesson-paid = Il est venu un dix, qui vous laisse quatre ; mais le banquier a tiré un six sur quatorze, et n’a plus rien. On vous paie : continuez.
lesson-paid-why = Le banquier savait que vous tiriez, et a tiré aussi. On peut bien faire et y perdre ; ainsi vont les cartes.
lesson-bank = La banque est à vous. Prenez-la pour quatorze jetons.
lesson-bank-why = Vous êtes banquier, et jouez contre tous les pontes ; vous parlez le dernier, et cela vaut quelque chose.
lesson-stand = Vous avez une dame et un sept : sept. L’autre a tiré, et avait donc peu. Restez.
lesson-stand-why = À sept, une carte aiderait deux fois sur treize, et gâterait tout presque toutes les autres fois.
lesson-swept = Sept contre un : la banque gagne. Passez au coup suivant.
lesson-swept-why = Un banquier qui gagne garde la banque, et peut la laisser croître, ou passer la main tant qu’il y a quelque chose.
