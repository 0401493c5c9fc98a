"""Écarté is told in points a hand, from the start of a game. A sound player goes by the jeux de règle to the letter, so
that the sharp one is measured against them.
"""

from msgspec.structs import replace

from crowe_table.engine.core import Options
from crowe_table.games.ecarte.options import EcarteOptions
from tests.matches.measure import Measure


def for_love(options: Options, number: int) -> Options:
    """No stake, the cards dealt by three and two, and no fault to be claimed before a hand counts: nobody of the house
    commits one, and a hand is over once it has counted.
    """
    del number
    assert isinstance(options, EcarteOptions)
    return replace(options, stake=0, deal_pattern="3_2", regulations="guarded")


MEASURES = (Measure(unit="points a hand", arrange=for_love, seats=(2,)),)
