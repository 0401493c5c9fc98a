"""Cribbage, as Mr. Crowe printed it."""

from crowe_table.games.cribbage.laws import Cribbage

GAME = Cribbage()
