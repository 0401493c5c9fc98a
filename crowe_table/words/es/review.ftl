# El repaso: las decisiones de un jugador junto a las mejores.

review-open = Repaso
review-heading = Sus decisiones
review-told = Cada una se juzga por lo que usted podía saber en ese momento.
review-none = En las manos terminadas no tuvo que decidir nada.
review-weighing = Juzgadas { $done } de { $total } decisiones.
review-mark-best = La mejor
review-mark-equal = Tan buena como la mejor
review-mark-dearer = Algo más cara
review-mark-dear = Cara
review-mark-other = Sin comparar
review-deal = Mano { $number }
review-dear-heading = Lo que más costó
review-dear-none = Ninguna de sus decisiones costó más de lo que explica el azar.
review-chose = Usted eligió: { $own }. { $cost }
review-better = Mejor: { $better }
review-lay-same = Tal como estaban las cartas, daba lo mismo.
review-lay-better = Tal como estaban las cartas, habría dado { $gain } más.
review-lay-worse = Tal como estaban las cartas, su decisión valió { $gain } más.
review-expert-heading = Los mejores de la casa en su silla
review-expert-points = Las mismas cartas y los mismos jugadores: la ventaja de cada uno, en tantos.
review-expert-money = Las mismas cartas y los mismos jugadores: lo que ganó o perdió cada uno.
review-expert-both = usted { $own }, la casa { $expert }
review-points =
    { $number ->
        [one] { $figure } tanto
       *[other] { $figure } tantos
    }
review-money = { $farthings }
review-see = Verlo en la mesa
review-back = Volver
review-again = Volver a intentarlo
review-failed = El repaso se interrumpió. Lo que hay hasta ahora vale.
records-expert = Junto a los mejores
records-skill = Sus decisiones cuestan, por mano
records-luck = Suerte de sus cartas, por mano
records-expert-told = En { $deals } manos, los mejores de la casa jugaron sus cartas en su silla. La suerte es lo que ganaron; ± dice hasta dónde llega el azar.
records-skill-course = Lo que cuestan sus decisiones, mano a mano
records-mean = { $mean } ± { $error }
records-dearest = Lo que más le cuesta
records-dearest-told =
    { $measure ->
        [games] Lo más caro: { $kind }. De media, cada una de estas decisiones pierde { $cost } ± { $error } partidas de cada cien; se han juzgado { $choices }.
        [money] Lo más caro: { $kind }. De media, cada una de estas decisiones pierde { $cost } ± { $error } apuestas; se han juzgado { $choices }.
       *[other] Lo más caro: { $kind }. De media, cada una de estas decisiones pierde { $cost } ± { $error } tantos; se han juzgado { $choices }.
    }
records-early = Antes
records-late = Últimas
records-lesson = Ir a la lección
kind-act = «{ $act }»
kind-play-lead = las cartas de salida
kind-play-follow = las cartas con las que asiste
kind-play-trump = los triunfos con los que falla
kind-play-throw = las cartas que echa
