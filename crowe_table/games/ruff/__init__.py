"""Ruff: Euchre by the Encyclopædia and the later Hoyles, and the old English Ruff and Honours."""

from crowe_table.games.ruff.rules import Ruff

GAME = Ruff()
