"""Brag, as Mr. Crowe printed it."""

from crowe_table.games.brag.rules import BragGame

GAME = BragGame()
