"""Building blocks of computer players: imagined worlds, roll-outs, budget allocation, and the general player."""

from crowe_table.search.levels import LEVELS, level

__all__ = ["LEVELS", "level"]
