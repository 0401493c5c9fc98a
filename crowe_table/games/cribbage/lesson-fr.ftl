# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Marquez { $option_target } trous avant l’autre. On compte pendant que l’on joue les cartes, puis pour ce que celles de la main font ensemble.
lesson-lay-out = Vous avez cinq cartes, et deux vont au <crib>crib</>, qui est au donneur. Écartez la dame et le trois.
lesson-lay-out-why = Le <crib>crib</> compte pour le donneur ; vous avez donc donné deux cartes qui ne valent rien ensemble.
lesson-lead = Le donneur joue le dernier : à vous d’entamer. Jouez le sept, en disant son nombre.
lesson-lead-why = Chacun joue à son tour et l’on additionne, une figure comptant pour dix, sans jamais dépasser { WORDS($number_limit) }.
lesson-fifteen = L’autre a fait une paire sur votre sept, pour deux. Mais le compte est à quatorze : faites quinze avec l’as.
lesson-fifteen-why = Celui qui porte le compte à quinze marque deux trous. Le fichet le plus avancé montre où vous en êtes.
lesson-pair = L’autre a joué un six, et vous en avez un aussi : jouez-le.
lesson-pair-why = Deux cartes pareilles font une paire, pour deux. À la fin, personne n’a pu jouer sans dépasser { WORDS($number_limit) } : un pour votre dernière carte.
lesson-counted = On compte à présent les mains avec la <retourne>retourne</>. Le récit de la donne montre comment : lisez-le, et continuez.
lesson-counted-why = Un quinze vaut deux, une paire deux, une suite de trois deux, trois d’une couleur trois. Celui qui n’a pas donné compte d’abord.
lesson-own-crib = Vous donnez maintenant : le <crib>crib</> est à vous. Écartez le six et le neuf.
lesson-own-crib-why = Ces deux-là font déjà quinze. Donnez à votre <crib>crib</> ce qui compte, ou peut compter avec d’autres.
lesson-wait = Le compte est à dix. Jouez l’as, et gardez votre roi.
lesson-wait-why = Les basses cartes sont sûres : aucun dix, aucune figure ne pouvait faire quinze ensuite.
lesson-thirty-one = Le compte est à { WORDS($count_say_count) } : votre roi fait juste { WORDS($number_limit) }.
lesson-thirty-one-why = { CAP(WORDS($number_limit)) } tout juste vaut deux, et le jeu s’arrête là. S’il s’arrête avant, la dernière carte vaut un.
lesson-farewell = Deux six et deux neuf étaient dans votre <crib>crib</>, et valaient douze. Voyez le récit de la donne, et passez à la suite.
lesson-farewell-why = Chaque six avec chaque neuf fait quinze, et les paires comptent en plus. { CAP(WORDS($option_target)) } trous gagnent la partie.
