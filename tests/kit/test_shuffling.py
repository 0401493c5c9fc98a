"""Shuffling before the deal. Any player may shuffle. A house rule lets the dealer shuffle last."""

from typing import Any

from crowe_table.engine.core import Shuffled
from crowe_table.kit.rules import Rules
from crowe_table.kit.shuffling import LeavePack, Shuffle, when_shuffling
from tests.kit.small import STOCK, A, B, C, SmallPhase, asked, do, listen, question, table


def company(dealer_last: bool = True):
    rules, cut = Rules[Any](), list[Any]()
    when_shuffling(rules, SmallPhase.FIRST, SmallPhase.LAST, STOCK, cut.append, lambda s: dealer_last)
    return rules, cut, table(stock="AS 2S 3S 4S 5S 6S", dealer=B)


def test_any_player_may_shuffle_and_the_eldest_must() -> None:
    rules, _, s = company()
    assert asked(question(rules, s)) == {C: ("Shuffle",), A: ("(Shuffle)",), B: ("(Shuffle)",)}


def test_the_dealer_may_shuffle_last_or_leave_the_pack() -> None:
    rules, cut, s = company()
    events = listen(s)
    do(rules, s, Shuffle(A))
    assert asked(question(rules, s)) == {B: ("LeavePack", "Shuffle")}
    assert cut == []
    do(rules, s, Shuffle(B))
    assert (cut, events) == ([s], [Shuffled("pack"), Shuffled("pack")])


def test_a_pack_left_as_it_is_is_not_shuffled() -> None:
    rules, cut, s = company()
    do(rules, s, Shuffle(C))
    events = listen(s)
    do(rules, s, LeavePack(B))
    assert (cut, events) == ([s], [])


def test_the_dealer_is_not_asked_twice() -> None:
    for rules, cut, s, seat in ((*company(), B), (*company(dealer_last=False), C)):
        do(rules, s, Shuffle(seat))
        assert cut == [s]
