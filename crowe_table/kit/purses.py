"""Purses and payments: every payment is a ledger entry and is reported as it is made."""

from collections.abc import Iterable, Mapping, Sequence

from crowe_table.engine.core import OptionsT, Paid, Reason, RecordT, Seat
from crowe_table.engine.money import MINT, NOTHING, Account, Farthings, purse, share
from crowe_table.engine.state import State


def open_purses(s: State[RecordT, OptionsT], purses: Sequence[Farthings]) -> None:
    """Fill every player's purse from the mint."""
    for seat, amount in enumerate(purses):
        if amount:
            s.ledger.pay(MINT, purse(seat), amount, "purse")


def in_purse(s: State[RecordT, OptionsT], seat: Seat) -> Farthings:
    """Return the money in a seat's purse."""
    return s.ledger.balances.get(purse(seat), NOTHING)


def in_purses(s: State[RecordT, OptionsT]) -> tuple[Farthings, ...]:
    """Return the money in each seat's purse."""
    balances = s.ledger.balances
    return tuple([balances.get(purse(seat), NOTHING) for seat in range(s.seats)])


def on_table(s: State[RecordT, OptionsT]) -> tuple[tuple[Account, Farthings], ...]:
    """Return the accounts that hold money or counters or are in debt for counters, sorted by their names.

    Purses, mint and store are excluded.
    """
    held = [
        (account, sum_)
        for account, sum_ in s.ledger.balances.items()
        if (sum_ > 0 or (sum_ and account.counters)) and account.name not in ("purse", "store")
    ]
    return tuple(sorted(held, key=lambda each: each[0].text))


def pay(s: State[RecordT, OptionsT], source: Account, target: Account, farthings: Farthings, why: Reason) -> None:
    """Move money between two accounts. A sum of zero is ignored."""
    if not farthings:
        return
    s.ledger.pay(source, target, farthings, why.key, s.public.deal)
    if s.emit:
        s.emit(Paid(source, target, farthings, why))


def pay_seat(s: State[RecordT, OptionsT], loser: Seat, winner: Seat, farthings: Farthings, why: Reason) -> None:
    """Pay a sum from one player to another."""
    pay(s, purse(loser), purse(winner), farthings, why)


def pay_available(s: State[RecordT, OptionsT], loser: Seat, winner: Seat, due: Farthings, why: Reason) -> Farthings:
    """Pay as much of the sum ``due`` as the loser's purse holds. Return the part that stays unpaid."""
    paid = min(due, in_purse(s, loser))
    pay_seat(s, loser, winner, paid, why)
    return Farthings(due - paid)


def score_differences(scores: Sequence[int], rate: int, order: Iterable[Seat]) -> dict[Seat, int]:
    """Return the sum due to each seat if every two seats settle their difference in score.

    Each point of difference costs ``rate`` farthings. A negative sum is a debt of the seat. The result is in the given
    ``order``, in which odd farthings are shared out.
    """
    return {seat: rate * (len(scores) * scores[seat] - sum(scores)) for seat in order}


def settle_up(s: State[RecordT, OptionsT], dues: Mapping[Seat, int], why: Reason) -> None:
    """Settle all dues, in farthings. Seats with negative dues pay seats with positive dues. The dues sum to zero.

    A debtor with too little money pays the whole purse. The creditors then share that money in proportion to their
    dues. Odd farthings are given out one by one in the order of ``dues``.
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
