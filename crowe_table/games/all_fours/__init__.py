"""All Fours, as the Encyclopædia tells it, as Mr. Cotton saw it played in Kent, and as the later Hoyles have it."""

from crowe_table.games.all_fours.rules import AllFours

GAME = AllFours()
