"""Numbers in the text of tables and pages. A word or a sign stands between any two numbers."""

import re
from collections.abc import Callable
from random import Random

import pytest

from crowe_table.games import game
from crowe_table.gui.draw.type import TypeCase
from crowe_table.settings import Settings
from tests.gui.table_fixture import Chair
from tests.gui.test_pages import PAGES, PageWindow
from tests.sampling import SOAK, TESTED

ANSWERS = 400 if SOAK else 12
"""Number of the visitor's answers at each table."""
TWO_NUMBERS = re.compile(r"(?<![\w.,:–-])[0-9]+(?:[.,][0-9]+)*[½¼¾]? +[0-9]")
MONEY = re.compile(r"£?[0-9,]*( ?[0-9]+[½¼¾]?[sd]\b)+")
"""Sums in pounds, shillings and pence. Their signs keep the numbers apart."""


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
def test_tables_never_show_two_numbers_side_by_side(slug: str, lines: list[str]) -> None:
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


@pytest.mark.parametrize("name", PAGES)
def test_pages_never_show_two_numbers_side_by_side(name: str, lines: list[str]) -> None:
    window = PageWindow((1280, 800), Settings())
    window.show(PAGES[name](window))
    assert lines
    assert ambiguous(lines) == set()


def test_the_check_finds_two_numbers_and_lets_signs_and_sums_pass() -> None:
    assert ambiguous(["121 10 counters", "4 102 counters"]) == {"121 10 counters", "4 102 counters"}
    assert ambiguous(["12 of 61", "£2 12s 6d", "1\u00a0280 points", "3–5 players", "won 2, lost 1", "7♠ 6♠"]) == set()
