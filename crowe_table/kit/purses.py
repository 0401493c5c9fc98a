"""Purses and what is paid: every movement of money is an entry of the ledger and told as it is made."""

from collections.abc import Iterable, Mapping, Sequence

from crowe_table.engine.core import OptionsT, Paid, Reason, RecordT, Seat
from crowe_table.engine.money import MINT, NOTHING, Account, Farthings, purse, share
from crowe_table.engine.state import State


def open_purses(s: State[RecordT, OptionsT], purses: Sequence[Farthings]) -> None:
    """Every player's purse comes from the mint."""
    for seat, amount in enumerate(purses):
        if amount:
            s.ledger.pay(MINT, purse(seat), amount, "purse")


def in_purse(s: State[RecordT, OptionsT], seat: Seat) -> Farthings:
    """What lies in a seat's purse."""
    return s.ledger.balances.get(purse(seat), NOTHING)


def in_purses(s: State[RecordT, OptionsT]) -> tuple[Farthings, ...]:
    """What lies in each seat's purse."""
    balances = s.ledger.balances
    return tuple([balances.get(purse(seat), NOTHING) for seat in range(s.seats)])


def on_table(s: State[RecordT, OptionsT]) -> tuple[tuple[Account, Farthings], ...]:
    """Every account that holds money or counters, or owes counters, but for purses, mint and store, in the order of
    their texts.
    """
    held = [
        (account, sum_)
        for account, sum_ in s.ledger.balances.items()
        if (sum_ > 0 or (sum_ and account.counters)) and account.name not in ("purse", "store")
    ]
    return tuple(sorted(held, key=lambda each: each[0].text))


def pay(s: State[RecordT, OptionsT], source: Account, target: Account, farthings: Farthings, why: Reason) -> None:
    """Moves money between two accounts. Nothing is paid, or told, for a sum of zero."""
    if not farthings:
        return
    s.ledger.pay(source, target, farthings, why.key, s.public.deal)
    if s.tell:
        s.tell(Paid(source, target, farthings, why))


def pay_seat(s: State[RecordT, OptionsT], loser: Seat, winner: Seat, farthings: Farthings, why: Reason) -> None:
    """One player pays another."""
    pay(s, purse(loser), purse(winner), farthings, why)


def pay_what_there_is(s: State[RecordT, OptionsT], loser: Seat, winner: Seat, due: Farthings, why: Reason) -> Farthings:
    """One player pays another as much of a sum as their purse holds. Returns what was not paid."""
    paid = min(due, in_purse(s, loser))
    pay_seat(s, loser, winner, paid, why)
    return Farthings(due - paid)


def by_differences(scores: Sequence[int], rate: int, order: Iterable[Seat]) -> dict[Seat, int]:
    """What each is owed where every pair settles the difference of its scores at so many farthings a point: negative
    where they owe. The result is in the ``order`` of the seats, by which odd farthings go.
    """
    return {seat: rate * (len(scores) * scores[seat] - sum(scores)) for seat in order}


def settle_up(s: State[RecordT, OptionsT], dues: Mapping[Seat, int], why: Reason) -> None:
    """All who owe (a sum below nothing) pay all who are owed: the sums, in farthings, come to nothing together.

    A purse that is too short pays what it has; then each who is owed has their part of what there is, in proportion,
    and the odd farthings go one each in the order of ``dues``.
    """
    paying = {seat: min(-due, in_purse(s, seat)) for seat, due in dues.items() if due < 0}
    owed = {seat: due for seat, due in dues.items() if due > 0}
    if not owed:
        return
    parts = dict(zip(owed, share(Farthings(sum(paying.values())), list(owed.values())), strict=True))
    for loser, left in paying.items():
        for winner, part in parts.items():
            paid = Farthings(min(left, part))
            pay_seat(s, loser, winner, paid, why)
            left -= paid
            parts[winner] = Farthings(part - paid)
