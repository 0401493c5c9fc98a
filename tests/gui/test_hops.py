"""The number of functions that a click and an event pass through at a table of Whist."""

import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import CodeType, FrameType

import pygame
import pytest

import crowe_table
from crowe_table.engine.table import Table
from crowe_table.gui.table.director import Director
from crowe_table.gui.table.stage import Piece, Stage
from crowe_table.hosting.writer import Writer
from tests.gui.hot_seat_fixture import TIMEOUT, HotSeatWindow
from tests.present import present

MAX_CLICK, MAX_EVENT = 14, 16
"""Maximum number of functions for a click, from the window to the judge, and for an event, from the disk to the
moved card.
"""
WINDOW_OF_CLICK, WINDOW_OF_EVENT = 2, 1
"""Functions of the window that the fixture replaces: ``_handle`` and ``_deliver`` for a click, ``_loop`` for an
event.
"""
ROOT = str(Path(crowe_table.__file__).parent)


def calls(path: Callable[..., object], act: Callable[[], object]) -> list[str]:
    """Repeat ``act`` until it calls ``path``.

    Return the functions of the package that are on the stack at that time.
    """
    code: CodeType = getattr(path, "__code__")  # noqa: B009
    found: list[str] = []

    def watch(frame: FrameType, event: str, arg: object) -> None:
        del arg
        if event == "call" and frame.f_code is code and not found:
            above: FrameType | None = frame
            while above:
                if above.f_code.co_filename.startswith(ROOT):
                    found.append(f"{Path(above.f_code.co_filename).stem}.{above.f_code.co_name}")
                above = above.f_back

    until = time.monotonic() + TIMEOUT
    while not found and time.monotonic() < until:
        sys.setprofile(watch)
        try:
            act()
        finally:
            sys.setprofile(None)
    assert found, f"{path} was not called"
    return found[::-1]


@pytest.fixture
def window(tmp_path: Path) -> HotSeatWindow:
    """Return a window in which one person is asked to play a card."""
    window = HotSeatWindow(tmp_path)
    window.lay("phhh", game="whist")
    until = time.monotonic() + TIMEOUT
    while time.monotonic() < until:
        window.tick(200)
        table = window.table
        if table and window.asked and table.answer.card_zones and table.answer.gate.open and not table.director.busy:
            return window
        if table and window.asked and not table.answer.card_zones and table.answer.legal and not table.director.busy:
            table.controller.submit(table.answer.legal[0])
    raise AssertionError("no card is asked for")


def choose(window: HotSeatWindow) -> tuple[int, int]:
    """Choose the first legal card of the hand by mouse, and return a point on it."""
    table = present(window.table)

    def point(piece: Piece) -> tuple[int, int]:
        body = table.tabletop.stage.body(piece)
        return body.x + min(4, body.w // 2), body.centery

    piece = next(each for each in table.targets.hand() if each.card in table.answer.allowed)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        window.hear(kind, pos=point(piece), button=1)
        window.tick(200)
    assert table.answer.chosen == [piece.card]
    for _ in range(5):
        window.tick(200)
    return point(piece)


def test_a_click_passes_few_functions_on_its_way_to_the_judge(window: HotSeatWindow) -> None:
    point = choose(window)
    window.hear(pygame.MOUSEBUTTONDOWN, pos=point, button=1)
    window.tick(200)
    found = calls(Table.submit, lambda: window.hear(pygame.MOUSEBUTTONUP, pos=point, button=1))
    assert len(found) + WINDOW_OF_CLICK <= MAX_CLICK, found


def test_an_event_passes_few_functions_on_its_way_to_the_card(window: HotSeatWindow) -> None:
    point = choose(window)
    window.hear(pygame.MOUSEBUTTONDOWN, pos=point, button=1)
    window.tick(200)
    window.hear(pygame.MOUSEBUTTONUP, pos=point, button=1)
    paths = [calls(path, partial(window.tick, 200)) for path in (Writer.released, Director.play, Stage.move)]
    found = list(dict.fromkeys(name for path in paths for name in path))
    assert len(found) + WINDOW_OF_EVENT <= MAX_EVENT, found
