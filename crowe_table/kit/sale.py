"""Sale to the highest bidder: called in turn, under the hammer, or by sealed bids.

    when_selling(RULES, Phase.AUCTION, Sale(least=…, step=…, sealed=…, then=sold))
    open_sale(s, SALE, bidders)

Called in turn: each player bids at least a step above the best bid, or drops out for good. The best bidder is not
asked, and players with too little money drop out. Under the hammer: the same, but any player may bid next. If the
hammer has a time limit, it knocks when nobody bids, and falls at the third knock. Sealed: all players name a sum at
once, and the first in order wins a tie.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from crowe_table.engine.core import NO_SEAT, Action, Asked, Phase, Question, Reason, Seat, Timeout, View, because
from crowe_table.engine.money import NOTHING, Farthings
from crowe_table.engine.rng import Rng
from crowe_table.engine.state import AnyState
from crowe_table.kit import secret_choice
from crowe_table.kit.announcing import announce, say
from crowe_table.kit.answer_parts import SampledPart
from crowe_table.kit.purses import in_purse
from crowe_table.kit.rules import Rules, ask_each, ask_one
from crowe_table.kit.stakes import from_purse, sum_within

KNOCKS = 3
"""Number of the knock at which the hammer falls: going once, going twice, gone."""


class BidSum(Action, frozen=True, tag="bid_sum"):
    """Bid this sum."""

    amount: Farthings


class DropOut(Action, frozen=True, tag="drop_out"):
    """Bid nothing, or no more."""


class Bidding(Struct, frozen=True):
    """Public record of a sale. A game's record keeps it as ``sale``."""

    left: tuple[Seat, ...] = ()
    """The seats that have not dropped out, in order. In a sealed sale, all seats that name a sum."""
    bids: tuple[tuple[int, int], ...] = ()
    """All bids, as rows of a seat and a sum in farthings. The sum is 0 for dropping out."""
    knocks: int = 0
    """Number of knocks of the hammer since the last bid."""

    @property
    def best(self) -> tuple[Seat, Farthings]:
        """The highest bidder and their bid. The first of equal bidders counts. NO_SEAT before the first bid."""
        bids = [row for row in self.bids if row[1]]
        seat, sum_ = max(bids, key=lambda row: row[1], default=(NO_SEAT, NOTHING))
        return Seat(seat), Farthings(sum_)


SaleStateT = TypeVar("SaleStateT", bound=AnyState)


@dataclass(frozen=True)
class Sale(Generic[SaleStateT]):
    """Terms of a game's sales, and the callbacks that follow a sale."""

    least: Callable[[SaleStateT], Farthings]
    """Least first bid."""
    step: Callable[[SaleStateT], Farthings]
    """Increment of bids. Every bid is a whole number of steps above the least."""
    sealed: Callable[[SaleStateT], bool]
    then: Callable[[SaleStateT, Seat, Farthings], None]
    """Callback that receives the buyer and the price. The buyer is NO_SEAT if nobody bid."""
    law: str = ""
    hammer: Callable[[SaleStateT], bool] = lambda _: False
    """Whether all may bid at any time. If False, players bid in turn."""
    time_limit: Callable[[SaleStateT], int] = lambda _: 0
    """Seconds from the last bid to the fall of the hammer. With 0, the sale lasts until all others drop out."""
    second_price: bool = False
    """Whether the highest sealed bidder pays only one step above the second bid. The bids are then not shown."""

    on_bid: Callable[[SaleStateT], None] = lambda _: None
    """Callback after each bid or drop-out, for tables that show bids elsewhere too."""

    def min_bid(self, s: SaleStateT) -> Farthings:
        """Return the least bid that is possible now."""
        _, best = s.public.sale.best
        return Farthings(best + self.step(s)) if best and not self.sealed(s) else self.least(s)

    def price(self, s: SaleStateT) -> Farthings:
        """Return the price that the best bidder pays."""
        stands: Bidding = s.public.sale
        seat, best = stands.best
        if not (self.second_price and self.sealed(s)):
            return best
        others = [sum_ for other, sum_ in stands.bids if other != seat and sum_]
        return Farthings(min(best, max(others) + self.step(s)) if others else self.least(s))


def open_sale(s: SaleStateT, sale: Sale[SaleStateT], bidders: Sequence[Seat]) -> None:
    """Open the sale to these bidders, in this order. The game sets its own phase.

    Bidders who cannot pay the least bid drop out.
    """
    s.public.sale = Bidding(tuple(bidders))
    _go_on(s, sale)


def when_selling(rules: Rules[SaleStateT], phase: Phase, sale: Sale[SaleStateT]) -> None:
    """Register the bidding in this phase. It lasts until there is a buyer or all have dropped out."""

    @rules.asks(phase)
    def ask_bid(s: SaleStateT) -> Question:
        stands = s.public.sale
        seat, best = stands.best
        if sale.sealed(s):
            asked = ask_each(
                "bid-sealed", secret_choice.not_chosen(s, stands.left), BidSum, DropOut, farthings=sale.min_bid(s)
            )
            return Question(asked.key, asked.asked, asked.args, secret=True)
        if sale.hammer(s):
            return _ask_all(s, sale)
        if seat == NO_SEAT:
            return ask_one("bid-first", stands.left[0], BidSum, DropOut, farthings=sale.min_bid(s))
        return ask_one("bid-more", stands.left[0], BidSum, DropOut, farthings=best, seat=seat)

    def may_bid(s: SaleStateT, seat: Seat) -> SampledPart:
        return from_purse(s, seat, sum_within(sale.min_bid(s), in_purse(s, seat), sale.step(s)))

    @rules.does(BidSum, may_bid, phase=phase, law=sale.law)
    def bid(s: SaleStateT, action: BidSum) -> None:
        _receive_bid(s, sale, action.seat, action.amount)

    @rules.does(DropOut, phase=phase)
    def drop_out(s: SaleStateT, action: DropOut) -> None:
        _receive_bid(s, sale, action.seat, NOTHING)

    @rules.does(Timeout, phase=phase)
    def knock(s: SaleStateT, action: Timeout) -> None:
        """Knock with the hammer because nobody has bid in time. The last knock closes the sale."""
        del action
        stands = s.public.sale
        s.public.sale = replace(stands, knocks=stands.knocks + 1)
        announce(s, "hammer", number=stands.knocks + 1)
        if s.public.sale.knocks == KNOCKS:
            _close_sale(s, sale)

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
    """Ask everyone left except the best bidder. If there is a time limit, nobody has to answer."""
    stands, time_limit = s.public.sale, sale.time_limit(s)
    seat, best = stands.best
    asked = tuple([Asked(each, (BidSum, DropOut), must=not time_limit) for each in stands.left if each != seat])
    seconds = time_limit * (stands.knocks + 1) // KNOCKS - time_limit * stands.knocks // KNOCKS
    if seat == NO_SEAT:
        return Question("bid-first", asked, (("farthings", sale.min_bid(s)),), time_limit=seconds)
    return Question("bid-more", asked, (("farthings", best), ("seat", seat)), time_limit=seconds)


def imagined_bids(s: SaleStateT, view: View, sale: Sale[SaleStateT], rng: Rng) -> tuple[Struct | None, ...]:
    """Return a random sum for each seat that has already named one in a sealed sale.

    The sums are part of a sampled deal.
    """
    if not sale.sealed(s):
        return s.own
    least, step = sale.min_bid(s), sale.step(s)
    sums = {seat: (NOTHING, least, sum_within(least, in_purse(s, seat), step).most) for seat in s.public.sale.left}
    return secret_choice.imagine_choices(s, view, sums, rng)


def _receive_bid(s: SaleStateT, sale: Sale[SaleStateT], seat: Seat, sum_: Farthings) -> None:
    """Record an open bid at once. Record sealed bids together, when the last one has arrived.

    A bid of 0 means dropping out.
    """
    sealed = sale.sealed(s)
    named = secret_choice.choose(s, seat, sum_, s.public.sale.left) if sealed else {seat: sum_}
    for each, farthings in (named or {}).items():
        _record_bid(s, sale, each, farthings, aloud=not (sealed and sale.second_price))
    if named:
        _go_on(s, sale)


def _record_bid(s: SaleStateT, sale: Sale[SaleStateT], seat: Seat, sum_: Farthings, *, aloud: bool) -> None:
    """Record a bid or a drop-out. In a sale called in turn, the bidder moves to the end of the order."""
    stands = s.public.sale
    if aloud:
        say(s, seat, "say-bid-sum" if sum_ else "say-drop-out", farthings=sum_)
    left = stands.left
    if not sum_ or not sale.hammer(s):
        left = tuple([other for other in left if other != seat])
        left = (*left, seat) if sum_ else left
    s.public.sale = Bidding(left, (*stands.bids, (seat, sum_)), 0 if sum_ else stands.knocks)
    sale.on_bid(s)


def _go_on(s: SaleStateT, sale: Sale[SaleStateT]) -> None:
    """Drop players who cannot afford the next bid. If nobody is left to ask, close the sale."""
    stands = s.public.sale
    (by, _), min_bid = stands.best, sale.min_bid(s)
    if not (sale.sealed(s) and stands.bids):
        for seat in stands.left:
            if seat != by and in_purse(s, seat) < min_bid:
                _record_bid(s, sale, seat, NOTHING, aloud=bool(stands.bids))
        if any(seat != by for seat in s.public.sale.left):
            return
    _close_sale(s, sale)


def _close_sale(s: SaleStateT, sale: Sale[SaleStateT]) -> None:
    (by, _), price = s.public.sale.best, sale.price(s)
    s.public.sale = Bidding()
    sale.then(s, by, price)
