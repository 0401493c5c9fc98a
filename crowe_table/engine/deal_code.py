"""The code of a deal: six plain words that a person can copy, write on paper and type in again.

A fresh seed is such a code, its words joined by hyphens: 64 bits from the system's entropy and 8 that check them.
Other seeds, as technicians give them and as older tables were dealt from, are their own code.
"""

import os
import re
from difflib import get_close_matches

from crowe_table.engine.core import Reason, because
from crowe_table.engine.deal_words import WORDS
from crowe_table.engine.sha import sha256

COUNT = 6
"""Words of a code."""
LONGEST_SEED = 64
_DATA_BYTES = 8
_WORD_BITS = 12
_PLACES = {word: place for place, word in enumerate(WORDS)}
_SEED = re.compile(rf"[A-Za-z0-9._-]{{1,{LONGEST_SEED}}}")
_BETWEEN = re.compile(r"[\s,;·-]+")


def fresh_seed() -> str:
    """A seed of 64 bits from the system's entropy, in the form of a code."""
    data = os.urandom(_DATA_BYTES)
    number = int.from_bytes(data + _check(data))
    places = (number >> _WORD_BITS * at & len(WORDS) - 1 for at in reversed(range(COUNT)))
    return "-".join(WORDS[place] for place in places)


def written(seed: str) -> str:
    """The code of a seed as it is written down: its words side by side, or the seed as it is."""
    return seed.replace("-", " ") if _is_code(seed.split("-")) else seed


def read_code(text: str) -> str | Reason:
    """The seed that was typed: six words in whatever letters and with whatever between them, or a plain seed.

    The Reason says what is wrong with it: which word is none of ours, that there are not six, or that these six do not
    belong together.
    """
    text = text.strip()
    parts = [part for part in _BETWEEN.split(text.lower()) if part]
    if len(parts) != COUNT or not all(part.isalpha() for part in parts):
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
    """Whether these are six words of the list that belong together."""
    if len(words) != COUNT or not all(word in _PLACES for word in words):
        return False
    number = 0
    for word in words:
        number = number << _WORD_BITS | _PLACES[word]
    whole = number.to_bytes(_DATA_BYTES + 1)
    return _check(whole[:-1]) == whole[-1:]


def _check(data: bytes) -> bytes:
    """Eight bits that tell one code from another that was miscopied: it passes unseen once in 256 times."""
    return sha256(b"code of a deal" + data).digest()[:1]
