"""Bassett: Faro by the rule book, Faro of the saloon, and court Basset."""

from crowe_table.games.bassett.rules import Bassett

GAME = Bassett()
