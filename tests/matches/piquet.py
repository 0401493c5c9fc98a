"""Piquet is told in points a deal: six deals, so that no target cuts a deal short, each of the two dealing by turns."""

from msgspec.structs import replace

from crowe_table.engine.core import Options
from crowe_table.games.piquet.options import NO_TARGET, PiquetOptions
from tests.matches.measure import Measure


def without_target(options: Options, number: int) -> Options:
    """Every deal is played out, for love."""
    del number
    assert isinstance(options, PiquetOptions)
    return replace(options, target=NO_TARGET, stake=0, rate=0)


MEASURES = (Measure(unit="points a deal", arrange=without_target),)
