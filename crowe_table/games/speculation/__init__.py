"""Speculation, by Mr. Crowe's book and by later ones."""

from crowe_table.games.speculation.rules import Speculation

GAME = Speculation()
