"""Numbers and names in the text of tables and pages.

A word or a sign stands between any two numbers, and no line ends between a number and its noun or within a name.
"""

import re
from collections.abc import Callable
from itertools import pairwise
from random import Random

import pygame
import pytest

from crowe_table.games import game
from crowe_table.gui.draw import type as typesetting
from crowe_table.gui.draw.type import TypeCase
from crowe_table.gui.pages import block_page
from crowe_table.gui.table.widgets import log_lines
from crowe_table.settings import Settings
from tests.gui.table_fixture import Chair
from tests.gui.test_pages import PAGES, PageWindow
from tests.sampling import SOAK, TESTED

ANSWERS = 400 if SOAK else 12
"""Number of the visitor's answers at each table."""
TWO_NUMBERS = re.compile(r"(?<![\w.,:–-])[0-9]+(?:[.,][0-9]+)*[½¼¾]? +[0-9]")
MONEY = re.compile(r"£?[0-9,]*( ?[0-9]+[½¼¾]?[sd]\b)+")
"""Sums in pounds, shillings and pence. Their numbers may be adjacent, because signs separate them."""


COUNTED = re.compile(r"(?:^|[ (“])(?:[0-9]+(?:[.,][0-9]+)*|two|three|four|five|six|seven|eight|nine|ten)$")
"""The end of a line that ends with a number."""
TITLED = re.compile(r"(?:^|\W)(?:Mr\.|Mrs\.|Dr\.|Miss|Captain|Lady)$")
"""The end of a line that ends with a title of address."""
Wrapped = tuple[str, int, int]
"""Two successive lines, and the widths in pixels of the words at their junction and of a line."""


@pytest.fixture
def wrapped(monkeypatch: pytest.MonkeyPatch) -> list[Wrapped]:
    """Return a list that collects every break between two lines of any text that is wrapped."""
    breaks: list[Wrapped] = []
    broken = typesetting.broken

    def recorded(text: str, font: pygame.font.Font, width: int) -> str:
        result = broken(text, font, width)
        rows = result.split("\n")
        for upper, lower in pairwise(rows):
            pair = f"{upper.split(' ')[-1]} {lower.split(' ')[0]}"
            breaks.append((f"{upper}\n{lower}", font.size(pair)[0], width))
        return result

    for module in (typesetting, block_page, log_lines):
        monkeypatch.setattr(module, "broken", recorded)
    return breaks


def parted(breaks: list[Wrapped]) -> set[str]:
    """Return the breaks after a number or within a name, though both words would fit on one line."""
    found = set()
    for rows, pair, width in breaks:
        upper, lower = rows.split("\n")
        counted = COUNTED.search(upper) and lower[:1].isalpha()
        if pair <= width and (counted or (TITLED.search(upper) and lower[:1].isupper())):
            found.add(rows)
    return found


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list that collects all text that is drawn."""
    drawn: list[str] = []
    line: Callable[..., object] = TypeCase.line

    def recorded(self: TypeCase, text: str, *args: object, **more: object) -> object:
        drawn.append(text)
        return line(self, text, *args, **more)

    monkeypatch.setattr(TypeCase, "line", recorded)
    return drawn


def ambiguous(drawn: list[str]) -> set[str]:
    return {text for text in drawn if TWO_NUMBERS.search(MONEY.sub("a sum", text))}


@pytest.mark.parametrize("slug", TESTED)
def test_tables_keep_numbers_apart_and_with_their_nouns(slug: str, lines: list[str], wrapped: list[Wrapped]) -> None:
    preset = game(slug).presets[-1]
    chance = Random(f"numbers {slug}")
    chair = Chair(preset.seats[-1], "numbers", settings=Settings(speed="instant"), slug=slug, preset=preset.name)
    for _ in range(ANSWERS):
        chair.settle()
        if chair.over:
            break
        chair.answer(chance)
    assert lines
    assert ambiguous(lines) == set()
    assert parted(wrapped) == set()


@pytest.mark.parametrize("name", PAGES)
def test_pages_keep_numbers_apart_and_with_their_nouns(name: str, lines: list[str], wrapped: list[Wrapped]) -> None:
    window = PageWindow((1280, 800), Settings())
    window.show(PAGES[name](window))
    assert lines
    assert ambiguous(lines) == set()
    assert parted(wrapped) == set()


def test_the_check_finds_two_numbers_and_lets_signs_and_sums_pass() -> None:
    assert ambiguous(["121 10 counters", "4 102 counters"]) == {"121 10 counters", "4 102 counters"}
    assert ambiguous(["12 of 61", "£2 12s 6d", "1\u00a0280 points", "3–5 players", "won 2, lost 1", "7♠ 6♠"]) == set()


def test_the_check_finds_numbers_and_names_that_are_parted() -> None:
    fits, too_wide = (100, 200), (300, 200)
    assert parted([("a pot of 12\ncounters", *fits)])
    assert parted([("it goes to Captain\nFenn", *fits)])
    assert not parted(
        [("a pot of 12\ncounters", *too_wide), ("12 counters\nare there", *fits), ("deal 3\n· won", *fits)]
    )
