"""Piquet, as Mr. Crowe has it, as the treatise of 1651 and Hoyle's editors had it, and the game of the rubicon."""

from crowe_table.games.piquet.rules import Piquet

GAME = Piquet()
