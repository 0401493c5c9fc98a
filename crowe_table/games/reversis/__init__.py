"""Reversis: the tricks are shunned, and a knave of hearts thrown away carries a pool."""

from crowe_table.games.reversis.rules import Reversis

GAME = Reversis()
