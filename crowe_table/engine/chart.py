"""Charts: small tables of the current standing. A chart is built from one viewer's View alone."""

from msgspec import Struct

from crowe_table.engine.core import Reason


class ChartRow(Struct, frozen=True):
    """One line of a chart: a label, and optionally a right-aligned number, sum or word."""

    name: Reason
    value: Reason | None = None
    marked: bool = False
    """Whether the row is highlighted because it is the viewer's own or the current one."""


class Chart(Struct, frozen=True, kw_only=True):
    """A heading, rows, and notes below them. A chart with only a heading is a short label."""

    title: Reason
    rows: tuple[ChartRow, ...] = ()
    notes: tuple[Reason, ...] = ()
    passing: bool = False
    """Whether the rows are a running log. If space is short, a log drops its oldest rows.

    Any other chart shows all its rows or none, because a part of them would mislead.
    """
