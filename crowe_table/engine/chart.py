"""Charts: small tables of the current standing, built from one viewer's View alone."""

from msgspec import Struct

from crowe_table.engine.core import Reason


class ChartRow(Struct, frozen=True):
    """One line of a chart: a label and, right-aligned, an optional number, sum or word."""

    name: Reason
    value: Reason | None = None
    marked: bool = False
    """Whether the row is highlighted: the viewer's own row or the current one."""


class Chart(Struct, frozen=True, kw_only=True):
    """A heading, rows, and notes below them. A chart with only a heading is a short label."""

    title: Reason
    rows: tuple[ChartRow, ...] = ()
    notes: tuple[Reason, ...] = ()
    passing: bool = False
    """Whether the rows are a running log. If space is short, a log drops its oldest rows.

    Any other chart shows all its rows or none, because some of them alone would mislead.
    """
