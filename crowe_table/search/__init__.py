"""The players the house provides: their levels, how they choose, and the process they think in."""

from crowe_table.search.levels import LEVELS, level

__all__ = ["LEVELS", "level"]
