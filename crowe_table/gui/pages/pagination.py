"""Division of a rule book into pages for the current text size, and the figures of the book."""

import math
import re
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from html import unescape

import pygame

from crowe_table import games
from crowe_table.engine.cards import Card, parse_all
from crowe_table.gui.draw.type import Face, TypeCase, breakable_pieces, width_of_text
from crowe_table.words.rule_book import TERM, RuleBook

_PARAGRAPH = re.compile(r"<p>(.*?)</p>", re.DOTALL)
_SENTENCE_END = re.compile(r"(?<=[.!?]) (?=[A-ZÀ-Ü¡¿«„“<])")
_OPENING_TAG = re.compile(r"<[a-z]")
_TAG = re.compile(r"<[^>]+>")
_TERM_LINK = re.compile(rf'<a href="{TERM}([^"]*)">(.*?)</a>')
_ROW = re.compile(r"<cards>(.*)</cards>")
_ITEM = "•"
HUNG = 0.8
"""Indent of list items, as a multiple of the line height."""
FEW = 5
"""Minimum number of lines on the last page."""
LEADING = 1.07
"""Line spacing, as a multiple of the font's own."""
SAFELY = 0.95
"""Fraction of a line that is filled. Text is measured in roman type, and bold type is wider."""


@dataclass(frozen=True)
class PrintedPage:
    """A page of text: its section, its paragraphs, and its number within the section."""

    heading: str
    anchor: str
    paragraphs: tuple[str, ...]
    """Paragraphs with the tags of pygame_gui. ``<cards>`` marks a row of cards."""
    part: int


@dataclass(frozen=True)
class Figure:
    """A figure beside a section: cards or a piece of furniture."""

    cards: tuple[Card, ...] = ()
    furniture: str = ""
    caption: str = ""
    """Key of the message with the caption. Without one, the caption names the cards."""


def paginate(book: RuleBook, case: TypeCase, size: int, room: tuple[int, int], figure: int) -> tuple[PrintedPage, ...]:
    """Divide the sections of a book into pages.

    ``room`` is the size of a page, and ``figure`` the height of a row of cards, both in pixels.
    """
    pages: list[PrintedPage] = []
    for first in book.contents():
        passages = (passage for passage in book.pages if passage.anchor == first.anchor)
        paragraphs = [each for passage in passages for each in _PARAGRAPH.findall(passage.html)]
        for part, filled in enumerate(_divided(paragraphs, case, size, room, figure)):
            pages.append(PrintedPage(first.heading, first.anchor, tuple(filled), part))
    return tuple(pages)


def measured(book: RuleBook, case: TypeCase, size: int) -> Iterator[str]:
    """Measure the words of a book in advance, one paragraph at each step."""
    font = case.font(Face.TEXT, size)
    for passage in book.pages:
        for paragraph in _PARAGRAPH.findall(passage.html):
            for word in breakable_pieces(_TAG.sub("", paragraph)):
                width_of_text(font, word)
            yield paragraph


def is_item(paragraph: str) -> bool:
    """Return whether a paragraph is an item of a list."""
    return paragraph.startswith(_ITEM)


def item(paragraph: str) -> str:
    """Return an item of a list without its bullet."""
    return paragraph.removeprefix(_ITEM).strip()


def plain(paragraph: str) -> str:
    """Return the text of a paragraph without its tags."""
    return unescape(_TAG.sub("", paragraph))


def first_terms(paragraph: str, told: set[str]) -> str:
    """Return a paragraph in which only the terms that are not in ``told`` are links. Add these terms to ``told``."""

    def first(found: re.Match[str]) -> str:
        if found[1] in told:
            return found[2]
        told.add(found[1])
        return found[0]

    return _TERM_LINK.sub(first, paragraph)


def cards_of(paragraph: str) -> tuple[tuple[Card, ...], ...] | None:
    """Return the groups of cards if the paragraph is a row of cards. None for a paragraph of text."""
    found = _ROW.fullmatch(paragraph)
    return tuple(tuple(parse_all(group)) for group in found[1].split("|")) if found else None


def _divided(paragraphs: list[str], case: TypeCase, size: int, room: tuple[int, int], figure: int) -> list[list[str]]:
    """Divide paragraphs into pages. If the last page would be too short, make all pages shorter."""
    width, height = room
    font = case.font(Face.TEXT, size)
    line = font.get_linesize() * LEADING + 1
    most = int(height / line)
    high = partial(_high, font=font, width=round(width * SAFELY), figure=math.ceil(figure / line))
    paragraphs = [part for paragraph in paragraphs for part in _parts(paragraph, high, most)]
    lines = [high(paragraph) for paragraph in paragraphs]
    pages = _filled(lines, paragraphs, most)
    if len(pages) > 1 and sum(lines[-len(pages[-1]) :]) < FEW:
        while most > max(lines) and len(_filled(lines, paragraphs, most - 1)) == len(pages):
            most -= 1
        pages = _filled(lines, paragraphs, most)
    return pages


def _parts(paragraph: str, high: Callable[[str], int], most: int) -> Iterator[str]:
    """Divide a paragraph into parts of at most ``most`` lines, at the ends of sentences outside tags."""
    part = ""
    for sentence in _SENTENCE_END.split(paragraph):
        longer = f"{part} {sentence}" if part else sentence
        if part and high(longer) > most and _is_balanced(part):
            yield part
            part = sentence
        else:
            part = longer
    yield part


def _is_balanced(text: str) -> bool:
    return len(_OPENING_TAG.findall(text)) == text.count("</")


def _high(paragraph: str, font: pygame.font.Font, width: int, figure: int) -> int:
    if cards_of(paragraph) is not None:
        return figure
    text = _TAG.sub("", paragraph)
    return _lines(text, font, width - (round(font.get_linesize() * HUNG) if is_item(paragraph) else 0))


def _filled(lines: list[int], paragraphs: list[str], most: int) -> list[list[str]]:
    """Fill pages with paragraphs, up to ``most`` lines each.

    A blank line separates paragraphs, except before list items and rows of cards. An introduction stays on the same
    page as the first item or the row of cards that follows.
    """
    pages: list[list[str]] = []
    filled = 0
    for at, paragraph in enumerate(paragraphs):
        gap = 0 if is_item(paragraph) or cards_of(paragraph) is not None else 1
        follows = at + 1 < len(paragraphs) and (is_item(paragraphs[at + 1]) or cards_of(paragraphs[at + 1]) is not None)
        needed = lines[at] + (lines[at + 1] if follows and not is_item(paragraph) else 0)
        if pages and filled + gap + needed <= most:
            pages[-1].append(paragraph)
            filled += gap + lines[at]
        else:
            pages.append([paragraph])
            filled = lines[at]
    return pages


def _lines(text: str, font: pygame.font.Font, width: int) -> int:
    lines, filled, space = 1, 0, width_of_text(font, " ")
    for word in breakable_pieces(text):
        wide = width_of_text(font, word)
        if filled and filled + space + wide > width:
            lines, filled = lines + 1, wide
        else:
            filled += wide + (space if filled else 0)
    return lines


def figures_of(slug: str) -> dict[str, Figure]:
    """Return the figures in the game's ``figures.toml``, each by the anchor of its section in the rule book.

    Raise ValueError if the file names unknown cards.
    """
    path = games.file_of(slug, "figures.toml")
    if path is None:
        return {}
    found: dict[str, dict[str, str]] = tomllib.loads(path.read_text(encoding="utf-8"))
    return {
        anchor: Figure(
            cards=tuple(parse_all(entry.get("cards", ""))),
            furniture=entry.get("furniture", ""),
            caption=entry.get("caption", ""),
        )
        for anchor, entry in found.items()
    }
