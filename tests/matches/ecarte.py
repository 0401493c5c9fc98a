"""Écarté is told in games won of a hundred. A sound player goes by the jeux de règle to the letter, so that the sharp
one is measured against them.
"""

from msgspec.structs import replace

from crowe_table.engine.core import Options, Seat
from crowe_table.engine.table import AnyTable
from crowe_table.games.ecarte.options import EcarteOptions
from tests.matches.measure import Measure


def for_love(options: Options, number: int) -> Options:
    """No stake, and the cards dealt by three and two."""
    del number
    assert isinstance(options, EcarteOptions)
    return replace(options, stake=0, deal_pattern="3_2")


def won(table: AnyTable, seat: Seat) -> float:
    """Games of a hundred beyond half."""
    return 50.0 if seat in table.watch().public.winners else -50.0


MEASURES = (
    Measure(unit="games of a hundred, beyond fifty", arrange=for_love, gain=won, deals=0, seats=(2,)),
    Measure(unit="points a hand", arrange=for_love, seats=(2,)),
)
