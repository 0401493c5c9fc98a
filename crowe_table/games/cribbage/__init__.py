"""Cribbage, as Mr. Crowe printed it."""

from crowe_table.games.cribbage.rules import Cribbage

GAME = Cribbage()
