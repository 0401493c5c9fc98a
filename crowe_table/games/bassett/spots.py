"""Spots of the cloth and the ranks that each spot backs (R2, R3, R4). The ranks of a spot form its name."""

from collections.abc import Iterator, Mapping

from crowe_table.engine.cards import RANKS

SEVEN = RANKS.index("7")
UPPER = tuple(RANKS.index(name) for name in "65432A")
LOWER = tuple(RANKS.index(name) for name in "89TJQK")
"""Ranks of the two facing rows of the cloth. ``UPPER`` and ``LOWER`` begin at the end where the seven lies."""
EVEN, ODD, HIGH = "even", "odd", "high"
FIELDS = (EVEN, ODD, HIGH)
"""Spots beside the cards."""


def name_of(ranks: tuple[int, ...]) -> str:
    """Return the name of the spot of these ranks, which may come in any order."""
    return "".join(RANKS[rank] for rank in sorted(ranks))


def _singles() -> Iterator[tuple[int, ...]]:
    yield from ((rank,) for rank in range(len(RANKS)))


def _side_by_side() -> Iterator[tuple[int, ...]]:
    yield from ((rank, rank + 1) for rank in range(len(RANKS) - 1))


def _across() -> Iterator[tuple[int, ...]]:
    yield from zip(UPPER, LOWER, strict=True)


def _corners() -> Iterator[tuple[int, ...]]:
    yield from zip(UPPER, LOWER[1:], strict=False)
    yield from zip(UPPER[1:], LOWER, strict=False)


def _skips() -> Iterator[tuple[int, ...]]:
    for row in (UPPER, LOWER):
        yield from zip(row, row[2:], strict=False)


def _threes() -> Iterator[tuple[int, ...]]:
    """Yield three adjacent ranks of each row, and the three ranks around the end of the rows."""
    for row in (UPPER, LOWER):
        yield from zip(row, row[1:], row[2:], strict=False)
    yield (UPPER[0], SEVEN, LOWER[0])


def _squares() -> Iterator[tuple[int, ...]]:
    yield from zip(UPPER, UPPER[1:], LOWER, LOWER[1:], strict=False)


_KINDS = {
    "single": _singles,
    "pair": _side_by_side,
    "corner": _corners,
    "across": _across,
    "skip": _skips,
    "three": _threes,
    "square": _squares,
}
KINDS: Mapping[str, str] = {
    **{name_of(ranks): kind for kind, ranks_of in _KINDS.items() for ranks in ranks_of()},
    **{name: name for name in FIELDS},
}
"""All spots and their kinds."""
SPOTS = tuple(KINDS)
SINGLES = SPOTS[: len(RANKS)]
PLACE_OF: Mapping[str, int] = {spot: at for at, spot in enumerate(SPOTS)}
"""Index of each spot. Stakes are settled in this order."""


def ranks_of(spot: str, parity: str) -> tuple[int, ...]:
    """Return the ranks that a spot backs.

    ``parity`` decides whether knave, queen and king are even or odd, or neither (R7).
    """
    if spot == HIGH:
        return ()
    if spot not in FIELDS:
        return tuple(map(RANKS.index, spot))
    counted = range(len(RANKS) if parity == "numbered" else RANKS.index("J"))
    return tuple(rank for rank in counted if rank % 2 == (spot == EVEN))
