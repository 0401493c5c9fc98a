"""A calm table. Within a sitting, only cards, coins and other objects in play move or change their size."""

from itertools import islice, product
from random import Random

import pygame
import pytest

from crowe_table.engine.cards import HIDDEN
from crowe_table.engine.layout import PILES, Kind, Place
from crowe_table.games import game
from crowe_table.gui.table.layout_report import report
from crowe_table.settings import Settings
from tests.gui.table_fixture import Chair
from tests.sampling import SOAK, TESTED

SIZES = ((1280, 800), (1024, 768), (1920, 1080), (2560, 1080), (1080, 1920))
STANDING = ("button hint", "button why", "button rules")
ANSWERS = 10_000 if SOAK else 8
"""Number of the visitor's answers. In soak tests they make whole games."""
RISE = 40
"""Table units by which a chosen card, or a packet of a cut, may rise above its place."""


def sittings() -> list[tuple[str, str, int, tuple[int, int]]]:
    """Return the tables to test.

    In soak tests these are all presets with all numbers of seats at all sizes. Otherwise each game has one table, and
    the sizes rotate.
    """
    found: list[tuple[str, str, int, tuple[int, int]]] = []
    for at, slug in enumerate(TESTED):
        tables = [(preset.name, seats) for preset in game(slug).presets for seats in preset.seats]
        every = [(slug, *table, size) for table, size in product(tables, SIZES)]
        found += every if SOAK else islice(every, at % len(every), None, len(every))
    return found


@pytest.mark.parametrize(("slug", "preset", "seats", "size"), sittings())
def test_nothing_moves_within_a_sitting(slug: str, preset: str, seats: int, size: tuple[int, int]) -> None:
    chair, chance = Chair(seats, "calm", size, Settings(speed="instant"), slug=slug, preset=preset), Random(slug)
    boxes, pictures = None, None
    for _ in range(ANSWERS):
        chair.settle()
        things = report(chair.screen).things
        standing = {
            (each.thing, each.owner): each.box
            for each in things
            if not each.thing.startswith("button ") or each.thing in STANDING
        }
        drawn = {seat: sprite.rect.center for seat, sprite in chair.screen.tabletop.tickets._sprites.items()}
        boxes, pictures = boxes or standing, pictures or drawn
        assert standing == boxes
        assert {chair.screen.tabletop.stage.chair(seat) for seat in drawn if seat >= 0} == set(range(seats))
        assert sorted(drawn.values()) == sorted(pictures.values())
        assert strays(chair) == []
        if chair.over:
            return
        chair.answer(chance)


def strays(chair: Chair) -> list[tuple[str, pygame.Rect, pygame.Rect]]:
    """Return the cards that lie outside their places."""
    stage = chair.screen.tabletop.stage
    px, found = stage.assets.canvas.px, []
    for zone in stage.zones:
        spot = stage.spot(zone)
        if spot is None or zone == stage.spread_zone or spot.place is Place.UPON or spot in stage.placement.absent:
            continue
        if stage.joined(zone) or spot.kind is Kind.PACKETS or spot.kind not in PILES:
            continue
        room = stage.area(zone).inflate(px(RISE), 2 * px(RISE))
        for piece in stage.zones[zone]:
            if piece.card != HIDDEN and not room.contains(stage.resting(piece)):
                found.append((zone, room, stage.resting(piece)))
    return found


def test_the_button_that_plays_a_card_keeps_its_place_when_the_last_trick_can_be_seen() -> None:
    chair, chance = Chair(4, "calm", settings=Settings(speed="instant"), slug="whist", preset="crowe"), Random("slots")
    areas: dict[bool, set[tuple[int, ...]]] = {False: set(), True: set()}
    while not all(areas.values()):
        chair.settle()
        buttons = {control.key: control.area for control in chair.screen.answers.controls}
        if "confirm" in buttons:
            areas["act-review" in buttons].add(tuple(buttons["confirm"]))
        chair.answer(chance)
    assert areas[False] == areas[True]
