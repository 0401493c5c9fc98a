"""Colours of suits, sides and stakes. Every visitor can tell them apart, in simulations of each colour deficiency."""

from itertools import combinations
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from crowe_table import palette, paths
from crowe_table.engine.cards import SUIT_SIGNS, SUIT_WORDS, make
from crowe_table.engine.core import Seat
from crowe_table.gui.app import appearance_of
from crowe_table.gui.draw.assets import Appearance, Assets
from crowe_table.gui.draw.background import table_background
from crowe_table.gui.draw.canvas import Canvas
from crowe_table.gui.draw.packs import PlainPack
from crowe_table.gui.draw.paper import StyledText, draw_side_mark, set_lines
from crowe_table.gui.draw.pips import pip
from crowe_table.gui.draw.scene import Scene
from crowe_table.gui.draw.type import TypeCase
from crowe_table.gui.table.widgets.chips import MIN_CONTRAST, NOTCHES, chip, inlay_of
from crowe_table.gui.table.widgets.titles import Titles
from crowe_table.palette import InkOn, contrast
from crowe_table.settings import CLOTHS, Settings
from crowe_table.words import Words
from tests.colour_vision import VISIONS, Lab, ciede2000, difference

pygame.font.init()
pygame.display.init()
pygame.display.set_mode((40, 30), pygame.NOFRAME)
ART = paths.shipped("art")
ENOUGH = 15
"""Minimum CIEDE2000 difference between the colours of two things that differ in colour only."""
PUBLISHED = (
    ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
    ((50, -1.3802, -84.2814), (50, 0, -82.7485), 1.0000),
    ((50, 0, 0), (50, -1, 2), 2.3669),
    ((50, 2.49, -0.001), (50, -2.49, 0.0010), 7.1792),
    ((50, 2.49, -0.001), (50, -2.49, 0.0011), 7.2195),
    ((50, 2.5, 0), (73, 25, -18), 27.1492),
    ((50, 2.5, 0), (61, -5, 29), 22.8977),
    ((50, 2.5, 0), (56, -27, -3), 31.9030),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((63.0109, -31.0961, -5.8663), (62.8187, -29.7946, -4.0864), 1.2630),
    ((6.7747, -0.2908, -2.4247), (5.8714, -0.0985, -2.2286), 0.6377),
    ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
)
"""Pairs of colours from the test data of Sharma et al., table 1, and their differences."""


@pytest.mark.parametrize(("one", "other", "expected"), PUBLISHED)
def test_the_formula_gives_the_published_differences(
    one: tuple[float, float, float], other: tuple[float, float, float], expected: float
) -> None:
    assert ciede2000(Lab(*one), Lab(*other)) == pytest.approx(expected, abs=5e-5)
    assert ciede2000(Lab(*other), Lab(*one)) == pytest.approx(expected, abs=5e-5)


def test_each_vision_keeps_white_and_grey_keeps_only_luminance() -> None:
    for vision in VISIONS:
        assert difference("#FFFFFF", "#FFFFFF", vision) == pytest.approx(0)
    assert difference("#FF0000", "#7F7F7F", "grey") < 0.1


@pytest.mark.parametrize("vision", [vision for vision in VISIONS if vision != "grey"])
def test_four_suits_differ_by_colour_alone(vision: str) -> None:
    for (one, ink), (other, another) in combinations(zip(SUIT_WORDS, palette.FOUR_SUITS, strict=True), 2):
        assert difference(ink, another, vision) >= ENOUGH, (one, other)


def test_suits_differ_in_shape_where_colours_do_not() -> None:
    """In grey and in two colours, the shapes of pips and printed signs tell the suits apart."""
    shapes = [pip(suit, 24, "#000000") for suit in range(4)]
    assert _all_differ(shapes)
    assert _all_differ([set_lines(_assets(), StyledText(sign), 60) for sign in SUIT_SIGNS])


@pytest.mark.parametrize("vision", VISIONS)
def test_sides_differ_in_colour_and_always_in_shape(vision: str) -> None:
    marks = []
    for side in range(len(palette.SIDE_INKS)):
        mark = pygame.Surface((9, 9), pygame.SRCALPHA)
        draw_side_mark(mark, (4, 4), side, 9)
        marks.append(pygame.mask.from_surface(mark))
    for (one, ink), (other, another) in combinations(enumerate(palette.SIDE_INKS), 2):
        apart = difference(ink, another, vision) >= ENOUGH
        assert apart or marks[one].overlap_area(marks[other], (0, 0)) < 0.9 * max(
            marks[one].count(), marks[other].count()
        ), (one, other)


@pytest.mark.parametrize("vision", VISIONS)
def test_stakes_differ_in_colour_or_in_their_rims(vision: str) -> None:
    for (one, colour), (other, another) in combinations(enumerate(palette.CHIPS), 2):
        if difference(colour, another, vision) < ENOUGH:
            more, fewer = max(NOTCHES[one], NOTCHES[other]), min(NOTCHES[one], NOTCHES[other])
            assert more + 1 >= 1.4 * (fewer + 1), (one, other)


def test_inlays_show_on_their_discs() -> None:
    for seat, colour in enumerate(palette.CHIPS):
        assert contrast(InkOn(inlay_of(Seat(seat)), colour)) >= MIN_CONTRAST, seat


@pytest.mark.parametrize("look", [Appearance(four_colour=True), Appearance(contrast=True)])
def test_suits_have_the_same_colours_on_cards_and_in_print(look: Appearance) -> None:
    assets = Assets(ART, Canvas(1280, 800), look)
    assert isinstance(assets.pack, PlainPack)
    for suit, (sign, ink) in enumerate(zip(SUIT_SIGNS, palette.FOUR_SUITS, strict=True)):
        expected = palette.rgb(ink)
        face = assets.card(make(4, suit), 200)
        assert expected in _colours(face)
        assert look.suit_ink(f"5{sign}") == ink
        for text in (sign, f"Schellen {sign}\n{sign} und mehr", f"{sign} {sign}"):
            for centred in (False, True):
                printed = set_lines(assets, StyledText(text, size=30), 600, centred=centred)
                assert expected in _colours(printed)
                own = {colour for colour in _colours(printed) if colour not in (expected, palette.rgb(palette.INK))}
                assert not own, (text, own)


def test_signs_on_a_dark_ground_keep_the_colour_of_their_text() -> None:
    case = TypeCase(ART / "fonts", suit_inks=palette.FOUR_SUITS)
    assets = _assets()
    assets.case = case
    printed = set_lines(assets, StyledText("♥ ♣", colour=palette.CHALK), 200)
    assert _colours(printed) == {palette.rgb(palette.CHALK)}


def test_two_colours_are_red_and_black() -> None:
    look = _assets().look
    assert [look.suit_ink(sign) for sign in SUIT_SIGNS] == [palette.INK, palette.RUBRIC, palette.RUBRIC, palette.INK]
    assert look.suit_ink("3 : 4", palette.BLUE_INK) == palette.BLUE_INK


@pytest.mark.parametrize("look", [*(Appearance(cloth=name) for name in palette.TABLE_TOPS), Appearance(contrast=True)])
def test_places_and_stakes_stand_out_from_the_table_top(look: Appearance) -> None:
    """Outlines of empty piles, spots of a betting cloth, and discs have a contrast of at least 3:1."""
    baize, dark = _baize(look), look.table_top.dark
    for line, ground in (
        (palette.FADED_CHALK, baize),
        (palette.BRIGHT_BRASS, baize),
        (palette.BRASS, dark),
        (palette.CARD_PAPER, dark),
        (palette.CARD_PAPER, baize),
        (palette.RIM_LINE, palette.CARD_PAPER),
    ):
        assert contrast(InkOn(line, ground)) >= MIN_CONTRAST, (line, ground)
    assert contrast(InkOn(palette.BOOKE_PAPER, baize)) >= 4.5, (
        "the sum below a copper coin must be legible, because the coin has little contrast"
    )


@pytest.mark.parametrize("side", [26, 38, 76])
def test_a_disc_has_a_light_edge_around_a_dark_one(side: int) -> None:
    for seat in range(len(palette.CHIPS)):
        picture = chip(_assets(), Seat(seat), side)
        lights = [palette.luminance(_hex(picture.get_at((x, side // 2)))) for x in range(side // 4)]
        lightest = max(range(len(lights)), key=lights.__getitem__)
        ring = [light for light in lights[: side // 8] if light > 0.5]
        assert ring, (seat, lightest, lights)
        for top in palette.TABLE_TOPS.values():
            assert (max(ring) + 0.05) / (palette.luminance(top.lit) + 0.05) >= MIN_CONTRAST, (seat, top)


def test_a_setting_changes_the_table_top() -> None:
    """Each table top looks different from the others, at the table and under the sample hand of the settings."""
    assert tuple(palette.TABLE_TOPS) == CLOTHS
    grounds = [_baize(appearance_of(Settings(cloth=name))) for name in CLOTHS]
    assert all(difference(one, other) >= 10 for one, other in combinations(grounds, 2)), grounds


def test_an_empty_place_is_outlined_in_its_colour() -> None:
    upon = pygame.Surface((200, 200))
    upon.fill(palette.BAIZE)
    stage: Any = SimpleNamespace(printing=_assets(), layout=SimpleNamespace(spots=()))
    Titles(Scene(upon), Words("en"), stage)._outline(upon, pygame.Rect(50, 50, 80, 100))
    assert palette.rgb(palette.FADED_CHALK) in _colours(upon)


def _baize(look: Appearance) -> str:
    """Return a light colour of the cloth: only one pixel in a hundred of the lit cloth is lighter."""
    area = pygame.Rect(0, 0, 1280, 800)
    table = table_background(Assets(ART, Canvas(*area.size), look), area)
    inner = area.inflate(-80, -80)
    found = [
        _hex(table.get_at((x, y))) for x in range(inner.x, inner.right, 7) for y in range(inner.y, inner.bottom, 7)
    ]
    return sorted(found, key=palette.luminance)[len(found) * 99 // 100]


def _hex(colour: pygame.Color) -> str:
    return f"#{colour.r:02X}{colour.g:02X}{colour.b:02X}"


def _assets() -> Assets:
    return Assets(ART, Canvas(1280, 800), Appearance())


def _colours(picture: pygame.Surface) -> set[tuple[int, int, int]]:
    w, h = picture.get_size()
    return {
        (colour.r, colour.g, colour.b)
        for colour in (picture.get_at((x, y)) for x in range(w) for y in range(h))
        if colour.a == 255
    }


def _all_differ(pictures: list[pygame.Surface]) -> bool:
    masks = [pygame.mask.from_surface(picture) for picture in pictures]
    return all(
        one.overlap_area(other, (0, 0)) < 0.95 * max(one.count(), other.count())
        for one, other in combinations(masks, 2)
    )
