"""Hazard, by three books."""

from crowe_table.games.hazard.laws import Hazard

GAME = Hazard()
