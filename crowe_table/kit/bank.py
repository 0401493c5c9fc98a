"""A bank that a player keeps: what it can still answer, each stake covered as it is laid, and the bank taken up again."""

from crowe_table.engine.core import OptionsT, Reason, RecordT, Seat
from crowe_table.engine.money import BANK, Account, Farthings, purse
from crowe_table.engine.state import State
from crowe_table.kit.purses import in_purse, pay
from crowe_table.kit.stakes import pay_all, put_down


def can_answer(s: State[RecordT, OptionsT], banker: Seat) -> Farthings:
    """The greatest stake at even money that the banker could still pay, all that are laid being covered."""
    return in_purse(s, banker)


def lay_covered(
    s: State[RecordT, OptionsT], stake: Account, farthings: Farthings, banker: Seat, why: Reason, covers: Reason
) -> None:
    """A stake is laid, and the banker sets an equal sum aside in the bank: so it can always be paid.

    Raises the ledger's error where the banker has not so much.
    """
    put_down(s, stake, farthings, why)
    pay(s, purse(banker), BANK, farthings, covers)


def take_up(s: State[RecordT, OptionsT], banker: Seat, why: Reason) -> None:
    """What is in the bank goes to who keeps it."""
    pay_all(s, BANK, purse(banker), why)
