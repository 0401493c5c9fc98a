"""Blind Hookey, measured in table units a hand with exact odds.

A sitting has twelve hands, and each player has one purse. The dealer's expected share of every stake is the same.
"""

from msgspec.structs import replace

from crowe_table.engine.core import Action, Options
from crowe_table.engine.rng import Rng
from crowe_table.games.blind_hookey.actions import Stake
from crowe_table.games.blind_hookey.edge import expected_gains
from crowe_table.games.blind_hookey.options import HookeyOptions
from tests.any_game import AnyView
from tests.matches.by_odds import by_odds
from tests.matches.measure import Measure
from tests.matches.sittings import random_player


def stakes_most(view: AnyView, rng: Rng) -> Action | None:
    """Stake the maximum whenever possible, and otherwise play at random."""
    stakes = [action for action in view.legal if isinstance(action, Stake)]
    return max(stakes, key=lambda action: action.amount) if stakes else random_player(view, rng)


def one_purse(options: Options, number: int) -> Options:
    """Return options that forbid buying in."""
    del number
    assert isinstance(options, HookeyOptions)
    return replace(options, buy_in=0)


MEASURES = (
    Measure(
        unit="units a hand, by the odds",
        gain=by_odds(expected_gains),
        arrange=one_purse,
        deals=12,
        seats=(2, 4, 8),
        exploiters={"stakes most": stakes_most},
    ),
)
