"""All Fours, with presets for the Encyclopædia, Cotton and the later Hoyles."""

from crowe_table.games.all_fours.rules import AllFours

GAME = AllFours()
