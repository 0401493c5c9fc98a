"""What players of the house share: worlds that fit a view, roll-outs, how they are allotted, and the general player."""

from crowe_table.search.levels import LEVELS, level

__all__ = ["LEVELS", "level"]
