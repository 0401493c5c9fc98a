"""Deal codes: six plain words that identify a deal and can be copied by hand.

A fresh seed is such a code, with its words joined by hyphens. It encodes 64 random bits and an 8-bit checksum. Any
other seed is its own code: one typed by a technician, or one stored in an older save.
"""

import os
import re
from difflib import get_close_matches
from pathlib import Path

from crowe_table.engine.core import Reason, because
from crowe_table.engine.sha import sha256

WORDS = tuple(Path(__file__).with_name("deal_words.txt").read_text("ascii").split())
"""The 4,096 words, in alphabetical order.

A code represents numbers by positions in this list, so it must never change.
"""
WORD_COUNT = 6
"""Number of words in a code."""
MAX_SEED_LENGTH = 64
_DATA_BYTES = 8
_WORD_BITS = 12
_DEAL = b"code of a deal"
"""Value of ``kind`` for the code of a deal. Each kind of code has another checksum."""
_PLACES = {word: place for place, word in enumerate(WORDS)}
_SEED = re.compile(rf"[A-Za-z0-9._-]{{1,{MAX_SEED_LENGTH}}}")
_BETWEEN = re.compile(r"[\s,;·-]+")


def fresh_seed() -> str:
    """Return a seed of 64 bits from the system's entropy, in the form of a code."""
    return "-".join(code_words(os.urandom(_DATA_BYTES)))


def code_words(data: bytes, kind: bytes = _DEAL) -> list[str]:
    """Return six words that represent eight bytes. Words of another ``kind`` have another checksum."""
    number = int.from_bytes(data + _check(data, kind))
    places = (number >> _WORD_BITS * at & len(WORDS) - 1 for at in reversed(range(WORD_COUNT)))
    return [WORDS[place] for place in places]


def data_of_code(words: list[str], kind: bytes = _DEAL) -> bytes | None:
    """Return the eight bytes that six words represent; None if the words are not a code of this kind."""
    if len(words) != WORD_COUNT or not all(word in _PLACES for word in words):
        return None
    number = 0
    for word in words:
        number = number << _WORD_BITS | _PLACES[word]
    whole = number.to_bytes(_DATA_BYTES + 1)
    return whole[:-1] if _check(whole[:-1], kind) == whole[-1:] else None


def display_code(seed: str) -> str:
    """Return the code of a seed for display, with its words separated by spaces.

    Any other seed is returned unchanged.
    """
    return seed.replace("-", " ") if data_of_code(seed.split("-")) else seed


def read_code(text: str) -> str | Reason:
    """Parse a typed seed: six words in any case with any separators, or a plain seed.

    Returns a Reason if a word is unknown, if there are not six words, or if the checksum does not match.
    """
    text = text.strip()
    parts = _parts(text)
    if not _are_six(parts):
        if _SEED.fullmatch(text):
            return text
        spaced = len(parts) > 1 and all(part.isalpha() for part in parts)
        return because("deal-code-count", number=len(parts)) if spaced else because("deal-code-letters", word=text)
    words = typed_words(text)
    if isinstance(words, Reason):
        return words
    return "-".join(words) if data_of_code(words) else because("deal-code-check")


def typed_words(text: str) -> list[str] | Reason:
    """Parse six words of ``WORDS``, in any case and with any separators. Return a Reason for any other text."""
    parts = _parts(text)
    if not _are_six(parts):
        return because("deal-code-count", number=len(parts))
    strange = next((part for part in parts if part not in _PLACES), "")
    return _strange(strange) if strange else parts


def _parts(text: str) -> list[str]:
    return [part for part in _BETWEEN.split(text.lower()) if part]


def _are_six(parts: list[str]) -> bool:
    return len(parts) == WORD_COUNT and all(part.isalpha() for part in parts)


def _strange(word: str) -> Reason:
    near = get_close_matches(word, WORDS, 1)
    return because("deal-code-near", word=word, near=near[0]) if near else because("deal-code-word", word=word)


def _check(data: bytes, kind: bytes) -> bytes:
    """Return an 8-bit checksum. It fails to detect one wrong code in 256."""
    return sha256(kind + data).digest()[:1]
