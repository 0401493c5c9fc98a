"""Debts: between players, and to the bystander who lends."""

from crowe_table.engine.core import NO_SEAT, because
from crowe_table.engine.money import MINT, Farthings
from crowe_table.kit.debts import BYSTANDER, Debt, lend, owed_to_bystander, repay, worths
from crowe_table.kit.purses import in_purses, pay_seat
from tests.kit.small import A, B, C, table

OF_PLAYER = Debt(B, 1, A, Farthings(30))
OF_BYSTANDER = Debt(B, 0, NO_SEAT, Farthings(20))


def lent():
    """A has lent B 30 of 100, and the bystander 20; C owes nothing."""
    s = table(purses=(100, 0, 50))
    s.ledger.pay(MINT, BYSTANDER, Farthings(500), "bystander")
    debts = lend(s, (), OF_PLAYER)
    return s, lend(s, debts, OF_BYSTANDER)


def test_the_coin_goes_to_the_borrower() -> None:
    s, debts = lent()
    assert in_purses(s) == (70, 50, 50)
    assert s.ledger.balance(BYSTANDER) == 480
    assert debts == (OF_PLAYER, OF_BYSTANDER)
    assert [owed_to_bystander(debts, seat) for seat in (A, B, C)] == [0, 20, 0]


def test_a_loan_makes_nobody_richer() -> None:
    s, debts = lent()
    assert list(worths(s, debts)) == [100, 0, 50]


def test_debts_are_repaid_the_oldest_first_as_far_as_the_purse_goes() -> None:
    s, debts = lent()
    pay_seat(s, B, C, Farthings(15), because("loses"))
    left = repay(s, debts)
    assert left == (Debt(B, 0, NO_SEAT, Farthings(15)),)
    assert in_purses(s) == (100, 0, 65)
    pay_seat(s, C, B, Farthings(40), because("wins"))
    assert repay(s, left) == ()
    assert (in_purses(s), s.ledger.balance(BYSTANDER)) == ((100, 25, 25), 500)
