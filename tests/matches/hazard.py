"""Hazard, measured in table units a hand over six hands. Side bets still open at the end do not count."""

from msgspec.structs import replace

from crowe_table.engine.core import Action, Options
from crowe_table.engine.rng import Rng
from crowe_table.games.hazard.actions import CastOn, Declare, Retrieve
from crowe_table.games.hazard.options import HazardOptions
from tests.any_game import AnyView
from tests.matches.measure import Measure
from tests.matches.sittings import random_player


def never_retrieves(view: AnyView, rng: Rng) -> Action | None:
    """Declare the maximum wager, and never retrieve the wager, whatever the chance."""
    for kind in (CastOn, Declare):
        found = [action for action in view.legal if isinstance(action, kind)]
        if found:
            return max(found, key=lambda action: getattr(action, "amount", 0))
    return random_player(view, rng)


def always_retrieves(view: AnyView, rng: Rng) -> Action | None:
    """Retrieve the wager whenever this is allowed, and otherwise play at random."""
    return next((action for action in view.legal if isinstance(action, Retrieve)), None) or random_player(view, rng)


def one_purse(options: Options, number: int) -> Options:
    """Return options that forbid buying in."""
    del number
    assert isinstance(options, HazardOptions)
    return replace(options, buy_in=0)


MEASURES = (
    Measure(
        unit="units a hand",
        arrange=one_purse,
        deals=6,
        seats=(4,),
        exploiters={"never takes back": never_retrieves, "always takes back": always_retrieves},
    ),
)
