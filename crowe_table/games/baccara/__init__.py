"""Baccara, with presets for the rule book and for club play."""

from crowe_table.games.baccara.rules import Baccara

GAME = Baccara()
