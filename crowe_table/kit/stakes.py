"""Stakes put down and decided: what may be staked, where it lies, and whether it is lost, won, or goes back.

A stake is an account with its owner's seat (``bet:2``, ``odds:2``); what it wins is paid first, and then it goes back.
"""

from crowe_table.engine.core import OptionsT, PickAmount, Reason, RecordT, Seat
from crowe_table.engine.money import Account, Farthings, purse
from crowe_table.engine.state import State
from crowe_table.kit.purses import in_purse, pay
from crowe_table.kit.ways import Tried


def bet(seat: Seat) -> Account:
    """The account of what a seat has staked."""
    return Account("bet", seat)


def staked(s: State[RecordT, OptionsT], seat: Seat) -> Farthings:
    """What a seat has staked."""
    return s.ledger.balance(bet(seat))


def within(least: Farthings, most: Farthings, step: Farthings) -> PickAmount:
    """Any sum within these limits that goes by steps from the least."""
    return PickAmount(least, least + (most - least) // step * step, step)


def worth_trying(part: PickAmount, natural: int | None = None, held: Farthings | None = None) -> Tried:
    """Of all sums the most natural (the least, if none is said), the least, the most, and one between.

    A sum beyond what is ``held`` in the purse is refused for that.
    """
    middle = part.least + (part.most - part.least) // (2 * part.step) * part.step
    first = part.least if natural is None else natural
    return Tried(part, tuple(dict.fromkeys((first, part.least, middle, part.most))), purse=held)


def from_purse(s: State[RecordT, OptionsT], seat: Seat, part: PickAmount, natural: int | None = None) -> Tried:
    """Of all sums that a seat may put down, those worth trying."""
    return worth_trying(part, natural, in_purse(s, seat))


def put_down(s: State[RecordT, OptionsT], stake: Account, farthings: Farthings, why: Reason) -> None:
    """The owner of a stake lays so much on it from the purse."""
    pay(s, purse(stake.seat), stake, farthings, why)


def pay_all(s: State[RecordT, OptionsT], source: Account, target: Account, why: Reason) -> None:
    """All that an account holds goes to another."""
    pay(s, source, target, s.ledger.balance(source), why)


def back(s: State[RecordT, OptionsT], stake: Account, why: Reason) -> None:
    """The whole stake goes back to its owner."""
    pay_all(s, stake, purse(stake.seat), why)


def lose(s: State[RecordT, OptionsT], stake: Account, winner: Seat, why: Reason) -> None:
    """The whole stake is lost to another player."""
    pay_all(s, stake, purse(winner), why)


def win(
    s: State[RecordT, OptionsT], stake: Account, payer: Account, farthings: Farthings, why: Reason, why_back: Reason
) -> None:
    """The owner of a stake is paid so much, and has the stake back."""
    pay(s, payer, purse(stake.seat), farthings, why)
    back(s, stake, why_back)
