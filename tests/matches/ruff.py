"""Ruff, measured in points a deal from the start of a game, without revokes."""

from msgspec.structs import replace

from crowe_table.engine.core import Options
from crowe_table.games.ruff.options import RuffOptions
from tests.matches.measure import Measure


def for_love(options: Options, number: int) -> Options:
    """Return options without a stake and without revokes."""
    del number
    assert isinstance(options, RuffOptions)
    return replace(options, stake=0, regulations="guarded")


MEASURES = (Measure(unit="points a deal", arrange=for_love, seats=(4,)),)
