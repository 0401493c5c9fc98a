"""Bassett, which is Faro in the book and the saloon, and true Basset at court."""

from crowe_table.games.bassett.rules import Bassett

GAME = Bassett()
