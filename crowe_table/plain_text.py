"""Sanitizing external text: typed names, paths with arbitrary bytes, and CSV cells; and sorting."""

import csv
import io
import os
import unicodedata
from collections.abc import Iterable, Sequence
from typing import TypeAlias
from urllib.parse import quote, unquote_to_bytes

MAX_NAME_LENGTH = 40
"""Maximum characters of a player's name."""
CsvCell: TypeAlias = str | int | float
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
"""Invisible letters, marks and signs: Hangul and Khmer fillers, the blank Braille cell, …"""
_VARIATIONS = (range(0x180B, 0x1810), range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))
"""Variation selectors, which are invisible."""
_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
"""First characters that make a spreadsheet treat a cell as a formula; see OWASP on CSV injection."""


# --- names -----------------------------------------------------------------------------------------------------------


def clean_name(text: str) -> str:
    """Normalize a typed name: NFC, single spaces, no control or invisible characters, at most 40 characters.

    The result is empty if nothing visible is left.
    """
    drawn = "".join(" " if sign.isspace() else sign for sign in text if sign.isspace() or _is_drawn(sign))
    name = unicodedata.normalize("NFC", " ".join(drawn.split()))[:MAX_NAME_LENGTH].rstrip()
    return name if any(unicodedata.category(sign)[0] in "LNPS" for sign in name) else ""


def _is_drawn(sign: str) -> bool:
    return sign.isprintable() and sign not in _BLANK and not any(ord(sign) in each for each in _VARIATIONS)


def sort_key(text: str, own_letters: str = "") -> str:
    """Return a sort key that ignores case and treats accented letters as their base letters.

    ``own_letters`` follow their base letters: in Spanish, ñ is a letter between n and o.
    """
    folded = unicodedata.normalize("NFC", text).casefold()
    return "".join(f"{_base(sign)}\uffff" if sign in own_letters else _base(sign) for sign in folded)


def _base(sign: str) -> str:
    return "".join(each for each in unicodedata.normalize("NFD", sign) if not unicodedata.combining(each))


# --- paths -----------------------------------------------------------------------------------------------------------


def showable(text: str) -> str:
    """Return a text that every font, terminal and file accepts: undecodable bytes become ``?``."""
    return text if text.isascii() else text.encode(errors="replace").decode()


def name_to_text(name: str) -> str:
    """Encode a file name, which may have arbitrary bytes, as storable text. See ``name_from_text``."""
    return quote(os.fsencode(name), safe="")


def name_from_text(text: str) -> str:
    """Decode a file name encoded by ``name_to_text``."""
    return os.fsdecode(unquote_to_bytes(text))


# --- CSV -------------------------------------------------------------------------------------------------------------


def csv_text(rows: Iterable[Sequence[CsvCell]]) -> str:
    """Return rows as CSV without spreadsheet formulas; numbers stay numbers."""
    written = io.StringIO()
    csv.writer(written, quoting=csv.QUOTE_NONNUMERIC).writerows([[_harmless(cell) for cell in row] for row in rows])
    return written.getvalue()


def _harmless(cell: CsvCell) -> CsvCell:
    if not isinstance(cell, str):
        return cell
    text = showable(cell)
    return f"'{text}" if text.startswith(_FORMULA) else text
