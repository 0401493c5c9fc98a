# The instructive hands of Piquet, as they lie in the cabinet.

exhibit-repique = Un repic contre un capot certain
exhibit-repique-story = Le premier a l’as, le roi, la dame et le valet de trois couleurs : toutes les levées sont sûres, et il a quatre trios de plus. Mais au Piquet, c’est l’ordre du compte qui gagne, et non la main.
exhibit-repique-task = Vous êtes dernier, à dix points ; le premier en a soixante, a écarté deux cartes, et peut faire toutes les levées. Arrivez à cent avant lui.
exhibit-repique-goal = Arrivez à cent avant l’autre.
exhibit-repique-hero = Le dernier écarte le neuf et le six, garde les dix, et fait trente avec le point et la séquence : un repic, et cent points.
exhibit-repique-best = Onze pour le point, dix-neuf pour une neuvième, et soixante pour le repic.
exhibit-repique-moral = Le point compte toute la main : avec deux petites cartes au lieu des dix, cela ne fait que vingt-neuf en tout.
