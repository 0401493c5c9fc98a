"""Bassett is told in table units a pack, over a sitting of packs with one purse."""

from msgspec.structs import replace

from crowe_table.engine.core import Action, Options, View
from crowe_table.engine.rng import Rng
from crowe_table.games.bassett.actions import PlaceBet
from crowe_table.games.bassett.options import BassettOptions
from tests.matches.measure import Measure
from tests.matches.sittings import by_lot

PACKS = 4


def bets_always(view: View, rng: Rng) -> Action | None:
    """Lays a bet whenever it can; else by lot."""
    bets = [action for action in view.legal if isinstance(action, PlaceBet)]
    return bets[rng.below(len(bets))] if bets else by_lot(view, rng)


def one_purse(options: Options, number: int) -> Options:
    """Nobody buys in again."""
    del number
    assert isinstance(options, BassettOptions)
    return replace(options, buy_in=0)


MEASURES = (
    Measure(
        unit="units a pack", arrange=one_purse, deals=PACKS, seats=(1, 4, 8), exploiters={"bets always": bets_always}
    ),
)
