"""What is spoken at the table is taken for its speaker's word, and for nobody else's."""

from math import hypot

import pygame
import pytest

from crowe_table import games
from crowe_table.engine.core import Seat, seats
from tests.gui.table_fixture import Chair

TABLES = [
    (slug, preset.name, number)
    for slug in games.slugs()
    for preset in games.game(slug).presets[:1]
    for number in sorted({preset.usual or min(preset.seats), max(preset.seats)})
]
WORD = "What am I bid for it?"


def apart(one: pygame.Rect, other: pygame.Rect) -> float:
    """How far two areas lie from each other, edge to edge."""
    across = max(one.left - other.right, other.left - one.right, 0)
    down = max(one.top - other.bottom, other.top - one.bottom, 0)
    return hypot(across, down)


@pytest.mark.parametrize(("slug", "preset", "number"), TABLES)
def test_a_word_lies_nearest_its_speaker_or_bears_their_name(slug: str, preset: str, number: int) -> None:
    chair = Chair(number, "whose", slug=slug, preset=preset)
    stage, papers = chair.screen.tabletop.stage, chair.screen.tabletop.papers
    for seat in seats(number):
        papers.say(seat, WORD, 0.0)
        word = papers._spoken.pop(seat, None)
        if word is None:
            continue
        margin = stage.assets.margin
        paper = word.sprite.rect.inflate(-2 * margin, -2 * margin)
        own, *others = (apart(paper, stage.ticket_area(Seat((seat + each) % number))) for each in range(number))
        assert word.laid in word.prints.get(True, ()) or 1.9 * own <= min(others) + 2


def test_far_from_its_ticket_a_word_bears_its_speaker_s_name() -> None:
    """At Speculation by Hoyle for five nothing is free beside the visitor's place: the word lay beside another's."""
    chair = Chair(5, "whose", slug="speculation", preset="hoyle")
    papers = chair.screen.tabletop.papers
    papers.say(Seat(0), WORD, 0.0)
    word = papers._spoken[Seat(0)]
    assert word.laid in word.prints[True]
