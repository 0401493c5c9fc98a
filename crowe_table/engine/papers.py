"""Papers that players of a game can print besides the boards and cloths of its layout."""

from msgspec import Struct


class PrintedTable(Struct, frozen=True):
    """A printed table for looking things up. Headings are messages. The first column names the row."""

    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class ScoreSheet(Struct, frozen=True):
    """A sheet to write scores on: one row for each deal, one column for each side."""

    deals: int
    sides: int


class Dials(Struct, frozen=True):
    """A marker for each side, with one hand for each dial. A dial counts from 0 to its number in ``counts``."""

    sides: int
    counts: tuple[int, ...]


Printable = PrintedTable | ScoreSheet | Dials
