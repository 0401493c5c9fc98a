"""Speculation, measured in table units a hand with exact odds. Each player has one purse for a sitting.

The only skill is to buy below value and to sell above it. Each sale is compared with the sold card's exact chance of
winning, given all cards turned so far.
"""

from msgspec.structs import replace

from crowe_table.engine.core import Action, Options
from crowe_table.engine.rng import Rng
from crowe_table.games.speculation.actions import KeepTrump
from crowe_table.games.speculation.edge import expected_gains
from crowe_table.games.speculation.options import SpeculationOptions
from crowe_table.kit.sale import BidSum
from tests.any_game import AnyView
from tests.matches.by_odds import by_odds
from tests.matches.measure import Measure
from tests.matches.sittings import random_player

HANDS = 12
"""Number of hands in a sitting. They are enough to deal through the pack."""


def keep_everything(view: AnyView, rng: Rng) -> Action | None:
    """Keep every turned card and never bid. Other answers are random."""
    kept = next((action for action in view.legal if isinstance(action, KeepTrump)), None)
    still = [action for action in view.legal if not isinstance(action, BidSum)]
    return kept or (still[rng.below(len(still))] if still else random_player(view, rng))


def one_purse(options: Options, number: int) -> Options:
    """Return options that forbid buying in. Players bid in turn, so that everybody may bid."""
    del number
    assert isinstance(options, SpeculationOptions)
    return replace(options, buy_in=0, hands=HANDS, auction="called")


MEASURES = (
    Measure(
        unit="units a hand, by the odds",
        gain=by_odds(expected_gains),
        arrange=one_purse,
        deals=HANDS,
        seats=(3, 5, 9),
        exploiters={"keeps all": keep_everything},
    ),
)
