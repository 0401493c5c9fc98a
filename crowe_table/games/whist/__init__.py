"""Whist, as Mr. Crowe printed it, and as Hoyle and the clubs played it later."""

from crowe_table.games.whist.rules import Whist

GAME = Whist()
