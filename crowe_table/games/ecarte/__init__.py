"""Écarté, as the Encyclopædia begins to tell it and the clubs of London played it."""

from crowe_table.games.ecarte.rules import Ecarte

GAME = Ecarte()
