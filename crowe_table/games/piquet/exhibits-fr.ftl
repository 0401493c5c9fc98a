# The instructive hands of Piquet, as they lie in the cabinet.

exhibit-repique = Un repic contre un capot certain
exhibit-repique-story = Le premier a as, roi, dame et valet de trois couleurs : toutes les levées sont sûres, et quatre trios de plus. Mais c’est l’ordre du compte qui gagne au Piquet, et non la main.
exhibit-repique-task = Vous êtes dernier, à dix points ; le premier en a soixante, a écarté deux cartes, et peut faire toutes les levées. Soyez à cent avant lui.
exhibit-repique-goal = Soyez à cent avant l’autre.
exhibit-repique-hero = Le dernier écarte le neuf et le six, garde les dix, et fait trente avec le point et la séquence : un repic, et cent points.
exhibit-repique-best = Onze pour le point, dix-neuf pour une neuvième, et soixante pour le repic.
exhibit-repique-moral = Le point compte toute la main : avec deux petites cartes au lieu des dix, ce n’est en tout que vingt-neuf.
