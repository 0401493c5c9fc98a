"""Table layout of Bassett: the cloth with thirteen spades, the card piles, the bank and the casekeeper's frame."""

from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from crowe_table.engine.cards import RANKS, SPADES, make
from crowe_table.engine.layout import ClothSpot, Formation, Kind, Layout, Lying, Place, Spot, anchored, at_chairs
from crowe_table.games.bassett.options import BassettOptions
from crowe_table.games.bassett.spots import FIELDS, KINDS, LOWER, SEVEN, SINGLES, UPPER, name_of
from crowe_table.games.bassett.state import BENT, BET, CALL, COPPERED, SUITS

CLOTH = BET
"""Name of the cloth, which shows the bets."""
BANKER = "delorme"
"""Portrait of the house banker."""
_LYING = ((COPPERED, Lying.COPPERED), *((name, Lying.BENT) for name in BENT))


class _Drawing(Struct, frozen=True):
    """Dimensions of a cloth, in drawing units."""

    card: tuple[int, int]
    apart: int
    """Gap between the cards of a row."""
    aisle: int
    """Gap between the rows."""
    edge: int
    """Margin beyond the rows, for coins that lie on the edge of a card."""

    @property
    def pitch(self) -> int:
        return self.card[0] + self.apart

    @property
    def height(self) -> int:
        return 2 * (self.card[1] + self.edge) + self.aisle

    def middle(self, rank: int) -> tuple[int, int]:
        """Return the centre of a card."""
        if rank == SEVEN:
            return self.card[0] // 2, self.height // 2
        row = UPPER if rank in UPPER else LOWER
        down = self.edge + self.card[1] // 2
        return self.card[0] // 2 + self.pitch * (1 + row.index(rank)), down if row is UPPER else self.height - down


_FARO = _Drawing(card=(85, 122), apart=48, aisle=120, edge=30)
_COURT = _Drawing(card=(96, 141), apart=24, aisle=28, edge=0)
_SMALL = 60
"""Width and height of a spot that lies between cards. In the smallest window it takes 44 pixels.

The spots lie one above the other, so those near a card reach over its edge.
"""
_FIELD = (104, 14)
"""Width of the fields beside the cards, and distance between field and cards."""


def layout_for(options: BassettOptions, seats: int) -> Layout:
    """Return the layout: the cloth in the middle; the pack, the turned cards and the bank in the margin."""
    spent = "cases" if options.casekeeper else ""
    spots = [
        Spot(
            kind=Kind.CLOTH,
            shows=CLOTH,
            cloth=_cloth_spots(options.game),
            lying=_LYING,
            spent=spent,
            group=SUITS,
            lifts="take_up",
        )
    ]
    spots += anchored(
        Place.TRICK,
        Spot(kind=Kind.STACK, shows="loses", title="place-loses", terse=True),
        Spot(kind=Kind.STACK, shows="pack", title="place-wins", terse=True),
        Spot(kind=Kind.STACK, shows="gone", title="place-gone", read=False, terse=True),
    )
    spots.append(Spot(kind=Kind.STACK, shows="wins", within="pack"))
    if options.casekeeper:
        spots += anchored(Place.BINDING, Spot(kind=Kind.ABACUS, shows="cases", group=SUITS))
    spots += anchored(Place.MEANING, Spot(kind=Kind.CHART, shows="odds", rows=6))
    if options.bank_by == "house":
        spots += anchored(Place.SAID, Spot(kind=Kind.COINS, shows="bank", banker=BANKER))
    else:
        spots += at_chairs(seats, Spot(kind=Kind.COINS, shows="bank"))
    if options.game == "faro":
        spots += anchored(Place.MEANING, Spot(kind=Kind.CHART, shows="calls", rows=4, transient=True))
        within = "" if options.bank_by == "house" else "bank"
        spots += at_chairs(seats, Spot(kind=Kind.COINS, shows=CALL, within=within, transient=True))
    return Layout(seats=seats, formation=Formation.CLOTH, spots=tuple(spots))


@cache
def _cloth_spots(game: str) -> tuple[ClothSpot, ...]:
    """Return the spots on the cloth of faro or of the court. Cached, because layouts are requested often."""
    return tuple(_draw_cloth(game))


def _draw_cloth(game: str) -> Iterator[ClothSpot]:
    """Yield the spots. Small spots come first, because they overlap the edges of the cards."""
    if game == "court":
        yield from (_card(_COURT, rank) for rank in range(len(RANKS)))
        return
    for name, kind in KINDS.items():
        if name not in SINGLES and name not in FIELDS:
            ranks = tuple(map(RANKS.index, name))
            outline = _box(*_place(_FARO, kind, ranks), _SMALL, _SMALL)
            yield ClothSpot(name, outline, between=tuple(RANKS[rank] for rank in ranks))
    yield from (_card(_FARO, rank) for rank in range(len(RANKS)))
    width, apart = _FIELD
    left = _FARO.pitch * 7 - _FARO.apart + apart
    each = (_FARO.height - 2 * apart) // len(FIELDS)
    for at, name in enumerate(FIELDS):
        outline = _box(left + width // 2, at * (each + apart) + each // 2, width, each)
        yield ClothSpot(name, outline, f"spot-{name}")


def _card(drawing: _Drawing, rank: int) -> ClothSpot:
    return ClothSpot(name_of((rank,)), _box(*drawing.middle(rank), *drawing.card), card=make(rank, SPADES))


def _place(drawing: _Drawing, kind: str, ranks: tuple[int, ...]) -> tuple[int, int]:
    """Return the centre of a spot between cards.

    The aisle has three rows of spots. Spots of the kind “skip” lie at the outer edges.
    """
    middles = [drawing.middle(rank) for rank in ranks]
    x = (min(x for x, _ in middles) + max(x for x, _ in middles)) // 2
    y = (min(y for _, y in middles) + max(y for _, y in middles)) // 2
    if SEVEN in ranks:
        x = drawing.card[0] + drawing.apart // 2
        return x, y if kind == "three" else y + (12 if y > drawing.height // 2 else -12)
    half = drawing.card[1] // 2
    outwards = -1 if y < drawing.height // 2 else 1
    match kind:
        case "skip":
            return x, y + outwards * (half + drawing.edge - _SMALL // 2)
        case "three":
            return x, drawing.height // 2 + outwards * _SMALL
        case "corner":
            falls = sorted(middles)[0][1] < y
            return x, drawing.height // 2 + (-_SMALL if falls else _SMALL)
    return x, y


def _box(x: int, y: int, width: int, height: int) -> tuple[tuple[int, int], ...]:
    left, top = x - width // 2, y - height // 2
    return (left, top), (left + width, top), (left + width, top + height), (left, top + height)
