"""Table layout of Hazard."""

from collections.abc import Iterator

from crowe_table.engine.layout import Formation, Kind, Layout, Place, Spot, at_chairs
from crowe_table.games.hazard.options import HazardOptions

_TABLE = (
    Spot(kind=Kind.DICE, shows="dice", picture="hazard-table"),
    Spot(kind=Kind.MARKER, shows="main", place=Place.UPON, title="place-main"),
    Spot(kind=Kind.MARKER, shows="chance", place=Place.UPON, title="place-chance"),
    Spot(kind=Kind.CHART, shows="race", place=Place.UPON, rows=2),
)
_SIDE_BETS = (
    Spot(kind=Kind.CHART, shows="bets", place=Place.SAID, rows=6, transient=True),
    Spot(kind=Kind.COINS, shows="bet", place=Place.POT, transient=True, title="place-bets-aside"),
)
"""Place where all stakes of side bets lie together. A slip names their owners."""


def layout_for(options: HazardOptions, seats: int) -> Layout:
    """Return the layout: dice in the middle, and each player's stake before them.

    Odds are added if they are allowed.
    """
    return Layout(
        seats=seats,
        formation=Formation.RING,
        spots=(*_TABLE, *at_chairs(seats, *_stakes(options)), *_side_bet(options)),
    )


def _stakes(options: HazardOptions) -> Iterator[Spot]:
    yield Spot(kind=Kind.COINS, shows="bet")
    if options.setters_odds:
        yield Spot(kind=Kind.COINS, shows="odds", message="coins-odds")


def _side_bet(options: HazardOptions) -> Iterator[Spot]:
    yield Spot(kind=Kind.CHART, shows="throws", place=Place.MEANING, rows=8)
    if options.side_bets:
        yield from _SIDE_BETS
    if options.box_fee:
        yield Spot(kind=Kind.COINS, shows="box", place=Place.POT, transient=True)
