"""A sitting: a number of hands with limited stakes.

Between hands the players say that they are ready, buy in again, or rise. The sitting ends after the last hand, or when
fewer than two players can pay the least stake.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Generic, TypeVar

from msgspec import Meta

from crowe_table.engine.core import Options, Phase, Reason, Seat, Setup, because
from crowe_table.engine.money import Farthings
from crowe_table.engine.state import AnyState
from crowe_table.kit.announcing import finish_game, say
from crowe_table.kit.between_deals import Rise, when_all_ready
from crowe_table.kit.buying import Buying, when_buying
from crowe_table.kit.purses import in_purse
from crowe_table.kit.rules import Rules

MAX_HANDS = 500
"""Maximum number of hands. The sitting then ends even if nobody rises."""


class LengthOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Length of a sitting, and the purse for buying in. Sums are in table units."""

    hands: Annotated[int, Meta(ge=0, le=99)] = 12
    """Number of hands. With 0, play lasts until somebody rises or fewer than two players can stake."""
    buy_in: Annotated[int, Meta(ge=0, le=400)] = 40
    """New purse for a player with too little money for the next hand; 0 if nobody may buy in."""

    @property
    def hand_limit(self) -> int:
        """Number of hands after which the sitting always ends."""
        return self.hands or MAX_HANDS

    @property
    def new_purse(self) -> Farthings:
        """The sum received on buying in."""
        return Farthings(self.buy_in * self.unit)


class SittingOptions(LengthOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of a sitting whose stakes increase in fixed steps. Sums are in table units."""

    stake_unit: Annotated[int, Meta(ge=1, le=10)] = 1
    """Every stake is a multiple of this sum."""
    min_stake: Annotated[int, Meta(ge=1, le=10)] = 1
    """Least stake, in table units."""

    @property
    def step(self) -> Farthings:
        """Step between stakes, in farthings."""
        return Farthings(self.stake_unit * self.unit)

    @property
    def least(self) -> Farthings:
        """Least stake that is a multiple of the step, in farthings."""
        return Farthings(-(-self.min_stake // self.stake_unit) * self.step)


class LimitedOptions(SittingOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of a sitting with a maximum stake."""

    max_stake: Annotated[int, Meta(ge=1, le=100)] = 10
    """Greatest stake, in table units."""

    @property
    def most(self) -> Farthings:
        """Greatest stake that is a multiple of the step, in farthings."""
        return Farthings(self.max_stake // self.stake_unit * self.step)


def unfit_purses(setup: Setup[SittingOptions]) -> Reason | None:
    """Return a refusal if fewer than two purses at the table hold the least stake."""
    least = setup.options.least
    if sum(each >= least for each in setup.purses) < 2:
        return because("unfit-purses", farthings=least, law="money")
    return None


def unfit_stakes(setup: Setup[LimitedOptions]) -> Reason | None:
    """Return a refusal if the limits leave no stake, or if fewer than two purses hold the least stake."""
    o = setup.options
    if o.least > o.most:
        return because("unfit-limits", farthings=o.step, law="money")
    return unfit_purses(setup)


def can_stake(s: AnyState, seat: Seat) -> bool:
    """Whether a purse holds the least stake."""
    least: Farthings = s.options.least
    return in_purse(s, seat) >= least


SittingT = TypeVar("SittingT", bound=AnyState)


@dataclass(frozen=True)
class Sitting(Generic[SittingT]):
    """The steps after each hand of one game."""

    settled: Phase
    over: Phase
    begin: Callable[[SittingT], None]
    """Start the next hand. Called only if enough players can stake."""
    held: Callable[[SittingT, Seat], Farthings] = in_purse
    """Function that returns the money a player can stake. By default this is the content of the purse."""
    before_close: Callable[[SittingT], None] | None = None
    """Callback before the sitting ends."""
    fewest: Callable[[SittingT], int] = lambda _: 2
    """Return how many players with the least stake are needed to go on. One is enough against the house."""

    @property
    def buying(self) -> Buying[SittingT]:
        """The terms on which players who lack the least stake may buy in."""
        return Buying(lambda s: s.options.least, lambda s: s.options.new_purse, self.held)

    def can_go_on(self, s: SittingT, seat: Seat) -> bool:
        """Whether a player can pay the least stake."""
        least: Farthings = s.options.least
        return self.held(s, seat) >= least

    def hand_done(self, s: SittingT) -> None:
        """End a hand. Pause so that all can see it, or end the sitting after the last hand."""
        s.public.phase = self.settled
        if sum([self.can_go_on(s, seat) or self.buying.may(s, seat) for seat in s.public.ring]) < self.fewest(s):
            self.close(s, because("win-purses"))
        elif s.public.deal >= s.options.hand_limit:
            self.close(s, because("win-hands", number=s.public.deal))

    def next_hand(self, s: SittingT) -> None:
        """Start the next hand, or end the sitting if too few players can stake after buying in."""
        if sum([self.can_go_on(s, seat) for seat in s.public.ring]) < self.fewest(s):
            self.close(s, because("win-purses"))
        else:
            self.begin(s)

    def close(self, s: SittingT, why: Reason) -> None:
        """End the sitting. If nobody has gained, nobody wins."""
        if self.before_close:
            self.before_close(s)
        r = s.public
        r.phase = self.over
        won = {seat: in_purse(s, seat) - r.opened[seat] for seat in r.ring}
        finish_game(s, [seat for seat in r.ring if won[seat] == max(won.values()) > 0], why)


def when_between_hands(rules: Rules[SittingT], sitting: Sitting[SittingT]) -> None:
    """Register the pause between hands.

    Anybody may rise if no number of hands is agreed. Otherwise, players may propose to rise.
    """
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
