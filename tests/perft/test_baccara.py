"""A coup of Baccara for three. Every way to call banco, bet, draw and stand is counted by the rules and by hand."""

import pytest

from crowe_table.engine.core import Seat, Setup
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Chance
from crowe_table.games.baccara import rules
from crowe_table.games.baccara.actions import NameCutter
from crowe_table.games.baccara.rules import Baccara
from crowe_table.games.baccara.state import BaccaraPhase
from crowe_table.kit.bank import BankOffer, TakeBank
from crowe_table.kit.dealing import Cut
from tests.laws.test_baccara import PURSE, lay_on_top
from tests.perft.counting import Perft

BANKER, RIGHT, LEFT = Seat(0), Seat(2), Seat(1)
COUP = (BaccaraPhase.BANCO, BaccaraPhase.PARTIAL, BaccaraPhase.DRAW, BaccaraPhase.BANKER_DRAW)
CRIED = 2 * 3
"""Number of answers after which one or both punters have called banco, in both orders of asking."""
SILENT = 2
"""Number of answers after which neither punter has called banco, in both orders of asking."""
BETS = 1 + 2 + 2
"""Number of pairs of bets.

The right player bets all, half or nothing. After half the left player bets half or nothing, and after nothing half or
all.
"""


@pytest.mark.parametrize(("cards", "plays"), [(("2S", "3D", "KH", "TC", "4S", "5S"), 4), (("9S", "3D", "KH", "TC"), 1)])
def test_every_course_of_a_coup(cards: tuple[str, ...], plays: int) -> None:
    game = Baccara()
    options = game.preset("pearson", 3)
    bank = 2 * options.least
    s = game.new(Setup(options, 3, (Farthings(PURSE), Farthings(bank), Farthings(bank)), Chance("perft")))
    rules.begin_coup(s, BANKER)
    for action in (NameCutter(BANKER, RIGHT), Cut(RIGHT, 26)):
        game.apply(s, action)
    s.public.offered = BankOffer((BANKER,), options.least)
    lay_on_top(s, cards)
    game.apply(s, TakeBank(BANKER, Farthings(bank)))
    perft = Perft(game, COUP, (BANKER, RIGHT, LEFT))
    perft.walk(s)
    nobody = 1
    assert perft.histories == CRIED * plays + SILENT * (BETS * plays + nobody)
