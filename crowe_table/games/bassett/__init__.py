"""Bassett: Faro of the rule book and the saloon, and court Basset."""

from crowe_table.games.bassett.rules import Bassett

GAME = Bassett()
