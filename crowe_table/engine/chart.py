"""A chart: a slip that says how things stand for one viewer, made from that viewer's View and from nothing else."""

from msgspec import Struct

from crowe_table.engine.core import Reason


class ChartRow(Struct, frozen=True):
    """One line: what, and at its other end a number, a sum or a word."""

    name: Reason
    value: Reason | None = None
    marked: bool = False
    """Whether it is the viewer's own, or what counts now."""


class Chart(Struct, frozen=True, kw_only=True):
    """A heading, lines, and remarks beneath them. One of a heading alone is a few words beside what it tells of."""

    title: Reason
    rows: tuple[ChartRow, ...] = ()
    notes: tuple[Reason, ...] = ()
    passing: bool = False
    """Whether its lines are what was said, one after another: where there is no room for all, the oldest give way. Of
    any other chart all lines are shown or none, for a part of them would tell what is not so.
    """
