"""How a table stands, written at the end of a deal and when it is left, so that a list of sessions need replay none."""

from datetime import UTC, datetime

from msgspec.structs import replace

from crowe_table.engine.journal import Standing
from crowe_table.engine.table import AnyTable


def standing_of(table: AnyTable, at: datetime | None = None) -> Standing:
    """How it stands, and when: now, if nothing else is said."""
    watched = table.watch()
    return Standing(
        at=(at or datetime.now(UTC)).isoformat(timespec="seconds"),
        deal=watched.public.deal,
        scores=watched.public.scores,
        sides=watched.public.sides,
        purses=watched.public.purses,
        unit=watched.options.unit,
        finished=table.over,
    )


def stands_so(table: AnyTable, told: Standing) -> bool:
    """Whether it stands as a file tells, whenever that was."""
    return told == replace(standing_of(table), at=told.at)
