"""Écarté, with presets for the Encyclopædia and the London clubs."""

from crowe_table.games.ecarte.rules import Ecarte

GAME = Ecarte()
