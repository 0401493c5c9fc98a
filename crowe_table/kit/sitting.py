"""A sitting of so many hands at stakes within limits: between two hands all are ready, one buys in again or rises, and
the company rises when the hands are done, or when fewer than two can pay the least stake.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, Generic, TypeVar

from msgspec import Meta

from crowe_table.engine.core import Options, Phase, Reason, Seat, Setup, because
from crowe_table.engine.money import Farthings
from crowe_table.engine.state import State
from crowe_table.kit.announcing import end, say
from crowe_table.kit.between_deals import Rise, when_all_ready
from crowe_table.kit.buying import Buying, when_buying
from crowe_table.kit.purses import in_purse
from crowe_table.kit.rules import Rules

MOST_HANDS = 500
"""No company sits longer, though nobody rise."""


class LengthOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long such a company sits, and with what purse one comes back to it; sums are in table units."""

    hands: Annotated[int, Meta(ge=0, le=99)] = 12
    """How many hands the company sits for; 0 until somebody rises, or fewer than two can stake."""
    buy_in: Annotated[int, Meta(ge=0, le=400)] = 40
    """A new purse, for one who has too little for the next hand; nobody may buy in for 0."""

    @property
    def most_hands(self) -> int:
        """After so many hands the company rises in any case."""
        return self.hands or MOST_HANDS

    @property
    def new_purse(self) -> Farthings:
        """What is bought by one who buys in."""
        return Farthings(self.buy_in * self.unit)


class SittingOptions(LengthOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The house rules of a sitting whose stakes go by steps; sums are in table units."""

    stake_unit: Annotated[int, Meta(ge=1, le=10)] = 1
    """Every stake is a multiple of this."""
    min_stake: Annotated[int, Meta(ge=1, le=10)] = 1
    """The least stake."""

    @property
    def step(self) -> Farthings:
        """What every stake is a multiple of."""
        return Farthings(self.stake_unit * self.unit)

    @property
    def least(self) -> Farthings:
        """The least stake that goes by that step."""
        return Farthings(-(-self.min_stake // self.stake_unit) * self.step)


class LimitedOptions(SittingOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Those of a sitting in which no stake may be greater than so much."""

    max_stake: Annotated[int, Meta(ge=1, le=100)] = 10
    """The greatest stake."""

    @property
    def most(self) -> Farthings:
        """The greatest stake that goes by the step."""
        return Farthings(self.max_stake // self.stake_unit * self.step)


def unfit_purses(setup: Setup[SittingOptions]) -> Reason | None:
    """Why a table cannot begin: fewer than two purses hold the least stake."""
    least = setup.options.least
    if sum(each >= least for each in setup.purses) < 2:
        return because("unfit-purses", farthings=least, law="money")
    return None


def unfit_stakes(setup: Setup[LimitedOptions]) -> Reason | None:
    """Why a table cannot begin: limits that leave no stake, or fewer than two purses that hold the least."""
    o = setup.options
    if o.least > o.most:
        return because("unfit-limits", farthings=o.step, law="money")
    return unfit_purses(setup)


def can_stake(s: State[Any, Any], seat: Seat) -> bool:
    """Whether a purse holds the least stake."""
    least: Farthings = s.options.least
    return in_purse(s, seat) >= least


SittingT = TypeVar("SittingT", bound=State[Any, Any])


@dataclass(frozen=True)
class Sitting(Generic[SittingT]):
    """What comes after each hand of one game."""

    settled: Phase
    over: Phase
    begin: Callable[[SittingT], None]
    """Begins the next hand: as many can stake as must."""
    held: Callable[[SittingT, Seat], Farthings] = in_purse
    """What a player has to stake with, where some of it lies elsewhere between two hands."""
    before_close: Callable[[SittingT], None] | None = None
    """What is done before the company rises."""
    fewest: Callable[[SittingT], int] = lambda _: 2
    """How many must have the least stake for the company to go on: one is enough against the house."""

    @property
    def buying(self) -> Buying[SittingT]:
        """Who has not the least stake may buy in."""
        return Buying(lambda s: s.options.least, lambda s: s.options.new_purse, self.held)

    def can_go_on(self, s: SittingT, seat: Seat) -> bool:
        """Whether a player has the least stake."""
        least: Farthings = s.options.least
        return self.held(s, seat) >= least

    def hand_done(self, s: SittingT) -> None:
        """The company looks at the hand, or rises if it was the last."""
        s.public.phase = self.settled
        if sum([self.can_go_on(s, seat) or self.buying.may(s, seat) for seat in s.public.ring]) < self.fewest(s):
            self.close(s, because("win-purses"))
        elif s.public.deal >= s.options.most_hands:
            self.close(s, because("win-hands", number=s.public.deal))

    def next_hand(self, s: SittingT) -> None:
        """Who would have bought in has done so."""
        if sum([self.can_go_on(s, seat) for seat in s.public.ring]) < self.fewest(s):
            self.close(s, because("win-purses"))
        else:
            self.begin(s)

    def close(self, s: SittingT, why: Reason) -> None:
        """The company rises. Nobody wins if nobody has won."""
        if self.before_close:
            self.before_close(s)
        r = s.public
        r.phase = self.over
        won = {seat: in_purse(s, seat) - r.opened[seat] for seat in r.ring}
        end(s, [seat for seat in r.ring if won[seat] == max(won.values()) > 0], why)


def when_between_hands(rules: Rules[SittingT], sitting: Sitting[SittingT]) -> None:
    """All must be ready; anybody may rise, where no number of hands is agreed on, or else propose it."""
    when_all_ready(
        rules,
        sitting.settled,
        then=sitting.next_hand,
        may_rise=lambda s: not s.options.hands,
        all_rise=lambda s: sitting.close(s, because("ended-agreed")),
        besides=sitting.buying.acts,
    )
    when_buying(rules, sitting.settled, sitting.buying)

    @rules.does(Rise, phase=sitting.settled)
    def rise(s: SittingT, action: Rise) -> None:
        say(s, action.seat, "say-rise")
        sitting.close(s, because("win-rise", seat=action.seat))
