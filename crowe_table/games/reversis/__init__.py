"""Reversis: players avoid tricks, and discarding the knave of hearts wins a pool."""

from crowe_table.games.reversis.rules import Reversis

GAME = Reversis()
