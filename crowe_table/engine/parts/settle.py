"""Opening purses and paying: the ledger's entries, told as they are made."""

from collections.abc import Sequence

from crowe_table.engine.core import Paid, Reason, Seat, Tell
from crowe_table.engine.money import MINT, Farthings, purse
from crowe_table.engine.state import State


def open_purses(s: State, purses: Sequence[Farthings], game: str) -> None:
    """Every player's purse comes from the mint."""
    for seat, amount in enumerate(purses):
        if amount:
            s.ledger.pay(MINT, purse(seat), amount, "purse", game)


def purses_of(s: State) -> tuple[Farthings, ...]:
    """What lies in each seat's purse."""
    return tuple(s.ledger.balance(purse(seat)) for seat in range(s.seats))


def accounts_of(s: State) -> tuple[tuple[str, Farthings], ...]:
    """What lies on the table, for the facts: every account with money in it, purses and mint aside."""
    return tuple(
        (name, sum_) for name, sum_ in sorted(s.ledger.balances.items()) if sum_ > 0 and not name.startswith("purse:")
    )


def pay(s: State, source: str, target: str, farthings: Farthings, why: Reason, game: str, tell: Tell) -> None:
    """Moves money between two accounts and tells it. Nothing is paid, or told, for nought."""
    if not farthings:
        return
    s.ledger.pay(source, target, farthings, why.key, game, s.deal)
    if tell:
        tell(Paid(source, target, farthings, why))


def pay_seat(s: State, loser: Seat, winner: Seat, farthings: Farthings, why: Reason, game: str, tell: Tell) -> None:
    """One player pays another."""
    pay(s, purse(loser), purse(winner), farthings, why, game, tell)
