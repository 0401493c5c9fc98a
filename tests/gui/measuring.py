"""Measurements of a placement without a window: sizes, overlaps, seating order and bare cloth."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations
from math import atan2, ceil, pi

from msgspec.structs import replace

from crowe_table.engine.layout import PILES, Formation, Kind, Layout, Place, Spot, anchored, at_chairs, each
from crowe_table.engine.series import Participant
from crowe_table.games import game
from crowe_table.gui.draw.assets import MIN_CONTROL
from crowe_table.gui.draw.canvas import Box, Canvas
from crowe_table.gui.draw.packs import RATIO
from crowe_table.gui.table.formations.blocks import cloth_size, min_spot
from crowe_table.gui.table.formations.composing import compose
from crowe_table.gui.table.formations.open_hands import MAX_CARDS
from crowe_table.gui.table.formations.placement import Placement
from crowe_table.gui.table.frame import Frame
from crowe_table.gui.table.widgets.tickets import ticket_size
from crowe_table.hosting.new_table import NewTable, choose_table
from tests.sampling import TESTED

SIZES = ((1280, 800), (1024, 768), (1366, 768), (1920, 1080), (2560, 1080), (1080, 1920), (800, 1280))
"""One window of each shape. Windows of 2560×1440 and 3840×2160 have as many table units as 1920×1080."""
FINGER = 44
"""Minimum size of a press target, in pixels."""
MIN_CARD = 80
"""Minimum width of an open card, in table units."""
CELL = 4
"""Side of the squares by which bare cloth is measured, in table units."""


@dataclass(frozen=True)
class Table:
    """A table to measure: its name, its layout, and whether it has partnerships."""

    name: str
    layout: Layout
    sides: bool = False


@dataclass(frozen=True)
class Measured:
    """The measurements of one placement."""

    card: float
    """Width of the smallest open card, in table units."""
    bare: float
    """Bare cloth as a fraction of the window."""
    faults: tuple[str, ...] = field(default=())
    """Objects that overlap, leave the cloth, or lie out of order."""


def tables() -> Iterator[Table]:
    """Yield every distinct layout of every game, named after the first table that has it.

    Packs and winning scores are ignored, because they do not affect positions.
    """
    found: set[tuple[Layout, bool]] = set()
    for slug in TESTED:
        for preset in game(slug).presets:
            for seats in preset.seats:
                players = tuple(Participant(f"player {seat}") for seat in range(seats))
                new = choose_table(slug, preset.name, players, "coffee_house", "measured")
                assert isinstance(new, NewTable), new
                table = table_of(new)
                alike = replace(table.layout, packs=1, target=0), table.sides
                if alike not in found:
                    found.add(alike)
                    yield table


def table_of(new: NewTable) -> Table:
    """Return the table of a new game with its players."""
    setup, laws = new.setup("measured"), game(new.game)
    sides = laws.sides(setup) if hasattr(laws, "sides") else ()
    name = f"{new.game} by {new.preset} for {len(new.players)}"
    return Table(name, laws.layout(setup.options, len(new.players)), len(set(sides)) < len(sides))


def invented() -> Iterator[Table]:
    """Yield synthetic tables for future games, with various numbers of players, hands, tricks and pots."""
    for seats in range(2, 10):
        formation = Formation.FACING if seats == 2 else Formation.SQUARE if seats <= 4 else Formation.OVAL
        for cards in (1, 5, 13) if seats < 7 else (3, 7):
            hand = Spot(kind=Kind.FAN, shows="hand", cards=cards)
            taken = Spot(kind=Kind.PACKETS, shows="taken", cards=seats * cards, group=seats)
            trick = each(seats, Spot(kind=Kind.STACK, shows="played", place=Place.TRICK))
            spots = (*trick, *at_chairs(seats, hand, taken), *_PACK)
            yield Table(
                f"a trick for {seats} with {cards} cards", Layout(seats=seats, formation=formation, spots=spots)
            )
        hand = Spot(kind=Kind.FAN, shows="hand", cards=3)
        stake = Spot(kind=Kind.COINS, shows="bet")
        pot = Spot(kind=Kind.COINS, shows="pot", place=Place.POT)
        spots = (pot, *at_chairs(seats, hand, stake, _TAG), *_PACK)
        yield Table(f"a pot for {seats}", Layout(seats=seats, formation=Formation.OVAL, spots=spots))


_PACK = tuple(anchored(Place.SUPPLY, Spot(kind=Kind.STACK, shows="pack", read=False)))
_TAG = Spot(kind=Kind.TAG, shows="standing", message="tag", columns=("state",))


def placed(
    table: Table, size: tuple[int, int], text: float, control: int = MIN_CONTROL, left_handed: bool = False
) -> tuple[Frame, Placement]:
    """Return the frame of a window, and the placement of a table's objects in it."""
    frame = Frame.of(Canvas(*size), text, control, left_handed)
    return frame, compose(table.layout, frame.cloth, text, ticket_size(text, table.sides), control)


def measure(layout: Layout, frame: Frame, placement: Placement) -> Measured:
    """Return the measurements of a placement."""
    there = [spot for spot in layout.spots if spot not in placement.absent]
    boxes = {f"{spot.kind} {spot.shows} {spot.of}": placement.boxes[spot] for spot in there if not spot.within}
    boxes |= {f"ticket {chair}": box for chair, box in enumerate(placement.tickets)}
    upon = {
        f"{spot.kind} {spot.shows} {spot.of}"
        for spot in there
        if spot.place is Place.UPON or (spot.place is Place.TRICK and spot.transient)
    }
    read = [placement.cards[spot] * RATIO for spot in there if _is_read(spot, layout)]
    read += [high * RATIO for _, high in placement.opened.values()]
    faults = [
        *_overlaps(boxes, layout, upon),
        *_beyond(boxes, placement.cloth),
        *_beyond({f"opened {spot.of}": box for spot, (box, _) in placement.opened.items()}, placement.cloth),
        *covered(placement),
        *_disorder(layout, placement),
        *_small(layout, frame, placement),
    ]
    window = frame.canvas.w / frame.canvas.scale, frame.canvas.h / frame.canvas.scale
    bare = _bare(placement.cloth, boxes.values()) / (window[0] * window[1])
    return Measured(min(read, default=999), bare, tuple(faults))


def _is_read(spot: Spot, layout: Layout) -> bool:
    if spot.kind not in PILES or not spot.read or spot.kind is Kind.PACKETS or spot.place is Place.UPON:
        return False
    return not spot.within and (spot.shows != layout.hand or spot.of == 0)


def _overlaps(boxes: dict[str, Box], layout: Layout, upon: set[str]) -> Iterator[str]:
    """Yield the objects that overlap. The corners around a round table count as free."""
    for (one, here), (other, there) in combinations(boxes.items(), 2):
        if one in upon or other in upon or _is_label_over(one, other) or _is_label_over(other, one):
            continue
        dice = next((each for each in (one, other) if each.startswith("dice ")), None)
        if dice and any(spot.kind is Kind.DICE and spot.picture for spot in layout.spots):
            ring, thing = (here, there) if dice == one else (there, here)
            if not _in_circle(ring, thing):
                continue
        if _across(here, there) > 0 and _down(here, there) > 0:
            yield f"{one} {tuple(here)} lies over {other} {tuple(there)}"


def covered(placement: Placement, most: int = MAX_CARDS) -> Iterator[str]:
    """Yield what an opponent's face-up hand of at most this many cards covers: tickets, and other such hands."""
    opened = {f"opened {spot.of}": box for spot, (box, _) in placement.opened.items() if spot.cards <= most}
    tickets = {f"ticket {chair}": box for chair, box in enumerate(placement.tickets)}
    for (one, here), (other, there) in combinations((opened | tickets).items(), 2):
        if one in opened and _across(here, there) > 0 and _down(here, there) > 0:
            yield f"{one} {tuple(here)} lies over {other} {tuple(there)}"


def _across(one: Box, other: Box) -> int:
    return min(one.x + one.w, other.x + other.w) - max(one.x, other.x)


def _down(one: Box, other: Box) -> int:
    return min(one.y + one.h, other.y + other.h) - max(one.y, other.y)


def _is_label_over(label: str, pile: str) -> bool:
    """Return whether one object is a player's label, and the other the closed cards or coins of that player."""
    (kind, *_, of), (other, *_, owner) = label.split(), pile.split()
    return (
        kind in ("tag", "chart")
        and of == owner != "-1"
        and other in ("fan", "packets", "stack", "coins", "row", "ticket")
    )


def _in_circle(ring: Box, thing: Box) -> bool:
    x, y, radius = ring.x + ring.w / 2, ring.y + ring.h / 2, ring.w / 2
    across = max(thing.x - x, 0, x - thing.x - thing.w)
    down = max(thing.y - y, 0, y - thing.y - thing.h)
    return across**2 + down**2 < radius**2


def _beyond(boxes: dict[str, Box], cloth: Box) -> Iterator[str]:
    for name, box in boxes.items():
        if box.x < cloth.x or box.y < cloth.y or box.x + box.w > cloth.x + cloth.w or box.y + box.h > cloth.y + cloth.h:
            yield f"{name} {tuple(box)} lies beyond the cloth {tuple(cloth)}"


def _disorder(layout: Layout, placement: Placement) -> Iterator[str]:
    """Yield the tickets that are out of order.

    Tickets must go clockwise around the cloth, starting with the viewer's at the bottom.
    """
    cloth = placement.cloth
    x, y = cloth.x + cloth.w / 2, cloth.y + cloth.h / 2
    angles = [
        (atan2((box.y + box.h / 2 - y) / cloth.h, (box.x + box.w / 2 - x) / cloth.w) - pi / 2) % (2 * pi)
        for box in placement.tickets[1:]
    ]
    if angles != sorted(angles) and layout.formation is not Formation.CLOTH:
        yield f"not clockwise: {[round(angle, 2) for angle in angles]}"


def _small(layout: Layout, frame: Frame, placement: Placement) -> Iterator[str]:
    """Yield press targets on the table that are too small: tickets, boards, and spots of a betting cloth."""
    pressed = [(f"ticket {chair}", min(box.w, box.h)) for chair, box in enumerate(placement.tickets)]
    for spot in layout.spots:
        box = placement.boxes[spot]
        if spot.kind is Kind.BOARD:
            pressed.append(("the board", min(box.w, box.h)))
        if spot.kind is Kind.CLOTH:
            pressed.append(("a spot of the cloth", round(min_spot(spot) * box.w / cloth_size(spot)[0])))
    for name, side in pressed:
        if frame.canvas.px(side) < FINGER:
            yield f"{name} is {frame.canvas.px(side)} pixels"


def _bare(cloth: Box, boxes: Iterable[Box]) -> float:
    """Return the area of cloth that no box covers, in square table units."""
    width, height = cloth.w // CELL, cloth.h // CELL
    rows = [0] * height
    for box in boxes:
        left, right = max(0, (box.x - cloth.x) // CELL), min(width, ceil((box.x + box.w - cloth.x) / CELL))
        mask = ((1 << max(0, right - left)) - 1) << left
        for row in range(max(0, (box.y - cloth.y) // CELL), min(height, ceil((box.y + box.h - cloth.y) / CELL))):
            rows[row] |= mask
    return (width * height - sum(row.bit_count() for row in rows)) * CELL * CELL
