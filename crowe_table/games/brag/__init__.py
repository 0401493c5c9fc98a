"""Brag, with presets for Crowe's book, the modern game and the game with braggers."""

from crowe_table.games.brag.rules import BragGame

GAME = BragGame()
