"""Debts between players, and to a bystander who lends: written down, repaid the oldest first, counted at the end."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from crowe_table.engine.core import OptionsT, RecordT, Seat, because
from crowe_table.engine.money import Account, Farthings, purse
from crowe_table.engine.state import State
from crowe_table.kit.purses import in_purse, in_purses, pay

BYSTANDER = Account("bystander")
"""The purse of the one who stands by the table and lends."""


class Debt(NamedTuple):
    """One sum owed: to the player ``lender``, or (``of_player`` 0, and the lender of no account) to the bystander."""

    borrower: Seat
    of_player: int
    lender: Seat
    farthings: Farthings

    @property
    def creditor(self) -> Account:
        return purse(self.lender) if self.of_player else BYSTANDER


Debts: TypeAlias = tuple[Debt, ...]
"""What is owed at a table, the oldest first."""


def owed_to_bystander(debts: Debts, seat: Seat) -> int:
    """What a player owes the bystander."""
    return sum(debt.farthings for debt in debts if debt.borrower == seat and not debt.of_player)


def lend(s: State[RecordT, OptionsT], debts: Debts, debt: Debt) -> Debts:
    """The coin goes from purse to purse. Returns the debts, this one with them."""
    pay(s, debt.creditor, purse(debt.borrower), debt.farthings, because("lent", seat=debt.borrower))
    return (*debts, debt)


def repay(s: State[RecordT, OptionsT], debts: Debts) -> Debts:
    """All that lies in a debtor's purse goes to its debts, the oldest first. Returns what is still owed."""
    left: list[Debt] = []
    for debt in debts:
        paid = min(debt.farthings, in_purse(s, debt.borrower))
        pay(s, purse(debt.borrower), debt.creditor, paid, because("repaid", seat=debt.borrower))
        if paid < debt.farthings:
            left.append(debt._replace(farthings=Farthings(debt.farthings - paid)))
    return tuple(left)


def worths(s: State[RecordT, OptionsT], debts: Debts) -> Sequence[int]:
    """For each seat its purse, less what its owner owes, and with what the owner is owed."""
    worth: list[int] = list(in_purses(s))
    for debt in debts:
        worth[debt.borrower] -= debt.farthings
        if debt.of_player:
            worth[debt.lender] += debt.farthings
    return worth
