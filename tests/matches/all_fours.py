"""All Fours is told in points a deal, from the start of a game. To beg always, or to stand always, may not gain."""

from collections.abc import Callable

from msgspec.structs import replace

from crowe_table.engine.core import Action, Options, View
from crowe_table.engine.rng import Rng
from crowe_table.games.all_fours.actions import Beg, StandSuit
from crowe_table.games.all_fours.options import AllFoursOptions
from crowe_table.games.all_fours.player import weigh
from crowe_table.search.levels import SOUND
from tests.matches.measure import Measure


def for_love(options: Options, number: int) -> Options:
    """No stake; a revoke is claimed before the count, and nobody of the house commits one."""
    del number
    assert isinstance(options, AllFoursOptions)
    return replace(options, stake=0, regulations="guarded")


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
        seats=(2, 3, 4),
        exploiters={"begs always": always(Beg), "stands always": always(StandSuit)},
    ),
)
