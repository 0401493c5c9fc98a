"""The programme of attract mode, for a whole season.

Each object, lesson, famous hand and computer player is shown once in a cycle, after a hand of computer players. A cycle
lasts 75 minutes or more and has five blocks, always in the same order. Only the shows within a block change order.
Nothing is therefore repeated within an hour, but the cycles differ.
"""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from random import Random

from msgspec import Struct

CYCLE, BLOCKS = 75 * 60.0, 5
"""Minimum seconds of a cycle, and the number of its blocks."""
MIN_HAND = 20.0
"""Minimum seconds of the hand that precedes each show."""


class ShowKind(StrEnum):
    """A kind of thing that attract mode shows."""

    HAND = "hand"
    """A hand of computer players. Its cards are new every time."""
    OBJECT = "object"
    FAMOUS = "famous"
    """A famous hand, played by computer players."""
    LESSON = "lesson"
    """The first steps of a lesson."""
    FACE = "face"
    """A computer player who introduces themselves."""
    CANDLE = "candle"
    """A candle that burns down with the opening hours."""


class AttractShow(Struct, frozen=True):
    """One thing to show, and for how many seconds."""

    kind: ShowKind
    name: str = ""
    seconds: float = MIN_HAND


def mixed(shows: Sequence[AttractShow]) -> list[AttractShow]:
    """Return the shows in an order that spreads each kind evenly over the whole."""
    kinds = {show.kind: [each for each in shows if each.kind is show.kind] for show in shows}
    placed = [((at + 0.5) / len(same), show) for same in kinds.values() for at, show in enumerate(same)]
    return [show for _, show in sorted(placed, key=lambda pair: pair[0])]


def season(shows: Sequence[AttractShow], seed: str) -> Iterator[AttractShow]:
    """Yield an endless programme: each of ``shows``, always after a hand of computer players.

    If there are no shows, yield hands only.
    """
    chance, order = Random(seed), mixed(shows)  # noqa: S311 - the order of shows is no secret
    if not order:
        while True:
            yield AttractShow(ShowKind.HAND)
    hand = max(MIN_HAND, (CYCLE - sum(show.seconds for show in order)) / len(order))
    blocks = [order[at * len(order) // BLOCKS : (at + 1) * len(order) // BLOCKS] for at in range(BLOCKS)]
    while True:
        for block in blocks:
            for show in chance.sample(block, len(block)):
                yield AttractShow(ShowKind.HAND, seconds=hand)
                yield show


def shown_times(shows: Iterator[AttractShow], seconds: float) -> Iterator[tuple[float, AttractShow]]:
    """Yield the shows of a period with the times at which they begin."""
    at = 0.0
    while at < seconds:
        show = next(shows)
        yield at, show
        at += show.seconds
