"""Measurements of a placement without a window: sizes, overlaps, seating order and bare cloth."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations
from math import atan2, ceil, pi

from msgspec.structs import replace

from crowe_table.engine.layout import PILES, ClothSpot, Kind, Layout, Place, Spot, aside, at_chairs, each
from crowe_table.engine.series import Participant
from crowe_table.games import game
from crowe_table.gui.draw.assets import MIN_CONTROL
from crowe_table.gui.draw.canvas import Box, Canvas
from crowe_table.gui.draw.packs import RATIO
from crowe_table.gui.table.arrange import arrange
from crowe_table.gui.table.blocks import cloth_size, is_help, is_trick, min_spot
from crowe_table.gui.table.crowding import FOLDED
from crowe_table.gui.table.frame import Frame
from crowe_table.gui.table.margins import with_lines
from crowe_table.gui.table.placement import Occupancy, Placement
from crowe_table.gui.table.widgets.tickets import ticket_size
from crowe_table.hosting.new_table import NewTable, choose_table
from tests.sampling import TESTED

SIZES = ((1024, 768), (1280, 800), (1920, 1080))
"""One window per aspect ratio; 3840×2160 has as many table units as half its size."""
FINGER = 44
"""Minimum size of a press target, in pixels."""
MIN_CARD = 80
"""Minimum width of an open card, in table units."""
MAX_IMBALANCE = 0.025
"""Maximum imbalance of a table, as a fraction of the cloth's width."""
MAX_OPEN_HANDS, MAX_SHOWN = 4, 24
"""Maximum number of open hands and cards of opponents at once; the others have folded by then."""
CELL = 4
"""Side of the squares for measuring bare cloth, in table units."""


@dataclass(frozen=True)
class Table:
    """A table to measure: name, layout, and whether it has partnerships."""

    name: str
    layout: Layout
    sides: bool = False


@dataclass(frozen=True)
class Measured:
    """The measurements of one placement."""

    card: float
    """Width of the smallest open card, in table units."""
    bare: float
    """Bare cloth as a fraction of the whole picture."""
    faults: tuple[str, ...] = field(default=())
    """Objects that overlap, leave the cloth, or lie out of order."""


def tables() -> Iterator[Table]:
    """Yield every distinct layout of every game, named after its first table; packs and targets do not affect
    places.
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
    """Return the table of a new game's company."""
    setup, laws = new.setup("measured"), game(new.game)
    sides = laws.sides(setup) if hasattr(laws, "sides") else ()
    name = f"{new.game} by {new.preset} for {len(new.players)}"
    return Table(name, laws.layout(setup.options, len(new.players)), len(set(sides)) < len(sides))


def invented() -> Iterator[Table]:
    """Yield synthetic tables for future games: all company sizes, hands, tricks, pots, cloths and melds."""
    for seats in range(2, 10):
        for cards in (1, 5, 13) if seats < 7 else (3, 7):
            hand = Spot(kind=Kind.FAN, shows="hand", cards=cards)
            taken = Spot(kind=Kind.PACKETS, shows="taken", cards=seats * cards, group=seats)
            trick = each(seats, Spot(kind=Kind.STACK, shows="played"))
            yield _invented(
                f"a trick for {seats} with {cards} cards", seats, *trick, *at_chairs(seats, hand, taken), *_PACK
            )
        hand = Spot(kind=Kind.FAN, shows="hand", cards=3)
        stake = Spot(kind=Kind.COINS, shows="bet")
        pot = Spot(kind=Kind.COINS, shows="pot")
        yield _invented(f"a pot for {seats}", seats, pot, *at_chairs(seats, hand, stake, _TAG), *_PACK)
        yield _invented(f"a cloth for {seats}", seats, _CLOTH, *at_chairs(seats, stake), *_PACK)
    for cards in (8, 12):
        hand = Spot(kind=Kind.FAN, shows="hand", cards=cards)
        melds = each(2, Spot(kind=Kind.FAN, shows="melds", cards=8))
        trick = each(2, Spot(kind=Kind.STACK, shows="played"))
        yield _invented(f"melds for two with {cards} cards", 2, *trick, *melds, *at_chairs(2, hand), *_PACK)


def _invented(name: str, seats: int, *spots: Spot) -> Table:
    return Table(name, Layout(seats=seats, spots=spots))


def _square(at: int) -> tuple[tuple[int, int], ...]:
    x, y = 76 * (at % 7), 100 * (at // 7)
    return ((x, y), (x + 70, y), (x + 70, y + 94), (x, y + 94))


_PACK = tuple(aside(Spot(kind=Kind.STACK, shows="pack", read=False), Spot(kind=Kind.STACK, shows="turned")))
_TAG = Spot(kind=Kind.TAG, shows="standing", message="tag", columns=("state",))
_CLOTH = Spot(kind=Kind.CLOTH, shows="stake", cloth=tuple(ClothSpot(str(at), _square(at)) for at in range(13)))


def standings(layout: Layout) -> Iterator[tuple[str, Occupancy]]:
    """Yield the occupancies of a layout: mid-play, two open hands after folds, all hands open, and all rare objects.

    Rare objects appear before one player, and before the viewer. Games that lay hands down card by card in the middle
    show them there.
    """
    trick = frozenset(spot for spot in layout.spots if is_trick(spot))
    if trick:
        yield "in talk", Occupancy()
    yield "in play", Occupancy(there=trick)
    others = range(1, layout.seats)
    cards = next((spot.cards for spot in layout.spots if spot.shows == layout.hand), 0)
    laid_down = any(spot.place is Place.MIDDLE and spot.of >= 0 and spot.cards > 1 for spot in layout.spots)
    if not cards or laid_down:
        return
    contender = (layout.seats + 1) // 2 if layout.seats > 2 else 1
    transient = frozenset(spot for spot in layout.spots if spot.transient and spot.of in (-1, 1)) | trick
    own = frozenset(spot for spot in layout.spots if spot.transient and spot.of == 0) | trick
    yield "one shown", Occupancy(((contender, cards),), frozenset(others) - {contender})
    many = others if len(others) < MAX_OPEN_HANDS or cards * len(others) <= MAX_SHOWN else others[:MAX_OPEN_HANDS]
    yield "all shown", Occupancy(tuple((chair, cards) for chair in many))
    if transient:
        yield "all there", Occupancy(there=transient)
    if own != trick:
        yield "own there", Occupancy(there=own)


def placed(
    table: Table, size: tuple[int, int], text: float, standing: Occupancy, control: int = MIN_CONTROL
) -> tuple[Frame, Placement]:
    frame = Frame.of(Canvas(*size), text, control)
    return frame, arrange(table.layout, frame.cloth, text, ticket_size(text, table.sides), standing, control)


def measure(layout: Layout, frame: Frame, placement: Placement, standing: Occupancy) -> Measured:
    """Return the measurements of a placement with this occupancy."""
    there = [spot for spot in layout.spots if spot not in placement.absent]
    boxes = {f"{spot.kind} {spot.shows} {spot.of}": placement.boxes[spot] for spot in there if not spot.within}
    boxes |= {f"ticket {chair}": box for chair, box in enumerate(placement.tickets)}
    upon = {f"{spot.kind} {spot.shows} {spot.of}" for spot in there if spot.place is Place.UPON}
    read = [placement.cards[spot] * RATIO for spot in there if _is_read(spot, layout, standing)]
    faults = [
        *_overlaps(boxes, layout, upon),
        *_beyond(boxes, placement.cloth),
        *_disorder(placement),
        *_uneven(placement, standing),
        *_aside(layout, placement),
        *_small(layout, frame, placement),
        *_unread(placement),
    ]
    window = frame.canvas.w / frame.canvas.scale, frame.canvas.h / frame.canvas.scale
    bare = _bare(placement.cloth, boxes.values()) / (window[0] * window[1])
    return Measured(min(read, default=999), bare, tuple(faults))


def _is_read(spot: Spot, layout: Layout, standing: Occupancy) -> bool:
    if spot.kind not in PILES or not spot.read or spot.kind is Kind.PACKETS:
        return False
    return spot.shows != layout.hand or spot.of in (0, *dict(standing.shown))


def _overlaps(boxes: dict[str, Box], layout: Layout, upon: set[str]) -> Iterator[str]:
    """Yield objects that overlap; a round table leaves its corners free."""
    for (one, here), (other, there) in combinations(boxes.items(), 2):
        if one in upon or other in upon:
            continue
        dice = next((each for each in (one, other) if each.startswith("dice ")), None)
        if dice and any(spot.kind is Kind.DICE and spot.picture for spot in layout.spots):
            ring, thing = (here, there) if dice == one else (there, here)
            if not _in_circle(ring, thing):
                continue
        if (
            here.x < there.x + there.w
            and there.x < here.x + here.w
            and here.y < there.y + there.h
            and there.y < here.y + here.h
        ):
            yield f"{one} {tuple(here)} lies over {other} {tuple(there)}"


def _in_circle(ring: Box, thing: Box) -> bool:
    x, y, radius = ring.x + ring.w / 2, ring.y + ring.h / 2, ring.w / 2
    across = max(thing.x - x, 0, x - thing.x - thing.w)
    down = max(thing.y - y, 0, y - thing.y - thing.h)
    return across**2 + down**2 < radius**2


def _beyond(boxes: dict[str, Box], cloth: Box) -> Iterator[str]:
    for name, box in boxes.items():
        if box.x < cloth.x or box.y < cloth.y or box.x + box.w > cloth.x + cloth.w or box.y + box.h > cloth.y + cloth.h:
            yield f"{name} {tuple(box)} lies beyond the cloth {tuple(cloth)}"


def _disorder(placement: Placement) -> Iterator[str]:
    """Yield tickets that are not in clockwise order around the cloth, from the viewer's at the foot."""
    cloth = placement.cloth
    x, y = cloth.x + cloth.w / 2, cloth.y + cloth.h / 2
    angles = [
        (atan2((box.y + box.h / 2 - y) / cloth.h, (box.x + box.w / 2 - x) / cloth.w) - pi / 2) % (2 * pi)
        for box in placement.tickets[1:]
    ]
    if angles != sorted(angles):
        yield f"not clockwise: {[round(angle, 2) for angle in angles]}"


def _uneven(placement: Placement, standing: Occupancy) -> Iterator[str]:
    """Yield seatings with unequal sides, or with all along the top unless the middle takes the full width."""
    split, tickets, cloth = placement.seating, placement.tickets, placement.cloth
    if len(tickets) > 3 and not split.side and not split.high:
        yield "all others sit along the top"
    if standing != Occupancy():
        return
    for left, right in zip(tickets[1 : 1 + split.side], reversed(tickets[-split.side :]), strict=False):
        if abs(left.x - cloth.x - (cloth.x + cloth.w - right.x - right.w)) > cloth.w * MAX_IMBALANCE:
            yield f"one sits at {tuple(left)} and who sits opposite at {tuple(right)}"


def _aside(layout: Layout, placement: Placement) -> Iterator[str]:
    """Yield own cards, middle and trick if they are off the middle line of the cloth."""
    cloth = placement.cloth
    own = [spot for spot in layout.spots if spot.of == 0 and spot.kind is Kind.FAN and spot.place is Place.CHAIR]
    boxes = [placement.boxes[spot] for spot in own if spot not in placement.absent]
    left, right = min((box.x for box in boxes), default=0), max((box.x + box.w for box in boxes), default=0)
    hand = [Box(left, 0, right - left, 0)] if boxes else []
    contested = [placement.middle] if any(spot.place is Place.MIDDLE for spot in layout.spots) else []
    trick = [spot for spot in layout.spots if spot.place is Place.MIDDLE and spot.kind is Kind.STACK and spot.of >= 0]
    boxes = [placement.boxes[spot] for spot in trick if not spot.within and spot not in placement.absent]
    left, right = min((box.x for box in boxes), default=0), max((box.x + box.w for box in boxes), default=0)
    played = [Box(left, 0, right - left, 0)] if boxes else []
    for name, box in [
        *(("hand", box) for box in hand),
        *(("middle", box) for box in contested),
        *(("trick", box) for box in played),
    ]:
        aside = box.x + box.w / 2 - cloth.x - cloth.w / 2
        if abs(aside) > cloth.w * MAX_IMBALANCE:
            yield f"the {name} lies {aside:.0f} to the right of the middle"


def _small(layout: Layout, frame: Frame, placement: Placement) -> Iterator[str]:
    """Yield press targets on the table that are too small: tickets, boards, cloth spots."""
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


def _unread(placement: Placement) -> Iterator[str]:
    """Yield charts whose slip does not fit what is drawn: folded but not marked so, or the reverse."""
    for spot, box in placement.boxes.items():
        if is_help(spot) and spot not in placement.absent and spot.place is not Place.MIDDLE:
            folded = box.h == ceil(with_lines(spot, FOLDED, placement.sizes).h)
            if folded != (spot in placement.folded):
                yield f"{spot.kind} {spot.shows} is {'folded' if folded else 'open'}, and said to be otherwise"


def _bare(cloth: Box, boxes: Iterable[Box]) -> float:
    """Return the square table units of cloth that no box covers."""
    width, height = cloth.w // CELL, cloth.h // CELL
    rows = [0] * height
    for box in boxes:
        left, right = max(0, (box.x - cloth.x) // CELL), min(width, ceil((box.x + box.w - cloth.x) / CELL))
        mask = ((1 << max(0, right - left)) - 1) << left
        for row in range(max(0, (box.y - cloth.y) // CELL), min(height, ceil((box.y + box.h - cloth.y) / CELL))):
            rows[row] |= mask
    return (width * height - sum(row.bit_count() for row in rows)) * CELL * CELL
