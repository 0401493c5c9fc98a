# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Un joueur tient la banque, et les autres misent contre elle. Celui dont les cartes comptent le mieux gagne les mises.
lesson-silent = La banque de { $seat_dealer } tient { $farthings_bank }. Vous pourriez faire <banco>banco</>, et jouer contre toute la banque. Pour cette fois, taisez-vous.
lesson-silent-why = Un autre a fait <banco>banco</>. Chacun a deux cartes, qu’on additionne ; figures et dix comptent pour rien. Le plus près de neuf gagne.
lesson-seen = { CAP(WORDS($point_active_result_drawn)) } contre { WORDS($point_result_drawn) } : la banque a sauté. Passez au <coup>coup</> suivant.
lesson-seen-why = Seules les unités du total comptent, et figures et dix ne valent rien : une dame, un roi et un dix font donc <baccara>baccara</>, c’est-à-dire zéro.
lesson-wait = Un autre prend la banque, de { $farthings_bank }. Taisez-vous encore.
lesson-wait-why = Personne n’a fait <banco>banco</> : chacun à son tour couvre donc la part qu’il veut.
lesson-bet = Misez { $farthings }, tout ce que tient la banque.
lesson-bet-why = Celui qui mise le plus, ou le premier, joue la main pour tous les <ponte>pontes</> ; c’est donc vous qui avez les cartes.
lesson-draw = { CAP($rank_own_1) } et { $rank_own_2 } font { WORDS($number_sum) }, qui compte { WORDS($number_own) } : demandez une carte.
lesson-draw-why = À { WORDS($number_must_draw) } ou moins, tirez ; à { WORDS($number_must_stand) } ou { WORDS($number_may_stand) }, restez ; à { WORDS($number_free) }, faites comme il vous plaît ; { WORDS($number_natural) } ou { WORDS($number_best) } s’abat aussitôt, et gagne.
lesson-paid = La carte tirée vous laisse { WORDS($point_active_result_drawn) } ; mais le banquier a tiré aussi, et il a { WORDS($point_result_drawn) }. On vous paie : continuez.
lesson-paid-why = Le banquier vous a vu tirer, et a tiré aussi. On peut bien jouer et perdre quand même ; ainsi vont les cartes.
lesson-bank = La banque est à vous. Prenez-la pour { $farthings }.
lesson-bank-why = Vous êtes banquier, et jouez contre tous les <ponte>pontes</> ; vous parlez le dernier, et c’est un avantage.
lesson-stand = { CAP($rank_own_1) } et { $rank_own_2 } : vous avez { WORDS($number_own) }. L’autre a tiré, et avait donc peu. Restez.
lesson-stand-why = À { WORDS($number_own) }, une carte aiderait { WORDS($number_better) } fois sur { WORDS($number_cases) }, et le plus souvent gâterait votre point. À égalité, chacun reprend sa mise.
lesson-swept = { CAP(WORDS($point_result_drawn)) } contre { WORDS($point_active_result_drawn) } : la banque gagne. Passez au <coup>coup</> suivant.
lesson-swept-why = Un banquier qui gagne garde la banque : il peut la laisser grossir, ou passer la main et emporter ce qu’il y a.
