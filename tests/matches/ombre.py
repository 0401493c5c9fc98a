"""Ombre, measured in points a deal, or in money with three players.

Always passing or always bidding a Frog must not gain.
"""

from msgspec.structs import replace

from crowe_table.engine.core import Options
from crowe_table.games.ombre.options import FOUR, THREE, OmbreOptions
from crowe_table.games.ombre.player import evaluate
from crowe_table.kit.auction import Bid, Pass
from tests.matches.exploiters import always
from tests.matches.measure import Measure


def for_love(options: Options, number: int) -> Options:
    """Return options without a stake in the pot. The game for three is played for counters."""
    del number
    assert isinstance(options, OmbreOptions)
    return replace(options, ante=0, point_rate=0)


EXPLOITERS = {"passes always": always(Pass, evaluate), "bids always": always(Bid, evaluate)}
MEASURES = (
    Measure(unit="points a deal", arrange=for_love, seats=(FOUR,), exploiters=EXPLOITERS),
    Measure(unit="units a deal", arrange=for_love, seats=(THREE,), exploiters=EXPLOITERS),
)
