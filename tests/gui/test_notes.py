"""A slip of paper that has more to say than there is room for says the newest."""

import pygame
import pytest

from crowe_table.gui.table.widgets import props
from crowe_table.settings import Settings
from tests.gui.table_fixture import Chair
from tests.gui.test_fit import SIZES, TEXTS, Noted, noted

__all__ = ["noted"]

DEBTS = tuple((row % 8, (row + 1) % 8, (row + 2) % 8, 24 + row) for row in range(16))
"""Rows of the slip of debts at Brag, more than it has room for."""


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("size", [SIZES[0], SIZES[-1]], ids=str)
def test_a_long_note_stays_on_its_paper(size: tuple[int, int], text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    chair = Chair(8, "notes", size, Settings(text_size=text, speed="instant"), slug="brag", preset="crowe")
    chair.settle()
    cut: list[Noted] = []
    ticket = props.ticket
    monkeypatch.setattr(props, "ticket", lambda *args, **more: cut.append(ticket(*args, **more)) or cut[-1])
    screen = chair.screen
    inks: list[pygame.Rect] = []
    for rows in (1, 3, len(DEBTS)):
        screen.displayed.facts["debts"] = DEBTS[:rows]
        cut.clear()
        if screen.tabletop.look():
            screen.tabletop.compose()
        screen.tabletop.props.show(screen.displayed)
        inks += cut[-1].inks
        margin = screen.services.assets.margin
        assert cut[-1].get_rect().inflate(-2 * margin, -2 * margin).contains(inks[-1]), rows
    assert inks[0].h < min(inks[1].h, inks[2].h)


def test_eighty_debts_are_set_as_fast_as_ten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only sentences for which there is room are measured, however many there are."""
    chair = Chair(8, "notes", SIZES[-1], Settings(speed="instant"), slug="brag", preset="crowe")
    chair.settle()
    measured: list[str] = []
    case = chair.services.assets.case
    line = case.line
    monkeypatch.setattr(case, "line", lambda text, *args: measured.append(text) or line(text, *args))
    counts = []
    for rows in (10, 80):
        debts = tuple((row % 8, (row + 1) % 8, (row + 2) % 8, 24 + row) for row in range(rows))
        chair.screen.displayed.facts["debts"] = debts
        measured.clear()
        chair.screen.tabletop.show()
        counts.append(len(measured))
    assert counts[1] <= counts[0]


def test_a_folded_chart_is_pressed_to_be_read() -> None:
    chair = Chair(8, "notes", (1024, 768), Settings(text_size="largest", speed="instant"), slug="brag")
    chair.settle()
    charts = chair.screen.reach.charts()
    assert charts
    assert all(min(chart.area.size) >= 44 for chart in charts)
    for put_down in (lambda: chair.key(pygame.K_ESCAPE), lambda: chair.press((5, 5))):
        chair.click(charts[0].area.center)
        assert chair.screen.closeup.shown
        put_down()
        assert not chair.screen.closeup.shown
        chair.tick()
    assert chair.doors.went == []
