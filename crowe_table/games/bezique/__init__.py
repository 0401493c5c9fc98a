"""Rubicon Bézique by the Portland Club's code."""

from crowe_table.games.bezique.rules import Bezique

GAME = Bezique()
