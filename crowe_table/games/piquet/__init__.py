"""Piquet by Mr. Crowe, by the treatise of 1651, by Hoyle's editors, and Rubicon Piquet."""

from crowe_table.games.piquet.rules import Piquet

GAME = Piquet()
