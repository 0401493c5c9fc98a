"""Schafskopf is told in tournament points a deal. To take every blind, or to leave every one, may not gain."""

from collections.abc import Callable

from msgspec.structs import replace

from crowe_table.engine.core import Action, Options, View
from crowe_table.engine.rng import Rng
from crowe_table.games.schafskopf.actions import DeclineBlind, TakeBlind
from crowe_table.games.schafskopf.options import SchafskopfOptions
from crowe_table.games.schafskopf.player import weigh
from crowe_table.search.levels import SOUND
from tests.matches.measure import Measure


def for_love(options: Options, number: int) -> Options:
    """No stake."""
    del number
    assert isinstance(options, SchafskopfOptions)
    return replace(options, point_rate=0)


def always(act: type[Action]) -> Callable[[View, Rng], Action | None]:
    """Says the one thing whenever it may, and is a sound player otherwise."""

    def choose(view: View, rng: Rng) -> Action | None:
        said = next((action for action in view.legal if isinstance(action, act)), None)
        if said:
            return said
        advice = weigh(view, SOUND, rng)
        return advice[0].action if advice else None

    return choose


MEASURES = (
    Measure(
        unit="points a deal",
        arrange=for_love,
        seats=(3, 4, 5),
        exploiters={"takes every blind": always(TakeBlind), "leaves every blind": always(DeclineBlind)},
    ),
)
"""Each level of each book is measured for three, for four and for five."""
