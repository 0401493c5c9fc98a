"""A rule book divided into pages that fit the size of type in use, and the figures beside them."""

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

import pygame

from crowe_table import games
from crowe_table.engine.cards import Card, parse_all
from crowe_table.gui.draw.type import Face, TypeCase
from crowe_table.words.booke import Booke

_PARAGRAPH = re.compile(r"<p>(.*?)</p>", re.DOTALL)
_TAG = re.compile(r"<[^>]+>")
_ITEM = "•"
LEADING = 1.07
"""The distance of two lines, as a part of the type's own."""
SAFELY = 0.95
"""The part of a line that is filled: the measure is taken in roman type, and bold is wider."""


@dataclass(frozen=True)
class PrintedPage:
    """One page of text: the section it belongs to, its paragraphs, and its place among the section's pages."""

    heading: str
    anchor: str
    html: str
    part: int


@dataclass(frozen=True)
class Figure:
    """What is shown beside a section: cards, or a piece of furniture."""

    cards: tuple[Card, ...] = ()
    furniture: str = ""
    caption: str = ""
    """The message under it; cards without one are called by their names."""


def paginate(booke: Booke, case: TypeCase, size: int, room: tuple[int, int]) -> tuple[PrintedPage, ...]:
    """The book's passages, divided where they are longer than a room of so many pixels by so many."""
    pages: list[PrintedPage] = []
    for passage in booke.pages:
        for html in _divided(passage.html, case, size, room):
            part = sum(page.anchor == passage.anchor for page in pages)
            pages.append(PrintedPage(passage.heading, passage.anchor, html, part))
    return tuple(pages)


def _divided(html: str, case: TypeCase, size: int, room: tuple[int, int]) -> list[str]:
    """The paragraphs of a passage, page by page, a blank line between two that are no items of a list."""
    width, height = room
    font = case.font(Face.TEXT, size)
    most = int(height / (font.get_linesize() * LEADING + 1))
    pages: list[str] = []
    filled = 0
    for paragraph in _PARAGRAPH.findall(html):
        gap = 1 if paragraph.startswith(_ITEM) else 2
        lines = _lines(_TAG.sub("", paragraph), font, round(width * SAFELY))
        if pages and filled + gap - 1 + lines <= most:
            pages[-1] += "<br>" * gap + paragraph
            filled += gap - 1 + lines
        else:
            pages.append(paragraph)
            filled = lines
    return pages


def _lines(text: str, font: pygame.font.Font, width: int) -> int:
    """How many lines a paragraph takes."""
    lines, line = 1, ""
    for word in text.split():
        longer = f"{line} {word}".strip()
        if line and font.size(longer)[0] > width:
            lines, line = lines + 1, word
        else:
            line = longer
    return lines


def figures_of(slug: str) -> dict[str, Figure]:
    """The figures of a game's rule book by the anchor of their section, from its ``figures.toml``; none if it has none.

    Raises ValueError for a file that names no cards.
    """
    path = Path(games.__path__[0]) / slug / "figures.toml"
    if not path.is_file():
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
