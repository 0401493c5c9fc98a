"""Stakes put down and decided: what may be staked, where it lies, and whether it is lost, won, or goes back.

A stake is an account with its owner's seat (``bet:2``, ``odds:2``), and with the name of a spot where it lies on a
cloth (``bet:2:king``); what it wins is paid first, and then it goes back.
"""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from crowe_table.engine.core import OptionsT, PickAmount, Reason, RecordT, Seat
from crowe_table.engine.money import NOTHING, Account, Farthings, purse
from crowe_table.engine.state import State
from crowe_table.kit.answer_parts import Tried
from crowe_table.kit.purses import in_purse, pay


def bet(seat: Seat, spot: str = "") -> Account:
    """The account of what a seat has staked, on this spot where there are several."""
    return Account("bet", seat, spot)


def staked(s: State[RecordT, OptionsT], seat: Seat, spot: str = "") -> Farthings:
    """What a seat has staked there."""
    return s.ledger.balance(bet(seat, spot))


def bets(s: State[RecordT, OptionsT], seats: Sequence[Seat]) -> tuple[Account, ...]:
    """Every bet that lies on the table: player by player in this order, each player's by the names of their spots."""
    lying = [account for account, sum_ in s.ledger.balances.items() if sum_ and account.name == "bet"]
    return tuple(sorted(lying, key=lambda each: (seats.index(Seat(each.seat)), each.place)))


def within(least: Farthings, most: Farthings, step: Farthings) -> PickAmount:
    """Any sum within these limits that goes by steps from the least."""
    return PickAmount(least, least + (most - least) // step * step, step)


def sums_to_try(part: PickAmount, natural: int | None = None, held: Farthings | None = None) -> Tried:
    """Of all sums the most natural (the least, if none is said), the least, the most, and one between.

    A sum beyond what is ``held`` in the purse is refused for that.
    """
    middle = part.least + (part.most - part.least) // (2 * part.step) * part.step
    first = part.least if natural is None else natural
    return Tried(part, tuple(dict.fromkeys((first, part.least, middle, part.most))), purse=held)


def from_purse(
    s: State[RecordT, OptionsT],
    seat: Seat,
    part: PickAmount,
    natural: int | None = None,
    too_much: Reason | None = None,
) -> Tried:
    """Of all sums that a seat may put down, those worth trying; ``too_much`` is why another may not be greater."""
    return replace(sums_to_try(part, natural, in_purse(s, seat)), too_much=too_much)


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


# --- Many stakes decided together ------------------------------------------------------------------------------------


class StakeDecided(Struct, frozen=True):
    """What comes of one stake against a bank: how much of it the bank takes, or pays upon it."""

    stake: Account
    lost: Farthings = NOTHING
    won: Farthings = NOTHING


class Settling(Struct, frozen=True):
    """Why money moves when stakes are settled."""

    lost: Reason
    won: Reason
    back: Reason | None = None
    """None where a stake that is not lost stays where it lies."""


def settle(s: State[RecordT, OptionsT], bank: Account, outcomes: Sequence[StakeDecided], why: Settling) -> None:
    """What is lost is swept first. Then stake by stake each winner is paid and takes up the stake, and last what is
    neither won nor lost goes back, unless it stays: so one can follow it.
    """
    for each in outcomes:
        pay(s, each.stake, bank, each.lost, why.lost)
    for each in sorted(outcomes, key=lambda each: not each.won):
        pay(s, bank, purse(each.stake.seat), each.won, why.won)
        if why.back:
            back(s, each.stake, why.back)
