"""Every card that a player must read is wide enough in each print, and the titles above cards leave room for it."""

from collections.abc import Iterator
from itertools import combinations

import pygame
import pytest

from crowe_table import paths
from crowe_table.engine.layout import PILES, Kind, Layout, Place, Spot
from crowe_table.gui.draw.assets import Appearance, Assets
from crowe_table.gui.draw.canvas import Canvas
from crowe_table.gui.draw.packs import RATIO
from crowe_table.gui.draw.paper import line_width
from crowe_table.gui.table.formations.blocks import TITLE
from crowe_table.gui.table.formations.placement import Placement
from crowe_table.gui.table.frame import frame_of
from crowe_table.gui.table.widgets.titles import OUTLINED, SIZE, title_room, title_words
from crowe_table.settings import TEXT_SIZES, TextSize
from crowe_table.words import Words, locales
from tests.gui.measuring import MIN_CARD, Table, placed, tables

TABLES = list(tables())
SIZES = ((1280, 800), (1024, 768))
LEAST_PRINT = 0.95
"""Minimum print of a title in any text size, as a fraction of its ordinary print."""
ROUNDING = 0.5
"""Table units by which a width may differ, because card heights are whole units."""
FLOORS: dict[TextSize, dict[str, int]] = {
    "largest": {
        "blind-hookey by heaps for 7": 68,
        "speculation for 8": 61,
        "speculation for 9": 61,
    },
}
"""Minimum width for the tables that lack space for a wider card, in table units.

Each key is a table, a game and its number of players, or a game.
"""


@pytest.mark.parametrize("text", TEXT_SIZES)
def test_every_card_to_be_read_is_wide_enough(text: TextSize) -> None:
    wrong: list[object] = []
    for table in TABLES:
        _, placement = placed(table, SIZES[0], TEXT_SIZES[text])
        least = _least(table, text)
        for name, wide in widths(table.layout, placement):
            if wide < least - ROUNDING:
                wrong.append((table.name, name, round(wide), least))
    assert wrong == []


def _least(table: Table, text: TextSize) -> int:
    """Return the minimum width of the cards to be read at a table."""
    slug, floors = table.name.split()[0], FLOORS.get(text, {})
    names = table.name, f"{slug} for {table.layout.seats}", slug
    return next((floors[name] for name in names if name in floors), MIN_CARD)


def widths(layout: Layout, placement: Placement) -> Iterator[tuple[str, float]]:
    """Yield the name of every object with cards to be read, and the width of these cards in table units.

    Reviewed tricks are shown in a size of their own.
    """
    for spot in layout.spots:
        to_read = spot.kind in PILES and spot.kind is not Kind.PACKETS and spot.read and not spot.within
        backs = spot.shows == layout.hand and spot.of != 0
        if to_read and not backs and spot.place is not Place.UPON and spot not in placement.absent:
            yield f"{spot.shows} {spot.of}", placement.cards[spot] * RATIO
    for spot, (_, high) in placement.opened.items():
        yield f"opened {spot.of}", high * RATIO


@pytest.mark.parametrize("text", TEXT_SIZES.values())
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", locales())
def test_titles_are_whole_and_touch_nothing(language: str, size: tuple[int, int], text: float) -> None:
    """No room is reserved for a second line above a spot."""
    pygame.font.init()
    assets = Assets(paths.shipped("art"), Canvas(*size), Appearance(text=text))
    wrong: list[object] = []
    for table in TABLES:
        words = Words(language).game(table.name.split()[0])
        _, placement = placed(table, size, text)
        titles: dict[Spot, pygame.Rect] = {}
        for spot in table.layout.spots:
            if not spot.title or spot.kind not in OUTLINED or spot in placement.absent:
                continue
            title = title_words(assets, words, spot, placement)
            wide = line_width(assets, title)
            small = not spot.terse and title.size * text < LEAST_PRINT * SIZE
            if small or wide > title_room(assets, spot, placement):
                wrong.append((table.name, title.text, wide, round(title.size * text, 1)))
            titles[spot] = _area(spot, wide, assets, placement)
        wrong += [(table.name, *pair) for pair in _touching(titles, assets, placement)]
    assert wrong == []


def _area(spot: Spot, wide: int, assets: Assets, placement: Placement) -> pygame.Rect:
    """Return the area of a printed title, in pixels."""
    area, px = frame_of(assets).area(placement.boxes[spot]), assets.canvas.px
    high = px((TITLE - 4) * placement.text)
    return pygame.Rect(area.centerx - wide // 2, area.y - px(4) - high, wide, high)


def _lies(spot: Spot) -> bool:
    """Return whether a spot holds cards during the play, in a place of its own."""
    passing = spot.place is Place.UPON or (spot.place is Place.TRICK and spot.transient)
    return spot.kind in PILES and not spot.within and not passing


def _touching(titles: dict[Spot, pygame.Rect], assets: Assets, placement: Placement) -> Iterator[tuple[str, str]]:
    """Yield the titles that touch each other, a ticket, or the cards of another spot."""
    frame = frame_of(assets)
    for (one, here), (other, there) in combinations(titles.items(), 2):
        if here.colliderect(there):
            yield one.shows, other.shows
    things = {f"ticket {chair}": box for chair, box in enumerate(placement.tickets)}
    things |= {spot.shows: box for spot, box in placement.boxes.items() if spot not in placement.absent and _lies(spot)}
    for (spot, title), (name, box) in ((each, thing) for each in titles.items() for thing in things.items()):
        if name != spot.shows and title.colliderect(frame.area(box)):
            yield spot.shows, name
