"""Baccara, measured in table units a coup with exact odds. Sittings have eighteen coups and one purse for each player.

The cost of a bet is the expected share of the bank if both sides follow the plan. The cost of a choice to draw or stand
is the difference from the plan, given all cards that the player has seen.
"""

from msgspec.structs import replace

from crowe_table.engine.core import Action, Options
from crowe_table.engine.rng import Rng
from crowe_table.games.baccara.actions import Banco, FollowBanco
from crowe_table.games.baccara.edge import expected_gains
from crowe_table.games.baccara.options import BaccaraOptions
from tests.any_game import AnyView
from tests.matches.by_odds import by_odds
from tests.matches.measure import Measure
from tests.matches.sittings import random_player

COUPS = 18


def calls_banco(view: AnyView, rng: Rng) -> Action | None:
    """Call banco whenever possible, and otherwise play at random."""
    cries = [action for action in view.legal if isinstance(action, Banco | FollowBanco)]
    return cries[0] if cries else random_player(view, rng)


def one_purse(options: Options, number: int) -> Options:
    """Return options that forbid buying in."""
    del number
    assert isinstance(options, BaccaraOptions)
    return replace(options, buy_in=0)


MEASURES = (
    Measure(
        unit="units a coup, by the odds",
        gain=by_odds(expected_gains),
        arrange=one_purse,
        deals=COUPS,
        seats=(3, 5, 8),
        exploiters={"cries banco": calls_banco},
    ),
)
