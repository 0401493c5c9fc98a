"""Schafskopf, or Sheepshead, as the Encyclopædia tells it: one against two, or each for least."""

from crowe_table.games.schafskopf.rules import Schafskopf

GAME = Schafskopf()
