"""Ombre is told in points a deal, and that of three in money. To pass always, or to bid a Frog always, may not gain."""

from collections.abc import Callable

from msgspec.structs import replace

from crowe_table.engine.core import Action, Options, View
from crowe_table.engine.rng import Rng
from crowe_table.games.ombre.options import OmbreOptions
from crowe_table.games.ombre.player import weigh
from crowe_table.kit.auction import Bid, Pass
from crowe_table.search.levels import SOUND
from tests.matches.measure import Measure


def for_love(options: Options, number: int) -> Options:
    """No stake in the pot; the game of three is played for its counters."""
    del number
    assert isinstance(options, OmbreOptions)
    return replace(options, ante=0, point_rate=0)


def always(act: type[Action]) -> Callable[[View, Rng], Action | None]:
    """Says the one thing whenever it may, the least of its kind, and is a sound player otherwise."""

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
        exploiters={"passes always": always(Pass), "bids always": always(Bid)},
    ),
)
