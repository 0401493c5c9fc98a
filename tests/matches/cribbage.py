"""Cribbage is told twice: in points a deal, without the race; and in games won of a hundred."""

from msgspec.structs import replace

from crowe_table.engine.core import Options, Seat
from crowe_table.engine.table import AnyTable
from crowe_table.games.cribbage.options import CribbageOptions
from tests.matches.measure import Measure


def single_deals(options: Options, number: int) -> Options:
    """No race, no stake, and each deals in half of them."""
    assert isinstance(options, CribbageOptions)
    return replace(
        options, target=181, first_dealer="chosen", chosen_dealer=number % 2, lurch_below=0, stake_rule="flat", stake=0
    )


def whole_games(options: Options, number: int) -> Options:
    """Each deals first in half of them."""
    assert isinstance(options, CribbageOptions)
    return replace(options, first_dealer="chosen", chosen_dealer=number % 2)


def won(table: AnyTable, seat: Seat) -> float:
    """Games of a hundred beyond half."""
    record = table.watch().public
    return 50.0 if record.winner == record.sides[seat] else -50.0


MEASURES = (
    Measure(unit="points a deal", arrange=single_deals),
    Measure(unit="games of a hundred, beyond fifty", arrange=whole_games, gain=won, deals=0, seats=(2,)),
)
