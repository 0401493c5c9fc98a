"""Speech at the table appears beside the speaker's ticket."""

from math import hypot

import pygame
import pytest

from crowe_table import games
from crowe_table.engine.core import seats
from crowe_table.gui.table.speech_places import GAP
from tests.gui.table_fixture import Chair
from tests.sampling import TESTED

TABLES = [
    (slug, preset.name, number)
    for slug in TESTED
    for preset in games.game(slug).presets[:1]
    for number in sorted({preset.usual or min(preset.seats), max(preset.seats)})
]
WORD = "What am I bid for it?"


def apart(one: pygame.Rect, other: pygame.Rect) -> float:
    """Return the distance in pixels between the edges of two areas."""
    across = max(one.left - other.right, other.left - one.right, 0)
    down = max(one.top - other.bottom, other.top - one.bottom, 0)
    return hypot(across, down)


@pytest.mark.parametrize(("slug", "preset", "number"), TABLES)
def test_a_speech_slip_touches_its_speakers_ticket(slug: str, preset: str, number: int) -> None:
    chair = Chair(number, "whose", slug=slug, preset=preset)
    stage, papers = chair.screen.tabletop.stage, chair.screen.tabletop.papers
    margin, px = stage.assets.margin, stage.assets.canvas.px
    for seat in seats(number):
        papers.say(seat, WORD, 0.0)
        word = papers._spoken.pop(seat)
        paper = word.sprite.rect.inflate(-2 * margin, -2 * margin)
        assert apart(paper, stage.ticket_area(seat)) <= px(GAP) + 2
        others = [stage.ticket_area(each) for each in seats(number) if each != seat]
        assert paper.collidelist(others) < 0 or number >= 8, "it covers nobody else's ticket"
