"""Rubicon Bézique, by the code of the Portland Club."""

from crowe_table.games.bezique.rules import Bezique

GAME = Bezique()
