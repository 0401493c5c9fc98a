"""Summaries of tables. They are written after each deal and when a table is left.

Because of them, the list of sessions needs no replay.
"""

from datetime import UTC, datetime

from msgspec.structs import replace

from crowe_table.engine.journal import MAX_NUMBER, Header, TableSummary
from crowe_table.engine.table import AnyTable


def summary_of(
    table: AnyTable, at: datetime | None = None, refereed: bool = False, peeked: bool = False
) -> TableSummary:
    """Return the summary of a table. ``at`` is the time at which it was last played, by default now.

    ``refereed`` says whether a referee saw a hand. ``peeked`` says whether a person took something back after learning
    from it.
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


def matches_summary(table: AnyTable, told: TableSummary) -> bool:
    """Return whether a summary describes the table. Its time and flags are not compared."""
    return told == replace(summary_of(table), at=told.at, refereed=told.refereed, peeked=told.peeked)


def is_plausible(head: Header, told: TableSummary) -> bool:
    """Return whether a summary fits a session with this first line. If so, it may be shown without a replay."""
    players = len(head.players)
    return (
        len(told.sides) == len(told.purses) == players > 0
        and len(told.scores) <= players
        and all(0 <= side < (len(told.scores) or players) for side in told.sides)
        and all(0 <= sum_ <= MAX_NUMBER for sum_ in (*told.purses, told.deal))
        and 0 < told.unit <= MAX_NUMBER
    )
