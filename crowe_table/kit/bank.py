"""A bank that a player keeps: what it can still answer, and how it covers the stakes before they are decided."""

from collections.abc import Sequence

from crowe_table.engine.core import OptionsT, Reason, RecordT, Seat
from crowe_table.engine.money import Account, Farthings, purse
from crowe_table.engine.state import State
from crowe_table.kit.purses import in_purse, pay
from crowe_table.kit.stakes import pay_all


def bank_of(banker: Seat) -> Account:
    """What a player has set aside to answer stakes."""
    return Account("bank", banker)


def can_answer(s: State[RecordT, OptionsT], banker: Seat, stakes: Sequence[Account]) -> Farthings:
    """The greatest stake at even money that the banker could still pay, besides all these."""
    return Farthings(in_purse(s, banker) - on_all(s, stakes))


def cover(s: State[RecordT, OptionsT], banker: Seat, stakes: Sequence[Account], why: Reason) -> None:
    """The banker sets aside in the bank as much as lies on all these stakes: so each can be paid.

    Raises the ledger's error where the banker has not so much.
    """
    pay(s, purse(banker), bank_of(banker), on_all(s, stakes), why)


def take_up(s: State[RecordT, OptionsT], banker: Seat, why: Reason) -> None:
    """What is in the bank goes to who keeps it."""
    pay_all(s, bank_of(banker), purse(banker), why)


def on_all(s: State[RecordT, OptionsT], stakes: Sequence[Account]) -> Farthings:
    """What lies on these stakes together."""
    return Farthings(sum([s.ledger.balance(stake) for stake in stakes]))
