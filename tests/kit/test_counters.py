"""Boxes and pools of counters.

Boxes may be in debt. Counters are never paid in coin, and pools are divided without remainder.
"""

import pytest

from crowe_table.engine.core import AnyEvent, Paid, Seat, Setup, because, seats
from crowe_table.engine.money import MINT, STORE, Account, Farthings, Refused, box_of, purse
from crowe_table.engine.rng import Chance
from crowe_table.games.reversis.rules import Reversis
from crowe_table.games.reversis.state import ReversisState
from crowe_table.kit.counters import by_side, divide, fill_boxes, in_box, in_pool, pay_box
from crowe_table.kit.dealing import deal_unequally
from crowe_table.words import Words

POOL = Account("great", counters=True)
WHY = because("pay-pool")
A, B, C, D = seats(4)


def table() -> ReversisState:
    """Return a table with ten counters in each of its four boxes."""
    game = Reversis()
    options = game.preset("hoyle", 4)
    s = game.new(Setup(options, 4, (Farthings(100),) * 4, Chance("counters")))
    for seat in seats(4):
        s.ledger.balances[box_of(seat)] = Farthings(10)
    s.ledger.balances[STORE] = Farthings(-40)
    return s


def test_a_box_may_be_in_debt() -> None:
    s = table()
    events: list[AnyEvent] = []
    s.emit = events.append
    pay_box(s, A, B, 25, WHY)
    assert (in_box(s, A), in_box(s, B), s.ledger.sum()) == (-15, 35, 0)
    assert by_side(s) == (-15, 35, 10, 10)
    assert events == [Paid(box_of(A), box_of(B), Farthings(25), WHY)]
    fill_boxes(s, 5, WHY)
    assert (in_box(s, A), s.ledger.balance(STORE)) == (-10, -60)


@pytest.mark.parametrize(("source", "target"), [(box_of(0), purse(0)), (purse(0), POOL), (MINT, box_of(1))])
def test_counters_are_not_money(source: Account, target: Account) -> None:
    s = table()
    before = dict(s.ledger.balances)
    with pytest.raises(Refused, match="no money"):
        s.ledger.pay(source, target, Farthings(1), "slip")
    assert s.ledger.balances == before


def test_odd_counters_go_one_each_in_order() -> None:
    s = table()
    s.ledger.pay(STORE, POOL, Farthings(10), "pool")
    divide(s, POOL, (C, D, A, B), WHY)
    assert [in_box(s, seat) for seat in seats(4)] == [12, 12, 13, 13]
    assert in_pool(s, POOL) == 0


def test_a_view_shows_boxes_as_scores() -> None:
    s, game = table(), Reversis()
    pay_box(s, A, B, 25, WHY)
    seen = game.public(s)
    assert seen.scores == (-15, 35, 10, 10)
    assert s.public.scores == ()
    assert (box_of(A), -15) in seen.accounts


def test_unequal_deal() -> None:
    s, game = table(), Reversis()
    stock, hands = game.piles.rows[0][0], game.piles.rows[2]
    deal_unequally(s, ((1, 2), (3, 0)), (B, D), stock, hands)
    assert [len(s.at(hands[seat])) for seat in seats(4)] == [0, 4, 0, 2]


def test_counters_have_the_name_given_by_the_game() -> None:
    words = Words().game("reversis")
    assert words.amount(POOL, Farthings(12)) == "12 fish"
    assert words.amount(box_of(0), Farthings(-3), brief=True) == "−3"
    assert words.account(box_of(Seat(0))) == words.seat(Seat(0))
    assert Words().counters(1) == "1 counter"
