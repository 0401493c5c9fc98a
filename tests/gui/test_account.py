"""The account beside the table: on a wide screen, the tricks of a deal are a table that grows downwards."""

from random import Random

import pygame
import pytest

from crowe_table.engine.core import Seat
from crowe_table.games import game
from crowe_table.gui.draw import type as typesetting
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.paper import StyledText, set_lines
from crowe_table.gui.draw.type import broken
from crowe_table.gui.table.widgets import log_lines
from crowe_table.gui.table.widgets.log_lines import MIN_SIZE, SIZE, Sides
from crowe_table.gui.table.widgets.trick_table import TrickColumns, TrickRow, with_rows
from crowe_table.settings import Settings, TextSize
from crowe_table.words.deal_log import Line
from tests.gui.table_fixture import Chair
from tests.sampling import TESTED

OF_TRICKS = [
    slug
    for slug in ("whist", "ruff", "ombre", "schafskopf", "piquet", "all-fours", "ecarte", "bezique", "reversis")
    if slug in TESTED
]
LONG = Line(left="Mrs. Pimlott: odds laid", right="1 and 3 quarters", until=0)
WIDE, NARROW = (1920, 1080), (1280, 800)
CARDS = 12


def table(slug: str, size: tuple[int, int], language: str = "en") -> Chair:
    preset = game(slug).presets[0]
    seats = 4 if 4 in preset.seats else preset.seats[0]
    settings = Settings(speed="instant", language=language)
    return Chair(seats, "account", size, settings, slug=slug, preset=preset.name)


@pytest.mark.parametrize("slug", OF_TRICKS)
def test_a_wide_account_has_one_row_for_each_trick(slug: str) -> None:
    chair, chance = table(slug, WIDE), Random(slug)
    chair.play_until(lambda each: len(each.screen.tabletop.log.tricks) > 2 or each.over, chance)
    chair.settle()
    log, paper = chair.screen.tabletop.log, chair.screen.tabletop.log_paper
    rows = [entry for entry in paper._entries() if isinstance(entry, TrickRow)]
    assert [row.number for row in rows] == list(range(1, len(log.tricks) + 1))
    assert [row.trick for row in rows] == log.tricks
    for row in rows:
        for (_, card), text in zip(row.trick.plays, row.cells, strict=True):
            assert text.startswith(chair.screen.services.words.brief(card))


@pytest.mark.skipif("whist" not in TESTED, reason="another game is tested")
def test_rows_keep_their_place_when_another_card_is_played() -> None:
    chair, chance = table("whist", WIDE), Random("rows")
    tops: dict[int, int] = {}
    for _ in range(CARDS):
        chair.answer(chance)
        chair.settle()
        paper = chair.screen.tabletop.log_paper
        entries = paper._entries()
        prints, older, _ = paper._fitting(entries, 0, paper.area.h)
        assert not older
        top, at = 0, iter(reversed(prints))
        for entry in entries:
            if isinstance(entry, TrickRow) and entry.number == 1:
                top += next(at).get_height()  # The names of the players.
            if isinstance(entry, TrickRow):
                assert tops.setdefault(entry.number, top) == top
            top += next(at).get_height()
    assert len(tops) > CARDS // 2


@pytest.mark.skipif("whist" not in TESTED, reason="another game is tested")
def test_a_narrow_account_has_a_line_for_each_card() -> None:
    chair, chance = table("whist", NARROW), Random("narrow")
    chair.play_until(lambda each: len(each.screen.tabletop.log.tricks) > 1, chance)
    assert all(isinstance(entry, Line) for entry in chair.screen.tabletop.log_paper._entries())


@pytest.mark.skipif("whist" not in TESTED, reason="another game is tested")
@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_all_lines_have_one_size(language: str) -> None:
    chair, chance = table("whist", NARROW, language), Random("size")
    chair.play_until(lambda each: len(each.screen.tabletop.log.tricks) > 1, chance)
    assert MIN_SIZE <= chair.screen.tabletop.log_paper._printer._size <= SIZE


@pytest.mark.skipif("piquet" not in TESTED, reason="another game is tested")
def test_other_lines_stay_between_the_rows() -> None:
    chair, chance = table("piquet", WIDE), Random("between")
    chair.play_until(lambda each: len(each.screen.tabletop.log.tricks) > 3, chance)
    log, paper = chair.screen.tabletop.log, chair.screen.tabletop.log_paper
    entries = with_rows(log, paper._sides)
    lines = [line for line in log.lines if not line.card_of]
    assert [entry for entry in entries if isinstance(entry, Line)] == lines
    told = [entry.until if isinstance(entry, Line) else entry.trick.until for entry in entries]
    assert told[0] == min(told)


@pytest.mark.skipif("blind-hookey" not in TESTED, reason="another game is tested")
def test_a_wide_account_tells_what_each_deal_brought() -> None:
    chair, chance = table("blind-hookey", WIDE), Random("sums")
    chair.play_until(lambda each: each.view.public.deal > 3 or each.over, chance)
    chair.settle()
    paper, gains = chair.screen.tabletop.log_paper, chair.sitting.gains()
    assert paper._sums is not None
    assert list(paper._gains()) == list(gains)
    assert [sum(row) for row in gains] == [0] * len(gains)
    assert paper._sums.draw([*gains] * 4).get_height() == paper._sums.draw([*gains] * 8).get_height()


@pytest.mark.skipif("hazard" not in TESTED, reason="another game is tested")
def test_sums_are_told_only_once_their_deal_has_been_shown() -> None:
    chair, chance = table("hazard", WIDE), Random("shown")
    chair.play_until(lambda each: each.view.public.deal > 2, chance)
    chair.settle()
    tabletop = chair.screen.tabletop
    assert len(tabletop.log_paper._gains()) == tabletop.displayed.number("deal") - 1
    tabletop.displayed.facts["deal"] = 2
    assert len(tabletop.log_paper._gains()) == 1


@pytest.mark.skipif("whist" not in TESTED, reason="another game is tested")
@pytest.mark.parametrize("size", ["ordinary", "larger", "largest"])
def test_a_long_amount_does_not_break_the_name_before_the_colon(
    size: TextSize, monkeypatch: pytest.MonkeyPatch
) -> None:
    chair = Chair(4, "account", NARROW, Settings(speed="instant", text_size=size), slug="whist", preset="crowe")
    texts: list[str] = []

    def noted(assets: Assets, text: StyledText, *rest: object) -> pygame.Surface:
        texts.append(text.text)
        return set_lines(assets, text, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(log_lines, "set_lines", noted)
    chair.screen.tabletop.log_paper._printer.set(LONG, 0)
    assert any(text.startswith("Mrs. Pimlott: ") for text in texts), texts


@pytest.mark.skipif("reversis" not in TESTED, reason="another game is tested")
def test_columns_that_fit_break_no_name(monkeypatch: pytest.MonkeyPatch) -> None:
    chair = Chair(6, "account", WIDE, Settings(speed="instant"), slug="reversis", preset="plain")
    paper, words = chair.screen.tabletop.log_paper, chair.screen.services.words
    wrapped: set[tuple[str, str]] = set()

    def noted(text: str, font: pygame.font.Font, width: int) -> str:
        rows = broken(text, font, width)
        wrapped.add((text, rows))
        return rows

    monkeypatch.setattr(typesetting, "broken", noted)
    fitting = []
    for width in range(240, 640):
        columns = TrickColumns(paper._assets, words, [Seat(seat) for seat in range(6)], Sides(), width, SIZE)
        fitting.append(columns.fit)
        if columns.fit:
            columns.head()
    assert {*fitting} == {True, False}
    assert "Miss Tolliver" in {text for text, _ in wrapped}
    assert [rows for text, rows in wrapped if rows.split() != text.split()] == []
