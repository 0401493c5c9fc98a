"""Boxes and pools of a game's counters, which are settled in coin at the end of the game.

Counters are not money. The account ``STORE`` issues them. A player without enough counters goes into debt, so no
payment fails within a deal. ``kit.purses.pay`` moves counters as well as money, and ``kit.purses.settle_up`` pays out
the winnings. In games whose class sets ``in_counters``, the score of a side is the content of its boxes.
"""

from collections.abc import Sequence

from crowe_table.engine.core import OptionsT, Reason, RecordT, Seat
from crowe_table.engine.money import NOTHING, STORE, Account, Farthings, box_of, share
from crowe_table.engine.state import State
from crowe_table.kit.purses import pay


def fill_boxes(s: State[RecordT, OptionsT], each: int, why: Reason) -> None:
    """Fill every player's box from the store."""
    for seat in s.public.ring:
        pay(s, STORE, box_of(seat), Farthings(each), why)


def in_box(s: State[RecordT, OptionsT], seat: Seat) -> int:
    """Return a player's number of counters. It is negative for a player in debt."""
    return s.ledger.balances.get(box_of(seat), NOTHING)


def in_pool(s: State[RecordT, OptionsT], pool: Account) -> int:
    """Return the number of counters in a pool."""
    return s.ledger.balances.get(pool, NOTHING)


def by_side(s: State[RecordT, OptionsT]) -> tuple[int, ...]:
    """Return, for each side, the total counters of its players."""
    r = s.public
    return tuple([sum([in_box(s, seat) for seat in r.of_side(side)]) for side in range(len(set(r.sides)))])


def pay_box(s: State[RecordT, OptionsT], payer: Seat, payee: Seat, counters: int, why: Reason) -> None:
    """Pay counters from one player's box to another's."""
    pay(s, box_of(payer), box_of(payee), Farthings(counters), why)


def divide(s: State[RecordT, OptionsT], pool: Account, among: Sequence[Seat], why: Reason) -> None:
    """Divide a pool equally among these players. Odd counters are given out one by one, in the given order."""
    shares = share(Farthings(in_pool(s, pool)), (1,) * len(among))
    for seat, sum_ in zip(among, shares, strict=True):
        pay(s, pool, box_of(seat), sum_, why)
