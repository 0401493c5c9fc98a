"""Schafskopf (Sheepshead) by the Encyclopædia: one player against two, or each for the least."""

from crowe_table.games.schafskopf.rules import Schafskopf

GAME = Schafskopf()
