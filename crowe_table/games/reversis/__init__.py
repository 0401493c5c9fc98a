"""Reversis: a game in which players avoid taking tricks, and win a pool by discarding the knave of hearts."""

from crowe_table.games.reversis.rules import Reversis

GAME = Reversis()
