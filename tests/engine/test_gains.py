"""Gains of each seat in each finished deal."""

from random import Random

import pytest

from crowe_table.engine.core import Paid
from crowe_table.engine.money import MINT
from tests.any_game import AnyTable
from tests.contract.tables import SEATINGS, Seating, step

STAKED = [
    seating
    for seating in SEATINGS
    if seating.slug in ("hazard", "blind-hookey", "baccara", "speculation") and seating.rules == "as-printed"
]
ANSWERS = 120


def owned(table: AnyTable, seat: int) -> int:
    """Return the money in the purse of a seat and in all its accounts on the table."""
    public = table.watch().public
    lying = sum(sum_ for account, sum_ in public.accounts if account.seat == seat and not account.counters)
    return public.purses[seat] + lying


def given(table: AnyTable, seat: int) -> int:
    """Return the money that a seat has had from the mint, less what it has paid there."""
    events = (event for count in range(len(table.actions) + 1) for event in table.events(count))
    paid = [event for event in events if isinstance(event, Paid) and MINT in (event.source, event.target)]
    return sum(((event.target.seat == seat) - (event.source.seat == seat)) * event.farthings for event in paid)


def moved(table: AnyTable, seat: int) -> int:
    """Return what a seat has won or lost in the current deal."""
    paid = [event for event in table.watch().past if isinstance(event, Paid)]
    paid = [event for event in paid if MINT not in (event.source, event.target)]
    return sum(((event.target.seat == seat) - (event.source.seat == seat)) * event.farthings for event in paid)


@pytest.mark.parametrize("seating", STAKED[::3], ids=str)
def test_gains_add_up_to_the_change_of_all_that_a_seat_owns(seating: Seating) -> None:
    table, rng = seating.table(0), Random(str(seating))
    for _ in range(ANSWERS):
        gains = table.gains()
        assert len(gains) == max(0, table.deal - 1)
        for seat in range(seating.seats):
            total = sum(row[seat] for row in gains) + moved(table, seat)
            assert owned(table, seat) == table.setup.purses[seat] + given(table, seat) + total
        if table.question is None:
            break
        step(table, rng)


def test_gains_follow_a_take_back() -> None:
    table, rng = STAKED[0].table(0), Random("back")
    while table.deal < 3:
        step(table, rng)
    before = table.gains()
    back = next(count for count in range(1, len(table.actions)) if table.at(len(table.actions) - count).deal < 2)
    assert table.take_back(back)
    assert table.gains() == before[: table.deal - 1]
