"""Bidding in turn: each player bids higher than the current bid or passes, until one bidder is left.

    when_bidding(RULES, Phase.BIDS, ladder, then=settle, why_not=bound_by_law, law="bidding")

The game lists the possible bids (``BidStep``), lowest first. A bid does not beat another bid of the same height.
``turn`` is the seat to bid. The turn passes in the direction of play.
"""

from collections.abc import Callable, Sequence
from typing import TypeVar

from msgspec import Struct

from crowe_table.engine.core import (
    NO_SEAT,
    Action,
    Asked,
    OptionsT,
    Phase,
    PickBid,
    Question,
    Reason,
    Rung,
    Seat,
    because,
)
from crowe_table.engine.state import State
from crowe_table.kit.announcing import report_changes, say
from crowe_table.kit.answer_parts import SampledPart
from crowe_table.kit.ranking import NO_TRUMP
from crowe_table.kit.rules import Rules, StateT
from crowe_table.kit.tricks import TrickRecord

PASS_HEIGHT = 0
"""Height of a pass."""


class Bid(Action, frozen=True, tag="bid"):
    """Make the named bid."""

    bid: str


class Pass(Action, frozen=True, tag="pass"):
    """Pass instead of bidding."""


class AuctionRecord(TrickRecord, kw_only=True):
    """Public record of an auction in a trick-taking game."""

    said: tuple[tuple[int, ...], ...] = ()
    """Every bid and pass of this deal, in order: seat, height (0 for a pass), and suit or NO_TRUMP."""
    pass_is_final: bool = True
    """Whether a player who has passed is out for this deal. If False, the player may bid again after a later bid."""

    @property
    def stands(self) -> tuple[Seat, int, int]:
        """The current highest bid: its bidder, height and suit. NO_SEAT and height 0 before the first bid."""
        bids = [row for row in self.said if row[1] != PASS_HEIGHT]
        seat, height, suit = bids[-1] if bids else (NO_SEAT, PASS_HEIGHT, NO_TRUMP)
        return Seat(seat), height, suit

    @property
    def out(self) -> tuple[Seat, ...]:
        """The seats that have passed and may not bid now.

        If passes are not final, they may bid again after a later bid.
        """
        said = self.said
        if not self.pass_is_final:
            last = max([at for at, row in enumerate(said) if row[1] != PASS_HEIGHT], default=-1)
            said = said[last + 1 :]
        return tuple([Seat(seat) for seat, height, _ in said if height == PASS_HEIGHT])


AuctionRecordT = TypeVar("AuctionRecordT", bound=AuctionRecord)


class BidStep(Struct, frozen=True):
    """A possible bid. It has a name in the action, a message, a height (from 1) and, for some bids, a suit."""

    name: str
    words: Reason
    height: int
    suit: int = NO_TRUMP


def open_auction(s: State[AuctionRecordT, OptionsT], first: Seat) -> None:
    """Start an auction; this seat bids first."""
    s.public.said, s.public.turn = (), first


def why_too_low(s: State[AuctionRecordT, OptionsT], action: Bid, ladder: Sequence[BidStep], law: str) -> Reason | None:
    """Return why a bid is not on the ladder, or does not beat the current bid."""
    step = next((step for step in ladder if step.name == action.bid), None)
    if step is None:
        return because("refuse-no-such-bid", law=law)
    _, height, suit = s.public.stands
    if step.height > height:
        return None
    return because("refuse-bid-low", law=law, bid=step.height, number=height, suit_bid=step.suit, suit=suit)


def when_bidding(
    rules: Rules[StateT],
    phase: Phase,
    ladder: Callable[[StateT], Sequence[BidStep]],
    then: Callable[[StateT], None],
    *,
    why_not: Callable[[StateT, Seat, int], Reason | None] | None = None,
    why_none: Callable[[StateT, Bid], Reason | None] | None = None,
    law: str = "",
) -> None:
    """Register an auction in this phase. It ends when one bidder is left, the highest bid is made, or all pass.

    ``why_not`` maps a state, a seat and a height (0 for a pass) to a refusal. A seat that may not pass is asked
    ``bid-bound``. The other players do not see that question. ``why_none`` may give a better reason than the common
    refusal for a bid that is not on the ladder.
    """

    @rules.asks(phase)
    def ask_bid(s: StateT) -> Question:
        r = s.public
        by, height, suit = r.stands
        is_bound = why_not is not None and why_not(s, r.turn, PASS_HEIGHT) is not None
        asked = Asked(r.turn, (Bid,), key="bid-bound") if is_bound else Asked(r.turn, (Bid, Pass))
        if by == NO_SEAT:
            return Question("bid", (asked,))
        return Question("bid-above", (asked,), (("seat", by), ("bid", height), ("suit", suit)))

    def may_bid(s: StateT, seat: Seat) -> SampledPart:
        r, steps = s.public, ladder(s)
        by, height, suit = r.stands
        stands = next((each.name for each in steps if each.height == height and each.suit == suit), "")
        free = [each.height > height and not (why_not and why_not(s, seat, each.height)) for each in steps]
        rungs = [Rung(step.name, step.words, open_) for step, open_ in zip(steps, free, strict=True)]
        part = PickBid(tuple(rungs), stands, by, r.out)
        return SampledPart(part, [rung.name for rung in rungs if rung.open], judged=True)

    def why_not_bid(s: StateT, action: Bid) -> Reason | None:
        steps = ladder(s)
        if all(step.name != action.bid for step in steps) and why_none and (none := why_none(s, action)):
            return none
        if low := why_too_low(s, action, steps, law):
            return low
        height = next(step.height for step in steps if step.name == action.bid)
        return why_not(s, action.seat, height) if why_not else None

    @rules.untimely(Pass)
    def why_not_pass(s: StateT, action: Pass) -> Reason | None:
        return why_not(s, action.seat, PASS_HEIGHT) if why_not and s.public.phase == phase else None

    @rules.does(Bid, may_bid, why_not_bid, law=law, phase=phase)
    def bid(s: StateT, action: Bid) -> None:
        steps = ladder(s)
        step = next(step for step in steps if step.name == action.bid)
        say(s, action.seat, "say-bid", bid=step.height, suit=step.suit)
        _record_bid(s, (action.seat, step.height, step.suit))
        if step.height == max(each.height for each in steps) or _is_over(s):
            then(s)

    @rules.does(Pass, law=law, phase=phase)
    def pass_bid(s: StateT, action: Pass) -> None:
        say(s, action.seat, "say-pass")
        _record_bid(s, (action.seat, PASS_HEIGHT, NO_TRUMP))
        if _is_over(s):
            then(s)


def _record_bid(s: State[AuctionRecordT, OptionsT], row: tuple[int, int, int]) -> None:
    """Record a bid or a pass, and give the turn to the next seat that has not dropped out."""
    r = s.public
    r.said = (*r.said, row)
    speaking = [seat for seat in (*r.round_from(r.turn)[1:], r.turn) if seat not in r.out]
    r.turn = speaking[0] if speaking else NO_SEAT
    report_changes(s)


def _is_over(s: State[AuctionRecordT, OptionsT]) -> bool:
    """Whether nobody is left to bid against the current bid, or all have passed."""
    r = s.public
    by, _, _ = r.stands
    return all(seat in r.out or seat == by for seat in r.playing)
