"""Tempers. A temper decides how a player chooses between answers that it considers equally good.

A temper never chooses an answer that the player knows to be worse. It chooses among those within the error of the best
value (``Advice.error``).
"""

from collections.abc import Sequence
from enum import StrEnum
from functools import cache

from msgspec import Struct
from msgspec.structs import fields

from crowe_table.engine.core import Action
from crowe_table.engine.rng import Rng
from crowe_table.search.advice import Advice, loss


class Leaning(StrEnum):
    """A player's preference between equally good answers."""

    EVEN = "even"
    """Prefers the first answer."""
    BOLD = "bold"
    """Prefers high cards, large sums, and speaking over silence."""
    CAREFUL = "careful"
    """Prefers low cards, small sums, and silence over speaking."""
    WAYWARD = "wayward"
    """Chooses at random."""


def preferred(advice: Sequence[Advice], temper: Leaning, rng: Rng) -> Advice:
    """Return the chosen advice: the best, or an equally good one that suits the temper better."""
    close = [advice[0], *[each for each in advice[1:] if _close(advice[0], each)]]
    if temper is Leaning.EVEN or len(close) < 2:
        return advice[0]
    if temper is Leaning.WAYWARD:
        return close[rng.below(len(close))]
    return (max if temper is Leaning.BOLD else min)(close, key=lambda each: _boldness(each.action))


def _close(best: Advice, other: Advice) -> bool:
    lost = loss(best, other)
    return lost is not None and 0 < max(best.error, other.error) >= lost


def _boldness(action: Action | None) -> tuple[bool, int]:
    """Return a sort key. Silence comes first, then small sums and low cards, then greater ones."""
    if action is None:
        return False, 0
    values = [getattr(action, name) for name in _contents(type(action))]
    return True, sum([_size(value) for value in values])


def _size(value: object) -> int:
    if isinstance(value, tuple):
        return sum([_size(each) for each in value])
    return value if isinstance(value, int) else 0


@cache
def _contents(kind: type[Struct]) -> tuple[str, ...]:
    return tuple([each.name for each in fields(kind) if each.name != "seat"])
