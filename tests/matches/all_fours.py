"""All Fours, measured in points a deal from the start of a game.

A player who always begs or always stands must not gain.
"""

from msgspec.structs import replace

from crowe_table.engine.core import Options
from crowe_table.games.all_fours.actions import Beg, StandSuit
from crowe_table.games.all_fours.options import AllFoursOptions
from crowe_table.games.all_fours.player import evaluate
from tests.matches.exploiters import always
from tests.matches.measure import Measure


def for_love(options: Options, number: int) -> Options:
    """Return options without a stake. Revokes are claimed before the count, but computer players never revoke."""
    del number
    assert isinstance(options, AllFoursOptions)
    return replace(options, stake=0, regulations="guarded")


MEASURES = (
    Measure(
        unit="points a deal",
        arrange=for_love,
        seats=(2, 3, 4),
        exploiters={"begs always": always(Beg, evaluate), "stands always": always(StandSuit, evaluate)},
    ),
)
