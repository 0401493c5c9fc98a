"""Bassett, measured in table units a pack with exact odds. Each player has one purse for a sitting."""

from typing import TypeAlias

from msgspec.structs import replace

from crowe_table.engine.core import Action, Options
from crowe_table.engine.rng import Rng
from crowe_table.games.bassett.actions import PlaceBet
from crowe_table.games.bassett.edge import expected_gains
from crowe_table.games.bassett.options import BassettOptions
from tests.any_game import AnyView
from tests.matches.by_odds import by_odds
from tests.matches.measure import Measure
from tests.matches.sittings import random_player

PACKS = 4
UnseenByRank: TypeAlias = tuple[int, ...]
"""Number of unseen cards of each rank."""


def bets_always(view: AnyView, rng: Rng) -> Action | None:
    """Bet whenever possible, and otherwise play at random."""
    bets = [action for action in view.legal if isinstance(action, PlaceBet)]
    return bets[rng.below(len(bets))] if bets else random_player(view, rng)


def one_purse(options: Options, number: int) -> Options:
    """Return options that forbid buying in."""
    del number
    assert isinstance(options, BassettOptions)
    return replace(options, buy_in=0)


MEASURES = (
    Measure(
        unit="units a pack, by the odds",
        gain=by_odds(expected_gains),
        arrange=one_purse,
        deals=PACKS,
        seats=(1, 4),
        exploiters={"bets always": bets_always},
    ),
)
