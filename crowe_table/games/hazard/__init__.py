"""Hazard, with the rules of three books."""

from crowe_table.games.hazard.rules import Hazard

GAME = Hazard()
