# Ce qu’il faut faire autrement que dans la leçon, par règle.

differs-table_opens-every_turn = Vous pouvez poser, déplacer et lever vos mises après chaque coup.
differs-game-court = C’est la Bassette de la cour : vous misez sur une carte à vous, et pouvez laisser grossir votre gain.
