"""Speech at the table is unambiguously its speaker's."""

from math import hypot

import pygame
import pytest

from crowe_table import games
from crowe_table.engine.core import Paid, Seat, because, seats
from crowe_table.engine.money import Farthings, purse
from crowe_table.kit.stakes import bet
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
    """Return the distance between two areas, edge to edge."""
    across = max(one.left - other.right, other.left - one.right, 0)
    down = max(one.top - other.bottom, other.top - one.bottom, 0)
    return hypot(across, down)


@pytest.mark.parametrize(("slug", "preset", "number"), TABLES)
def test_a_speech_slip_lies_nearest_its_speaker_or_bears_their_name(slug: str, preset: str, number: int) -> None:
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


def test_a_speech_slip_far_from_its_ticket_bears_the_speakers_name() -> None:
    """At Hoyle's Speculation for five nothing is free beside the visitor's place: the slip lay beside another
    player's.
    """
    chair = Chair(5, "whose", slug="speculation", preset="hoyle")
    papers = chair.screen.tabletop.papers
    papers.say(Seat(0), WORD, 0.0)
    word = papers._spoken[Seat(0)]
    assert word.laid in word.prints[True]


def test_a_speech_slip_moves_away_from_arriving_coins() -> None:
    """At Baccara for eight some slips lie on future bets, because nowhere else is enough space beside the tickets."""
    chair = Chair(8, "whose", slug="baccara", preset="pearson")
    stage, papers, displayed = (getattr(chair.screen.tabletop, name) for name in ("stage", "papers", "displayed"))
    upon = []
    for seat in seats(8):
        papers.say(seat, WORD, 0.0)
        word = papers._spoken[seat]
        upon += [(word, spot) for spot in word.upon if spot.shows == "bet" and spot.of != stage.chair(seat)]
    assert upon
    sits = {stage.chair(seat): seat for seat in seats(8)}
    for owner in {sits[spot.of] for _, spot in upon}:
        displayed.arrive(Paid(purse(owner), bet(owner), Farthings(24), because("paid-bet")))
    papers.show(displayed)
    for word, spot in upon:
        paper = word.sprite.rect.inflate(-2 * stage.assets.margin, -2 * stage.assets.margin)
        assert word not in papers._spoken.values() or not paper.colliderect(stage.spot_area(spot))
