"""Speculation, in which players trade the trump that may win the pot. By Mr. Crowe's book and by later ones."""

from crowe_table.games.speculation.rules import Speculation

GAME = Speculation()
