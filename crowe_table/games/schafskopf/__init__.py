"""Schafskopf (Sheepshead) by the Encyclopædia: one player against two, or each player for the fewest points."""

from crowe_table.games.schafskopf.rules import Schafskopf

GAME = Schafskopf()
