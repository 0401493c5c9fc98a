"""Dice throws."""

from typing import TypeAlias

from crowe_table.engine.rng import Rng

DiceFaces: TypeAlias = tuple[int, ...]
"""The uppermost faces, 1 to 6, in the order in which the dice stopped."""


def throw(rng: Rng, dice: int = 2) -> DiceFaces:
    """Return a fair throw of ``dice`` dice."""
    return tuple(rng.below(6) + 1 for _ in range(dice))
