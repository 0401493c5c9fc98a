"""Boxes of a game's own counters, and pools of them: paid during the game, into debt if need be, and settled in coin at
its end.

Counters are no money. They come from the store; whoever has not enough is advanced them, so that no payment fails in
the middle of a deal. They move by ``kit.purses.pay`` as money does, and ``kit.purses.settle_up`` pays in coin what has
been won of them. The score of each side is what lies in its boxes,
where the class of the game says ``in_counters``.
"""

from collections.abc import Sequence

from crowe_table.engine.core import OptionsT, Reason, RecordT, Seat
from crowe_table.engine.money import NOTHING, STORE, Account, Farthings, box_of, share
from crowe_table.engine.state import State
from crowe_table.kit.purses import pay


def fill_boxes(s: State[RecordT, OptionsT], each: int, why: Reason) -> None:
    """Every player's box is filled from the store."""
    for seat in s.public.ring:
        pay(s, STORE, box_of(seat), Farthings(each), why)


def in_box(s: State[RecordT, OptionsT], seat: Seat) -> int:
    """How many counters a player has; less than none for one who owes."""
    return s.ledger.balances.get(box_of(seat), NOTHING)


def in_pool(s: State[RecordT, OptionsT], pool: Account) -> int:
    """How many counters lie in a pool."""
    return s.ledger.balances.get(pool, NOTHING)


def by_side(s: State[RecordT, OptionsT]) -> tuple[int, ...]:
    """For each side, the counters that its players have."""
    r = s.public
    return tuple([sum([in_box(s, seat) for seat in r.of_side(side)]) for side in range(len(set(r.sides)))])


def pay_box(s: State[RecordT, OptionsT], payer: Seat, payee: Seat, counters: int, why: Reason) -> None:
    """One player pays another out of the box."""
    pay(s, box_of(payer), box_of(payee), Farthings(counters), why)


def divide(s: State[RecordT, OptionsT], pool: Account, among: Sequence[Seat], why: Reason) -> None:
    """A pool is divided equally; odd counters go one each in this order."""
    shares = share(Farthings(in_pool(s, pool)), (1,) * len(among))
    for seat, sum_ in zip(among, shares, strict=True):
        pay(s, pool, box_of(seat), sum_, why)
