"""Piquet: Mr. Crowe's rules, those of the treatise of 1651 and of Hoyle's editors, and Rubicon Piquet."""

from crowe_table.games.piquet.rules import Piquet

GAME = Piquet()
