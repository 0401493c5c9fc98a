"""How a table stands, written at the end of a deal and when it is left, so that a list of sessions need replay none."""

from datetime import UTC, datetime

from msgspec.structs import replace

from crowe_table.engine.journal import LARGEST, Header, TableSummary
from crowe_table.engine.table import AnyTable


def standing_of(
    table: AnyTable, at: datetime | None = None, refereed: bool = False, peeked: bool = False
) -> TableSummary:
    """How it stands, and when: now, if nothing else is said; whether a referee has been shown a hand of it, and whether
    anything was taken back after a person had learnt something by it.
    """
    watched = table.watch()
    return TableSummary(
        at=(at or datetime.now(UTC)).isoformat(timespec="milliseconds"),
        deal=watched.public.deal,
        scores=watched.public.scores,
        sides=watched.public.sides,
        purses=watched.public.purses,
        unit=watched.options.unit,
        finished=table.over,
        refereed=refereed,
        peeked=peeked,
    )


def stands_so(table: AnyTable, told: TableSummary) -> bool:
    """Whether it stands as a file tells, whenever that was, whoever looked and whatever was taken back."""
    return told == replace(standing_of(table), at=told.at, refereed=told.refereed, peeked=told.peeked)


def could_stand(head: Header, told: TableSummary) -> bool:
    """Whether a table with this first line could stand as a file tells: enough to be shown without replaying it."""
    players = len(head.players)
    return (
        len(told.sides) == len(told.purses) == players > 0
        and len(told.scores) <= players
        and all(0 <= side < (len(told.scores) or players) for side in told.sides)
        and all(0 <= sum_ <= LARGEST for sum_ in (*told.purses, told.deal))
        and 0 < told.unit <= LARGEST
    )
