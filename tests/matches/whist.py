"""Whist, measured in tricks a deal, without stakes and with fixed partners."""

from msgspec.structs import replace

from crowe_table.engine.core import Options, Seat
from crowe_table.games.whist.options import WhistOptions
from tests.any_game import AnyTable
from tests.matches.measure import Measure


def single_deals(options: Options, number: int) -> Options:
    """Return options for single deals from a score of zero. The players deal in turn."""
    assert isinstance(options, WhistOptions)
    return replace(
        options,
        ritual="quick",
        stake_mode="none",
        partners="seats",
        cut_for_deal="chosen",
        chosen_dealer=number % 4,
    )


def tricks(table: AnyTable, seat: Seat) -> float:
    """Return the tricks that the seat and its partner took."""
    r = table.watch().public
    return sum(made for made, side in zip(r.tricks, r.sides, strict=True) if side == r.sides[seat])


MEASURES = (Measure(unit="tricks a deal", arrange=single_deals, gain=tricks),)
