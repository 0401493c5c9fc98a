"""Whist, as Mr. Crowe printed it, and as Hoyle and the clubs played it after him."""

from crowe_table.games.whist.laws import Whist

GAME = Whist()
