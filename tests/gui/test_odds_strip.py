"""The strip of the odds above the log: folded by default, unfolded by one press, and never in the way."""

from collections import deque
from collections.abc import Callable
from fractions import Fraction
from itertools import product
from pathlib import Path
from random import Random
from typing import TypeAlias

import pygame
import pytest
from msgspec.structs import replace

from crowe_table.engine.money import COUNTERS, Farthings, lsd
from crowe_table.games import game
from crowe_table.gui.access.table_tree import table_tree
from crowe_table.gui.table.frame import frame_of
from crowe_table.gui.table.screen import TableScreen
from crowe_table.gui.table.widgets.log_paper import LogPaper
from crowe_table.gui.table.widgets.odds_strip import MIN_LOG_HEIGHT, OddsStrip
from crowe_table.hosting.edge import EdgeAccount, Sums
from crowe_table.settings import Settings, TextSize
from crowe_table.words import locales
from tests.any_game import AnyView
from tests.gui.hot_seat_fixture import QUICK, HotSeatWindow
from tests.gui.table_fixture import Chair
from tests.present import present
from tests.sampling import SOAK

MONEY_GAMES = ("baccara", "bassett", "blind-hookey", "hazard", "speculation")
SIZES = ((1024, 768), (1280, 800), (1920, 1080), (900, 1400))
TEXTS: tuple[TextSize, ...] = ("ordinary", "largest")
Case: TypeAlias = tuple[str, str, TextSize, tuple[int, int]]
"""A game, a language, a size of the text, and a size of the window."""
WIDE_SUMS = Sums(staked=24 * 1240 + 6, expected=Fraction(-24 * 62 - 18), gained=24 * 133 + 18)
"""Sums with as many letters as a long sitting brings."""

MIN_SIZE = 11
"""Minimum text size of the widest sums, in table units."""
ANSWERS = 10_000 if SOAK else 30
"""Number of the visitor's answers in a sitting. In soak tests they make whole games."""
MAX_TICKS = 2000
"""Number of frames in which the sums of a few hands are computed even on a slow machine."""


def strip_of(screen: TableScreen) -> OddsStrip:
    assert screen.odds
    return screen.odds


def cases() -> list[Case]:
    """Return each money game in each language, in one window in turn; with CROWE_SOAK set, in each window."""
    tables, windows = list(product(MONEY_GAMES, locales())), list(product(TEXTS, SIZES))
    if SOAK:
        return [(*table, *window) for table, window in product(tables, windows)]
    turns = [turn + turn // len(locales()) for turn in range(len(tables))]
    return [(*table, *windows[turn % len(windows)]) for table, turn in zip(tables, turns, strict=True)]


def answer_areas(screen: TableScreen) -> dict[str, tuple[int, ...]]:
    """Return the area of every control but the strip and the log below it."""
    apart = (screen.odds, screen.tabletop.log_paper)
    return {control.key: tuple(control.area) for control in screen.targets.controls() if control not in apart}


def play_hands(window: HotSeatWindow, hands: int) -> None:
    """Play at random until this many hands are over."""
    window.play(Random(1), lambda window: window.session.view(window.viewer).public.deal >= hands)


def click(chair: Chair) -> None:
    chair.click(strip_of(chair.screen).area.center)


def press_enter(chair: Chair) -> None:
    """Move the keyboard focus to the strip, as a visitor does, and press Enter."""
    while chair.screen.focus.target is None or chair.screen.focus.target.region != "table":
        chair.key(pygame.K_TAB)
    while chair.screen.focus.control is not chair.screen.odds:
        chair.key(pygame.K_RIGHT)
    chair.settle()
    chair.key(pygame.K_RETURN)


@pytest.mark.parametrize("unfold", [click, press_enter])
def test_one_press_unfolds_the_strip_answers_nothing_and_moves_only_the_log(unfold: Callable[[Chair], None]) -> None:
    chair = Chair(slug="blind-hookey", preset="packets", seats=4)
    strip, before, question = strip_of(chair.screen), answer_areas(chair.screen), chair.prompt()
    log = chair.screen.tabletop.log_paper
    folded = strip.area.copy(), log.area.copy()
    assert not strip.unfolded
    unfold(chair)
    assert strip.unfolded
    assert folded[0].bottom < strip.area.bottom < log.area.top
    assert (answer_areas(chair.screen), chair.prompt()) == (before, question)
    unfold(chair)
    assert not strip.unfolded
    assert (answer_areas(chair.screen), strip.area, log.area) == (before, *folded)


def sittings() -> list[tuple[str, TextSize, tuple[int, int]]]:
    """Return each money game in each of four windows and prints; without CROWE_SOAK, in two of them."""
    windows = list(product(TEXTS, ((1024, 768), (1280, 800))))
    every = [(slug, *window) for slug, window in product(MONEY_GAMES, windows)]
    return every if SOAK else [case for at, case in enumerate(every) if at % 4 in ((0, 3) if at // 4 % 2 else (1, 2))]


@pytest.mark.parametrize(("slug", "text", "size"), sittings())
def test_the_tab_is_one_line_and_keeps_its_place_for_a_sitting(
    slug: str, text: TextSize, size: tuple[int, int]
) -> None:
    settings = Settings(speed="instant", text_size=text, language="fr")
    preset = next(iter(game(slug).presets)).name
    chair, chance = Chair(4, "tab", size, settings, slug=slug, preset=preset), Random(slug)
    strip, log = strip_of(chair.screen), chair.screen.tabletop.log_paper
    tab = strip.area.copy()
    assert tab.h == chair.services.assets.canvas.px(chair.services.assets.look.min_control)
    for _ in range(ANSWERS):
        chair.settle()
        assert (strip.enabled, strip._sprite.visible, strip.area) == (True, True, tab)
        assert log.enabled
        assert log.place.top == strip.log_top > tab.bottom
        if chair.over:
            return
        chair.answer(chance)


def test_the_tab_stays_above_the_most_answers() -> None:
    """The last turn of Bassett has the most answers, and in French their names are the longest."""

    def last_turn(view: AnyView) -> bool:
        return present(view.ask).key == "bets-last"

    settings = Settings(text_size="largest", language="fr", odds_strip=True)
    screen = Chair(2, settings=settings, slug="bassett", preset="saloon", until=last_turn).screen
    strip, log = strip_of(screen), screen.tabletop.log_paper
    assert strip in screen.targets.controls()
    assert log.enabled
    assert log.area.top >= strip.log_top


def test_the_press_is_remembered(tmp_path: Path) -> None:
    window = HotSeatWindow(tmp_path)
    kept: list[Settings] = []
    window.nav._adopt = kept.append
    window.lay("ph", "blind-hookey", "packets")
    window.settle()
    assert window.table
    strip_of(window.table).act()
    assert [each.odds_strip for each in kept] == [True]
    window.services.settings = kept[-1]
    window.table.build()
    assert strip_of(window.table).unfolded


def test_the_sums_follow_the_hands(tmp_path: Path) -> None:
    window = HotSeatWindow(tmp_path, settings=replace(QUICK, odds_strip=True))
    window.lay("ph", "blind-hookey", "packets")
    told = list[Sums]()
    for hands in (4, 8):
        play_hands(window, hands)
        assert window.table
        account = EdgeAccount(window.session._table)
        deque(account.follow(), 0)
        told.append(account.of(window.viewer))
        for _ in range(MAX_TICKS):
            if strip_of(window.table)._sums != told[-1]:
                window.tick()
        assert strip_of(window.table)._sums == told[-1]
        rows = strip_of(window.table).rows()
    assert 0 < told[0].staked < told[1].staked
    assert rows[0] == ("Staked", lsd(Farthings(told[1].staked)))


def test_a_screen_reader_hears_the_sums_while_the_strip_is_unfolded() -> None:
    chair = Chair(slug="hazard", preset="crowe", seats=3)
    strip = strip_of(chair.screen)
    nodes = {node.key: node for node in table_tree(chair.screen).root.children}
    node = next(node for key, node in nodes.items() if key.endswith(strip.key))
    assert (node.name, node.chosen, node.note) == ("The Odds", False, "")
    strip.act()
    strip.tell(WIDE_SUMS)
    assert "Staked £31 0s 1½d; by the odds −£1 11s 4½d" in strip.describe().note


@pytest.mark.parametrize(("slug", "language", "text", "size"), cases())
def test_the_strip_covers_no_control_and_its_sums_fit(
    slug: str, language: str, text: TextSize, size: tuple[int, int]
) -> None:
    settings = Settings(language=language, text_size=text, odds_strip=True)
    chair = Chair(slug=slug, preset=next(iter(game(slug).presets)).name, seats=4, size=size, settings=settings)
    screen, strip = chair.screen, strip_of(chair.screen)
    strip.tell(WIDE_SUMS)
    frame = frame_of(chair.services.assets)
    assert frame.area(frame.account).contains(strip.area)
    for control in screen.targets.controls():
        if control is not strip and not isinstance(control, LogPaper):
            assert not control.area.colliderect(strip.area), control.key
    log, least = screen.tabletop.log_paper, chair.services.assets.canvas.px(MIN_LOG_HEIGHT)
    assert log.area.h >= least, "the log keeps its room, below the strip or partly under it"
    assert log.area.top > strip.area.bottom or log.area.h == least
    words = chair.services.words
    for coinage in ("georgian", COUNTERS):
        strip._words = words.to(replace(words.company, coinage=coinage))
        assert strip.print_size > MIN_SIZE


def test_a_game_of_skill_has_no_strip() -> None:
    assert Chair(slug="cribbage").screen.odds is None
