"""Reasons for hints at Speculation, each with a condition that must be true before it is given."""

from collections.abc import Mapping
from fractions import Fraction
from functools import cached_property

from crowe_table.engine.core import Arg, Seat
from crowe_table.engine.money import POT, Farthings
from crowe_table.games.speculation import odds
from crowe_table.games.speculation.actions import ProposePrice, PutUp
from crowe_table.kit.sale import BidSum
from crowe_table.search.reasons import HintCase, Reasons, claim

SURE = Fraction(9, 10)
"""A hint says that a trump is safe to keep if it stays the highest with at least this probability."""
ODDS = "the-odds"


class SpeculationCase(HintCase):
    """Position and suggested answer at Speculation, from which the conditions of REASONS are computed.

    The odds use everything that can be remembered of earlier hands.
    """

    @property
    def unit(self) -> int:
        return int(self.options.unit)

    @property
    def what(self) -> str:
        """Kind of lot: the ``trump``, the trump before it is turned (``blind``), or face-down cards (``unseen``)."""
        if self.act in ("keep", "offer"):
            return "trump" if self.r.stand else "blind"
        return "unseen" if self.act in ("offer_unseen", "propose") else str(self.r.lot.what)

    @property
    def number(self) -> int:
        """Number of face-down cards in the lot."""
        if isinstance(self.action, ProposePrice):
            return 1 if self.action.word == "one" else len(self.view.zone(f"down:{self.action.other}").cards)
        return int(self.r.lot.number)

    @cached_property
    def share(self) -> Fraction:
        """Fraction of the pot that the lot is worth to this seat."""
        layers = odds.known_layers(self.r)
        match self.what:
            case "trump":
                return odds.trump_share(self.view, layers, Seat(self.seat))
            case "blind":
                return odds.unseen_trump_share(self.view)
        return Fraction(self.number * odds.face_down_card_share(self.view, layers))

    @property
    def value(self) -> Fraction:
        """Value of the lot in farthings."""
        return Fraction(self.share * dict(self.r.accounts).get(POT, Farthings(0)))

    @property
    def coins(self) -> int:
        """Value of the lot, rounded down to whole coins, in farthings."""
        return max(0, int(self.value // self.unit)) * self.unit

    @property
    def is_trump(self) -> bool:
        return self.what == "trump"

    @property
    def least_bid(self) -> int:
        """Lowest legal bid in farthings; 0 if no bid is legal."""
        return min((act.amount for act in self.view.legal if isinstance(act, BidSum)), default=0)

    @property
    def too_dear(self) -> bool:
        """Whether the answer drops out of a sale whose lowest legal bid exceeds the value of the lot."""
        return self.act == "drop_out" and self.least_bid > self.value

    @property
    def good_bid(self) -> bool:
        """Whether the answer is a bid that does not exceed the value of the lot."""
        return isinstance(self.action, BidSum) and self.action.amount <= self.value

    @property
    def asks_enough(self) -> bool:
        """Whether the answer offers the trump for a reserve price of at least its value."""
        return isinstance(self.action, PutUp) and self.action.reserve >= self.value

    @property
    def buyers(self) -> int:
        """Number of other players whose purses hold at least the value of the lot."""
        r = self.r
        return sum(seat != self.seat and r.purses[seat] >= self.value for seat in r.staking)


def _odds(case: SpeculationCase) -> Mapping[str, Arg]:
    return {"often": min(Fraction(1), max(Fraction(0), case.share)).as_integer_ratio(), "farthings": case.coins}


def _value(case: SpeculationCase) -> Mapping[str, Arg]:
    return {"farthings": case.coins}


REASONS = Reasons(
    SpeculationCase,
    (
        claim("hint-any", lambda c: c.act in ("cut", "shuffle", "lift")),
        claim("hint-ready", lambda c: c.act == "ready"),
        # The owner
        claim("hint-keep-sure", lambda c: c.act == "keep" and c.is_trump and c.share >= SURE, says=_odds, law=ODDS),
        claim("hint-keep-nothing", lambda c: c.act == "keep" and c.value < c.unit, law=ODDS),
        claim("hint-keep", lambda c: c.act == "keep" and c.is_trump, says=_odds, law=ODDS),
        claim("hint-keep-unseen", lambda c: c.act == "keep" and not c.is_trump, says=_value, law=ODDS),
        claim("hint-sell-nothing", lambda c: c.act == "offer" and c.value < c.unit, law=ODDS),
        claim("hint-sell", lambda c: c.asks_enough and c.is_trump, says=_odds, law=ODDS),
        claim("hint-sell-unseen", lambda c: c.asks_enough and not c.is_trump, says=_value, law=ODDS),
        claim(
            "hint-sell-many",
            lambda c: c.act == "offer" and not c.options.reserve and c.buyers > 1,
            says=_value,
            law=ODDS,
        ),
        claim("hint-take", lambda c: c.act == "agree" and c.r.lot.price >= c.value, law=ODDS),
        claim("hint-refuse", lambda c: c.act == "decline" and c.r.lot.price < c.value, says=_value, law=ODDS),
        # Bidders
        claim("hint-bid", lambda c: c.good_bid and c.is_trump, says=_odds, law=ODDS),
        claim("hint-bid-unseen", lambda c: c.good_bid and not c.is_trump, says=_value, law=ODDS),
        claim("hint-drop-purse", lambda c: c.act == "drop_out" and not c.least_bid),
        claim("hint-drop-nothing", lambda c: c.too_dear and c.value < c.unit, law=ODDS),
        claim("hint-drop", lambda c: c.too_dear and c.is_trump, says=_odds, law=ODDS),
        claim("hint-drop-unseen", lambda c: c.too_dear and not c.is_trump, says=_value, law=ODDS),
        # Turning
        claim("hint-turn", lambda c: c.act == "turn", law="the-turning"),
        claim("hint-offer", lambda c: c.act == "offer_unseen", law="unseen-sales"),
        claim(
            "hint-propose",
            lambda c: isinstance(c.action, ProposePrice) and c.action.price <= c.value,
            says=_value,
            law="unseen-sales",
        ),
    ),
)
"""Reasons for hints in order of preference. A hint gives the first reason that is true."""
