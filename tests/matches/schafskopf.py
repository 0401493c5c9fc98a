"""Schafskopf, measured in tournament points a deal. A player who always or never takes the blind must not gain."""

from msgspec.structs import replace

from crowe_table.engine.core import Options
from crowe_table.games.schafskopf.actions import DeclineBlind, TakeBlind
from crowe_table.games.schafskopf.options import SchafskopfOptions
from crowe_table.games.schafskopf.player import evaluate
from tests.matches.exploiters import always
from tests.matches.measure import Measure


def for_love(options: Options, number: int) -> Options:
    """Return options without a stake."""
    del number
    assert isinstance(options, SchafskopfOptions)
    return replace(options, point_rate=0)


MEASURES = (
    Measure(
        unit="points a deal",
        arrange=for_love,
        seats=(3, 4, 5),
        exploiters={
            "takes every blind": always(TakeBlind, evaluate),
            "leaves every blind": always(DeclineBlind, evaluate),
        },
    ),
)
"""Measures for each preset with three, four and five players."""
