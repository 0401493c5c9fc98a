"""Speech at the table appears beside the speaker's ticket."""

from math import hypot

import pygame
import pytest

from crowe_table import games
from crowe_table.engine.core import Seat, because, seats
from crowe_table.gui.table.speech_places import GAP
from crowe_table.settings import Settings
from crowe_table.words.sayings import Sayings
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


@pytest.mark.parametrize("shown", [True, False])
def test_players_comment_on_the_game_if_set(monkeypatch: pytest.MonkeyPatch, shown: bool) -> None:
    """A comment waits until nobody speaks, and covers no card."""
    monkeypatch.setattr(Sayings, "after", lambda *_: (Seat(1), because("saying-pimlott-1")))
    chair = Chair(4, "sayings", slug="blind-hookey", preset="heaps", settings=Settings(sayings=shown))
    said = set()
    for _ in range(600):
        chair.tick()
        papers, stage = chair.screen.tabletop.papers, chair.screen.tabletop.stage
        said |= {(seat, word.text) for seat, word in papers._spoken.items() if word.idle}
        for word in papers._spoken.values():
            if word.idle:
                paper = word.sprite.rect.inflate(-2 * stage.assets.margin, -2 * stage.assets.margin)
                assert not any(paper.colliderect(stage.body(each)) for held in stage.zones.values() for each in held)
    assert (said == {(1, chair.services.words.text("saying-pimlott-1"))}) is shown
