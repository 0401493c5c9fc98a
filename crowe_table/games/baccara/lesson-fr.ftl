# The lesson. Of each step: what is to be done, and afterwards why.

lesson-silent = La banque de { $seat_dealer } tient { $farthings_bank }. Vous pourriez dire banco, et la tenir tout entière. Pour cette fois, gardez le silence.
lesson-silent-why = Un autre a fait banco : deux cartes chacun, qu’on additionne, figures et dix pour rien. Le plus près de neuf gagne.
lesson-seen = { CAP(WORDS($point_active_result_drawn)) } contre { WORDS($point_result_drawn) } : la banque a sauté. Passez au coup suivant.
lesson-seen-why = D’une somme, seules les unités comptent, et figures et dix ne valent rien : une dame, un roi et un dix font donc baccara, zéro.
lesson-wait = Un autre prend la banque, de { $farthings_bank }. Gardez encore le silence.
lesson-wait-why = Nul ne la tient seul : chacun à son tour en couvre donc ce qu’il veut.
lesson-bet = Misez { $farthings }, tout ce que tient la banque.
lesson-bet-why = Qui mise le plus, ou le premier, joue la main pour tous les pontes ; les cartes sont donc à vous.
lesson-draw = { CAP($rank_own_1) } et { $rank_own_2 } font { WORDS($number_sum) }, qui compte { WORDS($number_own) } : demandez une carte.
lesson-draw-why = À { WORDS($number_must_draw) } ou moins, tirez ; à { WORDS($number_must_stand) } ou { WORDS($number_may_stand) }, restez ; à { WORDS($number_free) }, comme il vous plaît ; { WORDS($number_natural) } ou { WORDS($number_best) } s’abat aussitôt, et gagne.
lesson-paid = La carte tirée vous laisse { WORDS($point_active_result_drawn) } ; mais le banquier a tiré aussi, et il a { WORDS($point_result_drawn) }. On vous paie : continuez.
lesson-paid-why = Le banquier savait que vous tiriez, et a tiré aussi. On peut bien faire et y perdre ; ainsi vont les cartes.
lesson-bank = La banque est à vous. Prenez-la pour { $farthings }.
lesson-bank-why = Vous êtes banquier, et jouez contre tous les pontes ; vous parlez le dernier, et cela vaut quelque chose.
lesson-stand = { CAP($rank_own_1) } et { $rank_own_2 } : vous avez { WORDS($number_own) }. L’autre a tiré, et avait donc peu. Restez.
lesson-stand-why = À { WORDS($number_own) }, une carte aiderait { WORDS($number_better) } fois sur { WORDS($number_cases) }, et gâterait tout le plus souvent.
lesson-swept = { CAP(WORDS($point_result_drawn)) } contre { WORDS($point_active_result_drawn) } : la banque gagne. Passez au coup suivant.
lesson-swept-why = Un banquier qui gagne garde la banque, et peut la laisser croître, ou passer la main tant qu’il y a quelque chose.
