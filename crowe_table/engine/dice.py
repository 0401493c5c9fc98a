"""Dice, as throws."""

from typing import TypeAlias

from crowe_table.engine.rng import Rng

DiceFaces: TypeAlias = tuple[int, ...]
"""The uppermost faces, 1 to 6 each, in the order in which the dice came to rest."""


def throw(rng: Rng, dice: int = 2) -> DiceFaces:
    """A fair throw of so many dice."""
    return tuple(rng.below(6) + 1 for _ in range(dice))
