"""Baccara is told in table units a coup, over a sitting of eighteen with one purse."""

from msgspec.structs import replace

from crowe_table.engine.core import Action, Options, View
from crowe_table.engine.rng import Rng
from crowe_table.games.baccara.actions import Banco, FollowBanco
from crowe_table.games.baccara.options import BaccaraOptions
from tests.matches.measure import Measure
from tests.matches.sittings import by_lot

COUPS = 18


def cries_banco(view: View, rng: Rng) -> Action | None:
    """Whenever it can; else by lot."""
    cries = [action for action in view.legal if isinstance(action, Banco | FollowBanco)]
    return cries[0] if cries else by_lot(view, rng)


def one_purse(options: Options, number: int) -> Options:
    """Nobody buys in again."""
    del number
    assert isinstance(options, BaccaraOptions)
    return replace(options, buy_in=0)


MEASURES = (
    Measure(
        unit="units a coup",
        arrange=one_purse,
        deals=COUPS,
        seats=(3, 5, 8),
        exploiters={"cries banco": cries_banco},
    ),
)
