"""Blind Hookey, by both methods of the rule book."""

from crowe_table.games.blind_hookey.rules import BlindHookey

GAME = BlindHookey()
