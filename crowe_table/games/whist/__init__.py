"""Whist: Mr. Crowe's rules, and those of Hoyle and of the clubs in later years."""

from crowe_table.games.whist.rules import Whist

GAME = Whist()
