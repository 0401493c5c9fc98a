"""Écarté, measured in points a hand from the start of a game.

Sound players follow the *jeux de règle* exactly, and sharp players are measured against them.
"""

from msgspec.structs import replace

from crowe_table.engine.core import Options
from crowe_table.games.ecarte.options import EcarteOptions
from tests.matches.measure import Measure


def for_love(options: Options, number: int) -> Options:
    """Return options without a stake or claims of revokes.

    Cards are dealt by three and then by two. Computer players never revoke.
    """
    del number
    assert isinstance(options, EcarteOptions)
    return replace(options, stake=0, deal_pattern="3_2", regulations="guarded")


MEASURES = (Measure(unit="points a hand", arrange=for_love, seats=(2,)),)
