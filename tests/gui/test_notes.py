"""Notes. A slip that has no space for all its text shows the newest text."""

from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from crowe_table.engine.chart import Chart, ChartRow
from crowe_table.engine.core import Seat, because
from crowe_table.games import game
from crowe_table.gui.app import appearance_of
from crowe_table.gui.draw.assets import MIN_CONTROL
from crowe_table.gui.draw.paper import StyledText, inner_width, set_lines
from crowe_table.gui.draw.parts import whole
from crowe_table.gui.draw.type import Face
from crowe_table.gui.table.formations.composing import compose
from crowe_table.gui.table.frame import Frame
from crowe_table.gui.table.widgets import props
from crowe_table.gui.table.widgets.charts import chart_slip, folded_chart, slate
from crowe_table.gui.table.widgets.tickets import ticket_size
from crowe_table.settings import Settings, TextSize
from crowe_table.words import Words, locales
from crowe_table.words.characters import company_of
from tests.gui.drawn import drawn
from tests.gui.hot_seat_fixture import company
from tests.gui.table_fixture import Chair
from tests.gui.test_fit import SIZES, TEXTS, Noted, noted
from tests.present import appended

__all__ = ["noted"]

DEBTS = tuple((row % 8, (row + 1) % 8, (row + 2) % 8, 24 + row) for row in range(16))
"""Rows for the slip of debts at Brag. They are more than the slip has space for."""


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("size", [SIZES[0], SIZES[-1]], ids=str)
def test_a_long_note_stays_on_its_paper(size: tuple[int, int], text: TextSize, monkeypatch: pytest.MonkeyPatch) -> None:
    chair = Chair(8, "notes", size, Settings(text_size=text, speed="instant"), slug="brag", preset="crowe")
    chair.settle()
    cut: list[Noted] = []
    ticket: Any = vars(props)["ticket"]
    monkeypatch.setattr(props, "ticket", lambda *args, **more: appended(cut, ticket(*args, **more)))
    screen = chair.screen
    inks: list[pygame.Rect] = []
    for rows in (1, 3, len(DEBTS)):
        screen.displayed.facts["debts"] = DEBTS[:rows]
        cut.clear()
        screen.tabletop.props.show(screen.displayed)
        inks += cut[-1].inks
        margin = screen.services.assets.margin
        assert cut[-1].get_rect().inflate(-2 * margin, -2 * margin).contains(inks[-1]), rows
    assert inks[0].h < min(inks[1].h, inks[2].h)


def test_eighty_debts_are_typeset_as_fast_as_ten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the sentences that fit on the slip are measured, however many there are."""
    chair = Chair(8, "notes", SIZES[-1], Settings(speed="instant"), slug="brag", preset="crowe")
    chair.settle()
    measured: list[str] = []
    case = chair.services.assets.case
    line = case.line
    monkeypatch.setattr(case, "line", lambda text, *args: line(appended(measured, text), *args))
    counts = []
    for rows in (10, 80):
        debts = tuple((row % 8, (row + 1) % 8, (row + 2) % 8, 24 + row) for row in range(rows))
        chair.screen.displayed.facts["debts"] = debts
        measured.clear()
        chair.screen.tabletop.show()
        counts.append(len(measured))
    assert counts[1] <= counts[0]


def test_a_chart_shows_all_its_lines_or_none_and_calls_show_the_newest() -> None:
    assets, words = Chair(2, "notes", (1280, 800)).services.assets, Words().game("brag")
    px, rows = assets.canvas.px, tuple(ChartRow(because("ladder-stay-in")) for _ in range(6))
    chart = Chart(title=because("chart-ranks"), rows=rows)
    long, short = pygame.Rect(0, 0, px(300), px(400)), pygame.Rect(0, 0, px(300), px(120))
    folded = whole(folded_chart(assets, words, chart, pygame.Rect(0, 0, px(300), px(MIN_CONTROL))))
    slip, in_part = (whole(chart_slip(assets, words, chart, area)) for area in (long, short))
    said = whole(chart_slip(assets, words, replace(chart, passing=True), short))
    assert pygame.image.tobytes(in_part, "RGBA") == pygame.image.tobytes(folded, "RGBA")
    print_high = [slip.get_bounding_rect().h for slip in (folded, said, slip)]
    assert print_high == sorted(set(print_high))


def test_a_short_slate_keeps_its_marked_line_and_the_newest() -> None:
    assets, words = Chair(2, "notes", (1280, 800)).services.assets, Words().game("brag")
    px = assets.canvas.px
    marked, oldest, newest = (
        ChartRow(because("ladder-stay-in"), marked=True),
        ChartRow(because("chart-ranks")),
        ChartRow(because("ladder-stay-in")),
    )

    def drawn(*rows: ChartRow) -> bytes:
        chart, area = Chart(title=because("chart-ranks"), rows=rows), pygame.Rect(0, 0, px(300), px(70))
        return pygame.image.tobytes(whole(slate(assets, words, chart, area)), "RGBA")

    assert drawn(marked, oldest, newest) == drawn(marked, newest) != drawn(marked)


def test_a_folded_chart_shows_its_marked_line_if_it_fits() -> None:
    assets, words = Chair(2, "notes", (1280, 800)).services.assets, Words().game("brag")
    px = assets.canvas.px
    plain, marked = (
        Chart(title=because("chart-ranks"), rows=(ChartRow(because("ladder-stay-in"), marked=marked),))
        for marked in (False, True)
    )

    def drawn(chart: Chart, height: int) -> bytes:
        area = pygame.Rect(0, 0, px(300), px(height))
        return pygame.image.tobytes(whole(folded_chart(assets, words, chart, area)), "RGBA")

    assert drawn(marked, 80) != drawn(plain, 80)
    assert drawn(marked, 40) == drawn(plain, 40)


@pytest.mark.parametrize("text", ["ordinary", "larger", "largest"])
def test_a_folded_chart_shows_the_figure_of_its_marked_line_even_if_the_name_is_long(text: TextSize) -> None:
    chair = Chair(2, "notes", (1280, 800), Settings(text_size=text))
    assets, words = chair.services.assets, Words().game("speculation")

    def drawn(number: int) -> bytes:
        row = ChartRow(because("chart-remembered"), because("chart-in", number=number, total=54), marked=True)
        chart = Chart(title=because("chart-price"), rows=(row,))
        area = pygame.Rect(0, 0, assets.canvas.px(170), assets.canvas.px(80))
        return pygame.image.tobytes(whole(folded_chart(assets, words, chart, area)), "RGBA")

    assert drawn(31) != drawn(47)


def test_pressing_a_folded_chart_opens_it() -> None:
    chair = Chair(8, "notes", (1024, 768), Settings(text_size="largest", speed="instant"), slug="brag")
    chair.settle()
    charts = chair.screen.targets.charts()
    assert charts
    assert all(min(chart.area.size) >= 44 for chart in charts)
    for put_down in (lambda: chair.key(pygame.K_ESCAPE), lambda: chair.press((5, 5))):
        chair.click(charts[0].area.center)
        assert chair.screen.closeup.shown
        put_down()
        assert not chair.screen.closeup.shown
        chair.tick()
    assert chair.doors.went == []


@pytest.mark.parametrize("key", [pygame.K_SPACE, pygame.K_RETURN])
def test_the_keyboard_opens_a_chart(key: int) -> None:
    chair = Chair(8, "notes", (1024, 768), Settings(text_size="largest", speed="instant"), slug="brag")
    chair.settle()
    charts, targets = chair.screen.targets.charts(), chair.screen.focus.targets
    keys = [each.control.key if each.control else "" for each in targets]
    chair.screen.focus.take(keys.index(charts[0].key))
    chair.key(key)
    assert chair.screen.closeup.says.startswith(charts[0].describe().name)
    chair.key(key)
    assert not chair.screen.closeup.shown, "the next press closes it"


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize(("slug", "shows", "most"), [("whist", "tricks", 13), ("whist", "won", 2), ("ruff", "won", 2)])
def test_the_scores_of_both_sides_fit_their_note(locale: str, slug: str, shows: str, most: int) -> None:
    """Every score and every player is tried. If the lines did not fit, the visitor's own would be left out."""
    pygame.font.init()
    assets = drawn((1280, 800), appearance_of(Settings(text_size="largest")))
    words = Words(locale).game(slug).to(company_of(company("phhh"), Seat(0)))
    laws = game(slug)
    layout = laws.layout(laws.options(), 4)
    spot = next(spot for spot in layout.spots if spot.shows == shows)
    frame = Frame.of(assets.canvas, assets.look.text)
    placement = compose(layout, frame.cloth, assets.look.text, ticket_size(assets.look.text, True))
    width = inner_width(assets, assets.canvas.px(placement.boxes[spot].w))

    def lines(seat: int, number: int) -> int:
        told = words.text(spot.message, seat=Seat(seat), number=number)
        return set_lines(assets, StyledText(told, Face.TEXT, props.NOTE_SIZE), width).get_height()

    line = set_lines(assets, StyledText("x", Face.TEXT, props.NOTE_SIZE), width).get_height()
    for own in range(most + 1):
        for other in (1, 2, 3):
            assert lines(0, own) + lines(other, most - own) <= spot.rows * line
