"""Speculation, a game in which players trade the highest trump, which may win the pot.

The rules are Mr. Crowe's and those of later books.
"""

from crowe_table.games.speculation.rules import Speculation

GAME = Speculation()
