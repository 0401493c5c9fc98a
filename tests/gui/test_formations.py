"""Formations compose every table. Cards are readable, nothing overlaps, and no cards are larger than the hand."""

import pygame
import pytest
from msgspec.structs import replace

from crowe_table.engine.layout import PILES, Formation, Kind, Layout, Place, Spot
from crowe_table.gui.draw.canvas import Canvas
from crowe_table.gui.draw.packs import RATIO
from crowe_table.gui.draw.scene import Scene, Sprite
from crowe_table.gui.table.formations.blocks import CALLED_WIDE, TAG_HIGH, Measures, block_of, closed
from crowe_table.gui.table.formations.blueprint import hand_of
from crowe_table.gui.table.formations.chairs import NARROWER
from crowe_table.gui.table.formations.composing import QUESTION_OVER, drawing_of
from crowe_table.gui.table.formations.placement import Placement
from crowe_table.gui.table.frame import Frame
from crowe_table.gui.table.stage import CHOSEN_RISE
from crowe_table.settings import TEXT_SIZES
from tests.gui.measuring import MIN_CARD, SIZES, Table, covered, invented, measure, placed, tables
from tests.sampling import SOAK

ORDINARY, LARGEST = TEXT_SIZES["ordinary"], TEXT_SIZES["largest"]
TABLES, INVENTED = list(tables()), list(invented())
WINDOWS = tuple((size, text) for size in SIZES for text in (ORDINARY, LARGEST))
MIN_CROWDED_CARD = 60
"""Minimum width of a turned card of eight or nine players in the largest print, in table units."""
ALWAYS_THERE = frozenset({Kind.BOARD, Kind.CLOTH, Kind.DICE, Kind.FAN, Kind.ROW, Kind.COUNT, Kind.SIGN})
"""Kinds of objects that have a place at every print, because nothing else tells what they show."""
ROUNDING = 1.0
"""Table units by which a size may differ because boxes are rounded to whole units."""


def windows_of(table: Table) -> tuple[tuple[tuple[int, int], float], ...]:
    """Return the most common windows, and some other windows in rotation. Soak tests use all windows."""
    at = TABLES.index(table)
    return WINDOWS if SOAK else (*WINDOWS[:4], WINDOWS[4 + at % (len(WINDOWS) - 4)])


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_every_game_is_composed(table: Table) -> None:
    wrong: list[str] = []
    for size, text in windows_of(table):
        frame, placement = placed(table, size, text)
        found = measure(table.layout, frame, placement)
        faults = list(found.faults)
        if text == ORDINARY:
            faults += [f"{spot.kind} {spot.shows} {spot.of} is left out" for spot in _missing(table, placement)]
            if found.card < MIN_CARD:
                faults.append(f"a card to be read is {found.card:.0f} wide")
        wrong += [f"{size} print {text}: {fault}" for fault in faults]
    assert wrong == []


@pytest.mark.parametrize("text", TEXT_SIZES.values())
def test_turned_cards_of_a_company_are_read_at_every_print(text: float) -> None:
    """In the largest print the cards at the sides of eight or nine players may be smaller."""
    wrong: list[object] = []
    for table in (each for each in TABLES if each.name.startswith("speculation")):
        _, placement = placed(table, (1280, 800), text)
        least = MIN_CROWDED_CARD if table.layout.seats >= 8 and text == LARGEST else MIN_CARD
        turned = [placement.cards[spot] * RATIO for spot in table.layout.spots if spot.shows == "shown"]
        if min(turned) < least:
            wrong.append((table.name, round(min(turned))))
    assert wrong == []


@pytest.mark.parametrize("size", SIZES)
def test_no_board_or_sign_is_left_out_at_any_print(size: tuple[int, int]) -> None:
    for table in TABLES:
        for text in TEXT_SIZES.values():
            _, placement = placed(table, size, text)
            absent = [spot.shows for spot in placement.absent if spot.kind in ALWAYS_THERE]
            assert absent == [], (table.name, text)


@pytest.mark.parametrize("size", SIZES)
def test_no_open_hand_covers_a_ticket_or_another_hand(size: tuple[int, int]) -> None:
    for table in TABLES:
        for text in TEXT_SIZES.values():
            _, placement = placed(table, size, text)
            assert list(covered(placement, most=13)) == [], (table.name, text)


def _missing(table: Table, placement: Placement) -> list[Spot]:
    """Return the objects of a table that have no place.

    The coins of punters at a bank may lack one, because the tickets show the punters' purses.
    """
    bank = table.layout.formation is Formation.CLOTH
    return [spot for spot in placement.absent if not (bank and spot.kind is Kind.COINS and spot.of >= 0)]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_names_of_punters_stay_on_one_line(size: tuple[int, int]) -> None:
    """Sums that lie beside a ticket only now and then do not make it narrow for the whole sitting."""
    for table in TABLES:
        if table.layout.formation is not Formation.CLOTH:
            continue
        _, placement = placed(table, size, ORDINARY)
        narrowest = min(box.w for box in placement.tickets)
        assert narrowest >= NARROWER[-1] * placement.ticket[0] - ROUNDING, table.name


@pytest.mark.parametrize("table", INVENTED, ids=lambda table: table.name)
def test_synthetic_layouts_are_composed(table: Table) -> None:
    frame, placement = placed(table, (1280, 800), ORDINARY)
    assert measure(table.layout, frame, placement).faults == ()
    assert not placement.absent


@pytest.mark.parametrize("text", TEXT_SIZES.values())
def test_the_hand_is_the_largest_thing_and_every_card_of_it_shows(text: float) -> None:
    """In a window 1280 wide, up to nine cards are 104 wide, and each shows a strip of at least 70.

    Up to thirteen cards are 92 wide, and each shows at least 50.
    """
    wrong: list[object] = []
    for table in TABLES:
        layout = table.layout
        _, placement = placed(table, (1280, 800), text)
        for hand in [spot for spot in hand_of(layout) if spot.kind is Kind.FAN and spot.shows == layout.hand]:
            wide = placement.cards[hand] * RATIO
            showing = (placement.boxes[hand].w - wide) / max(1, hand.cards - 1)
            least = (104, 70) if hand.cards <= 9 else (92, 50)
            if hand.cards <= 13 and (wide < least[0] - ROUNDING or (hand.cards > 1 and showing < least[1] - ROUNDING)):
                wrong.append((table.name, hand.cards, round(wide), round(showing)))
            others = [placement.cards[spot] for spot in layout.spots if _is_open(spot) and spot not in placement.absent]
            if max(others, default=0) > placement.cards[hand]:
                wrong.append((table.name, "a card is larger than the hand", max(others), placement.cards[hand]))
    assert wrong == []


def _is_open(spot: Spot) -> bool:
    return spot.kind in PILES and not closed(spot) and not spot.within and spot.place is not Place.UPON


def test_the_own_ticket_stands_at_the_left_of_the_own_hand() -> None:
    for table in TABLES:
        for size, text in WINDOWS:
            _, placement = placed(table, size, text)
            own = placement.tickets[0]
            for hand in hand_of(table.layout):
                assert own.x + own.w <= placement.boxes[hand].x, (table.name, size, text)
                assert own.y + own.h > placement.boxes[hand].y, (table.name, size, text)


def test_a_chosen_card_covers_no_note_beside_the_trick() -> None:
    wrong: list[object] = []
    for table in TABLES:
        if table.layout.formation is not Formation.SQUARE:
            continue
        for size, text in WINDOWS:
            _, placement = placed(table, size, text)
            for hand in hand_of(table.layout):
                raised = placement.boxes[hand].y - CHOSEN_RISE
                notes = [spot for spot in table.layout.spots if spot.kind is Kind.NOTE and spot.place is Place.TALLY]
                for box in (placement.boxes[spot] for spot in notes if spot not in placement.absent):
                    if box.y + box.h > raised:
                        wrong.append((table.name, size, text, box.y + box.h - raised))
    assert wrong == []


def test_a_large_hand_lies_above_a_question_of_two_lines() -> None:
    for table in (each for each in TABLES if each.name.startswith("brag")):
        _, placement = placed(table, (1024, 768), LARGEST)
        for hand in hand_of(table.layout):
            box = placement.boxes[hand]
            assert box.y + box.h <= placement.clear_of_question.y + placement.clear_of_question.h + QUESTION_OVER, table


def test_a_call_of_one_line_has_the_width_of_its_print() -> None:
    """A called card takes two lines wherever the slip is narrower than the line in this print."""
    call = Spot(kind=Kind.CHART, shows="called", rows=0)
    for text in TEXT_SIZES.values():
        measures = Measures(text, (217, 76), 56, 173)
        wide, narrow = (block_of(call, 0.0, room, measures) for room in (CALLED_WIDE * text, CALLED_WIDE * text - 1))
        assert narrow.h - wide.h == pytest.approx(TAG_HIGH * text)


def test_blocks_at_the_sides_are_mirrored() -> None:
    for table in TABLES:
        if table.layout.formation is Formation.CLOTH or table.layout.seats == 2:
            continue
        _, placement = placed(table, (1280, 800), ORDINARY)
        cloth, others = placement.cloth, placement.tickets[1:]
        for left, right in zip(others, reversed(others), strict=True):
            if left.x < cloth.x + cloth.w // 4:
                assert abs(left.x - cloth.x - (cloth.x + cloth.w - right.x - right.w)) <= 2, table.name
                assert abs(left.y - right.y) <= 2, table.name


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("text", [ORDINARY, LARGEST])
def test_the_left_handed_frame_is_the_mirror_image(size: tuple[int, int], text: float) -> None:
    right, left = (Frame.of(Canvas(*size), text, left_handed=handed) for handed in (False, True))
    width = round(right.canvas.w / right.canvas.scale)
    names = ("rim", "cloth", "account", "acts", "helps", "menu", "question")
    for one, other in ((getattr(right, name), getattr(left, name)) for name in names):
        assert (other.x, *other[1:]) == (width - one.x - one.w, *one[1:])
    if size[0] > size[1]:
        assert left.account.x + left.account.w < left.rim.x, "the log is at the left of the table"
        assert left.rim.x + left.rim.w == width


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_left_handed_the_cloth_only_changes_its_place(table: Table) -> None:
    for size, text in windows_of(table)[1:4]:
        (right, there), (left, here) = (placed(table, size, text, left_handed=handed) for handed in (False, True))
        by = left.cloth.x - right.cloth.x
        assert here.absent == there.absent
        boxes = [(here.boxes[spot], box) for spot, box in there.boxes.items()]
        for one, other in (*boxes, *zip(here.tickets, there.tickets, strict=True)):
            assert one[1:] == other[1:]
            assert abs(one.x - other.x - by) <= ROUNDING
        assert measure(table.layout, left, here).faults == measure(table.layout, right, there).faults


def test_an_anchor_that_a_formation_lacks_is_named() -> None:
    spots = (Spot(kind=Kind.COINS, shows="kitty", place=Place.MELDS),)
    with pytest.raises(ValueError, match="formation “ring” has no anchor “melds” for “kitty”"):
        drawing_of(Layout(seats=3, formation=Formation.RING, spots=spots))


@pytest.mark.parametrize("size", [(640, 480), (800, 600), (1024, 640)], ids=str)
def test_a_screen_below_the_minimum_size_is_scaled(size: tuple[int, int]) -> None:
    """All objects are present at a reduced size, and all lie within the window."""
    for table in TABLES:
        frame, placement = placed(table, size, ORDINARY)
        window = (0, 0, *size)
        for box in (*placement.tickets, *placement.boxes.values(), frame.menu, frame.helps):
            area = frame.area(box)
            assert area.clamp(window) == area, (table.name, size, box)


def test_distant_changes_are_painted_separately() -> None:
    scene, window = Scene(pygame.Surface((1000, 800))), pygame.Surface((1000, 800))
    corners = [scene.add(Sprite(pygame.Surface((40, 40)), x, y)) for x in (0, 900) for y in (0, 700)]
    scene.paint(window)
    for sprite in corners:
        sprite.x += 4
    areas = scene.paint(window)
    assert sum(area.w * area.h for area in areas) == 4 * 44 * 40
    many = [scene.add(Sprite(pygame.Surface((8, 8)), x, y)) for x in range(0, 900, 90) for y in range(0, 700, 90)]
    areas = scene.paint(window)
    assert len(areas) <= 24
    assert all(any(area.contains(sprite.rect) for area in areas) for sprite in many)


def test_two_options_of_a_preset_have_the_same_composition_for_equal_layouts() -> None:
    """A composition depends only on the layout, the window and the print. So nothing moves within a sitting."""
    table = next(each for each in TABLES if each.name.startswith("whist"))
    other = replace(table.layout, target=99)
    boxes = placed(table, (1280, 800), ORDINARY)[1].boxes
    assert placed(Table("whist", other, table.sides), (1280, 800), ORDINARY)[1].boxes == boxes
