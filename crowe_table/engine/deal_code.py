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
_PLACES = {word: place for place, word in enumerate(WORDS)}
_SEED = re.compile(rf"[A-Za-z0-9._-]{{1,{MAX_SEED_LENGTH}}}")
_BETWEEN = re.compile(r"[\s,;·-]+")


def fresh_seed() -> str:
    """Return a seed of 64 bits from the system's entropy, in the form of a code."""
    data = os.urandom(_DATA_BYTES)
    number = int.from_bytes(data + _check(data))
    places = (number >> _WORD_BITS * at & len(WORDS) - 1 for at in reversed(range(WORD_COUNT)))
    return "-".join(WORDS[place] for place in places)


def display_code(seed: str) -> str:
    """Return the code of a seed for display, with its words separated by spaces.

    Any other seed is returned unchanged.
    """
    return seed.replace("-", " ") if _is_code(seed.split("-")) else seed


def read_code(text: str) -> str | Reason:
    """Parse a typed seed: six words in any case with any separators, or a plain seed.

    Returns a Reason if a word is unknown, if there are not six words, or if the checksum does not match.
    """
    text = text.strip()
    parts = [part for part in _BETWEEN.split(text.lower()) if part]
    if len(parts) != WORD_COUNT or not all(part.isalpha() for part in parts):
        if _SEED.fullmatch(text):
            return text
        spaced = len(parts) > 1 and all(part.isalpha() for part in parts)
        return because("deal-code-count", number=len(parts)) if spaced else because("deal-code-letters", word=text)
    if strange := next((part for part in parts if part not in _PLACES), ""):
        return _strange(strange)
    return "-".join(parts) if _is_code(parts) else because("deal-code-check")


def _strange(word: str) -> Reason:
    near = get_close_matches(word, WORDS, 1)
    return because("deal-code-near", word=word, near=near[0]) if near else because("deal-code-word", word=word)


def _is_code(words: list[str]) -> bool:
    """Return whether these are six words of the list with a matching checksum."""
    if len(words) != WORD_COUNT or not all(word in _PLACES for word in words):
        return False
    number = 0
    for word in words:
        number = number << _WORD_BITS | _PLACES[word]
    whole = number.to_bytes(_DATA_BYTES + 1)
    return _check(whole[:-1]) == whole[-1:]


def _check(data: bytes) -> bytes:
    """Return an 8-bit checksum. It fails to detect one wrong code in 256."""
    return sha256(b"code of a deal" + data).digest()[:1]
