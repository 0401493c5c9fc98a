"""Text that comes from outside: names that people type, paths of any bytes, and cells of a table in CSV."""

import csv
import io
import os
import unicodedata
from collections.abc import Iterable, Sequence
from typing import TypeAlias
from urllib.parse import quote, unquote_to_bytes

LONGEST_NAME = 40
"""Characters of the longest name of a player."""
CsvCell: TypeAlias = str | int | float
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
"""TypeAhead, marks and signs that are drawn as nothing: fillers of Hangul and Khmer, the empty cell of Braille, …"""
_VARIATIONS = (range(0x180B, 0x1810), range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))
"""Variation selectors: marks that are drawn as nothing."""
_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
"""What a cell begins with that a spreadsheet takes for a formula, by OWASP's guidance on CSV injection."""


# --- names


def clean_name(text: str) -> str:
    """Return a typed name as it is kept: NFC, single spaces, no control or invisible characters, at most 40 characters.
    Empty if nothing visible is left.
    """
    drawn = "".join(" " if sign.isspace() else sign for sign in text if sign.isspace() or _is_drawn(sign))
    name = unicodedata.normalize("NFC", " ".join(drawn.split()))[:LONGEST_NAME].rstrip()
    return name if any(unicodedata.category(sign)[0] in "LNPS" for sign in name) else ""


def _is_drawn(sign: str) -> bool:
    """Whether a character leaves ink: no control character, no filler, no variation selector."""
    return sign.isprintable() and sign not in _BLANK and not any(ord(sign) in each for each in _VARIATIONS)


# --- paths


def showable(text: str) -> str:
    """Return a text that any font, terminal or file takes: a byte of a path that is no UTF-8 becomes ``?``."""
    return text if text.isascii() else text.encode(errors="replace").decode()


def name_to_text(name: str) -> str:
    """Return the name of a file, which may be any bytes, as text that can be stored. See ``name_from_text``."""
    return quote(os.fsencode(name), safe="")


def name_from_text(text: str) -> str:
    """Return the name of a file from what ``name_to_text`` made of it."""
    return os.fsdecode(unquote_to_bytes(text))


# --- CSV


def csv_text(rows: Iterable[Sequence[CsvCell]]) -> str:
    """Return rows as CSV that a spreadsheet reads as data and never as a formula; numbers stay numbers."""
    written = io.StringIO()
    csv.writer(written, quoting=csv.QUOTE_NONNUMERIC).writerows([[_harmless(cell) for cell in row] for row in rows])
    return written.getvalue()


def _harmless(cell: CsvCell) -> CsvCell:
    if not isinstance(cell, str):
        return cell
    text = showable(cell)
    return f"'{text}" if text.startswith(_FORMULA) else text
