"""Purses and payments. Every payment is a ledger entry and is reported as an event."""

import pytest

from crowe_table.engine.core import Paid, because
from crowe_table.engine.money import MINT, POT, Account, Farthings, Refused, purse
from crowe_table.kit.purses import in_purse, in_purses, on_table, pay, pay_available, pay_seat
from tests.kit.small import A, B, C, listen, table

WIN, STAKE = because("win"), because("stake")


def test_purses_come_from_the_mint() -> None:
    s = table(purses=(100, 0, 40))
    assert (in_purses(s), in_purse(s, C), s.ledger.balance(MINT)) == ((100, 0, 40), 40, -140)


def test_only_payments_above_zero_are_reported() -> None:
    s = table(purses=(100, 0, 40))
    events = listen(s)
    pay_seat(s, A, B, Farthings(30), WIN)
    pay(s, purse(C), POT, Farthings(40), STAKE)
    pay(s, purse(C), POT, Farthings(0), STAKE)
    assert in_purses(s) == (70, 30, 0)
    assert events == [Paid(purse(A), purse(B), Farthings(30), WIN), Paid(purse(C), POT, Farthings(40), STAKE)]
    assert [entry.why for entry in s.ledger.entries()] == ["purse", "purse", "win", "stake"]


def test_nobody_pays_more_than_they_have() -> None:
    s = table(purses=(100, 0, 40))
    events = listen(s)
    with pytest.raises(Refused, match=r"purse:2 holds 10d, less than 10¼d\."):
        pay_seat(s, C, A, Farthings(41), WIN)
    assert (in_purses(s), events) == ((100, 0, 40), [])


def test_the_unpaid_rest_is_returned() -> None:
    s = table(purses=(100, 0, 40))
    assert pay_available(s, C, A, Farthings(55), WIN) == 15
    assert in_purses(s) == (140, 0, 0)
    assert pay_available(s, B, A, Farthings(5), WIN) == 5, "and an empty purse pays nothing"


def test_accounts_on_the_table_are_sorted_by_name() -> None:
    s = table(purses=(100, 50, 40))
    for account, farthings in ((POT, 10), (Account("bet", B, "king"), 4), (Account("bet", B, "ace"), 3)):
        pay(s, purse(B), account, Farthings(farthings), STAKE)
    pay(s, POT, purse(A), Farthings(10), WIN)
    assert [(account.text, farthings) for account, farthings in on_table(s)] == [("bet:1:ace", 3), ("bet:1:king", 4)]
