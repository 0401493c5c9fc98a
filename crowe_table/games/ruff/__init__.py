"""Ruff: two games of that name, Euchre and the old English Ruff and Honours.

Euchre follows the rules of the Encyclopædia and the later Hoyles.
"""

from crowe_table.games.ruff.rules import Ruff

GAME = Ruff()
