"""Ombre: German Solo for four, and the Spanish game of 1674 for three."""

from crowe_table.games.ombre.rules import Ombre

GAME = Ombre()
