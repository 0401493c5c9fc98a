"""Rubicon Bézique, measured in hundredths of the value of a game and in points scored."""

from msgspec.structs import replace

from crowe_table.engine.core import Options, Seat
from crowe_table.games.bezique.options import BeziqueOptions
from crowe_table.games.bezique.state import BeziqueRecord
from tests.any_game import AnyTable
from tests.matches.measure import Measure


def dealt_by_turns(options: Options, number: int) -> Options:
    """Return options without a cut for the deal. Each player deals in half of the games."""
    assert isinstance(options, BeziqueOptions)
    return replace(options, first_deal="chosen", chosen_dealer=number % 2)


def value(table: AnyTable, seat: Seat) -> float:
    """Return the result of a seat in the game, in hundredths of its value."""
    record = table.watch().public
    assert isinstance(record, BeziqueRecord)
    return record.value / 100 * (0 if not record.winners else 1 if seat in record.winners else -1)


MEASURES = (
    Measure(unit="hundreds a game", arrange=dealt_by_turns, gain=value, deals=0),
    Measure(unit="points a game", arrange=dealt_by_turns, deals=0),
)
