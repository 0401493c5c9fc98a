"""Where the things of Hazard lie: data, in table units.

The box and dice lie in the middle with the main and the chance at either hand; before each player the stake, and a
smaller heap for the odds laid. The slip of bets aside lies before the visitor, who holds no cards.
"""

from msgspec.structs import replace

from crowe_table.engine.layout import Anchor, Box, Kind, Layout, Plaque, Spot
from crowe_table.games.hazard.options import HazardOptions

SLIP = ("seat", "other", "side", "farthings", "against", "state", "number")
"""The columns of the slip of bets aside, each a SideBet."""

_LEFT_LOW, _LEFT_HIGH, _TOP_LEFT, _TOP, _TOP_RIGHT, _RIGHT_HIGH, _RIGHT_LOW = range(7)
_PLACES = {
    1: (_TOP,),
    2: (_LEFT_HIGH, _RIGHT_HIGH),
    3: (_LEFT_HIGH, _TOP, _RIGHT_HIGH),
    4: (_LEFT_HIGH, _TOP_LEFT, _TOP_RIGHT, _RIGHT_HIGH),
    5: (_LEFT_HIGH, _TOP_LEFT, _TOP, _TOP_RIGHT, _RIGHT_HIGH),
    6: (_LEFT_LOW, _LEFT_HIGH, _TOP_LEFT, _TOP_RIGHT, _RIGHT_HIGH, _RIGHT_LOW),
    7: (_LEFT_LOW, _LEFT_HIGH, _TOP_LEFT, _TOP, _TOP_RIGHT, _RIGHT_HIGH, _RIGHT_LOW),
}
"""Where the others sit, clockwise from the visitor's left, for each number of them."""


def _place(at: int) -> tuple[Plaque, Box, Box]:
    """The ticket of a place, with chair 0, and where its stake and its odds lie."""
    if at in (_TOP_LEFT, _TOP, _TOP_RIGHT):
        x = 276 + 248 * (at - _TOP_LEFT)
        plaque = Plaque(of=0, box=Box(x, 24, 232, 66), anchor=Anchor.CENTRE, speech=Box(x, 94, 232, 42))
        return plaque, Box(x, 140, 132, 74), Box(x + 140, 140, 92, 74)
    y = 224 if at in (_LEFT_HIGH, _RIGHT_HIGH) else 352
    left = at in (_LEFT_HIGH, _LEFT_LOW)
    x, anchor = (28, Anchor.LEFT) if left else (1020, Anchor.RIGHT)
    plaque = Plaque(of=0, box=Box(x, y, 232, 66), anchor=anchor, speech=Box(x, y + 72, 232, 42), speech_anchor=anchor)
    inward = 268 if left else 892
    return plaque, Box(inward, y, 120, 66), Box(inward, y + 70, 120, 50)


_OWN = Plaque(
    of=0,
    box=Box(28, 500, 232, 66),
    anchor=Anchor.LEFT,
    speech=Box(28, 572, 232, 42),
    speech_anchor=Anchor.LEFT,
)
_OWN_STAKE, _OWN_ODDS = Box(556, 406, 132, 84), Box(700, 402, 96, 80)

_TABLE = (
    Spot(kind=Kind.DICE, shows="dice", box=Box(430, 76, 420, 420), picture="hazard-table"),
    Spot(kind=Kind.MARKER, shows="main", box=Box(466, 218, 84, 100), title="place-main"),
    Spot(kind=Kind.MARKER, shows="chance", box=Box(466, 322, 84, 100), title="place-chance"),
)
_ASIDE = Spot(kind=Kind.NOTE, shows="aside", box=Box(280, 572, 440, 122), message="note-aside", columns=SLIP)
_ASIDE_STAKES = Spot(kind=Kind.COINS, shows="bet", box=Box(732, 654, 156, 60))
"""What is staked aside lies together, and the slip says whose it is."""
_FEES = Spot(kind=Kind.COINS, shows="box", box=Box(900, 654, 88, 60))


def _price(x: int) -> Spot:
    """The odds of the moment."""
    columns = ("how", "more", "less")
    return Spot(kind=Kind.NOTE, shows="price", box=Box(x, 574, 256, 76), message="note-price", columns=columns)


def layout_for(options: HazardOptions, seats: int) -> Layout:
    """The table for two to eight; the slip of bets aside and the heaps of odds only where the house has them."""
    plaques, spots = [_OWN], [*_TABLE]
    stakes = [(_OWN_STAKE, _OWN_ODDS)]
    for chair, at in enumerate(_PLACES[seats - 1], 1):
        plaque, stake, odds = _place(at)
        plaques.append(replace(plaque, of=chair))
        stakes.append((stake, odds))
    for chair, (stake, odds) in enumerate(stakes):
        anchor = plaques[chair].anchor if chair else Anchor.CENTRE
        spots.append(Spot(kind=Kind.COINS, shows="bet", of=chair, box=stake, anchor=anchor))
        if options.setters_odds:
            spots.append(Spot(kind=Kind.COINS, shows="odds", of=chair, box=odds, anchor=anchor))
    spots += [_ASIDE, _ASIDE_STAKES, _price(732)] if options.side_bets else [_price(512)]
    if options.box_fee:
        spots.append(_FEES)
    return Layout(spots=tuple(spots), plaques=tuple(plaques))
