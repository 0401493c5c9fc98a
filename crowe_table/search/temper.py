"""Tempers: what decides where answers are as good as each other, as far as a player can tell.

A temper never takes an answer that the player knows to be worse: it chooses among those whose worth is within the
error of the best, and players say how great that is (``Advice.error``).
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
    """What a player likes where all is one."""

    EVEN = "even"
    """What comes first."""
    BOLD = "bold"
    """High cards and great sums; speaks rather than not."""
    CAREFUL = "careful"
    """Low cards and small sums; keeps silent rather than speak."""
    WAYWARD = "wayward"
    """Now this and now that."""


def preferred(advice: Sequence[Advice], temper: Leaning, rng: Rng) -> Advice:
    """The answer that is given: the best, or one as good as it that suits the temper better."""
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
    """Silence, then small sums and low cards, then greater ones."""
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
    """What an action contains, besides who acts."""
    return tuple([each.name for each in fields(kind) if each.name != "seat"])
