"""Papers of a game that its layout does not show: what its players can print besides boards and cloths."""

from msgspec import Struct


class PrintedTable(Struct, frozen=True):
    """A table to look things up in. Headings are messages; the first column names the row."""

    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class ScoreSheet(Struct, frozen=True):
    """A sheet to write scores on: one row for each deal, one column for each side."""

    deals: int
    sides: int


class Dials(Struct, frozen=True):
    """A marker for each side, with one hand for each dial. A dial counts from 0 to its number."""

    sides: int
    counts: tuple[int, ...]


Printable = PrintedTable | ScoreSheet | Dials
