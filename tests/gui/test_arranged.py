"""Every table arranges itself: cards are readable, nothing overlaps, and players sit in order."""

from weakref import ref

import pygame
import pytest
from msgspec.structs import replace

from crowe_table import paths
from crowe_table.engine.layout import CHARTS, Kind, Place
from crowe_table.games import game
from crowe_table.gui.draw.assets import Appearance, Assets
from crowe_table.gui.draw.canvas import Canvas
from crowe_table.gui.draw.paper import StyledText, line_width
from crowe_table.gui.draw.scene import Scene, Sprite
from crowe_table.gui.draw.type import Face
from crowe_table.gui.table.arrange import Arranger, Search
from crowe_table.gui.table.blocks import LINE, READ, TITLE, TITLE_WIDE, side_by_side
from crowe_table.gui.table.frame import Frame
from crowe_table.gui.table.placement import Occupancy
from crowe_table.gui.table.widgets.tickets import ticket_size
from crowe_table.gui.table.widgets.titles import OUTLINED, SIZE, title_room
from crowe_table.settings import TEXT_SIZES
from crowe_table.words import Words
from tests.gui.measuring import MIN_CARD, SIZES, Table, invented, measure, placed, standings, tables
from tests.sampling import SOAK, TESTED

MAX_BARE = 0.5
"""Maximum bare cloth during play, as a fraction of the picture."""
ORDINARY, LARGEST = TEXT_SIZES["ordinary"], TEXT_SIZES["largest"]
TABLES, INVENTED = list(tables()), list(invented())
WINDOWS = ((SIZES[0], LARGEST), (SIZES[1], ORDINARY), (SIZES[1], LARGEST), (SIZES[2], ORDINARY))
"""The hardest window of each shape, and the most common one."""


def windows_of(table: Table) -> tuple[tuple[tuple[int, int], float], ...]:
    """Return the hardest windows, the most common one and one of the others in rotation; all of them in soak tests."""
    return WINDOWS if SOAK else (*WINDOWS[:2], WINDOWS[2 + TABLES.index(table) % 2])


def faults(table: Table, size: tuple[int, int], text: float, what: str, standing: Occupancy) -> list[str]:
    """Return the faults of one table in one window, with their places."""
    frame, placement = placed(table, size, text, standing)
    found = measure(table.layout, frame, placement, standing)
    wrong = list(found.faults)
    if found.card < MIN_CARD:
        wrong.append(f"a card to be read is {found.card:.0f} wide")
    if what == "in play" and found.bare > MAX_BARE:
        wrong.append(f"{found.bare:.0%} of the picture is bare cloth")
    return [f"{table.name}, {what}, at {size[0]}x{size[1]}, print {text}: {each}" for each in wrong]


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_every_game_is_arranged(table: Table) -> None:
    wrong = [
        fault
        for size, text in windows_of(table)
        for what, standing in standings(table.layout)
        for fault in faults(table, size, text, what, standing)
    ]
    assert wrong == []


@pytest.mark.parametrize("slug", TESTED)
def test_a_small_company_leaves_little_cloth_bare(slug: str) -> None:
    fewest = next(table for table in TABLES if table.name.startswith(slug))
    standing = dict(standings(fewest.layout))["in play"]
    assert not faults(fewest, SIZES[0], ORDINARY, "in play", standing)


@pytest.mark.parametrize("table", INVENTED, ids=lambda table: table.name)
def test_synthetic_layouts_are_arranged(table: Table) -> None:
    """Any company with any hand: two hands are open at once, as at the end of a bet."""
    wrong = [
        fault
        for what, standing in standings(table.layout)
        if what != "all shown"
        for fault in faults(table, SIZES[1], ORDINARY, what, standing)
    ]
    assert wrong == []


@pytest.mark.parametrize("size", [(640, 480), (800, 600), (1024, 640)], ids=str)
def test_a_screen_below_the_minimum_size_is_scaled(size: tuple[int, int]) -> None:
    """Everything is present at a reduced size, and nothing leaves the window."""
    for table in TABLES:
        frame, placement = placed(table, size, ORDINARY, Occupancy())
        window = (0, 0, *size)
        for box in (*placement.tickets, *placement.boxes.values(), frame.menu, frame.helps):
            area = frame.area(box)
            assert area.clamp(window) == area, (table.name, size, box)


def test_every_game_is_found() -> None:
    assert {table.name.split()[0] for table in TABLES} >= {"brag", "cribbage", "hazard", "whist"}


def test_the_search_for_places_proceeds_in_small_steps() -> None:
    """A table of eight is recomposed while its pictures are painted, so no step of the search may be slow."""
    table = next(each for each in TABLES if each.layout.seats == 8)
    frame = Frame.of(Canvas(1280, 800), 1.0)
    arranger = Arranger(table.layout, frame.cloth, 1.0, ticket_size(1.0, table.sides), Occupancy())
    placing, arranging = Search(arranger), ref(arranger)
    del arranger
    steps = 1
    while not placing.step():
        steps += 1
    assert steps > 20
    assert placing.placement() == placed(table, (1280, 800), 1.0, Occupancy())[1]
    assert arranging() is None, "failed trials are freed"


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


@pytest.mark.parametrize("table", [each for each in TABLES if "brag" in each.name], ids=lambda table: table.name)
def test_a_chart_without_space_is_folded_and_not_left_out(table: Table) -> None:
    for size, text in WINDOWS:
        placement = placed(table, size, text, Occupancy())[1]
        helps = [spot for spot in table.layout.spots if spot.kind in CHARTS and spot.rows and not spot.transient]
        assert not placement.absent.intersection(helps), (size, text)


@pytest.mark.parametrize("seats", [7, 8])
def test_the_banker_keeps_a_place_on_every_crowded_table(seats: int) -> None:
    """Otherwise the banker's ticket stood in the middle, with the cloth over it."""
    table = _named(f"bassett by pearson for {seats}")
    (bank,) = [spot for spot in table.layout.spots if spot.banker]
    for size in SIZES:
        assert bank not in placed(table, size, LARGEST, Occupancy())[1].absent, size


@pytest.mark.parametrize("size", SIZES[1:], ids=str)
def test_card_backs_do_not_grow_at_the_cost_of_the_viewer(size: tuple[int, int]) -> None:
    """Otherwise the ticket stands half way up the side, and leaves its corner bare."""
    placement = placed(_named("speculation by crowe for 5"), size, 1.0, Occupancy())[1]
    own, foot = placement.tickets[0], placement.cloth.y + placement.cloth.h
    assert foot - own.y - own.h < own.h


@pytest.mark.parametrize("seats", [7, 8])
def test_cloth_spots_can_be_pressed_at_the_fullest_table_in_the_largest_print(seats: int) -> None:
    table = _named(f"bassett by pearson for {seats}")
    standing = dict(standings(table.layout))["in play"]
    assert not faults(table, SIZES[2], LARGEST, "in play", standing)


@pytest.mark.parametrize("slug", TESTED)
def test_an_open_chart_shows_all_its_lines_but_the_optional_ones(slug: str) -> None:
    table = max((each for each in TABLES if each.name.startswith(slug)), key=lambda each: each.layout.seats)
    for size, text in WINDOWS[:2]:
        _, placement = placed(table, size, text, dict(standings(table.layout))["in play"])
        for spot in {spot for spot in table.layout.spots if spot.kind in CHARTS and spot.rows}:
            if spot not in placement.folded and spot not in placement.absent:
                lines = spot.rows - spot.spare
                assert placement.boxes[spot].h >= (lines * LINE + TITLE) * text, (size, text, spot.shows)


@pytest.mark.parametrize("slug", TESTED)
def test_the_title_of_a_pile_in_the_margins_covers_nothing(slug: str) -> None:
    table = max((each for each in TABLES if each.name.startswith(slug)), key=lambda each: each.layout.seats)
    for size, text in WINDOWS:
        _, placement = placed(table, size, text, dict(standings(table.layout))["in play"])
        there = {spot: pygame.Rect(box) for spot, box in placement.boxes.items() if spot not in placement.absent}
        for spot, box in there.items():
            if spot.title and not spot.terse and spot.kind is Kind.STACK and spot.place is Place.ASIDE:
                name = pygame.Rect(0, 0, max(box.w, int(TITLE_WIDE * text)), int(TITLE * text))
                name.midbottom = box.midtop
                others = [each for other, each in there.items() if other is not spot and not other.within]
                assert name.collidelist([*others, *map(pygame.Rect, placement.tickets)]) < 0, (size, text, spot.shows)


def _named(name: str) -> Table:
    return next(table for table in TABLES if table.name.startswith(name))


def _in_middle(table: Table, standing: Occupancy) -> set[str]:
    """Return the names of the objects in the middle."""
    placement = placed(table, SIZES[1], ORDINARY, standing)[1]
    whole = pygame.Rect(placement.middle)
    return {
        spot.shows
        for spot, box in placement.boxes.items()
        if spot not in placement.absent and spot.place is not Place.UPON and whole.contains(pygame.Rect(box))
    }


def test_earlier_calls_give_way_to_the_trick() -> None:
    """Calls lie side by side in the middle until cards are played; then large cards replace them."""
    table = _named("piquet")
    talk, play = [standing for what, standing in standings(table.layout) if what in ("in talk", "in play")]
    assert _in_middle(table, talk) == {"ruff", "sequences", "sets"}
    assert _in_middle(table, play) == {"played", "cut"}
    placement = placed(table, SIZES[1], ORDINARY, play)[1]
    assert not placement.folded
    assert all(placement.cards[spot] > READ for spot in table.layout.spots if spot.shows == "played")


@pytest.mark.parametrize("slug", ["all-fours", "ecarte"])
def test_stock_and_turned_card_lie_beside_the_trick(slug: str) -> None:
    for table in TABLES:
        if table.name.startswith(slug):
            assert _in_middle(table, Occupancy()) == {"played", "cut"}, table.name


def test_two_charts_lie_open_beside_eight_players() -> None:
    table = _named("brag by crowe for 8")
    placement = placed(table, SIZES[1], ORDINARY, Occupancy())[1]
    assert not placement.folded
    assert not placement.absent.intersection(spot for spot in table.layout.spots if not spot.transient)


def test_an_open_hand_does_not_overlap_once_other_rows_are_gone() -> None:
    table = _named("bezique")
    placement = placed(table, SIZES[1], ORDINARY, Occupancy(((1, 9),)))[1]
    spot = next(spot for spot in table.layout.spots if (spot.shows, spot.of) == ("hand", 1))
    assert placement.boxes[spot].w >= side_by_side(9, placement.cards[spot]) - 1


@pytest.mark.parametrize("text", [ORDINARY, LARGEST])
def test_the_title_of_a_spot_fits_one_line(text: float) -> None:
    """The space above a spot holds no more."""
    pygame.font.init()
    assets = Assets(paths.shipped("art"), Canvas(*SIZES[1]), Appearance(text=text))
    for table in TABLES:
        words = Words().game(table.name.split()[0])
        placement = placed(table, SIZES[1], text, Occupancy())[1]
        for spot in table.layout.spots:
            if not spot.title or spot.kind not in OUTLINED or spot in placement.absent:
                continue
            name = StyledText(words.text(spot.title), Face.ITALIC, SIZE)
            printed = assets.in_print(placement.sizes.text)
            room = title_room(printed, printed.canvas.px(placement.boxes[spot].w))
            assert line_width(printed, name) <= room, (table.name, name.text)


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_the_losing_and_winning_piles_lie_side_by_side(seats: int) -> None:
    """A player keeps the bank."""
    bassett = game("bassett")
    layout = bassett.layout(replace(bassett.preset("pearson", seats), bank_by="rotate"), seats)
    for size in SIZES[:2]:
        _, placement = placed(Table("bassett", layout), size, ORDINARY, dict(standings(layout))["in play"])
        boxes = {spot.shows: pygame.Rect(box) for spot, box in placement.boxes.items()}
        about = boxes["loses"].inflate(boxes["loses"].size)
        assert about.colliderect(boxes["pack"]), size
