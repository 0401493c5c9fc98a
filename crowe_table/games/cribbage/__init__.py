"""Cribbage, with presets for Crowe's book, the encyclopaedia, Hoyle and modern clubs."""

from crowe_table.games.cribbage.rules import Cribbage

GAME = Cribbage()
