"""Procedures that many games share."""

import pytest

from crowe_table.engine.core import Moved, Paid, because
from crowe_table.engine.money import MINT, POT, Refused, purse
from crowe_table.engine.parts import cut
from crowe_table.engine.parts.deal import begin_deal, deal_round, gather_all
from crowe_table.engine.parts.settle import open_purses, pay, pay_seat, purses_of
from crowe_table.engine.rng import Chance
from crowe_table.engine.state import State


def state(seats: int = 3) -> State:
    return State(seats, Chance("parts"))


def test_the_table_goes_round_clockwise() -> None:
    s = state(4)
    s.ring = (2, 0, 3, 1)
    assert [s.after(seat) for seat in (2, 0, 3, 1)] == [0, 3, 1, 2]
    assert s.after(2, -1) == 1
    assert s.after(2, 6) == 3
    assert s.round_from(3) == (3, 1, 2, 0)


def test_cards_are_dealt_one_at_a_time_from_the_top() -> None:
    s, told = state(), []
    begin_deal(s, 1, tuple(range(20)), told.append)
    order = list(s.pack)
    deal_round(s, 3, 2, told.append)
    assert [s.hands[seat] for seat in (2, 0, 1)] == [order[::-1][i:9:3] for i in range(3)]
    assert (s.deal, s.dealer, len(s.pack)) == (1, 1, 11)
    moves = [event for event in told if isinstance(event, Moved)]
    assert [move.target for move in moves] == ["hand:2", "hand:0", "hand:1"] * 3
    assert [move.eyes for move in moves] == [4, 1, 2] * 3


def test_a_deal_is_shuffled_alike_whatever_came_before() -> None:
    first, second = state(), state()
    begin_deal(first, 0, tuple(range(20)), None)
    second.pack = [3, 1, 2]
    second.rng.word()
    begin_deal(second, 0, tuple(range(20)), None)
    assert first.pack == second.pack
    begin_deal(second, 0, tuple(range(20)), None)
    assert first.pack != second.pack
    assert sorted(second.pack) == list(range(20))


def test_everything_is_gathered_in_order() -> None:
    s, told = state(), []
    s.pack, rows = [9], {"played:0": [1, 2], "empty": [], "crib": [3]}
    gather_all(s, rows, told.append)
    assert s.pack == [9, 1, 2, 3]
    assert list(rows.values()) == [[], [], []]
    assert [(event.source, event.places) for event in told] == [("played:0", (0, 1)), ("crib", (0,))]


def test_purses_and_payments() -> None:
    s, told = state(), []
    open_purses(s, (100, 0, 40), "game")
    assert purses_of(s) == (100, 0, 40)
    assert s.ledger.balance(MINT) == -140
    pay_seat(s, 0, 1, 30, because("win"), "game", told.append)
    pay(s, purse(2), POT, 40, because("stake"), "game", told.append)
    pay(s, purse(2), POT, 0, because("stake"), "game", told.append)
    assert purses_of(s) == (70, 30, 0)
    assert [(event.source, event.target, event.farthings) for event in told if isinstance(event, Paid)] == [
        ("purse:0", "purse:1", 30),
        ("purse:2", "pot", 40),
    ]
    with pytest.raises(Refused, match="purse:2"):
        pay_seat(s, 2, 0, 1, because("win"), "game", None)
    assert [entry.why for entry in s.ledger.entries()] == ["purse", "purse", "win", "stake"]


@pytest.mark.parametrize(
    ("keys", "partners", "again"),
    [
        ([[3], [5]], False, []),
        ([[3], [3]], False, [0, 1]),
        ([[3], [5], [3]], False, [0, 2]),
        ([[3], [5], [5]], False, []),
        ([[3, 9], [5], [3, 2]], False, []),
        ([[3], [4], [5], [6]], True, []),
        ([[3], [3], [5], [5]], True, [0, 1]),
        ([[3], [5], [5], [6]], True, [1, 2]),
        ([[3], [5], [5], [5]], True, [1, 2, 3]),
        ([[3], [4], [5], [5]], True, []),
        ([[3, 1], [3, 1], [3, 2], [9]], True, [0, 1]),
        ([[3, 1], [3, 2], [3, 2], [9]], True, [1, 2]),
    ],
)
def test_who_cuts_again(keys: list[list[int]], partners: bool, again: list[int]) -> None:
    assert cut.tied(keys, partners) == again


def test_partners_are_seated_opposite() -> None:
    for keys in ([[1], [2], [3], [4]], [[4], [3], [2], [1]], [[2], [4], [1], [3]], [[3], [1], [4], [2]]):
        seating = cut.seating(keys, (0, 1, 2, 3), partners=True)
        order = sorted(range(4), key=lambda seat: keys[seat])
        ring = seating.ring
        assert seating.dealer == order[0]
        assert ring.index(order[0]) == order[0], "the lowest keeps his chair"
        assert (ring.index(order[1]) - ring.index(order[0])) % 4 == 2
        assert ring[(ring.index(order[0]) + 1) % 4] == order[3]


@pytest.mark.parametrize(
    ("place", "fits"), [(3, False), (4, True), (9, True), (10, False), (-1, False), (2**70, False)]
)
def test_a_cut_is_within_the_pack(place: int, fits: bool) -> None:
    assert (cut.refuse_place(place, 4, 9) is None) == fits
