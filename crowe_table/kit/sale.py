"""Something sold to whoever bids most: called round and round, or sealed.

    when_selling(RULES, Phase.AUCTION, Sale(least=…, step=…, sealed=…, then=sold))
    open_sale(s, SALE, bidders)

Called: in turn, each bids at least a step above the best bid or drops out for good, and the best bidder is not asked
again; whoever has too little for the next bid drops out unasked. Sealed: all name a sum at once, and of equals the
first in order has it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from msgspec import Struct

from crowe_table.engine.core import NO_SEAT, Action, Phase, Question, Seat, View
from crowe_table.engine.money import NOTHING, Farthings
from crowe_table.engine.rng import Rng
from crowe_table.engine.state import State
from crowe_table.kit import secret
from crowe_table.kit.purses import in_purse
from crowe_table.kit.rules import Rules, each_of, one
from crowe_table.kit.stakes import from_purse, within
from crowe_table.kit.telling import say
from crowe_table.kit.ways import Tried


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

    def wanted(self, s: SaleStateT) -> Farthings:
        """The least that may be bid now."""
        _, best = s.public.sale.best
        return Farthings(best + self.step(s)) if best and not self.sealed(s) else self.least(s)


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
            asked = each_of("bid-sealed", secret.silent(s, stands.left), BidSum, DropOut, farthings=sale.wanted(s))
            return Question(asked.key, asked.asked, asked.args, secret=True)
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


def imagined_bids(s: SaleStateT, view: View[Any, Any], sale: Sale[SaleStateT], rng: Rng) -> tuple[Struct | None, ...]:
    """What each may have named, in an imagined world, of those who are asked no more in a sealed sale."""
    if not sale.sealed(s):
        return s.own
    least, step = sale.wanted(s), sale.step(s)
    sums = {seat: (NOTHING, least, within(least, in_purse(s, seat), step).most) for seat in s.public.sale.left}
    return secret.imagined(s, view, sums, rng)


def _has_bid(s: SaleStateT, sale: Sale[SaleStateT], seat: Seat, sum_: Farthings) -> None:
    """A called bid is heard at once, sealed ones when the last is in; nothing is bid by whoever drops out."""
    r = s.public
    named = secret.choose(s, seat, sum_, r.sale.left) if sale.sealed(s) else {seat: sum_}
    for each, farthings in (named or {}).items():
        say(s, each, "say-bid-sum" if farthings else "say-drop-out", farthings=farthings)
        left = tuple([other for other in r.sale.left if other != each])
        r.sale = Bidding((*left, each) if farthings else left, (*r.sale.bids, (each, farthings)))
    if named:
        _go_on(s, sale)


def _go_on(s: SaleStateT, sale: Sale[SaleStateT]) -> None:
    """The next is asked who can bid more; if there is none, it is sold."""
    r = s.public
    (by, best), wanted = r.sale.best, sale.wanted(s)
    if not (sale.sealed(s) and r.sale.bids):
        left = [seat for seat in r.sale.left if seat == by or in_purse(s, seat) >= wanted]
        r.sale = Bidding(tuple(left), r.sale.bids)
        if any(seat != by for seat in left):
            return
    r.sale = Bidding()
    sale.then(s, by, best)
