"""Baccara, by the book and as the clubs play it."""

from crowe_table.games.baccara.rules import Baccara

GAME = Baccara()
