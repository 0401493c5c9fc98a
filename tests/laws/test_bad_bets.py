"""Stakes and bids that four banking and bargaining games must refuse.

Each refusal has its own message and names its rule.
"""

from collections.abc import Callable
from typing import Any

import pytest

from crowe_table.engine.core import Action, Reason, Seat
from crowe_table.engine.money import Farthings
from crowe_table.games import game
from crowe_table.games.baccara.actions import Banco, BetOnCoup, KeepSilent
from crowe_table.games.bassett.actions import CallTurn, LiftStake, PlaceBet, Shift
from crowe_table.games.blind_hookey.actions import Divide, Stake
from crowe_table.kit.between_deals import Ready
from crowe_table.kit.sale import BidSum, DropOut
from crowe_table.words import Company, Words
from crowe_table.words.rule_book import rule_book_of
from crowe_table.words.table_rules import TableRules
from tests.laws import test_baccara as baccara
from tests.laws import test_bassett as bassett
from tests.laws import test_blind_hookey as hookey
from tests.laws import test_speculation as speculation
from tests.laws.worked import acts_of

B, C, D = bassett.B, bassett.C, bassett.D
RIGHT, NEXT = baccara.B, baccara.C
"""The seat on the right of the banker at Baccara, and the seat after that."""


def faro() -> Any:
    s = bassett.seated()
    bassett.do(s, PlaceBet(B, Farthings(24), "4"), PlaceBet(B, Farthings(24), "5"))
    return s


def faro_is_shut() -> Any:
    s = faro()
    bassett.do(s, Ready(B))
    return s


def court_with_a_bent_card() -> Any:
    s = bassett.seated(bassett.COURT, 2)
    bassett.put(s, {"by": "B", "on": "4", "couch": 48, "level": 1})
    return s


def coup() -> Any:
    """Return a coup in which only sixpence of the bank is uncovered. The next player has a small purse."""
    s = baccara.banking(purses=(baccara.PURSE, baccara.PURSE, 432, baccara.PURSE))
    baccara.do(s, KeepSilent(baccara.B), KeepSilent(baccara.D))
    return s


def heaps() -> Any:
    s = hookey.seated(hookey.HEAPED, (hookey.PURSE, hookey.PURSE, 72, hookey.PURSE))
    hookey.do(s, Divide(hookey.DEAL, (4, 4, 44)))
    return s


def bidding() -> Any:
    return speculation.for_sale(7)


def hammered() -> Any:
    """Return a table after the hammer has ended a sale."""
    s = bidding()
    speculation.do(s, BidSum(speculation.B, speculation.sum_of(8)), DropOut(speculation.C), DropOut(speculation.D))
    return s


CASES: tuple[tuple[str, Callable[[], Any], Action, str], ...] = (
    ("bassett", faro, PlaceBet(B, Farthings(504), "4"), "refuse-limit"),
    ("bassett", lambda: bassett.seated(purses=(48, 48)), PlaceBet(B, Farthings(72), "4"), "refuse-purse"),
    ("bassett", bassett.small_bank, PlaceBet(B, Farthings(504), "4"), "refuse-uncovered"),
    ("bassett", faro, PlaceBet(B, Farthings(24), "48"), "refuse-spot"),
    ("bassett", faro, Shift(B, "4", "48"), "refuse-spot"),
    ("bassett", faro, Shift(B, "4", "5"), "refuse-taken"),
    ("bassett", faro, LiftStake(B, "6"), "refuse-no-stake"),
    ("bassett", faro, CallTurn(B, "345", Farthings(24)), "refuse-early-call"),
    ("bassett", faro_is_shut, PlaceBet(B, Farthings(24), "6"), "refuse-shut"),
    ("bassett", bassett.small_bank, PlaceBet(D, Farthings(24), "6"), "refuse-banker"),
    ("bassett", court_with_a_bent_card, PlaceBet(B, Farthings(48), "4"), "refuse-bent"),
    ("bassett", court_with_a_bent_card, LiftStake(B, "4"), "refuse-bent"),
    ("baccara", coup, BetOnCoup(RIGHT, Farthings(528)), "refuse-uncovered"),
    ("baccara", coup, BetOnCoup(RIGHT, Farthings(50)), "refuse-step"),
    ("baccara", coup, Banco(NEXT), "refuse-banco-purse"),
    ("baccara", coup, Banco(baccara.D), "refuse-banco-late"),
    ("baccara", coup, Banco(baccara.BANKER), "refuse-banco-banker"),
    ("blind-hookey", heaps, Stake(hookey.B, Farthings(264), "left"), "refuse-too-much"),
    ("blind-hookey", heaps, Stake(hookey.B, Farthings(24), "nowhere"), "refuse-spot"),
    ("speculation", bidding, BidSum(speculation.B, speculation.sum_of(6)), "refuse-too-little"),
    ("speculation", bidding, BidSum(speculation.B, speculation.sum_of(200)), "refuse-purse"),
    ("speculation", bidding, BidSum(speculation.A, speculation.sum_of(9)), "refuse-no-bidder"),
    ("speculation", hammered, BidSum(speculation.C, speculation.sum_of(9)), "refuse-no-sale"),
)


def refused(slug: str, s: Any, action: Action) -> Reason:
    """Return why an action is refused, even if nobody asked for it."""
    laws = game(slug)
    acts = acts_of(laws, s, action.seat)
    unasked = laws.untimely if acts else laws.uncalled
    reason = laws.refuse(s, action) if type(action) in acts else unasked(s, action)
    assert reason is not None, action
    return reason


@pytest.mark.parametrize(
    ("slug", "arranged", "action", "key"), CASES, ids=[f"{case[0]} {case[3][7:]} {at}" for at, case in enumerate(CASES)]
)
def test_a_refused_bet_has_its_message_and_rule(
    slug: str, arranged: Callable[[], Any], action: Action, key: str
) -> None:
    s = arranged()
    reason = refused(slug, s, action)
    assert reason.key == key
    here = TableRules(slug, game(slug).presets[0].name, s.seats, s.options)
    assert rule_book_of(slug, table=here).at(reason.law) is not None, reason
    words = (
        Words().game(slug).to(Company(names=("A Visitor", "Mr. Sharp", "Mrs. Pimlott", "Mr. Quill"), viewer=Seat(0)))
    )
    told = words.reason(reason)
    assert told != key
    assert "{" not in told
