"""Speculation is told in table units a hand, over sittings with one purse."""

from msgspec.structs import replace

from crowe_table.engine.core import Action, Options, View
from crowe_table.engine.rng import Rng
from crowe_table.games.speculation.actions import KeepTrump
from crowe_table.games.speculation.options import SpeculationOptions
from crowe_table.kit.sale import BidSum
from tests.matches.measure import Measure
from tests.matches.sittings import by_lot

HANDS = 12
"""Enough for the pack to be dealt through."""


def keeps(view: View, rng: Rng) -> Action | None:
    """Keeps whatever it turns, and never bids; else by lot."""
    kept = next((action for action in view.legal if isinstance(action, KeepTrump)), None)
    still = [action for action in view.legal if not isinstance(action, BidSum)]
    return kept or (still[rng.below(len(still))] if still else by_lot(view, rng))


def one_purse(options: Options, number: int) -> Options:
    """Nobody buys in again, and bids are called, so that all may speak in turn."""
    del number
    assert isinstance(options, SpeculationOptions)
    return replace(options, buy_in=0, hands=HANDS, auction="called")


MEASURES = (
    Measure(unit="units a hand", arrange=one_purse, deals=HANDS, seats=(3, 5, 9), exploiters={"keeps all": keeps}),
)
