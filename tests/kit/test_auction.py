"""Bidding in turn, in either direction: the current bid, the players who are out, and the end of the auction."""

from typing import Any

import pytest

from crowe_table.engine.core import NO_SEAT, Reason, Seat, because
from crowe_table.kit.auction import AuctionRecord, Bid, BidStep, Pass, open_auction, when_bidding
from crowe_table.kit.rules import Rules
from tests.kit.small import A, B, C, D, SmallPhase, asked, do, question, table

LADDER = (
    BidStep("six-C", because("six"), 1, 0),
    BidStep("six-S", because("six"), 1, 3),
    BidStep("seven", because("seven"), 2),
    BidStep("eight", because("eight"), 3),
)


def bidding(direction: int = 1, first: Seat = A, final: bool = True) -> tuple[Rules[Any], Any, list[Any]]:
    rules, over = Rules[Any](), []

    def why_not(s: Any, seat: Seat, height: int) -> Reason | None:
        return because("bound") if seat == D and height < 2 else None

    when_bidding(rules, SmallPhase.FIRST, lambda s: LADDER, lambda s: over.append(s.public.stands), why_not=why_not)
    s = table(("",) * 4, record=AuctionRecord, direction=direction, pass_is_final=final)
    open_auction(s, first)
    return rules, s, over


@pytest.mark.parametrize(("direction", "order"), [(1, [A, B, C, D]), (-1, [A, D, C, B])])
def test_bidding_follows_the_direction_of_play(direction: int, order: list[Seat]) -> None:
    rules, s, over = bidding(direction)
    spoke = []
    for _ in order:
        spoke.append(s.public.turn)
        do(rules, s, Pass(s.public.turn))
    assert spoke == order
    assert over == [(NO_SEAT, 0, -1)], "nobody has bid, so the auction is over"


def test_the_last_bidder_wins() -> None:
    rules, s, over = bidding()
    do(rules, s, Bid(A, "six-C"))
    do(rules, s, Pass(B))
    do(rules, s, Bid(C, "seven"))
    assert question(rules, s).args == (("seat", C), ("bid", 2), ("suit", -1))
    do(rules, s, Pass(D))
    assert (s.public.turn, s.public.out, over) == (A, (B, D), [])
    do(rules, s, Pass(A))
    assert over == [(C, 2, -1)]
    assert s.public.said == ((A, 1, 0), (B, 0, -1), (C, 2, -1), (D, 0, -1), (A, 0, -1))


def test_a_player_may_bid_again_if_passes_are_not_final() -> None:
    rules, s, over = bidding(final=False)
    do(rules, s, Pass(A))
    do(rules, s, Bid(B, "six-C"))
    assert s.public.out == ()
    do(rules, s, Pass(C))
    do(rules, s, Pass(D))
    assert (s.public.turn, over) == (A, [])
    do(rules, s, Bid(A, "seven"))
    assert s.public.turn == B


def test_the_highest_possible_bid_ends_the_auction() -> None:
    rules, s, over = bidding()
    do(rules, s, Bid(A, "eight"))
    assert over == [(A, 3, -1)]


def test_the_last_player_may_bid_after_passes() -> None:
    rules, s, over = bidding()
    for seat in (A, B, C):
        do(rules, s, Pass(seat))
    assert (s.public.turn, over) == (D, [])
    do(rules, s, Bid(D, "seven"))
    assert over == [(D, 2, -1)]


@pytest.mark.parametrize(
    ("seat", "bid", "why"),
    [
        (B, "six-S", because("refuse-bid-low", bid=1, number=1, suit_bid=3, suit=0)),
        (B, "nine", because("refuse-no-such-bid")),
        (B, "seven", None),
        (D, "seven", None),
    ],
)
def test_refusals_of_bids(seat: Seat, bid: str, why: Reason | None) -> None:
    rules, s, _ = bidding()
    do(rules, s, Bid(A, "six-C"))
    judge = rules.in_phase(SmallPhase.FIRST)[Bid].why_not
    assert judge is not None
    assert judge(s, Bid(seat, bid)) == why


def test_a_player_may_be_forbidden_to_pass() -> None:
    rules, s, _ = bidding(first=C)
    assert asked(question(rules, s)) == {C: ("Bid", "Pass")}
    do(rules, s, Pass(C))
    assert asked(question(rules, s)) == {D: ("Bid",)}
    assert rules.unasked[Pass](s, Pass(D)) == because("bound")
