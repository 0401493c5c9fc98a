"""Brag, as Mr. Crowe printed it."""

from crowe_table.games.brag.laws import Brag

GAME = Brag()
