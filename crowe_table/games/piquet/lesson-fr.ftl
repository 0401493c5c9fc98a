# The lesson. Of each step: what is to be done, and afterwards why.

lesson-change = Le premier a écarté six cartes. Gardez vos carreaux, l’as de cœur et les dames, et écartez les six qui sont éclairées.
lesson-change-why = Gardez votre plus longue couleur : elle peut faire le point, et une séquence. Vous y avez pris roi et valet de carreau.
lesson-ruff = L’autre annonce un point de cinquante et un. Le vôtre, à carreau, est de cinquante-cinq : dites qu’il ne vaut pas, et annoncez le vôtre.
lesson-ruff-why = Le point est la somme d’une couleur : onze pour l’as, dix pour une figure. Seul le meilleur compte.
lesson-sequence = On annonce une quatrième. Vous avez une quinte, du neuf au roi de carreau : annoncez-la.
lesson-sequence-why = Une quinte compte quinze ; une tierce ne compte que trois, et une quatrième quatre.
lesson-good = On annonce un trio, et vous n’en avez pas à lui opposer : dites qu’il est bon.
lesson-good-why = Les annonces sont finies, et l’on joue les cartes pour les levées. Par les annonces, vous connaissez douze cartes de l’autre.
lesson-eight = On joue pique : fournissez le huit.
lesson-eight-why = Qui entame compte un, et qui prend la levée compte un. Il n’y a pas d’atout au Piquet.
lesson-six = Encore pique, et vous n’en avez plus : jetez le six de carreau.
lesson-six-why = Ce qui ne peut gagner doit être ce qui vous manquera le moins ; vos hauts carreaux serviront.
lesson-queen = On joue le valet de trèfle : votre dame le prend.
lesson-queen-why = Un point pour la levée ; et maintenant la main est à vous.
lesson-king = Jouez le roi de cœur : l’as est dans votre main.
lesson-king-why = Un pour l’entame, et un pour la levée. L’autre n’a pas de cœur du tout.
lesson-knave = Continuez par le valet de cœur.
lesson-knave-why = Chaque carte d’une couleur que l’autre n’a pas est une levée, tant que vous tenez la main.
lesson-ace = Et l’as de cœur.
lesson-ace-why = Qui fait le plus des douze levées a dix de plus, pour les cartes ; toutes les douze font capot.
