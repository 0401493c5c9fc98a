# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Le premier qui a { $option_target } points gagne. On compte ce que les cartes font ensemble, puis les levées.
lesson-change = { $seat_1 }, le <premier>premier</>, a écarté { WORDS($number_say_change, form: "f") } cartes. Gardez vos carreaux, l’as de cœur et les dames, et écartez les cartes éclairées.
lesson-change-why = Gardez votre plus longue couleur : elle peut faire le <point>point</>, et une <sequence>séquence</>. Le roi et le valet de carreau vous sont rentrés.
lesson-ruff = L’autre annonce un <point>point</> de { WORDS($number_say_ruff_calls) }. Le vôtre, à { $suit_ruff }, est de { WORDS($number_ruff) } : dites que le sien ne vaut pas, et annoncez le vôtre.
lesson-ruff-why = Le <point>point</> est la somme des cartes d’une couleur : un as vaut { WORDS($number_ace) }, une figure { WORDS($number_court) }. Seul le meilleur compte.
lesson-sequence = On annonce une <sequence>séquence</> de { WORDS($number_say_sequences_calls) }. La vôtre, de { WORDS($number_run) }, a pour bouts { $cards_run }. Annoncez-la.
lesson-sequence-why = Vos { WORDS($number_say_sequences_has) } cartes comptent { WORDS($points_score_sequences) } : une longue <sequence>séquence</> rapporte davantage, une courte un point par carte.
lesson-good = On annonce { WORDS($number_say_sets_calls) } cartes d’un rang. Vous n’avez rien d’aussi bon : dites que c’est bon.
lesson-good-why = On joue les levées. { CAP(WORDS($number_pique)) } d’annonces avant que l’autre ait un point : <repic>repic</>, { WORDS($number_repique) } de plus ; en jouant : <pic>pic</>, { WORDS($number_pique) }. Réclamez-les.
lesson-eight = On joue { $suit_led } : fournissez { $card }.
lesson-eight-why = { $seat_taker } a compté un pour avoir joué { $card_taken_1 }, et un pour la levée. Il n’y a pas d’atout au Piquet.
lesson-six = Encore { $suit_led }, et vous n’en avez plus : jetez { $card }.
lesson-six-why = Quand vous ne pouvez gagner, jetez ce qui vous manquera le moins : vos hauts carreaux peuvent encore faire des levées.
lesson-queen = On joue { $card_led } : prenez avec { $card }.
lesson-queen-why = Un <point>point</> pour la levée, et maintenant c’est à vous de jouer le premier.
lesson-king = Jouez { $card } : l’as est dans votre main.
lesson-king-why = Un pour l’entame, et un pour la levée. L’autre n’a pas de cœur du tout.
lesson-knave = Continuez avec { $card }.
lesson-knave-why = Tant que vous jouez le premier, toute carte d’une couleur qui manque à l’autre fait une levée.
lesson-ace = Et maintenant { $card }.
lesson-ace-why = Celui qui fait le plus de levées compte { WORDS($option_cards) } pour les cartes. Toutes les levées font <capot>capot</>, et comptent à la place { WORDS($option_capet) }.
