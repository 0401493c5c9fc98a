"""Something sold to whoever bids most: called round and round, under the hammer, or sealed.

    when_selling(RULES, Phase.AUCTION, Sale(least=…, step=…, sealed=…, then=sold))
    open_sale(s, SALE, bidders)

Called: in turn, each bids at least a step above the best bid or drops out for good, and the best bidder is not asked
again; whoever has too little for the next bid drops out unasked. Under the hammer: the same, but whoever has a mind to
bids next, and if the hammer has patience it knocks when nobody has for a while, and falls at the third knock. Sealed:
all name a sum at once, and of equals the first in order has it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from crowe_table.engine.core import NO_SEAT, Action, Asked, Phase, Question, Reason, Seat, Timeout, View, because
from crowe_table.engine.money import NOTHING, Farthings
from crowe_table.engine.rng import Rng
from crowe_table.engine.state import State
from crowe_table.kit import secret_choice
from crowe_table.kit.announcing import announce, say
from crowe_table.kit.answer_parts import Tried
from crowe_table.kit.purses import in_purse
from crowe_table.kit.rules import Rules, each_of, one
from crowe_table.kit.stakes import from_purse, within

KNOCKS = 3
"""Going once, going twice, gone."""


class BidSum(Action, frozen=True, tag="bid_sum"):
    """Bids so much."""

    amount: Farthings


class DropOut(Action, frozen=True, tag="drop_out"):
    """Bids nothing, or no more."""


class Bidding(Struct, frozen=True):
    """What all know of a sale; a game's record keeps it as ``sale``."""

    left: tuple[Seat, ...] = ()
    """Who has not dropped out, in the order in which they are asked; sealed, all who name a sum."""
    bids: tuple[tuple[int, int], ...] = ()
    """All that has been bid: rows of a seat and farthings, 0 for whoever drops out."""
    knocks: int = 0
    """How often the hammer has knocked since the last bid."""

    @property
    def best(self) -> tuple[Seat, Farthings]:
        """Who bids most, the first of equals, and how much; NO_SEAT where nobody has bid."""
        bids = [row for row in self.bids if row[1]]
        seat, sum_ = max(bids, key=lambda row: row[1], default=(NO_SEAT, NOTHING))
        return Seat(seat), Farthings(sum_)


SaleStateT = TypeVar("SaleStateT", bound=State[Any, Any])


@dataclass(frozen=True)
class Sale(Generic[SaleStateT]):
    """The terms of a game's sales, and what follows one."""

    least: Callable[[SaleStateT], Farthings]
    """The least first bid."""
    step: Callable[[SaleStateT], Farthings]
    """By so much a bid is above the last; every bid is so many steps above the least."""
    sealed: Callable[[SaleStateT], bool]
    then: Callable[[SaleStateT, Seat, Farthings], None]
    """It is sold to this player for so much; to NO_SEAT, if nobody has bid."""
    law: str = ""
    hammer: Callable[[SaleStateT], bool] = lambda _: False
    """Whether all may bid at any time, and not in turn."""
    patience: Callable[[SaleStateT], int] = lambda _: 0
    """So many seconds after the last bid the hammer falls; 0 where it waits for all others to drop out."""
    second_price: bool = False
    """Whether of sealed sums the highest pays no more than a step above the next, and none is ever shown."""

    noted: Callable[[SaleStateT], None] = lambda _: None
    """What is done when a bid has been heard, or somebody is out: where the table shows it besides."""

    def wanted(self, s: SaleStateT) -> Farthings:
        """The least that may be bid now."""
        _, best = s.public.sale.best
        return Farthings(best + self.step(s)) if best and not self.sealed(s) else self.least(s)

    def price(self, s: SaleStateT) -> Farthings:
        """What the best bidder pays."""
        stands: Bidding = s.public.sale
        seat, best = stands.best
        if not (self.second_price and self.sealed(s)):
            return best
        others = [sum_ for other, sum_ in stands.bids if other != seat and sum_]
        return Farthings(min(best, max(others) + self.step(s)) if others else self.least(s))


def open_sale(s: SaleStateT, sale: Sale[SaleStateT], bidders: Sequence[Seat]) -> None:
    """These may bid, in this order, as far as they have the least bid; the game has set its phase."""
    s.public.sale = Bidding(tuple(bidders))
    _go_on(s, sale)


def when_selling(rules: Rules[SaleStateT], phase: Phase, sale: Sale[SaleStateT]) -> None:
    """In this phase bids are heard until it is sold, or nobody will have it."""

    @rules.asks(phase)
    def ask_bid(s: SaleStateT) -> Question:
        stands = s.public.sale
        seat, best = stands.best
        if sale.sealed(s):
            asked = each_of(
                "bid-sealed", secret_choice.silent(s, stands.left), BidSum, DropOut, farthings=sale.wanted(s)
            )
            return Question(asked.key, asked.asked, asked.args, secret=True)
        if sale.hammer(s):
            return _ask_all(s, sale)
        if seat == NO_SEAT:
            return one("bid-first", stands.left[0], BidSum, DropOut, farthings=sale.wanted(s))
        return one("bid-more", stands.left[0], BidSum, DropOut, farthings=best, seat=seat)

    def may_bid(s: SaleStateT, seat: Seat) -> Tried:
        return from_purse(s, seat, within(sale.wanted(s), in_purse(s, seat), sale.step(s)))

    @rules.does(BidSum, may_bid, phase=phase, law=sale.law)
    def bid(s: SaleStateT, action: BidSum) -> None:
        _has_bid(s, sale, action.seat, action.amount)

    @rules.does(DropOut, phase=phase)
    def drop_out(s: SaleStateT, action: DropOut) -> None:
        _has_bid(s, sale, action.seat, NOTHING)

    @rules.does(Timeout, phase=phase)
    def knock(s: SaleStateT, action: Timeout) -> None:
        """Nobody has bid in time."""
        del action
        stands = s.public.sale
        s.public.sale = replace(stands, knocks=stands.knocks + 1)
        announce(s, "hammer", number=stands.knocks + 1)
        if s.public.sale.knocks == KNOCKS:
            _fall(s, sale)

    @rules.untimely(BidSum)
    def why_no_sale(s: SaleStateT, action: BidSum) -> Reason | None:
        del action
        return None if s.public.phase == phase else because("refuse-no-sale", law=sale.law)

    @rules.uncalled(BidSum)
    def why_not_theirs(s: SaleStateT, action: BidSum) -> Reason | None:
        stands = s.public.sale
        if s.public.phase != phase:
            return because("refuse-no-sale", law=sale.law)
        if action.seat == stands.best[0]:
            return because("refuse-best-bid", law=sale.law)
        if (action.seat, NOTHING) in stands.bids:
            return because("refuse-dropped-out", law=sale.law)
        return None if action.seat in stands.left else because("refuse-no-bidder", law=sale.law)


def _ask_all(s: SaleStateT, sale: Sale[SaleStateT]) -> Question:
    """All who are left but the best bidder; where the hammer has patience none of them must speak."""
    stands, patience = s.public.sale, sale.patience(s)
    seat, best = stands.best
    asked = tuple([Asked(each, (BidSum, DropOut), must=not patience) for each in stands.left if each != seat])
    seconds = patience * (stands.knocks + 1) // KNOCKS - patience * stands.knocks // KNOCKS
    if seat == NO_SEAT:
        return Question("bid-first", asked, (("farthings", sale.wanted(s)),), patience=seconds)
    return Question("bid-more", asked, (("farthings", best), ("seat", seat)), patience=seconds)


def imagined_bids(s: SaleStateT, view: View[Any, Any], sale: Sale[SaleStateT], rng: Rng) -> tuple[Struct | None, ...]:
    """What each may have named, in an imagined world, of those who are asked no more in a sealed sale."""
    if not sale.sealed(s):
        return s.own
    least, step = sale.wanted(s), sale.step(s)
    sums = {seat: (NOTHING, least, within(least, in_purse(s, seat), step).most) for seat in s.public.sale.left}
    return secret_choice.imagined(s, view, sums, rng)


def _has_bid(s: SaleStateT, sale: Sale[SaleStateT], seat: Seat, sum_: Farthings) -> None:
    """A bid is heard at once, sealed ones when the last is in; nothing is bid by whoever drops out."""
    sealed = sale.sealed(s)
    named = secret_choice.choose(s, seat, sum_, s.public.sale.left) if sealed else {seat: sum_}
    for each, farthings in (named or {}).items():
        _note(s, sale, each, farthings, aloud=not (sealed and sale.second_price))
    if named:
        _go_on(s, sale)


def _note(s: SaleStateT, sale: Sale[SaleStateT], seat: Seat, sum_: Farthings, *, aloud: bool) -> None:
    """It has been bid. Where all bid in turn, the others come before this seat again."""
    stands = s.public.sale
    if aloud:
        say(s, seat, "say-bid-sum" if sum_ else "say-drop-out", farthings=sum_)
    left = stands.left
    if not sum_ or not sale.hammer(s):
        left = tuple([other for other in left if other != seat])
        left = (*left, seat) if sum_ else left
    s.public.sale = Bidding(left, (*stands.bids, (seat, sum_)), 0 if sum_ else stands.knocks)
    sale.noted(s)


def _go_on(s: SaleStateT, sale: Sale[SaleStateT]) -> None:
    """Who has too little for the next bid is out; of the others the next is asked. If there is none, it is sold."""
    stands = s.public.sale
    (by, _), wanted = stands.best, sale.wanted(s)
    if not (sale.sealed(s) and stands.bids):
        for seat in stands.left:
            if seat != by and in_purse(s, seat) < wanted:
                _note(s, sale, seat, NOTHING, aloud=bool(stands.bids))
        if any(seat != by for seat in s.public.sale.left):
            return
    _fall(s, sale)


def _fall(s: SaleStateT, sale: Sale[SaleStateT]) -> None:
    """It is sold to the best bidder, or to nobody."""
    (by, _), price = s.public.sale.best, sale.price(s)
    s.public.sale = Bidding()
    sale.then(s, by, price)
