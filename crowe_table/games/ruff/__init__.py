"""Ruff: Euchre, as the Encyclopædia and the later Hoyles have it, and the old English Ruff and Honours."""

from crowe_table.games.ruff.rules import Ruff

GAME = Ruff()
