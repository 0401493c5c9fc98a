"""Terms of a game, marked in messages and in the rule book: ``<crib>your crib</>``.

The name before the text is the term's key in the glossary of the same language (``words.glossary``). The files are read
with private characters in place of the brackets. Therefore no text that a person types can be taken for a mark. Words
removes all marks, unless its reader can open terms.
"""

import re
from collections.abc import Collection
from typing import NamedTuple

from crowe_table.plain_text import sort_key

BEGIN, NAMED, END = "\ue000", "\ue001", "\ue002"
"""Characters before a term's key, between its key and its text, and after its text."""
_WRITTEN = re.compile(r"<([a-z0-9-]+)>([^<>{}]+?)</>")
_MARK = re.compile(f"{BEGIN}([^{NAMED}]*){NAMED}([^{END}]*){END}")
_LOOSE = re.compile(f"{BEGIN}[^{NAMED}]*{NAMED}|{END}")
_NOT_IN_KEY = re.compile(r"[^a-z0-9]+")


class Span(NamedTuple):
    """A term in a plain text: its key, and the indices where it begins and ends."""

    key: str
    start: int
    end: int


def key_of(term: str) -> str:
    """Return the key of a term: lower-case letters and digits without accents, with hyphens between its words."""
    return _NOT_IN_KEY.sub("-", sort_key(term).replace("œ", "oe").replace("æ", "ae").replace("ß", "ss")).strip("-")


def read_marks(source: str) -> str:
    """Return the source of messages with its marks in private characters."""
    return _WRITTEN.sub(f"{BEGIN}\\1{NAMED}\\2{END}", source) if "</>" in source else source


def plain(text: str) -> str:
    """Return a text without marks."""
    return _LOOSE.sub("", text) if BEGIN in text or END in text else text


def keeping(text: str, terms: Collection[str]) -> str:
    """Return a text that keeps the first mark of each of these terms, and no other mark."""
    if BEGIN not in text:
        return text
    seen: set[str] = set()

    def kept(found: re.Match[str]) -> str:
        key = found[1]
        if key not in terms or key in seen:
            return found[2]
        seen.add(key)
        return found[0]

    return _MARK.sub(kept, text)


def spans(text: str) -> tuple[str, tuple[Span, ...]]:
    """Return a text without marks, and the terms in it."""
    if BEGIN not in text:
        return text, ()
    parts: list[str] = []
    found: list[Span] = []
    length = at = 0
    for mark in _MARK.finditer(text):
        before = plain(text[at : mark.start()])
        parts += [before, mark[2]]
        found.append(Span(mark[1], length + len(before), length + len(before) + len(mark[2])))
        length, at = found[-1].end, mark.end()
    return "".join([*parts, plain(text[at:])]), tuple(found)
