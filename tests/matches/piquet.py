"""Piquet, measured in points a deal over six deals without a winning score. The two players deal in turn."""

from msgspec.structs import replace

from crowe_table.engine.core import Options
from crowe_table.games.piquet.options import NO_TARGET, PiquetOptions
from tests.matches.measure import Measure


def without_target(options: Options, number: int) -> Options:
    """Return options without a stake in which every deal is played to its end."""
    del number
    assert isinstance(options, PiquetOptions)
    return replace(options, target=NO_TARGET, stake=0, rate=0)


MEASURES = (Measure(unit="points a deal", arrange=without_target),)
