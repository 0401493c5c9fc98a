# The lesson. Of each step: what is to be done, and afterwards why.

lesson-lay-out = Vous recevez cinq cartes, et deux vont au crib, qui est au donneur : écartez la dame et le trois.
lesson-lay-out-why = Le crib compte pour le donneur ; vous avez donc donné deux cartes qui ne font rien ensemble.
lesson-lead = À vous d’entamer, car le donneur joue le dernier : jouez le sept, et l’on dit son nombre.
lesson-lead-why = On joue chacun son tour et l’on additionne, les figures pour dix ; jamais au-delà de trente et un.
lesson-fifteen = Votre sept est doublé, pour deux ; mais le compte est à quatorze : faites quinze avec l’as.
lesson-fifteen-why = Qui porte le compte à quinze marque deux trous. Le fichet le plus avancé montre où vous en êtes.
lesson-pair = On vous joue un six, et vous en tenez un autre : jouez-le.
lesson-pair-why = Deux cartes pareilles font une paire, pour deux ; et l’autre ne pouvant plus jouer sous trente et un, la dernière carte vous vaut un.
lesson-counted = On compte à présent les mains avec la retourne, comme le compte le dit : lisez-le, et continuez.
lesson-counted-why = Un quinze vaut deux, une paire deux, une suite un trou par carte, trois cartes d’une couleur trois. Qui n’a pas donné compte d’abord.
lesson-own-crib = Vous donnez maintenant, le crib est donc à vous : écartez le six et le neuf.
lesson-own-crib-why = Six et neuf font déjà quinze ; mettez dans votre crib ce qui peut y croître.
lesson-wait = Le compte est à dix. Jouez l’as, et gardez votre roi.
lesson-wait-why = Les basses cartes gardent le compte à l’abri : sur onze, ni dix ni figure ne fait quinze.
lesson-thirty-one = Le compte est à vingt et un : votre roi fait juste trente et un.
lesson-thirty-one-why = Trente et un tout juste vaut deux trous, et le jeu s’arrête là. En deçà, la dernière carte ne vaut qu’un.
lesson-farewell = Deux six et deux neuf étaient dans votre crib, et valaient douze : voyez le compte, et passez à la donne suivante.
lesson-farewell-why = Chaque six avec chaque neuf fait quinze, et les paires comptent en plus. Soixante et un trous gagnent la partie.
