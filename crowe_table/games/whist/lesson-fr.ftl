# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Faites le plus de levées possible avec le partenaire d’en face. Le premier camp qui a { WORDS($option_game_points) } points gagne.
lesson-ace = Vous avez donné, vous jouez donc en dernier. On a joué { $suit_led }, et { $card_3 } est en tête : prenez la levée avec { $card }.
lesson-ace-why = La plus haute carte de la couleur jouée fait la levée, et celui qui la fait entame la suivante.
lesson-trumps = Votre dernière carte a été retournée : l’<atout>atout</> est { $suit_trump }. Vous avez { WORDS($number_trumps) } atouts, dont le plus fort : jouez { $card }.
lesson-trumps-why = Quand on est fort en <atout>atout</>, on fait tomber les atouts : un atout tombé ne peut plus couper vos bonnes cartes.
lesson-queen = L’as et le roi de { $suit } sont sortis : votre dame est la meilleure carte qui reste de cette couleur. Jouez-la.
lesson-queen-why = Elle a gagné. Et notez { $card_taken_2 } : votre partenaire, en face, n’avait plus de { $suit_led } et a dû jeter une autre carte.
lesson-again = Tirez encore leurs <atout>atouts</> : jouez { $card }, désormais le plus fort.
lesson-again-why = Après un second tour d’<atout>atout</>, { WORDS($number_trumps_played) } atouts sont tombés, et il vous en reste { WORDS($number_trumps) }.
lesson-ruff = Votre partenaire n’a plus de { $suit }, vous l’avez vu, mais peut-être un <atout>atout</> : jouez { $card }.
lesson-ruff-why = Votre partenaire a coupé. Quand on ne peut pas fournir, on peut jouer <atout>atout</>, et le plus petit atout bat la meilleure carte d’une autre couleur.
lesson-low = Votre partenaire joue { $card_2 }, et { $card_3 } bat toutes vos cartes de la couleur : donnez la plus basse, { $card }.
lesson-low-why = Une levée que vous ne pouvez pas gagner doit vous coûter le moins possible : jouez bas.
lesson-follow = On joue { $card_led } : fournissez { $card }.
lesson-follow-why = Tant que vous avez une carte de la couleur jouée, il faut en donner une. Y manquer est une <renonce>renonce</>, la plus grave faute du Whist.
lesson-single = On joue { $suit_led }, et { $card } est votre seule carte de cette couleur : jouez-la.
lesson-single-why = { $seat_1 } l’a battu avec { $card_taken_1 }. Un roi sec tombe souvent ainsi.
lesson-keep = On joue { $card_led } : donnez { $card }, et gardez le dix.
lesson-keep-why = As, roi, dame et valet de { $suit } sont tous sortis : le dix est maintenant la meilleure carte de la couleur. Comptez donc ce qui tombe.
lesson-partner = Votre partenaire est maître avec { $card_2 }, et vous ne pouvez pas fournir. Ne coupez pas : jetez { $card }.
lesson-partner-why = La levée de votre partenaire est aussi la vôtre : n’y dépensez jamais un <atout>atout</>.
lesson-trump = Votre partenaire joue { $card_2 }, et { $card_3 } la bat. Coupez maintenant avec { $card }.
lesson-trump-why = Votre camp en est à { WORDS($number_ours) } levées. Chacune au-delà de { WORDS($number_book) } vaut un point, et { WORDS($option_game_points) } points font la partie.
